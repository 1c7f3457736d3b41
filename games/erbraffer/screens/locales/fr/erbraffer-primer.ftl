# Le début du livret. Ce qui est entre deux étoiles est mis en valeur.

erbraffer-primer-goal = Menez le plus d’argent à votre héritier ou héritière.
erbraffer-primer-first = Quelque part dans la dernière rangée de la famille se cache *votre héritier ou héritière*.
erbraffer-primer-second = À votre tour, *jouez une carte* : elle enrichit ou appauvrit un membre de la famille.
erbraffer-primer-third = Les cartes au *sablier* font avancer le temps de dix ans.
erbraffer-primer-fourth = Lors d’une *année dorée*, une génération s’éteint, et son argent est partagé entre les enfants.
erbraffer-primer-fifth = En *2000*, on retourne tous les portraits. La plus grosse fortune gagne.
erbraffer-primer-turn = Le déroulement en cinq images
erbraffer-primer-card = Une carte
erbraffer-primer-card-text = Vous en avez quatre. Jouez-en une et piochez, ou défaussez-en et piochez autant.
erbraffer-primer-relative = Un membre de la famille
erbraffer-primer-relative-text = Choisissez à qui, dans la génération vivante, la carte est destinée.
erbraffer-primer-year = Le sablier
erbraffer-primer-year-text = Dix ans passent. Lors d’une année blanche, un testament scelle un portrait.
erbraffer-primer-estate = La succession
erbraffer-primer-estate-text = Lors d’une année dorée, les couples laissent leur argent à leurs enfants.
erbraffer-primer-heir = Héritier ou héritière
erbraffer-primer-heir-text = Ce qui y est arrivé en 2000 est à vous.
