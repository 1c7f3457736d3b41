# Last Will: what is drawn in a terminal.

last-will-sheet-edition = Edition { $edition }: { $count } von { $all } Werten der Karten, Jobs, Pläne und Felder sind rekonstruiert, nicht die gedruckten. „bequest edition print last-will“ zählt sie auf.
last-will-sheet-round = Runde { $round } von { $rounds }
last-will-sheet-setting = Der Tisch wird gedeckt.
last-will-sheet-starts = es beginnt { $who }
last-will-sheet-market = Markt
last-will-sheet-plans = Pläne
last-will-sheet-plans-legend = Karten/Laufburschen/Aktionen
last-will-sheet-offering = Angebot
last-will-sheet-errands = Besorgungen
last-will-sheet-free = frei
last-will-sheet-opera = Oper
last-will-sheet-property-market = Markt
last-will-sheet-extension = Anbau
last-will-sheet-draw = Karte ziehen
last-will-sheet-demotion = Degradierung
last-will-sheet-double = Anbau oder Degradierung
last-will-sheet-board = Dein Tableau
last-will-sheet-board-of = Tableau: { $who }
last-will-sheet-slots = { $count ->
    [0] kein freies Fach
    [one] { $count } freies Fach
   *[other] { $count } freie Fächer
}
last-will-sheet-used = genutzt
last-will-sheet-maintained = unterhalten
last-will-sheet-falls = fällt auf { $sum }
last-will-sheet-job = Job
last-will-sheet-salary = Gehalt { $sum }
last-will-sheet-no-job = kein Job
last-will-sheet-sacked = gefeuert
last-will-sheet-hand = Deine Handkarten
last-will-sheet-hand-of = Handkarten: { $who }
last-will-sheet-hand-none = keine Karten
last-will-sheet-player = Name
last-will-sheet-money = Geld
last-will-sheet-houses = Häuser
last-will-sheet-pay = Gehalt
last-will-sheet-cards = Karten
last-will-sheet-plan = Plan
last-will-sheet-total = gesamt
last-will-sheet-actions = { $count ->
    [one] am Zug, { $count } Aktion
   *[other] am Zug, { $count } Aktionen
}
last-will-sheet-chosen = hat gewählt
last-will-sheet-bankrupt = bankrott
