# The guided first game: a few words, then a few sentences, each when it matters. $town is a name, $points a number.

guide-auction = D’abord les enchères
guide-auction-text = Posez des cartes dans leurs villes pour marquer : à 69 points, la partie finit. Tout le monde voyage dans une seule voiture, et la plus haute enchère décide qui la conduit. Les villes rouges sont à portée, les étiquettes jaunes disent ce que rapportent vos cartes : à { $town }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Misez un peu, ou passez et montez derrière.
guide-auction-nothing = Posez des cartes dans leurs villes pour marquer : à 69 points, la partie finit. Tout le monde voyage dans une seule voiture, et la plus haute enchère décide qui la conduit. Aucune de vos cartes n’est à portée aujourd’hui : passez, c’est gratuit, et montez derrière.
guide-outbid = Quelqu’un surenchérit
guide-outbid-text = Montez, ou laissez filer : qui que soit le chauffeur, vous êtes du voyage et pouvez poser des cartes. Qui a passé peut revenir si l’on mise plus haut. À la fin, 1 000 dollars valent un point ; un trajet ne vaut donc pas plus que ce qu’il rapporte.
guide-owner = Le dernier propriétaire sourit
guide-owner-text = Si tout le monde passe, la voiture revient gratis à son dernier propriétaire : aujourd’hui, c’est vous. Passer est parfois la meilleure des enchères.
guide-suitcase = Une valise a été ouverte
guide-suitcase-text = Seize villes, seize valises : le premier chauffeur arrivé ouvre celle qui s’y trouve, pour le meilleur ou pour le pire. Elle contient des points ou des dollars, gagnés ou perdus. Les valises fermées sont dessinées sur la carte.
guide-worth = Gardez les autres à l’œil
guide-worth-text = Les plaques montrent les points, l’argent et les cartes de chacun. Le testament va à qui mène : il ne sert à rien, sinon à se faire des ennemis. Miser plus que l’on n’a, c’est risquer l’amende.
guide-double = Tout compte double
guide-double-text = Le mardi et le vendredi, les cartes rapportent le double. Les enchères montent aussi : décidez ce que vaut la journée pour vous, avant que les autres n’en décident.
guide-joker = Votre joker
guide-joker-text = Une fois par partie, votre joker prend la voiture pour rien, quoi qu’on ait misé : les lundis, mercredis, jeudis et samedis. Gardez-le pour un jour où les autres misent plus que vous ne voudriez. Non joué, il ne vaut rien à la fin.
guide-ending = La fin approche
guide-ending-text = Dès que quelqu’un a 69 points ou plus aucune carte le soir, on lit le testament. Chaque millier de dollars compte alors un point : l’argent épargné n’est pas perdu. Le plus de points hérite.
guide-drive = À vous le volant
guide-drive-text = Choisissez une des villes rouges, sur la carte ou dans la liste. Les étiquettes jaunes montrent ce que rapporteraient vos cartes. Une valise fermée est à vous, avec ses risques. Un trajet ne se reprend pas.
guide-sunday = Promenade du dimanche
guide-sunday-text = Pas d’enchères aujourd’hui : une carte a été retournée, et elle dit { $town }. Les cartes comptent comme d’habitude, et une valise serait pour tout le monde. Demain, le marteau retombe.
guide-chosen = Caché jusqu’à ce que tous aient choisi
guide-chosen-text = Votre carte est posée face cachée. Posez-en une seconde de la même ville si vous l’avez, ou arrêtez-vous là. Tant que tous n’ont pas choisi, vous pouvez la reprendre, en haut à droite.
guide-lay = Posez vos cartes
guide-lay-text = Vous êtes à { $town }. Posez jusqu’à deux cartes de cette ville ; la barre rouge dit ce que chacune rapporte aujourd’hui. Si un bien meilleur jour approche, gardez-la : encore faut-il que la voiture revienne.
guide-keep = Rien à poser aujourd’hui
guide-keep-text = Vous n’avez aucune carte de { $town }, mais tout le monde est interrogé, pour que personne ne se trahisse. Gardez vos cartes et regardez ce que posent les autres.
