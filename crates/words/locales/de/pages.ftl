# The pages around the tables: lists, rulebooks, settings, about.

## Games; those to come have their titles here

page-play = Spielen
page-play-now = Gegen Bots spielen
page-play-guided = Geführte Partie
page-play-guided-of = { $game }: erste Partie, geführt
page-coming = Kommt noch
page-game-last-will = Last Will
page-game-prodigals-club = The Prodigals Club
page-pitch-last-will = Der Onkel hinterlässt alles dem, der zuerst pleite ist. Mit Stil und mit Getting Sacked.
page-pitch-prodigals-club = Geld, guten Ruf und die Wahl verlieren, und zwar schneller als die Freunde.
page-scene-last-will = London, 19. Jh.
page-scene-prodigals-club = London, 19. Jh.

## Tables

page-tables = Tische
page-tables-what = Wo jemand wartet, und wo jemand gern auf sich warten ließe.
page-tables-all = { $count ->
    [one] Der eine Tisch ({ $count })
   *[other] Alle { $count } Tische
}

## Rulebooks

page-rules = Regelhefte
page-rules-what = Jede Regel in eigenen Worten und mit Nummer. Sagt ein Tisch nein, nennt er die, die es verbietet.
page-rules-of = Regeln: { $game }
page-rules-read = Lesen
page-rules-link = Regeln
page-rules-one-what = Das ganze Spiel, Regel für Regel. Die Nummern sind die, die der Tisch nennt, wenn er nein sagt.
page-rules-reading = So liest man es
page-rules-contents = Inhalt
page-rules-search = In den Regeln suchen
page-rules-search-go = Suchen
page-rules-all = Alle Regeln zeigen
page-rules-count = { $count ->
    [one] { $count } Regel spricht von „{ $query }“.
   *[other] { $count } Regeln sprechen von „{ $query }“.
}
page-rules-none = Keine Regel spricht von „{ $query }“. Erlaubt ist es deshalb noch nicht.
page-rules-unknown = „{ $query }“ steht nicht in diesen Regeln.
page-rules-some = Keine Regel enthält alle diese Wörter: „{ $query }“. { $count ->
    [one] { $count } Regel enthält
   *[other] { $count } Regeln enthalten
} einen Teil davon.
page-mark-rulebook = Regelheft
page-mark-rulebook-what = So steht es im gedruckten Regelheft; wir sagen es mit anderen Worten.
page-mark-found = gefunden
page-mark-found-what = Eine Tatsache über das gedruckte Spiel, die wir anderswo gefunden haben, nicht im Regelheft.
page-mark-ruling = unsere Festlegung
page-mark-ruling-what = Das Regelheft schweigt oder lässt die Wahl, und jemand musste entscheiden. Das waren wir.
page-mark-reconstructed = rekonstruiert
page-mark-reconstructed-what = Ein Stück, das wir nicht kennen und nachbauen mussten: Es passt zu allen bekannten Zahlen und Grenzen, aber es ist nicht der gedruckte Wert.

## Components

page-parts = Was in der Schachtel ist
page-parts-what = Das Material der eingebauten Ausgabe { $edition }, jedes Stück mit dem Zeichen, worauf es beruht.
page-parts-start = Womit alle beginnen
page-parts-cash = in bar
page-parts-hand = { $cards ->
    [one] Zu { $players } am Tisch: je { $cards } Karte
   *[other] Zu { $players } am Tisch: je { $cards } Karten
}
page-parts-same = { $count ->
    [one] Höchstens { $count } Karte derselben Stadt auf der ersten Hand
   *[other] Höchstens { $count } Karten derselben Stadt auf der ersten Hand
}
page-parts-towns = Städte und Straßen
page-parts-towns-what = Jede Stadt hat ihre Nummer und ihre Straßen. Eine Tagesfahrt folgt einer davon.
page-parts-map = Karte der Städte mit allen Straßen dazwischen; die Tabelle darunter nennt dieselben.
page-parts-town = Stadt
page-parts-roads = Straßen nach
page-parts-cards = Die Karten
page-parts-cards-what = { $count ->
    [one] { $count } Karte gehört zu einer Stadt und hat einen besten Tag. Von da an ist sie jeden Tag weniger wert; dienstags und freitags zählt sie doppelt, wie in dieser Tabelle.
   *[other] { $count } Karten, jede mit einer Stadt und einem besten Tag. Von da an ist sie jeden Tag weniger wert; dienstags und freitags zählt sie doppelt, wie in dieser Tabelle.
}
page-parts-worth = Was eine Karte an jedem Tag bringt, nach ihrem besten Tag
page-parts-best = Bester Tag
page-parts-suitcases = Die Koffer
page-parts-suitcases-what = { $count ->
    [one] { $count } Koffer, und das ist drin.
   *[other] { $count } Koffer, und das ist drin. Sechzehn liegen aus; welche, weiß niemand.
}

## Settings

page-settings = Einstellungen
page-settings-what = Ganz wie du willst. Dieser Browser merkt es sich ein Jahr lang.
page-settings-saved = Notiert. Alles ist, wie du es wolltest.
page-settings-name = Dein Name
page-settings-name-what = Den lesen die anderen am Tisch. Wo du schon sitzt, bleibt der Name, den du hattest.
page-settings-language-what = Seiten, Regeln und Chronik sprechen sie; deine Freunde lesen in ihrer.
page-settings-save = Speichern
page-theme = Licht
page-theme-device = Wie mein Gerät
page-theme-device-what = Tags hell, nachts dunkel, wenn dein Gerät solche Zeiten einhält.
page-theme-light = Hell
page-theme-light-what = Immer auf Elfenbeinpapier.
page-theme-dark = Dunkel
page-theme-dark-what = Immer bei Lampenschein.
page-asks = Nachfragen…
page-asks-great = … vor großen Schritten
page-asks-great-what = Noch einmal vor einem gewichtigen Schritt, der nicht zurückzunehmen ist; Gebote gehen sofort durch.
page-asks-every = … auch vor Geboten
page-asks-every-what = Noch einmal vor jedem Schritt, der nicht zurückzunehmen ist, auch vor jedem Gebot.
page-asks-never = … nie
page-asks-never-what = Geklickt ist getan. Wer es bereut, hätte das Kleingedruckte lesen sollen.
page-keys = Tasten
page-keys-on = An
page-keys-on-what = Am Tisch führen einzelne Buchstaben zu den Dingen; ? zeigt dort die Liste.
page-keys-off = Aus
page-keys-off-what = Buchstaben bewirken nichts. Die Tabulatortaste führt weiter überallhin.

## About

page-about = Über Bequest
page-about-what = Was das hier ist, was daran echt ist, und was aus dem wird, was du uns sagst.
page-about-fans = Von Fans gemacht
page-about-fans-text = Bequest machen Leute, die diese Spiele mögen. Mit Autoren und Verlagen hat es nichts zu tun: Niemand von ihnen hat es gemacht, bezahlt oder geprüft. Die Namen der Spiele gehören ihren Eigentümern und sagen nur, welches Spiel gemeint ist. Jeder Satz und jede Zeichnung hier ist von uns; wem ein Spiel gefällt, der kaufe die Schachtel.
page-about-parts = Gedruckt oder rekonstruiert
page-about-parts-text = Wir kennen die Regelhefte, aber nicht jede Karte in jeder Schachtel. Was wir nicht kennen, ist rekonstruiert: Es passt zu allem, was man weiß, und ist doch nicht das Gedruckte. In den Regelheften trägt jede Regel und jedes Stück ein Zeichen: B für Regelheft, F für anderswo gefunden, R für unsere Festlegung, C für rekonstruiert.
page-about-editions = Ausgaben
page-about-edition = { $game } wird mit der Ausgabe { $edition } gespielt. Woher ihre Werte kommen:
page-about-own-edition = Wer die Schachtel besitzt, kann die gedruckten Werte in eine eigene Ausgabendatei schreiben und einen Server damit starten. Jeder Tisch merkt sich, mit welcher Ausgabe er gespielt wurde.
page-about-chance = Zufall zum Nachprüfen
page-about-chance-text = Bevor eine Partie beginnt, versiegelt der Server eine geheime Zahl und zeigt das Siegel; wer mitspielt, gibt eine eigene dazu. Alles Mischen und Ziehen folgt aus diesen Zahlen. Nach der Partie wird das Geheimnis gezeigt, und dein Browser prüft jeden Zug des Zufalls nach, wie alle es können, die das Protokoll haben.
page-about-bots = Bots schummeln nicht
page-about-bots-text = Ein Bot bekommt, was man auf seinem Platz sähe, und sonst nichts: keine verdeckte Karte, keinen geschlossenen Koffer, keinen Blick auf das nächste Mischen. Gewinnt er, war es Glück oder Können. Verliert er, ebenso.
page-about-privacy = Was wir von dir wissen
page-about-privacy-text = Ein Cookie merkt sich, wer du bist, drei weitere merken sich Sprache, Licht und Nachfragen; ein Konto und ein Passwort gibt es nicht. Die Seiten laden nichts von anderswo, niemand verfolgt deine Klicks, und deine Partien liegen allein auf diesem Server.
page-about-licence = Lizenz
page-about-licence-text = Der Code von Bequest ist frei: MIT oder Apache-2.0, was dir besser passt.
page-about-version = Version { $version }

## A new table and those who come to it

page-new-choose = Um welchen Nachlass geht es?
page-new-what = Bestimme, wer sich setzen darf und wie viel Zeit ist. Los geht es, sobald jeder Platz besetzt ist.
page-new-set-up = Tisch aufstellen
page-waiting-room-taken = { $taken ->
    [one] { $taken } von { $seats } Plätzen besetzt
   *[other] { $taken } von { $seats } Plätzen besetzt
}
