# Die Erbraffer: what is being decided, and the controls for it.
#
# $sum and $gain are amounts already written, $card and $heirloom are titles, $couple names both partners. $who, $from
# and $to are names. $count, $cards, $sealed, $number and $all are numbers.

## Waiting

erbraffer-answers-waits-turn = { $you ->
    [yes] It’s your turn.
   *[no] { $who } is to play.
}
erbraffer-answers-waits-testament = { $you ->
    [yes] You place a testament.
   *[no] { $who } places a testament.
}
erbraffer-answers-waits-couple = { $you ->
    [yes] You choose whose estate you share out.
   *[no] { $who } chooses whose estate comes next.
}
erbraffer-answers-waits-estate = { $you ->
    [yes] You share out an estate.
   *[no] { $who } shares out an estate.
}
erbraffer-answers-shares-again = { $you ->
    [yes] A new will: you share out again.
   *[no] A new will: { $who } shares out again.
}
erbraffer-answers-dealt = The cards are dealt.
erbraffer-answers-awaiting-ready = It begins when everyone is ready.
erbraffer-answers-over = The family is settled.
erbraffer-answers-over-note = All portraits, benefactors and hands are open.
erbraffer-answers-answer-of = { $who }
erbraffer-answers-uncover = { $who } answers in secret: uncover the seat first.

## The hand

erbraffer-answers-hand = Your influence cards
erbraffer-answers-hands = Everyone’s cards
erbraffer-answers-ten-years = +10 years
erbraffer-answers-chosen = is being played
erbraffer-answers-not-now = not now
erbraffer-answers-throw = Discard: { $card }
erbraffer-answers-keep = Keep: { $card }
erbraffer-answers-play-ask = { $card }: play it now? You can’t undo it.

## A turn

erbraffer-answers-turn = Play a card, or discard some
erbraffer-answers-turn-note = Choose a card, then a relative.
erbraffer-answers-beige = A beige card moves the hourglass to { $year }.
erbraffer-answers-then = Then the hourglass goes to { $year }.
erbraffer-answers-then-nothing = The hourglass stays where it is.
erbraffer-answers-year-white = { $year }, a white year: you place a testament
erbraffer-answers-year-golden = { $year }, a golden year: you share out the first estate
erbraffer-answers-year-last = { $year }: the last round begins
erbraffer-answers-last-round = The last round: hourglasses no longer count.
erbraffer-answers-turn-legend = Your turn
erbraffer-answers-ask-heir = Choose a relative for { $card }
erbraffer-answers-ask-giver = Who gives half away? { $card }
erbraffer-answers-ask-sibling = Choose a brother or sister of { $who }
erbraffer-answers-ask-second = After { $who }: choose the second relative
erbraffer-answers-ask-thing = Choose an heirloom for { $card }
erbraffer-answers-ask-rounding = Half of { $sum }: which way is it rounded?
erbraffer-answers-heirs-open = { $count ->
    [one] One portrait can be chosen.
   *[other] { $count } portraits can be chosen.
}
erbraffer-answers-heirs-sealed = { $count ->
    [one] One portrait can be chosen
   *[other] { $count } portraits can be chosen
}, { $sealed ->
    [one] one is sealed.
   *[other] { $sealed } are sealed.
}
erbraffer-answers-things-open = { $count ->
    [one] One heirloom can be chosen.
   *[other] { $count } heirlooms can be chosen.
}
erbraffer-answers-list = { $count ->
    [one] One portrait as a list
   *[other] { $count } portraits as a list
}
erbraffer-answers-list-things = { $count ->
    [one] One heirloom as a list
   *[other] { $count } heirlooms as a list
}
erbraffer-answers-take-back = Undo
erbraffer-answers-throwing = { $cards ->
    [one] One card goes
   *[other] { $cards } cards go
}
erbraffer-answers-throwing-note = A card that you discard does nothing, and its hourglass doesn’t count. You draw as many new ones, and your turn is over.
erbraffer-answers-throw-confirm = Discard { $cards }, draw { $cards }
erbraffer-answers-round-keeps = { $from } keeps { $sum }
erbraffer-answers-round-gives = { $from } { $sum }, { $to } +{ $gain }

## A testament

erbraffer-answers-seal = Seal a portrait until { $year }
erbraffer-answers-seal-note = You brought the hourglass to { $year }, a white year. Sealed means: nothing comes, nothing goes.
erbraffer-answers-testament-legend = The portrait to be sealed
erbraffer-answers-testament-ask = Seal this portrait? You can’t undo it.

## A couple

erbraffer-answers-couple = Whose estate do you share out?
erbraffer-answers-couple-legend = The couples that are left
erbraffer-answers-couples-left = { $year }, a golden year: { $count ->
    [one] one couple is left.
   *[other] { $count } couples are left.
} Next in line: { $who }.
erbraffer-answers-leads = { $share }% to my heir
erbraffer-answers-holds = I hold the card

## Sharing an estate

erbraffer-answers-estate-of = { $year } · estate { $number } of { $all }
erbraffer-answers-again-of = { $year } · estate { $number } of { $all } · new will
erbraffer-answers-leave = What { $couple } leave
erbraffer-answers-freely = A new will: any split in whole thousands
erbraffer-answers-aside = Look at the tree
erbraffer-answers-back = Back to the estate
erbraffer-answers-children = Children
erbraffer-answers-another = Choose another couple
erbraffer-answers-to-place = Heirlooms to give: drag one, or tap it and then a child
erbraffer-answers-all-placed = All heirlooms are given. Tap one to move it.
erbraffer-answers-no-things = No heirlooms in this estate.
erbraffer-answers-only-child = All heirlooms go to the only married child.
erbraffer-answers-place = give here
erbraffer-answers-bars-things = no heirlooms
erbraffer-answers-benefactor = { $sex ->
    [woman] benefactress: any amount, even all
   *[man] benefactor: any amount, even all
}
erbraffer-answers-marries = marries { $who }
erbraffer-answers-last-row = the last generation
erbraffer-answers-cash-for = Cash for { $who }
erbraffer-answers-thousands = Thousands for { $who }
erbraffer-answers-less = { $sum } less for { $who }
erbraffer-answers-more = { $sum } more for { $who }
erbraffer-answers-none = { $sum } for { $who }: nothing
erbraffer-answers-all = All that is left, { $sum }, for { $who }
erbraffer-answers-all-short = all
erbraffer-answers-odd = { $count ->
   *[other] the leftover { $sum }
}
erbraffer-answers-rest = what is left, { $sum }
erbraffer-answers-sum-to = { $sum } to { $who }
erbraffer-answers-sum-open = { $sum } still open
erbraffer-answers-things-wait = { $count ->
    [one] One heirloom still waits
   *[other] { $count } heirlooms still wait
}
erbraffer-answers-odd-waits = { $count ->
   *[other] Who gets the leftover { $sum }?
}
erbraffer-answers-rest-waits = Who gets what is left?
erbraffer-answers-hand-out = Share it out
erbraffer-answers-hand-out-ask = Share out the estate like this? You can’t undo it.

## New wills

erbraffer-answers-window = Does anyone play a new will?
erbraffer-answers-window-asked = Everyone is being asked about a new will.
erbraffer-answers-will = New will
erbraffer-answers-will-ask = Play a new will and share out this estate again?
erbraffer-answers-decline = Pass
erbraffer-answers-decline-all = Pass for all of { $year }
erbraffer-answers-decline-all-ask = Pass for every estate of { $year }? You won’t be asked again in this change of generation, and you can’t undo it.
erbraffer-answers-declined = You pass.
erbraffer-answers-declined-all = You pass for every estate of { $year }.

# What is asked, in the header: the stage and the dialog say the rest.
erbraffer-answers-ask-share = { $couple }: who gets what?
erbraffer-answers-ask-share-again = New will for { $couple }: who gets what?
erbraffer-answers-ask-will = { $couple }: do you play a new will?
erbraffer-answers-ask-will-without = { $couple }: you have no new will, but nobody has to know.
