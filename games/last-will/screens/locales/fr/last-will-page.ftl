# Last Will: the table, what is asked, and what can be done.

## About the game
last-will-page-pitch = Un oncle lègue tout à la personne qui se ruine la première : dînez, roulez en calèche, pariez et achetez des ruines.
last-will-page-scene = Londres, années 1890
last-will-page-round = Manche { $round } sur { $rounds }
last-will-page-round-short = M { $round }

## Counted things
last-will-page-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
last-will-page-boys = { $count ->
    [one] { $count } coursier
   *[other] { $count } coursiers
}
last-will-page-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
last-will-page-actions-left = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
}
last-will-page-boys-left = { $count ->
    [one] { $count } coursier restant
   *[other] { $count } coursiers restants
}

## The way down
last-will-page-race = La descente
last-will-page-race-note = la bourse la plus vide mène
last-will-page-race-what = L’argent va vers la droite, jusqu’à zéro. Le trait pointillé rappelle ce que valent encore les maisons.
last-will-page-purse = { $who } : { $sum }
last-will-page-purse-tied = { $who } : { $sum }, et { $tied } en maisons
last-will-page-leads = mène, ruine en vue

## Plans
last-will-page-plans = Plans
last-will-page-plan-now = joue
last-will-page-plan-open = libre
last-will-page-plan-free = Plan { $number } : { $what }, libre
last-will-page-plan-taken = Plan { $number } : { $what }, pris par { $who }
last-will-page-plan-choose = Prendre un plan
last-will-page-plan-choose-note = Plus à gauche, on agit plus tôt. Plus à droite, on reçoit plus.
last-will-page-plan-turns = Ordre du tour :
last-will-page-plan-nobody = aucun plan n’est pris

## The market and the offering
last-will-page-market = Marché immobilier
last-will-page-market-token = { $type } : le jeton de marché change chaque prix de { $token }
last-will-page-offering = Offre et courses
last-will-page-boy-of = Coursier : { $who }
last-will-page-taken = prise
last-will-page-empty = vide
last-will-page-or = ou
last-will-page-errand-opera = Opéra
last-will-page-errand-market = Marché
last-will-page-errand-extension = Extension
last-will-page-errand-draw = Piocher
last-will-page-errand-demotion = Blâme
last-will-page-errand-opera-what = dépenser 2 £ aussitôt, et recouvrir une ligne au masque
last-will-page-errand-market-what = déplacer à volonté les quatre jetons de marché
last-will-page-errand-extension-what = une case de plus sur votre plateau
last-will-page-errand-draw-what = piocher une carte ; une fois par manche et par personne
last-will-page-errand-demotion-what = recouvrir n’importe quelle ligne de votre emploi

## The own board
last-will-page-board = Votre plateau
last-will-page-board-of = Plateau : { $who }
last-will-page-job = Votre emploi
last-will-page-pays = rapporte { $sum } par manche
last-will-page-covered = recouverte
last-will-page-line = { $symbol } : une carte de ce symbole peut recouvrir la ligne
last-will-page-line-gone = { $symbol } : recouverte pour de bon
last-will-page-sacked = À la porte
last-will-page-sacked-note = Plus de salaire.
last-will-page-jobless = Vous n’avez pas d’emploi.
last-will-page-slot = case libre
last-will-page-slots-free = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
last-will-page-slot-extension = extension
last-will-page-track = Échelle de valeur
last-will-page-kept-up = entretenue
last-will-page-farm-stays = garde sa valeur cette nuit
last-will-page-stays = au dernier cran
last-will-page-stays-short = reste
last-will-page-drops = tombe à { $sum } cette nuit
last-will-page-used = utilisé
last-will-page-maintain = Entretenir pour { $sum } : { $card }
last-will-page-sell = Vendre : { $card }
last-will-page-use = Utiliser : { $card }
last-will-page-use-short = utiliser
last-will-page-drop = Retirer du plateau : { $card }
last-will-page-token = Poser un jeton sur { $on } : { $card }

## Purse and hand
last-will-page-hand = Votre bourse et votre main
last-will-page-hands = Toutes les mains
last-will-page-poorest = Vous avez le moins : vous menez.
last-will-page-behind = { $who } mène, avec { $sum } de moins que vous.
last-will-page-hurdles = Pas encore en faillite : { $what }.
last-will-page-hurdle-money = { $sum } à dépenser
last-will-page-hurdle-lines = { $count ->
    [one] { $count } ligne à recouvrir
   *[other] { $count } lignes à recouvrir
}
last-will-page-hurdle-house = une propriété à vendre ({ $card })
last-will-page-hurdle-houses = { $count ->
    [one] { $count } propriété à vendre
   *[other] { $count } propriétés à vendre
}
last-will-page-bankrupt = En faillite si la manche finissait ici ! Chaque livre de dette compte.
last-will-page-kept = gardée
last-will-page-in = dedans
last-will-page-keep = garder
last-will-page-join = va avec
last-will-page-put = poser
last-will-page-buy = acheter : { $sum }
last-will-page-with = ajouter
last-will-page-up-to = jusqu’à { $sum }
last-will-page-up-to-with = À présent jusqu’à { $sum }, avec { $what }
last-will-page-spends = dépenser { $sum }

## Players
last-will-page-players = Autour de la table
last-will-page-first = marqueur de départ
last-will-page-tied = { $sum } bloqués en maisons
last-will-page-untied = sans maison
last-will-page-has-chosen = a choisi
last-will-page-chooses = choisit
last-will-page-plans-now = prend un plan
last-will-page-sends-now = envoie un coursier
last-will-page-plays-now = joue
last-will-page-has-plan = plan { $number }
last-will-page-pays-for = { $symbol } : rapporte { $sum }
last-will-page-pays-no-more = { $symbol } : recouverte, rapportait { $sum }
last-will-page-worth = { $card } : vaut { $sum }
last-will-page-hand-known = { $count }, dont : { $what }

## The stage
last-will-page-awaiting-ready = Les réponses comptent dès que tout le monde est prêt.
last-will-page-opening = Mise en place
last-will-page-over = La partie est finie
last-will-page-keep-first = Garder deux cartes sur six
last-will-page-keep-first-note = Choisissez deux cartes de votre main. Les autres sont défaussées.
last-will-page-keep-two = Garder deux cartes
last-will-page-keep-two-note = Les choix restent cachés jusqu’à ce que tout le monde ait choisi. Les autres cartes sont défaussées.
last-will-page-ask-draw = Choisir les pioches
last-will-page-ask-draw-note = Toutes les cartes arrivent ensemble, après le dernier choix. D’ici là, vous n’en voyez aucune.
last-will-page-draw-left = { $count ->
    [one] encore { $count } carte à piocher
   *[other] encore { $count } cartes à piocher
}
last-will-page-pile-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
last-will-page-ask-errand = Coursier { $number } sur { $count }
last-will-page-ask-errand-note = Choisissez une carte ou une course éclairée. La course a lieu aussitôt.
last-will-page-home = Garder à la maison
last-will-page-ask-line = Recouvrir une ligne
last-will-page-ask-line-note = Une ligne par manche au plus. Une ligne recouverte ne rapporte plus jamais.
last-will-page-salary-then = ensuite { $sum }
last-will-page-skip-line = Aucune ligne
last-will-page-skip-line-note = garder le salaire
last-will-page-ask-sale = Vendre une propriété avec
last-will-page-ask-sale-note = Choisissez une propriété de votre plateau, sans action.
last-will-page-skip-sale = Ne rien vendre
last-will-page-ask-market = Déplacer les jetons de marché
last-will-page-ask-market-note = Soulevez un jeton, puis appuyez sur un autre : ils changent de place. Tout ordre est permis.
last-will-page-ask-look = { $count ->
    [one] Garder { $count } de ces cartes
   *[other] Garder { $count } de ces cartes
}
last-will-page-ask-look-note = Elles sont dans votre main. Les autres sont défaussées.
last-will-page-your-turn = { $count ->
    [one] À vous : { $count } action restante
   *[other] À vous : { $count } actions restantes
}
last-will-page-your-turn-note = Prenez une carte de votre main, ou utilisez votre plateau.
last-will-page-tonight = Maisons, cette nuit
last-will-page-deed-opera = une soirée à l’opéra
last-will-page-deed-event = Ajoutez ce qui va avec, puis payez.
last-will-page-deed-use = une fois par manche
last-will-page-deed-upkeep = Entretenue, elle garde sa valeur cette nuit.
last-will-page-deed-purchase = un achat, payé avec l’argent disponible
last-will-page-deed-sale = une cession : l’argent revient
last-will-page-spend = vous dépensez
last-will-page-receive = vous recevez
last-will-page-pay = Payer
last-will-page-sell-it = Vendre
last-will-page-may-cover = peut recouvrir : { $what }
last-will-page-joins = peut s’ajouter
last-will-page-helper = assistant
last-will-page-end = Finir le tour
last-will-page-end-lost = { $count ->
    [one] { $count } action serait perdue.
   *[other] { $count } actions seraient perdues.
}
last-will-page-end-ask = { $count ->
    [one] Finir le tour ? { $count } action serait perdue.
   *[other] Finir le tour ? { $count } actions seraient perdues.
}
last-will-page-waits-draw = { $you ->
    [yes] Vous choisissez vos pioches
   *[no] { $who } choisit ses pioches
}
last-will-page-waits-errand = { $you ->
    [yes] Vous envoyez un coursier
   *[no] { $who } envoie un coursier
}
last-will-page-waits-market = { $you ->
    [yes] Vous déplacez les jetons de marché
   *[no] { $who } déplace les jetons de marché
}
last-will-page-waits-turn = { $you ->
    [yes] C’est votre tour
   *[no] { $who } joue son tour
}
last-will-page-next = { $you ->
    [yes] Ensuite, c’est à vous.
   *[no] Ensuite : { $who }
}

## Questions before what cannot be undone
last-will-page-put-ask = Poser cette carte : { $card } ? Tout le monde la verra.
last-will-page-buy-ask = Acheter : { $card } ? Tout le monde la verra.
last-will-page-drop-ask = Retirer du plateau : { $card } ? La carte est défaussée.
last-will-page-pay-ask = Payer maintenant ? Tout le monde verra les cartes.

## Answers
last-will-page-answer-of = Réponse : { $who }
last-will-page-uncover = { $who } : montrez vos cartes pour répondre.
last-will-page-legend-keep = Cartes à garder
last-will-page-legend-plan = Plan
last-will-page-legend-draw = Pioches
last-will-page-legend-errand = Course
last-will-page-legend-line = Ligne de l’emploi
last-will-page-legend-sale = Cession
last-will-page-legend-market = Jetons de marché
last-will-page-legend-look = Cartes à garder
last-will-page-legend-turn = Votre tour

## Scenes
last-will-page-night = Les maisons baissent cette nuit
last-will-page-bankrupt-word = En faillite !
last-will-page-round-over = Manche { $round }

## After the end
last-will-page-tale-plot = L’argent à la fin de chaque manche ; moins vaut mieux
last-will-page-tale-bankrupt = en faillite
last-will-page-tale-went = Où l’argent est passé
last-will-page-tale-part = { $what } : { $sum }
last-will-page-tale-rounds = L’argent par manche
last-will-page-went-events = événements
last-will-page-went-weddings = noces
last-will-page-went-running = assistants et extras
last-will-page-went-opera = opéra
last-will-page-went-upkeep = entretien
last-will-page-went-lost = perdu en maisons
last-will-page-went-held = encore en maisons
last-will-page-went-left = reste en bourse
last-will-page-tale-dearest = { $you ->
    [yes] Vous avez dépensé { $sum } d’un coup : { $what }.
   *[no] { $who } a dépensé { $sum } d’un coup : { $what }.
}
last-will-page-tale-sacked = { $you ->
    [yes] Vous avez perdu votre emploi avant tout le monde.
   *[no] { $who } a perdu son emploi avant tout le monde.
}
last-will-page-tale-broke = { $you ->
    [yes] Vous étiez en faillite, avec { $sum }.
   *[no] { $who } était en faillite, avec { $sum }.
}

## Keys
last-will-page-key-end = aller à « finir le tour », « payer » ou « garder à la maison »
last-will-page-key-own = aller à votre plateau
last-will-page-key-players = aller aux autres personnes

## Legend and rulebook
last-will-page-legend = Symboles
last-will-page-sign-action = action
last-will-page-sign-card = carte
last-will-page-sign-boy = coursier
last-will-page-sign-maintain = entretien
last-will-page-sign-sell = vendre
last-will-page-sign-crown = carte spéciale, ou qui mène
last-will-page-parts-rebuilt = Ce qui porte ce signe est notre propre valeur. Elle respecte tous les nombres et limites connus.
last-will-page-parts-jobs = Emplois
last-will-page-parts-event = Événements
last-will-page-parts-helper = Assistants et extras
last-will-page-parts-property = Propriétés
last-will-page-parts-companion = Compagnons
last-will-page-parts-wild = Jokers
last-will-page-parts-special = Cartes spéciales
last-will-page-parts-new-special = Cartes spéciales de l’extension de jeu
last-will-page-primer-goal = N’avoir plus rien avant tout le monde : ni argent, ni propriété, ni emploi. La plus grosse dette gagne.
last-will-page-primer-first = *À chaque manche, vous prenez un plan* : il donne des cartes, des coursiers et des actions.
last-will-page-primer-second = *Les coursiers cherchent des cartes* dans l’offre et font d’autres courses.
last-will-page-primer-third = *Avec les actions, vous dépensez* : les cartes blanches une fois, les noires à chaque manche.
last-will-page-primer-fourth = *Les maisons perdent de la valeur* chaque nuit, sauf si on les entretient.
last-will-page-primer-fifth = *Un emploi vous paie*, et avec un emploi ou une maison, pas de faillite.
last-will-page-primer-turn = Une manche en images
last-will-page-primer-plan = Prendre un plan
last-will-page-primer-plan-text = Plus à gauche on agit plus tôt, plus à droite on reçoit plus.
last-will-page-primer-errand = Envoyer les coursiers
last-will-page-primer-errand-text = Chacun cherche une carte visible ou fait une course.
last-will-page-primer-event = Dépenser
last-will-page-primer-event-text = Le chiffre est la dépense. Les compagnons dans les cercles l’augmentent.
last-will-page-primer-house = Voir baisser les maisons
last-will-page-primer-house-text = Achetée en haut, vendue plus bas, toujours avec le jeton de marché.
last-will-page-primer-end = Être sans le sou
last-will-page-primer-end-text = Quand quelqu’un est en faillite, ou après sept manches, la bourse la plus vide hérite.
