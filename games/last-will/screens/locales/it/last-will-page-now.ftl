# Last Will: quanto farebbe tutto ora, e i momenti di un round.

## Quanto farebbero le carte
last-will-page-every-round = { $sum } a round
last-will-page-helps = ora { $sum } in più
last-will-page-loses = perde { $sum }
last-will-page-buy-loses = compra: { $sum }, perde { $loss }
last-will-page-capped = Per altro non hai abbastanza denaro
last-will-page-too-dear = Servono { $sum }, e ne hai { $money }
last-will-page-outlook-expense = Sul tuo tabellone spende { $sum } ogni round
last-will-page-outlook-helped = Con l’aiuto di: { $what }
last-will-page-outlook-price = Ora ti costa { $sum }
last-will-page-outlook-no-money = Ora non puoi pagarla
last-will-page-outlook-farm = Conserva il valore: solo il mercato può costarti denaro
last-will-page-outlook-loses = Senza manutenzione perde { $tonight } stanotte e { $sum } fino all’ultima notte
last-will-page-outlook-helps = Con quello che hai: { $sum } in più ({ $what })
last-will-page-level = Hai poco come { $who }, ma quel piano sta più a sinistra.
last-will-page-all-level = Finora nessuno ha meno degli altri.

## Che cosa è iniziato
last-will-page-put-back = Rimetti a posto
last-will-page-take-back = Togli l’ultima aggiunta
last-will-page-cannot-pay = non puoi pagarla
last-will-page-not-held = non in mano
last-will-page-wedding-ring = Anello
last-will-page-wedding-gift = Regalo
last-will-page-wedding-stag-party = Addio al celibato
last-will-page-wedding-wedding = Matrimonio
last-will-page-salary-to = stipendio { $before } → { $after }
last-will-page-goes-now = va via ora
last-will-page-may-go = può andare
last-will-page-line-unplayed = simbolo assente

## Pescare alla cieca
last-will-page-draw-ask = Pescare { $what }? Le carte arrivano subito, e non si può annullare.
last-will-page-draw-back = Scegli un altro mazzo per questa carta
last-will-page-mix-events = { $count ->
    [one] un evento
   *[other] { $count } eventi
}
last-will-page-mix-helpers = { $count ->
    [one] un aiutante o una spesa
   *[other] { $count } aiutanti o spese
}
last-will-page-mix-properties = { $count ->
    [one] una proprietà
   *[other] { $count } proprietà
}
last-will-page-mix-companions = { $count ->
    [one] un accompagnatore
   *[other] { $count } accompagnatori
}

## Un piano o una commissione prima si solleva
last-will-page-lift-ask = { $what }?
last-will-page-plan-take = Prendi il piano { $number }
last-will-page-plan-brings = Piano { $number }: { $what }
last-will-page-plan-order = { $place ->
    [1] Agisci al primo posto.
    [2] Agisci al secondo posto.
    [3] Agisci al terzo posto.
    [4] Agisci al quarto posto.
   *[other] Agisci all’ultimo posto.
}
last-will-page-plan-order-so-far = { $place ->
    [1] Agisci al primo posto, se nessuno va più a sinistra.
    [2] Agisci al secondo posto, se nessuno va più a sinistra.
    [3] Agisci al terzo posto, se nessuno va più a sinistra.
    [4] Agisci al quarto posto, se nessuno va più a sinistra.
   *[other] Agisci all’ultimo posto.
}
last-will-page-fetch = Prendi { $card }
last-will-page-send = Mandalo: { $what }
last-will-page-alone = da sé { $sum }

## Il mercato
last-will-page-market-all = Denaro in case
last-will-page-market-leave = Lasciali così
last-will-page-market-list = Tutti gli altri modi in un elenco
last-will-page-market-hand = Nella tua mano: { $card }

## La fine di un round
last-will-page-night-over = Stanotte tutte le case calano
last-will-page-night-note = di un gradino, senza manutenzione; di due con una pedina su un cerchio segnato
last-will-page-night-no-houses = Nessuno ha case. La luna splende per niente.
last-will-page-night-farm = una fattoria resta
last-will-page-night-steps = La fine del round
last-will-page-night-wilds = I jolly tornano
last-will-page-night-drop = Le case calano tutte insieme
last-will-page-night-nobody = Nessuno in bancarotta
last-will-page-night-cut = Due carte in mano
last-will-page-night-boys = I faccendieri tornano

## La bancarotta
last-will-page-conditions = Che cosa ti manda in bancarotta
last-will-page-met-money = 0 £ o meno
last-will-page-met-job = nessun lavoro
last-will-page-met-houses = nessuna casa
last-will-page-key-cards = vai a una carta della mano, o a una carta o commissione per il tuo faccendiere

## Dopo la fine
last-will-page-tale-purse = { $sum } in borsa
last-will-page-tale-salary = { $sum } di ultimo stipendio
last-will-page-tale-houses = { $sum } in case
last-will-page-tale-house = { $you ->
    [yes] La tua casa peggiore: { $card }, comprata a { $price }, alla fine vale { $sum }.
   *[no] { $who } aveva la casa peggiore: { $card }, comprata a { $price }, alla fine vale { $sum }.
}
last-will-page-went-debt = speso a debito
