# Last Will: cards, symbols, jobs and what cards do in a few words.

## Sums
last-will-money = { $sum } £
last-will-debt = −{ $sum } £

## Cards
last-will-card-theatre-evening = Soirée au théâtre
last-will-card-theatre-premiere = Première au théâtre
last-will-card-gala-night = Soirée de gala
last-will-card-dinner = Dîner
last-will-card-dinner-for-two = Dîner à deux
last-will-card-banquet = Banquet
last-will-card-boat-ride = Tour en barque
last-will-card-river-picnic = Pique-nique au bord de l’eau
last-will-card-cruise = Croisière
last-will-card-carriage-ride = Tour en calèche
last-will-card-ride-in-company = Promenade entre amis
last-will-card-country-excursion = Excursion à la campagne
last-will-card-free-afternoon = Après-midi libre
last-will-card-engagement-ring = Bague de fiançailles
last-will-card-wedding-gift = Cadeau de mariage
last-will-card-stag-party = Enterrement de vie de garçon
last-will-card-wedding = Mariage
last-will-card-old-school-friend = Vieux camarade d’école
last-will-card-waiter = Serveur
last-will-card-coachman = Cocher
last-will-card-old-sea-dog = Loup de mer
last-will-card-tailor = Tailleur
last-will-card-gardener = Jardinier
last-will-card-steward = Intendant
last-will-card-estate-agent = Agent immobilier
last-will-card-horse-trainer = Dresseur de chevaux
last-will-card-dog-trainer = Dresseur de chiens
last-will-card-investment-adviser = Conseiller en placements
last-will-card-secretary = Secrétaire
last-will-card-reserved-table = Table réservée
last-will-card-theatre-box = Loge au théâtre
last-will-card-moored-boat = Bateau à quai
last-will-card-hired-carriage = Calèche de location
last-will-card-gentlemens-club = Club de gentlemen
last-will-card-wedding-planner = Organisateur de mariages
last-will-card-villa = Villa
last-will-card-large-villa = Grande villa
last-will-card-town-house = Hôtel particulier
last-will-card-large-town-house = Grand hôtel particulier
last-will-card-manor = Manoir
last-will-card-large-manor = Grand manoir
last-will-card-farm = Ferme
last-will-card-horse-farm = Ferme aux chevaux
last-will-card-dog-farm = Ferme aux chiens
last-will-card-villa-or-manor = Villa ou manoir
last-will-card-town-house-or-villa = Hôtel particulier ou villa
last-will-card-manor-with-a-park = Manoir avec parc
last-will-card-house-with-a-kennel = Hôtel avec chenil
last-will-card-mixed-farm = Ferme mixte
last-will-card-farm-with-a-horse = Ferme avec cheval
last-will-card-season-ticket = Abonnement
last-will-card-private-secretary = Secrétaire particulier
last-will-card-stud-farm = Haras
last-will-card-hunting-lodge = Pavillon de chasse
last-will-card-masked-ball = Bal masqué
last-will-card-oyster-supper = Souper d’huîtres
last-will-card-breeders-fair = Foire des éleveurs
last-will-card-royal-banquet = Banquet royal
last-will-card-castle = Château
last-will-card-land-broker = Marchand de biens
last-will-card-grand-regatta = Grande régate
last-will-card-day-at-the-races = Journée aux courses
last-will-card-farewell-ball = Bal d’adieu
last-will-card-yacht-party = Fête sur le yacht
last-will-card-grand-tour = Grand tour
last-will-card-gambling-night = Nuit de jeu
last-will-card-forced-sale = Liquidation
last-will-card-curio-dealer = Antiquaire
last-will-card-wild-stag-party = Folle nuit de garçons
last-will-card-champagne-cruise = Croisière au champagne
last-will-card-wedding-tour = Noces en voyage
last-will-card-scandal-at-the-opera = Scandale à l’opéra
last-will-card-auction = Enchères
last-will-card-ruined-abbey = Abbaye en ruine
last-will-card-dog = Chien
last-will-card-horse = Cheval
last-will-card-guest = Invité
last-will-card-chef = Chef
last-will-card-wild = Joker

## Symbols and kinds
last-will-symbol-mask = Masque
last-will-symbol-glass = Verre
last-will-symbol-wheel = Gouvernail
last-will-symbol-carriage = Calèche
last-will-symbol-wedding = Noces
last-will-symbol-person = Personnage
last-will-symbol-villa = Villa
last-will-symbol-manor = Manoir
last-will-symbol-town-house = Hôtel particulier
last-will-symbol-farm = Ferme
last-will-symbol-dog = Chien
last-will-symbol-horse = Cheval
last-will-symbol-guest = Invité
last-will-symbol-chef = Chef
last-will-symbol-wild = Joker
last-will-symbol-none = Sans symbole

## Kinds of cards
last-will-nature-event = événement
last-will-nature-wedding = noces
last-will-nature-expense = extra
last-will-nature-helper = assistant
last-will-nature-property = propriété
last-will-nature-companion = compagnon
last-will-nature-wild = joker

## Jobs
last-will-job-doctor = Médecine
last-will-job-governess = Gouvernante
last-will-job-clerk = Bureau
last-will-job-teacher = École
last-will-job-librarian = Bibliothèque
last-will-job-journalist = Presse
last-will-job-pharmacist = Pharmacie
last-will-job-postmaster = Poste
last-will-job-veterinarian = Clinique vétérinaire
last-will-job-shopkeeper = Boutique
last-will-job-banker = Banque
last-will-job-judge = Tribunal
last-will-job-lawyer = Cabinet d’avocats
last-will-job-architect = Architecture
last-will-job-professor = Université
last-will-job-officer = Armée
last-will-job-accountant = Comptabilité
last-will-job-engineer = Ingénierie
last-will-job-politician = Politique
last-will-job-stockbroker = Bourse

## Standard piles, named on a blind draw
last-will-pile-events = Événements
last-will-pile-helpers = Assistants et extras
last-will-pile-properties = Propriétés
last-will-pile-companions = Compagnons

## What cards do, in a few words
last-will-note-companion = avec un événement, ou en jeton
last-will-note-wild = compte pour n’importe quel genre
last-will-note-gives = { $count ->
    [one] une action de plus
   *[other] { $count } actions de plus
}
last-will-note-gifts = +{ $each } par carte donnée avec : { $what }
last-will-note-sale = puis on peut vendre une propriété sans action, sans le marché
last-will-note-sale-lower = { $count ->
    [one] puis on peut vendre une propriété, un cran plus bas
   *[other] puis on peut vendre une propriété, { $count } crans plus bas
}
last-will-note-wedding = jusqu’à quatre noms différents en une action
last-will-note-actions = { $count ->
    [one] une action de plus par manche
   *[other] { $count } actions de plus par manche
}
last-will-note-bonus = +{ $sum } pour chaque carte avec : { $what }
last-will-note-bonus-opera = +{ $sum } pour chaque carte avec : { $what }, et à l’opéra
last-will-note-upkeep = +{ $sum } pour l’entretien : { $what }
last-will-note-maintain = entretient une propriété par manche, sans action
last-will-note-sell = vend une propriété par manche, sans action
last-will-note-prices = achat { $buy }, cession { $sell }
last-will-note-spend = dépense { $sum } une fois par manche, sans action
last-will-note-per-token = dépense { $sum } par manche et par jeton sur vos fermes : { $what }
last-will-note-draw = une fois par manche : piocher { $draw } cartes, en garder { $keep }
last-will-note-keeps = garde sa valeur
last-will-note-free = gratuit

## What a card says to screen readers
last-will-said-spend = dépense { $sum }
last-will-said-price = prix { $sum }
last-will-said-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
last-will-said-upkeep = entretien { $sum }
last-will-said-track = échelle de valeur : { $steps }
last-will-said-circle = { $kind } +{ $bonus }
last-will-said-circle-has = { $kind } +{ $bonus }, un jeton est là
last-will-said-circle-marked = { $kind } +{ $bonus }, marqué : avec un jeton, la propriété perd deux crans
last-will-said-crowns = { $count ->
    [one] carte spéciale, { $count } couronne
   *[other] carte spéciale, { $count } couronnes
}
last-will-said-or = { $one } ou { $other }
