# Last Will: what the guide of a first game says.

## Lessons
last-will-guide-welcome = Sei zuerst pleite
last-will-guide-welcome-text = Alle beginnen mit gleich viel Geld und wollen es loswerden. Der Weg nach unten über dem Tisch zeigt, wer am ärmsten ist: Dort sitzt die Krone. Am Ende erbt alles, wer am wenigsten hat.
last-will-guide-watch = Sieh dir inzwischen die anderen an
last-will-guide-watch-text = Jede Tafel zeigt Geld, Häuser und Helfer. Eine gestrichelte Linie auf dem Weg nach unten ist Geld, das in Häusern steckt. Wer früher handelt, nimmt dir Karten und Besorgungen weg.
last-will-guide-keep = Du beginnst mit sechs Karten
last-will-guide-keep-text = Behalte zwei: Helfer und Extras bleiben auf deinem Tableau und geben jede Runde etwas aus, Immobilien verlieren für dich an Wert.
last-will-guide-plan = Jede Runde beginnt mit einem Plan
last-will-guide-plan-text = Ein Plan sagt, wie viele Karten du ziehst, wie viele Laufburschen du schickst und wie viele Aktionen du hast. Weiter links kommt man früher dran.
last-will-guide-draw = Du ziehst blind
last-will-guide-draw-text = Wähle für jede Karte einen Stapel. Du siehst sie nach der letzten Wahl. Ereignisse geben Geld aus, Helfer und Extras jede Runde wieder.
last-will-guide-errand = Dein Laufbursche kann eine Karte holen
last-will-guide-errand-text = Die Karten des Angebots liegen offen: Du weißt, was du bekommst. Auf jedem Feld steht höchstens ein Bursche; andere Besorgungen geschehen sofort.
last-will-guide-turn = Jetzt wird Geld ausgegeben
last-will-guide-turn-text = Jede Hand auf einer Karte ist eine Aktion. Weiße Karten sind danach weg. Schwarze bleiben auf dem Tableau. Übrige Aktionen verfallen.
last-will-guide-event = In Begleitung wird es teurer
last-will-guide-event-text = Eine Begleitkarte kommt in den passenden Kreis eines Ereignisses und erhöht den Betrag, ohne Aktion. Auch Helfer auf deinem Tableau können etwas beitragen.
last-will-guide-property = Teuer kaufen, billig verkaufen
last-will-guide-property-text = Ein Haus kostet den höchsten Wert und das Marktplättchen. Jede Nacht ohne Unterhalt fällt es um eine Stufe. Später verkaufst du es billiger: Der Rest ist weg.
last-will-guide-upkeep = Ein Haus braucht Pflege, oder keine
last-will-guide-upkeep-text = Unterhalt kostet Geld, hält aber den Wert. Ohne ihn fällt das Haus heute Nacht. Höfe behalten ihren Wert: Dort ist Unterhalt reines Ausgeben.
last-will-guide-sale = Die Häuser müssen weg
last-will-guide-sale-text = Mit Immobilien ist man nicht bankrott und kann keine Schulden machen. Verkaufe rechtzeitig, am besten bei niedrigem Marktplättchen, und gib den Erlös aus.
last-will-guide-line = Arbeit zahlt, das ist das Problem
last-will-guide-line-text = Jede Zeile deines Jobs zahlt jede Runde. Karten mit ihrem Symbol decken sie ab. Sind alle abgedeckt, bist du gefeuert und kannst endlich bankrott gehen.
last-will-guide-cut = Nur zwei Karten bleiben
last-will-guide-cut-text = Am Ende der Runde behalten alle gleichzeitig zwei Karten. Joker gehen zurück.
last-will-guide-bankrupt = Das Ende ist in Sicht
last-will-guide-bankrupt-text = Die Partie endet, wenn jemand kein Geld, keine Immobilie und keinen Job mehr hat, spätestens nach Runde sieben. Die höchsten Schulden gewinnen: Ohne Besitz darfst du mehr ausgeben, als du hast.

## What the guide proposes, on its button
last-will-guide-do-keep = Behalten: { $card }
last-will-guide-do-plan = Plan { $number } nehmen
last-will-guide-do-draw = Ziehen: { $what }
last-will-guide-do-take = Holen: { $card }
last-will-guide-do-home = Zu Hause behalten
last-will-guide-do-place = { $what }
last-will-guide-do-market = Plättchen so legen
last-will-guide-do-play = Spielen: { $card }
last-will-guide-do-add = Dazu: { $card }
last-will-guide-do-done = Zahlen
last-will-guide-do-put = Auslegen: { $card }
last-will-guide-do-drop = Wegnehmen: { $card }
last-will-guide-do-use = Nutzen: { $card }
last-will-guide-do-buy = Kaufen: { $card }
last-will-guide-do-sell = Verkaufen: { $card }
last-will-guide-do-maintain = Unterhalten: { $card }
last-will-guide-do-token = Plättchen auf { $card }
last-will-guide-do-demote = Abdecken: { $what }
last-will-guide-do-skip = Passen
last-will-guide-do-end = Zug beenden

## Why, in a sentence with a pin
last-will-guide-why-keep = { $card } { $pin } passt zu jedem Ereignis mit diesem Kreis.
last-will-guide-why-keep-house = { $card } { $pin } verliert für dich { $sum } in { $count ->
    [one] einer Nacht
   *[other] { $count } Nächten
}, ganz von allein.
last-will-guide-why-keep-event = { $card } { $pin } gibt { $sum } aus, sobald du sie spielst.
last-will-guide-why-keep-expense = { $card } { $pin } gibt { $sum } aus, in { $count ->
    [one] einer Runde
   *[other] jeder von { $count } Runden
}.
last-will-guide-why-keep-helper = { $card } { $pin } hilft dir in { $count ->
    [one] einer Runde
   *[other] jeder von { $count } Runden
}.
last-will-guide-why-plan = Plan { $number } { $pin } gibt { $what }. { $count ->
    [one] Mit dieser Aktion
   *[other] Mit diesen { $count } Aktionen
} kann deine Hand bis zu { $sum } ausgeben.
last-will-guide-why-draw = Von diesem Stapel { $pin } hast du { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}: { $what }.
last-will-guide-why-take = { $card } { $pin } würde { $sum } ausgeben.
last-will-guide-why-take-blank = { $card } { $pin } liegt offen: Du weißt, was du bekommst.
last-will-guide-why-take-with = { $card } { $pin } würde bis zu { $sum } ausgeben, mit { $what } { $with }.
last-will-guide-why-take-house = { $card } { $pin } würde { $sum } kosten und davon { $loss } verlieren, in { $count ->
    [one] einer Nacht
   *[other] { $count } Nächten
}.
last-will-guide-why-take-expense = { $card } { $pin } würde { $sum } ausgeben, in { $count ->
    [one] einer Runde
   *[other] jeder von { $count } Runden
}.
last-will-guide-why-home = Gerade hilft dir keine Besorgung.
last-will-guide-why-place = Diese Besorgung { $pin } passt: { $what }.
last-will-guide-why-place-opera = Die Oper { $pin } gibt sofort { $sum } aus. Ob du wach bleibst, prüft niemand.
last-will-guide-why-place-demotion = Eine Degradierung { $pin } senkt dein Gehalt von { $before } auf { $after }.
last-will-guide-why-place-extension = { $count ->
    [0] Dein Tableau ist voll
    [one] Nur ein Fach ist frei
   *[other] { $count } Fächer sind frei
}: Ein Anbau { $pin } schafft Platz.
last-will-guide-why-market = Deine Häuser zählen { $sum }, so wie die Plättchen liegen. So kann es bleiben.
last-will-guide-why-play = { $card } { $pin } gibt { $sum } aus.
last-will-guide-why-dear-with = { $card } { $pin } gibt bis zu { $sum } aus, mit { $what } { $with }.
last-will-guide-why-dear-more = { $card } { $pin } kostet kein Geld, gibt dir aber mehr Zeit, es auszugeben.
last-will-guide-why-add = { $card } { $pin } ändert den Betrag um { $sum }, ohne Aktion.
last-will-guide-why-done = Mehr kommt nicht dazu: { $sum } gehen weg, von { $before } auf { $after }.
last-will-guide-why-put = { $card } { $pin } hilft dir in { $count ->
    [one] einer Runde
   *[other] jeder von { $count } Runden
}.
last-will-guide-why-put-expense = { $card } { $pin } gibt { $sum } aus, in { $count ->
    [one] einer Runde
   *[other] jeder von { $count } Runden
}.
last-will-guide-why-put-helper = { $card } { $pin } bringt { $sum } mehr mit dem, was du schon hast.
last-will-guide-why-drop = { $card } { $pin } belegt nur ein Fach.
last-will-guide-why-use = { $card } { $pin } gibt einmal pro Runde { $sum } aus.
last-will-guide-why-buy = { $card } { $pin } kostet { $sum } und verliert davon { $loss } in { $count ->
    [one] einer Nacht
   *[other] { $count } Nächten
}.
last-will-guide-why-buy-farm = { $card } { $pin } kostet { $sum }. Der Wert bleibt, aber der Unterhalt verbrennt jede Runde Geld.
last-will-guide-why-sell = { $card } { $pin } muss weg und bringt nur { $sum }. { $count ->
    [one] Das ist die letzte Nacht.
   *[other] Es bleiben { $count } Nächte.
}
last-will-guide-why-maintain = Der Unterhalt kostet { $sum }: { $card } { $pin }.
last-will-guide-why-token = Ein Plättchen macht { $card } { $pin } jede Runde teurer.
last-will-guide-why-demote = Diese Zeile { $pin } zahlt nicht mehr: { $what }. Dein Gehalt fällt von { $before } auf { $after }.
last-will-guide-why-skip = Das hat noch Zeit.
last-will-guide-why-end = { $count ->
    [0] Keine Aktion ist übrig.
    [one] Eine Aktion ist übrig, aber es gibt nichts Nützliches damit zu tun.
   *[other] { $count } Aktionen sind übrig, aber es gibt nichts Nützliches damit zu tun.
}
