# Die Erbraffer: what a player can hope for, what a first game has shown by 1870, and what the guide says after that.
#
# $sum, $low and $high are amounts already written, $name and $names are names of the family, $sex is woman or man.
# $percent and $year are numbers.

## What reaches my heir

erbraffer-outlook-fortune = Ma fortune, estimation
erbraffer-outlook-about = ≈ { $sum }

## 1870

erbraffer-trial-learned = Ce que vous avez vu
erbraffer-trial-cards = Cartes d’influence : vous en jouez une par tour, et les beiges font passer dix ans.
erbraffer-trial-testaments = Testaments : ils scellent un portrait jusqu’à la prochaine année dorée.
erbraffer-trial-estates = Successions : ce que laisse un couple est partagé entre ses enfants.
erbraffer-trial-benefactors = Bienfaiteurs : leur argent va aux personnes qui détiennent leurs cartes.
erbraffer-trial-next = Quatre générations suivent encore, jusqu’à ce qu’on retourne les portraits en 2000.
erbraffer-trial-ahead = Fortunes estimées en 1870
erbraffer-trial-first = { $count ->
    [one] En tête : { $names }.
   *[other] En tête, à égalité : { $names }.
}
erbraffer-trial-level = { $names } ont la même fortune estimée : à la fin d’une partie, les objets de famille les plus précieux décident ({ $rule }).
erbraffer-trial-again = Une nouvelle partie recommence en 1840, sans le guide.

## Later lessons

erbraffer-guide-beyond = Les chemins raccourcissent
erbraffer-guide-beyond-text = Les lignes dorées partent maintenant une rangée plus bas : une plus grande part de chaque somme arrive chez vous. Choisissez une carte, et chaque portrait montre combien. Désormais, frères et sœurs peuvent aussi se donner de l’argent.
erbraffer-guide-paid = { $name } a pensé à vous
erbraffer-guide-paid-text = { $sex ->
    [woman] { $name } est morte et vous a laissé { $sum }, car vous détenez sa carte. Cet argent est à vous pour toujours, et personne ne peut y toucher. Mais tout le monde l’a vu.
   *[man] { $name } est mort et vous a laissé { $sum }, car vous détenez sa carte. Cet argent est à vous pour toujours, et personne ne peut y toucher. Mais tout le monde l’a vu.
}
erbraffer-guide-golden-again = { $year }, une année dorée
erbraffer-guide-golden-again-text = Encore une génération qui s’éteint. Prenez le couple dont la ligne dorée est la plus épaisse, avant les autres. Vous décidez alors du millier restant, de tous les objets de famille, et de ce qu’emporte un bienfaiteur.
erbraffer-guide-will-card = Vous avez un nouveau testament
erbraffer-guide-will-card-text = Il permet de partager à nouveau cette succession, sans la loi 2. Jouez-le si beaucoup d’argent vous échappe. Sinon, passez et gardez-le : dans une génération à venir, il vaudra peut-être plus.
erbraffer-guide-heir-lives = La dernière rangée vit
erbraffer-guide-heir-lives-text = Tout ce qu’on y donne arrive en entier, et plus rien ne s’hérite. Mais les autres connaissent la rangée aussi bien que vous : attendez-vous à la visite du fisc.
erbraffer-guide-last-round = Le dernier tour de table
erbraffer-guide-last-round-text = Il reste un tour à tout le monde, et les sabliers ne comptent plus. Ensuite on retourne tous les portraits, et la plus grosse fortune gagne. Il n’y a plus rien à garder pour plus tard.

## Who to choose

erbraffer-outlook-percent = { $percent } %
erbraffer-outlook-half = ½–tout
erbraffer-give-gain = Donner { $sum } à { $who }
erbraffer-give-loss = Prendre { $sum } à { $who }
erbraffer-give-lose-all = Tout prendre à { $who }
erbraffer-give-halve = Diviser par deux : { $who }
erbraffer-give-double = Doubler : { $who }
erbraffer-give-sibling = Donner la moitié : { $who }
erbraffer-give-to = Donner à { $who }
erbraffer-give-testament = Sceller { $who }
erbraffer-board-left = Encore # à gauche
erbraffer-board-right = Encore # à droite
erbraffer-board-whole = Arbre entier
erbraffer-outlook-span = { $low }–{ $high }
erbraffer-outlook-cash = argent
erbraffer-outlook-heirlooms = objets
erbraffer-outlook-benefactors = bienfaiteurs
erbraffer-outlook-what = Voici ce que serait votre fortune si chaque succession était partagée également entre les enfants mariés. Vos cartes de bienfaiteur comptent comme une fourchette : la moitié si quelqu’un d’autre détient la même carte, sinon tout. L’estimation repose seulement sur ce que vous pouvez savoir.
