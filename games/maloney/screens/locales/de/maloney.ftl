# Maloney's Inheritance.
#
# $dollars, $fine and $paid are amounts already written as money, $town and $day are names. $count is a number; $points
# and $cards are numbers where a message selects by them, else they are already in words.

## Days

maloney-day-mon = Montag
maloney-day-tue = Dienstag
maloney-day-wed = Mittwoch
maloney-day-thu = Donnerstag
maloney-day-fri = Freitag
maloney-day-sat = Samstag
maloney-day-sun = Sonntag
maloney-short-mon = Mo
maloney-short-tue = Di
maloney-short-wed = Mi
maloney-short-thu = Do
maloney-short-fri = Fr
maloney-short-sat = Sa
maloney-short-sun = So

## Towns of the built-in edition; another edition's own names are said as they are

maloney-town-san-francisco = San Francisco
maloney-town-san-diego = San Diego
maloney-town-sacramento = Sacramento
maloney-town-seattle = Seattle
maloney-town-phoenix = Phoenix
maloney-town-cheyenne = Cheyenne
maloney-town-santa-fe = Santa Fe
maloney-town-chicago = Chicago
maloney-town-kansas-city = Kansas City
maloney-town-dallas = Dallas
maloney-town-new-orleans = New Orleans
maloney-town-memphis = Memphis
maloney-town-detroit = Detroit
maloney-town-new-york = New York
maloney-town-miami = Miami
maloney-town-charleston = Charleston

## Things

maloney-card = { $town } (7 am { $day })

## The log

maloney-told-dealt = { $you ->
    [yes] { $cards ->
        [one] Du bekommst { $cards } Karte.
       *[other] Du bekommst { $cards } Karten.
    }
   *[no] { $cards ->
        [one] { $who } bekommt { $cards } Karte.
       *[other] { $who } bekommt { $cards } Karten.
    }
}
maloney-told-started = Die erste Karte wird aufgedeckt: Das Auto ist in { $town }, es ist { $day }.
maloney-told-first-owner = { $you ->
    [yes] Wer hatte das Auto zuletzt? Das Los entscheidet: du.
   *[no] Wer hatte das Auto zuletzt? Das Los entscheidet: { $who }.
}
maloney-told-morning = Tag { $number }: { $day }.
maloney-told-morning-double = Tag { $number }: { $day }. Karten zählen doppelt.
maloney-told-morning-sunday = Tag { $number }: { $day }. Keine Versteigerung, eine Karte weist den Weg.
maloney-told-bid = { $you ->
    [yes] Du bietest { $dollars }.
   *[no] { $who } bietet { $dollars }.
}
maloney-told-declined = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
maloney-told-joker = { $you ->
    [yes] Du spielst deinen Joker: Das Auto gehört dir, und niemand zahlt einen Cent.
   *[no] { $who } spielt einen Joker und hat das Auto umsonst. Alle Gebote verfallen.
}
maloney-told-sold = { $you ->
    [yes] Zum Ersten, zum Zweiten, zum Dritten: Du zahlst { $dollars } und setzt dich ans Steuer.
   *[no] Zum Ersten, zum Zweiten, zum Dritten: { $who } zahlt { $dollars } und setzt sich ans Steuer.
}
maloney-told-fined = { $you ->
    [yes] Der Hammer fällt bei { $dollars }, die du nicht zahlen kannst: { $fine } Strafe, und die Versteigerung beginnt von vorn.
   *[no] Der Hammer fällt bei { $dollars }, die { $who } nicht zahlen kann: { $fine } Strafe, und die Versteigerung beginnt von vorn.
}
maloney-told-unsold = { $you ->
    [yes] Niemand bietet. Das Auto bekommt, wer es zuletzt hatte: Du fährst umsonst.
   *[no] Niemand bietet. Das Auto bekommt, wer es zuletzt hatte: { $who } fährt umsonst.
}
maloney-told-drove = { $you ->
    [yes] Du fährst alle nach { $town }.
   *[no] { $who } fährt alle nach { $town }.
}
maloney-told-turned = Die Sonntagskarte zeigt { $town }, und alle fahren hin.
maloney-told-turned-stays = Die Sonntagskarte zeigt { $town }, und da sind schon alle. Noch eine!
maloney-told-pile-remade = { $cards ->
    [one] Der Stapel war leer: Aus { $cards } Karte der Ablage wird ein neuer.
   *[other] Der Stapel war leer: Aus { $cards } Karten der Ablage wird ein neuer.
}
maloney-told-pile-shown = { $count ->
    [0] Zum Aufdecken ist keine Karte mehr da.
   *[other] Der Stapel wird gezeigt: { $cards }. Keine andere Stadt.
}
maloney-told-roamed = Keine Karte weist mehr den Weg: Das Auto rollt von allein nach { $town }.
maloney-told-opened-points-won = { $you ->
    [yes] Der Koffer in { $town } enthält { $points } für dich.
    [all] Der Koffer in { $town } enthält { $points } für alle.
   *[no] Der Koffer in { $town } enthält { $points } für { $who }.
}
maloney-told-opened-points-lost = { $you ->
    [yes] Der Koffer in { $town } enthält alte Briefe: Du verlierst { $points }.
    [all] Der Koffer in { $town } enthält alte Briefe: Alle verlieren { $points }.
   *[no] Der Koffer in { $town } enthält alte Briefe: { $who } verliert { $points }.
}
maloney-told-opened-dollars-won = { $you ->
    [yes] Der Koffer in { $town } ist prall gefüllt: { $dollars } für dich.
    [all] Der Koffer in { $town } ist prall gefüllt: { $dollars } für alle.
   *[no] Der Koffer in { $town } ist prall gefüllt: { $dollars } für { $who }.
}
maloney-told-opened-dollars-lost = { $you ->
    [yes] Der Koffer in { $town } enthält offene Rechnungen: { $dollars } für dich.
    [all] Der Koffer in { $town } enthält offene Rechnungen: { $dollars } für alle.
   *[no] Der Koffer in { $town } enthält offene Rechnungen: { $dollars } für { $who }.
}
maloney-told-paid-less = { $you ->
    [yes] Du zahlst statt { $dollars } nur { $paid }: Mehr hast du nicht.
   *[no] { $who } zahlt statt { $dollars } nur { $paid }: Mehr ist nicht da.
}
maloney-told-chose = { $you ->
    [yes] Du wählst { $card }, verdeckt.
   *[no] { $who } wählt { $card }, verdeckt.
}
maloney-told-answered = { $you ->
    [yes] Du bist bereit zum Aufdecken.
   *[no] { $who } ist bereit zum Aufdecken.
}
maloney-told-laid-none = { $you ->
    [yes] Du spielst nichts aus.
   *[no] { $who } spielt nichts aus.
}
maloney-told-laid = { $you ->
    [yes] Du spielst { $cards } aus: { $points }.
   *[no] { $who } spielt { $cards } aus: { $points }.
}
maloney-told-testament = { $you ->
    [yes] Du führst und nimmst das Testament an dich.
   *[no] { $who } führt und nimmt das Testament an sich.
}
maloney-told-testament-nobody = Die Führung ist geteilt: Niemand hat das Testament.
maloney-told-ended-points = Jemand hat 69 Punkte oder mehr: Die Partie ist vorbei.
maloney-told-ended-empty-hand = Jemand hat keine Karten mehr: Die Partie ist vorbei.
maloney-told-ended-idle = Vier Wochen ohne eine einzige Karte: Das Notariat verliert die Geduld, die Partie ist vorbei.

## What a seat is asked

maloney-ask-auction = In { $town } kommt das Auto unter den Hammer. Was ist es dir wert?
maloney-ask-auction-top = { $who } bietet { $dollars }. Gehst du höher?
maloney-ask-auction-fined = Bieten darfst du heute nicht mehr, aber du könntest deinen Joker spielen.
maloney-ask-cut-in = Dein Gebot von { $dollars } führt. Joker spielen und nichts zahlen, oder warten?
maloney-ask-drive = Das Auto gehört dir. Wohin fährst du die Verwandtschaft?
maloney-ask-lay = { $day } in { $town }: Was spielst du aus? Bis zu zwei Karten, verdeckt.
maloney-ask-lay-second = Eine Karte ist gewählt. Noch eine?
maloney-ask-lay-nothing = Keine Karte von { $town }. Lass dir nichts anmerken, niemand muss es wissen.
maloney-ask-nothing = Die anderen überlegen. Du hast nichts zu tun.
maloney-ask-over = Die Partie ist vorbei.

## What a seat can do

maloney-do-decline = passen
maloney-do-joker = deinen Joker spielen: das Auto umsonst, einmal pro Partie
maloney-do-bid = { $dollars } bieten
maloney-do-bid-uncovered = { $dollars } bieten, mehr als du hast: Strafe, falls niemand höher geht
maloney-do-bids = ab { $dollars } bieten, in Schritten von { $step }: zum Beispiel „bid { $example }“
maloney-do-drive = nach { $town } fahren
maloney-do-drive-points = nach { $town } fahren: { $points } auf der Hand
maloney-do-drive-suitcase = nach { $town } fahren: ein Koffer
maloney-do-drive-points-suitcase = nach { $town } fahren: { $points } auf der Hand und ein Koffer
maloney-do-keep = Karten behalten
maloney-do-keep-rest = es dabei belassen
maloney-do-lay = { $card } ausspielen: { $points }

## What is drawn in a terminal

maloney-winner = { $you ->
    [yes] Das Erbe gehört dir. Der alte Maloney wäre stolz auf dich.
   *[no] { $who } erbt. Die anderen waren ohnehin immer nur auf die Koffer aus.
}
maloney-winners = { $who } teilen sich das Erbe und verlieren nie wieder ein Wort darüber.
maloney-sheet-today = { $day }, Tag { $number }
maloney-sheet-double = { $day }, Tag { $number }: Karten zählen doppelt
maloney-sheet-sunday = { $day }, Tag { $number }: freie Fahrt, eine Karte entscheidet
maloney-sheet-free = { " " }gratis
maloney-legend-car = [ ] hier steht das Auto
maloney-legend-near = >   einen Tag entfernt
maloney-legend-suitcase = *   ungeöffneter Koffer
maloney-legend-points = +7  deine Karten heute
maloney-sheet-hand = { $cards ->
    [one] Deine Karte mit ihrem besten Tag und ihren Punkten heute:
   *[other] Deine { $cards } Karten mit ihrem besten Tag und ihren Punkten heute:
}
maloney-sheet-hand-empty = Du hast keine Karten.
maloney-sheet-hand-week = Was deine Karten an jedem Wochentag bringen (* heute)
maloney-sheet-pile = { $cards ->
    [one] { $cards } Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
maloney-sheet-player = Name
maloney-sheet-points = Punkte
maloney-sheet-cash = Geld
maloney-sheet-cards = Hand
maloney-sheet-joker = Joker
maloney-sheet-total = gesamt
maloney-sheet-testament = Testament
maloney-sheet-last-owner = Vorbesitz
maloney-sheet-highest = bietet { $dollars }
maloney-sheet-declined = passt
maloney-sheet-fined = Strafe
maloney-sheet-pending = überlegt
maloney-sheet-driver = am Steuer
maloney-sheet-ready = bereit

## Was auf einer Seite gezeichnet wird

maloney-page-waiting = Warten auf { $who }.
maloney-page-moment = Einen Augenblick.
maloney-page-week = Die Woche
maloney-page-today = heute
maloney-page-double = Punkte ×2
maloney-page-joker-day = Joker erlaubt
maloney-page-by-draw = nach Karte
maloney-page-map = Karte der Städte
maloney-page-towns = Städte und Straßen
maloney-page-in-reach = heute erreichbar
maloney-page-wanted = Ziel deiner Karten
maloney-page-closed = ungeöffneter Koffer
maloney-page-opened = heute geöffneter Koffer
maloney-page-road-open = heute offene Straße
maloney-page-car-here = hier steht das Auto
maloney-page-roads = Straßen nach
maloney-page-auction = Das Auto am { $day }
maloney-page-no-bid = Noch kein Gebot
maloney-page-leads = { $you ->
    [yes] Dein Gebot ist das höchste
   *[no] { $who } bietet am meisten
}
maloney-page-for-nothing = { $you ->
    [yes] Bietet niemand, fährst du umsonst.
   *[no] Bietet niemand, fährt { $who } umsonst.
}
maloney-page-drives = { $you ->
    [yes] Du sitzt am Steuer
   *[no] { $who } sitzt am Steuer
}
maloney-page-drives-note = Wer am Steuer sitzt, wählt eine der offenen Straßen.
maloney-page-lays = Karten für { $town }
maloney-page-lays-note = Höchstens zwei Karten, verdeckt. Alle werden zugleich gezeigt.
maloney-page-sunday = Sonntag
maloney-page-sunday-note = Heute keine Versteigerung: Eine Karte zeigt den Weg.
maloney-page-opens = Ein Koffer wird geöffnet
maloney-page-deals = Die Karten werden ausgeteilt
maloney-page-over = Das Erbe ist vergeben
maloney-page-highest = führt
maloney-page-rides-along = fährt mit
maloney-page-players = Am Tisch
maloney-page-joker-has = Joker auf der Hand
maloney-page-joker-gone = Joker gespielt
maloney-page-stock = Auf dem Tisch
maloney-page-pile = im Stapel
maloney-page-discards = Ablage
maloney-page-suitcases = Koffer
maloney-page-hand = Deine Handkarten
maloney-page-card-tip = { $card }. Heute bringt sie { $points }.
maloney-page-hand-count = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten, die besten für heute zuerst
}
maloney-page-card-chosen = verdeckt
maloney-page-answer-of = Antwort: { $who }
maloney-page-awaiting-ready = Die Versteigerung beginnt, sobald alle bereit sind.
maloney-page-raises = Höher bieten
maloney-page-amount = Anderer Betrag
maloney-page-bid = Bieten
maloney-page-decline = Passen
maloney-page-joker = Joker
maloney-page-joker-note = umsonst
maloney-page-uncovered = nicht gedeckt
maloney-page-uncovered-note = Über { $dollars } kannst du nicht zahlen: Gewinnt das Gebot, kostet es eine Strafe.
maloney-page-drive = Wohin?
maloney-page-lay = Karte ausspielen
maloney-page-keep = Karten behalten
maloney-page-keep-rest = Dabei belassen
maloney-page-uncover = Zuerst die Handkarten aufdecken: { $who }.
maloney-page-day = { $day }, Tag { $number }
maloney-page-ahead = { $days ->
    [0] heute
    [1] morgen
   *[other] in { $days } Tagen
}
maloney-page-earliest = frühestens { $day }
maloney-page-best-on = 7 am
maloney-page-your-word = deine Antwort
maloney-page-your-cash = dein Geld
maloney-page-your-bid = dein Gebot
maloney-page-your-choice = Du spielst aus:
maloney-page-no-choice = Du behältst deine Karten. Alle werden zugleich gezeigt.
maloney-page-nothing-there = nichts für dich
maloney-page-why-not = warum nicht?
maloney-page-bid-ask = { $dollars } bieten?
maloney-page-decline-ask = Passen?
maloney-page-joker-ask = Den Joker spielen? Das Auto gehört heute umsonst dir, und der Joker ist für immer weg.
maloney-page-drive-ask = Alle nach { $town } fahren?
maloney-page-uncovered-ask = Du hast { $dollars }. Geht niemand höher, kostet dich dieses Gebot eine Strafe, und die Versteigerung beginnt neu. Trotzdem bieten?
maloney-page-gained = Punkte der letzten Karten
maloney-page-hands = Alle Handkarten
maloney-page-count = Die Abrechnung: Punkte, Geld als Punkte, Summe
maloney-page-inherits = { $you ->
    [yes] Du beerbst Maloney
   *[no] { $who } beerbt Maloney
}
maloney-page-inherit = { $who } erben gemeinsam
maloney-page-chart-points = Punkte Tag für Tag
maloney-page-chart-day = Tag
maloney-page-ready = bereit
maloney-page-amount-ask = Diesen Betrag bieten?
maloney-page-yesterday = Gestern in { $town }:
maloney-page-yesterday-nothing = Gestern in { $town } hat niemand eine Karte ausgespielt.

## On the shelf, and keys of this game alone

maloney-pitch = Ein Auto, sechzehn Städte und ein Hammer, der jeden Morgen fällt.
maloney-scene = Amerika, 1920er Jahre
maloney-key-bid = ein Gebot eintippen
maloney-key-joker = zum Joker

## In the terminal

maloney-sheet-dealing = Die Karten werden ausgeteilt.
maloney-sheet-no-map = („map“ zeigt die Landkarte)
maloney-sheet-edition = Edition { $edition }: { $count } von { $all } Werten (Karten, Straßen, Koffer) sind rekonstruiert, nicht die gedruckten. „bequest edition print maloney“ zählt sie auf.
maloney-page-your-cards = deine Karten
maloney-page-past = Du blickst zurück.

## What signs and buttons say of themselves

maloney-tip-tag = Punkte deiner Karten heute
maloney-tip-tag-later = Punkte, sobald sie erreichbar ist
maloney-tip-testament = Das Testament zeigt, wer führt, und sonst nichts.
maloney-tip-pass = Du passt vorerst und fährst mit, ohne zu zahlen. Bietet jemand mehr, kannst du wieder bieten.
maloney-tip-joker = Einmal pro Partie nimmst du das Auto umsonst, was auch geboten wurde: montags, mittwochs, donnerstags und samstags.
maloney-tip-out = Passt für dich bei jedem Gebot des Tages. Nur du siehst das, und du kannst es zurückziehen.
maloney-tip-declined = { $you ->
    [yes] Du passt vorerst. Bietet jemand mehr, kannst du wieder bieten.
   *[no] { $who } passt vorerst und kann wieder bieten, wenn jemand höher geht.
}
maloney-tip-day = { $day }: Joker sind erlaubt.
maloney-tip-double = { $day }: Karten zählen doppelt, und Joker sind nicht erlaubt.
maloney-tip-sunday = { $day }: keine Versteigerung, keine Joker. Eine Karte vom Stapel bestimmt, wohin es geht.
maloney-tip-drove = { $you ->
    [yes] { $day }: Du bist nach { $town } gefahren.
   *[no] { $day }: { $who } ist nach { $town } gefahren.
}
maloney-tip-led = { $day }: Eine Karte schickte alle nach { $town }.
