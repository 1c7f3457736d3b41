# Last Will: was etwas jetzt ausmachen würde, und die Momente einer Runde.

## Was Karten ausmachen würden
last-will-page-every-round = { $sum } pro Runde
last-will-page-helps = jetzt { $sum } mehr
last-will-page-loses = verliert { $sum }
last-will-page-buy-loses = kaufen: { $sum }, verliert { $loss }
last-will-page-capped = Für mehr reicht dein Geld nicht
last-will-page-too-dear = Das kostet { $sum }, und du hast { $money }
last-will-page-outlook-expense = Auf deinem Tableau gibt sie jede Runde { $sum } aus
last-will-page-outlook-helped = Dabei hilft: { $what }
last-will-page-outlook-price = Kostet dich jetzt { $sum }
last-will-page-outlook-no-money = Das kannst du jetzt nicht bezahlen
last-will-page-outlook-farm = Behält ihren Wert: Nur der Markt kann dich Geld kosten
last-will-page-outlook-loses = Ohne Unterhalt verliert sie heute Nacht { $tonight } und bis zur letzten Nacht { $sum }
last-will-page-outlook-helps = Mit dem, was du hast, kommen { $sum } dazu: { $what }
last-will-page-level = Du hast so wenig wie { $who }, aber der Plan dort liegt weiter links.
last-will-page-all-level = Noch ist niemand ärmer als die anderen.

## Was begonnen ist
last-will-page-put-back = Zurücklegen
last-will-page-take-back = Das Letzte wieder wegnehmen
last-will-page-cannot-pay = nicht bezahlbar
last-will-page-not-held = nicht auf der Hand
last-will-page-wedding-ring = Ring
last-will-page-wedding-gift = Geschenk
last-will-page-wedding-stag-party = Junggesellenabschied
last-will-page-wedding-wedding = Hochzeit
last-will-page-salary-to = Gehalt { $before } → { $after }
last-will-page-goes-now = geht jetzt
last-will-page-may-go = kann gehen
last-will-page-line-unplayed = Symbol fehlt

## Blind ziehen
last-will-page-draw-ask = { $what } ziehen? Die Karten kommen sofort, und das lässt sich nicht rückgängig machen.
last-will-page-draw-back = Für diese Karte einen anderen Stapel wählen
last-will-page-mix-events = { $count ->
    [one] ein Ereignis
   *[other] { $count } Ereignisse
}
last-will-page-mix-helpers = { $count ->
    [one] einmal Helfer oder Extra
   *[other] { $count }-mal Helfer oder Extra
}
last-will-page-mix-properties = { $count ->
    [one] eine Immobilie
   *[other] { $count } Immobilien
}
last-will-page-mix-companions = { $count ->
    [one] eine Begleitung
   *[other] { $count } Begleitungen
}

## Ein Plan oder eine Besorgung wird zuerst angehoben
last-will-page-lift-ask = { $what }?
last-will-page-plan-take = Plan { $number } nehmen
last-will-page-plan-brings = Plan { $number }: { $what }
last-will-page-plan-order = { $place ->
    [1] Du handelst zuerst.
    [2] Du handelst an zweiter Stelle.
    [3] Du handelst an dritter Stelle.
    [4] Du handelst an vierter Stelle.
   *[other] Du handelst zuletzt.
}
last-will-page-plan-order-so-far = { $place ->
    [1] Du handelst zuerst, wenn niemand weiter nach links geht.
    [2] Du handelst an zweiter Stelle, wenn niemand weiter nach links geht.
    [3] Du handelst an dritter Stelle, wenn niemand weiter nach links geht.
    [4] Du handelst an vierter Stelle, wenn niemand weiter nach links geht.
   *[other] Du handelst zuletzt.
}
last-will-page-fetch = { $card } holen
last-will-page-send = Hinschicken: { $what }
last-will-page-alone = allein { $sum }

## Der Markt
last-will-page-market-all = Geld in Häusern
last-will-page-market-leave = So liegen lassen
last-will-page-market-list = Alle anderen Möglichkeiten als Liste
last-will-page-market-hand = Auf deiner Hand: { $card }

## Das Ende einer Runde
last-will-page-night-over = Heute Nacht verfallen alle Häuser
last-will-page-night-note = um eine Stufe, wenn niemand sie unterhalten hat; mit einem Plättchen auf markiertem Kreis um zwei
last-will-page-night-no-houses = Niemand besitzt ein Haus. Der Mond scheint umsonst.
last-will-page-night-farm = ein Bauernhof hält sich
last-will-page-night-steps = Das Ende der Runde
last-will-page-night-wilds = Joker gehen zurück
last-will-page-night-drop = Häuser verfallen, alle zugleich
last-will-page-night-nobody = Niemand ist bankrott
last-will-page-night-cut = Nur zwei Handkarten bleiben
last-will-page-night-boys = Laufburschen kommen heim

## Bankrott
last-will-page-conditions = Was dich bankrott macht
last-will-page-met-money = 0 £ oder weniger
last-will-page-met-job = kein Beruf
last-will-page-met-houses = kein Haus
last-will-page-key-cards = zu einer Handkarte, oder zu einer Karte oder einer Besorgung für deinen Laufburschen

## Nach dem Ende
last-will-page-tale-purse = { $sum } in der Börse
last-will-page-tale-salary = { $sum } letztes Gehalt
last-will-page-tale-houses = { $sum } in Häusern
last-will-page-tale-house = { $you ->
    [yes] Dein schlechtestes Haus: { $card }, gekauft für { $price }, am Ende noch { $sum } wert.
   *[no] { $who } hatte das schlechteste Haus: { $card }, gekauft für { $price }, am Ende noch { $sum } wert.
}
last-will-page-went-debt = auf Schulden ausgegeben
