# The guided first game: a few words, then a few sentences, each when it matters. $town is a name, $points a number.

maloney-guide-auction = Zuerst die Versteigerung
maloney-guide-auction-text = Lege Karten in ihren Städten und sammle Punkte: Mit 69 endet das Spiel. Alle fahren in einem einzigen Auto, und das höchste Gebot bestimmt, wer es heute lenkt. Rote Städte sind erreichbar, gelbe Schilder sagen, was deine Karten bringen: in { $town } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Biete ein wenig, oder passe und fahr mit.
maloney-guide-auction-nothing = Lege Karten in ihren Städten und sammle Punkte: Mit 69 endet das Spiel. Alle fahren in einem einzigen Auto, und das höchste Gebot bestimmt, wer es heute lenkt. Keine deiner Karten ist heute erreichbar: Passe, es kostet nichts, und fahr mit.
maloney-guide-outbid = Jemand bietet mehr
maloney-guide-outbid-text = Biete höher oder lass es gut sein: Wer auch fährt, du fährst mit und darfst Karten legen. Wer gepasst hat, darf wieder einsteigen, wenn jemand mehr bietet. Am Ende sind 1.000 Dollar einen Punkt wert; mehr als ihren Ertrag ist eine Fahrt also nicht wert.
maloney-guide-owner = Der letzte Besitzer lächelt
maloney-guide-owner-text = Passen alle, fällt das Auto umsonst an seinen letzten Besitzer, und das bist heute du. Manchmal ist Passen das beste Gebot.
maloney-guide-suitcase = Ein Koffer wurde geöffnet
maloney-guide-suitcase-text = Sechzehn Städte, sechzehn Koffer: Wer als Erster hinfährt, öffnet den, der dort liegt, auf Gedeih und Verderb. Darin sind Punkte oder Dollar, gewonnen oder verloren. Geschlossene sind auf der Karte gezeichnet.
maloney-guide-worth = Behalte die anderen im Auge
maloney-guide-worth-text = Die Schilder zeigen Punkte, Geld und Karten von allen. Das Testament liegt bei dem, der führt: Es bewirkt nichts, außer Neid. Wer bietet, was er nicht hat, riskiert eine Strafe.
maloney-guide-double = Alles zählt doppelt
maloney-guide-double-text = Dienstags und freitags bringen Karten das Doppelte. Auch die Gebote steigen: Entscheide, was der Tag dir wert ist, bevor es die anderen tun.
maloney-guide-joker = Dein Joker
maloney-guide-joker-text = Einmal im Spiel nimmt dein Joker das Auto umsonst, was auch geboten wurde: montags, mittwochs, donnerstags und samstags. Heb ihn dir für einen Tag auf, an dem die anderen mehr bieten, als dir lieb ist. Ungespielt ist er am Ende nichts wert.
maloney-guide-ending = Das Ende naht
maloney-guide-ending-text = Hat jemand am Abend 69 Punkte oder keine Karte mehr, wird das Testament verlesen. Dann zählen je 1.000 Dollar einen Punkt: Gespartes ist nicht verloren. Wer die meisten Punkte hat, erbt.
maloney-guide-drive = Du sitzt am Steuer
maloney-guide-drive-text = Wähle eine der roten Städte, auf der Karte oder in der Liste. Die gelben Schilder zeigen, was deine Karten brächten. Ein geschlossener Koffer gehört dir, samt Risiko. Eine Fahrt lässt sich nicht zurücknehmen.
maloney-guide-sunday = Ein Sonntagsausflug
maloney-guide-sunday-text = Heute keine Versteigerung: Eine Karte wurde aufgedeckt, und sie sagt { $town }. Karten zählen wie immer, und ein Koffer gälte allen. Morgen fällt der Hammer wieder.
maloney-guide-chosen = Verdeckt, bis alle gewählt haben
maloney-guide-chosen-text = Deine Karte liegt verdeckt. Lege eine zweite derselben Stadt dazu, wenn du sie hast, oder lass es dabei. Solange nicht alle gewählt haben, kannst du sie zurücknehmen, oben rechts.
maloney-guide-lay = Jetzt Karten legen
maloney-guide-lay-text = Du bist in { $town }. Lege bis zu zwei Karten dieser Stadt; der rote Balken sagt, was jede heute bringt. Kommt ein viel besserer Tag, behalte sie: Nur muss das Auto dann wieder herkommen.
maloney-guide-keep = Heute nichts zu legen
maloney-guide-keep-text = Du hast keine Karte von { $town }, aber alle werden gefragt, damit sich niemand verrät. Behalte deine Karten und sieh, was die anderen legen.
