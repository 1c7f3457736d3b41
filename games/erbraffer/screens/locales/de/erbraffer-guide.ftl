# Die Erbraffer: what the guide says in a first game. $names are names of the family.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-guide-welcome = Willkommen in der Familie
erbraffer-guide-welcome-text = { $sex ->
    [woman] Deine geheime Erbin: { $names }.
    [man] Dein geheimer Erbe: { $names }.
    [women] Deine geheimen Erbinnen: { $names }.
   *[men] Deine geheimen Erben: { $names }.
} Was bis zum Ende dort ankommt, ist dein Vermögen. Niemand sonst weiß davon, also lass dir nichts anmerken. Goldene Linien im Stammbaum zeigen, wessen Geld dorthin fließt: je dicker, desto mehr kommt an. Bist du am Zug, wähle eine deiner Handkarten.
erbraffer-guide-choose = Wer hat es verdient?
erbraffer-guide-choose-text = Wähle nun ein Porträt der lebenden Reihe. Gutes ist am besten für Porträts, von denen eine goldene Linie zu deinem Vermögen führt, Schlechtes für die anderen. Aber verwöhne die Deinen nicht zu offen: Alle schauen zu.
erbraffer-guide-cards = Vier Karten, eine pro Zug
erbraffer-guide-cards-text = Du spielst eine Karte und ziehst eine nach. Graue Karten tun nur, was darauf steht. Beige tragen eine Sanduhr: Nach ihnen vergehen zehn Jahre. Passt dir nichts, wirf stattdessen eine bis vier Karten ab und zieh ebenso viele.
erbraffer-guide-throw = Frische Karten
erbraffer-guide-throw-text = Markiere, was du loswerden willst, und bestätige. Du ziehst ebenso viele nach, und dein Zug ist vorbei. Abgeworfene Karten bewirken nichts, auch nicht mit Sanduhr, aber alle sehen sie.
erbraffer-guide-others = Achte auf die Familie
erbraffer-guide-others-text = Wen die anderen begünstigen, verrät, wo ihre Erben sein könnten, und ebenso lesen sie in dir. Ein kleines Geschenk an den falschen Vetter ist manchmal gut angelegt. Handkarten, Erben und Gönnerkarten sind geheim. Was jemand eingenommen hat, sehen alle.
erbraffer-guide-hourglass = Die Zeit vergeht
erbraffer-guide-hourglass-text = Diese Karte trägt eine Sanduhr: Nach ihrer Wirkung vergehen zehn Jahre. In einem weißen Jahr legst du dann ein Testament. In einem goldenen wie 1870 tritt eine ganze Generation ab, und du verteilst den ersten Nachlass.
erbraffer-guide-testament = Versiegelt bis auf Weiteres
erbraffer-guide-testament-text = Wer die Sanduhr in ein weißes Jahr rückt, legt ein Testament auf ein lebendes Porträt. Geld und Erbstücke sind dort bis zum nächsten goldenen Jahr versiegelt. Schütze, was zu deinem Vermögen führt, oder sorge dafür, dass jemand arm bleibt.
erbraffer-guide-golden = Ein goldenes Jahr
erbraffer-guide-golden-text = Die Generation von 1840 tritt ab. Wer die Sanduhr gerückt hat, sucht ein Paar aus und verteilt dessen Nachlass an die Kinder. Dann ist reihum das nächste Paar dran, bis zum letzten. Die Paare über deinen goldenen Linien sind deine Aufmerksamkeit wert.
erbraffer-guide-estate = Drei Gesetze für einen Nachlass
erbraffer-guide-estate-text = Gesetz 1: Kinder in ovalen Rahmen, die Gönner, können beliebig viel vom Geld bekommen. Gesetz 2: Der Rest wird gleichmäßig an die verheirateten Kinder verteilt, und du sagst, wer einen übrigen Tausender bekommt. Gesetz 3: Erbstücke gehen nur an verheiratete Kinder, verteilt, wie du magst.
erbraffer-guide-rewrite = Dein neues Testament
erbraffer-guide-rewrite-text = Der ganze Nachlass ist wieder zu verteilen, und Gesetz 2 gilt nicht: Verteile das Geld, wie du magst, in ganzen Tausendern. Erbstücke gehen weiterhin nur an verheiratete Kinder.
erbraffer-guide-new-will = Ein neues Testament?
erbraffer-guide-new-will-text = Nach jedem Nachlass werden alle nach einem neuen Testament gefragt, ob sie eines haben oder nicht: So verrät sich niemand. Mit so einer Karte verteilst du diesen Nachlass noch einmal. Sonst passe, auf Wunsch gleich für den ganzen Generationswechsel.
erbraffer-guide-aunts = Reiche Tanten, gute Onkel
erbraffer-guide-aunts-text = Gönner haben keine Kinder. Stirbt ihre Generation, geht das Geld auf ihrem Porträt an alle, die ihre Karte haben, bei zweien je zur Hälfte. Deine sind bei deinen Geheimnissen: Etwas Geld in einem ovalen Rahmen kommt vielleicht geradewegs zu dir.
