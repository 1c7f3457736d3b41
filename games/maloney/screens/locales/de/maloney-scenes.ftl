## The cards of a day, turned over

maloney-scene-cards = Karten
maloney-scene-sums = Punkte
maloney-scene-testament = Testament
maloney-scene-nothing = spielt nichts aus
maloney-scene-arrived = gezählt
maloney-scene-leads = führt mit { $points }

## The hammer

maloney-scene-fined = Nicht gedeckt
maloney-scene-unsold = Umsonst
