# The pages around the tables: lists, rulebooks, settings, about.

## Games; those to come have their titles here

page-play = Spielen
page-play-now = Gegen Bots spielen
page-play-guided = Partie mit Begleiter
page-play-guided-of = { $game }: erste Partie mit Begleiter
page-guided = Mit Begleiter
page-begin-what = { $game }, mit oder ohne Begleiter: { $bots ->
    [one] du und ein Bot
    [3] du und drei Bots
   *[other] du und { $bots } Bots
    }.
page-coming = Kommt noch
page-game-prodigals-club = The Prodigals Club
page-pitch-prodigals-club = Geld, guten Ruf und die Wahl verlieren, und zwar schneller als die Freunde.
page-scene-prodigals-club = London, 19. Jh.

## Tables

page-tables = Tische
page-tables-what = Deine Partien und Tische, an denen noch jemand fehlt.
page-tables-all = { $count ->
    [one] { $count } Tisch insgesamt
   *[other] Alle { $count } Tische
}

## Rulebooks

page-rules = Regelhefte
page-rules-what = Jede Regel in eigenen Worten und mit Nummer. Wenn etwas nicht geht, nennt der Tisch die Regel dagegen.
page-rules-of = Regeln: { $game }
page-rules-read = Lesen
page-rules-link = Regeln
page-rules-one-what = Das ganze Spiel, Regel für Regel. Diese Nummern nennt der Tisch, wenn etwas nicht geht.
page-rules-reading = So liest man es
page-rules-contents = Inhalt
page-rules-search = In den Regeln suchen
page-rules-search-go = Suchen
page-rules-all = Alle Regeln zeigen
page-rules-count = { $count ->
    [one] { $count } Regel zu „{ $query }“.
   *[other] { $count } Regeln zu „{ $query }“.
}
page-rules-none = Keine Regel zu „{ $query }“. Erlaubt ist es deshalb noch nicht.
page-rules-unknown = „{ $query }“ kommt in diesem Regelheft nicht vor.
page-rules-some = Keine Regel enthält alle diese Wörter: „{ $query }“. { $count ->
    [one] { $count } Regel enthält
   *[other] { $count } Regeln enthalten
} einen Teil davon.
page-mark-rulebook = Regelheft
page-mark-rulebook-what = Es steht im gedruckten Regelheft. Die Worte sind unsere.
page-mark-found = gefunden
page-mark-found-what = Eine Tatsache über das gedruckte Spiel, die wir anderswo gefunden haben, nicht im Regelheft.
page-mark-ruling = unsere Festlegung
page-mark-ruling-what = Das Regelheft schweigt oder lässt die Wahl. Wir mussten entscheiden.
page-mark-reconstructed = rekonstruiert
page-mark-reconstructed-what = Ein Bestandteil, den wir nicht kennen und rekonstruieren mussten. Er passt zu allen bekannten Zahlen und Grenzen, ist aber nicht der gedruckte Wert.

## Components

page-parts = Was in der Schachtel ist
page-parts-what = Das Material der mitgelieferten Edition { $edition }, jedes Stück mit einem Zeichen für seine Quelle.
page-parts-start = Womit alle beginnen

## Settings

page-settings = Einstellungen
page-settings-what = Dieser Browser merkt sich deine Einstellungen ein Jahr lang.
page-settings-saved = Deine Einstellungen sind gespeichert.
page-settings-name = Dein Name
page-settings-name-what = Den sehen die anderen am Tisch. An Tischen, an denen du schon sitzt, bleibt der alte Name.
page-settings-language-what = Für Seiten, Regeln und Chronik. Deine Freunde wählen ihre eigene.
page-settings-save = Speichern
page-theme = Darstellung
page-theme-device = Wie das Gerät
page-theme-device-what = Tags hell, nachts dunkel, wenn dein Gerät solche Zeiten einhält.
page-theme-light = Hell
page-theme-light-what = Immer auf Elfenbeinpapier.
page-theme-dark = Dunkel
page-theme-dark-what = Immer bei Lampenschein.
page-asks = Nachfragen…
page-asks-great = …vor großen Schritten
page-asks-great-what = Vor wichtigen Schritten, die sich nicht rückgängig machen lassen. Gebote gelten sofort.
page-asks-every = …auch vor Geboten
page-asks-every-what = Vor jedem Schritt, der sich nicht rückgängig machen lässt, auch vor Geboten.
page-asks-never = …nie
page-asks-never-what = Jeder Klick gilt sofort. Bei Reue hilft nur, vorher das Kleingedruckte zu lesen.
page-keys = Tasten
page-keys-on = An
page-keys-on-what = Am Tisch führen einzelne Buchstaben zu den Dingen. Die Taste ? zeigt dort die Liste.
page-keys-off = Aus
page-keys-off-what = Buchstaben bewirken nichts. Die Tab-Taste führt weiter überallhin.

## About

page-about = Über Bequest
page-about-what = Was das hier ist, was gedruckt und was von uns ist, und was wir speichern.
page-about-fans = Von Fans gemacht
page-about-fans-text = Bequest machen Leute, die diese Spiele mögen. Mit Autoren und Verlagen hat es nichts zu tun: Niemand von ihnen hat es gemacht, bezahlt oder geprüft. Die Namen der Spiele gehören ihren Eigentümern und sagen nur, welches Spiel gemeint ist. Jeder Satz und jede Zeichnung hier ist von uns. Wenn dir ein Spiel gefällt, kauf die Schachtel.
page-about-parts = Gedruckt oder rekonstruiert
page-about-parts-text = Wir kennen die Regelhefte, aber nicht jede Karte in jeder Schachtel. Was wir nicht kennen, ist rekonstruiert: Es passt zu allem, was man weiß, ist aber nicht der gedruckte Wert. In den Regelheften hat jede Regel und jedes Stück ein Zeichen: B für Regelheft, F für anderswo gefunden, R für unsere Festlegung, C für rekonstruiert.
page-about-editions = Editionen
page-about-edition = { $game } wird mit der Edition { $edition } gespielt. Woher ihre Werte kommen:
page-about-own-edition = Hast du die Schachtel, kannst du die gedruckten Werte in eine eigene Editionsdatei schreiben und damit einen Server starten. Jeder Tisch merkt sich seine Edition.
page-about-chance = Zufall zum Nachprüfen
page-about-chance-text = Bevor eine Partie beginnt, versiegelt der Server eine geheime Zahl und zeigt das Siegel. Alle am Tisch geben eine eigene Zahl dazu. Diese Zahlen entscheiden alles Mischen und Ziehen. Nach der Partie wird das Geheimnis gezeigt, und dein Browser kann jede Ziehung prüfen. Das können alle, die das Protokoll haben.
page-about-bots = Bots schummeln nicht
page-about-bots-text = Ein Bot sieht, was man auf seinem Platz sähe, und sonst nichts: keine verdeckte Karte, keinen geschlossenen Koffer, keinen Blick auf das nächste Mischen. Gewinnt er, war es Glück oder Können. Verliert er, ebenso.
page-about-privacy = Was wir von dir wissen
page-about-privacy-text = Ein Cookie merkt sich, wer du bist, weitere merken sich Sprache und Einstellungen. Ein Konto oder ein Passwort gibt es nicht. Die Seiten laden nichts von anderswo, niemand verfolgt deine Klicks, und deine Partien sind nur auf diesem Server gespeichert.
page-about-licence = Lizenz
page-about-licence-text = Der Code von Bequest ist frei: MIT oder Apache-2.0, was dir besser passt.
page-about-version = Version { $version }

## A new table and those who come to it

page-new-choose = Um welchen Nachlass geht es?
page-new-what = Wähle, wer sich setzen darf und wie viel Zeit ist. Los geht es, sobald alle Plätze besetzt sind.
page-new-set-up = Tisch eröffnen
page-waiting-room-taken = { $taken ->
    [one] { $taken } von { $seats } Plätzen besetzt
   *[other] { $taken } von { $seats } Plätzen besetzt
}
