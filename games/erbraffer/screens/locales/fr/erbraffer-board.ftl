# Die Erbraffer : l’arbre généalogique.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-board-tree = L’arbre généalogique
erbraffer-board-calendar = Calendrier
erbraffer-board-heirlooms = Objets de famille
erbraffer-board-couples = Couples
erbraffer-board-generation = La génération de { $year }
erbraffer-board-dead = disparue
erbraffer-board-living = vivante
erbraffer-board-unborn = à venir
erbraffer-board-year-start = la partie commence
erbraffer-board-year-white = année blanche : un testament est posé
erbraffer-board-year-golden = année dorée : la génération change
erbraffer-board-year-last = le dernier tour de table commence
erbraffer-board-married-to = en couple avec { $name }
erbraffer-board-child-of = parents : { $couple }
erbraffer-board-heir = dernière génération
erbraffer-board-worth = { $heirloom }, valeur { $sum }
erbraffer-board-dowry = une dot de { $sum } attend
erbraffer-board-coming = { $sum } lui sont destinés
erbraffer-board-sealed = scellé par un testament
erbraffer-board-sealed-since = scellé par un testament depuis { $year }
erbraffer-board-my-heir = { $sex ->
    [woman] mon héritière
   *[man] mon héritier
}
erbraffer-board-mine = { $sex ->
    [woman] votre héritière secrète
   *[man] votre héritier secret
}
erbraffer-board-heir-of = { $sex ->
    [woman] héritière ({ $who })
   *[man] héritier ({ $who })
}
erbraffer-board-holds-card = { $sex ->
    [woman] vous avez une carte de cette bienfaitrice
   *[man] vous avez une carte de ce bienfaiteur
}
erbraffer-board-share = { $percent } % en arriveraient chez vous
erbraffer-board-leads = mène à ma fortune
erbraffer-board-key = j’ai la carte
erbraffer-board-married = en couple
erbraffer-board-benefactor = bienfaiteur
erbraffer-board-to-child = vers { $name }
erbraffer-board-ask = { $what } ?
erbraffer-board-key-tip = Quand cette génération s’éteint, cet argent est à vous, ou la moitié si quelqu’un d’autre a la même carte.
erbraffer-board-married-tip = Chaque succession se partage également entre les enfants mariés. Les objets leur sont réservés, répartis à votre gré.
erbraffer-board-benefactor-tip = Ils peuvent recevoir toute part de l’argent d’une succession. À leur mort, il va aux personnes qui ont leur carte, par moitié si elles sont deux, ou à la banque.
erbraffer-board-key-sealed = scellé
erbraffer-board-key-sealed-tip = Scellé jusqu’à la prochaine année dorée.
erbraffer-board-key-dashes = chemin choisi
erbraffer-board-key-dashes-tip = Le chemin de l’argent depuis la personne choisie.
erbraffer-board-percent = part d’une somme qui arrive chez moi
erbraffer-board-dowries = une dot de 5 000 arrive quand ils vivent
erbraffer-board-mover = qui avance le sablier jusqu’à une année dorée partage en premier
erbraffer-key-list = aller à la liste de la famille ou des objets
