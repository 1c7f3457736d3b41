# The company of Die Erbraffer: secrets, players, the end, the guide, and what is in the box.
#
# $name, $names, $parents and $owner are names of the family or, in the notes on the end, of players. $sex is woman or
# man, $sum an amount already written as money, all others are numbers.

## My secrets

erbraffer-company-secrets = My secrets
erbraffer-company-only-you = only you
erbraffer-company-heirs = Your heirs
erbraffer-company-heir = { $sex ->
    [woman] { $name } is your heir. Gold lines lead to her; the thicker, the more arrives.
   *[man] { $name } is your heir. Gold lines lead to him; the thicker, the more arrives.
}
erbraffer-company-heirs-two = { $names } are your heirs: what either of them owns is yours. Gold lines lead there.
erbraffer-company-my-benefactors = Your benefactor cards
erbraffer-company-paid = paid out
erbraffer-company-nothing = died poor

## The players

erbraffer-company-players = Players
erbraffer-company-you = you
erbraffer-company-plays = to play
erbraffer-company-seals = lays a testament
erbraffer-company-shares = shares an estate
erbraffer-company-hand = cards in hand
erbraffer-company-keys = hidden benefactor cards
erbraffer-company-collected = collected from benefactors
erbraffer-company-stock = Pile { $pile } · discards { $discards }
erbraffer-company-shown-heir = { $name }, heir
erbraffer-company-shown-paid = { $name }, benefactor, paid out
erbraffer-company-shown-kept = { $name }, benefactor, never shown

## The end

erbraffer-company-reveal = The portraits are turned
erbraffer-company-place = { $place }.
erbraffer-company-cash = Cash
erbraffer-company-worth = Heirlooms
erbraffer-company-left = Benefactors
erbraffer-company-fortune = Fortune
erbraffer-company-tie = { $names } have equal fortunes: the more precious heirlooms decide ({ $rule }).
erbraffer-company-shared = { $names } have equal fortunes, and heirlooms of equal worth: they share the place ({ $rule }).
erbraffer-company-chart = Every fortune by year.
erbraffer-company-chart-what = What lies on the living ancestors, cash and heirlooms, by the share that would reach the heir if estates were split evenly and benefactors got nothing; plus what was collected from benefactors. The last point is the true fortune.
erbraffer-company-chart-table = The same in figures
erbraffer-company-year = Year

## The guide

erbraffer-company-welcome = Welcome to the family
erbraffer-company-welcome-text = Your secret is { $names }: whatever arrives there by the end is your fortune. Nobody else knows, so keep a straight face. On the tree, gold lines show whose money flows that way: the thicker the line, the more arrives. When it is your turn, choose a card from your hand.
erbraffer-company-choose = Who deserves it?
erbraffer-company-choose-text = Now choose a portrait of the row that lives. Good news is best for those from whom a gold line leads down to your heir; bad news is for the others. But do not spoil your own too openly: everybody is watching.
erbraffer-company-cards = Four cards, one a turn
erbraffer-company-cards-text = You play one card and draw one. Grey cards only do what they say. Beige cards bear an hourglass: after them ten years go by. If nothing suits you, throw away one to four cards and draw as many instead.
erbraffer-company-throw = A fresh hand
erbraffer-company-throw-text = Mark what you want to be rid of, then confirm: you draw as many, and your turn is over. Cards thrown away do nothing, not even with an hourglass, but everybody sees them.
erbraffer-company-others = Watch the relatives
erbraffer-company-others-text = Whom the others favour says where their heirs may be, and they read you in the same way. A small present to the wrong cousin is sometimes money well spent. Hands, heirs and benefactor cards are secret; what has been collected is not.
erbraffer-company-hourglass = Time passes
erbraffer-company-hourglass-text = This card bears an hourglass: when it has done its work, ten years go by. In a white year you then lay a testament. In a golden year, like 1870, a whole generation takes its leave, and you are the first to share out an estate.
erbraffer-company-testament = Sealed until further notice
erbraffer-company-testament-text = In a white year whoever moved the hourglass lays a testament on a living portrait. Money and heirlooms there are out of everybody’s reach until the next golden year. Protect what leads to your heir, or see to it that somebody stays poor.
erbraffer-company-golden = A golden year
erbraffer-company-golden-text = The generation of 1840 takes its leave. Whoever moved the hourglass picks a couple and shares its estate among the children, then the next player picks another, until all couples are settled. The couples above your gold lines are worth your attention.
erbraffer-company-estate = Three laws for an estate
erbraffer-company-estate-text = Law 1: children in oval frames, the benefactors, may get any part of the cash. Law 2: the rest is split evenly among the married children; you say who gets an odd thousand. Law 3: heirlooms go to married children only, spread as you like.
erbraffer-company-rewrite = Your new will
erbraffer-company-rewrite-text = The whole estate lies on the table again, and law 2 does not bind you: split the cash as you like, in whole thousands. Heirlooms still go to married children only.
erbraffer-company-new-will = Does it stand?
erbraffer-company-new-will-text = After each estate everybody is asked for a new will, whether they hold one or not, so that nobody is given away. With such a card you can share this estate all over again. Otherwise let it stand; if you like, for the whole change of generation.
erbraffer-company-aunts = Rich aunts, kind uncles
erbraffer-company-aunts-text = Benefactors leave no children. When their generation dies, the cash on their portrait goes to whoever holds their card, half each if there are two. Yours lie among your secrets: a little money in an oval frame may come straight to you.
erbraffer-company-over = In 1870 a first trial ends
erbraffer-company-over-text = You have seen everything: cards, testaments, an estate. A whole game goes on like this for four more generations, until the portraits are turned in 2000 and the richest wins. Start one when you like, with friends or with bots.

## What is in the box

erbraffer-company-parts-rebuilt = We do not know the printed family: who descends from whom, the names and most heirlooms are rebuilt. They fit every count and limit that is known, but they are not the printed values.
erbraffer-company-parts-cash = on each founder
erbraffer-company-parts-hand = { $count ->
    [one] { $count } influence card in each hand
   *[other] { $count } influence cards in each hand
}
erbraffer-company-parts-portraits = Portrait cards each: { $few } with two or three players, { $many } with four to six
erbraffer-company-parts-keys = Benefactor cards each: { $few } with two or three players, { $many } with four to six
erbraffer-company-parts-family = The family
erbraffer-company-parts-family-what = { $persons } portraits in six generations, with { $couples } couples. Oval frames are benefactors: they never marry.
erbraffer-company-parts-couples = Couples
erbraffer-company-parts-child = { $sex ->
    [woman] daughter of { $parents }
   *[man] son of { $parents }
}
erbraffer-company-parts-founder = founds the family
erbraffer-company-parts-married-in = marries in
erbraffer-company-parts-benefactor = { $sex ->
    [woman] benefactress
   *[man] benefactor
}
erbraffer-company-parts-dowry = dowry of { $sum }
erbraffer-company-parts-heirlooms = The heirlooms
erbraffer-company-parts-heirlooms-what = { $count ->
    [one] { $count } heirloom; it lies beside a founder at first.
   *[other] { $count } heirlooms; at first each lies beside a founder.
}
erbraffer-company-parts-beside = beside { $owner }
erbraffer-company-parts-influence = The influence cards
erbraffer-company-parts-influence-what = { $count } cards. { $beige } of them are beige and bear an hourglass, the others are grey.
erbraffer-company-parts-hourglass = Hourglass: ten years go by
erbraffer-company-parts-no-hourglass = No hourglass
erbraffer-company-parts-benefactors = The benefactor cards
erbraffer-company-parts-benefactors-what = { $count } cards: two for each of the { $benefactors } benefactors, in the colour of their generation.
erbraffer-company-parts-calendar = The calendar
erbraffer-company-parts-calendar-what = The hourglass moves in steps of ten years.
erbraffer-company-parts-first = the game begins
erbraffer-company-parts-white = a testament
erbraffer-company-parts-golden = a generation changes
erbraffer-company-parts-last = the last round
erbraffer-company-parts-rest = And besides
erbraffer-company-parts-cards = { $count ->
    [one] { $count } portrait card
   *[other] { $count } portrait cards, one for each heir of the last row
}
erbraffer-company-parts-testaments = { $count ->
    [one] { $count } testament
   *[other] { $count } testaments
}
erbraffer-company-parts-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
erbraffer-company-parts-coins-what = How many coins there are of each kind is rebuilt. It matters for their looks alone: the bank never runs dry.
