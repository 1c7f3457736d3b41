# Last Will: cards, symbols, jobs and what cards do in a few words.

## Sums
last-will-money = £{ $sum }
last-will-debt = −£{ $sum }

## Cards
last-will-card-theatre-evening = Theatre Evening
last-will-card-theatre-premiere = Theatre Premiere
last-will-card-gala-night = Gala Night
last-will-card-dinner = Dinner
last-will-card-dinner-for-two = Dinner for Two
last-will-card-banquet = Banquet
last-will-card-boat-ride = Boat Ride
last-will-card-river-picnic = River Picnic
last-will-card-cruise = Cruise
last-will-card-carriage-ride = Carriage Ride
last-will-card-ride-in-company = Ride in Company
last-will-card-country-excursion = Country Excursion
last-will-card-free-afternoon = Free Afternoon
last-will-card-engagement-ring = Engagement Ring
last-will-card-wedding-gift = Wedding Gift
last-will-card-stag-party = Stag Party
last-will-card-wedding = Wedding
last-will-card-old-school-friend = Old School Friend
last-will-card-waiter = Waiter
last-will-card-coachman = Coachman
last-will-card-old-sea-dog = Old Sea Dog
last-will-card-tailor = Tailor
last-will-card-gardener = Gardener
last-will-card-steward = Steward
last-will-card-estate-agent = Estate Agent
last-will-card-horse-trainer = Horse Trainer
last-will-card-dog-trainer = Dog Trainer
last-will-card-investment-adviser = Investment Adviser
last-will-card-secretary = Secretary
last-will-card-reserved-table = Reserved Table
last-will-card-theatre-box = Theatre Box
last-will-card-moored-boat = Moored Boat
last-will-card-hired-carriage = Hired Carriage
last-will-card-gentlemens-club = Gentlemen’s Club
last-will-card-wedding-planner = Wedding Planner
last-will-card-villa = Villa
last-will-card-large-villa = Large Villa
last-will-card-town-house = Town House
last-will-card-large-town-house = Large Town House
last-will-card-manor = Manor
last-will-card-large-manor = Large Manor
last-will-card-farm = Farm
last-will-card-horse-farm = Horse Farm
last-will-card-dog-farm = Dog Farm
last-will-card-villa-or-manor = Villa or Manor
last-will-card-town-house-or-villa = Town House or Villa
last-will-card-manor-with-a-park = Manor with a Park
last-will-card-house-with-a-kennel = House with a Kennel
last-will-card-mixed-farm = Mixed Farm
last-will-card-farm-with-a-horse = Farm with a Horse
last-will-card-season-ticket = Season Ticket
last-will-card-private-secretary = Private Secretary
last-will-card-stud-farm = Stud Farm
last-will-card-hunting-lodge = Hunting Lodge
last-will-card-masked-ball = Masked Ball
last-will-card-oyster-supper = Oyster Supper
last-will-card-breeders-fair = Breeders’ Fair
last-will-card-royal-banquet = Royal Banquet
last-will-card-castle = Castle
last-will-card-land-broker = Land Broker
last-will-card-grand-regatta = Grand Regatta
last-will-card-day-at-the-races = Day at the Races
last-will-card-farewell-ball = Farewell Ball
last-will-card-yacht-party = Yacht Party
last-will-card-grand-tour = Grand Tour
last-will-card-gambling-night = Gambling Night
last-will-card-forced-sale = Forced Sale
last-will-card-curio-dealer = Curio Dealer
last-will-card-wild-stag-party = Wild Stag Party
last-will-card-champagne-cruise = Champagne Cruise
last-will-card-wedding-tour = Wedding Tour
last-will-card-scandal-at-the-opera = Scandal at the Opera
last-will-card-auction = Auction
last-will-card-ruined-abbey = Ruined Abbey
last-will-card-dog = Dog
last-will-card-horse = Horse
last-will-card-guest = Guest
last-will-card-chef = Chef
last-will-card-wild = Wild Companion

## Symbols and kinds
last-will-symbol-mask = Mask
last-will-symbol-glass = Glass
last-will-symbol-wheel = Wheel
last-will-symbol-carriage = Carriage
last-will-symbol-wedding = Wedding
last-will-symbol-person = Person
last-will-symbol-villa = Villa
last-will-symbol-manor = Manor
last-will-symbol-town-house = Town house
last-will-symbol-farm = Farm
last-will-symbol-dog = Dog
last-will-symbol-horse = Horse
last-will-symbol-guest = Guest
last-will-symbol-chef = Chef
last-will-symbol-wild = Wild
last-will-symbol-none = No symbol

## Kinds of cards
last-will-nature-event = event
last-will-nature-wedding = wedding
last-will-nature-expense = expense
last-will-nature-helper = helper
last-will-nature-property = property
last-will-nature-companion = companion
last-will-nature-wild = wild

## Jobs
last-will-job-doctor = Doctor
last-will-job-governess = Governess
last-will-job-clerk = Clerk
last-will-job-teacher = Teacher
last-will-job-librarian = Librarian
last-will-job-journalist = Journalist
last-will-job-pharmacist = Pharmacist
last-will-job-postmaster = Postmaster
last-will-job-veterinarian = Veterinarian
last-will-job-shopkeeper = Shopkeeper
last-will-job-banker = Banker
last-will-job-judge = Judge
last-will-job-lawyer = Lawyer
last-will-job-architect = Architect
last-will-job-professor = Professor
last-will-job-officer = Officer
last-will-job-accountant = Accountant
last-will-job-engineer = Engineer
last-will-job-politician = Politician
last-will-job-stockbroker = Stockbroker

## Standard piles, named on a blind draw
last-will-pile-events = Events
last-will-pile-helpers = Helpers and expenses
last-will-pile-properties = Properties
last-will-pile-companions = Companions

## What cards do, in a few words
last-will-note-companion = with an event, or as a token
last-will-note-wild = counts as any one kind
last-will-note-gives = { $count ->
    [one] one more action
   *[other] { $count } more actions
}
last-will-note-gifts = +{ $each } for each card given away with it: { $what }
last-will-note-sale = then one property can be sold without an action, market ignored
last-will-note-sale-lower = { $count ->
    [one] then one property can be sold, one step lower
   *[other] then one property can be sold, { $count } steps lower
}
last-will-note-wedding = up to four different names for one action
last-will-note-actions = { $count ->
    [one] one more action every round
   *[other] { $count } more actions every round
}
last-will-note-bonus = +{ $sum } on each card with: { $what }
last-will-note-bonus-opera = +{ $sum } on each card with: { $what }, and at the opera
last-will-note-upkeep = +{ $sum } on upkeep: { $what }
last-will-note-maintain = maintains one property per round without an action
last-will-note-sell = sells one property per round without an action
last-will-note-prices = buying { $buy }, selling { $sell }
last-will-note-spend = spends { $sum } once per round, without an action
last-will-note-per-token = spends { $sum } per round for each token on your farms: { $what }
last-will-note-draw = once per round: draw { $draw } cards, keep { $keep }
last-will-note-keeps = keeps its value
last-will-note-free = free

## What a card says to screen readers
last-will-said-spend = spend { $sum }
last-will-said-price = price { $sum }
last-will-said-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
last-will-said-upkeep = upkeep { $sum }
last-will-said-track = value track: { $steps }
last-will-said-circle = { $kind } +{ $bonus }
last-will-said-circle-has = { $kind } +{ $bonus }, a token is here
last-will-said-circle-marked = { $kind } +{ $bonus }, marked: with a token here the property drops two steps
last-will-said-crowns = { $count ->
    [one] special card, { $count } crown
   *[other] special card, { $count } crowns
}
last-will-said-or = { $one } or { $other }
