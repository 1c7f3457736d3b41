# Ce que le guide montre et propose. $pin est un repère, $town un nom, $points et $dollars portent leur unité.

maloney-hint-best = { $pin } { $town } : { $points } pour vous aujourd’hui.
maloney-hint-nowhere = Aucune route ne mène aujourd’hui vers vos cartes.
maloney-hint-outbid = Quelqu’un monte { $pin }. Passer n’est jamais définitif.
maloney-hint-leading = Vous menez { $pin }. Si personne ne monte, vous payez et conduisez.
maloney-hint-suitcase = La première personne qui conduit dans une ville ouvre sa valise { $pin }.
maloney-hint-double = Aujourd’hui { $pin }, chaque carte compte double.
maloney-hint-joker = Une fois par partie, votre joker { $pin } prend la voiture sans payer.
maloney-hint-worth = Points et argent sont visibles, les mains non. En tête : { $pin }.
maloney-hint-owner = Si tout le monde passe, vous { $pin } conduisez sans payer.
maloney-hint-owner-other = Sans mise, la voiture revient à qui l’avait { $pin }, sans payer.
maloney-hint-ending = La fin approche { $pin }. Alors 1 000 $ valent un point.
maloney-hint-sunday = Dimanche : la carte tirée { $pin } montre { $town }.
maloney-hint-chosen = Votre carte { $pin } est face cachée. Vous pouvez encore annuler.
maloney-hint-lay = { $count ->
    [one] { $town } : vous pouvez poser cette carte { $pin }.
   *[other] { $town } : posez jusqu’à deux de ces cartes { $pin }.
}
maloney-hint-keep = { $pin } Gardez vos cartes : aucune n’est pour cette ville, mais la question est posée à tout le monde.
maloney-hint-bid = { $pin } Misez { $dollars } : cela coûte { $cost } à la fin, et le volant vous rapporte environ { $gain } de plus.
maloney-hint-bid-ahead = { $pin } Misez { $dollars } ({ $cost }) : demain, { $town } sera à portée, avec { $points }.
maloney-hint-pass = { $pin } Passez : vous voyagez sans payer.
maloney-hint-take = { $pin } Jouez votre joker : le volant vous rapporte environ { $gain } de plus, sans payer.
maloney-hint-take-last = { $pin } Jouez votre joker : environ { $gain } de plus, et c’est peut-être la dernière occasion.
maloney-hint-go = { $pin } { $town } : le meilleur trajet pour vos cartes.
maloney-hint-play = { $pin } Posez cette carte : elle vaut { $points } aujourd’hui.
maloney-hint-save = { $pin } Restez-en là : vous n’avez pas d’autre carte de cette ville.
maloney-hint-do-bid = Miser { $dollars }
maloney-hint-do-drive = Vers { $town }
maloney-hint-do-lay = Poser cette carte
maloney-hint-why-bid = À la fin, 1 000 $ valent un point. Le guide mise jusqu’à 500 $ par point que le volant vous rapporte de plus : l’argent peut aussi payer un trajet plus tard. Si quelqu’un monte, vous pouvez encore passer.
maloney-hint-why-pass = Vous voyagez sans payer et pouvez quand même poser des cartes en ville. L’argent gardé compte à la fin.
maloney-hint-why-joker = Le joker ne coûte rien. Non joué, il ne vaut rien à la fin.
maloney-hint-why-drive = C’est là que vos cartes rapportent le plus aujourd’hui. Si la valise y est encore fermée, vous l’ouvrez, pour le meilleur ou pour le pire.
maloney-hint-why-lay = Une carte vaut 7 points son meilleur jour, puis un de moins chaque jour. Le mardi et le vendredi, elle compte double. Personne ne sait quand la voiture reviendra ici.
maloney-hint-why-keep = Les cartes qui vous restent pour cette ville rapporteront davantage un autre jour. Mais il faut que la voiture y revienne.
maloney-hint-goal = Qui a le plus de points gagne ; à 69, c’est fini. La plus haute mise conduit la voiture.
maloney-hint-first-best = { $pin } { $town } : { $points }.
maloney-hint-first-bid = { $pin } Misez { $dollars }.
maloney-hint-tenths = { $whole ->
    [0] { $cost } point
    [1] { $cost } point
   *[other] { $cost } points
}
maloney-hint-pass-owner = { $pin } Passez : sans mise, vous conduisez sans payer ; sinon, vous pourrez miser.
maloney-hint-pass-same = { $pin } Passez : monter derrière vous rapporte autant.
maloney-hint-pass-dear = { $pin } Passez : le volant vous rapporte environ { $gain } de plus et vaut au mieux { $dollars }.
maloney-hint-pass-cash = { $pin } Passez : il ne vous reste pas assez pour monter.
maloney-hint-go-on = { $pin } { $town } : aucune de vos cartes n’est à portée, prenez la meilleure route pour la suite.
maloney-hint-save-better = { $pin } Gardez-la : { $points } aujourd’hui, mais { $best } à son meilleur jour.
maloney-hint-why-nothing = Vous n’avez pas d’autre carte de cette ville. La question est posée à tout le monde, pour que personne ne se trahisse.
maloney-hint-first-owner = { $pin } Passez : sans mise, c’est à vous.
