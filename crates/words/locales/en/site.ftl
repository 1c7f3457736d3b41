# The pages around a game. The page replaces “#” with a number.
#
# A message about someone knows $who, a name, and $you: yes if it is said to that person, no if to someone else.

## Every page

site-house = Bequest
site-title = Bequest: board games about inheritance
site-title-of = { $of } – Bequest
site-title-turn = ● Your turn – { $game }
site-skip = Skip to content
site-nav = Main
site-nav-tables = Tables
site-nav-rules = Rulebooks
site-nav-settings = Settings
site-nav-about = About Bequest
site-nav-new = New table
site-settings = Your name and language:
site-guest = Guest
site-name = Your name
site-name-save = Save
site-language = Language
site-language-en = English
site-language-fr = Français
site-language-it = Italiano
site-language-de = Deutsch
site-footer = Made by fans, for fans, without any publisher. All texts and drawings are our own, and everything reconstructed is marked.
site-no-script = This page needs JavaScript: without it your answers can’t be sent.
site-text-lost = The connection is lost. Trying again…
site-text-again = No answer yet. Sending again…
site-text-failed = That didn’t work. Please try again.
site-text-copied = The link is copied.
site-text-changed = Someone was faster: the sum has just changed. Look again.
site-text-days = # days
site-message-home = Home

## The start page

site-welcome = Someone rich has died.
site-welcome-play = Shall we play?
site-welcome-what = Board games about inheritance. Play in your browser, with friends or with bots that never peek, in one sitting or over days.
site-scene = Four relatives in one small car drive over the hills at dusk, a sealed testament above them.
site-play-now-what = Starts at once: { $game }, { $bots ->
    [one] you and one bot
    [3] you and three bots
   *[other] you and { $bots } bots
    }. The guided game is a smaller one.
site-invite = Invite friends
site-games = Games
site-play = Play { $game } now
site-players = { $fewest } to { $most } players
site-own = Your tables
site-open = Open tables
site-open-empty = Nobody is looking for players right now. Create a table, and be the first.
site-your-turn = Your turn
site-stage-open = Waiting for players
site-stage-playing = Playing
site-stage-over = Over
site-stage-closed = Closed
site-free-seats = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
site-who-and-free = { $free ->
    [one] { $who } and { $free } free seat
   *[other] { $who } and { $free } free seats
}
site-pace-live = Live: { $turn } s per turn, { $call } s per call
site-pace-days = { $days ->
    [one] Over days: { $days } day per turn
   *[other] Over days: { $days } days per turn
}
site-pace-relaxed = Without a clock
site-promises = What to expect
site-promise-why = Why not?
site-promise-why-text = Every refusal names its rule.
site-promise-undo = Fair undo
site-promise-undo-text = Free until someone has learned something.
site-promise-secrets = Secrets stay secret
site-promise-secrets-text = Bots see what a player sees.
site-promise-chance = Chance you can check
site-promise-chance-text = Sealed before, shown after.

## A new table

site-new = New table
site-new-players = Players and seats
site-new-own = { $who } (you)
site-new-seat = Seat { $seat }
site-new-seat-bot = Bot on seat { $seat }
site-new-seat-name = Name on seat { $seat }
site-seat-open = Anyone
site-seat-invite = Anyone with the link
site-seat-bot = A bot
site-seat-device = Someone at this device
site-bot-greedy = Greedy: grabs what it can
site-bot-gentle = Gentle: lets you learn
site-bot-thrifty = Thrifty: counts every penny
site-bot-random = Random: means no harm
site-new-options = Options
site-option-range = { $from } to { $to }
site-option-steps = { $from } to { $to }, in steps of { $step }
site-option-some = Some seats
site-option-some-what = At least one seat, but not all
site-option-some-takes = some seats, but not all
site-option-only = Only with { $what }.
site-option-is = { $option }: { $value }
site-option-or = { $first } or { $second }
site-option-seats = { $count ->
    [one] seat { $seats }
   *[other] seats { $seats }
}
site-new-pace = Pace
site-new-live = Live
site-new-live-what = Everyone is there
site-new-days = Over days
site-new-days-what = Whenever it suits
site-new-relaxed = No clock
site-new-relaxed-what = Nobody is hurried
site-new-turn = Seconds per turn (10 to 600)
site-new-call = Seconds between the hammer’s calls (1 to 60)
site-new-days-each = Days per turn (1 to 14)
site-new-public = Anyone can find it
site-new-public-what = The table is listed on the start page.
site-new-make = Create table

## Before the game

site-waiting-room-public = listed on the start page
site-waiting-room-private = only for people with the address
site-waiting-room-seats = Who inherits?
site-waiting-room-link = Send this address to your friends
site-copy = Copy
site-place-free = Free
site-place-kept = Reserved for { $who }
site-place-invited = For anyone with the link
site-place-link = Link to this seat
site-place-you = That’s you
site-place-device = At the host’s device
site-place-bot = Bot
site-place-sit = Sit down
site-place-leave = Stand up
site-place-remove = Send { $who } away
site-make-open = Open to all
site-make-invite = By invitation
site-make-bot = Seat this bot:
site-start = The reading of the will
site-start-go = Start
site-start-full = Every seat is taken. Someone clears their throat.
site-start-not-full = You can start as soon as every seat is taken.
site-start-fill = Fill with bots and start
site-start-wait = The host starts the game. Stay close to your hat.
site-start-watch = You can watch as soon as it begins.
site-seal = Sealed chance
site-seal-why = All chance at this table comes from a secret number, mixed with one from each player. This is its seal (SHA-256). When the game is over, the number is shown, and anyone can check that it was never changed.

## The table

site-log = Log
site-calls = The calls
site-call-once = Going once
site-call-twice = Going twice
site-time = Time left
site-covers = Hidden cards
site-uncover = Uncover for { $who }
site-cover = Cover again
site-ready = I’m ready
site-ready-who = { $who } is ready
site-ready-all = Everyone is ready.
site-ready-awaited = Not ready yet: { $who }.
site-undo-redo = Undo and redo
site-undo = Undo
site-undo-who = Undo for { $who }
site-redo = Redo
site-redo-who = Redo for { $who }
site-return = Return to my seat
site-return-why = A bot has been keeping your seat warm.
site-replace = Let a bot play for { $who }
site-leaving = Leave or close the table
site-leave = Leave my seat to a bot
site-leave-why = A bot plays for you. You can return at any time.
site-close = Close without a result
site-close-not = Play on after all
site-close-why = When everyone agrees, the table is closed, and nobody has won.
site-close-agreed = Votes to close the table: { $who }.

## Fair chance

site-fair = Fair chance
site-fair-commitment = Seal
site-fair-nonces = What each player added
site-fair-seed = Seed
site-fair-sealed = Sealed until the game is over.
site-record = Record of the game
site-verify = Check it here
site-verify-hint = Or on your own machine, with the record: bequest check FILE
site-verify-good = All # draws follow from the seed, and the seal is the one this browser saw first. Nothing was rigged.
site-verify-good-unseen = All # draws follow from the seed, and it fits its seal. Nothing was rigged.
site-verify-bad-seed = The seed doesn’t fit its seal!
site-verify-bad-seal = The seal isn’t the one this browser saw first!
site-verify-bad-step = Draw # doesn’t follow from the seed!
site-verify-insecure = Your browser can check this only over a secure connection. Use the record and “bequest check”.

## The end

site-end = The will is read
site-end-winner = { $you ->
    [yes] The inheritance is yours. You may stop crying now.
   *[no] { $who } inherits. The others get the umbrella stand.
}
site-end-winners = { $who } share the inheritance, and will never speak of it again.
site-end-trial = Your trial ends here
site-end-trial-text = You stopped where the rulebook advises it for a first game. All secrets are open now, and this is how things stand.
site-end-trial-whole = Start a new game
site-end-trial-friends = Play with friends
site-end-closed = Closed without a result
site-end-closed-text = Everyone agreed to leave it at that. The money goes to the cat.
site-rematch = Play again together
site-rematch-go = Go to the next game

## Around the board

site-decide = What is being decided
site-book = Rulebook
site-menu = Table menu
site-call-sold = Sold
site-time-line = Time line
site-time-back = One step back
site-time-next = One step on
site-time-go = Go there
site-time-now = Back to now
site-time-open = all cards open
site-time-at = { $chapter }: moment { $step } of { $count }
site-leave-ask = Leave your seat to a bot? You can return whenever you like.
site-close-ask = Close the table without a result? It can’t be opened again.
site-ask-yes = Yes, do it
site-ask-no = Not yet
site-beside = Rulebook beside table
site-beside-close = Close the rulebook
site-keys = Keys
site-keys-close = Back to the game
site-key-help = this list
site-key-answers = go to that answer; Enter chooses it
site-key-stage = go to the decision
site-key-decline = go to “pass”
site-key-undo = undo
site-key-redo = redo
site-key-board = go to the board
site-key-hand = go to your cards
site-key-log = go to the log
site-key-time = go to the time line
site-key-steps = one step back, one step on
site-key-now = back to now
site-key-book = rulebook beside the table
site-key-rule = go to the rule that was just named
site-guide = Your guide
site-guide-quiet-text = Just play on. I’ll speak up when there is something new.
site-guide-call = Call the guide back
