## Standing orders. $dollars is an amount already written as money.

maloney-order-up-to = Miser jusqu’à
maloney-order-by = +{ $dollars }
maloney-order-up-to-note = Mise pour vous jusqu’à la somme du champ de gauche, chaque fois du montant choisi ici
maloney-order-step = Monter chaque fois de
maloney-order-standing = Ordre donné
maloney-order-set = Vous misez jusqu’à { $dollars }
maloney-order-set-least = Par le plus petit palier. Personne d’autre ne le voit.
maloney-order-set-step = Par paliers de { $dollars }. Personne d’autre ne le voit.
maloney-order-set-owner = Attend une mise. Personne d’autre ne le voit.
maloney-order-withdraw = Retirer
maloney-order-out = Passer aujourd’hui
maloney-order-out-note = passer à chaque mise
maloney-order-asked = Votre ordre mise jusqu’à { $dollars }.
maloney-order-asked-out = Votre ordre passe pour vous aujourd’hui.
maloney-order-sheet-out = Passer aujourd’hui : passer à chaque mise
maloney-order-sheet-up-to = Miser jusqu’à une somme que vous possédez, par le plus petit palier
maloney-order-sheet-step = … par paliers de { $dollars }
maloney-key-up-to = miser jusqu’à une somme
maloney-key-out = passer aujourd’hui

## Before a drive. $points is a number; $mine and $theirs are points in words, $unseen is a number of cards, $suitcase says
## whether one is there.

maloney-drive-ask = Emmener tout le monde à { $town } ? { $points ->
        [0] Vous n’avez aucune carte à y poser.
       *[other] Vos cartes y rapportent jusqu’à { $mine }.
    } { $suitcase ->
        [yes] Vous ouvrez la valise.
       *[no] La valise n’y est plus.
    } { $unseen ->
        [0] Personne d’autre n’a de carte pour cette ville.
        [one] Quelqu’un d’autre a peut-être une carte de cette ville, qui vaut { $theirs } aujourd’hui.
       *[other] Les autres ont peut-être { $unseen } cartes de cette ville, qui valent { $theirs } aujourd’hui.
    }
