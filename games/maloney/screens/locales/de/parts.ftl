# The components in the rulebook.

maloney-parts-cash = in bar
maloney-parts-hand = { $cards ->
    [one] Zu { $players } am Tisch: je { $cards } Karte
   *[other] Zu { $players } am Tisch: je { $cards } Karten
}
maloney-parts-same = { $count ->
    [one] Höchstens { $count } Karte derselben Stadt auf der ersten Hand
   *[other] Höchstens { $count } Karten derselben Stadt auf der ersten Hand
}
maloney-parts-towns = Städte und Straßen
maloney-parts-towns-what = Jede Stadt hat ihre Nummer und ihre Straßen. Eine Tagesfahrt folgt einer davon.
maloney-parts-map = Karte der Städte mit allen Straßen. Die Tabelle darunter nennt dieselben.
maloney-parts-town = Stadt
maloney-parts-roads = Straßen nach
maloney-parts-cards = Die Karten
maloney-parts-cards-what = { $count ->
    [one] { $count } Karte gehört zu einer Stadt und hat einen besten Tag. Von da an ist sie jeden Tag weniger wert. Dienstags und freitags zählt sie doppelt, wie in dieser Tabelle.
   *[other] { $count } Karten, jede mit einer Stadt und einem besten Tag. Von da an ist sie jeden Tag weniger wert. Dienstags und freitags zählt sie doppelt, wie in dieser Tabelle.
}
maloney-parts-worth = Was eine Karte an jedem Tag bringt, nach ihrem besten Tag
maloney-parts-best = Bester Tag
maloney-parts-suitcases = Die Koffer
maloney-parts-suitcases-what = { $count ->
    [one] { $count } Koffer, und das ist drin.
   *[other] { $count } Koffer, und das ist drin. Sechzehn sind im Spiel. Welche, weiß niemand.
}
