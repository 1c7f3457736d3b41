# Last Will: what is drawn in a terminal.

last-will-sheet-edition = Edizione { $edition }: { $count } di { $all } valori di carte, lavori, piani e spazi sono ricostruiti, non quelli stampati. “bequest edition print last-will” li elenca.
last-will-sheet-round = Round { $round } di { $rounds }
last-will-sheet-setting = Si apparecchia il tavolo.
last-will-sheet-starts = comincia { $who }
last-will-sheet-market = Mercato
last-will-sheet-plans = Piani
last-will-sheet-plans-legend = carte/faccendieri/azioni
last-will-sheet-offering = Offerta
last-will-sheet-errands = Commissioni
last-will-sheet-free = libero
last-will-sheet-opera = opera
last-will-sheet-property-market = mercato
last-will-sheet-extension = prolunga
last-will-sheet-draw = pescare una carta
last-will-sheet-demotion = abbassamento
last-will-sheet-double = prolunga o abbassamento
last-will-sheet-board = Il tuo tabellone
last-will-sheet-board-of = Tabellone: { $who }
last-will-sheet-slots = { $count ->
    [0] nessuna casella libera
    [one] { $count } casella libera
   *[other] { $count } caselle libere
}
last-will-sheet-used = usata
last-will-sheet-maintained = manutenzione fatta
last-will-sheet-falls = scende a { $sum }
last-will-sheet-job = Lavoro
last-will-sheet-salary = stipendio { $sum }
last-will-sheet-no-job = nessun lavoro
last-will-sheet-sacked = senza lavoro
last-will-sheet-hand = La tua mano
last-will-sheet-hand-of = Mano: { $who }
last-will-sheet-hand-none = nessuna carta
last-will-sheet-player = nome
last-will-sheet-money = denaro
last-will-sheet-houses = case
last-will-sheet-pay = stipendio
last-will-sheet-cards = carte
last-will-sheet-plan = piano
last-will-sheet-total = conteggio
last-will-sheet-actions = { $count ->
    [one] di turno, { $count } azione
   *[other] di turno, { $count } azioni
}
last-will-sheet-chosen = ha scelto
last-will-sheet-bankrupt = in bancarotta
