# Last Will: what is asked, what can be done, how it ends.
#
# $sum is money already written, $card, $cards, $on and $by are names of cards, $what is a list of facts, $sum with a
# sign is written as +2. $number is a number in a row, $count always a number to count.

## Facts in a list
last-will-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
last-will-count-boys = { $count ->
    [one] { $count } faccendiere
   *[other] { $count } faccendieri
}

## What a seat is asked
last-will-ask-wait = Un momento: si apparecchia il tavolo.
last-will-ask-keep-first = Quali due carte tieni? Le altre quattro si scartano.
last-will-ask-keep-two = La tua mano si riduce a due carte. Quali tieni?
last-will-ask-keep-other = Tieni { $card }. E quale altra carta?
last-will-ask-kept = Tieni { $cards }. Gli altri stanno ancora scegliendo.
last-will-ask-kept-all = Tieni tutta la tua mano. Gli altri stanno ancora scegliendo.
last-will-ask-keep-open = Tutti scelgono due carte da tenere.
last-will-ask-plan = Quale piano prendi? Più a sinistra agisci prima, più a destra ricevi di più.
last-will-ask-draw = Da quale mazzo peschi? La carta la vedi dopo.
last-will-ask-draw-several = Da quale mazzo viene la carta { $number } di { $count }? Le vedi dopo l’ultima scelta.
last-will-ask-draw-keep = Da quale mazzo viene la carta { $number } di { $count }? Le guardi tutte e ne tieni { $keep }.
last-will-ask-errand = Dove mandi il tuo faccendiere?
last-will-ask-errand-of = Dove mandi il faccendiere { $number } di { $count }?
last-will-ask-market = Dove vanno i quattro segnalini mercato?
last-will-ask-line = Puoi coprire una voce del tuo lavoro: { $what }. Ora il tuo stipendio è { $sum }. Quale voce?
last-will-ask-any-line = Quale voce del tuo lavoro copri? Ora il tuo stipendio è { $sum }.
last-will-ask-sale = { $card }: puoi vendere una proprietà senza azione. Quale?
last-will-ask-sale-bare = { $card }: puoi vendere una proprietà senza azione e senza segnalini mercato. Quale?
last-will-ask-look = { $count ->
    [one] Quale carta tieni? Le altre si scartano.
   *[other] Quali { $count } carte tieni? Le altre si scartano.
}
last-will-ask-opera = L’opera costa { $sum }. Un aiutante fa spendere di più?
last-will-ask-event = { $cards }: spendi { $sum }. Aggiungi ciò che va insieme, poi paga.
last-will-ask-use = { $cards }: spendi { $sum }. Un aiutante fa spendere di più?
last-will-ask-upkeep = { $cards }: la manutenzione costa { $sum }. Un aiutante la aumenta?
last-will-ask-purchase = { $cards }: il prezzo è { $sum }. Un aiutante lo cambia?
last-will-ask-proceeds = { $cards }: ricevi { $sum }. Un aiutante cambia qualcosa?
last-will-ask-turn = { $count ->
    [0] Niente più azioni. Finisci il turno, o fai qualcosa che non ne richiede.
    [one] Tocca a te: { $count } azione rimasta. Che cosa fai?
   *[other] Tocca a te: { $count } azioni rimaste. Che cosa fai?
}
last-will-ask-other-plan = { $who } prende un piano.
last-will-ask-other-draw = { $who } pesca carte.
last-will-ask-other-errand = { $who } manda un faccendiere.
last-will-ask-other-turn = È il turno di { $who }.

## How it ends
last-will-over-debt = { $you ->
    [yes] Sei in bancarotta, con { $sum } di debiti. L’eredità è tua: nessuno la meritava di meno.
   *[no] { $who } è in bancarotta, con { $sum } di debiti, ed eredita tutto. Non durerà.
}
last-will-over-broke = { $you ->
    [yes] Sei in bancarotta, al centesimo. L’eredità è tua: abbine cura.
   *[no] { $who } è in bancarotta, al centesimo, ed eredita tutto. Non durerà.
}
last-will-over-rich = { $you ->
    [yes] Nessuna bancarotta, che vergogna. Ti resta meno di tutti, { $sum }, ed erediti lo stesso.
   *[no] Nessuna bancarotta, che vergogna. { $who } ha meno di tutti, { $sum }, ed eredita lo stesso.
}
last-will-over-shared = { $who } sanno sprecare allo stesso modo, e l’eredità è di tutti loro.

## What a seat can do
last-will-do-keep = tieni { $card }: { $what }
last-will-do-plan = piano { $number }: { $what }
last-will-do-draw = { $what } ({ $count } nel mazzo)
last-will-do-take = prendi { $card }: { $what }
last-will-do-home = tieni a casa il faccendiere
last-will-do-opera = opera: spendi { $sum } e copri una voce con la maschera
last-will-do-opera-bare = opera: spendi { $sum }
last-will-do-market = mercato immobiliare: sposta i segnalini mercato
last-will-do-extension = prolunga: una casella in più sul tuo tabellone
last-will-do-draw-card = pesca una carta
last-will-do-demotion = abbassamento: copri una voce qualsiasi del tuo lavoro
last-will-do-double-extension = spazio doppio: una prolunga
last-will-do-double-demotion = spazio doppio: un abbassamento, per una voce qualsiasi
last-will-do-tokens-worth = { $what }; le tue case contano { $sum }
last-will-do-tokens-same = { $what } (come ora)
last-will-do-play = gioca { $card }: { $what }
last-will-do-join = gioca insieme { $card }: { $sum }
last-will-do-with = aggiungi { $card }: { $sum }
last-will-do-with-on = aggiungi { $card } a { $on }: { $sum }
last-will-do-bonus = fatti aiutare ({ $card }): { $sum }
last-will-do-bonus-on = fatti aiutare ({ $card }) per { $on }: { $sum }
last-will-do-pay = paga { $sum }
last-will-do-sell-now = vendi per { $sum }
last-will-do-put = metti { $card } sul tabellone: { $what }
last-will-do-drop = scarta { $card } dal tabellone
last-will-do-use = usa { $card }: { $what }
last-will-do-buy = compra { $card } per { $sum }
last-will-do-sell = vendi { $card } per { $sum }
last-will-do-sell-by = vendi { $card } per { $sum }, senza azione ({ $by })
last-will-do-maintain = fai la manutenzione di { $card } per { $sum }
last-will-do-maintain-by = fai la manutenzione di { $card } per { $sum }, senza azione ({ $by })
last-will-do-token = metti una pedina accompagnatore su { $on }: { $card }, { $sum }
last-will-do-demote = copri la voce { $number }: { $what }, { $sum }
last-will-do-skip-line = non coprire nessuna voce
last-will-do-skip-sale = non vendere niente
last-will-do-end = { $count ->
    [0] finisci il turno
    [one] finisci il turno ({ $count } azione va persa)
   *[other] finisci il turno ({ $count } azioni vanno perse)
}

## The same on buttons
last-will-button-keep = Tieni
last-will-button-plan = Prendi il piano { $number }
last-will-button-draw = Scegli questo mazzo
last-will-button-take = Prendi
last-will-button-home = Tieni a casa
last-will-button-opera = Opera
last-will-button-market = Mercato immobiliare
last-will-button-extension = Prolunga
last-will-button-draw-card = Pesca una carta
last-will-button-demotion = Abbassamento
last-will-button-tokens = Sposta così
last-will-button-play = Gioca
last-will-button-join = Aggiungi alla serie
last-will-button-with = Aggiungi
last-will-button-bonus = Fatti aiutare
last-will-button-pay = Paga { $sum }
last-will-button-sell = Vendi per { $sum }
last-will-button-put = Metti sul tabellone
last-will-button-drop = Scarta
last-will-button-use = Usa
last-will-button-buy = Compra per { $sum }
last-will-button-maintain = Manutenzione: { $sum }
last-will-button-token = Metti qui una pedina
last-will-button-demote = Copri la voce { $number }
last-will-button-skip-line = Nessuna voce
last-will-button-skip-sale = Non vendere
last-will-button-end = Finisci il turno
