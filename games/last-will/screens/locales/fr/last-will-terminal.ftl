# Last Will: what is drawn in a terminal.

last-will-sheet-edition = Édition { $edition } : { $count } des { $all } valeurs des cartes, emplois, plans et emplacements sont reconstituées, ce ne sont pas celles imprimées. « bequest edition print last-will » en donne la liste.
last-will-sheet-round = Manche { $round } sur { $rounds }
last-will-sheet-setting = La table se prépare.
last-will-sheet-starts = commence : { $who }
last-will-sheet-market = Marché
last-will-sheet-plans = Plans
last-will-sheet-plans-legend = cartes/coursiers/actions
last-will-sheet-offering = Offre
last-will-sheet-errands = Courses
last-will-sheet-free = libre
last-will-sheet-opera = opéra
last-will-sheet-property-market = marché
last-will-sheet-extension = extension
last-will-sheet-draw = piocher une carte
last-will-sheet-demotion = blâme
last-will-sheet-double = extension ou blâme
last-will-sheet-board = Votre plateau
last-will-sheet-board-of = Plateau : { $who }
last-will-sheet-slots = { $count ->
    [0] aucune case libre
    [one] { $count } case libre
   *[other] { $count } cases libres
}
last-will-sheet-used = utilisé
last-will-sheet-maintained = entretenue
last-will-sheet-falls = tombe à { $sum }
last-will-sheet-job = Emploi
last-will-sheet-salary = salaire { $sum }
last-will-sheet-no-job = sans emploi
last-will-sheet-sacked = à la porte
last-will-sheet-hand = Votre main
last-will-sheet-hand-of = Main : { $who }
last-will-sheet-hand-none = aucune carte
last-will-sheet-player = nom
last-will-sheet-money = argent
last-will-sheet-houses = maisons
last-will-sheet-pay = salaire
last-will-sheet-cards = cartes
last-will-sheet-plan = plan
last-will-sheet-total = décompte
last-will-sheet-actions = { $count ->
    [one] joue, { $count } action
   *[other] joue, { $count } actions
}
last-will-sheet-chosen = a choisi
last-will-sheet-bankrupt = en faillite
