# Die Erbraffer: what a player can hope for, what a first game has shown by 1870, and what the guide says after that.
#
# $sum, $low and $high are amounts already written, $name and $names are names of the family, $sex is woman or man.
# $percent and $year are numbers.

## What reaches my heir

erbraffer-outlook-fortune = Mein Vermögen, geschätzt
erbraffer-outlook-about = ≈ { $sum }

## 1870

erbraffer-trial-learned = Das hast du gesehen
erbraffer-trial-cards = Einflusskarten: Du spielst eine pro Zug, und nach den beigen vergehen zehn Jahre.
erbraffer-trial-testaments = Testamente: Sie versiegeln ein Porträt bis zum nächsten goldenen Jahr.
erbraffer-trial-estates = Nachlässe: Was ein Paar hinterlässt, wird an seine Kinder verteilt.
erbraffer-trial-benefactors = Gönner: Ihr Geld geht an alle, die ihre Karten haben.
erbraffer-trial-next = Vier Generationen folgen noch, bis im Jahr 2000 die Porträts umgedreht werden.
erbraffer-trial-ahead = Geschätzte Vermögen 1870
erbraffer-trial-first = { $count ->
    [one] { $names } liegt vorn.
   *[other] { $names } liegen gemeinsam vorn.
}
erbraffer-trial-level = { $names } sind nach der Schätzung gleich reich: Am Ende einer Partie entscheiden die wertvolleren Erbstücke ({ $rule }).
erbraffer-trial-again = Eine neue Partie beginnt wieder 1840, ohne Begleiter.

## Later lessons

erbraffer-guide-beyond = Die Wege werden kürzer
erbraffer-guide-beyond-text = Die goldenen Linien beginnen jetzt eine Reihe tiefer: Von jeder Summe kommt mehr bei dir an. Wähle eine Karte, und jedes Porträt zeigt, wie viel. Von nun an können auch Geschwister einander Geld geben.
erbraffer-guide-paid = { $name } hat an dich gedacht
erbraffer-guide-paid-text = { $sex ->
    [woman] { $name } ist gestorben und hat dir { $sum } hinterlassen, weil du ihre Karte hast. Das Geld gehört dir für immer, und niemand kommt mehr daran. Aber alle haben es gesehen.
   *[man] { $name } ist gestorben und hat dir { $sum } hinterlassen, weil du seine Karte hast. Das Geld gehört dir für immer, und niemand kommt mehr daran. Aber alle haben es gesehen.
}
erbraffer-guide-golden-again = { $year }, ein goldenes Jahr
erbraffer-guide-golden-again-text = Wieder tritt eine Generation ab. Nimm das Paar mit der dicksten goldenen Linie, bevor es jemand anders tut. Dann bestimmst du über den übrigen Tausender, alle Erbstücke und das, was an Gönner geht.
erbraffer-guide-will-card = Du hast ein neues Testament
erbraffer-guide-will-card-text = Damit verteilst du diesen Nachlass noch einmal, ohne Gesetz 2. Spiel es, wenn viel Geld an dir vorbeigeht. Sonst passe und behalte es: In einer späteren Generation ist es vielleicht mehr wert.
erbraffer-guide-heir-lives = Die letzte Reihe lebt
erbraffer-guide-heir-lives-text = Was dort gegeben wird, kommt ganz an, und vererbt wird nichts mehr. Aber auch die anderen kennen die Reihe: Rechne mit Besuch vom Finanzamt.
erbraffer-guide-last-round = Die letzte Runde
erbraffer-guide-last-round-text = Alle haben noch einen Zug, und Sanduhren zählen nicht mehr. Dann werden alle Porträts umgedreht, und das größte Vermögen gewinnt. Aufheben lohnt sich nicht mehr.

## Who to choose

erbraffer-outlook-percent = { $percent } %
erbraffer-outlook-half = ½–alles
erbraffer-give-gain = { $who } { $sum } geben
erbraffer-give-loss = { $who } { $sum } nehmen
erbraffer-give-lose-all = { $who } alles nehmen
erbraffer-give-halve = Geld halbieren: { $who }
erbraffer-give-double = Geld verdoppeln: { $who }
erbraffer-give-sibling = Hälfte geben: { $who }
erbraffer-give-to = An { $who } geben
erbraffer-give-testament = { $who } versiegeln
erbraffer-board-left = Links noch #
erbraffer-board-right = Rechts noch #
erbraffer-board-whole = Ganzer Stammbaum
erbraffer-outlook-span = { $low }–{ $high }
erbraffer-outlook-cash = Geld
erbraffer-outlook-heirlooms = Erbstücke
erbraffer-outlook-benefactors = Gönner
erbraffer-outlook-what = So groß wäre dein Vermögen, wenn jeder Nachlass gleichmäßig an die verheirateten Kinder ginge. Deine Gönnerkarten zählen als Spanne: die Hälfte, wenn noch jemand dieselbe Karte hat, sonst alles. Die Schätzung beruht nur auf dem, was du wissen darfst.
