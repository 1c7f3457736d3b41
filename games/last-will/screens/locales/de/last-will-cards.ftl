# Last Will: cards, symbols, jobs and what cards do in a few words.

## Sums
last-will-money = { $sum } £
last-will-debt = −{ $sum } £

## Cards
last-will-card-theatre-evening = Theaterabend
last-will-card-theatre-premiere = Theaterpremiere
last-will-card-gala-night = Galaabend
last-will-card-dinner = Abendessen
last-will-card-dinner-for-two = Essen zu zweit
last-will-card-banquet = Bankett
last-will-card-boat-ride = Bootsfahrt
last-will-card-river-picnic = Picknick am Fluss
last-will-card-cruise = Kreuzfahrt
last-will-card-carriage-ride = Kutschfahrt
last-will-card-ride-in-company = Ausfahrt in Gesellschaft
last-will-card-country-excursion = Landpartie
last-will-card-free-afternoon = Freier Nachmittag
last-will-card-engagement-ring = Verlobungsring
last-will-card-wedding-gift = Hochzeitsgeschenk
last-will-card-stag-party = Junggesellenabschied
last-will-card-wedding = Hochzeit
last-will-card-old-school-friend = Alter Schulfreund
last-will-card-waiter = Kellner
last-will-card-coachman = Kutscher
last-will-card-old-sea-dog = Seebär
last-will-card-tailor = Schneider
last-will-card-gardener = Gärtner
last-will-card-steward = Verwalter
last-will-card-estate-agent = Makler
last-will-card-horse-trainer = Pferdetrainer
last-will-card-dog-trainer = Hundetrainer
last-will-card-investment-adviser = Anlageberater
last-will-card-secretary = Sekretär
last-will-card-reserved-table = Reservierter Tisch
last-will-card-theatre-box = Theaterloge
last-will-card-moored-boat = Vertäutes Boot
last-will-card-hired-carriage = Mietkutsche
last-will-card-gentlemens-club = Herrenclub
last-will-card-wedding-planner = Hochzeitsplaner
last-will-card-villa = Villa
last-will-card-large-villa = Große Villa
last-will-card-town-house = Stadthaus
last-will-card-large-town-house = Großes Stadthaus
last-will-card-manor = Herrenhaus
last-will-card-large-manor = Großes Herrenhaus
last-will-card-farm = Bauernhof
last-will-card-horse-farm = Pferdehof
last-will-card-dog-farm = Hundehof
last-will-card-villa-or-manor = Villa oder Herrenhaus
last-will-card-town-house-or-villa = Stadthaus oder Villa
last-will-card-manor-with-a-park = Herrenhaus mit Park
last-will-card-house-with-a-kennel = Haus mit Zwinger
last-will-card-mixed-farm = Gemischter Hof
last-will-card-farm-with-a-horse = Hof mit Pferd
last-will-card-season-ticket = Dauerkarte
last-will-card-private-secretary = Privatsekretär
last-will-card-stud-farm = Gestüt
last-will-card-hunting-lodge = Jagdhaus
last-will-card-masked-ball = Maskenball
last-will-card-oyster-supper = Austernessen
last-will-card-breeders-fair = Züchtermesse
last-will-card-royal-banquet = Königliches Bankett
last-will-card-castle = Schloss
last-will-card-land-broker = Grundstückshändler
last-will-card-grand-regatta = Große Regatta
last-will-card-day-at-the-races = Tag beim Pferderennen
last-will-card-farewell-ball = Abschiedsball
last-will-card-yacht-party = Jachtfest
last-will-card-grand-tour = Große Reise
last-will-card-gambling-night = Spielnacht
last-will-card-forced-sale = Zwangsverkauf
last-will-card-curio-dealer = Raritätenhändler
last-will-card-wild-stag-party = Wilder Junggesellenabschied
last-will-card-champagne-cruise = Champagnerkreuzfahrt
last-will-card-wedding-tour = Hochzeitsreise
last-will-card-scandal-at-the-opera = Skandal in der Oper
last-will-card-auction = Versteigerung
last-will-card-ruined-abbey = Verfallene Abtei
last-will-card-dog = Hund
last-will-card-horse = Pferd
last-will-card-guest = Gast
last-will-card-chef = Koch
last-will-card-wild = Joker

## Symbols and kinds
last-will-symbol-mask = Maske
last-will-symbol-glass = Glas
last-will-symbol-wheel = Steuerrad
last-will-symbol-carriage = Kutsche
last-will-symbol-wedding = Hochzeit
last-will-symbol-person = Person
last-will-symbol-villa = Villa
last-will-symbol-manor = Herrenhaus
last-will-symbol-town-house = Stadthaus
last-will-symbol-farm = Bauernhof
last-will-symbol-dog = Hund
last-will-symbol-horse = Pferd
last-will-symbol-guest = Gast
last-will-symbol-chef = Koch
last-will-symbol-wild = Joker
last-will-symbol-none = Kein Symbol

## Kinds of cards
last-will-nature-event = Ereignis
last-will-nature-wedding = Hochzeit
last-will-nature-expense = Extra
last-will-nature-helper = Helfer
last-will-nature-property = Immobilie
last-will-nature-companion = Begleitung
last-will-nature-wild = Joker

## Jobs
last-will-job-doctor = Arztpraxis
last-will-job-governess = Gouvernante
last-will-job-clerk = Schreibstube
last-will-job-teacher = Schule
last-will-job-librarian = Bibliothek
last-will-job-journalist = Zeitung
last-will-job-pharmacist = Apotheke
last-will-job-postmaster = Postamt
last-will-job-veterinarian = Tierarztpraxis
last-will-job-shopkeeper = Ladengeschäft
last-will-job-banker = Bank
last-will-job-judge = Gericht
last-will-job-lawyer = Anwaltskanzlei
last-will-job-architect = Architekturbüro
last-will-job-professor = Universität
last-will-job-officer = Armee
last-will-job-accountant = Buchhaltung
last-will-job-engineer = Ingenieurbüro
last-will-job-politician = Politik
last-will-job-stockbroker = Börse

## Standard piles, named on a blind draw
last-will-pile-events = Ereignisse
last-will-pile-helpers = Helfer und Extras
last-will-pile-properties = Immobilien
last-will-pile-companions = Begleitungen

## What cards do, in a few words
last-will-note-companion = zu einem Ereignis, oder als Plättchen
last-will-note-wild = zählt als beliebige Art
last-will-note-gives = { $count ->
    [one] eine Aktion mehr
   *[other] { $count } Aktionen mehr
}
last-will-note-gifts = +{ $each } für jede mit abgegebene Karte: { $what }
last-will-note-sale = dann ohne Aktion eine Immobilie verkaufen, der Markt zählt nicht
last-will-note-sale-lower = { $count ->
    [one] dann eine Immobilie eine Stufe tiefer verkaufen
   *[other] dann eine Immobilie { $count } Stufen tiefer verkaufen
}
last-will-note-wedding = bis zu vier verschiedene Namen für eine Aktion
last-will-note-actions = { $count ->
    [one] jede Runde eine Aktion mehr
   *[other] jede Runde { $count } Aktionen mehr
}
last-will-note-bonus = +{ $sum } für jede Karte mit: { $what }
last-will-note-bonus-opera = +{ $sum } für jede Karte mit: { $what }, auch in der Oper
last-will-note-upkeep = +{ $sum } beim Unterhalt: { $what }
last-will-note-maintain = unterhält pro Runde eine Immobilie ohne Aktion
last-will-note-sell = verkauft pro Runde eine Immobilie ohne Aktion
last-will-note-prices = Kauf { $buy }, Verkauf { $sell }
last-will-note-spend = gibt einmal pro Runde { $sum } aus, ohne Aktion
last-will-note-per-token = gibt pro Runde { $sum } je Plättchen auf deinen Höfen aus: { $what }
last-will-note-draw = einmal pro Runde { $draw } Karten ziehen, { $keep } behalten
last-will-note-keeps = behält den Wert
last-will-note-free = frei

## What a card says to screen readers
last-will-said-spend = ausgeben { $sum }
last-will-said-price = Preis { $sum }
last-will-said-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
last-will-said-upkeep = Unterhalt { $sum }
last-will-said-track = Wertleiste: { $steps }
last-will-said-circle = { $kind } +{ $bonus }
last-will-said-circle-has = { $kind } +{ $bonus }, ein Plättchen liegt hier
last-will-said-circle-marked = { $kind } +{ $bonus }, markiert: mit einem Plättchen fällt die Immobilie um zwei Stufen
last-will-said-crowns = { $count ->
    [one] Sonderkarte, { $count } Krone
   *[other] Sonderkarte, { $count } Kronen
}
last-will-said-or = { $one } oder { $other }
