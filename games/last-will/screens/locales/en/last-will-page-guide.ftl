# Last Will: what the guide of a first game says.

## Lessons
last-will-guide-welcome = Be the first to be broke
last-will-guide-welcome-text = Everyone starts with the same money and wants to lose it. The way down above the table shows who is poorest: the crown is there. At the end the player with the least inherits everything.
last-will-guide-watch = Look at the others meanwhile
last-will-guide-watch-text = Each plate shows money, houses and helpers. A dashed line on the way down is money tied up in houses. Those who act earlier take cards and errands away from you.
last-will-guide-keep = You start with six cards
last-will-guide-keep-text = Keep two of them: helpers and expenses stay on your board and spend a little every round, properties lose value for you.
last-will-guide-plan = Every round begins with a plan
last-will-guide-plan-text = A plan says how many cards you draw, how many errand boys you send and how many actions you have. Plans further left act earlier.
last-will-guide-draw = You draw blind
last-will-guide-draw-text = Choose a pile for each card. You see them when the last one is chosen. Events spend money, helpers and expenses spend it again every round.
last-will-guide-errand = Your errand boy can fetch a card
last-will-guide-errand-text = Cards on the offering are open, so you know what you get. One boy at most stands on each space; the other errands happen at once.
last-will-guide-turn = Now spend money
last-will-guide-turn-text = Each hand on a card is one action. White cards are played and gone. Cards with a black edge stay on your board. Actions left over are lost.
last-will-guide-event = Companions make it dearer
last-will-guide-event-text = A companion card goes into the matching circle of an event and raises the amount, without an action. Helpers on your board can add to it as well.
last-will-guide-property = Buy high, sell low
last-will-guide-property-text = A house costs its top value and the market token. Each night without upkeep it drops one step. Later you sell it for less: the difference is gone.
last-will-guide-upkeep = A house needs attention, or none
last-will-guide-upkeep-text = Upkeep spends money but holds the value. Without it the house drops tonight. Farms keep their value: there upkeep is pure spending.
last-will-guide-sale = Houses have to go
last-will-guide-sale-text = Nobody with a property is bankrupt or can go into debt. Sell in time, best when the market token is low, and spend what comes back.
last-will-guide-line = Work pays, and that’s the trouble
last-will-guide-line-text = Each line of your job pays every round. Cards with its symbol cover it. When all lines are covered you’re sacked, and only then can you be bankrupt.
last-will-guide-cut = Only two cards stay
last-will-guide-cut-text = At the end of a round everyone keeps two cards, all at the same time. Wild companions go back.
last-will-guide-bankrupt = The end is in sight
last-will-guide-bankrupt-text = The game ends when someone has no money, no property and no job, at the latest after round seven. Deepest in debt wins: without property and job you may spend more than you have.

## What the guide proposes, on its button
last-will-guide-do-keep = Keep { $card }
last-will-guide-do-plan = Take plan { $number }
last-will-guide-do-draw = Draw: { $what }
last-will-guide-do-take = Fetch { $card }
last-will-guide-do-home = Keep at home
last-will-guide-do-place = { $what }
last-will-guide-do-market = Leave the tokens so
last-will-guide-do-play = Play { $card }
last-will-guide-do-add = Add { $card }
last-will-guide-do-done = Pay
last-will-guide-do-put = Put down { $card }
last-will-guide-do-drop = Take off { $card }
last-will-guide-do-use = Use { $card }
last-will-guide-do-buy = Buy { $card }
last-will-guide-do-sell = Sell { $card }
last-will-guide-do-maintain = Maintain { $card }
last-will-guide-do-token = Token on { $card }
last-will-guide-do-demote = Cover: { $what }
last-will-guide-do-skip = Leave it
last-will-guide-do-end = End turn

## Why, in a sentence with a pin
last-will-guide-why-keep = { $card } { $pin } fits any event that has its circle.
last-will-guide-why-keep-house = { $card } { $pin } loses { $sum } for you in { $count ->
    [one] one night
   *[other] { $count } nights
}, and all by itself.
last-will-guide-why-keep-event = { $card } { $pin } spends { $sum } the moment you play it.
last-will-guide-why-keep-expense = { $card } { $pin } spends { $sum } in each of { $count ->
    [one] one round
   *[other] { $count } rounds
}.
last-will-guide-why-keep-helper = { $card } { $pin } helps you in each of { $count ->
    [one] one round
   *[other] { $count } rounds
}.
last-will-guide-why-plan = Plan { $number } { $pin } gives { $what }. { $count ->
    [one] With this action
   *[other] With these { $count } actions
} your hand can spend up to { $sum }.
last-will-guide-why-draw = You hold { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
} of this pile { $pin }: { $what }.
last-will-guide-why-take = { $card } { $pin } would spend { $sum }.
last-will-guide-why-take-blank = { $card } { $pin } lies open: you know what you get.
last-will-guide-why-take-with = { $card } { $pin } would spend up to { $sum }, with { $what } { $with }.
last-will-guide-why-take-house = { $card } { $pin } would cost { $sum } and lose { $loss } of it in { $count ->
    [one] one night
   *[other] { $count } nights
}.
last-will-guide-why-take-expense = { $card } { $pin } would spend { $sum } in each of { $count ->
    [one] one round
   *[other] { $count } rounds
}.
last-will-guide-why-home = There is no errand that helps you now.
last-will-guide-why-place = This errand { $pin } suits you: { $what }.
last-will-guide-why-place-opera = The opera { $pin } spends { $sum } at once. Nobody checks whether you stay awake.
last-will-guide-why-place-demotion = A demotion { $pin } takes your salary from { $before } to { $after }.
last-will-guide-why-place-extension = { $count ->
    [0] Your board is full
    [one] Only one slot is free
   *[other] { $count } slots are free
}: an extension { $pin } makes room.
last-will-guide-why-market = Your houses count for { $sum } as the tokens lie. They can stay so.
last-will-guide-why-play = { $card } { $pin } spends { $sum }.
last-will-guide-why-dear-with = { $card } { $pin } spends up to { $sum }, with { $what } { $with }.
last-will-guide-why-dear-more = { $card } { $pin } costs no money, but gives you more time to spend it.
last-will-guide-why-add = { $card } { $pin } changes the amount by { $sum }, without an action.
last-will-guide-why-done = There’s nothing more to add: { $sum } go, from { $before } to { $after }.
last-will-guide-why-put = { $card } { $pin } helps you in each of { $count ->
    [one] one round
   *[other] { $count } rounds
}.
last-will-guide-why-put-expense = { $card } { $pin } spends { $sum } in each of { $count ->
    [one] one round
   *[other] { $count } rounds
}.
last-will-guide-why-put-helper = { $card } { $pin } adds { $sum } to what you hold already.
last-will-guide-why-drop = { $card } { $pin } only takes up a slot.
last-will-guide-why-use = { $card } { $pin } spends { $sum }, once per round.
last-will-guide-why-buy = { $card } { $pin } costs { $sum } and loses { $loss } of it in { $count ->
    [one] one night
   *[other] { $count } nights
}.
last-will-guide-why-buy-farm = { $card } { $pin } costs { $sum }. It keeps its value, but upkeep burns money every round.
last-will-guide-why-sell = { $card } { $pin } has to go, and brings only { $sum }. { $count ->
    [one] This is the last night.
   *[other] There are { $count } nights left.
}
last-will-guide-why-maintain = Upkeep of { $card } { $pin } spends { $sum }.
last-will-guide-why-token = A token makes { $card } { $pin } dearer every round.
last-will-guide-why-demote = This line { $pin } pays no more: { $what }. Your salary falls from { $before } to { $after }.
last-will-guide-why-skip = It is better left for another time.
last-will-guide-why-end = { $count ->
    [0] No action is left.
    [one] One action is left, but there is nothing useful to do with it.
   *[other] { $count } actions are left, but there is nothing useful to do with them.
}
