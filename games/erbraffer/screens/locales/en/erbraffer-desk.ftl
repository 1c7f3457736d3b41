# Die Erbraffer: what is being decided, and the controls for it.
#
# $sum and $gain are amounts already written, $card and $heirloom are titles, $couple names both partners. $who, $from
# and $to are names. $count, $cards, $sealed, $number and $all are numbers.

## Waiting

erbraffer-desk-waits-turn = { $you ->
    [yes] It is your turn.
   *[no] { $who } is to play.
}
erbraffer-desk-waits-testament = { $you ->
    [yes] You lay a testament.
   *[no] { $who } lays a testament.
}
erbraffer-desk-waits-couple = { $you ->
    [yes] You choose whose estate you share out.
   *[no] { $who } chooses whose estate comes next.
}
erbraffer-desk-waits-estate = { $you ->
    [yes] You share out an estate.
   *[no] { $who } shares out an estate.
}
erbraffer-desk-shares-again = { $you ->
    [yes] A new will: you share it out again.
   *[no] A new will: { $who } shares it out again.
}
erbraffer-desk-dealt = The cards are dealt.
erbraffer-desk-gathering = It begins when everybody is ready.
erbraffer-desk-over = The family is settled.
erbraffer-desk-over-note = All portraits, benefactors and hands lie open.
erbraffer-desk-answer-of = { $who }
erbraffer-desk-uncover = { $who } answers under cover: uncover the seat first.

## The hand

erbraffer-desk-hand = Your influence cards
erbraffer-desk-hands = All hands
erbraffer-desk-ten-years = +10 years
erbraffer-desk-chosen = is being played
erbraffer-desk-not-now = not now
erbraffer-desk-throw = Throw away: { $card }
erbraffer-desk-keep = Keep: { $card }
erbraffer-desk-play-ask = { $card }: play it now? A card once played cannot be taken back.

## A turn

erbraffer-desk-turn = Play a card, or throw some away
erbraffer-desk-turn-note = Choose a card, then whom it befalls.
erbraffer-desk-beige = A beige card moves the hourglass to { $year }.
erbraffer-desk-then = Then the hourglass goes to { $year }.
erbraffer-desk-then-nothing = The hourglass stays where it is.
erbraffer-desk-year-white = { $year }, a white year: you lay a testament
erbraffer-desk-year-golden = { $year }, a golden year: you share out the first estate
erbraffer-desk-year-last = { $year }: the last round begins
erbraffer-desk-last-round = The last round: hourglasses no longer count.
erbraffer-desk-turn-legend = Your turn
erbraffer-desk-ask-heir = Choose an heir for { $card }
erbraffer-desk-ask-giver = Who gives half away? { $card }
erbraffer-desk-ask-sibling = Choose a brother or sister of { $who }
erbraffer-desk-ask-second = After { $who }: choose the second heir
erbraffer-desk-ask-thing = Choose an heirloom for { $card }
erbraffer-desk-ask-rounding = Half of { $sum }: which way is it rounded?
erbraffer-desk-heirs-open = { $count ->
    [one] One portrait can be chosen.
   *[other] { $count } portraits can be chosen.
}
erbraffer-desk-heirs-sealed = { $count ->
    [one] One portrait can be chosen
   *[other] { $count } portraits can be chosen
}, { $sealed ->
    [one] one is sealed.
   *[other] { $sealed } are sealed.
}
erbraffer-desk-things-open = { $count ->
    [one] One heirloom can be chosen.
   *[other] { $count } heirlooms can be chosen.
}
erbraffer-desk-list = { $count ->
    [one] One portrait as a list
   *[other] { $count } portraits as a list
}
erbraffer-desk-list-things = { $count ->
    [one] One heirloom as a list
   *[other] { $count } heirlooms as a list
}
erbraffer-desk-take-back = Take back
erbraffer-desk-throwing = { $cards ->
    [one] One card goes
   *[other] { $cards } cards go
}
erbraffer-desk-throwing-note = Thrown away, a card does nothing, and its hourglass does not count either. You draw as many anew, and your turn is over.
erbraffer-desk-throw-confirm = Throw { $cards } away, draw { $cards }
erbraffer-desk-round-keeps = { $from } keeps { $sum }
erbraffer-desk-round-gives = { $from } { $sum }, { $to } +{ $gain }

## A testament

erbraffer-desk-seal = Seal a portrait until { $year }
erbraffer-desk-seal-note = You brought the hourglass to { $year }, a white year. Sealed means: nothing comes, nothing goes.
erbraffer-desk-testament-legend = The portrait to be sealed
erbraffer-desk-testament-ask = Seal this portrait? A testament once laid stays.

## A couple

erbraffer-desk-couple = Whose estate do you share out?
erbraffer-desk-couple-legend = The couples that are left
erbraffer-desk-couples-left = { $year }, a golden year: { $count ->
    [one] one couple is left.
   *[other] { $count } couples are left.
} Next in line: { $who }.
erbraffer-desk-leads = { $share }% to my heir
erbraffer-desk-holds = I hold the card

## Sharing an estate

erbraffer-desk-estate-of = { $year } · estate { $number } of { $all }
erbraffer-desk-again-of = { $year } · estate { $number } of { $all } · new will
erbraffer-desk-leave = What { $couple } leave
erbraffer-desk-freely = A new will: any split in whole thousands
erbraffer-desk-aside = Look at the tree
erbraffer-desk-back = Back to the estate
erbraffer-desk-children = Children
erbraffer-desk-another = Choose another couple
erbraffer-desk-to-place = Heirlooms to place: drag, or tap one and then a child
erbraffer-desk-all-placed = All heirlooms are placed. Tap one to move it.
erbraffer-desk-no-things = No heirlooms in this estate.
erbraffer-desk-only-child = All heirlooms go to the only married child.
erbraffer-desk-place = place here
erbraffer-desk-bars-things = no heirlooms
erbraffer-desk-benefactor = benefactor: any amount, even all
erbraffer-desk-marries = marries { $who }
erbraffer-desk-last-row = the last generation
erbraffer-desk-cash-for = Cash for { $who }
erbraffer-desk-thousands = Thousands for { $who }
erbraffer-desk-less = { $sum } less for { $who }
erbraffer-desk-more = { $sum } more for { $who }
erbraffer-desk-none = { $sum } for { $who }: nothing
erbraffer-desk-all = All that is left, { $sum }, for { $who }
erbraffer-desk-all-short = all
erbraffer-desk-odd = the odd { $sum }
erbraffer-desk-rest = what is left, { $sum }
erbraffer-desk-sum-to = { $sum } to { $who }
erbraffer-desk-sum-open = { $sum } still open
erbraffer-desk-things-wait = { $count ->
    [one] One heirloom still waits
   *[other] { $count } heirlooms still wait
}
erbraffer-desk-odd-waits = Who gets the odd { $sum }?
erbraffer-desk-rest-waits = Who gets what is left?
erbraffer-desk-hand-out = Hand it out
erbraffer-desk-hand-out-ask = Hand the estate out like this? It cannot be taken back.

## New wills

erbraffer-desk-window = Does anybody find a new will?
erbraffer-desk-window-asked = Everybody is being asked about a new will.
erbraffer-desk-will = New will
erbraffer-desk-will-ask = Play a new will and share this estate out again?
erbraffer-desk-decline = Let it stand
erbraffer-desk-decline-all = Let all of { $year } stand
erbraffer-desk-decline-all-ask = Let every estate of { $year } stand? You are not asked again in this change of generation, and it cannot be withdrawn.
erbraffer-desk-declined = You let it stand.
erbraffer-desk-declined-all = You let every estate of { $year } stand.
