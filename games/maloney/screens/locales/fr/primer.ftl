# Le début du livret. Ce qui est entre deux étoiles est mis en valeur.

maloney-primer-goal = Réunissez le plus de points et héritez du vieux Maloney.
maloney-primer-first = Tout le monde voyage dans *une seule voiture*, chaque jour vers une autre ville.
maloney-primer-second = Chaque matin, la voiture est *mise aux enchères*. La plus haute mise conduit.
maloney-primer-third = Dans une ville, vous pouvez poser jusqu’à *deux cartes* de cette ville.
maloney-primer-fourth = Une carte vaut 7 le meilleur jour, puis un de moins chaque jour. *Mardi et vendredi comptent double.*
maloney-primer-fifth = À *69 points*, c’est la fin, une fois la journée comptée pour tout le monde. Alors chaque millier de dollars qui reste vaut un point de plus.
maloney-primer-turn = Une journée en cinq images
maloney-primer-auction = Les enchères
maloney-primer-auction-text = On monte par centaines. Quand tous les autres ont passé, la voiture est vendue. Sans mise, elle revient sans payer à qui l’avait.
maloney-primer-drive = Le trajet
maloney-primer-drive-text = La personne qui conduit choisit une des villes au bout d’une route.
maloney-primer-suitcase = La valise
maloney-primer-suitcase-text = Si elle est encore fermée, on l’ouvre en arrivant. Au mieux, elle rapporte 5 points ou 1 500 $. Au pire, elle coûte 3 points ou 1 000 $.
maloney-primer-cards = Les cartes
maloney-primer-cards-text = Tout le monde choisit en secret, puis on retourne les cartes ensemble.
maloney-primer-testament = Le testament
maloney-primer-testament-text = Il montre qui mène, rien de plus. Puis un nouveau jour commence. Personne ne pioche : la pioche sert le dimanche.
