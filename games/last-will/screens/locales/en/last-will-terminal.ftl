# Last Will: what is drawn in a terminal.

last-will-sheet-edition = Edition { $edition }: { $count } of { $all } values of cards, jobs, plans and spaces are reconstructed, not the printed ones. “bequest edition print last-will” lists them.
last-will-sheet-round = Round { $round } of { $rounds }
last-will-sheet-setting = The table is being set.
last-will-sheet-starts = starting player: { $who }
last-will-sheet-market = Market
last-will-sheet-plans = Plans
last-will-sheet-plans-legend = cards/errand boys/actions
last-will-sheet-offering = Offering
last-will-sheet-errands = Errands
last-will-sheet-free = free
last-will-sheet-opera = opera
last-will-sheet-property-market = market
last-will-sheet-extension = extension
last-will-sheet-draw = draw a card
last-will-sheet-demotion = demotion
last-will-sheet-double = extension or demotion
last-will-sheet-board = Your board
last-will-sheet-board-of = Board: { $who }
last-will-sheet-slots = { $count ->
    [0] no free slot
    [one] { $count } free slot
   *[other] { $count } free slots
}
last-will-sheet-used = used
last-will-sheet-maintained = maintained
last-will-sheet-falls = falls to { $sum }
last-will-sheet-job = Job
last-will-sheet-salary = salary { $sum }
last-will-sheet-no-job = no job
last-will-sheet-sacked = sacked
last-will-sheet-hand = Your hand
last-will-sheet-hand-of = Hand: { $who }
last-will-sheet-hand-none = no cards
last-will-sheet-player = player
last-will-sheet-money = money
last-will-sheet-houses = houses
last-will-sheet-pay = salary
last-will-sheet-cards = cards
last-will-sheet-plan = plan
last-will-sheet-total = count
last-will-sheet-actions = { $count ->
    [one] to act, { $count } action
   *[other] to act, { $count } actions
}
last-will-sheet-chosen = has chosen
last-will-sheet-bankrupt = bankrupt
