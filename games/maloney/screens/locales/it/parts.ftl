# The components in the rulebook.

maloney-parts-cash = in contanti
maloney-parts-hand = { $cards ->
    [one] In { $players }: { $cards } carta a testa
   *[other] In { $players }: { $cards } carte a testa
}
maloney-parts-same = { $count ->
    [one] Al massimo { $count } carta della stessa città nella prima mano
   *[other] Al massimo { $count } carte della stessa città nella prima mano
}
maloney-parts-towns = Città e strade
maloney-parts-towns-what = Ogni città ha il suo numero e le sue strade. In un giorno se ne percorre una.
maloney-parts-map = Mappa delle città con tutte le strade. La tabella qui sotto le elenca.
maloney-parts-town = Città
maloney-parts-roads = Strade per
maloney-parts-cards = Le carte
maloney-parts-cards-what = { $count ->
    [one] { $count } carta, con la sua città e il suo giorno migliore. Da lì in poi vale ogni giorno di meno. Il martedì e il venerdì vale il doppio, come in questa tabella.
   *[other] { $count } carte, ognuna con la sua città e il suo giorno migliore. Da lì in poi vale ogni giorno di meno. Il martedì e il venerdì vale il doppio, come in questa tabella.
}
maloney-parts-worth = Quanto vale una carta ogni giorno, secondo il suo giorno migliore
maloney-parts-best = Giorno migliore
maloney-parts-suitcases = Le valigie
maloney-parts-suitcases-what = { $count ->
    [one] { $count } valigia, ed ecco che cosa contiene.
   *[other] { $count } valigie, ed ecco che cosa contengono. Sedici sono in gioco. Quali, non lo sa nessuno.
}
