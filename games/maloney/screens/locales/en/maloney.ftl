# Maloney's Inheritance.
#
# $dollars, $fine and $paid are amounts already written as money, $town and $day are names. $count is a number; $points
# and $cards are numbers where a message selects by them, else they are already in words.

## Days

maloney-day-mon = Monday
maloney-day-tue = Tuesday
maloney-day-wed = Wednesday
maloney-day-thu = Thursday
maloney-day-fri = Friday
maloney-day-sat = Saturday
maloney-day-sun = Sunday
maloney-short-mon = Mon
maloney-short-tue = Tue
maloney-short-wed = Wed
maloney-short-thu = Thu
maloney-short-fri = Fri
maloney-short-sat = Sat
maloney-short-sun = Sun

## Towns of the built-in edition; another edition's own names are said as they are

maloney-town-san-francisco = San Francisco
maloney-town-san-diego = San Diego
maloney-town-sacramento = Sacramento
maloney-town-seattle = Seattle
maloney-town-phoenix = Phoenix
maloney-town-cheyenne = Cheyenne
maloney-town-santa-fe = Santa Fe
maloney-town-chicago = Chicago
maloney-town-kansas-city = Kansas City
maloney-town-dallas = Dallas
maloney-town-new-orleans = New Orleans
maloney-town-memphis = Memphis
maloney-town-detroit = Detroit
maloney-town-new-york = New York
maloney-town-miami = Miami
maloney-town-charleston = Charleston

## Things

maloney-card = { $town } (7 on { $day })

## The log

maloney-told-dealt = { $you ->
    [yes] { $cards ->
        [one] You are dealt { $cards } card.
       *[other] You are dealt { $cards } cards.
    }
   *[no] { $cards ->
        [one] { $who } is dealt { $cards } card.
       *[other] { $who } is dealt { $cards } cards.
    }
}
maloney-told-started = The first card is turned: the car is in { $town }, and it’s { $day }.
maloney-told-first-owner = { $you ->
    [yes] You count as the last owner of the car: someone has to.
   *[no] { $who } counts as the last owner of the car: someone has to.
}
maloney-told-morning = Day { $number }: { $day }.
maloney-told-morning-double = Day { $number }: { $day }. Cards count double.
maloney-told-morning-sunday = Day { $number }: { $day }. No auction, a card shows the way.
maloney-told-bid = { $you ->
    [yes] You bid { $dollars }.
   *[no] { $who } bids { $dollars }.
}
maloney-told-declined = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
maloney-told-joker = { $you ->
    [yes] You play your joker: the car is yours, and nobody pays a cent.
   *[no] { $who } plays a joker and has the car for nothing. All bids lapse.
}
maloney-told-sold = { $you ->
    [yes] Once, twice, sold: you pay { $dollars } and take the wheel.
   *[no] Once, twice, sold: { $who } pays { $dollars } and takes the wheel.
}
maloney-told-fined = { $you ->
    [yes] The hammer falls on a bid of { $dollars } that you can’t pay: a fine of { $fine }, and the auction starts again.
   *[no] The hammer falls on a bid of { $dollars } that { $who } can’t pay: a fine of { $fine }, and the auction starts again.
}
maloney-told-unsold = { $you ->
    [yes] Nobody bids. The car goes to its last owner: to you, for nothing.
   *[no] Nobody bids. The car goes to its last owner: to { $who }, for nothing.
}
maloney-told-drove = { $you ->
    [yes] You drive everyone to { $town }.
   *[no] { $who } drives everyone to { $town }.
}
maloney-told-turned = The Sunday card shows { $town }, and off everyone goes.
maloney-told-turned-stays = The Sunday card shows { $town }, where everyone is already. Another one!
maloney-told-pile-remade = { $cards ->
    [one] The pile was empty: { $cards } discarded card makes a new one.
   *[other] The pile was empty: { $cards } discarded cards make a new one.
}
maloney-told-pile-shown = { $count ->
    [0] There is no card left to turn.
   *[other] The pile is shown: { $cards }. None of them is of another town.
}
maloney-told-roamed = No card is left to show the way: the car rolls to { $town } by itself.
maloney-told-opened-points-won = { $you ->
    [yes] The suitcase in { $town } holds { $points } for you.
    [all] The suitcase in { $town } holds { $points } for everyone.
   *[no] The suitcase in { $town } holds { $points } for { $who }.
}
maloney-told-opened-points-lost = { $you ->
    [yes] The suitcase in { $town } holds old letters: you lose { $points }.
    [all] The suitcase in { $town } holds old letters: everyone loses { $points }.
   *[no] The suitcase in { $town } holds old letters: { $who } loses { $points }.
}
maloney-told-opened-dollars-won = { $you ->
    [yes] The suitcase in { $town } is stuffed with { $dollars } for you.
    [all] The suitcase in { $town } is stuffed with { $dollars } for everyone.
   *[no] The suitcase in { $town } is stuffed with { $dollars } for { $who }.
}
maloney-told-opened-dollars-lost = { $you ->
    [yes] The suitcase in { $town } holds unpaid bills of { $dollars } for you.
    [all] The suitcase in { $town } holds unpaid bills of { $dollars } for everyone.
   *[no] The suitcase in { $town } holds unpaid bills of { $dollars } for { $who }.
}
maloney-told-paid-less = { $you ->
    [yes] You pay { $paid } of { $dollars }: you have no more.
   *[no] { $who } pays { $paid } of { $dollars }, and has no more.
}
maloney-told-chose = { $you ->
    [yes] You choose { $card }, face down.
   *[no] { $who } chooses { $card }, face down.
}
maloney-told-answered = { $you ->
    [yes] You are ready to show.
   *[no] { $who } is ready to show.
}
maloney-told-laid-none = { $you ->
    [yes] You play nothing.
   *[no] { $who } plays nothing.
}
maloney-told-laid = { $you ->
    [yes] You play { $cards } for { $points }.
   *[no] { $who } plays { $cards } for { $points }.
}
maloney-told-testament = { $you ->
    [yes] You lead and take the testament.
   *[no] { $who } leads and takes the testament.
}
maloney-told-testament-nobody = The lead is shared: nobody has the testament.
maloney-told-ended-points = Someone has 69 points or more: the game is over.
maloney-told-ended-empty-hand = Someone has no cards left: the game is over.
maloney-told-ended-idle = Four weeks without a card: the notary loses patience, and the game is over.

## What a seat is asked

maloney-ask-auction = The car is up for auction in { $town }. What is it worth to you?
maloney-ask-auction-top = { $who } bids { $dollars }. Do you go higher?
maloney-ask-auction-fined = You can’t bid again today, but you could play your joker.
maloney-ask-cut-in = Your bid of { $dollars } leads so far. Play your joker and pay nothing, or wait?
maloney-ask-drive = The car is yours. Where do you drive everyone?
maloney-ask-lay = { $day } in { $town }: which cards do you play? Two at most, face down.
maloney-ask-lay-second = One card is down. Another one?
maloney-ask-lay-nothing = You have no card of { $town }. Keep a straight face: nobody has to know.
maloney-ask-nothing = The others are thinking. You have nothing to do.
maloney-ask-over = The game is over.

## What a seat can do

maloney-do-decline = pass
maloney-do-joker = play your joker: the car for nothing, once per game
maloney-do-bid = bid { $dollars }
maloney-do-bid-uncovered = bid { $dollars }, more than you own: a fine if nobody tops it
maloney-do-bids = bid { $dollars } or more in steps of { $step }, as in “bid { $example }”
maloney-do-drive = drive to { $town }
maloney-do-drive-points = drive to { $town }: { $points } to play
maloney-do-drive-suitcase = drive to { $town }: a suitcase
maloney-do-drive-points-suitcase = drive to { $town }: { $points } to play and a suitcase
maloney-do-keep = keep your cards
maloney-do-keep-rest = play no more
maloney-do-lay = play { $card }: { $points }

## What is drawn in a terminal

maloney-winner = { $you ->
    [yes] The inheritance is yours. Old Maloney would be proud of you.
   *[no] { $who } inherits. The others were only ever after the suitcases anyway.
}
maloney-winners = { $who } share the inheritance, and will never speak of it again.
maloney-sheet-today = { $day }, day { $number }
maloney-sheet-double = { $day }, day { $number }: cards count double
maloney-sheet-sunday = { $day }, day { $number }: a free ride, a card decides where
maloney-sheet-free = { " " }free
maloney-legend-car = [ ] the car is here
maloney-legend-near = >   a day away
maloney-legend-suitcase = *   a closed suitcase
maloney-legend-points = +7  your cards today
maloney-sheet-hand = { $cards ->
    [one] Your card, with its best day and its points today:
   *[other] Your { $cards } cards, with their best day and their points today:
}
maloney-sheet-hand-empty = You have no cards.
maloney-sheet-hand-week = What your cards score on each day of the week (* today)
maloney-sheet-pile = { $cards ->
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
maloney-sheet-player = player
maloney-sheet-points = points
maloney-sheet-cash = cash
maloney-sheet-cards = cards
maloney-sheet-joker = joker
maloney-sheet-total = total
maloney-sheet-testament = testament
maloney-sheet-last-owner = last owner
maloney-sheet-highest = bids { $dollars }
maloney-sheet-declined = passes
maloney-sheet-fined = fined
maloney-sheet-pending = thinking
maloney-sheet-driver = at the wheel
maloney-sheet-ready = ready to show

## What is drawn on a page

maloney-page-waiting = Waiting for { $who }.
maloney-page-moment = One moment.
maloney-page-week = The week
maloney-page-today = today
maloney-page-double = points ×2
maloney-page-joker-day = jokers allowed
maloney-page-by-draw = by the draw
maloney-page-map = Map of the towns
maloney-page-towns = Towns and roads
maloney-page-in-reach = in reach today
maloney-page-wanted = wanted by your cards
maloney-page-closed = closed suitcase
maloney-page-opened = suitcase opened today
maloney-page-road-open = road open today
maloney-page-car-here = the car is here
maloney-page-roads = roads to
maloney-page-auction = The car, this { $day }
maloney-page-no-bid = No bid yet
maloney-page-leads = { $you ->
    [yes] You lead the bidding
   *[no] { $who } leads the bidding
}
maloney-page-for-nothing = { $you ->
    [yes] If nobody bids, you drive for nothing.
   *[no] If nobody bids, { $who } drives for nothing.
}
maloney-page-drives = { $you ->
    [yes] You are at the wheel
   *[no] { $who } is at the wheel
}
maloney-page-drives-note = The driver chooses one of the open roads.
maloney-page-lays = Cards for { $town }
maloney-page-lays-note = Two cards at most, face down. All are shown together.
maloney-page-sunday = Sunday
maloney-page-sunday-note = No auction today: a card shows the way.
maloney-page-opens = A suitcase is opened
maloney-page-deals = The cards are dealt
maloney-page-over = The will is settled
maloney-page-highest = highest
maloney-page-rides-along = rides along
maloney-page-players = Players
maloney-page-joker-has = joker in hand
maloney-page-joker-gone = joker played
maloney-page-stock = On the table
maloney-page-pile = in the pile
maloney-page-discards = discards
maloney-page-suitcases = closed
maloney-page-hand = Your hand
maloney-page-card-tip = { $card }. Today it scores { $points }.
maloney-page-hand-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards, best for today first
}
maloney-page-card-chosen = face down
maloney-page-answer-of = { $who }’s answer
maloney-page-awaiting-ready = The auction opens as soon as everyone is ready.
maloney-page-raises = Raise the bid
maloney-page-amount = Another amount
maloney-page-bid = Bid
maloney-page-decline = Pass
maloney-page-joker = Joker
maloney-page-joker-note = for free
maloney-page-uncovered = not covered
maloney-page-uncovered-note = Above { $dollars } you can’t pay: if it wins, it costs a fine.
maloney-page-drive = Where to?
maloney-page-lay = Play a card
maloney-page-keep = Keep all cards
maloney-page-keep-rest = Play no more
maloney-page-uncover = Uncover first: the hand of { $who }.
maloney-page-day = { $day }, day { $number }
maloney-page-ahead = { $days ->
    [0] today
    [1] tomorrow
   *[other] in { $days } days
}
maloney-page-earliest = { $day } at the earliest
maloney-page-best-on = 7 on
maloney-page-your-word = your answer
maloney-page-your-cash = your cash
maloney-page-your-bid = your last bid
maloney-page-your-choice = You play:
maloney-page-no-choice = You keep your cards. All are shown together.
maloney-page-nothing-there = nothing for you
maloney-page-why-not = why not?
maloney-page-bid-ask = Bid { $dollars }?
maloney-page-decline-ask = Pass?
maloney-page-joker-ask = Play your joker? The car is yours today for nothing, and the joker is gone for good.
maloney-page-drive-ask = Drive everyone to { $town }?
maloney-page-uncovered-ask = You own { $dollars }. If nobody goes higher, this bid costs you a fine and the auction starts again. Bid anyway?
maloney-page-gained = scored when cards were last shown
maloney-page-hands = All hands
maloney-page-count = The final count: points, cash as points, total
maloney-page-inherits = { $you ->
    [yes] You inherit from Maloney
   *[no] { $who } inherits from Maloney
}
maloney-page-inherit = { $who } inherit together
maloney-page-chart-points = Points by day
maloney-page-chart-day = day
maloney-page-ready = ready
maloney-page-amount-ask = Bid this amount?
maloney-page-yesterday = Yesterday in { $town }:
maloney-page-yesterday-nothing = Yesterday in { $town } nobody played a card.

## On the shelf, and keys of this game alone

maloney-pitch = One car, sixteen towns, and a hammer that falls every morning.
maloney-scene = America, 1920s
maloney-key-bid = type a bid
maloney-key-joker = go to the joker

## In the terminal

maloney-sheet-dealing = The cards are being dealt.
maloney-sheet-no-map = (type “map” for the map)
maloney-sheet-edition = Edition { $edition }: { $count } of { $all } values of cards, roads and suitcases are reconstructed, not the printed ones. “bequest edition print maloney” lists them.
maloney-page-your-cards = your cards
maloney-page-past = You’re looking back.

## What signs and buttons say of themselves

maloney-tip-tag = points of your cards today
maloney-tip-tag-later = points on the first day in reach
maloney-tip-testament = The testament shows who leads. It does nothing else.
maloney-tip-pass = You pass for now and ride along without paying. If someone goes higher, you can bid again.
maloney-tip-joker = Once per game you take the car for nothing, whatever was bid: on Mondays, Wednesdays, Thursdays and Saturdays.
maloney-tip-out = Passes for you on every bid of the day. Only you see this, and you can withdraw it.
maloney-tip-declined = { $you ->
    [yes] You pass for now. If someone goes higher, you can bid again.
   *[no] { $who } passes for now, and can bid again if someone goes higher.
}
maloney-tip-day = { $day }: jokers are allowed.
maloney-tip-double = { $day }: cards count double, and jokers are not allowed.
maloney-tip-sunday = { $day }: no auction and no jokers. A card from the pile decides where the car goes.
maloney-tip-drove = { $you ->
    [yes] { $day }: you drove to { $town }.
   *[no] { $day }: { $who } drove to { $town }.
}
maloney-tip-led = { $day }: a card led to { $town }.
