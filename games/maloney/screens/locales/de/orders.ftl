## Standing orders. $dollars is an amount already written as money.

maloney-order-up-to = Bieten bis
maloney-order-by = je +{ $dollars }
maloney-order-up-to-note = Bietet für dich bis zur Summe im Feld links, jedes Mal um so viel mehr
maloney-order-step = Jedes Mal erhöhen um
maloney-order-standing = Erteilter Auftrag
maloney-order-set = Du bietest bis { $dollars }
maloney-order-set-least = Mit der kleinsten Erhöhung. Nur du siehst das.
maloney-order-set-step = Jedes Mal um { $dollars }. Nur du siehst das.
maloney-order-set-owner = Passt, bis jemand bietet. Nur du siehst das.
maloney-order-withdraw = Zurückziehen
maloney-order-out = Für heute passen
maloney-order-out-note = jedes Mal passen
maloney-order-asked = Dein Auftrag bietet bis { $dollars }.
maloney-order-asked-out = Dein Auftrag passt heute für dich.
maloney-order-sheet-out = Für heute passen: jedes Mal passen
maloney-order-sheet-up-to = Bieten bis zu einer Summe, die du besitzt, mit der kleinsten Erhöhung
maloney-order-sheet-step = … jedes Mal um { $dollars }
maloney-key-up-to = bis zu einer Summe bieten
maloney-key-out = für heute passen

## Before a drive. $points is a number; $mine and $theirs are points in words, $unseen is a number of cards, $suitcase says
## whether one is there.

maloney-drive-ask = Alle nach { $town } fahren? { $points ->
        [0] Du hast dort keine Karte auszuspielen.
       *[other] Deine Karten bringen bis zu { $mine }.
    } { $suitcase ->
        [yes] Du öffnest den Koffer.
       *[no] Der Koffer ist schon weg.
    } { $unseen ->
        [0] Sonst hat niemand eine Karte dafür.
        [one] Vielleicht hat jemand noch eine Karte dieser Stadt, heute { $theirs } wert.
       *[other] Die anderen haben vielleicht noch { $unseen } Karten dieser Stadt, heute { $theirs } wert.
    }
