# Last Will: cards, symbols, jobs and what cards do in a few words.

## Sums
last-will-money = { $sum } £
last-will-debt = −{ $sum } £

## Cards
last-will-card-theatre-evening = Serata a teatro
last-will-card-theatre-premiere = Prima a teatro
last-will-card-gala-night = Serata di gala
last-will-card-dinner = Cena
last-will-card-dinner-for-two = Cena a due
last-will-card-banquet = Banchetto
last-will-card-boat-ride = Giro in barca
last-will-card-river-picnic = Picnic sul fiume
last-will-card-cruise = Crociera
last-will-card-carriage-ride = Giro in carrozza
last-will-card-ride-in-company = Gita in compagnia
last-will-card-country-excursion = Gita in campagna
last-will-card-free-afternoon = Pomeriggio libero
last-will-card-engagement-ring = Anello di fidanzamento
last-will-card-wedding-gift = Regalo di matrimonio
last-will-card-stag-party = Addio al celibato
last-will-card-wedding = Matrimonio
last-will-card-old-school-friend = Vecchio compagno di scuola
last-will-card-waiter = Cameriere
last-will-card-coachman = Cocchiere
last-will-card-old-sea-dog = Lupo di mare
last-will-card-tailor = Sarto
last-will-card-gardener = Giardiniere
last-will-card-steward = Amministratore
last-will-card-estate-agent = Agente immobiliare
last-will-card-horse-trainer = Addestratore di cavalli
last-will-card-dog-trainer = Addestratore di cani
last-will-card-investment-adviser = Consulente finanziario
last-will-card-secretary = Segretario
last-will-card-reserved-table = Tavolo riservato
last-will-card-theatre-box = Palco a teatro
last-will-card-moored-boat = Barca all’ormeggio
last-will-card-hired-carriage = Carrozza a nolo
last-will-card-gentlemens-club = Club di gentiluomini
last-will-card-wedding-planner = Organizzatore di matrimoni
last-will-card-villa = Villa
last-will-card-large-villa = Grande villa
last-will-card-town-house = Casa di città
last-will-card-large-town-house = Grande casa di città
last-will-card-manor = Maniero
last-will-card-large-manor = Grande maniero
last-will-card-farm = Fattoria
last-will-card-horse-farm = Fattoria dei cavalli
last-will-card-dog-farm = Fattoria dei cani
last-will-card-villa-or-manor = Villa o maniero
last-will-card-town-house-or-villa = Casa di città o villa
last-will-card-manor-with-a-park = Maniero con parco
last-will-card-house-with-a-kennel = Casa con canile
last-will-card-mixed-farm = Fattoria mista
last-will-card-farm-with-a-horse = Fattoria con cavallo
last-will-card-season-ticket = Abbonamento
last-will-card-private-secretary = Segretario privato
last-will-card-stud-farm = Scuderia
last-will-card-hunting-lodge = Casino di caccia
last-will-card-masked-ball = Ballo in maschera
last-will-card-oyster-supper = Cena di ostriche
last-will-card-breeders-fair = Fiera degli allevatori
last-will-card-royal-banquet = Banchetto reale
last-will-card-castle = Castello
last-will-card-land-broker = Sensale di terreni
last-will-card-grand-regatta = Grande regata
last-will-card-day-at-the-races = Giornata alle corse
last-will-card-farewell-ball = Ballo d’addio
last-will-card-yacht-party = Festa sullo yacht
last-will-card-grand-tour = Grand tour
last-will-card-gambling-night = Notte di gioco
last-will-card-forced-sale = Vendita forzata
last-will-card-curio-dealer = Antiquario
last-will-card-wild-stag-party = Addio al celibato sfrenato
last-will-card-champagne-cruise = Crociera allo champagne
last-will-card-wedding-tour = Nozze in viaggio
last-will-card-scandal-at-the-opera = Scandalo all’opera
last-will-card-auction = Asta
last-will-card-ruined-abbey = Abbazia in rovina
last-will-card-dog = Cane
last-will-card-horse = Cavallo
last-will-card-guest = Ospite
last-will-card-chef = Cuoco
last-will-card-wild = Jolly

## Symbols and kinds
last-will-symbol-mask = Maschera
last-will-symbol-glass = Calice
last-will-symbol-wheel = Timone
last-will-symbol-carriage = Carrozza
last-will-symbol-wedding = Nozze
last-will-symbol-person = Persona
last-will-symbol-villa = Villa
last-will-symbol-manor = Maniero
last-will-symbol-town-house = Casa di città
last-will-symbol-farm = Fattoria
last-will-symbol-dog = Cane
last-will-symbol-horse = Cavallo
last-will-symbol-guest = Ospite
last-will-symbol-chef = Cuoco
last-will-symbol-wild = Jolly
last-will-symbol-none = Senza simbolo

## Kinds of cards
last-will-nature-event = evento
last-will-nature-wedding = nozze
last-will-nature-expense = spesa
last-will-nature-helper = aiutante
last-will-nature-property = proprietà
last-will-nature-companion = accompagnatore
last-will-nature-wild = jolly

## Jobs
last-will-job-doctor = Medicina
last-will-job-governess = Governante
last-will-job-clerk = Ufficio
last-will-job-teacher = Scuola
last-will-job-librarian = Biblioteca
last-will-job-journalist = Giornale
last-will-job-pharmacist = Farmacia
last-will-job-postmaster = Ufficio postale
last-will-job-veterinarian = Clinica veterinaria
last-will-job-shopkeeper = Bottega
last-will-job-banker = Banca
last-will-job-judge = Tribunale
last-will-job-lawyer = Studio legale
last-will-job-architect = Architettura
last-will-job-professor = Università
last-will-job-officer = Esercito
last-will-job-accountant = Contabilità
last-will-job-engineer = Ingegneria
last-will-job-politician = Politica
last-will-job-stockbroker = Borsa

## Standard piles, named on a blind draw
last-will-pile-events = Eventi
last-will-pile-helpers = Aiutanti e spese
last-will-pile-properties = Proprietà
last-will-pile-companions = Accompagnatori

## What cards do, in a few words
last-will-note-companion = con un evento, o come pedina
last-will-note-wild = vale un genere qualsiasi
last-will-note-gives = { $count ->
    [one] un’azione in più
   *[other] { $count } azioni in più
}
last-will-note-gifts = +{ $each } per ogni carta ceduta insieme: { $what }
last-will-note-sale = poi si può vendere una proprietà senza azione, senza mercato
last-will-note-sale-lower = { $count ->
    [one] poi si può vendere una proprietà, un gradino più in basso
   *[other] poi si può vendere una proprietà, { $count } gradini più in basso
}
last-will-note-wedding = fino a quattro nomi diversi con un’azione
last-will-note-actions = { $count ->
    [one] un’azione in più per round
   *[other] { $count } azioni in più per round
}
last-will-note-bonus = +{ $sum } per ogni carta con: { $what }
last-will-note-bonus-opera = +{ $sum } per ogni carta con: { $what }, e all’opera
last-will-note-upkeep = +{ $sum } sulla manutenzione: { $what }
last-will-note-maintain = mantiene una proprietà per round senza azione
last-will-note-sell = vende una proprietà per round senza azione
last-will-note-prices = acquisto { $buy }, cessione { $sell }
last-will-note-spend = spende { $sum } una volta per round, senza azione
last-will-note-per-token = spende { $sum } per round per ogni pedina sulle tue fattorie: { $what }
last-will-note-draw = una volta per round: pesca { $draw } carte, tienine { $keep }
last-will-note-keeps = conserva il valore
last-will-note-free = gratis

## What a card says to screen readers
last-will-said-spend = spesa { $sum }
last-will-said-price = prezzo { $sum }
last-will-said-actions = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
last-will-said-upkeep = manutenzione { $sum }
last-will-said-track = scala di valore: { $steps }
last-will-said-circle = { $kind } +{ $bonus }
last-will-said-circle-has = { $kind } +{ $bonus }, c’è una pedina
last-will-said-circle-marked = { $kind } +{ $bonus }, contrassegnato: con una pedina la proprietà scende di due gradini
last-will-said-crowns = { $count ->
    [one] carta speciale, { $count } corona
   *[other] carta speciale, { $count } corone
}
last-will-said-or = { $one } o { $other }
