# Last Will: what the guide of a first game says.

## Lessons
last-will-guide-welcome = Ruinez-vous avant tout le monde
last-will-guide-welcome-text = Tout le monde commence avec la même somme et veut la perdre. La descente au-dessus de la table montre qui a le moins : la couronne y est. À la fin, cette personne hérite de tout.
last-will-guide-watch = Regardez les autres en attendant
last-will-guide-watch-text = Chaque plaque montre l’argent, les maisons et les assistants. Un trait pointillé sur la descente est de l’argent placé en maisons. Agir plus tôt, c’est prendre cartes et courses aux autres.
last-will-guide-keep = Vous commencez avec six cartes
last-will-guide-keep-text = Gardez-en deux : assistants et extras restent sur votre plateau et dépensent un peu chaque manche, les propriétés perdent de la valeur pour vous.
last-will-guide-plan = Chaque manche commence par un plan
last-will-guide-plan-text = Un plan dit combien de cartes piocher, combien de coursiers envoyer et combien d’actions jouer. Plus à gauche, on agit plus tôt.
last-will-guide-draw = Vous piochez à l’aveugle
last-will-guide-draw-text = Choisissez une pioche pour chaque carte. Vous les verrez après le dernier choix. Les événements dépensent, les extras dépensent à chaque manche.
last-will-guide-errand = Le coursier peut chercher une carte
last-will-guide-errand-text = Les cartes de l’offre sont visibles : vous savez ce que vous prenez. Un seul coursier par emplacement ; les autres courses ont lieu aussitôt.
last-will-guide-turn = Il est temps de dépenser
last-will-guide-turn-text = Chaque main sur une carte est une action. Les cartes à bord blanc se jouent une fois. Celles à bord noir restent sur le plateau. Les actions restantes sont perdues.
last-will-guide-event = Les compagnons font monter la note
last-will-guide-event-text = Une carte compagnon va dans le cercle assorti d’un événement et augmente le montant, sans action. Les assistants du plateau peuvent ajouter encore.
last-will-guide-property = Acheter cher, vendre bas
last-will-guide-property-text = Une maison coûte sa plus haute valeur, plus le jeton de marché. Chaque nuit sans entretien, elle perd un cran. Plus tard, vous la vendez moins cher.
last-will-guide-upkeep = Une maison s’entretient, ou pas
last-will-guide-upkeep-text = L’entretien dépense mais maintient la valeur. Sinon la maison baisse cette nuit. Les fermes gardent leur valeur : l’entretien y est pure dépense.
last-will-guide-sale = Les maisons doivent partir
last-will-guide-sale-text = Avec une propriété, pas de faillite ni de dettes. Vendez à temps, de préférence quand le jeton de marché est bas, et dépensez ce qui revient.
last-will-guide-line = Le travail paie, hélas
last-will-guide-line-text = Chaque ligne de l’emploi paie à chaque manche. Une carte de ce symbole la recouvre. Toutes recouvertes, vous êtes à la porte et pouvez enfin vous ruiner.
last-will-guide-cut = Deux cartes restent
last-will-guide-cut-text = En fin de manche, tout le monde garde deux cartes, en même temps. Les jokers repartent.
last-will-guide-bankrupt = La fin approche
last-will-guide-bankrupt-text = La partie finit quand quelqu’un n’a plus ni argent, ni propriété, ni emploi, au plus tard après la manche sept. La plus grosse dette gagne : sans rien, on peut dépenser à crédit.

## What the guide proposes, on its button
last-will-guide-do-keep = Garder : { $card }
last-will-guide-do-plan = Prendre le plan { $number }
last-will-guide-do-draw = Piocher : { $what }
last-will-guide-do-take = Chercher : { $card }
last-will-guide-do-home = Garder à la maison
last-will-guide-do-place = { $what }
last-will-guide-do-market = Garder ces jetons
last-will-guide-do-play = Jouer : { $card }
last-will-guide-do-add = Ajouter : { $card }
last-will-guide-do-done = Payer
last-will-guide-do-put = Poser : { $card }
last-will-guide-do-drop = Retirer : { $card }
last-will-guide-do-use = Utiliser : { $card }
last-will-guide-do-buy = Acheter : { $card }
last-will-guide-do-sell = Vendre : { $card }
last-will-guide-do-maintain = Entretenir : { $card }
last-will-guide-do-token = Jeton sur { $card }
last-will-guide-do-demote = Recouvrir : { $what }
last-will-guide-do-skip = Passer
last-will-guide-do-end = Finir le tour

## Why, in a sentence with a pin
last-will-guide-why-keep = { $card } { $pin } va avec tout événement qui a ce cercle.
last-will-guide-why-keep-house = { $card } { $pin } perd { $sum } pour vous en { $count ->
    [one] une nuit
   *[other] { $count } nuits
}, sans aucun effort.
last-will-guide-why-keep-event = { $card } { $pin } dépense { $sum } dès que vous jouez la carte.
last-will-guide-why-keep-expense = { $card } { $pin } dépense { $sum } à chaque manche, { $count ->
    [one] une fois
   *[other] { $count } fois
}.
last-will-guide-why-keep-helper = { $card } { $pin } vous aide à chaque manche, { $count ->
    [one] une fois
   *[other] { $count } fois
}.
last-will-guide-why-plan = Le plan { $number } { $pin } donne { $what }. { $count ->
    [one] Avec cette action
   *[other] Avec ces { $count } actions
}, votre main peut dépenser jusqu’à { $sum }.
last-will-guide-why-draw = De cette pioche { $pin } vous avez { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
} : { $what }.
last-will-guide-why-take = { $card } { $pin } dépenserait { $sum }.
last-will-guide-why-take-blank = { $card } { $pin } est visible : vous savez ce que vous prenez.
last-will-guide-why-take-with = { $card } { $pin } dépenserait jusqu’à { $sum }, avec { $what } { $with }.
last-will-guide-why-take-house = { $card } { $pin } coûterait { $sum } et en perdrait { $loss } en { $count ->
    [one] une nuit
   *[other] { $count } nuits
}.
last-will-guide-why-take-expense = { $card } { $pin } dépenserait { $sum } à chaque manche, { $count ->
    [one] une fois
   *[other] { $count } fois
}.
last-will-guide-why-home = Aucune course n’est utile maintenant.
last-will-guide-why-place = Cette course { $pin } vous convient : { $what }.
last-will-guide-why-place-opera = L’opéra { $pin } dépense { $sum } aussitôt. Personne ne vérifie si vous dormez.
last-will-guide-why-place-demotion = Un blâme { $pin } réduit votre salaire de { $before } à { $after }.
last-will-guide-why-place-extension = { $count ->
    [0] Votre plateau est plein
    [one] Une seule case est libre
   *[other] { $count } cases sont libres
} : une extension { $pin } fait de la place.
last-will-guide-why-market = Vos maisons comptent pour { $sum } ainsi. Les jetons peuvent rester.
last-will-guide-why-play = { $card } { $pin } dépense { $sum }.
last-will-guide-why-dear-with = { $card } { $pin } dépense jusqu’à { $sum }, avec { $what } { $with }.
last-will-guide-why-dear-more = { $card } { $pin } ne coûte rien, mais donne plus de temps pour dépenser.
last-will-guide-why-add = { $card } { $pin } change le montant de { $sum }, sans action.
last-will-guide-why-done = Plus rien à ajouter : { $sum } s’en vont, de { $before } à { $after }.
last-will-guide-why-put = { $card } { $pin } vous aide à chaque manche, { $count ->
    [one] une fois
   *[other] { $count } fois
}.
last-will-guide-why-put-expense = { $card } { $pin } dépense { $sum } à chaque manche, { $count ->
    [one] une fois
   *[other] { $count } fois
}.
last-will-guide-why-put-helper = { $card } { $pin } ajoute { $sum } à ce que vous avez déjà.
last-will-guide-why-drop = { $card } { $pin } occupe une case pour rien.
last-will-guide-why-use = { $card } { $pin } dépense { $sum }, une fois par manche.
last-will-guide-why-buy = { $card } { $pin } coûte { $sum } et en perd { $loss } en { $count ->
    [one] une nuit
   *[other] { $count } nuits
}.
last-will-guide-why-buy-farm = { $card } { $pin } coûte { $sum }. La valeur reste, mais l’entretien brûle de l’argent à chaque manche.
last-will-guide-why-sell = { $card } { $pin } doit partir, et ne rapporte que { $sum }. { $count ->
    [one] C’est la dernière nuit.
   *[other] Il reste { $count } nuits.
}
last-will-guide-why-maintain = L’entretien coûte { $sum } : { $card } { $pin }.
last-will-guide-why-token = Un jeton renchérit { $card } { $pin } à chaque manche.
last-will-guide-why-demote = Cette ligne { $pin } ne paiera plus : { $what }. Votre salaire passe de { $before } à { $after }.
last-will-guide-why-skip = Mieux vaut attendre.
last-will-guide-why-end = { $count ->
    [0] Il ne reste aucune action.
    [one] Il reste une action, mais rien d’utile à faire.
   *[other] Il reste { $count } actions, mais rien d’utile à faire.
}
