# Rulebooks, records and small screens in the terminal.

rules-mark-b = the rulebook says so
rules-mark-f = a fact about the printed game, found elsewhere
rules-mark-r = our ruling, where the rulebook is silent or leaves a choice
rules-mark-c = a reconstructed component
replay-row = { $game }: after row { $row } of { $rows }
replay-as-seat = as seat { $seat } sees it
replay-as-spectator = as a spectator sees it
replay-as-open = with all secrets

play-wait = wait
maloney-sheet-dealing = The cards are being dealt.
maloney-sheet-no-map = (type “map” for the map)
play-key-enter = Enter
maloney-sheet-edition = Edition { $edition }: { $count } of { $all } values of cards, roads and suitcases are reconstructed, not the printed ones. “bequest edition print maloney” lists them.
