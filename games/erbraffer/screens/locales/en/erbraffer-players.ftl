# Die Erbraffer: secrets, players, and the end.
#
# $name and $names are names of the family or, in the notes on the end, of players. $sex is woman or man; of
# several it is women, or men if one of them is a man. All others are numbers.

## My secrets

erbraffer-players-secrets = My secrets
erbraffer-players-only-you = only you
erbraffer-players-heirs = { $sex ->
    [woman] Your heir
    [man] Your heir
   *[other] Your heirs
}
erbraffer-players-heir = { $sex ->
    [woman] { $name } is your heir. Gold lines lead to her: the thicker, the more arrives.
   *[man] { $name } is your heir. Gold lines lead to him: the thicker, the more arrives.
}
erbraffer-players-heirs-two = { $sex ->
   *[other] { $names } are your heirs: what either of them owns is yours. Gold lines lead there.
}
erbraffer-players-my-benefactors = Your benefactor cards
erbraffer-players-mine = Benefactor card of { $name }. In { $year } you get all of the money there, or half if someone else has the same card.
erbraffer-players-paid = paid out
erbraffer-players-nothing = died poor

## The players

erbraffer-players-title = Players
erbraffer-players-open = Heirs and benefactor cards
erbraffer-players-plays = to play
erbraffer-players-seals = places a testament
erbraffer-players-shares = shares out
erbraffer-players-hand = cards in hand
erbraffer-players-keys = hidden benefactor cards
erbraffer-players-collected = collected from benefactors
erbraffer-players-stock = Pile { $pile } · discards { $discards }
erbraffer-players-shown-heir = { $sex ->
   *[other] { $name }, heir
}
erbraffer-players-shown-paid = { $name }, benefactor card, paid out
erbraffer-players-shown-kept = { $name }, benefactor card, never shown

## The end

erbraffer-players-reveal = The portraits are turned
erbraffer-players-place = { $place }.
erbraffer-players-cash = Cash
erbraffer-players-worth = Heirlooms
erbraffer-players-left = Benefactors
erbraffer-players-fortune = Fortune
erbraffer-players-tie = { $names } have equal fortunes: the more precious heirlooms decide ({ $rule }).
erbraffer-players-shared = { $names } have equal fortunes, and heirlooms of equal worth: they share the place ({ $rule }).
erbraffer-players-chart = Every fortune by year.
erbraffer-players-chart-what = Cash and heirlooms of the living ancestors, by the share that would reach the heir if estates were split evenly and benefactors got nothing. What was collected from benefactors is added. The last point is the true fortune.
erbraffer-players-chart-table = Year by year
erbraffer-players-year = Year
