# Die Erbraffer : ce qui se décide, et les boutons pour le faire.

## L’attente

erbraffer-desk-waits-turn = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $who } de jouer.
}
erbraffer-desk-waits-testament = { $you ->
    [yes] Vous posez un testament.
   *[no] { $who } pose un testament.
}
erbraffer-desk-waits-couple = { $you ->
    [yes] Vous choisissez la succession que vous partagez.
   *[no] { $who } choisit la succession suivante.
}
erbraffer-desk-waits-estate = { $you ->
    [yes] Vous partagez une succession.
   *[no] { $who } partage une succession.
}
erbraffer-desk-shares-again = { $you ->
    [yes] Un nouveau testament : vous partagez de nouveau.
   *[no] Un nouveau testament : { $who } partage de nouveau.
}
erbraffer-desk-dealt = On distribue les cartes.
erbraffer-desk-gathering = On commence quand tout le monde est prêt.
erbraffer-desk-over = La famille est pourvue.
erbraffer-desk-over-note = Portraits, bienfaiteurs et mains sont tous montrés.
erbraffer-desk-answer-of = { $who }
erbraffer-desk-uncover = { $who } répond en secret : dévoilez d’abord cette place.

## La main

erbraffer-desk-hand = Vos cartes d’influence
erbraffer-desk-hands = Toutes les mains
erbraffer-desk-ten-years = +10 ans
erbraffer-desk-chosen = est en train d’être jouée
erbraffer-desk-not-now = pas maintenant
erbraffer-desk-throw = Défausser : { $card }
erbraffer-desk-keep = Garder : { $card }
erbraffer-desk-play-ask = { $card } : jouer maintenant ? Une carte jouée ne se reprend pas.

## Un tour

erbraffer-desk-turn = Jouez une carte, ou défaussez-en
erbraffer-desk-turn-note = Choisissez une carte, puis qui elle touche.
erbraffer-desk-beige = Une carte beige fait avancer le sablier : { $year }.
erbraffer-desk-then = Ensuite le sablier avance : { $year }.
erbraffer-desk-then-nothing = Le sablier reste où il est.
erbraffer-desk-year-white = { $year }, année blanche : vous posez un testament
erbraffer-desk-year-golden = { $year }, année dorée : vous partagez la première succession
erbraffer-desk-year-last = { $year } : le dernier tour commence
erbraffer-desk-last-round = Dernier tour : les sabliers ne comptent plus.
erbraffer-desk-turn-legend = Votre tour
erbraffer-desk-ask-heir = Choisissez quelqu’un pour { $card }
erbraffer-desk-ask-giver = Qui donne la moitié ? { $card }
erbraffer-desk-ask-sibling = Choisissez un frère ou une sœur de { $who }
erbraffer-desk-ask-second = Après { $who } : choisissez la deuxième personne
erbraffer-desk-ask-thing = Choisissez un objet de famille pour { $card }
erbraffer-desk-ask-rounding = La moitié de { $sum } : comment arrondir ?
erbraffer-desk-heirs-open = { $count ->
    [one] Un portrait peut être choisi.
   *[other] { $count } portraits peuvent être choisis.
}
erbraffer-desk-heirs-sealed = { $count ->
    [one] Un portrait peut être choisi
   *[other] { $count } portraits peuvent être choisis
}, { $sealed ->
    [one] un est scellé.
   *[other] { $sealed } sont scellés.
}
erbraffer-desk-things-open = { $count ->
    [one] Un objet peut être choisi.
   *[other] { $count } objets peuvent être choisis.
}
erbraffer-desk-list = { $count ->
    [one] Un portrait en liste
   *[other] { $count } portraits en liste
}
erbraffer-desk-list-things = { $count ->
    [one] Un objet en liste
   *[other] { $count } objets en liste
}
erbraffer-desk-take-back = Reprendre
erbraffer-desk-throwing = { $cards ->
    [one] Une carte s’en va
   *[other] { $cards } cartes s’en vont
}
erbraffer-desk-throwing-note = Défaussée, une carte n’a aucun effet, et son sablier ne compte pas non plus. Vous en piochez autant, et votre tour est fini.
erbraffer-desk-throw-confirm = Défausser { $cards }, piocher { $cards }
erbraffer-desk-round-keeps = { $from } garde { $sum }
erbraffer-desk-round-gives = { $from } { $sum }, { $to } +{ $gain }

## Un testament

erbraffer-desk-seal = Scellez un portrait jusqu’en { $year }
erbraffer-desk-seal-note = Vous avez mené le sablier en { $year }, année blanche. Scellé : rien n’arrive, rien ne part.
erbraffer-desk-testament-legend = Le portrait à sceller
erbraffer-desk-testament-ask = Sceller ce portrait ? Un testament posé reste.

## Un couple

erbraffer-desk-couple = Quelle succession partagez-vous ?
erbraffer-desk-couple-legend = Les couples qui restent
erbraffer-desk-couples-left = { $year }, année dorée : { $count ->
    [one] il reste un couple.
   *[other] il reste { $count } couples.
} Ensuite : { $who }.
erbraffer-desk-leads = { $share } % à mon héritier
erbraffer-desk-holds = j’ai la carte

## Partager une succession

erbraffer-desk-estate-of = { $year } · succession { $number } sur { $all }
erbraffer-desk-again-of = { $year } · succession { $number } sur { $all } · nouveau testament
erbraffer-desk-leave = Ce que laissent { $couple }
erbraffer-desk-freely = Un nouveau testament : tout partage en milliers entiers
erbraffer-desk-aside = Regarder l’arbre
erbraffer-desk-back = Revenir à la succession
erbraffer-desk-children = Enfants
erbraffer-desk-another = Choisir un autre couple
erbraffer-desk-to-place = Objets à placer : faites-les glisser, ou touchez un objet puis un enfant
erbraffer-desk-all-placed = Tous les objets sont placés. Touchez-en un pour le déplacer.
erbraffer-desk-no-things = Aucun objet de famille dans cette succession.
erbraffer-desk-only-child = Tous les objets vont au seul enfant marié.
erbraffer-desk-place = placer ici
erbraffer-desk-bars-things = aucun objet
erbraffer-desk-benefactor = bienfaiteur : toute somme, même tout
erbraffer-desk-marries = épouse { $who }
erbraffer-desk-last-row = la dernière génération
erbraffer-desk-cash-for = Argent pour { $who }
erbraffer-desk-thousands = Milliers pour { $who }
erbraffer-desk-less = { $sum } de moins pour { $who }
erbraffer-desk-more = { $sum } de plus pour { $who }
erbraffer-desk-none = { $sum } pour { $who } : rien
erbraffer-desk-all = Tout ce qui reste, { $sum }, pour { $who }
erbraffer-desk-all-short = tout
erbraffer-desk-odd = le reste de { $sum }
erbraffer-desk-rest = ce qui reste, { $sum }
erbraffer-desk-sum-to = { $sum } à { $who }
erbraffer-desk-sum-open = { $sum } à attribuer
erbraffer-desk-things-wait = { $count ->
    [one] Un objet attend encore
   *[other] { $count } objets attendent encore
}
erbraffer-desk-odd-waits = Qui reçoit le reste de { $sum } ?
erbraffer-desk-rest-waits = Qui reçoit ce qui reste ?
erbraffer-desk-hand-out = Partager ainsi
erbraffer-desk-hand-out-ask = Partager la succession ainsi ? Cela ne se reprend pas.

## Nouveaux testaments

erbraffer-desk-window = Quelqu’un trouve-t-il un nouveau testament ?
erbraffer-desk-window-asked = On demande à tous s’ils ont un nouveau testament.
erbraffer-desk-will = Nouveau testament
erbraffer-desk-will-ask = Jouer un nouveau testament et partager de nouveau cette succession ?
erbraffer-desk-decline = Laisser
erbraffer-desk-decline-all = Laisser tout { $year }
erbraffer-desk-decline-all-ask = Laisser ainsi toutes les successions de { $year } ? On ne vous demandera plus rien pendant ce changement de génération, et cela ne se retire pas.
erbraffer-desk-declined = Vous laissez ainsi.
erbraffer-desk-declined-all = Vous laissez ainsi toutes les successions de { $year }.
