# Die Erbraffer: what is in the box.
#
# $parents and $owner are names of the family. $sex is woman or man, $sum an amount already written as money, all
# others are numbers.

erbraffer-parts-rebuilt = We don’t know the printed family: parents, names and most heirlooms are reconstructed. They fit every count and limit that is known, but they aren’t the printed values.
erbraffer-parts-cash = on each founder
erbraffer-parts-hand = { $count ->
    [one] { $count } influence card in each hand
   *[other] { $count } influence cards in each hand
}
erbraffer-parts-portraits = Portrait cards each: { $few } with two or three players, { $many } with four to six
erbraffer-parts-keys = Benefactor cards each: { $few } with two or three players, { $many } with four to six
erbraffer-parts-family = The family
erbraffer-parts-family-what = { $persons } portraits in six generations, with { $couples } couples. Oval frames are benefactors: they never marry.
erbraffer-parts-couples = Couples
erbraffer-parts-child = { $sex ->
    [woman] daughter of { $parents }
   *[man] son of { $parents }
}
erbraffer-parts-founder = founds the family
erbraffer-parts-married-in = marries in
erbraffer-parts-benefactor = { $sex ->
    [woman] benefactress
   *[man] benefactor
}
erbraffer-parts-dowry = dowry of { $sum }
erbraffer-parts-heirlooms = The heirlooms
erbraffer-parts-heirlooms-what = { $count ->
    [one] { $count } heirloom; it starts with a founder.
   *[other] { $count } heirlooms; each starts with a founder.
}
erbraffer-parts-beside = beside { $owner }
erbraffer-parts-influence = The influence cards
erbraffer-parts-influence-what = { $count } cards. { $beige } of them are beige and have an hourglass, the others are grey.
erbraffer-parts-hourglass = Hourglass: ten years go by
erbraffer-parts-no-hourglass = No hourglass
erbraffer-parts-benefactors = The benefactor cards
erbraffer-parts-benefactors-what = { $count } cards: two for each of the { $benefactors } benefactors, in the colour of their generation.
erbraffer-parts-calendar = The calendar
erbraffer-parts-calendar-what = The hourglass moves in steps of ten years.
erbraffer-parts-first = the game begins
erbraffer-parts-white = a testament
erbraffer-parts-golden = a generation changes
erbraffer-parts-last = the last round
erbraffer-parts-rest = And besides
erbraffer-parts-cards = { $count ->
    [one] { $count } portrait card
   *[other] { $count } portrait cards, one for each portrait of the last row
}
erbraffer-parts-testaments = { $count ->
    [one] { $count } testament
   *[other] { $count } testaments
}
erbraffer-parts-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
erbraffer-parts-coins-what = How many coins there are of each kind is reconstructed. It only affects how they look: the bank never runs out.
