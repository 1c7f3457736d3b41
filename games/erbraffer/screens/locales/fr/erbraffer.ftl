# Die Erbraffer.
#
# $sum and $rest are amounts already written as money, $what is cash and heirlooms in a list, $person, $heir, $owner,
# $from, $to and $couple are names of the family, $year is a year. $cards are cards in a list; where a message selects
# by them they are a number, as $count always is. An $heirloom comes with its article.
# $sex is woman or man; of several it is women, or men if one of them is a man.

## Influence cards of the built-in edition, by the keys of their titles

erbraffer-title-tax = Fisc
erbraffer-title-great-windfall = Grosse aubaine
erbraffer-title-windfall = Aubaine
erbraffer-title-factory = Ennuis à l’usine
erbraffer-title-luck = Coup de chance
erbraffer-title-sweet = Belle vie
erbraffer-title-double-luck = Double chance
erbraffer-title-feud = Querelle de famille
erbraffer-title-wedding = Cadeaux de mariage
erbraffer-title-bomb = Coup de tonnerre
erbraffer-title-sibling = Amour fraternel
erbraffer-title-sheep = Brebis galeuse
erbraffer-title-exchange = Échange de cadeaux
erbraffer-title-debt = Vieilles dettes
erbraffer-title-casino = Nuit au casino
erbraffer-title-new-will = Nouveau testament
erbraffer-title-sweep = Grand ménage
erbraffer-card-gain = { $title } (+{ $sum })
erbraffer-card-loss = { $title } (−{ $sum })
erbraffer-effect-gain = Un membre de la famille gagne { $sum }.
erbraffer-effect-loss = Un membre de la famille perd { $sum }.
erbraffer-effect-gain-two = Deux membres de la famille qui ne forment pas un couple gagnent { $sum } chacun.
erbraffer-effect-loss-two = Deux membres de la famille qui ne forment pas un couple perdent { $sum } chacun.
erbraffer-effect-wedding = Chaque personne mariée gagne { $sum }.
erbraffer-effect-lose-all = Un membre de la famille perd tout son argent.
erbraffer-effect-halve = Un membre de la famille perd la moitié de son argent.
erbraffer-effect-double = L’argent d’un membre de la famille double.
erbraffer-effect-sibling = Un membre de la famille donne la moitié de son argent à un frère ou à une sœur.
erbraffer-effect-sheep = Un objet de famille passe à une autre personne mariée.
erbraffer-effect-exchange = Deux objets de famille de deux portraits changent de place.
erbraffer-effect-new-will = Juste après le partage d’une succession : partagez-la de nouveau, à votre guise.
erbraffer-effect-sweep = Tout le monde défausse sa main et en pioche une autre, et vous rejouez.

## Heirlooms of the built-in edition, by their keys: alone, and within a sentence

erbraffer-heirloom-vase-fine = beau vase
erbraffer-heirloom-violin = violon
erbraffer-heirloom-painting = tableau
erbraffer-heirloom-necklace = collier
erbraffer-heirloom-clock = pendule
erbraffer-heirloom-vase-plain = vase tout simple
erbraffer-the-vase-fine = le beau vase
erbraffer-the-violin = le violon
erbraffer-the-painting = le tableau
erbraffer-the-necklace = le collier
erbraffer-the-clock = la pendule
erbraffer-the-vase-plain = le vase tout simple
erbraffer-share = { $person } : { $what }

## The log

erbraffer-told-dealt = { $you ->
    [yes] { $sex ->
        [woman] Votre héritière : { $heirs }. Vos bienfaiteurs : { $benefactors }. En main : { $cards }.
        [man] Votre héritier : { $heirs }. Vos bienfaiteurs : { $benefactors }. En main : { $cards }.
        [women] Vos héritières : { $heirs }. Vos bienfaiteurs : { $benefactors }. En main : { $cards }.
       *[men] Vos héritiers : { $heirs }. Vos bienfaiteurs : { $benefactors }. En main : { $cards }.
    }
   *[no] { $sex ->
        [woman] { $who }, héritière : { $heirs }. Bienfaiteurs : { $benefactors }. En main : { $cards }.
        [man] { $who }, héritier : { $heirs }. Bienfaiteurs : { $benefactors }. En main : { $cards }.
        [women] { $who }, héritières : { $heirs }. Bienfaiteurs : { $benefactors }. En main : { $cards }.
       *[men] { $who }, héritiers : { $heirs }. Bienfaiteurs : { $benefactors }. En main : { $cards }.
    }
}
erbraffer-told-first = { $you ->
    [yes] Vous commencez : le sort vous donne le plus grand âge.
   *[no] { $who } commence : le sort ne demande son âge à personne.
}
erbraffer-told-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $who } joue { $card }.
}
erbraffer-told-played-for = { $you ->
    [yes] Vous jouez { $card } pour { $heirs }.
   *[no] { $who } joue { $card } pour { $heirs }.
}
erbraffer-told-played-against = { $you ->
    [yes] Vous jouez { $card } contre { $heirs }.
   *[no] { $who } joue { $card } contre { $heirs }.
}
erbraffer-told-gained = { $person } gagne { $sum }.
erbraffer-told-gained-none = { $person } ne gagne rien.
erbraffer-told-lost = { $person } perd { $sum }.
erbraffer-told-lost-none = { $person } n’a rien à perdre.
erbraffer-told-gave = { $from } donne { $sum } à { $to }.
erbraffer-told-gave-none = { $from } donne à { $to } la moitié de rien, mais avec amour.
erbraffer-told-moved = { $from } donne { $heirloom } à { $to }.
erbraffer-told-threw = { $you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $who } défausse { $cards }.
}
erbraffer-told-swept = { $you ->
    [yes] Votre main part au grand ménage : { $cards }.
   *[no] { $who } défausse toute sa main : { $cards }.
}
erbraffer-told-drew = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $who } pioche { $card }.
}
erbraffer-told-remade = { $cards ->
    [one] La pioche était vide : la défausse en fait une nouvelle, avec { $cards } carte.
   *[other] La pioche était vide : la défausse en fait une nouvelle, avec { $cards } cartes.
}
erbraffer-told-hourglass = { $you ->
    [yes] Vous avancez le sablier : nous voici en { $year }.
   *[no] { $who } avance le sablier : nous voici en { $year }.
}
erbraffer-told-hourglass-golden = { $you ->
    [yes] Vous avancez le sablier : nous voici en { $year }, et une génération tire sa révérence.
   *[no] { $who } avance le sablier : nous voici en { $year }, et une génération tire sa révérence.
}
erbraffer-told-hourglass-last = { $you ->
    [yes] Vous avancez le sablier : nous voici en { $year }, et pour une fois personne ne meurt.
   *[no] { $who } avance le sablier : nous voici en { $year }, et pour une fois personne ne meurt.
}
erbraffer-told-testament = { $you ->
    [yes] Vous posez un testament sur { $person } : bas les pattes jusqu’à la prochaine année dorée.
   *[no] { $who } pose un testament sur { $person } : bas les pattes jusqu’à la prochaine année dorée.
}
erbraffer-told-last-round = { $you ->
    [yes] Le dernier tour de table commence, et par vous.
   *[no] Le dernier tour de table commence par { $who }.
}
erbraffer-told-took-up = { $you ->
    [yes] Vous prenez en main la succession { $couple } : { $what }.
   *[no] { $who } prend en main la succession { $couple } : { $what }.
}
erbraffer-told-handed-out = { $you ->
    [yes] Vous partagez la succession { $couple }.
   *[no] { $who } partage la succession { $couple }.
}
erbraffer-told-handed-out-again = { $you ->
    [yes] Par votre nouveau testament, vous partagez de nouveau la succession { $couple }.
   *[no] Par un nouveau testament, { $who } partage de nouveau la succession { $couple }.
}
erbraffer-told-inherited = { $person } hérite : { $what }.
erbraffer-told-declined = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
erbraffer-told-declined-all = { $you ->
    [yes] Vous passez pour tout ce changement de génération.
   *[no] { $who } passe pour tout ce changement de génération.
}
erbraffer-told-new-will = { $you ->
    [yes] Vous sortez de votre manche un nouveau testament pour la succession { $couple }.
   *[no] { $who } sort de sa manche un nouveau testament pour la succession { $couple }.
}
erbraffer-told-stands = La succession { $couple } est réglée.
erbraffer-told-paid-out = { $you ->
    [yes] { $person } vous laisse { $sum } : on choisit bien ses bienfaiteurs.
   *[no] { $person } laisse { $sum } à { $who }.
}
erbraffer-told-paid-out-shared = { $you ->
    [yes] { $who } et vous aviez la même carte : { $person } laisse deux fois { $sum }.
   *[no] { $who } avaient la même carte : { $person } laisse deux fois { $sum }.
}
erbraffer-told-paid-out-odd = { $you ->
    [yes] { $who } et vous aviez la même carte : { $person } laisse deux fois { $sum }, et { $rest } à la banque.
   *[no] { $who } avaient la même carte : { $person } laisse deux fois { $sum }, et { $rest } à la banque.
}
erbraffer-told-paid-out-nobody = Personne n’avait la carte : { $person } laisse { $sum } à la banque.
erbraffer-told-lives = Place aux vivants : la génération de { $year }.
erbraffer-told-ended = Tous les portraits sont montrés : la partie est finie.

## What a seat is asked

erbraffer-ask-turn = À vous : jouer une carte, ou en défausser ?
erbraffer-ask-last-turn = Votre dernier tour : jouer une carte, ou en défausser ?
erbraffer-ask-throw = À défausser : { $cards }. C’est tout ?
erbraffer-ask-gain = Qui gagne { $sum } ?
erbraffer-ask-loss = Qui perd { $sum } ?
erbraffer-ask-gain-first = Deux membres de la famille gagnent { $sum } chacun. Qui d’abord ?
erbraffer-ask-gain-second = { $heir } gagne { $sum }. Qui d’autre ?
erbraffer-ask-loss-first = Deux membres de la famille perdent { $sum } chacun. Qui d’abord ?
erbraffer-ask-loss-second = { $heir } perd { $sum }. Qui d’autre ?
erbraffer-ask-lose-all = Qui perd tout son argent ?
erbraffer-ask-double = Qui voit doubler son argent ?
erbraffer-ask-halve = Qui perd la moitié de son argent ?
erbraffer-ask-round = { $heir } a { $sum }. Quelle moitié est perdue ?
erbraffer-ask-sibling = Qui, dans un élan d’amour, donne la moitié de son argent ?
erbraffer-ask-sibling-second = { $heir } a { $sum } et en donne la moitié. À quel frère, à quelle sœur ?
erbraffer-ask-sibling-round = { $from } a { $sum }. Quelle moitié revient à { $to } ?
erbraffer-ask-sheep = Quel objet de famille change de mains ?
erbraffer-ask-sheep-heir = Qui reçoit { $heirloom } ?
erbraffer-ask-exchange = Quel objet de famille est échangé ?
erbraffer-ask-exchange-second = Contre quoi échanger { $heirloom } ?
erbraffer-ask-testament = Nous voici en { $year }. Sur quel portrait posez-vous un testament ?
erbraffer-ask-couple = Quelle succession partagez-vous ?
erbraffer-ask-share = { $couple } laissent { $what }. Qui reçoit quoi ?
erbraffer-ask-share-again = Par votre nouveau testament, { $couple } laissent { $what }. Qui reçoit quoi ? Partagez l’argent comme il vous plaît.
erbraffer-ask-will = La succession { $couple } est partagée. Jouez-vous un nouveau testament ?
erbraffer-ask-will-without = La succession { $couple } est partagée. Vous n’avez pas de nouveau testament, mais personne n’a à le savoir.
erbraffer-ask-will-answered = La succession { $couple } est partagée. Votre réponse est notée.
erbraffer-ask-will-open = La succession { $couple } est partagée. Un nouveau testament peut encore surgir.
erbraffer-ask-other = C’est à { $who } de jouer.
erbraffer-ask-nothing = Un instant.
erbraffer-ask-over = { $you ->
    [yes] La fortune de la famille est à vous : { $sum }. Vous l’avez toujours adorée.
   *[no] Avec { $sum }, { $who } a la plus grosse fortune, et soudain l’affection de tout le monde.
}
erbraffer-ask-over-shared = { $you ->
    [yes] { $who } et vous avez la même fortune, { $sum } par personne, et la même déception.
   *[no] { $who } ont la même fortune, { $sum } par personne, et la même déception.
}

## What a seat can do

erbraffer-do-play = jouer { $card }
erbraffer-do-play-hourglass = jouer { $card } ; dix ans passent
erbraffer-do-throw = défausser { $card }
erbraffer-do-keep = garder { $card }, tout compte fait
erbraffer-do-throw-away = les défausser et piocher
erbraffer-do-heir = { $person } ({ $what })
erbraffer-do-heir-own = { $sex ->
    [woman] { $person } ({ $what }), votre héritière
   *[man] { $person } ({ $what }), votre héritier
}
erbraffer-do-heir-benefactor = { $person } ({ $what }), vous avez la carte
erbraffer-do-heirloom = { $heirloom } ({ $owner }), valeur { $sum }
erbraffer-do-round = { $sum } partent, { $rest } restent
erbraffer-do-testament = un testament sur { $heir }
erbraffer-do-couple = { $couple } : { $what }
erbraffer-do-give = { $heirloom } à { $person }
erbraffer-do-pay = { $sum } à { $person }
erbraffer-do-pays = jusqu’à { $sum } à { $person } : « pay { $example } 4 » donne 4 000
erbraffer-do-rest = ce qui reste ({ $sum }) à { $person }
erbraffer-do-hand-out = partager ainsi : { $shares }
erbraffer-do-will = jouer un nouveau testament
erbraffer-do-decline = passer
erbraffer-do-decline-all = passer pour tout ce changement de génération

## What is drawn in a terminal

erbraffer-sheet-edition = Édition { $edition } : { $count } valeurs sur { $all } (portraits, objets de famille, cartes) sont reconstituées et ne sont pas celles de la boîte. « bequest edition print erbraffer » en donne la liste.
erbraffer-sheet-dealing = On distribue les cartes.
erbraffer-sheet-year = { $year } : la génération de { $generation } vit, jusqu’en { $golden }
erbraffer-sheet-change = { $year } : la génération de { $generation } tire sa révérence
erbraffer-sheet-last-round = { $turns ->
    [one] 2000, dernier tour de table : il reste { $turns } tour
   *[other] 2000, dernier tour de table : il reste { $turns } tours
}
erbraffer-sheet-dead = Générations éteintes et partagées : { $years }
erbraffer-sheet-legend = [marié] (bienfaiteur) * à vous # testament $ dot ~ sablier
erbraffer-sheet-shares = Pour l’instant : { $shares }
erbraffer-sheet-secrets = { $you ->
    [yes] À vous : { $heirs } ; bienfaiteurs : { $benefactors }
   *[no] { $who } : { $heirs } ; bienfaiteurs : { $benefactors }
}
erbraffer-sheet-hand = Vos cartes
erbraffer-sheet-pile = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
erbraffer-sheet-player = nom
erbraffer-sheet-cards = cartes
erbraffer-sheet-cash = argent
erbraffer-sheet-heirlooms = objets
erbraffer-sheet-collected = touché
erbraffer-sheet-total = total
erbraffer-sheet-turn = à son tour
erbraffer-sheet-distributes = partage

## On the shelf

erbraffer-pitch = Faites un beau mariage, survivez aux tantes et laissez l’arbre généalogique payer.
erbraffer-scene = Six générations
