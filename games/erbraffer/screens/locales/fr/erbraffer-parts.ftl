# Die Erbraffer: what is in the box.
#
# $parents and $owner are names of the family. $sex is woman or man, $sum an amount already written as money, all
# others are numbers.

erbraffer-parts-rebuilt = Nous ne connaissons pas la famille imprimée : les parents, les noms et la plupart des objets sont reconstitués. Ils respectent tous les nombres et limites connus, mais ce ne sont pas les valeurs imprimées.
erbraffer-parts-cash = par portrait de la rangée du haut
erbraffer-parts-hand = { $count ->
    [one] { $count } carte d’influence par main
   *[other] { $count } cartes d’influence par main
}
erbraffer-parts-portraits = Cartes de portrait par personne : { $few } à deux ou trois, { $many } de quatre à six
erbraffer-parts-keys = Cartes de bienfaiteur par personne : { $few } à deux ou trois, { $many } de quatre à six
erbraffer-parts-family = La famille
erbraffer-parts-family-what = { $persons } portraits en six générations, avec { $couples } couples. Les cadres ovales sont ceux des bienfaiteurs : ils ne se marient jamais.
erbraffer-parts-couples = Couples
erbraffer-parts-child = { $sex ->
    [woman] fille (parents : { $parents })
   *[man] fils (parents : { $parents })
}
erbraffer-parts-founder = à l’origine de la famille
erbraffer-parts-married-in = entre par mariage
erbraffer-parts-benefactor = { $sex ->
    [woman] bienfaitrice
   *[man] bienfaiteur
}
erbraffer-parts-dowry = dot de { $sum }
erbraffer-parts-heirlooms = Les objets de famille
erbraffer-parts-heirlooms-what = { $count ->
    [one] { $count } objet, d’abord dans la rangée du haut.
   *[other] { $count } objets, d’abord dans la rangée du haut.
}
erbraffer-parts-beside = à côté de : { $owner }
erbraffer-parts-influence = Les cartes d’influence
erbraffer-parts-influence-what = { $count } cartes. { $beige } sont beiges et portent un sablier, les autres sont grises.
erbraffer-parts-hourglass = Sablier : dix ans passent
erbraffer-parts-no-hourglass = Sans sablier
erbraffer-parts-benefactors = Les cartes de bienfaiteur
erbraffer-parts-benefactors-what = { $count } cartes : deux pour chacun des { $benefactors } bienfaiteurs, à la couleur de leur génération.
erbraffer-parts-calendar = Le calendrier
erbraffer-parts-calendar-what = Le sablier avance toujours de dix ans.
erbraffer-parts-first = la partie commence
erbraffer-parts-white = un testament
erbraffer-parts-golden = la génération change
erbraffer-parts-last = le dernier tour de table
erbraffer-parts-rest = Et aussi
erbraffer-parts-cards = { $count ->
    [one] { $count } carte de portrait
   *[other] { $count } cartes de portrait, une par portrait de la dernière rangée
}
erbraffer-parts-testaments = { $count ->
    [one] { $count } testament
   *[other] { $count } testaments
}
erbraffer-parts-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
erbraffer-parts-coins-what = Le nombre de pièces de chaque sorte est reconstitué. Cela ne compte que pour l’affichage : la banque n’est jamais à sec.
