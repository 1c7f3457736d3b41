# Last Will: the table, what is asked, and what can be done.

## About the game
last-will-page-pitch = You inherit from an uncle only if you’re the first to run out of money, so you dine, ride, bet and buy ruins.
last-will-page-scene = London, 1890s
last-will-page-round = Round { $round } of { $rounds }
last-will-page-round-short = R { $round }

## Counted things
last-will-page-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
last-will-page-boys = { $count ->
    [one] { $count } errand boy
   *[other] { $count } errand boys
}
last-will-page-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
last-will-page-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
last-will-page-boys-left = { $count ->
    [one] { $count } errand boy left
   *[other] { $count } errand boys left
}

## The way down
last-will-page-race = The way down
last-will-page-race-note = the poorest leads
last-will-page-race-what = Money counts to the right, down to nothing. The dashed line goes back to what is tied up in houses.
last-will-page-purse = { $who }: { $sum }
last-will-page-purse-tied = { $who }: { $sum }, and { $tied } in houses
last-will-page-leads = poorest, leads

## Plans
last-will-page-plans = Plans
last-will-page-plan-now = now
last-will-page-plan-open = free
last-will-page-plan-free = Plan { $number }: { $what }, free
last-will-page-plan-taken = Plan { $number }: { $what }, taken by { $who }
last-will-page-plan-choose = Take a plan
last-will-page-plan-choose-note = Further left acts earlier. Further right gives more.
last-will-page-plan-turns = Turn order so far:
last-will-page-plan-nobody = no plan is taken yet

## The market and the offering
last-will-page-market = Property market
last-will-page-market-token = { $type }: the market token adds { $token } to each price
last-will-page-offering = Offering and errands
last-will-page-boy-of = Errand boy: { $who }
last-will-page-taken = taken
last-will-page-empty = empty
last-will-page-or = or
last-will-page-errand-opera = Opera
last-will-page-errand-market = Market
last-will-page-errand-extension = Extension
last-will-page-errand-draw = Draw
last-will-page-errand-demotion = Demotion
last-will-page-errand-opera-what = spend £2 at once, and cover a line with a mask
last-will-page-errand-market-what = move the four market tokens as you like
last-will-page-errand-extension-what = one more slot on your board
last-will-page-errand-draw-what = draw one card of a pile; each player once per round
last-will-page-errand-demotion-what = cover any line of your job

## The own board
last-will-page-board = Your board
last-will-page-board-of = Board: { $who }
last-will-page-job = Your job
last-will-page-pays = pays { $sum } per round
last-will-page-covered = covered
last-will-page-line = { $symbol }: a card with this symbol can cover the line
last-will-page-line-gone = { $symbol }: covered for good
last-will-page-sacked = Sacked
last-will-page-sacked-note = No salary any more.
last-will-page-jobless = You have no job.
last-will-page-slot = free slot
last-will-page-slots-free = { $count ->
    [one] { $count } free slot
   *[other] { $count } free slots
}
last-will-page-slot-extension = extension
last-will-page-track = Value track
last-will-page-kept-up = maintained
last-will-page-farm-stays = keeps its value tonight
last-will-page-stays = on the last step
last-will-page-stays-short = stays
last-will-page-drops = drops to { $sum } tonight
last-will-page-used = used
last-will-page-maintain = Maintain { $card } for { $sum }
last-will-page-sell = Sell { $card }
last-will-page-use = Use { $card }
last-will-page-use-short = use
last-will-page-drop = Take { $card } off the board
last-will-page-token = Put a token on { $on }: { $card }

## Purse and hand
last-will-page-hand = Your purse and hand
last-will-page-hands = All hands
last-will-page-poorest = You’re the poorest: you lead.
last-will-page-behind = { $who } leads with { $sum } less than you.
last-will-page-hurdles = Not bankrupt yet: { $what }.
last-will-page-hurdle-money = { $sum } to spend
last-will-page-hurdle-lines = { $count ->
    [one] { $count } line to cover
   *[other] { $count } lines to cover
}
last-will-page-hurdle-house = { $card } to sell
last-will-page-hurdle-houses = { $count ->
    [one] { $count } property to sell
   *[other] { $count } properties to sell
}
last-will-page-bankrupt = Bankrupt if the round ended now! Every pound of debt helps.
last-will-page-kept = kept
last-will-page-in = in it
last-will-page-keep = keep
last-will-page-join = goes with it
last-will-page-put = put on board
last-will-page-buy = buy: { $sum }
last-will-page-with = add
last-will-page-up-to = up to { $sum }
last-will-page-up-to-with = Now up to { $sum }, with { $what }
last-will-page-spends = spend { $sum }

## Players
last-will-page-players = Players
last-will-page-first = starting player
last-will-page-tied = { $sum } tied up in houses
last-will-page-untied = no houses
last-will-page-has-chosen = has chosen
last-will-page-chooses = is choosing
last-will-page-plans-now = takes a plan
last-will-page-sends-now = sends a boy
last-will-page-plays-now = is playing
last-will-page-has-plan = plan { $number }
last-will-page-pays-for = { $symbol }: pays { $sum }
last-will-page-pays-no-more = { $symbol }: covered, paid { $sum }
last-will-page-worth = { $card }: worth { $sum } now
last-will-page-hand-known = { $count }, among them: { $what }

## The stage
last-will-page-awaiting-ready = Answers count as soon as everyone is ready.
last-will-page-opening = Cards are turned up
last-will-page-over = The game is over
last-will-page-keep-first = Keep two of six
last-will-page-keep-first-note = Choose two cards of your hand. The others are discarded.
last-will-page-keep-two = Keep two cards
last-will-page-keep-two-note = Choices stay covered until everyone has chosen. The other cards are discarded.
last-will-page-ask-draw = Name your piles
last-will-page-ask-draw-note = All cards come together when the last pile is named. Until then you see none of them.
last-will-page-draw-left = { $count ->
    [one] { $count } more card to choose a pile for
   *[other] { $count } more cards to choose a pile for
}
last-will-page-pile-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
last-will-page-ask-errand = Send errand boy { $number } of { $count }
last-will-page-ask-errand-note = Choose a lit card or errand. The errand happens at once.
last-will-page-home = Keep at home
last-will-page-ask-line = Cover a line of your job
last-will-page-ask-line-note = One line per round at most. A covered line never pays again.
last-will-page-salary-then = then { $sum }
last-will-page-skip-line = Cover none
last-will-page-skip-line-note = keep the salary
last-will-page-ask-sale = Sell a property with it
last-will-page-ask-sale-note = Choose a property on your board; no action is needed.
last-will-page-skip-sale = Sell nothing
last-will-page-ask-market = Move the market tokens
last-will-page-ask-market-note = Lift a token, then press another: they change places. Any order is allowed.
last-will-page-ask-look = { $count ->
    [one] Keep { $count } of these cards
   *[other] Keep { $count } of these cards
}
last-will-page-ask-look-note = They lie in your hand now. The others are discarded.
last-will-page-your-turn = { $count ->
    [one] Your turn: { $count } action left
   *[other] Your turn: { $count } actions left
}
last-will-page-your-turn-note = Lift a card of your hand, or use what lies on your board.
last-will-page-tonight = Houses tonight
last-will-page-deed-opera = an evening at the opera
last-will-page-deed-event = Add what goes with it, then pay.
last-will-page-deed-use = a use once per round
last-will-page-deed-upkeep = Maintained, it keeps its value tonight.
last-will-page-deed-purchase = a purchase, paid with money you have
last-will-page-deed-sale = a sale: money comes back
last-will-page-spend = you spend
last-will-page-receive = you receive
last-will-page-pay = Pay
last-will-page-sell-it = Sell
last-will-page-may-cover = may cover: { $what }
last-will-page-joins = may join
last-will-page-helper = helper
last-will-page-end = End turn
last-will-page-end-lost = { $count ->
    [one] { $count } action would be lost.
   *[other] { $count } actions would be lost.
}
last-will-page-end-ask = { $count ->
    [one] End your turn? { $count } action would be lost.
   *[other] End your turn? { $count } actions would be lost.
}
last-will-page-waits-draw = { $you ->
    [yes] You name piles for a blind draw
   *[no] { $who } names piles for a blind draw
}
last-will-page-waits-errand = { $you ->
    [yes] You send an errand boy
   *[no] { $who } sends an errand boy
}
last-will-page-waits-market = { $you ->
    [yes] You move the market tokens
   *[no] { $who } moves the market tokens
}
last-will-page-waits-turn = { $you ->
    [yes] It’s your turn
   *[no] { $who } has their turn
}
last-will-page-next = { $you ->
    [yes] Then it’s your turn.
   *[no] Then: { $who }
}

## Questions before what cannot be undone
last-will-page-put-ask = Put { $card } on your board? Everyone sees it then.
last-will-page-buy-ask = Buy { $card }? Everyone sees it then.
last-will-page-drop-ask = Take { $card } off your board? It is discarded.
last-will-page-pay-ask = Pay now? Everyone sees the cards then.

## Answers
last-will-page-answer-of = { $who } answers
last-will-page-uncover = { $who }: show your cards to answer.
last-will-page-legend-keep = Cards to keep
last-will-page-legend-plan = Plan
last-will-page-legend-draw = Piles
last-will-page-legend-errand = Errand
last-will-page-legend-line = Line of the job
last-will-page-legend-sale = Sale
last-will-page-legend-market = Market tokens
last-will-page-legend-look = Cards to keep
last-will-page-legend-turn = Your turn

## Scenes
last-will-page-night = Houses drop tonight
last-will-page-bankrupt-word = Bankrupt!
last-will-page-round-over = Round { $round }

## After the end
last-will-page-tale-plot = Money at the end of each round; lower is better
last-will-page-tale-bankrupt = bankrupt
last-will-page-tale-went = Where it went
last-will-page-tale-part = { $what }: { $sum }
last-will-page-tale-rounds = Money by round
last-will-page-went-events = events
last-will-page-went-weddings = weddings
last-will-page-went-running = helpers and expenses
last-will-page-went-opera = opera
last-will-page-went-upkeep = upkeep
last-will-page-went-lost = lost on houses
last-will-page-went-held = still in houses
last-will-page-went-left = left in the purse
last-will-page-tale-dearest = { $you ->
    [yes] You spent { $sum } at once: { $what }.
   *[no] { $who } spent { $sum } at once: { $what }.
}
last-will-page-tale-sacked = { $you ->
    [yes] You were the first to be sacked.
   *[no] { $who } was the first to be sacked.
}
last-will-page-tale-broke = { $you ->
    [yes] You were bankrupt, with { $sum }.
   *[no] { $who } was bankrupt, with { $sum }.
}

## Keys
last-will-page-key-end = go to “end turn”, “pay” or “keep at home”
last-will-page-key-own = go to your own board
last-will-page-key-players = go to the other players

## Legend and rulebook
last-will-page-legend = Signs
last-will-page-sign-action = action
last-will-page-sign-card = card
last-will-page-sign-boy = errand boy
last-will-page-sign-maintain = upkeep
last-will-page-sign-sell = sell
last-will-page-sign-crown = special card, or who leads
last-will-page-parts-rebuilt = What has this mark is our own value. It fits every known count and limit.
last-will-page-parts-jobs = Jobs
last-will-page-parts-event = Events
last-will-page-parts-helper = Helpers and expenses
last-will-page-parts-property = Properties
last-will-page-parts-companion = Companions
last-will-page-parts-wild = Wild companions
last-will-page-parts-special = Special cards
last-will-page-parts-new-special = Special cards of the expansion
last-will-page-primer-goal = Be the first to have nothing left: no money, no property and no job. Deepest in debt wins.
last-will-page-primer-first = *Every round you take a plan*: it says how many cards, errand boys and actions you have.
last-will-page-primer-second = *Boys fetch cards* from the offering and run other errands.
last-will-page-primer-third = *With actions you spend*: white cards once, cards with a black edge every round.
last-will-page-primer-fourth = *Houses lose value* every night, unless someone maintains them.
last-will-page-primer-fifth = *A job pays you*, and nobody with a job or a house goes bankrupt.
last-will-page-primer-turn = A round in pictures
last-will-page-primer-plan = Take a plan
last-will-page-primer-plan-text = Further left you act earlier, further right you get more.
last-will-page-primer-errand = Send your boys
last-will-page-primer-errand-text = Each fetches an open card or runs an errand.
last-will-page-primer-event = Spend
last-will-page-primer-event-text = The figure is what you spend. Companions in the circles raise it.
last-will-page-primer-house = Let houses drop
last-will-page-primer-house-text = Bought at the top, sold further down, each time with the market token.
last-will-page-primer-end = Be broke
last-will-page-primer-end-text = When someone is bankrupt, or after seven rounds, the poorest inherits.
