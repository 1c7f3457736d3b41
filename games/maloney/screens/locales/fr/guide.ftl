# The guided first game: a few words, then a few sentences, each when it matters. $town is a name, $points a number.

maloney-guide-auction = D’abord les enchères
maloney-guide-auction-text = Posez des cartes dans leurs villes pour marquer : à 69 points, la partie finit. Tout le monde voyage dans une seule voiture, et la plus haute enchère décide qui la conduit. Les villes rouges sont à portée, les étiquettes jaunes disent ce que rapportent vos cartes : à { $town }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Misez un peu, ou passez et montez derrière.
maloney-guide-auction-nothing = Posez des cartes dans leurs villes pour marquer : à 69 points, la partie finit. Tout le monde voyage dans une seule voiture, et la plus haute enchère décide qui la conduit. Aucune de vos cartes n’est à portée aujourd’hui : passez, c’est gratuit, et montez derrière.
maloney-guide-outbid = Quelqu’un surenchérit
maloney-guide-outbid-text = Montez, ou laissez filer : qui que soit le chauffeur, vous êtes du voyage et pouvez poser des cartes. Qui a passé peut revenir si l’on mise plus haut. À la fin, 1 000 dollars valent un point ; un trajet ne vaut donc pas plus que ce qu’il rapporte.
maloney-guide-owner = Le dernier propriétaire sourit
maloney-guide-owner-text = Si tout le monde passe, la voiture revient gratis à son dernier propriétaire : aujourd’hui, c’est vous. Passer est parfois la meilleure des enchères.
maloney-guide-suitcase = Une valise a été ouverte
maloney-guide-suitcase-text = Seize villes, seize valises : le premier chauffeur arrivé ouvre celle qui s’y trouve, pour le meilleur ou pour le pire. Elle contient des points ou des dollars, gagnés ou perdus. Les valises fermées sont dessinées sur la carte.
maloney-guide-worth = Gardez les autres à l’œil
maloney-guide-worth-text = Les plaques montrent les points, l’argent et les cartes de chacun. Le testament va à qui mène : il ne sert à rien, sinon à se faire des ennemis. Miser plus que l’on n’a, c’est risquer l’amende.
maloney-guide-double = Tout compte double
maloney-guide-double-text = Le mardi et le vendredi, les cartes rapportent le double. Les enchères montent aussi : décidez ce que vaut la journée pour vous, avant que les autres n’en décident.
maloney-guide-joker = Votre joker
maloney-guide-joker-text = Une fois par partie, votre joker prend la voiture pour rien, quoi qu’on ait misé : les lundis, mercredis, jeudis et samedis. Gardez-le pour un jour où les autres misent plus que vous ne voudriez. Non joué, il ne vaut rien à la fin.
maloney-guide-ending = La fin approche
maloney-guide-ending-text = Dès que quelqu’un a 69 points ou plus aucune carte le soir, on lit le testament. Chaque millier de dollars compte alors un point : l’argent épargné n’est pas perdu. Le plus de points hérite.
maloney-guide-drive = À vous le volant
maloney-guide-drive-text = Choisissez une des villes rouges, sur la carte ou dans la liste. Les étiquettes jaunes montrent ce que rapporteraient vos cartes. Une valise fermée est à vous, avec ses risques. Un trajet ne se reprend pas.
maloney-guide-sunday = Promenade du dimanche
maloney-guide-sunday-text = Pas d’enchères aujourd’hui : une carte a été retournée, et elle dit { $town }. Les cartes comptent comme d’habitude, et une valise serait pour tout le monde. Demain, le marteau retombe.
maloney-guide-chosen = Caché jusqu’à ce que tous aient choisi
maloney-guide-chosen-text = Votre carte est posée face cachée. Posez-en une seconde de la même ville si vous l’avez, ou arrêtez-vous là. Tant que tous n’ont pas choisi, vous pouvez la reprendre, en haut à droite.
maloney-guide-lay = Posez vos cartes
maloney-guide-lay-text = Vous êtes à { $town }. Posez jusqu’à deux cartes de cette ville ; la barre rouge dit ce que chacune rapporte aujourd’hui. Si un bien meilleur jour approche, gardez-la : encore faut-il que la voiture revienne.
maloney-guide-keep = Rien à poser aujourd’hui
maloney-guide-keep-text = Vous n’avez aucune carte de { $town }, mais tout le monde est interrogé, pour que personne ne se trahisse. Gardez vos cartes et regardez ce que posent les autres.
