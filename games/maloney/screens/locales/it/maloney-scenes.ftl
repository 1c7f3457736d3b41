## The cards of a day, turned over

maloney-scene-cards = Carte
maloney-scene-sums = Punti
maloney-scene-testament = Testamento
maloney-scene-nothing = non cala nulla
maloney-scene-arrived = arrivato
maloney-scene-leads = in testa con { $points }
