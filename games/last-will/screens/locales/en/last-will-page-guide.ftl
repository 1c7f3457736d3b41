# Last Will: what the guide of a first game says.

## Lessons
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
last-will-guide-why-keep = { $card } { $pin } is worth a place in your hand.
last-will-guide-why-plan = Plan { $number } { $pin } gives { $what }.
last-will-guide-why-draw = A card of { $what } { $pin } would help now.
last-will-guide-why-take = { $card } { $pin } lies open: you know what you get.
last-will-guide-why-home = There is no errand that helps you now.
last-will-guide-why-place = This errand { $pin } suits you: { $what }.
last-will-guide-why-market = The tokens can stay as they are.
last-will-guide-why-play = { $card } { $pin } spends up to { $sum }.
last-will-guide-why-add = { $card } { $pin } raises the amount, without an action.
last-will-guide-why-done = There’s nothing more to add: pay.
last-will-guide-why-put = { $card } { $pin } helps you every round from now on.
last-will-guide-why-drop = { $card } { $pin } only takes up a slot.
last-will-guide-why-use = { $card } { $pin } can be used once per round.
last-will-guide-why-buy = { $card } { $pin } will lose value for you.
last-will-guide-why-sell = { $card } { $pin } has to go before you can be bankrupt.
last-will-guide-why-maintain = Upkeep of { $card } { $pin } spends { $sum }.
last-will-guide-why-token = A token makes { $card } { $pin } dearer every round.
last-will-guide-why-demote = This line { $pin } pays no more: { $what }.
last-will-guide-why-skip = It is better left for another time.
last-will-guide-why-end = There is nothing useful left to do.
