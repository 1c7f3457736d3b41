# Rulebooks, records and small screens in the terminal.

rules-mark-b = è nel regolamento
rules-mark-f = un fatto sul gioco stampato, trovato altrove
rules-mark-r = una nostra decisione, dove il regolamento tace o lascia la scelta
rules-mark-c = un componente ricostruito
replay-row = { $game }: dopo la riga { $row } di { $rows }
replay-as-seat = come lo vede il posto { $seat }
replay-as-spectator = come lo vede il pubblico
replay-as-open = con tutti i segreti

play-wait = aspetta
play-key-enter = Invio
