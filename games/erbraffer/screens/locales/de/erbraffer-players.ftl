# Die Erbraffer: secrets, players, and the end.
#
# $name and $names are names of the family or, in the notes on the end, of players. $sex is woman or man; of
# several it is women, or men if one of them is a man. All others are numbers.

## My secrets

erbraffer-players-secrets = Meine Geheimnisse
erbraffer-players-only-you = nur für dich
erbraffer-players-heirs = { $sex ->
    [woman] Deine geheime Erbin
    [man] Dein geheimer Erbe
    [women] Deine geheimen Erbinnen
   *[men] Deine geheimen Erben
}
erbraffer-players-heir = { $sex ->
    [woman] { $name } ist deine geheime Erbin. Goldene Linien führen zu ihr: je dicker, desto mehr kommt an.
   *[man] { $name } ist dein geheimer Erbe. Goldene Linien führen zu ihm: je dicker, desto mehr kommt an.
}
erbraffer-players-heirs-two = { $sex ->
    [women] { $names } sind deine geheimen Erbinnen: Alles, was sie besitzen, gehört dir. Goldene Linien führen zu ihnen.
   *[men] { $names } sind deine geheimen Erben: Alles, was sie besitzen, gehört dir. Goldene Linien führen zu ihnen.
}
erbraffer-players-my-benefactors = Deine Gönnerkarten
erbraffer-players-mine = Gönnerkarte von { $name }. { $year } bekommst du alles Geld dort, oder die Hälfte, wenn noch jemand dieselbe Karte hat.
erbraffer-players-paid = ausgezahlt
erbraffer-players-nothing = nichts geerbt

## The players

erbraffer-players-title = Am Tisch
erbraffer-players-open = Geheime Erben und Gönnerkarten
erbraffer-players-plays = am Zug
erbraffer-players-seals = legt ein Testament
erbraffer-players-shares = verteilt
erbraffer-players-hand = Handkarten
erbraffer-players-keys = verdeckte Gönnerkarten
erbraffer-players-collected = von Gönnern eingenommen
erbraffer-players-stock = Stapel { $pile } · Ablage { $discards }
erbraffer-players-shown-heir = { $sex ->
    [woman] { $name }, geheime Erbin
   *[man] { $name }, geheimer Erbe
}
erbraffer-players-shown-paid = { $name }, Gönnerkarte, ausgezahlt
erbraffer-players-shown-kept = { $name }, Gönnerkarte, nie gezeigt

## The end

erbraffer-players-reveal = Die Porträts werden umgedreht
erbraffer-players-place = { $place }.
erbraffer-players-cash = Geld
erbraffer-players-worth = Erbstücke
erbraffer-players-left = Gönner
erbraffer-players-fortune = Vermögen
erbraffer-players-tie = { $names } sind gleich reich: Die wertvolleren Erbstücke entscheiden ({ $rule }).
erbraffer-players-shared = { $names } sind gleich reich, auch an Erbstücken: Sie teilen sich den Platz ({ $rule }).
erbraffer-players-chart = Alle Vermögen nach Jahren.
erbraffer-players-chart-what = Geld und Erbstücke der lebenden Vorfahren, zu dem Anteil, der bei gleichmäßiger Verteilung und ohne Geld für Gönner in der letzten Reihe ankäme. Dazu kommt, was Gönner eingebracht haben. Der letzte Punkt ist das wahre Vermögen.
erbraffer-players-chart-table = Jahr für Jahr
erbraffer-players-year = Jahr
