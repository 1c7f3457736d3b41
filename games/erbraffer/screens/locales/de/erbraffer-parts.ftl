# Die Erbraffer: what is in the box.
#
# $parents and $owner are names of the family. $sex is woman or man, $sum an amount already written as money, all
# others are numbers.

erbraffer-parts-rebuilt = Die gedruckte Familie kennen wir nicht: Eltern, Namen und die meisten Erbstücke sind rekonstruiert. Sie passen zu allen bekannten Zahlen und Grenzen, sind aber nicht die gedruckten Werte.
erbraffer-parts-cash = auf jedem Porträt der ersten Reihe
erbraffer-parts-hand = { $count ->
    [one] { $count } Einflusskarte auf jeder Hand
   *[other] { $count } Einflusskarten auf jeder Hand
}
erbraffer-parts-portraits = Porträtkarten für alle: je { $few } zu zweit oder zu dritt, je { $many } zu viert bis zu sechst
erbraffer-parts-keys = Gönnerkarten für alle: je { $few } zu zweit oder zu dritt, je { $many } zu viert bis zu sechst
erbraffer-parts-family = Die Familie
erbraffer-parts-family-what = { $persons } Porträts in sechs Generationen, darunter { $couples } Paare. Ovale Rahmen haben die Gönner: Sie heiraten nie.
erbraffer-parts-couples = Paare
erbraffer-parts-child = { $sex ->
    [woman] Tochter von { $parents }
   *[man] Sohn von { $parents }
}
erbraffer-parts-founder = gründet die Familie
erbraffer-parts-married-in = heiratet ein
erbraffer-parts-benefactor = { $sex ->
    [woman] Gönnerin
   *[man] Gönner
}
erbraffer-parts-dowry = Mitgift { $sum }
erbraffer-parts-heirlooms = Die Erbstücke
erbraffer-parts-heirlooms-what = { $count ->
    [one] { $count } Erbstück, zu Beginn in der ersten Reihe.
   *[other] { $count } Erbstücke, zu Beginn in der ersten Reihe.
}
erbraffer-parts-beside = bei { $owner }
erbraffer-parts-influence = Die Einflusskarten
erbraffer-parts-influence-what = { $count } Karten. { $beige } davon sind beige und tragen eine Sanduhr, die anderen sind grau.
erbraffer-parts-hourglass = Sanduhr: Zehn Jahre vergehen
erbraffer-parts-no-hourglass = Keine Sanduhr
erbraffer-parts-benefactors = Die Gönnerkarten
erbraffer-parts-benefactors-what = { $count } Karten: zwei für jeden der { $benefactors } Gönner, in der Farbe ihrer Generation.
erbraffer-parts-calendar = Der Kalender
erbraffer-parts-calendar-what = Die Sanduhr rückt immer um zehn Jahre weiter.
erbraffer-parts-first = die Partie beginnt
erbraffer-parts-white = ein Testament
erbraffer-parts-golden = Generationswechsel
erbraffer-parts-last = die letzte Runde
erbraffer-parts-rest = Und außerdem
erbraffer-parts-cards = { $count ->
    [one] { $count } Porträtkarte
   *[other] { $count } Porträtkarten, eine für jedes Porträt der letzten Reihe
}
erbraffer-parts-testaments = { $count ->
    [one] { $count } Testament
   *[other] { $count } Testamente
}
erbraffer-parts-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
erbraffer-parts-coins-what = Wie viele Münzen es von jeder Sorte gibt, ist rekonstruiert. Das betrifft nur die Anzeige: Die Bank wird nie leer.
