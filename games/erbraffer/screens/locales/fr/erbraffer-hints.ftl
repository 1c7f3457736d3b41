# Ce que le guide montre et propose. $pin est un repère, $name et $names sont des noms de la famille, $card et $what des titres,
# $gain ce que gagne ou perd la fortune estimée, $sum une somme, $percent un nombre.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-hint-welcome = { $sex ->
    [woman] { $pin } est votre héritière secrète. Les lignes dorées montrent l’argent qui y arrive.
    [man] { $pin } est votre héritier secret. Les lignes dorées montrent l’argent qui y arrive.
    [women] { $pin } sont vos héritières secrètes. Les lignes dorées montrent l’argent qui y arrive.
   *[men] { $pin } sont vos héritiers secrets. Les lignes dorées montrent l’argent qui y arrive.
}
erbraffer-hint-choose = Les bonnes nouvelles vont aux portraits d’où part une ligne dorée.
erbraffer-hint-hand = Vous jouez une carte par tour. Les beiges font passer dix ans.
erbraffer-hint-throw = Vous piochez autant de cartes que vous en défaussez.
erbraffer-hint-hourglass = Après « { $card } », dix ans passent.
erbraffer-hint-others = Regardez qui les autres favorisent : leurs héritiers sont peut-être dessous.
erbraffer-hint-testament = Un testament scelle un portrait jusqu’à la prochaine année dorée.
erbraffer-hint-golden = Année dorée : les couples laissent leurs biens à leurs enfants.
erbraffer-hint-estate = Les cadres ovales reçoivent ce que vous voulez. Le reste se partage également.
erbraffer-hint-new-will = La question est posée à tout le monde : personne ne se trahit.
erbraffer-hint-benefactors = L’argent de ces bienfaiteurs { $pin } vous revient directement.
erbraffer-hint-beyond = Les lignes dorées partent une rangée plus bas : une plus grande part vous revient.
erbraffer-hint-heir-lives = La dernière rangée est en vie : ce que vous y donnez arrive en entier.
erbraffer-hint-last-round = Il reste un tour à chaque personne, et les sabliers ne comptent plus.
erbraffer-hint-rewrite = Toute la succession est de nouveau sur la table, à partager comme il vous plaît.
erbraffer-hint-will-card = Vous tenez un nouveau testament.
erbraffer-hint-play-for = { $pin } Jouez « { $card } » en faveur de : { $names }. Fortune estimée : { $gain }.
erbraffer-hint-play-against = { $pin } Jouez « { $card } » contre : { $names }. Fortune estimée : { $gain }.
erbraffer-hint-play = { $pin } Jouez « { $card } ». Fortune estimée : { $gain }.
erbraffer-hint-discard = { $pin } Cette carte n’ajoute rien à votre fortune en ce moment : défaussez-la.
erbraffer-hint-keep = { $pin } Gardez celle-ci : c’est la meilleure de votre main.
erbraffer-hint-heir = { $pin } { $name } : { $percent } % pour vous. Fortune estimée : { $gain }.
erbraffer-hint-heir-key = { $pin } { $name } : vous avez la carte. Fortune estimée : { $gain }.
erbraffer-hint-heir-stranger = { $pin } { $name } : 0 % pour vous. Fortune estimée : { $gain }.
erbraffer-hint-seal = { $pin } Scellez { $name } : { $sum } de ce qui s’y trouve vont vers vous.
erbraffer-hint-seal-stranger = { $pin } Scellez { $name } : rien de ce qui s’y trouve ne va vers vous, et ainsi cela n’augmente pas.
erbraffer-hint-couple = { $pin } De cette succession, { $percent } % pour vous. Fortune estimée : { $gain }.
erbraffer-hint-couple-other = { $pin } Commencez par ce couple. Fortune estimée : { $gain }.
erbraffer-hint-give = { $pin } { $name } reçoit cet objet ({ $what }) : { $percent } % pour vous.
erbraffer-hint-give-any = { $pin } { $name } reçoit cet objet ({ $what }) : 0 % pour vous, quel que soit l’enfant.
erbraffer-hint-rest = { $pin } { $name } reçoit les milliers restants : { $percent } % pour vous.
erbraffer-hint-rest-any = { $pin } { $name } reçoit ce qui reste : 0 % pour vous, quel que soit l’enfant.
erbraffer-hint-all = { $pin } { $name } reçoit tout l’argent : { $percent } % pour vous.
erbraffer-hint-all-key = { $pin } { $name } reçoit tout l’argent : vous avez la carte.
erbraffer-hint-pay = { $pin } { $name } reçoit { $sum }. Fortune estimée : { $gain }.
erbraffer-hint-pay-key = { $pin } { $name } reçoit { $sum } : vous avez la carte. Fortune estimée : { $gain }.
erbraffer-hint-heirloom = { $pin } Choisissez cet objet : { $what }. Fortune estimée : { $gain }.
erbraffer-hint-round = { $pin } Arrondissez ainsi. Fortune estimée : { $gain }.
erbraffer-hint-hand-out = { $pin } Partagez ainsi. Fortune estimée : { $gain }.
erbraffer-hint-confirm = { $pin } Confirmez, et vous piochez autant de cartes.
erbraffer-hint-will = { $pin } Jouez ici votre nouveau testament. Fortune estimée : { $gain }.
erbraffer-hint-keep-will = { $pin } Passez et gardez votre nouveau testament. Ici, il changerait trop peu votre fortune : { $gain }.
erbraffer-hint-pass = Vous n’avez pas de nouveau testament : { $pin } passez.
erbraffer-hint-do-play = Jouer cette carte
erbraffer-hint-do-throw = Défausser la carte
erbraffer-hint-do-couple = Choisir ce couple
erbraffer-hint-do-confirm = Confirmer
erbraffer-hint-do-keep = Garder cette carte
erbraffer-hint-do-give = Pour { $name }
erbraffer-hint-do-pay = { $sum } à { $name }
erbraffer-hint-do-will = Jouer le testament
erbraffer-hint-do-heirloom = Choisir cet objet
erbraffer-hint-why-throw = Aucune de vos cartes n’aide votre famille en ce moment. De nouvelles le feront peut-être.
erbraffer-hint-why-seal = Part de ce que possède { $name } qui vous parvient : { $percent } %. L’argent scellé est à l’abri jusqu’à la prochaine année dorée.
erbraffer-hint-why-couple = Vos lignes dorées passent par ses enfants. Si vous partagez, vous décidez de la plus grosse part.
erbraffer-hint-why-confirm = Tout est choisi. Ensuite, votre tour est fini.
erbraffer-hint-why-stand = Un nouveau testament se garde pour une succession qui compte pour vous. Pas pour celle-ci.
erbraffer-hint-why-heir = Selon les lois, chaque succession se partage également entre les enfants mariés. Part de ce que possède { $name } qui vous parvient ainsi à la fin : { $percent } %.
erbraffer-hint-why-share = Une part de ce que possède un enfant marié vous parvient : la page l’indique en pour cent. L’argent de vos bienfaiteurs vous revient directement à leur mort.
erbraffer-hint-why-estimate = De tout ce que vous pouvez faire ici, c’est ce qui ajoute le plus à votre fortune estimée. Cette somme repose seulement sur ce que vous pouvez savoir.
erbraffer-hint-why-will = Une trop grande part de cette succession vous échappe. Un nouveau testament permet de la partager encore une fois sans la loi 2, puis la carte est perdue.
erbraffer-hint-choose-bad = Les mauvaises nouvelles vont aux portraits sans ligne dorée.
erbraffer-hint-choose-thing = Les objets de famille comptent autant que l’argent.
erbraffer-hint-play-moves = { $pin } Jouez « { $card } » : { $names } reçoit { $what }. Fortune estimée : { $gain }.
erbraffer-hint-play-swaps = { $pin } Jouez « { $card } » : { $what } changent de place. Fortune estimée : { $gain }.
erbraffer-hint-seal-key = { $pin } Scellez { $name } : vous avez la carte, et { $sum } de cet argent vous reviennent.
erbraffer-hint-couple-key = { $pin } Parmi les enfants : { $name }, et vous avez la carte. Fortune estimée : { $gain }.
erbraffer-hint-couple-even = { $pin } De cette succession, { $percent } % pour vous. L’estimation en tient déjà compte.
erbraffer-hint-keep-will-even = { $pin } Passez et gardez votre nouveau testament : ici, il n’apporterait rien.
erbraffer-hint-do-play-instead = Plutôt jouer celle-ci
erbraffer-hint-why-gain-key = Vous avez cette carte de bienfaiteur : { $name }. Quand sa génération s’éteint, la moitié de son argent ou tout est à vous.
erbraffer-hint-why-gain-own = { $sex ->
    [woman] { $name } est votre héritière. Ce qui s’y trouve à la fin est votre fortune.
   *[man] { $name } est votre héritier. Ce qui s’y trouve à la fin est votre fortune.
}
erbraffer-hint-why-loss = Rien de ce que possède { $name } ne vient vers vous : cette perte touche quelqu’un d’autre.
erbraffer-hint-why-loss-last = Pour vous, seul compte maintenant votre propre portrait : cette perte touche quelqu’un d’autre.
erbraffer-hint-why-thing = Valeur de l’objet ({ $what }) : { $sum }. Part qui vous parvient : { $percent } % avec { $to }, { $less } % avec { $from }.
erbraffer-hint-why-seal-key = Vous avez cette carte de bienfaiteur : { $name }. La moitié de cet argent ou tout vous revient. Scellé, il est à l’abri jusque-là.
erbraffer-hint-why-seal-any = L’argent scellé est à l’abri jusqu’à la prochaine année dorée.
erbraffer-hint-why-seal-stranger = Rien de ce qui s’y trouve ne va vers vous. Scellé, cela n’augmente pour personne.
erbraffer-hint-why-couple-key = { $name } est l’enfant de ce couple, et vous avez la carte. Selon la loi 1, vous pouvez lui donner tout l’argent : la moitié ou tout vous revient.
erbraffer-hint-why-couple-even = L’estimation suppose des parts égales, elle ne change donc pas. Mais si vous partagez cette succession, personne ne peut la détourner de vous.
erbraffer-hint-why-pay-key = Vous avez cette carte de bienfaiteur : { $name }. La moitié de cet argent ou tout vous revient à la prochaine année dorée.
erbraffer-hint-why-pass = Vous n’avez pas de nouveau testament. La question est posée à tout le monde pour que personne ne sache qui en a un.
