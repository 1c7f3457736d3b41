## Standing orders. $dollars is an amount already written as money.

maloney-order-up-to = Offri fino a
maloney-order-by = di +{ $dollars }
maloney-order-up-to-note = Offre per te fino alla somma nel campo a sinistra, ogni volta di quanto scelto qui
maloney-order-step = Rilancia ogni volta di
maloney-order-standing = Ordine dato
maloney-order-set = Offri fino a { $dollars }
maloney-order-set-least = Con il rilancio minimo. Lo vedi solo tu.
maloney-order-set-step = Di { $dollars } ogni volta. Lo vedi solo tu.
maloney-order-set-owner = Aspetta un’offerta. Lo vedi solo tu.
maloney-order-withdraw = Ritira
maloney-order-out = Passa per oggi
maloney-order-out-note = passa a ogni offerta
maloney-order-asked = Il tuo ordine offre fino a { $dollars }.
maloney-order-asked-out = Oggi il tuo ordine passa per te.
maloney-order-sheet-out = Passa per oggi: passa a ogni offerta
maloney-order-sheet-up-to = Offri fino a una somma che possiedi, con il rilancio minimo
maloney-order-sheet-step = … di { $dollars } ogni volta
maloney-key-up-to = offri fino a una somma
maloney-key-out = passa per oggi

## Before a drive. $points is a number; $mine and $theirs are points in words, $unseen is a number of cards, $suitcase says
## whether one is there.

maloney-drive-ask = Porti tutti a { $town }? { $points ->
        [0] Non hai carte da calare lì.
       *[other] Le tue carte valgono fino a { $mine }.
    } { $suitcase ->
        [yes] Apri tu la valigia.
       *[no] La valigia non c’è più.
    } { $unseen ->
        [0] Nessun altro ha una carta di questa città.
        [one] Qualcun altro ha forse una carta di questa città, che oggi vale { $theirs }.
       *[other] Gli altri hanno forse { $unseen } carte di questa città, che oggi valgono { $theirs }.
    }
