# Worauf der Begleiter zeigt und was er vorschlägt. $pin ist eine Markierung, $name und $names sind Namen der Familie, $card und
# $what Titel, $gain ist, was das geschätzte Vermögen gewinnt oder verliert, $sum eine Summe, $percent eine Zahl.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-hint-welcome = { $sex ->
    [woman] { $pin } ist deine geheime Erbin. Goldene Linien zeigen, wessen Geld dort ankommt.
    [man] { $pin } ist dein geheimer Erbe. Goldene Linien zeigen, wessen Geld dort ankommt.
    [women] { $pin } sind deine geheimen Erbinnen. Goldene Linien zeigen, wessen Geld dort ankommt.
   *[men] { $pin } sind deine geheimen Erben. Goldene Linien zeigen, wessen Geld dort ankommt.
}
erbraffer-hint-choose = Gute Nachrichten passen zu allen mit einer goldenen Linie.
erbraffer-hint-hand = Du spielst eine Karte pro Zug. Nach beigen vergehen zehn Jahre.
erbraffer-hint-throw = Du ziehst so viele Karten, wie du abwirfst.
erbraffer-hint-hourglass = Nach „{ $card }“ vergehen zehn Jahre.
erbraffer-hint-others = Achte darauf, wen die anderen begünstigen: Darunter könnten ihre Erben sein.
erbraffer-hint-testament = Ein Testament versiegelt ein Porträt bis zum nächsten goldenen Jahr.
erbraffer-hint-golden = Ein goldenes Jahr: Paare hinterlassen alles ihren Kindern.
erbraffer-hint-estate = Ovale Rahmen bekommen beliebig viel, der Rest wird gleich verteilt.
erbraffer-hint-new-will = Alle werden gefragt, damit sich niemand verrät.
erbraffer-hint-benefactors = Geld bei diesen Gönnern { $pin } geht direkt an dich.
erbraffer-hint-beyond = Die goldenen Linien beginnen eine Reihe tiefer: Von jeder Summe kommt mehr bei dir an.
erbraffer-hint-heir-lives = Die letzte Reihe lebt: Was du dort gibst, kommt ganz an.
erbraffer-hint-last-round = Alle haben noch einen Zug, und Sanduhren zählen nicht mehr.
erbraffer-hint-rewrite = Der ganze Nachlass ist wieder zu verteilen, wie du magst.
erbraffer-hint-will-card = Du hast ein neues Testament.
erbraffer-hint-play-for = { $pin } Spiel „{ $card }“ für { $names }. Geschätztes Vermögen: { $gain }.
erbraffer-hint-play-against = { $pin } Spiel „{ $card }“ gegen { $names }. Geschätztes Vermögen: { $gain }.
erbraffer-hint-play = { $pin } Spiel „{ $card }“. Geschätztes Vermögen: { $gain }.
erbraffer-hint-discard = { $pin } Diese Karte bringt deinem Vermögen gerade nichts: Wirf sie ab.
erbraffer-hint-keep = { $pin } Behalte diese hier: Sie ist deine beste.
erbraffer-hint-heir = { $pin } { $name }: Davon kommen { $percent } % bei dir an. Geschätztes Vermögen: { $gain }.
erbraffer-hint-heir-key = { $pin } { $name }: Du hast die Karte. Geschätztes Vermögen: { $gain }.
erbraffer-hint-heir-stranger = { $pin } { $name }: Davon kommen 0 % bei dir an. Geschätztes Vermögen: { $gain }.
erbraffer-hint-seal = { $pin } Versiegle { $name }: Von dem, was dort liegt, sind { $sum } zu dir unterwegs.
erbraffer-hint-seal-stranger = { $pin } Versiegle { $name }: Was dort liegt, kommt nicht zu dir, also soll es wenig bleiben.
erbraffer-hint-couple = { $pin } Von diesem Nachlass kommen { $percent } % bei dir an. Geschätztes Vermögen: { $gain }.
erbraffer-hint-couple-other = { $pin } Beginne mit diesem Paar. Geschätztes Vermögen: { $gain }.
erbraffer-hint-give = { $pin } { $name } bekommt dieses Erbstück ({ $what }): Davon kommen { $percent } % bei dir an.
erbraffer-hint-give-any = { $pin } { $name } bekommt dieses Erbstück ({ $what }). Bei dir kommt davon nichts an, egal wer es hat.
erbraffer-hint-rest = { $pin } { $name } bekommt die übrigen Tausender: Davon kommen { $percent } % bei dir an.
erbraffer-hint-rest-any = { $pin } { $name } bekommt, was übrig ist. Bei dir kommt davon nichts an, egal wer es hat.
erbraffer-hint-all = { $pin } { $name } bekommt alles Geld: Davon kommen { $percent } % bei dir an.
erbraffer-hint-all-key = { $pin } { $name } bekommt alles Geld: Du hast die Karte.
erbraffer-hint-pay = { $pin } { $name } bekommt { $sum }. Geschätztes Vermögen: { $gain }.
erbraffer-hint-pay-key = { $pin } { $name } bekommt { $sum }: Du hast die Karte. Geschätztes Vermögen: { $gain }.
erbraffer-hint-heirloom = { $pin } Wähle dieses Erbstück: { $what }. Geschätztes Vermögen: { $gain }.
erbraffer-hint-round = { $pin } Runde so. Geschätztes Vermögen: { $gain }.
erbraffer-hint-hand-out = { $pin } Verteile es so. Geschätztes Vermögen: { $gain }.
erbraffer-hint-confirm = { $pin } Bestätige, und du ziehst ebenso viele Karten.
erbraffer-hint-will = { $pin } Spiel hier dein neues Testament. Geschätztes Vermögen: { $gain }.
erbraffer-hint-keep-will = { $pin } Passe und behalte dein neues Testament. Hier ändert es dein Vermögen zu wenig: { $gain }.
erbraffer-hint-pass = Du hast kein neues Testament: { $pin } Passe.
erbraffer-hint-do-play = Karte spielen
erbraffer-hint-do-throw = Karte abwerfen
erbraffer-hint-do-couple = Dieses Paar wählen
erbraffer-hint-do-confirm = Bestätigen
erbraffer-hint-do-keep = Karte behalten
erbraffer-hint-do-give = An { $name }
erbraffer-hint-do-pay = { $sum } an { $name }
erbraffer-hint-do-will = Testament spielen
erbraffer-hint-do-heirloom = Dieses wählen
erbraffer-hint-why-throw = Keine deiner Karten nützt deiner Familie gerade. Neue vielleicht schon.
erbraffer-hint-why-seal = Von dem, was { $name } hat, kommen { $percent } % bei dir an. Versiegeltes Geld ist bis zum nächsten goldenen Jahr sicher.
erbraffer-hint-why-couple = Deine goldenen Linien laufen über seine Kinder. Verteilst du, entscheidest du, wer am meisten bekommt.
erbraffer-hint-why-confirm = Alles ist gewählt. Danach ist dein Zug vorbei.
erbraffer-hint-why-stand = Ein neues Testament hebt man sich für einen Nachlass auf, der zählt. Dieser zählt nicht für dich.
erbraffer-hint-why-heir = Nach den Gesetzen geht jeder Nachlass zu gleichen Teilen an die verheirateten Kinder. So kommen von dem, was { $name } hat, am Ende { $percent } % bei dir an.
erbraffer-hint-why-share = Von dem, was ein verheiratetes Kind hat, kommt ein Teil bei dir an: Die Seite zeigt ihn in Prozent. Was deine Gönner haben, kommt bei ihrem Tod gleich zu dir.
erbraffer-hint-why-estimate = Von allem, was du hier tun kannst, bringt das am meisten für dein geschätztes Vermögen. Die Summe beruht nur auf dem, was du wissen darfst.
erbraffer-hint-why-will = Zu viel von diesem Nachlass geht an dir vorbei. Mit einem neuen Testament verteilst du ihn noch einmal ohne Gesetz 2, danach ist die Karte weg.
erbraffer-hint-choose-bad = Schlechte Nachrichten passen zu allen ohne goldene Linie.
erbraffer-hint-choose-thing = Erbstücke zählen so viel wie Geld.
erbraffer-hint-play-moves = { $pin } Spiel „{ $card }“: { $names } bekommt ein Erbstück, { $what }. Geschätztes Vermögen: { $gain }.
erbraffer-hint-play-swaps = { $pin } Spiel „{ $card }“: { $what } tauschen die Plätze. Geschätztes Vermögen: { $gain }.
erbraffer-hint-seal-key = { $pin } Versiegle { $name }: Du hast die Karte, also kommen vom Geld dort { $sum } zu dir.
erbraffer-hint-couple-key = { $pin } { $name } ist eines der Kinder, und du hast die Karte. Geschätztes Vermögen: { $gain }.
erbraffer-hint-couple-even = { $pin } Von diesem Nachlass kommen { $percent } % bei dir an. Das ist schon eingerechnet.
erbraffer-hint-keep-will-even = { $pin } Passe und behalte dein neues Testament: Hier bringt es nichts.
erbraffer-hint-do-play-instead = Lieber diese spielen
erbraffer-hint-why-gain-key = Du hast die Karte von { $name }. Stirbt diese Generation, gehört dir die Hälfte des Geldes dort oder alles.
erbraffer-hint-why-gain-own = { $sex ->
    [woman] { $name } ist deine geheime Erbin. Was am Ende dort liegt, ist dein Vermögen.
   *[man] { $name } ist dein geheimer Erbe. Was am Ende dort liegt, ist dein Vermögen.
}
erbraffer-hint-why-loss = Was { $name } hat, kommt nicht zu dir: Der Verlust trifft jemand anders.
erbraffer-hint-why-loss-last = Jetzt zählt für dich nur noch dein eigenes Porträt: Der Verlust trifft jemand anders.
erbraffer-hint-why-thing = Wert des Erbstücks ({ $what }): { $sum }. Über { $to } kommen davon { $percent } % bei dir an, über { $from } { $less } %.
erbraffer-hint-why-seal-key = Du hast die Karte von { $name }: Vom Geld dort kommt die Hälfte zu dir oder alles. Versiegelt nimmt es bis dahin niemand weg.
erbraffer-hint-why-seal-any = Versiegeltes Geld ist bis zum nächsten goldenen Jahr sicher.
erbraffer-hint-why-seal-stranger = Was dort liegt, kommt nicht zu dir. Versiegelt wächst es auch für niemand anders.
erbraffer-hint-why-couple-key = { $name } ist ein Kind dieses Paars, und du hast die Karte. Nach Gesetz 1 kann { $name } alles Geld bekommen, und die Hälfte davon oder alles kommt zu dir.
erbraffer-hint-why-couple-even = Die Schätzung rechnet mit gleichen Teilen, deshalb bleibt sie gleich. Verteilst du aber selbst, lenkt niemand diesen Nachlass von dir weg.
erbraffer-hint-why-pay-key = Du hast die Karte von { $name }: Im nächsten goldenen Jahr kommt die Hälfte dieses Geldes zu dir oder alles.
erbraffer-hint-why-pass = Du hast kein neues Testament. Alle werden gefragt, damit niemand weiß, wer eins hat.
