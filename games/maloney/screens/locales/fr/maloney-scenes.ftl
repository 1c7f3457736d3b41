## The cards of a day, turned over

maloney-scene-cards = Cartes
maloney-scene-sums = Points
maloney-scene-testament = Testament
maloney-scene-nothing = ne pose rien
maloney-scene-arrived = ajouté
maloney-scene-leads = en tête avec { $points }

## The hammer

maloney-scene-fined = À découvert
maloney-scene-unsold = Pour rien
