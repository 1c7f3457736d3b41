# The components in the rulebook.

maloney-parts-cash = en espèces
maloney-parts-hand = { $cards ->
    [one] À { $players } : { $cards } carte par personne
   *[other] À { $players } : { $cards } cartes par personne
}
maloney-parts-same = { $count ->
    [one] Au plus { $count } carte de la même ville dans la première main
   *[other] Au plus { $count } cartes de la même ville dans la première main
}
maloney-parts-towns = Villes et routes
maloney-parts-towns-what = Chaque ville a son numéro et ses routes. Un trajet d’une journée suit l’une d’elles.
maloney-parts-map = Carte des villes et de toutes les routes. Le tableau ci-dessous en donne la liste.
maloney-parts-town = Ville
maloney-parts-roads = Routes vers
maloney-parts-cards = Les cartes
maloney-parts-cards-what = { $count ->
    [one] { $count } carte, avec sa ville et son meilleur jour. Ensuite, elle vaut chaque jour un peu moins. Le mardi et le vendredi, elle compte double, comme dans ce tableau.
   *[other] { $count } cartes, chacune avec sa ville et son meilleur jour. Ensuite, elle vaut chaque jour un peu moins. Le mardi et le vendredi, elle compte double, comme dans ce tableau.
}
maloney-parts-worth = Ce que vaut une carte chaque jour, selon son meilleur jour
maloney-parts-best = Meilleur jour
maloney-parts-suitcases = Les valises
maloney-parts-suitcases-what = { $count ->
    [one] { $count } valise, et voici ce qu’elle contient.
   *[other] { $count } valises, et voici ce qu’elles contiennent. Seize sont en jeu. Personne ne sait lesquelles.
}
