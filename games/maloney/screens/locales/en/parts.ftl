# The components in the rulebook.

maloney-parts-cash = in cash
maloney-parts-hand = { $cards ->
    [one] With { $players } players: { $cards } card each
   *[other] With { $players } players: { $cards } cards each
}
maloney-parts-same = { $count ->
    [one] At most { $count } card of the same town in the first hand
   *[other] At most { $count } cards of the same town in the first hand
}
maloney-parts-towns = Towns and roads
maloney-parts-towns-what = Each town has its number and its roads. A day’s drive follows one of them.
maloney-parts-map = Map of the towns with all roads between them; the table below lists the same.
maloney-parts-town = Town
maloney-parts-roads = Roads to
maloney-parts-cards = The cards
maloney-parts-cards-what = { $count ->
    [one] { $count } card belongs to a town and has a best day. From then on it is worth less every day; on Tuesdays and Fridays it counts double, as in this table.
   *[other] { $count } cards, each of a town and with a best day. From then on it is worth less every day; on Tuesdays and Fridays it counts double, as in this table.
}
maloney-parts-worth = What a card scores on each day, by its best day
maloney-parts-best = Best day
maloney-parts-suitcases = The suitcases
maloney-parts-suitcases-what = { $count ->
    [one] { $count } suitcase, and this is inside.
   *[other] { $count } suitcases, and this is inside. Sixteen are in play. Nobody knows which.
}
