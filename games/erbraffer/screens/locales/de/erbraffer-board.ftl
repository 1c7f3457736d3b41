# Die Erbraffer: der Stammbaum.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-board-tree = Der Stammbaum
erbraffer-board-calendar = Kalender
erbraffer-board-heirlooms = Erbstücke
erbraffer-board-couples = Paare
erbraffer-board-generation = Die Generation von { $year }
erbraffer-board-dead = tot
erbraffer-board-living = lebt
erbraffer-board-unborn = lebt noch nicht
erbraffer-board-year-start = die Partie beginnt
erbraffer-board-year-white = weißes Jahr: Ein Testament wird gelegt
erbraffer-board-year-golden = goldenes Jahr: Die Generation wechselt
erbraffer-board-year-last = die letzte Runde beginnt
erbraffer-board-married-to = verheiratet mit { $name }
erbraffer-board-child-of = Kind von { $couple }
erbraffer-board-heir = letzte Generation
erbraffer-board-worth = { $heirloom }, { $sum } wert
erbraffer-board-dowry = eine Mitgift von { $sum } wartet
erbraffer-board-coming = { $sum } sind hier zugedacht
erbraffer-board-sealed = durch ein Testament versiegelt
erbraffer-board-sealed-since = seit { $year } durch ein Testament versiegelt
erbraffer-board-my-heir = { $sex ->
    [woman] geheime Erbin
   *[man] geheimer Erbe
}
erbraffer-board-mine = { $sex ->
    [woman] deine geheime Erbin
   *[man] dein geheimer Erbe
}
erbraffer-board-heir-of = { $sex ->
    [woman] geheime Erbin von { $who }
   *[man] geheimer Erbe von { $who }
}
erbraffer-board-holds-card = { $sex ->
    [woman] du hast eine Karte dieser Gönnerin
   *[man] du hast eine Karte dieses Gönners
}
erbraffer-board-share = { $percent } % davon kämen bei dir an
erbraffer-board-leads = führt zu meinem Vermögen
erbraffer-board-key = ich habe die Karte
erbraffer-board-married = verheiratet
erbraffer-board-benefactor = Gönner
erbraffer-board-to-child = zu { $name }
erbraffer-board-ask = { $what }?
erbraffer-board-key-tip = Stirbt diese Generation, gehört dir das Geld dort, oder die Hälfte, wenn noch jemand dieselbe Karte hat.
erbraffer-board-married-tip = Nachlässe gehen zu gleichen Teilen an verheiratete Kinder. Nur sie bekommen Erbstücke, beliebig verteilt.
erbraffer-board-benefactor-tip = Sie können beliebig viel vom Geld eines Nachlasses bekommen. Sterben sie, geht es an alle mit ihrer Karte, zu zweit je die Hälfte, oder an die Bank.
erbraffer-board-key-sealed = versiegelt
erbraffer-board-key-sealed-tip = Versiegelt bis zum nächsten goldenen Jahr.
erbraffer-board-key-dashes = gewählter Weg
erbraffer-board-key-dashes-tip = Der Weg des Geldes vom gewählten Familienmitglied.
erbraffer-board-percent = so viel von einer Summe dort kommt bei mir an
erbraffer-board-dowries = eine Mitgift von 5.000 kommt, sobald sie leben
erbraffer-board-mover = wer die Sanduhr in ein goldenes Jahr rückt, verteilt zuerst
erbraffer-key-list = zur Liste der Familienmitglieder oder Erbstücke gehen
