## The cards of a day, turned over

maloney-scene-cards = Carte
maloney-scene-sums = Punti
maloney-scene-testament = Testamento
maloney-scene-nothing = non cala niente
maloney-scene-arrived = contati
maloney-scene-leads = in testa con { $points }

## The hammer

maloney-scene-fined = Scoperta
maloney-scene-unsold = Gratis
