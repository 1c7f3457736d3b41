# Last Will: what is asked, what can be done, how it ends.
#
# $sum is money already written, $card, $cards, $on and $by are names of cards, $what is a list of facts, $sum with a
# sign is written as +2. $number is a number in a row, $count always a number to count.

## Facts in a list
last-will-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
last-will-count-boys = { $count ->
    [one] { $count } errand boy
   *[other] { $count } errand boys
}

## What a seat is asked
last-will-ask-wait = One moment: the table is being set.
last-will-ask-keep-first = Which two of these cards do you keep? The other four are discarded.
last-will-ask-keep-two = Your hand is cut to two cards. Which do you keep?
last-will-ask-keep-other = You keep { $card }. Which other card?
last-will-ask-kept = You keep { $cards }. The others are still choosing.
last-will-ask-kept-all = You keep your whole hand. The others are still choosing.
last-will-ask-keep-open = Everyone chooses two cards to keep.
last-will-ask-plan = Which plan do you take? Further left acts earlier, further right gives more.
last-will-ask-draw = From which pile do you draw? You see the card afterwards.
last-will-ask-draw-several = From which pile is card { $number } of { $count }? You see the cards when all piles are named.
last-will-ask-draw-keep = From which pile is card { $number } of { $count }? You look at them all, and keep { $keep }.
last-will-ask-errand = Where do you send your errand boy?
last-will-ask-errand-of = Where do you send errand boy { $number } of { $count }?
last-will-ask-market = Where do the four market tokens go?
last-will-ask-line = You may cover one line of your job: { $what }. Your salary is { $sum } now. Which line?
last-will-ask-any-line = Which line of your job do you cover? Your salary is { $sum } now.
last-will-ask-sale = { $card } lets you sell a property without an action. Which one?
last-will-ask-sale-bare = { $card } lets you sell a property without an action and without market tokens. Which one?
last-will-ask-look = { $count ->
    [one] Which card do you keep? The others are discarded.
   *[other] Which { $count } cards do you keep? The others are discarded.
}
last-will-ask-opera = The opera costs { $sum }. Does a helper let you spend more?
last-will-ask-event = { $cards }: you spend { $sum }. Add what goes with it, then pay.
last-will-ask-use = { $cards }: you spend { $sum }. Does a helper let you spend more?
last-will-ask-upkeep = { $cards }: the upkeep is { $sum }. Does a helper raise it?
last-will-ask-purchase = { $cards }: the price is { $sum }. Does a helper change it?
last-will-ask-proceeds = { $cards }: you get { $sum }. Does a helper change that?
last-will-ask-turn = { $count ->
    [0] No actions left. End your turn, or do something that needs none.
    [one] Your turn: { $count } action left. What do you do?
   *[other] Your turn: { $count } actions left. What do you do?
}
last-will-ask-other-plan = { $who } takes a plan.
last-will-ask-other-draw = { $who } draws cards.
last-will-ask-other-errand = { $who } sends an errand boy.
last-will-ask-other-turn = { $who } has their turn.

## How it ends
last-will-over-debt = { $you ->
    [yes] You’re bankrupt, with { $sum } of debt. Your uncle’s fortune is yours: nobody deserved it less.
   *[no] { $who } is bankrupt, with { $sum } of debt, and inherits everything. It won’t last long.
}
last-will-over-broke = { $you ->
    [yes] You’re bankrupt to the penny. Your uncle’s fortune is yours: mind what you do with it.
   *[no] { $who } is bankrupt to the penny, and inherits everything. It won’t last long.
}
last-will-over-rich = { $you ->
    [yes] Nobody is bankrupt, a disgrace. You have the least left, { $sum }, and inherit all the same.
   *[no] Nobody is bankrupt, a disgrace. { $who } has the least left, { $sum }, and inherits all the same.
}
last-will-over-shared = { $who } are equally good at wasting money, and share the fortune.

## What a seat can do
last-will-do-keep = keep { $card }: { $what }
last-will-do-plan = plan { $number }: { $what }
last-will-do-draw = { $what } ({ $count } in the pile)
last-will-do-take = take { $card }: { $what }
last-will-do-home = keep the errand boy at home
last-will-do-opera = opera: spend { $sum }, and cover a line with a mask
last-will-do-opera-bare = opera: spend { $sum }
last-will-do-market = property market: move the market tokens
last-will-do-extension = extension: one more slot on your board
last-will-do-draw-card = draw a card
last-will-do-demotion = demotion: cover any line of your job
last-will-do-double-extension = double space: an extension
last-will-do-double-demotion = double space: a demotion, for any line of your job
last-will-do-tokens-worth = { $what }; your houses count { $sum }
last-will-do-tokens-same = { $what } (as now)
last-will-do-play = play { $card }: { $what }
last-will-do-join = play { $card } with it: { $sum }
last-will-do-with = add { $card }: { $sum }
last-will-do-with-on = add { $card } to { $on }: { $sum }
last-will-do-bonus = let { $card } help: { $sum }
last-will-do-bonus-on = let { $card } help with { $on }: { $sum }
last-will-do-pay = pay { $sum }
last-will-do-sell-now = sell for { $sum }
last-will-do-put = put { $card } on your board: { $what }
last-will-do-drop = discard { $card } from your board
last-will-do-use = use { $card }: { $what }
last-will-do-buy = buy { $card } for { $sum }
last-will-do-sell = sell { $card } for { $sum }
last-will-do-sell-by = sell { $card } for { $sum }, without an action ({ $by })
last-will-do-maintain = maintain { $card } for { $sum }
last-will-do-maintain-by = maintain { $card } for { $sum }, without an action ({ $by })
last-will-do-token = put a companion token on { $on }: { $card }, { $sum }
last-will-do-demote = cover line { $number }: { $what }, { $sum }
last-will-do-skip-line = cover no line
last-will-do-skip-sale = sell nothing
last-will-do-end = { $count ->
    [0] end your turn
    [one] end your turn ({ $count } action is lost)
   *[other] end your turn ({ $count } actions are lost)
}

## The same on buttons
last-will-button-keep = Keep
last-will-button-plan = Take plan { $number }
last-will-button-draw = Name this pile
last-will-button-take = Take
last-will-button-home = Keep at home
last-will-button-opera = Opera
last-will-button-market = Property market
last-will-button-extension = Extension
last-will-button-draw-card = Draw a card
last-will-button-demotion = Demotion
last-will-button-tokens = Move like this
last-will-button-play = Play
last-will-button-join = Add to the set
last-will-button-with = Add
last-will-button-bonus = Let them help
last-will-button-pay = Pay { $sum }
last-will-button-sell = Sell for { $sum }
last-will-button-put = Put on board
last-will-button-drop = Discard
last-will-button-use = Use
last-will-button-buy = Buy for { $sum }
last-will-button-maintain = Maintain for { $sum }
last-will-button-token = Put a token here
last-will-button-demote = Cover line { $number }
last-will-button-skip-line = Cover no line
last-will-button-skip-sale = Sell nothing
last-will-button-end = End turn
