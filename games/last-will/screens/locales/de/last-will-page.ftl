# Last Will: the table, what is asked, and what can be done.

## About the game
last-will-page-pitch = Ein Onkel vererbt alles an die Person, die zuerst pleite ist: also dinieren, ausfahren, wetten und Ruinen kaufen.
last-will-page-scene = London, um 1890
last-will-page-round = Runde { $round } von { $rounds }
last-will-page-round-short = R { $round }

## Counted things
last-will-page-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
last-will-page-boys = { $count ->
    [one] { $count } Laufbursche
   *[other] { $count } Laufburschen
}
last-will-page-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
last-will-page-actions-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
last-will-page-boys-left = { $count ->
    [one] noch { $count } Laufbursche
   *[other] noch { $count } Laufburschen
}

## The way down
last-will-page-race = Der Weg nach unten
last-will-page-race-note = wer am wenigsten hat, führt
last-will-page-race-what = Nach rechts wird es weniger, bis nichts mehr da ist. Die gestrichelte Linie reicht zurück bis zu dem, was in Häusern steckt.
last-will-page-purse = { $who }: { $sum }
last-will-page-purse-tied = { $who }: { $sum }, dazu { $tied } in Häusern
last-will-page-leads = am ärmsten, führt

## Plans
last-will-page-plans = Pläne
last-will-page-plan-now = jetzt
last-will-page-plan-open = frei
last-will-page-plan-free = Plan { $number }: { $what }, frei
last-will-page-plan-taken = Plan { $number }: { $what }, genommen von { $who }
last-will-page-plan-choose = Einen Plan nehmen
last-will-page-plan-choose-note = Weiter links kommt man früher dran. Weiter rechts gibt es mehr.
last-will-page-plan-turns = Zugreihenfolge bisher:
last-will-page-plan-nobody = noch kein Plan genommen

## The market and the offering
last-will-page-market = Immobilienmarkt
last-will-page-market-token = { $type }: Das Marktplättchen ändert jeden Preis um { $token }
last-will-page-offering = Angebot und Besorgungen
last-will-page-boy-of = Laufbursche: { $who }
last-will-page-taken = weg
last-will-page-empty = leer
last-will-page-or = oder
last-will-page-errand-opera = Oper
last-will-page-errand-market = Markt
last-will-page-errand-extension = Anbau
last-will-page-errand-draw = Ziehen
last-will-page-errand-demotion = Degradierung
last-will-page-errand-opera-what = sofort 2 £ ausgeben, und eine Zeile mit Maske abdecken
last-will-page-errand-market-what = die vier Marktplättchen beliebig verlegen
last-will-page-errand-extension-what = ein Fach mehr auf deinem Tableau
last-will-page-errand-draw-what = eine Karte von einem Stapel ziehen; alle einmal pro Runde
last-will-page-errand-demotion-what = eine beliebige Zeile deines Jobs abdecken

## The own board
last-will-page-board = Dein Tableau
last-will-page-board-of = Tableau: { $who }
last-will-page-job = Dein Job
last-will-page-pays = zahlt { $sum } pro Runde
last-will-page-covered = abgedeckt
last-will-page-line = { $symbol }: Eine Karte mit diesem Symbol kann die Zeile abdecken
last-will-page-line-gone = { $symbol }: für immer abgedeckt
last-will-page-sacked = Gefeuert
last-will-page-sacked-note = Kein Gehalt mehr.
last-will-page-jobless = Du hast keinen Job.
last-will-page-slot = freies Fach
last-will-page-slots-free = { $count ->
    [one] { $count } freies Fach
   *[other] { $count } freie Fächer
}
last-will-page-slot-extension = Anbau
last-will-page-track = Wertleiste
last-will-page-kept-up = unterhalten
last-will-page-farm-stays = behält heute Nacht den Wert
last-will-page-stays = auf der letzten Stufe
last-will-page-stays-short = bleibt
last-will-page-drops = fällt heute Nacht auf { $sum }
last-will-page-used = genutzt
last-will-page-maintain = Unterhalten für { $sum }: { $card }
last-will-page-sell = Verkaufen: { $card }
last-will-page-use = Nutzen: { $card }
last-will-page-use-short = nutzen
last-will-page-drop = Vom Tableau nehmen: { $card }
last-will-page-token = Ein Plättchen auf { $on }: { $card }

## Purse and hand
last-will-page-hand = Deine Börse und deine Handkarten
last-will-page-hands = Alle Handkarten
last-will-page-poorest = Du hast am wenigsten und führst.
last-will-page-behind = { $who } führt mit { $sum } weniger als du.
last-will-page-hurdles = Noch nicht bankrott: { $what }.
last-will-page-hurdle-money = noch { $sum } auszugeben
last-will-page-hurdle-lines = { $count ->
    [one] { $count } Zeile abzudecken
   *[other] { $count } Zeilen abzudecken
}
last-will-page-hurdle-house = eine Immobilie zu verkaufen ({ $card })
last-will-page-hurdle-houses = { $count ->
    [one] { $count } Immobilie zu verkaufen
   *[other] { $count } Immobilien zu verkaufen
}
last-will-page-bankrupt = Bankrott, wenn die Runde jetzt endete! Jedes Pfund Schulden hilft.
last-will-page-kept = behalten
last-will-page-in = dabei
last-will-page-keep = behalten
last-will-page-join = geht mit
last-will-page-put = aufs Tableau
last-will-page-buy = kaufen: { $sum }
last-will-page-with = dazu
last-will-page-up-to = bis zu { $sum }
last-will-page-up-to-with = Jetzt bis zu { $sum }, mit { $what }
last-will-page-spends = { $sum } ausgeben

## Players
last-will-page-players = Am Tisch
last-will-page-first = Startmarker
last-will-page-tied = { $sum } stecken in Häusern
last-will-page-untied = keine Häuser
last-will-page-has-chosen = hat gewählt
last-will-page-chooses = wählt noch
last-will-page-plans-now = nimmt einen Plan
last-will-page-sends-now = schickt einen Burschen
last-will-page-plays-now = ist am Zug
last-will-page-has-plan = Plan { $number }
last-will-page-pays-for = { $symbol }: zahlt { $sum }
last-will-page-pays-no-more = { $symbol }: abgedeckt, zahlte { $sum }
last-will-page-worth = { $card }: jetzt { $sum } wert
last-will-page-hand-known = { $count }, darunter: { $what }

## The stage
last-will-page-awaiting-ready = Antworten zählen, sobald alle bereit sind.
last-will-page-opening = Karten werden ausgelegt
last-will-page-over = Die Partie ist aus
last-will-page-keep-first = Zwei von sechs behalten
last-will-page-keep-first-note = Wähle zwei deiner Handkarten. Die anderen werden abgeworfen.
last-will-page-keep-two = Zwei Karten behalten
last-will-page-keep-two-note = Verdeckt, bis alle gewählt haben. Die anderen Karten werden abgeworfen.
last-will-page-ask-draw = Stapel wählen
last-will-page-ask-draw-note = Alle Karten kommen zusammen, wenn der letzte Stapel gewählt ist. Vorher siehst du keine.
last-will-page-draw-left = { $count ->
    [one] noch { $count } Karte zu ziehen
   *[other] noch { $count } Karten zu ziehen
}
last-will-page-pile-left = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
last-will-page-ask-errand = Laufbursche { $number } von { $count }
last-will-page-ask-errand-note = Wähle eine leuchtende Karte oder Besorgung. Sie geschieht sofort.
last-will-page-home = Zu Hause behalten
last-will-page-ask-line = Eine Zeile abdecken
last-will-page-ask-line-note = Höchstens eine Zeile pro Runde. Eine abgedeckte Zeile zahlt nie wieder.
last-will-page-salary-then = danach { $sum }
last-will-page-skip-line = Keine abdecken
last-will-page-skip-line-note = Gehalt behalten
last-will-page-ask-sale = Damit eine Immobilie verkaufen
last-will-page-ask-sale-note = Wähle eine Immobilie auf deinem Tableau; es kostet keine Aktion.
last-will-page-skip-sale = Nichts verkaufen
last-will-page-ask-market = Marktplättchen verlegen
last-will-page-ask-market-note = Heb ein Plättchen an und drück dann auf ein anderes: Sie tauschen die Plätze. Jede Ordnung ist erlaubt.
last-will-page-ask-look = { $count ->
    [one] { $count } dieser Karten behalten
   *[other] { $count } dieser Karten behalten
}
last-will-page-ask-look-note = Sie liegen bei deinen Handkarten. Die anderen werden abgeworfen.
last-will-page-your-turn = { $count ->
    [one] Du bist am Zug: noch { $count } Aktion
   *[other] Du bist am Zug: noch { $count } Aktionen
}
last-will-page-your-turn-note = Nimm eine Handkarte, oder nutze, was auf deinem Tableau liegt.
last-will-page-tonight = Häuser heute Nacht
last-will-page-deed-opera = ein Abend in der Oper
last-will-page-deed-event = Füge hinzu, was mitgeht, dann zahle.
last-will-page-deed-use = einmal pro Runde
last-will-page-deed-upkeep = Unterhalten behält sie heute Nacht ihren Wert.
last-will-page-deed-purchase = ein Kauf, mit eigenem Geld bezahlt
last-will-page-deed-sale = ein Verkauf: Geld kommt zurück
last-will-page-spend = du gibst aus
last-will-page-receive = du bekommst
last-will-page-pay = Zahlen
last-will-page-sell-it = Verkaufen
last-will-page-may-cover = kann abdecken: { $what }
last-will-page-joins = kann mit
last-will-page-helper = Helfer
last-will-page-end = Zug beenden
last-will-page-end-lost = { $count ->
    [one] { $count } Aktion ginge verloren.
   *[other] { $count } Aktionen gingen verloren.
}
last-will-page-end-ask = { $count ->
    [one] Zug beenden? { $count } Aktion ginge verloren.
   *[other] Zug beenden? { $count } Aktionen gingen verloren.
}
last-will-page-waits-draw = { $you ->
    [yes] Du wählst Stapel
   *[no] { $who } wählt Stapel
}
last-will-page-waits-errand = { $you ->
    [yes] Du schickst einen Laufburschen
   *[no] { $who } schickt einen Laufburschen
}
last-will-page-waits-market = { $you ->
    [yes] Du verlegst die Marktplättchen
   *[no] { $who } verlegt die Marktplättchen
}
last-will-page-waits-turn = { $you ->
    [yes] Du bist am Zug
   *[no] { $who } ist am Zug
}
last-will-page-next = { $you ->
    [yes] Danach bist du dran.
   *[no] Danach: { $who }
}

## Questions before what cannot be undone
last-will-page-put-ask = { $card } aufs Tableau legen? Dann sehen alle die Karte.
last-will-page-buy-ask = { $card } kaufen? Dann sehen alle die Karte.
last-will-page-drop-ask = { $card } vom Tableau nehmen? Die Karte wird abgeworfen.
last-will-page-pay-ask = Jetzt zahlen? Dann sehen alle die Karten.

## Answers
last-will-page-answer-of = { $who } antwortet
last-will-page-uncover = { $who }: Zeige deine Karten, um zu antworten.
last-will-page-legend-keep = Karten zum Behalten
last-will-page-legend-plan = Plan
last-will-page-legend-draw = Stapel
last-will-page-legend-errand = Besorgung
last-will-page-legend-line = Zeile des Jobs
last-will-page-legend-sale = Verkauf
last-will-page-legend-market = Marktplättchen
last-will-page-legend-look = Karten zum Behalten
last-will-page-legend-turn = Dein Zug

## Scenes
last-will-page-night = Heute Nacht fallen die Häuser
last-will-page-bankrupt-word = Bankrott!
last-will-page-round-over = Runde { $round }

## After the end
last-will-page-tale-plot = Geld am Ende jeder Runde; weniger ist besser
last-will-page-tale-bankrupt = bankrott
last-will-page-tale-went = Wo das Geld blieb
last-will-page-tale-part = { $what }: { $sum }
last-will-page-tale-rounds = Geld nach Runden
last-will-page-went-events = Ereignisse
last-will-page-went-weddings = Hochzeiten
last-will-page-went-running = Helfer und Extras
last-will-page-went-opera = Oper
last-will-page-went-upkeep = Unterhalt
last-will-page-went-lost = an Häusern verloren
last-will-page-went-held = noch in Häusern
last-will-page-went-left = noch in der Börse
last-will-page-tale-dearest = { $you ->
    [yes] Du hast auf einmal { $sum } ausgegeben: { $what }.
   *[no] { $who } hat auf einmal { $sum } ausgegeben: { $what }.
}
last-will-page-tale-sacked = { $you ->
    [yes] Du wurdest vor allen anderen gefeuert.
   *[no] { $who } wurde vor allen anderen gefeuert.
}
last-will-page-tale-broke = { $you ->
    [yes] Du warst bankrott, mit { $sum }.
   *[no] { $who } war bankrott, mit { $sum }.
}

## Keys
last-will-page-key-end = zu „Zug beenden“, „Zahlen“ oder „Zu Hause behalten“
last-will-page-key-own = zum eigenen Tableau
last-will-page-key-players = zu den anderen

## Legend and rulebook
last-will-page-legend = Zeichen
last-will-page-sign-action = Aktion
last-will-page-sign-card = Karte
last-will-page-sign-boy = Laufbursche
last-will-page-sign-maintain = Unterhalt
last-will-page-sign-sell = verkaufen
last-will-page-sign-crown = Sonderkarte, oder wer führt
last-will-page-parts-rebuilt = Was dieses Zeichen hat, ist unser eigener Wert. Er passt zu allen bekannten Zahlen und Grenzen.
last-will-page-parts-jobs = Jobs
last-will-page-parts-event = Ereignisse
last-will-page-parts-helper = Helfer und Extras
last-will-page-parts-property = Immobilien
last-will-page-parts-companion = Begleitungen
last-will-page-parts-wild = Joker
last-will-page-parts-special = Sonderkarten
last-will-page-parts-new-special = Sonderkarten der Erweiterung
last-will-page-primer-goal = Vor allen anderen nichts mehr haben: kein Geld, keine Immobilie, keinen Job. Die höchsten Schulden gewinnen.
last-will-page-primer-first = *Jede Runde nimmst du einen Plan*: Er gibt Karten, Laufburschen und Aktionen.
last-will-page-primer-second = *Laufburschen holen Karten* vom Angebot und machen andere Besorgungen.
last-will-page-primer-third = *Mit Aktionen gibst du Geld aus*: weiße Karten einmal, schwarze jede Runde.
last-will-page-primer-fourth = *Häuser verlieren jede Nacht an Wert*, wenn niemand sie unterhält.
last-will-page-primer-fifth = *Ein Job bezahlt dich*, und mit Job oder Haus ist niemand bankrott.
last-will-page-primer-turn = Eine Runde in Bildern
last-will-page-primer-plan = Einen Plan nehmen
last-will-page-primer-plan-text = Weiter links kommst du früher dran, weiter rechts bekommst du mehr.
last-will-page-primer-errand = Laufburschen schicken
last-will-page-primer-errand-text = Jeder holt eine offene Karte oder macht eine Besorgung.
last-will-page-primer-event = Ausgeben
last-will-page-primer-event-text = Die Zahl ist, was du ausgibst. Begleitungen in den Kreisen erhöhen sie.
last-will-page-primer-house = Häuser fallen lassen
last-will-page-primer-house-text = Oben gekauft, weiter unten verkauft, jedes Mal mit dem Marktplättchen.
last-will-page-primer-end = Pleite sein
last-will-page-primer-end-text = Wenn jemand bankrott ist, oder nach sieben Runden, erbt, wer am wenigsten hat.
