# Wie das Regelheft beginnt. Was zwischen zwei Sternen steht, ist hervorgehoben.

maloney-primer-goal = Sammle die meisten Punkte und beerbe den alten Maloney.
maloney-primer-first = Alle fahren in *einem Auto*, jeden Tag in eine andere Stadt.
maloney-primer-second = Jeden Morgen wird das Auto *versteigert*. Das höchste Gebot fährt.
maloney-primer-third = In einer Stadt darfst du bis zu *zwei Karten* dieser Stadt ausspielen.
maloney-primer-fourth = Eine Karte ist an ihrem besten Tag 7 wert, danach jeden Tag einen weniger. *Dienstag und Freitag zählen doppelt.*
maloney-primer-fifth = Bei *69 Punkten* ist Schluss, sobald der Tag für alle gezählt ist. Dann bringen je 1.000 $, die du noch hast, einen Punkt mehr.
maloney-primer-turn = Ein Tag in fünf Bildern
maloney-primer-auction = Die Versteigerung
maloney-primer-auction-text = Gebote steigen in Hundertern. Haben alle anderen gepasst, ist das Auto verkauft. Ohne Gebot fährt umsonst, wer es zuletzt hatte.
maloney-primer-drive = Die Fahrt
maloney-primer-drive-text = Wer am Steuer sitzt, wählt eine Stadt am Ende einer Straße.
maloney-primer-suitcase = Der Koffer
maloney-primer-suitcase-text = Ist er noch zu, öffnet ihn, wer gefahren ist. Er bringt höchstens 5 Punkte oder 1.500 $ und kostet höchstens 3 Punkte oder 1.000 $.
maloney-primer-cards = Die Karten
maloney-primer-cards-text = Alle wählen geheim, dann werden die Karten gemeinsam aufgedeckt.
maloney-primer-testament = Das Testament
maloney-primer-testament-text = Es zeigt, wer vorn liegt, und sonst nichts. Dann beginnt ein neuer Tag. Neue Karten bekommt niemand: Der Stapel ist für die Sonntage.
