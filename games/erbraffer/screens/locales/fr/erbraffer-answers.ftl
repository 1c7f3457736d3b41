# Die Erbraffer : ce qui se décide, et les boutons pour le faire.

## L’attente

erbraffer-answers-waits-turn = { $you ->
    [yes] C’est à vous de jouer.
   *[no] C’est à { $who } de jouer.
}
erbraffer-answers-waits-testament = { $you ->
    [yes] Vous posez un testament.
   *[no] { $who } pose un testament.
}
erbraffer-answers-waits-couple = { $you ->
    [yes] Vous choisissez la succession que vous partagez.
   *[no] { $who } choisit la succession suivante.
}
erbraffer-answers-waits-estate = { $you ->
    [yes] Vous partagez une succession.
   *[no] { $who } partage une succession.
}
erbraffer-answers-shares-again = { $you ->
    [yes] Un nouveau testament : vous partagez de nouveau.
   *[no] Un nouveau testament : { $who } partage de nouveau.
}
erbraffer-answers-dealt = On distribue les cartes.
erbraffer-answers-awaiting-ready = On commence quand tout le monde est prêt.
erbraffer-answers-over = La famille est pourvue.
erbraffer-answers-over-note = Portraits, bienfaiteurs et mains sont tous montrés.
erbraffer-answers-answer-of = { $who }
erbraffer-answers-uncover = { $who } répond en secret : dévoilez d’abord cette place.

## La main

erbraffer-answers-hand = Vos cartes d’influence
erbraffer-answers-hands = Toutes les mains
erbraffer-answers-ten-years = +10 ans
erbraffer-answers-chosen = est en train d’être jouée
erbraffer-answers-not-now = pas maintenant
erbraffer-answers-throw = Défausser : { $card }
erbraffer-answers-keep = Garder : { $card }
erbraffer-answers-play-ask = { $card } : jouer maintenant ? Une carte jouée ne s’annule pas.

## Un tour

erbraffer-answers-turn = Jouez une carte, ou défaussez-en
erbraffer-answers-turn-note = Choisissez une carte, puis un membre de la famille.
erbraffer-answers-beige = Une carte beige fait avancer le sablier : { $year }.
erbraffer-answers-then = Ensuite le sablier avance : { $year }.
erbraffer-answers-then-nothing = Le sablier reste où il est.
erbraffer-answers-year-white = { $year }, année blanche : vous posez un testament
erbraffer-answers-year-golden = { $year }, année dorée : vous partagez la première succession
erbraffer-answers-year-last = { $year } : le dernier tour de table commence
erbraffer-answers-last-round = Dernier tour de table : les sabliers ne comptent plus.
erbraffer-answers-turn-legend = Votre tour
erbraffer-answers-ask-heir = { $card } : choisissez un membre de la famille
erbraffer-answers-ask-giver = Qui donne la moitié ? { $card }
erbraffer-answers-ask-sibling = { $who } : choisissez un frère ou une sœur
erbraffer-answers-ask-second = Après { $who } : choisissez la deuxième personne
erbraffer-answers-ask-thing = Choisissez un objet de famille pour { $card }
erbraffer-answers-ask-rounding = La moitié de { $sum } : comment arrondir ?
erbraffer-answers-heirs-open = { $count ->
    [one] Un portrait peut être choisi.
   *[other] { $count } portraits peuvent être choisis.
}
erbraffer-answers-heirs-sealed = { $count ->
    [one] Un portrait peut être choisi
   *[other] { $count } portraits peuvent être choisis
}, { $sealed ->
    [one] un est scellé.
   *[other] { $sealed } sont scellés.
}
erbraffer-answers-things-open = { $count ->
    [one] Un objet peut être choisi.
   *[other] { $count } objets peuvent être choisis.
}
erbraffer-answers-list = { $count ->
    [one] Un portrait en liste
   *[other] { $count } portraits en liste
}
erbraffer-answers-list-things = { $count ->
    [one] Un objet en liste
   *[other] { $count } objets en liste
}
erbraffer-answers-take-back = Annuler
erbraffer-answers-throwing = { $cards ->
    [one] Une carte s’en va
   *[other] { $cards } cartes s’en vont
}
erbraffer-answers-throwing-note = Défaussée, une carte n’a aucun effet, et son sablier ne compte pas non plus. Vous en piochez autant, et votre tour est fini.
erbraffer-answers-throw-confirm = Défausser { $cards }, piocher { $cards }
erbraffer-answers-round-keeps = { $from } garde { $sum }
erbraffer-answers-round-gives = { $from } { $sum }, { $to } +{ $gain }

## Un testament

erbraffer-answers-seal = Scellez un portrait jusqu’en { $year }
erbraffer-answers-seal-note = Vous avez mené le sablier en { $year }, année blanche. Scellé : rien n’arrive, rien ne part.
erbraffer-answers-testament-legend = Le portrait à sceller
erbraffer-answers-testament-ask = Sceller ce portrait ? Cela ne s’annule pas.

## Un couple

erbraffer-answers-couple = Quelle succession partagez-vous ?
erbraffer-answers-couple-legend = Les couples qui restent
erbraffer-answers-couples-left = { $year }, année dorée : { $count ->
    [one] il reste un couple.
   *[other] il reste { $count } couples.
} Ensuite : { $who }.
erbraffer-answers-leads = { $share } % pour moi
erbraffer-answers-holds = j’ai la carte

## Partager une succession

erbraffer-answers-estate-of = { $year } · succession { $number } sur { $all }
erbraffer-answers-again-of = { $year } · succession { $number } sur { $all } · nouveau testament
erbraffer-answers-leave = Ce que laissent { $couple }
erbraffer-answers-freely = Un nouveau testament : tout partage en milliers entiers
erbraffer-answers-aside = Regarder l’arbre
erbraffer-answers-back = Retour à la succession
erbraffer-answers-children = Enfants
erbraffer-answers-another = Choisir un autre couple
erbraffer-answers-to-place = Objets à donner : faites glisser, ou touchez un objet puis un enfant
erbraffer-answers-all-placed = Tous les objets sont donnés. Touchez-en un pour le déplacer.
erbraffer-answers-no-things = Aucun objet de famille dans cette succession.
erbraffer-answers-only-child = Tous les objets vont au seul enfant marié.
erbraffer-answers-place = donner ici
erbraffer-answers-bars-things = aucun objet
erbraffer-answers-benefactor = { $sex ->
    [woman] bienfaitrice : toute somme, même tout
   *[man] bienfaiteur : toute somme, même tout
}
erbraffer-answers-marries = épouse { $who }
erbraffer-answers-last-row = la dernière génération
erbraffer-answers-cash-for = Argent pour { $who }
erbraffer-answers-thousands = Milliers pour { $who }
erbraffer-answers-less = { $sum } de moins pour { $who }
erbraffer-answers-more = { $sum } de plus pour { $who }
erbraffer-answers-none = { $sum } pour { $who } : rien
erbraffer-answers-all = Tout ce qui reste, { $sum }, pour { $who }
erbraffer-answers-all-short = tout
erbraffer-answers-odd = { $count ->
    [one] le millier restant, { $sum }
   *[other] les milliers restants, { $sum }
}
erbraffer-answers-rest = ce qui reste, { $sum }
erbraffer-answers-sum-to = { $sum } à { $who }
erbraffer-answers-sum-open = { $sum } à attribuer
erbraffer-answers-things-wait = { $count ->
    [one] Un objet attend encore
   *[other] { $count } objets attendent encore
}
erbraffer-answers-odd-waits = { $count ->
    [one] Qui reçoit le millier restant, { $sum } ?
   *[other] Qui reçoit les milliers restants, { $sum } ?
}
erbraffer-answers-rest-waits = Qui reçoit ce qui reste ?
erbraffer-answers-hand-out = Partager ainsi
erbraffer-answers-hand-out-ask = Partager la succession ainsi ? Cela ne s’annule pas.

## Nouveaux testaments

erbraffer-answers-window = Quelqu’un joue-t-il un nouveau testament ?
erbraffer-answers-window-asked = On demande à tout le monde : un nouveau testament ?
erbraffer-answers-will = Nouveau testament
erbraffer-answers-will-ask = Jouer un nouveau testament et partager de nouveau cette succession ?
erbraffer-answers-decline = Passer
erbraffer-answers-decline-all = Passer pour tout { $year }
erbraffer-answers-decline-all-ask = Passer pour toutes les successions de { $year } ? On ne vous demandera plus rien pendant ce changement de génération, et cela ne s’annule pas.
erbraffer-answers-declined = Vous passez.
erbraffer-answers-declined-all = Vous passez pour toutes les successions de { $year }.

# What is asked, in the header: the stage and the dialog say the rest.
erbraffer-answers-ask-share = { $couple } : qui reçoit quoi ?
erbraffer-answers-ask-share-again = Nouveau testament, { $couple } : qui reçoit quoi ?
erbraffer-answers-ask-will = { $couple } : jouez-vous un nouveau testament ?
erbraffer-answers-ask-will-without = { $couple } : vous n’avez pas de nouveau testament, mais personne n’a à le savoir.
