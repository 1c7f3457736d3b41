# Last Will : ce que les choses coûteraient à présent, et les moments d’une manche.

## Ce que les cartes coûteraient
last-will-page-every-round = { $sum } par manche
last-will-page-helps = { $sum } de plus
last-will-page-loses = perd { $sum }
last-will-page-buy-loses = acheter : { $sum }, perd { $loss }
last-will-page-capped = Votre argent ne suffit pas pour davantage
last-will-page-too-dear = Il faudrait { $sum }, et vous avez { $money }
last-will-page-outlook-expense = Sur votre plateau, elle dépense { $sum } par manche
last-will-page-outlook-helped = Avec l’aide de : { $what }
last-will-page-outlook-price = Vous coûte { $sum } à présent
last-will-page-outlook-no-money = Vous ne pouvez pas la payer à présent
last-will-page-outlook-farm = Garde sa valeur : seul le marché peut vous coûter de l’argent
last-will-page-outlook-loses = Sans entretien, elle perd { $tonight } cette nuit et { $sum } jusqu’à la dernière nuit
last-will-page-outlook-helps = Avec ce que vous avez : { $sum } de plus ({ $what })
last-will-page-level = { $who } a aussi peu que vous, mais un plan plus à gauche.
last-will-page-all-level = Personne n’est encore plus pauvre que les autres.

## Ce qui est commencé
last-will-page-put-back = Reposer
last-will-page-take-back = Retirer le dernier ajout
last-will-page-cannot-pay = trop cher
last-will-page-not-held = pas en main
last-will-page-wedding-ring = Bague
last-will-page-wedding-gift = Cadeau
last-will-page-wedding-stag-party = Enterrement de vie de garçon
last-will-page-wedding-wedding = Mariage
last-will-page-salary-to = salaire { $before } → { $after }
last-will-page-goes-now = s’en va
last-will-page-may-go = peut partir
last-will-page-line-unplayed = symbole absent

## Piocher à l’aveugle
last-will-page-draw-ask = Piocher { $what } ? Les cartes arrivent aussitôt, et cela ne peut pas être annulé.
last-will-page-draw-back = Choisir une autre pioche pour cette carte
last-will-page-mix-events = { $count ->
    [one] un événement
   *[other] { $count } événements
}
last-will-page-mix-helpers = { $count ->
    [one] un assistant ou extra
   *[other] { $count } assistants ou extras
}
last-will-page-mix-properties = { $count ->
    [one] une propriété
   *[other] { $count } propriétés
}
last-will-page-mix-companions = { $count ->
    [one] un compagnon
   *[other] { $count } compagnons
}

## Un plan ou une course se soulève d’abord
last-will-page-lift-ask = { $what } ?
last-will-page-plan-take = Prendre le plan { $number }
last-will-page-plan-brings = Plan { $number } : { $what }
last-will-page-plan-order = { $place ->
    [1] Vous agissez en premier.
    [2] Vous agissez en deuxième.
    [3] Vous agissez en troisième.
    [4] Vous agissez en quatrième.
   *[other] Vous agissez en dernier.
}
last-will-page-plan-order-so-far = { $place ->
    [1] Vous agissez en premier, si personne ne va plus à gauche.
    [2] Vous agissez en deuxième, si personne ne va plus à gauche.
    [3] Vous agissez en troisième, si personne ne va plus à gauche.
    [4] Vous agissez en quatrième, si personne ne va plus à gauche.
   *[other] Vous agissez en dernier.
}
last-will-page-fetch = Chercher : { $card }
last-will-page-send = L’envoyer : { $what }
last-will-page-alone = seul : { $sum }

## Le marché
last-will-page-market-all = Argent en maisons
last-will-page-market-leave = Garder ainsi
last-will-page-market-list = Toutes les autres possibilités en liste
last-will-page-market-hand = Dans votre main : { $card }

## La fin d’une manche
last-will-page-night-over = Cette nuit, toutes les maisons baissent
last-will-page-night-note = d’un cran, sauf entretien ; de deux avec un jeton sur un cercle marqué
last-will-page-night-no-houses = Personne n’a de maison. La lune brille pour rien.
last-will-page-night-farm = une ferme reste
last-will-page-night-steps = La fin de la manche
last-will-page-night-wilds = Les jokers rentrent
last-will-page-night-drop = Les maisons baissent toutes ensemble
last-will-page-night-nobody = Personne en faillite
last-will-page-night-cut = Deux cartes en main
last-will-page-night-boys = Les coursiers rentrent

## La faillite
last-will-page-conditions = Ce qui vous met en faillite
last-will-page-met-money = 0 £ ou moins
last-will-page-met-job = pas d’emploi
last-will-page-met-houses = pas de maison
last-will-page-key-cards = aller à une carte de votre main, ou à une carte ou une course pour votre coursier

## Après la fin
last-will-page-tale-purse = { $sum } en bourse
last-will-page-tale-salary = { $sum } de dernier salaire
last-will-page-tale-houses = { $sum } en maisons
last-will-page-tale-house = { $you ->
    [yes] Votre pire maison : { $card }, achetée { $price }, valant { $sum } à la fin.
   *[no] { $who } avait la pire maison : { $card }, achetée { $price }, valant { $sum } à la fin.
}
last-will-page-went-debt = dépensé à crédit
