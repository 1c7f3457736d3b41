# Last Will: what things would come to now, and the moments of a round.

## What cards would come to
last-will-page-every-round = { $sum } per round
last-will-page-helps = { $sum } more now
last-will-page-loses = loses { $sum }
last-will-page-buy-loses = buy: { $sum }, loses { $loss }
last-will-page-capped = Your money isn’t enough for more
last-will-page-too-dear = You’d need { $sum }, and you have { $money }
last-will-page-outlook-expense = On your board it spends { $sum } every round
last-will-page-outlook-helped = Helped by { $what }
last-will-page-outlook-price = Costs you { $sum } now
last-will-page-outlook-no-money = You can’t pay it now
last-will-page-outlook-farm = Keeps its value: only the market can lose you money
last-will-page-outlook-loses = Without upkeep it loses { $tonight } tonight and { $sum } by the last night
last-will-page-outlook-helps = With what you hold it adds { $sum }: { $what }
last-will-page-level = You have as little as { $who }, whose plan is further left.
last-will-page-all-level = Nobody is poorer than anyone else yet.

## What was begun
last-will-page-put-back = Put it back
last-will-page-take-back = Take the last addition back
last-will-page-cannot-pay = can’t be paid
last-will-page-not-held = not in your hand
last-will-page-wedding-ring = Ring
last-will-page-wedding-gift = Gift
last-will-page-wedding-stag-party = Stag party
last-will-page-wedding-wedding = Wedding
last-will-page-salary-to = salary { $before } → { $after }
last-will-page-goes-now = goes now
last-will-page-may-go = may go
last-will-page-line-unplayed = no such symbol

## A blind draw
last-will-page-draw-ask = Draw { $what }? The cards come at once, and nobody can undo that.
last-will-page-draw-back = Choose another pile for this card
last-will-page-mix-events = { $count ->
    [one] one event
   *[other] { $count } events
}
last-will-page-mix-helpers = { $count ->
    [one] one helper or expense
   *[other] { $count } helpers or expenses
}
last-will-page-mix-properties = { $count ->
    [one] one property
   *[other] { $count } properties
}
last-will-page-mix-companions = { $count ->
    [one] one companion
   *[other] { $count } companions
}

## A plan or an errand is lifted first
last-will-page-lift-ask = { $what }?
last-will-page-plan-take = Take plan { $number }
last-will-page-plan-brings = Plan { $number }: { $what }
last-will-page-plan-order = { $place ->
    [1] You act first.
    [2] You act second.
    [3] You act third.
    [4] You act fourth.
   *[other] You act fifth.
}
last-will-page-plan-order-so-far = { $place ->
    [1] You act first, unless someone goes further left.
    [2] You act second, unless someone goes further left.
    [3] You act third, unless someone goes further left.
    [4] You act fourth, unless someone goes further left.
   *[other] You act fifth.
}
last-will-page-fetch = Fetch { $card }
last-will-page-send = Send a boy: { $what }
last-will-page-alone = alone { $sum }

## The market
last-will-page-market-all = Money in houses
last-will-page-market-leave = Leave the tokens so
last-will-page-market-list = All other ways in a list
last-will-page-market-hand = In your hand: { $card }

## The end of a round
last-will-page-night-over = Tonight all houses drop
last-will-page-night-note = one step, unless someone maintained them; two with a token on a marked circle
last-will-page-night-no-houses = Nobody owns a house. The moon shines for nothing.
last-will-page-night-farm = a farm stays
last-will-page-night-steps = The end of the round
last-will-page-night-wilds = Wild companions go home
last-will-page-night-drop = Houses drop, all together
last-will-page-night-nobody = Nobody is bankrupt
last-will-page-night-cut = Hands down to two
last-will-page-night-boys = Boys come home

## Bankruptcy
last-will-page-conditions = What makes you bankrupt
last-will-page-met-money = £0 or less
last-will-page-met-job = no job
last-will-page-met-houses = no house
last-will-page-key-cards = go to a card of your hand, or to a card or an errand that a boy can reach

## After the end
last-will-page-tale-purse = { $sum } in the purse
last-will-page-tale-salary = { $sum } last salary
last-will-page-tale-houses = { $sum } in houses
last-will-page-tale-house = { $you ->
    [yes] Your { $card } was the worst house: bought for { $price }, good for { $sum } in the end.
   *[no] { $who } had the worst house: { $card }, bought for { $price }, good for { $sum } in the end.
}
last-will-page-went-debt = spent in debt
