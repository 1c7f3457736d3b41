# Maloney's Inheritance.
#
# $dollars, $fine and $paid are amounts already written as money, $town and $day are names. $count is a number; $points
# and $cards are numbers where a message selects by them, else they are already in words.
# Neither “de” nor “que” stands before a name: they change before a vowel. “à” may: New Orleans keeps its article.

## Days

maloney-day-mon = lundi
maloney-day-tue = mardi
maloney-day-wed = mercredi
maloney-day-thu = jeudi
maloney-day-fri = vendredi
maloney-day-sat = samedi
maloney-day-sun = dimanche
maloney-short-mon = lun
maloney-short-tue = mar
maloney-short-wed = mer
maloney-short-thu = jeu
maloney-short-fri = ven
maloney-short-sat = sam
maloney-short-sun = dim

## Towns of the built-in edition; another edition's own names are said as they are

maloney-town-san-francisco = San Francisco
maloney-town-san-diego = San Diego
maloney-town-sacramento = Sacramento
maloney-town-seattle = Seattle
maloney-town-phoenix = Phoenix
maloney-town-cheyenne = Cheyenne
maloney-town-santa-fe = Santa Fe
maloney-town-chicago = Chicago
maloney-town-kansas-city = Kansas City
maloney-town-dallas = Dallas
maloney-town-new-orleans = La Nouvelle-Orléans
maloney-town-memphis = Memphis
maloney-town-detroit = Détroit
maloney-town-new-york = New York
maloney-town-miami = Miami
maloney-town-charleston = Charleston

## Things

maloney-card = { $town } (7 le { $day })

## The log

maloney-told-dealt = { $you ->
    [yes] { $cards ->
        [one] Vous recevez { $cards } carte.
       *[other] Vous recevez { $cards } cartes.
    }
   *[no] { $cards ->
        [one] { $who } reçoit { $cards } carte.
       *[other] { $who } reçoit { $cards } cartes.
    }
}
maloney-told-started = Première carte retournée : { $town }. La voiture vous y attend, et nous sommes { $day }.
maloney-told-first-owner = { $you ->
    [yes] Le sort décide : c’est vous qui aviez la voiture en dernier.
   *[no] Le sort décide : { $who } avait la voiture en dernier.
}
maloney-told-morning = Jour { $number } : { $day }.
maloney-told-morning-double = Jour { $number } : { $day }. Les cartes comptent double.
maloney-told-morning-sunday = Jour { $number } : { $day }. Pas d’enchères, une carte montre le chemin.
maloney-told-bid = { $you ->
    [yes] Vous misez { $dollars }.
   *[no] { $who } mise { $dollars }.
}
maloney-told-declined = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
maloney-told-joker = { $you ->
    [yes] Vous jouez votre joker : la voiture est à vous, et personne ne débourse un sou.
   *[no] { $who } joue son joker et obtient la voiture pour rien. Toutes les mises sont annulées.
}
maloney-told-sold = { $you ->
    [yes] Une fois, deux fois, adjugé : vous payez { $dollars } et prenez le volant.
   *[no] Une fois, deux fois, adjugé : { $who } paie { $dollars } et prend le volant.
}
maloney-told-fined = { $you ->
    [yes] Le marteau tombe à { $dollars }, mais vous n’avez pas de quoi payer : { $fine } d’amende, et les enchères recommencent.
   *[no] Le marteau tombe à { $dollars }, mais { $who } n’a pas de quoi payer : { $fine } d’amende, et les enchères recommencent.
}
maloney-told-unsold = { $you ->
    [yes] Personne ne mise. La voiture reste à qui l’avait : à vous, pour rien.
   *[no] Personne ne mise. La voiture reste à qui l’avait : { $who } conduit, pour rien.
}
maloney-told-drove = { $you ->
    [yes] Vous emmenez tout le monde : direction { $town }.
   *[no] { $who } emmène tout le monde : direction { $town }.
}
maloney-told-turned = La carte du dimanche montre { $town } : tout le monde en voiture !
maloney-told-turned-stays = La carte du dimanche montre { $town }, où tout le monde est déjà. Une autre !
maloney-told-pile-remade = { $cards ->
    [one] La pioche était vide : la défausse en fait une nouvelle, avec { $cards } carte.
   *[other] La pioche était vide : la défausse en fait une nouvelle, avec { $cards } cartes.
}
maloney-told-pile-shown = { $count ->
    [0] Il n’y a plus de carte à retourner.
   *[other] On montre la pioche : { $cards }. Aucune autre ville.
}
maloney-told-roamed = Plus une carte pour montrer le chemin : la voiture roule toute seule, direction { $town }.
maloney-told-opened-points-won = { $you ->
    [yes] { $town } : dans la valise, { $points } pour vous.
    [all] { $town } : dans la valise, { $points } pour tout le monde.
   *[no] { $town } : dans la valise, { $points } pour { $who }.
}
maloney-told-opened-points-lost = { $you ->
    [yes] { $town } : dans la valise, de vieilles lettres. Vous perdez { $points }.
    [all] { $town } : dans la valise, de vieilles lettres. Tout le monde perd { $points }.
   *[no] { $town } : dans la valise, de vieilles lettres. { $who } perd { $points }.
}
maloney-told-opened-dollars-won = { $you ->
    [yes] { $town } : la valise est bourrée de billets, { $dollars } pour vous.
    [all] { $town } : la valise est bourrée de billets, { $dollars } par personne.
   *[no] { $town } : la valise est bourrée de billets, { $dollars } pour { $who }.
}
maloney-told-opened-dollars-lost = { $you ->
    [yes] { $town } : dans la valise, des factures impayées. Vous devez { $dollars }.
    [all] { $town } : dans la valise, des factures impayées. Tout le monde doit { $dollars }.
   *[no] { $town } : dans la valise, des factures impayées. { $who } doit { $dollars }.
}
maloney-told-paid-less = { $you ->
    [yes] Sur { $dollars }, vous payez { $paid } : vous n’avez pas davantage.
   *[no] Sur { $dollars }, { $who } paie { $paid }, faute d’avoir davantage.
}
maloney-told-chose = { $you ->
    [yes] Vous posez { $card }, face cachée.
   *[no] { $who } pose { $card }, face cachée.
}
maloney-told-answered = { $you ->
    [yes] Votre choix est fait.
   *[no] { $who } a fait son choix.
}
maloney-told-laid-none = { $you ->
    [yes] Vous ne posez rien.
   *[no] { $who } ne pose rien.
}
maloney-told-laid = { $you ->
    [yes] Vous posez { $cards } pour { $points }.
   *[no] { $who } pose { $cards } pour { $points }.
}
maloney-told-testament = { $you ->
    [yes] Vous menez et prenez le testament.
   *[no] { $who } mène et prend le testament.
}
maloney-told-testament-nobody = Égalité en tête : personne n’a le testament.
maloney-told-ended-points = Quelqu’un a 69 points ou plus : la partie est finie.
maloney-told-ended-empty-hand = Quelqu’un n’a plus de cartes : la partie est finie.
maloney-told-ended-idle = Quatre semaines sans une carte : l’étude perd patience, et la partie est finie.

## What a seat is asked

maloney-ask-auction = { $town } : la voiture est aux enchères. Que vaut-elle à vos yeux ?
maloney-ask-auction-top = { $who } mise { $dollars }. Dites-vous mieux ?
maloney-ask-auction-fined = Vous ne pouvez plus miser aujourd’hui, mais il vous reste votre joker.
maloney-ask-cut-in = Vos { $dollars } mènent encore. Attendre, ou jouer le joker et ne rien payer ?
maloney-ask-drive = La voiture est à vous. Où emmenez-vous tout le monde ?
maloney-ask-lay = { $town }, { $day } : quelles cartes poser ? Deux au plus, face cachée.
maloney-ask-lay-second = Une carte est posée. Encore une ?
maloney-ask-lay-nothing = Aucune carte pour { $town }. Gardez votre sérieux, personne n’a à le savoir.
maloney-ask-nothing = Les autres réfléchissent. Vous n’avez rien à faire.
maloney-ask-over = La partie est finie.

## What a seat can do

maloney-do-decline = passer
maloney-do-joker = jouer votre joker : la voiture pour rien, une fois par partie
maloney-do-bid = miser { $dollars }
maloney-do-bid-uncovered = miser { $dollars }, plus que vous n’avez : une amende si personne ne monte
maloney-do-bids = miser { $dollars } ou plus, par pas de { $step }, par exemple « bid { $example } »
maloney-do-drive = direction { $town }
maloney-do-drive-points = direction { $town } : { $points } à poser
maloney-do-drive-suitcase = direction { $town } : une valise
maloney-do-drive-points-suitcase = direction { $town } : { $points } à poser et une valise
maloney-do-keep = garder vos cartes
maloney-do-keep-rest = en rester là
maloney-do-lay = poser { $card } : { $points }

## What is drawn in a terminal

maloney-winner = { $you ->
    [yes] L’héritage est à vous. Le vieux Maloney serait fier de vous.
   *[no] { $who } hérite. De toute façon, les autres n’en voulaient qu’aux valises.
}
maloney-winners = { $who } se partagent l’héritage, et n’en reparleront plus jamais.
maloney-sheet-today = Jour { $number }, { $day }
maloney-sheet-double = Jour { $number }, { $day } : les cartes comptent double
maloney-sheet-sunday = Jour { $number }, { $day } : voyage gratis, une carte décide où
maloney-sheet-free = { " " }gratis
maloney-legend-car = [ ] la voiture est ici
maloney-legend-near = >   à un jour de route
maloney-legend-suitcase = *   une valise fermée
maloney-legend-points = +7  vos cartes ce jour
maloney-sheet-hand = { $cards ->
    [one] Votre carte, avec son meilleur jour et ses points aujourd’hui :
   *[other] Vos { $cards } cartes, avec leur meilleur jour et leurs points aujourd’hui :
}
maloney-sheet-hand-empty = Vous n’avez pas de cartes.
maloney-sheet-hand-week = Ce que vos cartes rapportent chaque jour de la semaine (* aujourd’hui)
maloney-sheet-pile = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
maloney-sheet-player = nom
maloney-sheet-points = points
maloney-sheet-cash = argent
maloney-sheet-cards = main
maloney-sheet-joker = joker
maloney-sheet-total = total
maloney-sheet-testament = testament
maloney-sheet-last-owner = avait la voiture
maloney-sheet-highest = mise { $dollars }
maloney-sheet-declined = passe
maloney-sheet-fined = amende
maloney-sheet-pending = réfléchit
maloney-sheet-driver = au volant
maloney-sheet-ready = choix fait

## Ce qui est dessiné sur une page

maloney-page-waiting = On attend { $who }.
maloney-page-moment = Un instant.
maloney-page-week = La semaine
maloney-page-today = aujourd’hui
maloney-page-double = points ×2
maloney-page-joker-day = jokers permis
maloney-page-by-draw = au tirage
maloney-page-map = Carte des villes
maloney-page-towns = Villes et routes
maloney-page-in-reach = accessible aujourd’hui
maloney-page-wanted = utile à vos cartes
maloney-page-closed = valise fermée
maloney-page-opened = valise ouverte aujourd’hui
maloney-page-road-open = route ouverte aujourd’hui
maloney-page-car-here = la voiture est ici
maloney-page-roads = routes vers
maloney-page-auction = La voiture, ce { $day }
maloney-page-no-bid = Aucune mise
maloney-page-leads = { $you ->
    [yes] Vous menez les enchères
   *[no] { $who } mène les enchères
}
maloney-page-for-nothing = { $you ->
    [yes] Si personne ne mise, vous conduisez pour rien.
   *[no] Si personne ne mise, { $who } conduit pour rien.
}
maloney-page-drives = { $you ->
    [yes] Vous êtes au volant
   *[no] { $who } est au volant
}
maloney-page-drives-note = La personne qui conduit choisit une des routes ouvertes.
maloney-page-lays = Cartes pour { $town }
maloney-page-lays-note = Deux cartes au plus, face cachée. On les montre ensemble.
maloney-page-sunday = Dimanche
maloney-page-sunday-note = Pas d’enchères aujourd’hui : une carte décide où.
maloney-page-opens = On ouvre une valise
maloney-page-deals = On distribue les cartes
maloney-page-over = La succession est réglée
maloney-page-highest = mène
maloney-page-rides-along = suit
maloney-page-players = À table
maloney-page-joker-has = joker en main
maloney-page-joker-gone = joker joué
maloney-page-stock = Sur la table
maloney-page-pile = dans la pioche
maloney-page-discards = défausse
maloney-page-suitcases = valises
maloney-page-hand = Votre main
maloney-page-card-tip = { $card }. Aujourd’hui, elle vaut { $points }.
maloney-page-hand-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes, les meilleures du jour d’abord
}
maloney-page-card-chosen = face cachée
maloney-page-answer-of = Réponse : { $who }
maloney-page-awaiting-ready = Les enchères s’ouvrent quand tout le monde est prêt.
maloney-page-raises = Monter
maloney-page-amount = Autre somme
maloney-page-bid = Miser
maloney-page-decline = Passer
maloney-page-joker = Joker
maloney-page-joker-note = gratuit
maloney-page-uncovered = à découvert
maloney-page-uncovered-note = Au-delà de { $dollars }, vous n’avez pas de quoi payer. Si la mise l’emporte, elle coûte une amende.
maloney-page-drive = Où va-t-on ?
maloney-page-lay = Poser une carte
maloney-page-keep = Garder mes cartes
maloney-page-keep-rest = En rester là
maloney-page-uncover = Main à découvrir d’abord : { $who }.
maloney-page-day = { $day }, jour { $number }
maloney-page-ahead = { $days ->
    [0] aujourd’hui
    [1] demain
   *[other] dans { $days } jours
}
maloney-page-earliest = { $day } au plus tôt
maloney-page-best-on = 7 le
maloney-page-your-word = votre réponse
maloney-page-your-cash = votre argent
maloney-page-your-bid = votre mise
maloney-page-your-choice = Vous posez :
maloney-page-no-choice = Vous gardez vos cartes. On montre tout ensemble.
maloney-page-nothing-there = rien pour vous
maloney-page-why-not = pourquoi pas ?
maloney-page-bid-ask = Miser { $dollars } ?
maloney-page-decline-ask = Passer ?
maloney-page-joker-ask = Jouer votre joker ? La voiture est à vous aujourd’hui pour rien, et le joker est perdu pour de bon.
maloney-page-drive-ask = Emmener tout le monde à { $town } ?
maloney-page-uncovered-ask = Vous avez { $dollars }. Si personne ne monte, cette mise vous coûte une amende et les enchères recommencent. Miser quand même ?
maloney-page-gained = points de la dernière pose
maloney-page-hands = Toutes les mains
maloney-page-count = Le décompte final : points, argent en points, total
maloney-page-inherits = { $you ->
    [yes] Vous héritez de Maloney
   *[no] { $who } hérite de Maloney
}
maloney-page-inherit = { $who } héritent ensemble
maloney-page-chart-points = Points jour après jour
maloney-page-chart-day = jour
maloney-page-ready = choix fait
maloney-page-amount-ask = Miser cette somme ?
maloney-page-yesterday = Hier à { $town } :
maloney-page-yesterday-nothing = Hier à { $town }, personne n’a posé de carte.

## On the shelf, and keys of this game alone

maloney-pitch = Une voiture, seize villes, et un marteau qui tombe chaque matin.
maloney-scene = L’Amérique, années 1920
maloney-key-bid = saisir une mise
maloney-key-joker = aller au joker

## In the terminal

maloney-sheet-dealing = On distribue les cartes.
maloney-sheet-no-map = (« map » montre la carte)
maloney-sheet-edition = Édition { $edition } : { $count } valeurs sur { $all } (cartes, routes, valises) sont reconstituées et ne sont pas celles de la boîte. « bequest edition print maloney » en donne la liste.
maloney-page-your-cards = vos cartes
maloney-page-past = Vous regardez en arrière.

## What signs and buttons say of themselves

maloney-tip-tag = points de vos cartes aujourd’hui
maloney-tip-tag-later = points le premier jour à portée
maloney-tip-testament = Le testament montre qui mène, rien de plus.
maloney-tip-pass = Vous passez pour l’instant et voyagez sans payer. Si quelqu’un monte, vous pourrez miser de nouveau.
maloney-tip-joker = Une fois par partie, vous prenez la voiture sans payer, quoi qu’on ait misé : les lundis, mercredis, jeudis et samedis.
maloney-tip-out = Passe pour vous sur chaque mise du jour. Personne d’autre ne le voit, et vous pouvez le retirer.
maloney-tip-declined = { $you ->
    [yes] Vous passez pour l’instant. Si quelqu’un monte, vous pourrez miser de nouveau.
   *[no] { $who } passe pour l’instant, mais peut miser de nouveau si quelqu’un monte.
}
maloney-tip-day = { $day } : les jokers sont permis.
maloney-tip-double = { $day } : les cartes comptent double, et les jokers ne sont pas permis.
maloney-tip-sunday = { $day } : ni enchères ni jokers. Une carte de la pioche décide où va la voiture.
maloney-tip-drove = { $you ->
    [yes] { $day } : vous avez conduit à { $town }.
   *[no] { $day } : { $who } a conduit à { $town }.
}
maloney-tip-led = { $day } : une carte a mené à { $town }.
