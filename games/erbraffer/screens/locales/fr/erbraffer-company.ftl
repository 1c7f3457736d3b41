# The company of Die Erbraffer: secrets, players, the end, the guide, and what is in the box.
#
# $name, $names, $parents and $owner are names of the family or, in the notes on the end, of players. $sex is woman or
# man, $sum an amount already written as money, all others are numbers.

## My secrets

erbraffer-company-secrets = Mes secrets
erbraffer-company-only-you = rien que vous
erbraffer-company-heirs = Vos héritiers
erbraffer-company-heir = { $sex ->
    [woman] { $name } est votre héritière. Les lignes dorées mènent à elle ; plus elles sont épaisses, plus il en arrive.
   *[man] { $name } est votre héritier. Les lignes dorées mènent à lui ; plus elles sont épaisses, plus il en arrive.
}
erbraffer-company-heirs-two = { $names } héritent pour vous : tout ce que possède l’un ou l’autre est à vous. Les lignes dorées y mènent.
erbraffer-company-my-benefactors = Vos cartes de bienfaiteur
erbraffer-company-paid = payé
erbraffer-company-nothing = sans le sou

## The players

erbraffer-company-players = Les joueurs
erbraffer-company-you = vous
erbraffer-company-plays = doit jouer
erbraffer-company-seals = pose un testament
erbraffer-company-shares = partage une succession
erbraffer-company-hand = cartes en main
erbraffer-company-keys = cartes de bienfaiteur cachées
erbraffer-company-collected = touché des bienfaiteurs
erbraffer-company-stock = Pioche { $pile } · défausse { $discards }
erbraffer-company-shown-heir = { $name }, carte de portrait
erbraffer-company-shown-paid = { $name }, carte de bienfaiteur, payée
erbraffer-company-shown-kept = { $name }, carte de bienfaiteur, jamais montrée

## The end

erbraffer-company-reveal = On retourne les portraits
erbraffer-company-place = { $place }.
erbraffer-company-cash = Argent
erbraffer-company-worth = Objets de famille
erbraffer-company-left = Bienfaiteurs
erbraffer-company-fortune = Fortune
erbraffer-company-tie = { $names } ont la même fortune : les objets de famille les plus précieux décident ({ $rule }).
erbraffer-company-shared = { $names } ont la même fortune et des objets de même valeur : ils partagent la place ({ $rule }).
erbraffer-company-chart = Toutes les fortunes, année par année.
erbraffer-company-chart-what = Ce qui repose sur les ancêtres vivants, argent et objets, pour la part qui parviendrait à l’héritier si les successions étaient partagées également et sans rien aux bienfaiteurs ; plus ce qui a été touché des bienfaiteurs. Le dernier point est la vraie fortune.
erbraffer-company-chart-table = La même chose en chiffres
erbraffer-company-year = Année

## The guide

erbraffer-company-welcome = Bienvenue dans la famille
erbraffer-company-welcome-text = Votre secret : { $names }. Ce qui sera arrivé là à la fin est votre fortune. Personne d’autre ne le sait : restez impassible. Dans l’arbre, les lignes dorées montrent quel argent y coule ; plus elles sont épaisses, plus il en arrive. À votre tour, choisissez une carte de votre main.
erbraffer-company-choose = Qui le mérite ?
erbraffer-company-choose-text = Choisissez maintenant un portrait de la rangée vivante. Les bonnes nouvelles sont pour ceux d’où une ligne dorée descend vers votre héritier, les mauvaises pour les autres. Mais ne gâtez pas trop ouvertement les vôtres : tout le monde regarde.
erbraffer-company-cards = Quatre cartes, une par tour
erbraffer-company-cards-text = Vous jouez une carte et en piochez une. Les grises font seulement ce qu’elles disent. Les beiges portent un sablier : dix ans passent ensuite. Si rien ne vous convient, défaussez plutôt d’une à quatre cartes et piochez-en autant.
erbraffer-company-throw = Une main toute neuve
erbraffer-company-throw-text = Marquez ce dont vous voulez vous défaire, puis confirmez : vous en piochez autant, et votre tour est fini. Les cartes défaussées n’ont aucun effet, même avec un sablier, mais tout le monde les voit.
erbraffer-company-others = Surveillez la parenté
erbraffer-company-others-text = Ceux que les autres favorisent trahissent où sont leurs héritiers, et l’on vous lit de même. Un petit cadeau au mauvais cousin est parfois un bon placement. Mains, héritiers et cartes de bienfaiteur sont secrets ; les sommes touchées ne le sont pas.
erbraffer-company-hourglass = Le temps passe
erbraffer-company-hourglass-text = Cette carte porte un sablier : après son effet, dix ans passent. En année blanche, vous posez alors un testament. En année dorée, comme 1870, toute une génération s’éteint, et c’est vous qui partagez la première succession.
erbraffer-company-testament = Sous scellés
erbraffer-company-testament-text = En année blanche, qui a déplacé le sablier pose un testament sur un portrait vivant. Argent et objets y sont hors de portée de tous jusqu’à la prochaine année dorée. Protégez ce qui mène à votre héritier, ou veillez à ce que quelqu’un reste pauvre.
erbraffer-company-golden = Une année dorée
erbraffer-company-golden-text = La génération de 1840 s’éteint. Qui a déplacé le sablier choisit un couple et partage sa succession entre les enfants, puis le joueur suivant en prend un autre, jusqu’au dernier. Les couples au-dessus de vos lignes dorées méritent votre attention.
erbraffer-company-estate = Trois lois pour une succession
erbraffer-company-estate-text = Loi 1 : les enfants aux cadres ovales, les bienfaiteurs, peuvent recevoir n’importe quelle part de l’argent. Loi 2 : le reste se partage également entre les enfants mariés ; vous dites à qui va un millier impair. Loi 3 : les objets de famille ne vont qu’aux enfants mariés, comme il vous plaît.
erbraffer-company-rewrite = Votre nouveau testament
erbraffer-company-rewrite-text = Toute la succession est de nouveau sur la table, et la loi 2 ne vous lie pas : partagez l’argent comme il vous plaît, en milliers entiers. Les objets de famille ne vont toujours qu’aux enfants mariés.
erbraffer-company-new-will = On en reste là ?
erbraffer-company-new-will-text = Après chaque succession, on demande à tous s’ils jouent un nouveau testament, qu’ils en aient un ou non : ainsi personne ne se trahit. Cette carte permet de tout partager à nouveau. Sinon, restez-en là ; si vous voulez, pour tout le changement de génération.
erbraffer-company-aunts = Tantes riches, bons oncles
erbraffer-company-aunts-text = Les bienfaiteurs n’ont pas d’enfants. Quand leur génération s’éteint, l’argent de leur portrait va à qui détient leur carte, moitié-moitié à deux. Les vôtres sont parmi vos secrets : un peu d’argent dans un cadre ovale peut venir droit à vous.
erbraffer-company-over = En 1870, un premier essai s’arrête
erbraffer-company-over-text = Vous avez tout vu : cartes, testaments, une succession. Une partie entière continue ainsi pendant quatre générations, jusqu’à ce qu’en 2000 on retourne les portraits et que le plus riche gagne. Commencez-en une quand vous voulez, entre amis ou avec des bots.

## What is in the box

erbraffer-company-parts-rebuilt = Nous ne connaissons pas la famille imprimée : les filiations, les noms et la plupart des objets sont reconstitués. Ils respectent tous les nombres et limites connus, mais ce ne sont pas les valeurs imprimées.
erbraffer-company-parts-cash = sur chaque fondateur
erbraffer-company-parts-hand = { $count ->
    [one] { $count } carte d’influence par main
   *[other] { $count } cartes d’influence par main
}
erbraffer-company-parts-portraits = Cartes de portrait par personne : { $few } à deux ou trois, { $many } de quatre à six
erbraffer-company-parts-keys = Cartes de bienfaiteur par personne : { $few } à deux ou trois, { $many } de quatre à six
erbraffer-company-parts-family = La famille
erbraffer-company-parts-family-what = { $persons } portraits en six générations, avec { $couples } couples. Les cadres ovales sont ceux des bienfaiteurs : ils ne se marient jamais.
erbraffer-company-parts-couples = Couples
erbraffer-company-parts-child = { $sex ->
    [woman] fille de { $parents }
   *[man] fils de { $parents }
}
erbraffer-company-parts-founder = à l’origine de la famille
erbraffer-company-parts-married-in = entre par mariage
erbraffer-company-parts-benefactor = { $sex ->
    [woman] bienfaitrice
   *[man] bienfaiteur
}
erbraffer-company-parts-dowry = dot de { $sum }
erbraffer-company-parts-heirlooms = Les objets de famille
erbraffer-company-parts-heirlooms-what = { $count ->
    [one] { $count } objet ; au début, il est à côté d’un fondateur.
   *[other] { $count } objets ; au début, chacun est à côté d’un fondateur.
}
erbraffer-company-parts-beside = à côté de : { $owner }
erbraffer-company-parts-influence = Les cartes d’influence
erbraffer-company-parts-influence-what = { $count } cartes. { $beige } sont beiges et portent un sablier, les autres sont grises.
erbraffer-company-parts-hourglass = Sablier : dix ans passent
erbraffer-company-parts-no-hourglass = Sans sablier
erbraffer-company-parts-benefactors = Les cartes de bienfaiteur
erbraffer-company-parts-benefactors-what = { $count } cartes : deux pour chacun des { $benefactors } bienfaiteurs, à la couleur de leur génération.
erbraffer-company-parts-calendar = Le calendrier
erbraffer-company-parts-calendar-what = Le sablier avance toujours de dix ans.
erbraffer-company-parts-first = la partie commence
erbraffer-company-parts-white = un testament
erbraffer-company-parts-golden = une génération change
erbraffer-company-parts-last = le dernier tour
erbraffer-company-parts-rest = Et aussi
erbraffer-company-parts-cards = { $count ->
    [one] { $count } carte de portrait
   *[other] { $count } cartes de portrait, une par héritier de la dernière rangée
}
erbraffer-company-parts-testaments = { $count ->
    [one] { $count } testament
   *[other] { $count } testaments
}
erbraffer-company-parts-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
erbraffer-company-parts-coins-what = Le nombre de pièces de chaque sorte est reconstitué. Cela n’importe que pour l’affichage : la banque n’est jamais à sec.
