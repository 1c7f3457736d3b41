# Rulebooks, records and small screens in the terminal.

rules-mark-b = es steht im Regelheft
rules-mark-f = eine Tatsache über das gedruckte Spiel, anderswo gefunden
rules-mark-r = unsere Festlegung, wo das Regelheft schweigt oder die Wahl lässt
rules-mark-c = ein rekonstruierter Bestandteil
replay-row = { $game }: nach Zeile { $row } von { $rows }
replay-as-seat = wie Platz { $seat } es sieht
replay-as-spectator = wie das Publikum es sieht
replay-as-open = mit allen Geheimnissen

play-wait = warten
play-key-enter = Enter
