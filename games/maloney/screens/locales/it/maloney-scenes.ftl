## The cards of a day, turned over

maloney-scene-cards = Carte
maloney-scene-sums = Punti
maloney-scene-testament = Testamento
maloney-scene-nothing = non cala niente
maloney-scene-arrived = all’arrivo
maloney-scene-leads = in testa con { $points }
