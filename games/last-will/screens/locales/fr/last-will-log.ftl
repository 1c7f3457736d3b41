# Last Will: what has happened, a line for each event.
#
# $sum is money already written, $card, $cards, $added, $on and $by are names of cards, $what is a list, $number is a
# number in a row, $count always a number to count.

last-will-told-first = { $you ->
    [yes] Vous commencez : le sort vous prête les emplettes les plus récentes.
   *[no] { $who } commence : le sort lui prête les emplettes les plus récentes.
}
last-will-told-market = Marché immobilier : { $what }.
last-will-told-money = Chaque personne a { $sum } à gaspiller. La première à sec hérite du reste.
last-will-told-money-will = Le testament donne { $sum } à gaspiller à chaque personne. La première à sec hérite du reste.
last-will-told-money-each = Le testament donne de l’argent à gaspiller : { $what }. La première personne à sec hérite du reste.
last-will-told-hired = { $you ->
    [yes] On vous embauche ({ $what }), pour { $sum } par manche. Toutes nos condoléances.
   *[no] { $who } trouve un emploi ({ $what }), pour { $sum } par manche.
}
last-will-told-tile = Plan { $number } : { $what }.
last-will-told-round = { $you ->
    [yes] Manche { $number } sur { $count } : vous commencez.
   *[no] Manche { $number } sur { $count } : { $who } commence.
}
last-will-told-paid = { $you ->
    [yes] Vous touchez { $sum }, hélas.
   *[no] { $who } touche { $sum }.
}
last-will-told-offered = Dans l’offre : { $card }.
last-will-told-remade = { $count ->
    [one] Une pioche était vide ({ $what }) : la défausse en fait une nouvelle, avec { $count } carte.
   *[other] Une pioche était vide ({ $what }) : la défausse en fait une nouvelle, avec { $count } cartes.
}
last-will-told-drew = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $who } pioche { $card }.
}
last-will-told-drew-unseen = { $deck ->
    [events] { $who } pioche un événement.
    [helpers] { $who } pioche un assistant ou un extra.
    [properties] { $who } pioche une propriété.
   *[companions] { $who } pioche un compagnon.
}
last-will-told-chose = { $you ->
    [yes] Vous gardez { $card }.
   *[no] { $who } garde { $card }.
}
last-will-told-answered = { $you ->
    [yes] Vous avez choisi vos cartes.
   *[no] { $who } a choisi ses cartes.
}
last-will-told-discarded = { $you ->
    [yes] Vous défaussez { $cards }.
   *[no] { $who } défausse { $cards }.
}
last-will-told-planned = { $you ->
    [yes] Vous prenez le plan { $number }.
   *[no] { $who } prend le plan { $number }.
}
last-will-told-planned-what = { $you ->
    [yes] Vous prenez le plan { $number } : { $what }.
   *[no] { $who } prend le plan { $number } : { $what }.
}
last-will-told-named = { $you ->
    [yes] Vous choisissez une pioche : { $what }.
   *[no] { $who } choisit une pioche : { $what }.
}
last-will-told-took = { $you ->
    [yes] Votre coursier vous rapporte { $card }.
   *[no] { $who } se fait rapporter { $card }.
}
last-will-told-opera = { $you ->
    [yes] Votre coursier vous réserve une place à l’opéra.
   *[no] { $who } fait réserver une place à l’opéra.
}
last-will-told-market-errand = { $you ->
    [yes] Votre coursier répand des rumeurs sur le marché immobilier.
   *[no] { $who } fait répandre des rumeurs sur le marché immobilier.
}
last-will-told-extension = { $you ->
    [yes] Vous commandez une extension : une case de plus pour vos relations coûteuses.
   *[no] { $who } commande une extension : une case de plus pour des relations coûteuses.
}
last-will-told-draw-card = { $you ->
    [yes] Votre coursier pioche une carte pour vous.
   *[no] { $who } fait piocher une carte.
}
last-will-told-demotion = { $you ->
    [yes] Votre coursier va se plaindre de vous à votre travail.
   *[no] { $who } envoie un coursier se plaindre de son travail.
}
last-will-told-stayed-home = { $you ->
    [yes] Votre coursier reste à la maison et lit vos gazettes.
   *[no] { $who } garde un coursier à la maison.
}
last-will-told-moved-tokens = { $you ->
    [yes] Vous déplacez les jetons de marché : { $what }.
   *[no] { $who } déplace les jetons de marché : { $what }.
}
last-will-told-turn = { $you ->
    [yes] { $count ->
        [one] À vous de jouer : { $count } action.
       *[other] À vous de jouer : { $count } actions.
    }
   *[no] { $count ->
        [one] { $who } joue son tour : { $count } action.
       *[other] { $who } joue son tour : { $count } actions.
    }
}
last-will-told-played = { $you ->
    [yes] Vous jouez { $cards }.
   *[no] { $who } joue { $cards }.
}
last-will-told-played-with = { $you ->
    [yes] Vous jouez { $cards }, avec { $added }.
   *[no] { $who } joue { $cards }, avec { $added }.
}
last-will-told-played-set = { $you ->
    [yes] Vous jouez une série de noces : { $cards }. Toute la famille en perd le souffle.
   *[no] { $who } joue une série de noces : { $cards }. Toute la famille en perd le souffle.
}
last-will-told-played-set-with = { $you ->
    [yes] Vous jouez une série de noces : { $cards }, avec { $added }. Toute la famille en perd le souffle.
   *[no] { $who } joue une série de noces : { $cards }, avec { $added }. Toute la famille en perd le souffle.
}
last-will-told-gained-actions = { $you ->
    [yes] { $count ->
        [one] Vous avez { $count } action de plus.
       *[other] Vous avez { $count } actions de plus.
    }
   *[no] { $count ->
        [one] { $who } a { $count } action de plus.
       *[other] { $who } a { $count } actions de plus.
    }
}
last-will-told-spent = { $you ->
    [yes] Vous dépensez { $sum }.
   *[no] { $who } dépense { $sum }.
}
last-will-told-spent-none = { $you ->
    [yes] Vous ne dépensez rien. La perfection n’existe pas.
   *[no] { $who } ne dépense rien. La perfection n’existe pas.
}
last-will-told-put = { $you ->
    [yes] Vous mettez { $card } sur votre plateau.
   *[no] { $who } met { $card } sur son plateau.
}
last-will-told-dropped = { $you ->
    [yes] Vous défaussez { $card } de votre plateau.
   *[no] { $who } défausse { $card } de son plateau.
}
last-will-told-dropped-helper = { $you ->
    [yes] Vous défaussez { $card } de votre plateau, sans lettre de recommandation.
   *[no] { $who } défausse { $card } de son plateau, sans lettre de recommandation.
}
last-will-told-used = { $you ->
    [yes] Vous utilisez { $card }.
   *[no] { $who } utilise { $card }.
}
last-will-told-maintained = { $you ->
    [yes] Vous entretenez { $card }.
   *[no] { $who } entretient { $card }.
}
last-will-told-maintained-by = { $you ->
    [yes] Vous entretenez { $card } sans action ({ $by }).
   *[no] { $who } entretient { $card } sans action ({ $by }).
}
last-will-told-bought = { $you ->
    [yes] Vous achetez { $card }.
   *[no] { $who } achète { $card }.
}
last-will-told-sold = { $you ->
    [yes] Vous vendez { $card } et recevez { $sum }.
   *[no] { $who } vend { $card } et reçoit { $sum }.
}
last-will-told-sold-none = { $you ->
    [yes] Vous vendez { $card } pour rien du tout. Du grand art.
   *[no] { $who } vend { $card } pour rien du tout. Du grand art.
}
last-will-told-sold-by = { $you ->
    [yes] Vous vendez { $card } sans action ({ $by }) et recevez { $sum }.
   *[no] { $who } vend { $card } sans action ({ $by }) et reçoit { $sum }.
}
last-will-told-token = { $you ->
    [yes] Vous mettez un jeton compagnon sur { $on } : { $what }.
   *[no] { $who } met un jeton compagnon sur { $on } : { $what }.
}
last-will-told-demoted = { $you ->
    [yes] Un blâme pour vous, bravo : la ligne { $number } de votre emploi est recouverte.
   *[no] Un blâme pour { $who } : la ligne { $number } de son emploi est recouverte.
}
last-will-told-skipped = { $you ->
    [yes] Vous passez.
   *[no] { $who } passe.
}
last-will-told-sacked = { $you ->
    [yes] Vous voilà à la porte ({ $what }). Enfin, plus un penny de salaire.
   *[no] { $who } se retrouve à la porte ({ $what }). Enfin, plus un penny de salaire.
}
last-will-told-ended-turn = { $you ->
    [yes] Vous finissez votre tour.
   *[no] { $who } finit son tour.
}
last-will-told-wilds-back = Les jokers retournent à leur place.
last-will-told-cleared = Les coursiers rentrent. Personne n’a voulu de cette offre : { $cards }.
last-will-told-cleared-none = Les coursiers rentrent. Il ne reste pas une carte dans l’offre.
last-will-told-depreciated = { $you ->
    [yes] Votre propriété se délabre à souhait : { $card } ne vaut plus que { $sum }.
   *[no] Une propriété se délabre à souhait chez { $who } : { $card } ne vaut plus que { $sum }.
}
last-will-told-bankrupt = { $you ->
    [yes] Vous voilà en faillite. Félicitations !
   *[no] { $who } fait faillite. Félicitations !
}
last-will-told-ended = L’argent est compté, et la partie est finie.
