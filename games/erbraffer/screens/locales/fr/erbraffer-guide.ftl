# Die Erbraffer: what the guide says in a first game. $names are names of the family.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-guide-welcome = Bienvenue dans la famille
erbraffer-guide-welcome-text = { $sex ->
    [woman] Votre héritière secrète : { $names }.
    [man] Votre héritier secret : { $names }.
    [women] Vos héritières secrètes : { $names }.
   *[men] Vos héritiers secrets : { $names }.
} Ce qui arrive là d’ici la fin est votre fortune. Personne d’autre ne le sait : gardez votre sérieux. Dans l’arbre, les lignes dorées montrent quel argent y coule. Plus elles sont épaisses, plus il en arrive. À votre tour, choisissez une carte de votre main.
erbraffer-guide-choose = Qui le mérite ?
erbraffer-guide-choose-text = Choisissez maintenant un portrait de la rangée vivante. Les bonnes nouvelles sont pour les portraits d’où une ligne dorée descend vers votre fortune, les mauvaises pour les autres. Mais ne gâtez pas trop ouvertement les vôtres : tout le monde regarde.
erbraffer-guide-cards = Quatre cartes, une par tour
erbraffer-guide-cards-text = Vous jouez une carte et en piochez une. Les grises font seulement ce qu’elles disent. Les beiges portent un sablier : dix ans passent ensuite. Si rien ne vous convient, défaussez plutôt d’une à quatre cartes et piochez-en autant.
erbraffer-guide-throw = Une main toute neuve
erbraffer-guide-throw-text = Marquez ce dont vous voulez vous défaire, puis confirmez : vous en piochez autant, et votre tour est fini. Les cartes défaussées n’ont aucun effet, même avec un sablier, mais tout le monde les voit.
erbraffer-guide-others = Surveillez la parenté
erbraffer-guide-others-text = Les portraits que les autres favorisent montrent où peuvent être leurs héritiers, et l’on vous lit de même. Un petit cadeau au mauvais cousin est parfois un bon placement. Les mains, les héritiers et les cartes de bienfaiteur sont secrets. Les sommes touchées se voient.
erbraffer-guide-hourglass = Le temps passe
erbraffer-guide-hourglass-text = Cette carte porte un sablier : après son effet, dix ans passent. En année blanche, vous posez alors un testament. En année dorée, comme 1870, toute une génération s’éteint, et c’est vous qui partagez la première succession.
erbraffer-guide-testament = Sous scellés
erbraffer-guide-testament-text = En année blanche, la personne qui a déplacé le sablier pose un testament sur un portrait vivant. L’argent et les objets y sont scellés jusqu’à la prochaine année dorée. Protégez ce qui mène à votre fortune, ou veillez à ce que quelqu’un reste pauvre.
erbraffer-guide-golden = Une année dorée
erbraffer-guide-golden-text = La génération de 1840 s’éteint. La personne qui a déplacé le sablier choisit un couple et partage sa succession entre les enfants. Puis c’est à la suivante, jusqu’au dernier couple. Les couples au-dessus de vos lignes dorées méritent votre attention.
erbraffer-guide-estate = Trois lois pour une succession
erbraffer-guide-estate-text = Loi 1 : les enfants aux cadres ovales, les bienfaiteurs, peuvent recevoir n’importe quelle part de l’argent. Loi 2 : le reste se partage également entre les enfants mariés, et vous dites à qui va le millier restant. Loi 3 : les objets de famille ne vont qu’aux enfants mariés, comme il vous plaît.
erbraffer-guide-rewrite = Votre nouveau testament
erbraffer-guide-rewrite-text = Toute la succession est de nouveau sur la table, et la loi 2 ne s’applique pas : partagez l’argent comme il vous plaît, en milliers entiers. Les objets de famille ne vont toujours qu’aux enfants mariés.
erbraffer-guide-new-will = Un nouveau testament ?
erbraffer-guide-new-will-text = Après chaque partage, la question est posée à tout le monde, avec ou sans nouveau testament. Ainsi personne ne se trahit. Avec cette carte, vous partagez de nouveau cette succession. Sinon, passez ; si vous voulez, pour tout le changement de génération.
erbraffer-guide-aunts = Tantes riches, bons oncles
erbraffer-guide-aunts-text = Les bienfaiteurs n’ont pas d’enfants. Quand leur génération s’éteint, l’argent de leur portrait va à qui détient leur carte, moitié-moitié à deux. Les vôtres sont parmi vos secrets : un peu d’argent dans un cadre ovale peut venir droit à vous.
