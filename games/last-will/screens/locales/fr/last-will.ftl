# Last Will: what is asked, what can be done, how it ends.
#
# $sum is money already written, $card, $cards, $on and $by are names of cards, $what is a list of facts, $sum with a
# sign is written as +2. $number is a number in a row, $count always a number to count.

## Facts in a list
last-will-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
last-will-count-boys = { $count ->
    [one] { $count } coursier
   *[other] { $count } coursiers
}

## What a seat is asked
last-will-ask-wait = Un instant : la table se prépare.
last-will-ask-keep-first = Quelles deux cartes gardez-vous ? Les quatre autres sont défaussées.
last-will-ask-keep-two = Votre main se réduit à deux cartes. Lesquelles gardez-vous ?
last-will-ask-keep-other = Vous gardez { $card }. Et quelle autre carte ?
last-will-ask-kept = Vous gardez { $cards }. Les autres choisissent encore.
last-will-ask-kept-all = Vous gardez toute votre main. Les autres choisissent encore.
last-will-ask-keep-open = Tout le monde choisit deux cartes à garder.
last-will-ask-plan = Quel plan prenez-vous ? Plus à gauche, on agit plus tôt ; plus à droite, on reçoit plus.
last-will-ask-draw = Dans quelle pioche prenez-vous la carte ? Vous la verrez ensuite.
last-will-ask-draw-several = Dans quelle pioche prenez-vous la carte { $number } sur { $count } ? Vous les verrez après le dernier choix.
last-will-ask-draw-keep = Dans quelle pioche prenez-vous la carte { $number } sur { $count } ? Vous les regarderez toutes et en garderez { $keep }.
last-will-ask-errand = Où envoyez-vous votre coursier ?
last-will-ask-errand-of = Où envoyez-vous le coursier { $number } sur { $count } ?
last-will-ask-market = Où vont les quatre jetons de marché ?
last-will-ask-line = Vous pouvez recouvrir une ligne de votre emploi : { $what }. Votre salaire actuel : { $sum }. Quelle ligne ?
last-will-ask-any-line = Quelle ligne de votre emploi recouvrez-vous ? Votre salaire actuel : { $sum }.
last-will-ask-sale = { $card } : vous pouvez vendre une propriété sans action. Laquelle ?
last-will-ask-sale-bare = { $card } : vous pouvez vendre une propriété sans action et sans jetons de marché. Laquelle ?
last-will-ask-look = { $count ->
    [one] Quelle carte gardez-vous ? Les autres sont défaussées.
   *[other] Quelles { $count } cartes gardez-vous ? Les autres sont défaussées.
}
last-will-ask-opera = L’opéra coûte { $sum }. Un assistant fait-il dépenser plus ?
last-will-ask-event = { $cards } : vous dépensez { $sum }. Ajoutez ce qui va avec, puis payez.
last-will-ask-use = { $cards } : vous dépensez { $sum }. Un assistant fait-il dépenser plus ?
last-will-ask-upkeep = { $cards } : l’entretien coûte { $sum }. Un assistant l’augmente-t-il ?
last-will-ask-purchase = { $cards } : le prix est de { $sum }. Un assistant le change-t-il ?
last-will-ask-proceeds = { $cards } : vous recevez { $sum }. Un assistant y change-t-il quelque chose ?
last-will-ask-turn = { $count ->
    [0] Plus d’actions. Finissez votre tour, ou faites ce qui n’en demande pas.
    [one] À vous : { $count } action restante. Que faites-vous ?
   *[other] À vous : { $count } actions restantes. Que faites-vous ?
}
last-will-ask-other-plan = { $who } prend un plan.
last-will-ask-other-draw = { $who } pioche des cartes.
last-will-ask-other-errand = { $who } envoie un coursier.
last-will-ask-other-turn = { $who } joue son tour.

## How it ends
last-will-over-debt = { $you ->
    [yes] Vous voilà en faillite, avec { $sum } de dettes. L’héritage est à vous : personne ne le méritait moins.
   *[no] { $who } fait faillite avec { $sum } de dettes, et hérite de tout. Cela ne durera pas.
}
last-will-over-broke = { $you ->
    [yes] Vous voilà en faillite, au penny près. L’héritage est à vous : ménagez-le.
   *[no] { $who } fait faillite, au penny près, et hérite de tout. Cela ne durera pas.
}
last-will-over-rich = { $you ->
    [yes] Aucune faillite, quelle honte. Il vous reste le moins, { $sum }, et vous héritez quand même.
   *[no] Aucune faillite, quelle honte. { $who } a le moins, { $sum }, et hérite quand même.
}
last-will-over-shared = { $who } gaspillent aussi bien, et se partagent l’héritage.

## What a seat can do
last-will-do-keep = garder { $card } : { $what }
last-will-do-plan = plan { $number } : { $what }
last-will-do-draw = { $what } ({ $count } dans la pioche)
last-will-do-take = prendre { $card } : { $what }
last-will-do-home = garder le coursier à la maison
last-will-do-opera = opéra : dépenser { $sum }, et recouvrir une ligne au masque
last-will-do-opera-bare = opéra : dépenser { $sum }
last-will-do-market = marché immobilier : déplacer les jetons de marché
last-will-do-extension = extension : une case de plus sur votre plateau
last-will-do-draw-card = piocher une carte
last-will-do-demotion = blâme : recouvrir n’importe quelle ligne de votre emploi
last-will-do-double-extension = emplacement double : une extension
last-will-do-double-demotion = emplacement double : un blâme, pour n’importe quelle ligne
last-will-do-tokens-worth = { $what } ; vos maisons comptent { $sum }
last-will-do-tokens-same = { $what } (comme à présent)
last-will-do-play = jouer { $card } : { $what }
last-will-do-join = jouer aussi { $card } : { $sum }
last-will-do-with = ajouter { $card } : { $sum }
last-will-do-with-on = ajouter { $card } à { $on } : { $sum }
last-will-do-bonus = se faire aider ({ $card }) : { $sum }
last-will-do-bonus-on = se faire aider ({ $card }) pour { $on } : { $sum }
last-will-do-pay = payer { $sum }
last-will-do-sell-now = vendre pour { $sum }
last-will-do-put = mettre { $card } sur votre plateau : { $what }
last-will-do-drop = défausser { $card } de votre plateau
last-will-do-use = utiliser { $card } : { $what }
last-will-do-buy = acheter { $card } pour { $sum }
last-will-do-sell = vendre { $card } pour { $sum }
last-will-do-sell-by = vendre { $card } pour { $sum }, sans action ({ $by })
last-will-do-maintain = entretenir { $card } pour { $sum }
last-will-do-maintain-by = entretenir { $card } pour { $sum }, sans action ({ $by })
last-will-do-token = mettre un jeton compagnon sur { $on } : { $card }, { $sum }
last-will-do-demote = recouvrir la ligne { $number } : { $what }, { $sum }
last-will-do-skip-line = ne recouvrir aucune ligne
last-will-do-skip-sale = ne rien vendre
last-will-do-end = { $count ->
    [0] finir le tour
    [one] finir le tour ({ $count } action est perdue)
   *[other] finir le tour ({ $count } actions sont perdues)
}

## The same on buttons
last-will-button-keep = Garder
last-will-button-plan = Prendre le plan { $number }
last-will-button-draw = Choisir cette pioche
last-will-button-take = Prendre
last-will-button-home = Garder à la maison
last-will-button-opera = Opéra
last-will-button-market = Marché immobilier
last-will-button-extension = Extension
last-will-button-draw-card = Piocher une carte
last-will-button-demotion = Blâme
last-will-button-tokens = Déplacer ainsi
last-will-button-play = Jouer
last-will-button-join = Ajouter à la série
last-will-button-with = Ajouter
last-will-button-bonus = Demander de l’aide
last-will-button-pay = Payer { $sum }
last-will-button-sell = Vendre pour { $sum }
last-will-button-put = Mettre sur le plateau
last-will-button-drop = Défausser
last-will-button-use = Utiliser
last-will-button-buy = Acheter pour { $sum }
last-will-button-maintain = Entretenir pour { $sum }
last-will-button-token = Mettre un jeton ici
last-will-button-demote = Recouvrir la ligne { $number }
last-will-button-skip-line = Aucune ligne
last-will-button-skip-sale = Ne rien vendre
last-will-button-end = Finir le tour
