# Last Will: what is asked, what can be done, how it ends.
#
# $sum is money already written, $card, $cards, $on and $by are names of cards, $what is a list of facts, $sum with a
# sign is written as +2. $number is a number in a row, $count always a number to count.

## Facts in a list
last-will-count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
last-will-count-boys = { $count ->
    [one] { $count } Laufbursche
   *[other] { $count } Laufburschen
}

## What a seat is asked
last-will-ask-wait = Einen Moment: Der Tisch wird gedeckt.
last-will-ask-keep-first = Welche zwei dieser Karten behältst du? Die anderen vier werden abgeworfen.
last-will-ask-keep-two = Dir bleiben zwei Handkarten. Welche behältst du?
last-will-ask-keep-other = Du behältst: { $card }. Welche Karte noch?
last-will-ask-kept = Du behältst: { $cards }. Die anderen wählen noch.
last-will-ask-kept-all = Du behältst alle Handkarten. Die anderen wählen noch.
last-will-ask-keep-open = Alle wählen zwei Karten, die sie behalten.
last-will-ask-plan = Welchen Plan nimmst du? Weiter links bist du früher dran, weiter rechts bekommst du mehr.
last-will-ask-draw = Von welchem Stapel ziehst du? Die Karte siehst du danach.
last-will-ask-draw-several = Von welchem Stapel kommt Karte { $number } von { $count }? Du siehst sie, wenn alle Stapel gewählt sind.
last-will-ask-draw-keep = Von welchem Stapel kommt Karte { $number } von { $count }? Du siehst alle an und behältst { $keep }.
last-will-ask-errand = Wohin schickst du deinen Laufburschen?
last-will-ask-errand-of = Wohin schickst du Laufbursche { $number } von { $count }?
last-will-ask-market = Wohin kommen die vier Marktplättchen?
last-will-ask-line = Du darfst eine Zeile deines Jobs abdecken: { $what }. Dein Gehalt ist jetzt { $sum }. Welche Zeile?
last-will-ask-any-line = Welche Zeile deines Jobs deckst du ab? Dein Gehalt ist jetzt { $sum }.
last-will-ask-sale = { $card }: Du darfst ohne Aktion eine Immobilie verkaufen. Welche?
last-will-ask-sale-bare = { $card }: Du darfst ohne Aktion und ohne Marktplättchen eine Immobilie verkaufen. Welche?
last-will-ask-look = { $count ->
    [one] Welche Karte behältst du? Die anderen werden abgeworfen.
   *[other] Welche { $count } Karten behältst du? Die anderen werden abgeworfen.
}
last-will-ask-opera = Die Oper kostet { $sum }. Darf es mit einem Helfer mehr sein?
last-will-ask-event = { $cards }: Du gibst { $sum } aus. Füge hinzu, was mitgeht, dann zahle.
last-will-ask-use = { $cards }: Du gibst { $sum } aus. Darf es mit einem Helfer mehr sein?
last-will-ask-upkeep = { $cards }: Der Unterhalt kostet { $sum }. Erhöht ein Helfer ihn?
last-will-ask-purchase = { $cards }: Der Preis ist { $sum }. Ändert ein Helfer ihn?
last-will-ask-proceeds = { $cards }: Du bekommst { $sum }. Ändert ein Helfer etwas daran?
last-will-ask-turn = { $count ->
    [0] Keine Aktion übrig. Beende deinen Zug, oder tu etwas, das keine braucht.
    [one] Du bist am Zug: noch { $count } Aktion. Was tust du?
   *[other] Du bist am Zug: noch { $count } Aktionen. Was tust du?
}
last-will-ask-other-plan = { $who } nimmt einen Plan.
last-will-ask-other-draw = { $who } zieht Karten.
last-will-ask-other-errand = { $who } schickt einen Laufburschen.
last-will-ask-other-turn = { $who } ist am Zug.

## How it ends
last-will-over-debt = { $you ->
    [yes] Du bist bankrott, mit { $sum } Schulden. Das ganze Vermögen ist dein: Niemand hat es weniger verdient.
   *[no] { $who } ist bankrott, mit { $sum } Schulden, und erbt alles. Lange wird es nicht reichen.
}
last-will-over-broke = { $you ->
    [yes] Du bist bankrott, auf den Penny genau. Das ganze Vermögen ist dein: Geh sorgsam damit um.
   *[no] { $who } ist bankrott, auf den Penny genau, und erbt alles. Lange wird es nicht reichen.
}
last-will-over-rich = { $you ->
    [yes] Niemand ist bankrott, eine Schande. Du hast am wenigsten übrig, { $sum }, und erbst trotzdem.
   *[no] Niemand ist bankrott, eine Schande. { $who } hat am wenigsten übrig, { $sum }, und erbt trotzdem.
}
last-will-over-shared = { $who } haben gleich gut verschwendet und teilen sich das Vermögen.

## What a seat can do
last-will-do-keep = behalten: { $card } ({ $what })
last-will-do-plan = Plan { $number }: { $what }
last-will-do-draw = { $what } ({ $count } im Stapel)
last-will-do-take = holen: { $card } ({ $what })
last-will-do-home = den Laufburschen zu Hause behalten
last-will-do-opera = Oper: { $sum } ausgeben und eine Zeile mit Maske abdecken
last-will-do-opera-bare = Oper: { $sum } ausgeben
last-will-do-market = Immobilienmarkt: die Marktplättchen verlegen
last-will-do-extension = Anbau: ein Fach mehr auf deinem Tableau
last-will-do-draw-card = eine Karte ziehen
last-will-do-demotion = Degradierung: eine beliebige Zeile deines Jobs abdecken
last-will-do-double-extension = Doppelfeld: ein Anbau
last-will-do-double-demotion = Doppelfeld: eine Degradierung, für eine beliebige Zeile
last-will-do-tokens-worth = { $what }; deine Häuser zählen { $sum }
last-will-do-tokens-same = { $what } (wie jetzt)
last-will-do-play = spielen: { $card } ({ $what })
last-will-do-join = mitspielen: { $card }, { $sum }
last-will-do-with = dazu: { $card }, { $sum }
last-will-do-with-on = dazu: { $card }, { $sum } ({ $on })
last-will-do-bonus = mit Helfer { $card }: { $sum }
last-will-do-bonus-on = mit Helfer { $card }: { $sum } ({ $on })
last-will-do-pay = { $sum } zahlen
last-will-do-sell-now = für { $sum } verkaufen
last-will-do-put = aufs Tableau: { $card } ({ $what })
last-will-do-drop = vom Tableau abwerfen: { $card }
last-will-do-use = nutzen: { $card } ({ $what })
last-will-do-buy = für { $sum } kaufen: { $card }
last-will-do-sell = für { $sum } verkaufen: { $card }
last-will-do-sell-by = für { $sum } verkaufen, ohne Aktion ({ $by }): { $card }
last-will-do-maintain = für { $sum } unterhalten: { $card }
last-will-do-maintain-by = für { $sum } unterhalten, ohne Aktion ({ $by }): { $card }
last-will-do-token = ein Begleitplättchen ({ $card }, { $sum }) auf diese Karte: { $on }
last-will-do-demote = Zeile { $number } abdecken: { $what }, { $sum }
last-will-do-skip-line = keine Zeile abdecken
last-will-do-skip-sale = nichts verkaufen
last-will-do-end = { $count ->
    [0] den Zug beenden
    [one] den Zug beenden ({ $count } Aktion geht verloren)
   *[other] den Zug beenden ({ $count } Aktionen gehen verloren)
}

## The same on buttons
last-will-button-keep = Behalten
last-will-button-plan = Plan { $number } nehmen
last-will-button-draw = Diesen Stapel wählen
last-will-button-take = Holen
last-will-button-home = Zu Hause behalten
last-will-button-opera = Oper
last-will-button-market = Immobilienmarkt
last-will-button-extension = Anbau
last-will-button-draw-card = Karte ziehen
last-will-button-demotion = Degradierung
last-will-button-tokens = So verlegen
last-will-button-play = Spielen
last-will-button-join = In den Satz nehmen
last-will-button-with = Hinzufügen
last-will-button-bonus = Helfen lassen
last-will-button-pay = { $sum } zahlen
last-will-button-sell = Für { $sum } verkaufen
last-will-button-put = Aufs Tableau legen
last-will-button-drop = Abwerfen
last-will-button-use = Nutzen
last-will-button-buy = Für { $sum } kaufen
last-will-button-maintain = Für { $sum } unterhalten
last-will-button-token = Plättchen hierhin
last-will-button-demote = Zeile { $number } abdecken
last-will-button-skip-line = Keine Zeile abdecken
last-will-button-skip-sale = Nichts verkaufen
last-will-button-end = Zug beenden
