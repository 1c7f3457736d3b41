# The guided first game: a few words, then a few sentences, each when it matters. $town is a name, $points a number.

maloney-guide-auction = Zuerst die Versteigerung
maloney-guide-auction-text = Spiele Karten in ihren Städten aus und sammle Punkte. Mit 69 endet die Partie. Alle fahren in einem einzigen Auto, und das höchste Gebot bestimmt, wer heute am Steuer sitzt. Rote Städte sind erreichbar, gelbe Schilder zeigen, was deine Karten wert sind: in { $town } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Am Ende sind 1.000 $ einen Punkt wert. Biete ein wenig, oder passe und fahr mit.
maloney-guide-auction-nothing = Spiele Karten in ihren Städten aus und sammle Punkte. Mit 69 endet die Partie. Alle fahren in einem einzigen Auto, und das höchste Gebot bestimmt, wer heute am Steuer sitzt. Keine deiner Karten ist heute erreichbar: Passe, es kostet nichts, und fahr mit.
maloney-guide-outbid = Jemand bietet mehr
maloney-guide-outbid-text = Biete höher oder passe: Du fährst immer mit und kannst auch Karten ausspielen. Hast du gepasst, kannst du wieder bieten, wenn jemand höher geht. Am Ende sind 1.000 $ einen Punkt wert. Eine Fahrt ist also nicht mehr wert, als sie dir bringt.
maloney-guide-leading = Dein Gebot führt
maloney-guide-leading-text = Jetzt antworten die anderen. Passen alle, zahlst du dein Gebot und bestimmst, wohin es geht. Bietet jemand mehr, bist du wieder an der Reihe.
maloney-guide-owner = Umsonst am Steuer
maloney-guide-owner-text = Bietet niemand, bekommt das Auto umsonst, wer am letzten Werktag am Steuer saß. Vor der ersten Fahrt entscheidet das Los. Bist du es, ist Passen manchmal das beste Gebot.
maloney-guide-suitcase = Ein Koffer wurde geöffnet
maloney-guide-suitcase-text = Sechzehn Städte, sechzehn Koffer. Wer zuerst hinfährt, öffnet den Koffer dort. Im besten Fall bringt er 5 Punkte oder 1.500 $, im schlimmsten kostet er 3 Punkte oder 1.000 $. Die Karte zeigt die geschlossenen.
maloney-guide-worth = Behalte die anderen im Auge
maloney-guide-worth-text = Die Tafeln zeigen Punkte und Geld von allen und wie viele Karten sie haben. Das Testament zeigt nur, wer führt. Neue Karten bekommt niemand: Der Stapel ist für die Sonntage. Bietest du mehr, als du hast, riskierst du eine Strafe.
maloney-guide-double = Alles zählt doppelt
maloney-guide-double-text = Dienstags und freitags bringen Karten das Doppelte. Auch die Gebote steigen. Entscheide, was der Tag dir wert ist, bevor es die anderen tun.
maloney-guide-joker = Dein Joker
maloney-guide-joker-text = Einmal pro Partie nimmt dein Joker das Auto umsonst, was auch geboten wurde: montags, mittwochs, donnerstags und samstags, nie an einem doppelten Tag. Heb ihn dir für einen Tag auf, an dem die anderen mehr bieten, als dir lieb ist. Ungespielt ist er am Ende nichts wert.
maloney-guide-ending = Das Ende naht
maloney-guide-ending-text = Hat jemand am Abend 69 Punkte oder keine Karte mehr, wird das Testament verlesen. Vorher zählt der Tag für alle: Schneller sein nützt nichts. Dann zählen je 1.000 $ einen Punkt, ein ungespielter Joker nichts. Wer die meisten Punkte hat, erbt.
maloney-guide-drive = Du sitzt am Steuer
maloney-guide-drive-text = Wähle eine der roten Städte, auf der Karte oder in der Liste. Die gelben Schilder zeigen, was deine Karten bringen würden. Ein geschlossener Koffer gehört dir, samt Risiko. Eine Fahrt lässt sich nicht rückgängig machen.
maloney-guide-sunday = Ein Sonntagsausflug
maloney-guide-sunday-text = Heute weder Versteigerung noch Joker: Eine Karte wurde aufgedeckt, und sie zeigt { $town }. Karten zählen wie immer, und ein Koffer wäre für alle. Morgen fällt der Hammer wieder.
maloney-guide-chosen = Verdeckt, bis alle gewählt haben
maloney-guide-chosen-text = Deine Karte ist verdeckt. Spiele eine zweite derselben Stadt aus, wenn du sie hast, oder lass es dabei. Solange nicht alle gewählt haben, kannst du es rückgängig machen, oben rechts.
maloney-guide-lay = Jetzt Karten ausspielen
maloney-guide-lay-text = Du bist in { $town }. Spiele bis zu zwei Karten dieser Stadt aus. Der rote Balken zeigt, was jede heute bringt. Kommt ein viel besserer Tag, behalte sie. Nur muss das Auto dann wieder herkommen.
maloney-guide-keep = Heute nichts auszuspielen
maloney-guide-keep-text = Du hast keine Karte von { $town }, aber alle werden gefragt, damit sich niemand verrät. Behalte deine Karten und sieh, was die anderen ausspielen.
