# The guided first game: a few words, then a few sentences, each when it matters. $town is a name, $points a number.

maloney-guide-auction = D’abord les enchères
maloney-guide-auction-text = Posez des cartes dans leurs villes pour marquer des points. À 69, la partie finit. Tout le monde voyage dans une seule voiture, et la plus haute mise décide qui la conduit aujourd’hui. Les villes rouges sont à portée, et les étiquettes jaunes montrent ce que valent vos cartes : à { $town }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. À la fin, 1 000 $ valent un point. Misez un peu, ou passez et montez derrière.
maloney-guide-auction-nothing = Posez des cartes dans leurs villes pour marquer des points. À 69, la partie finit. Tout le monde voyage dans une seule voiture, et la plus haute mise décide qui la conduit aujourd’hui. Aucune de vos cartes n’est à portée : passez, c’est gratuit, et montez derrière.
maloney-guide-outbid = Quelqu’un surenchérit
maloney-guide-outbid-text = Montez ou passez : vous êtes toujours du voyage et pouvez poser des cartes aussi. Après avoir passé, vous pouvez encore miser si quelqu’un monte. À la fin, 1 000 $ valent un point. Un trajet ne vaut donc pas plus que ce qu’il vous rapporte.
maloney-guide-leading = Votre mise mène
maloney-guide-leading-text = Aux autres de répondre. Si tout le monde passe, vous payez votre mise et choisissez la ville. Si quelqu’un monte, c’est de nouveau à vous.
maloney-guide-owner = Qui conduit sans payer ?
maloney-guide-owner-text = Si personne ne mise, la voiture revient sans payer à qui l’a conduite le dernier jour de semaine. Avant le premier trajet, le sort décide. Si c’est vous, passer est parfois la meilleure des mises.
maloney-guide-suitcase = Une valise a été ouverte
maloney-guide-suitcase-text = Seize villes, seize valises. La première personne qui arrive au volant dans une ville ouvre la valise. Au mieux, elle rapporte 5 points ou 1 500 $. Au pire, elle coûte 3 points ou 1 000 $. La carte montre les valises fermées.
maloney-guide-worth = Gardez les autres à l’œil
maloney-guide-worth-text = Les plaques montrent les points et l’argent de tout le monde, et le nombre de cartes. Le testament montre qui mène, rien de plus. Personne ne pioche : la pioche sert le dimanche. Si vous misez plus que vous n’avez, vous risquez une amende.
maloney-guide-double = Tout compte double
maloney-guide-double-text = Le mardi et le vendredi, les cartes valent le double. Les mises montent aussi. Décidez ce que vaut la journée pour vous, avant que les autres n’en décident.
maloney-guide-joker = Votre joker
maloney-guide-joker-text = Une fois par partie, votre joker prend la voiture pour rien, quoi qu’on ait misé : les lundis, mercredis, jeudis et samedis, jamais un jour qui compte double. Gardez-le pour un jour où les autres misent plus que vous ne voudriez. Non joué, il ne vaut rien à la fin.
maloney-guide-ending = La fin approche
maloney-guide-ending-text = Si, le soir, quelqu’un a 69 points, ou n’a plus de cartes, on lit le testament. La journée compte d’abord pour tout le monde : aller vite ne sert à rien. Chaque millier de dollars compte alors un point, un joker non joué rien. Qui a le plus de points hérite.
maloney-guide-drive = À vous le volant
maloney-guide-drive-text = Choisissez une des villes rouges, sur la carte ou dans la liste. Les étiquettes jaunes montrent ce que rapporteraient vos cartes. Une valise fermée est à vous, avec ses risques. Un trajet ne s’annule pas.
maloney-guide-sunday = Promenade du dimanche
maloney-guide-sunday-text = Ni enchères ni joker aujourd’hui : une carte a été retournée, et elle montre { $town }. Les cartes comptent comme d’habitude, et une valise serait pour tout le monde. Demain, le marteau retombe.
maloney-guide-chosen = Face cachée pour l’instant
maloney-guide-chosen-text = Votre carte est posée face cachée. Posez-en une seconde de la même ville si vous l’avez, ou restez-en là. Tant que tout le monde n’a pas choisi, vous pouvez encore annuler, en haut à droite.
maloney-guide-lay = Posez vos cartes
maloney-guide-lay-text = Vous êtes à { $town }. Posez jusqu’à deux cartes de cette ville. La barre rouge montre ce que chacune vaut aujourd’hui. Si un bien meilleur jour approche, gardez-la. Mais il faudra que la voiture revienne.
maloney-guide-keep = Rien à poser aujourd’hui
maloney-guide-keep-text = Vous n’avez aucune carte pour { $town }, mais la question est posée à tout le monde, pour que personne ne se trahisse. Gardez vos cartes et regardez ce que posent les autres.
