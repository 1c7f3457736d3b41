# The company of Die Erbraffer: secrets, players, the end, the guide, and what is in the box.
#
# $name, $names, $parents and $owner are names of the family or, in the notes on the end, of players. $sex is woman or
# man, $sum an amount already written as money, all others are numbers.

## My secrets

erbraffer-company-secrets = Meine Geheimnisse
erbraffer-company-only-you = nur du
erbraffer-company-heirs = Deine Erben
erbraffer-company-heir = { $sex ->
    [woman] { $name } ist deine Erbin. Goldene Linien führen zu ihr; je dicker, desto mehr kommt an.
   *[man] { $name } ist dein Erbe. Goldene Linien führen zu ihm; je dicker, desto mehr kommt an.
}
erbraffer-company-heirs-two = { $names } erben für dich: Was auch immer sie besitzen, gehört dir. Goldene Linien führen zu ihnen.
erbraffer-company-my-benefactors = Deine Gönnerkarten
erbraffer-company-paid = ausgezahlt
erbraffer-company-nothing = starb arm

## The players

erbraffer-company-players = Am Tisch
erbraffer-company-you = du
erbraffer-company-plays = am Zug
erbraffer-company-seals = legt ein Testament
erbraffer-company-shares = verteilt einen Nachlass
erbraffer-company-hand = Handkarten
erbraffer-company-keys = verdeckte Gönnerkarten
erbraffer-company-collected = von Gönnern eingenommen
erbraffer-company-stock = Stapel { $pile } · Ablage { $discards }
erbraffer-company-shown-heir = { $name }, erbt
erbraffer-company-shown-paid = { $name }, Gönnerkarte, ausgezahlt
erbraffer-company-shown-kept = { $name }, Gönnerkarte, nie gezeigt

## The end

erbraffer-company-reveal = Die Porträts werden umgedreht
erbraffer-company-place = { $place }.
erbraffer-company-cash = Geld
erbraffer-company-worth = Erbstücke
erbraffer-company-left = Gönner
erbraffer-company-fortune = Vermögen
erbraffer-company-tie = { $names } sind gleich reich: Die wertvolleren Erbstücke entscheiden ({ $rule }).
erbraffer-company-shared = { $names } sind gleich reich, auch an Erbstücken: Sie teilen sich den Platz ({ $rule }).
erbraffer-company-chart = Alle Vermögen nach Jahren.
erbraffer-company-chart-what = Was auf den lebenden Vorfahren liegt, Geld und Erbstücke, zu dem Anteil, der bei gleichmäßigem Teilen und ohne Gaben an Gönner beim Erben ankäme; dazu, was Gönner eingebracht haben. Der letzte Punkt ist das wahre Vermögen.
erbraffer-company-chart-table = Dasselbe in Zahlen
erbraffer-company-year = Jahr

## The guide

erbraffer-company-welcome = Willkommen in der Familie
erbraffer-company-welcome-text = Dein Geheimnis heißt { $names }: Was bis zum Ende dort ankommt, ist dein Vermögen. Niemand sonst weiß davon, also lass dir nichts anmerken. Goldene Linien im Stammbaum zeigen, wessen Geld dorthin fließt: je dicker, desto mehr kommt an. Bist du am Zug, wähle eine Karte aus deiner Hand.
erbraffer-company-choose = Wer hat es verdient?
erbraffer-company-choose-text = Wähle nun ein Porträt der lebenden Reihe. Gutes gönnst du am besten denen, von denen eine goldene Linie zu deinem Erben führt, Schlechtes den anderen. Aber verwöhne die Deinen nicht zu offen: Alle schauen zu.
erbraffer-company-cards = Vier Karten, eine pro Zug
erbraffer-company-cards-text = Du spielst eine Karte und ziehst eine nach. Graue Karten tun nur, was darauf steht. Beige tragen eine Sanduhr: Nach ihnen vergehen zehn Jahre. Passt dir nichts, wirf stattdessen eine bis vier Karten ab und zieh ebenso viele.
erbraffer-company-throw = Eine frische Hand
erbraffer-company-throw-text = Markiere, was du loswerden willst, und bestätige: Du ziehst ebenso viele nach, und dein Zug ist vorbei. Abgeworfene Karten bewirken nichts, auch nicht mit Sanduhr; aber alle sehen sie.
erbraffer-company-others = Behalte die Verwandtschaft im Auge
erbraffer-company-others-text = Wen die anderen begünstigen, verrät, wo ihre Erben sitzen könnten; und ebenso lesen sie in dir. Ein kleines Geschenk an den falschen Vetter ist manchmal gut angelegt. Hand, Erben und Gönnerkarten sind geheim, das Eingenommene nicht.
erbraffer-company-hourglass = Die Zeit vergeht
erbraffer-company-hourglass-text = Diese Karte trägt eine Sanduhr: Nach ihrer Wirkung vergehen zehn Jahre. In einem weißen Jahr legst du dann ein Testament. In einem goldenen wie 1870 tritt eine ganze Generation ab, und du verteilst den ersten Nachlass.
erbraffer-company-testament = Versiegelt bis auf Weiteres
erbraffer-company-testament-text = In einem weißen Jahr legt, wer die Sanduhr gerückt hat, ein Testament auf ein lebendes Porträt. Geld und Erbstücke sind dort bis zum nächsten goldenen Jahr für niemanden zu erreichen. Schütze, was zu deinem Erben führt, oder sorge dafür, dass jemand arm bleibt.
erbraffer-company-golden = Ein goldenes Jahr
erbraffer-company-golden-text = Die Generation von 1840 tritt ab. Wer die Sanduhr gerückt hat, sucht ein Paar aus und verteilt dessen Nachlass an die Kinder, dann ist reihum das nächste Paar dran, bis alle geregelt sind. Die Paare über deinen goldenen Linien sind deine Aufmerksamkeit wert.
erbraffer-company-estate = Drei Gesetze für einen Nachlass
erbraffer-company-estate-text = Gesetz 1: Kinder in ovalen Rahmen, die Gönner, dürfen beliebig viel vom Geld bekommen. Gesetz 2: Den Rest teilen sich die verheirateten Kinder gleichmäßig; wer einen überzähligen Tausender erhält, sagst du. Gesetz 3: Erbstücke gehen nur an verheiratete Kinder, verteilt, wie du magst.
erbraffer-company-rewrite = Dein neues Testament
erbraffer-company-rewrite-text = Der ganze Nachlass liegt wieder auf dem Tisch, und Gesetz 2 bindet dich nicht: Teile das Geld, wie du magst, in ganzen Tausendern. Erbstücke gehen weiterhin nur an verheiratete Kinder.
erbraffer-company-new-will = Bleibt es dabei?
erbraffer-company-new-will-text = Nach jedem Nachlass werden alle nach einem neuen Testament gefragt, ob sie eines haben oder nicht: So verrät sich niemand. Mit so einer Karte verteilst du diesen Nachlass noch einmal. Sonst lass es dabei, auf Wunsch gleich für den ganzen Generationswechsel.
erbraffer-company-aunts = Reiche Tanten, gute Onkel
erbraffer-company-aunts-text = Gönner haben keine Kinder. Stirbt ihre Generation, geht das Geld auf ihrem Porträt an die, die ihre Karte haben, bei zweien je zur Hälfte. Deine liegen bei deinen Geheimnissen: Etwas Geld in einem ovalen Rahmen kommt vielleicht geradewegs zu dir.
erbraffer-company-over = 1870 endet ein erster Versuch
erbraffer-company-over-text = Du hast alles gesehen: Karten, Testamente, einen Nachlass. Eine ganze Partie geht so weiter, vier Generationen lang, bis im Jahr 2000 die Porträts umgedreht werden und das größte Vermögen gewinnt. Beginne eine, wann du magst, mit Freunden oder mit Bots.

## What is in the box

erbraffer-company-parts-rebuilt = Die gedruckte Familie kennen wir nicht: Wer von wem abstammt, die Namen und die meisten Erbstücke sind rekonstruiert. Sie passen zu allen bekannten Anzahlen und Grenzen, sind aber nicht die gedruckten Werte.
erbraffer-company-parts-cash = auf jedem Ahnen der ersten Reihe
erbraffer-company-parts-hand = { $count ->
    [one] { $count } Einflusskarte auf jeder Hand
   *[other] { $count } Einflusskarten auf jeder Hand
}
erbraffer-company-parts-portraits = Porträtkarten für alle: je { $few } zu zweit oder zu dritt, je { $many } zu viert bis zu sechst
erbraffer-company-parts-keys = Gönnerkarten für alle: je { $few } zu zweit oder zu dritt, je { $many } zu viert bis zu sechst
erbraffer-company-parts-family = Die Familie
erbraffer-company-parts-family-what = { $persons } Porträts in sechs Generationen, darunter { $couples } Paare. Ovale Rahmen haben die Gönner: Sie heiraten nie.
erbraffer-company-parts-couples = Paare
erbraffer-company-parts-child = { $sex ->
    [woman] Tochter von { $parents }
   *[man] Sohn von { $parents }
}
erbraffer-company-parts-founder = gründet die Familie
erbraffer-company-parts-married-in = heiratet ein
erbraffer-company-parts-benefactor = { $sex ->
    [woman] Gönnerin
   *[man] Gönner
}
erbraffer-company-parts-dowry = Mitgift { $sum }
erbraffer-company-parts-heirlooms = Die Erbstücke
erbraffer-company-parts-heirlooms-what = { $count ->
    [one] { $count } Erbstück; es liegt zuerst bei einem Ahnen.
   *[other] { $count } Erbstücke; zuerst liegt jedes bei einem Ahnen.
}
erbraffer-company-parts-beside = bei { $owner }
erbraffer-company-parts-influence = Die Einflusskarten
erbraffer-company-parts-influence-what = { $count } Karten. { $beige } davon sind beige und tragen eine Sanduhr, die anderen sind grau.
erbraffer-company-parts-hourglass = Sanduhr: Zehn Jahre vergehen
erbraffer-company-parts-no-hourglass = Keine Sanduhr
erbraffer-company-parts-benefactors = Die Gönnerkarten
erbraffer-company-parts-benefactors-what = { $count } Karten: zwei für jeden der { $benefactors } Gönner, in der Farbe ihrer Generation.
erbraffer-company-parts-calendar = Der Kalender
erbraffer-company-parts-calendar-what = Die Sanduhr rückt immer um zehn Jahre weiter.
erbraffer-company-parts-first = das Spiel beginnt
erbraffer-company-parts-white = ein Testament
erbraffer-company-parts-golden = Generationswechsel
erbraffer-company-parts-last = die letzte Runde
erbraffer-company-parts-rest = Und außerdem
erbraffer-company-parts-cards = { $count ->
    [one] { $count } Porträtkarte
   *[other] { $count } Porträtkarten, eine für jeden Erben der letzten Reihe
}
erbraffer-company-parts-testaments = { $count ->
    [one] { $count } Testament
   *[other] { $count } Testamente
}
erbraffer-company-parts-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
erbraffer-company-parts-coins-what = Wie viele Münzen es von jeder Sorte gibt, ist rekonstruiert. Das betrifft nur die Anzeige: Die Bank wird nie leer.
