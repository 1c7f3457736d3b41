# Rulebooks, records and small screens in the terminal.

rules-mark-b = it is in the rulebook
rules-mark-f = a fact about the printed game, found elsewhere
rules-mark-r = our ruling, where the rulebook is silent or leaves a choice
rules-mark-c = a reconstructed component
replay-row = { $game }: after row { $row } of { $rows }
replay-as-seat = as seat { $seat } sees it
replay-as-spectator = as a spectator sees it
replay-as-open = with all secrets

play-wait = wait
play-key-enter = Enter
