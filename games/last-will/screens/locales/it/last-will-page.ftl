# Last Will: the table, what is asked, and what can be done.

## About the game
last-will-page-pitch = Uno zio lascia tutto a chi resta senza un soldo prima degli altri: cene, carrozze, scommesse e ruderi.
last-will-page-scene = Londra, anni novanta dell’Ottocento
last-will-page-round = Round { $round } di { $rounds }
last-will-page-round-short = R { $round }

## Counted things
last-will-page-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
last-will-page-boys = { $count ->
    [one] { $count } faccendiere
   *[other] { $count } faccendieri
}
last-will-page-actions = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
}
last-will-page-actions-left = { $count ->
    [one] { $count } azione rimasta
   *[other] { $count } azioni rimaste
}
last-will-page-boys-left = { $count ->
    [one] { $count } faccendiere rimasto
   *[other] { $count } faccendieri rimasti
}

## The way down
last-will-page-race = La discesa
last-will-page-race-note = guida chi ha meno
last-will-page-race-what = Il denaro scende verso destra, fino a zero. La linea tratteggiata torna a quanto è fermo nelle case.
last-will-page-purse = { $who }: { $sum }
last-will-page-purse-tied = { $who }: { $sum }, e { $tied } in case
last-will-page-leads = più al verde, guida

## Plans
last-will-page-plans = Piani
last-will-page-plan-now = ora
last-will-page-plan-open = libero
last-will-page-plan-free = Piano { $number }: { $what }, libero
last-will-page-plan-taken = Piano { $number }: { $what }, preso da { $who }
last-will-page-plan-choose = Prendi un piano
last-will-page-plan-choose-note = Più a sinistra si agisce prima. Più a destra si riceve di più.
last-will-page-plan-turns = Ordine di turno finora:
last-will-page-plan-nobody = nessun piano preso

## The market and the offering
last-will-page-market = Mercato immobiliare
last-will-page-market-token = { $type }: il segnalino mercato cambia ogni prezzo di { $token }
last-will-page-offering = Offerta e commissioni
last-will-page-boy-of = Faccendiere: { $who }
last-will-page-taken = presa
last-will-page-empty = vuoto
last-will-page-or = o
last-will-page-errand-opera = Opera
last-will-page-errand-market = Mercato
last-will-page-errand-extension = Prolunga
last-will-page-errand-draw = Pesca
last-will-page-errand-demotion = Abbassamento
last-will-page-errand-opera-what = spendi subito 2 £ e copri una voce con la maschera
last-will-page-errand-market-what = sposta a piacere i quattro segnalini mercato
last-will-page-errand-extension-what = una casella in più sul tuo tabellone
last-will-page-errand-draw-what = pesca una carta da un mazzo; ognuno una volta per round
last-will-page-errand-demotion-what = copri una voce qualsiasi del tuo lavoro

## The own board
last-will-page-board = Il tuo tabellone
last-will-page-board-of = Tabellone: { $who }
last-will-page-job = Il tuo lavoro
last-will-page-pays = rende { $sum } per round
last-will-page-covered = coperta
last-will-page-line = { $symbol }: una carta con questo simbolo può coprire la voce
last-will-page-line-gone = { $symbol }: coperta per sempre
last-will-page-sacked = Senza lavoro
last-will-page-sacked-note = Niente più stipendio.
last-will-page-jobless = Non hai un lavoro.
last-will-page-slot = casella libera
last-will-page-slots-free = { $count ->
    [one] { $count } casella libera
   *[other] { $count } caselle libere
}
last-will-page-slot-extension = prolunga
last-will-page-track = Scala di valore
last-will-page-kept-up = mantenuta
last-will-page-farm-stays = stanotte conserva il valore
last-will-page-stays = sull’ultimo gradino
last-will-page-stays-short = resta
last-will-page-drops = stanotte scende a { $sum }
last-will-page-used = usato
last-will-page-maintain = Manutenzione per { $sum }: { $card }
last-will-page-sell = Vendi: { $card }
last-will-page-use = Usa: { $card }
last-will-page-use-short = usa
last-will-page-drop = Togli dal tabellone: { $card }
last-will-page-token = Metti una pedina su { $on }: { $card }

## Purse and hand
last-will-page-hand = La tua borsa e la tua mano
last-will-page-hands = Tutte le mani
last-will-page-poorest = Hai meno di tutti: sei in testa.
last-will-page-behind = { $who } è in testa con { $sum } in meno di te.
last-will-page-hurdles = Non ancora in bancarotta: { $what }.
last-will-page-hurdle-money = { $sum } da spendere
last-will-page-hurdle-lines = { $count ->
    [one] { $count } voce da coprire
   *[other] { $count } voci da coprire
}
last-will-page-hurdle-house = una proprietà da vendere ({ $card })
last-will-page-hurdle-houses = { $count ->
    [one] { $count } proprietà da vendere
   *[other] { $count } proprietà da vendere
}
last-will-page-bankrupt = In bancarotta se il round finisse ora! Ogni sterlina di debito aiuta.
last-will-page-kept = tenuta
last-will-page-in = dentro
last-will-page-keep = tieni
last-will-page-join = va insieme
last-will-page-put = metti giù
last-will-page-buy = compra: { $sum }
last-will-page-with = aggiungi
last-will-page-up-to = fino a { $sum }
last-will-page-up-to-with = Ora fino a { $sum }, con { $what }
last-will-page-spends = spendi { $sum }

## Players
last-will-page-players = Chi gioca
last-will-page-first = segnalino di partenza
last-will-page-tied = { $sum } fermi in case
last-will-page-untied = niente case
last-will-page-has-chosen = ha scelto
last-will-page-chooses = sta scegliendo
last-will-page-plans-now = prende un piano
last-will-page-sends-now = manda un faccendiere
last-will-page-plays-now = è di turno
last-will-page-has-plan = piano { $number }
last-will-page-pays-for = { $symbol }: rende { $sum }
last-will-page-pays-no-more = { $symbol }: coperta, rendeva { $sum }
last-will-page-worth = { $card }: ora vale { $sum }
last-will-page-hand-known = { $count }, tra cui: { $what }

## The stage
last-will-page-awaiting-ready = Le risposte contano quando tutti sono pronti.
last-will-page-opening = Si dispongono le carte
last-will-page-over = La partita è finita
last-will-page-keep-first = Tieni due carte su sei
last-will-page-keep-first-note = Scegli due carte della tua mano. Le altre si scartano.
last-will-page-keep-two = Tieni due carte
last-will-page-keep-two-note = Le scelte restano coperte finché tutti hanno scelto. Le altre carte si scartano.
last-will-page-ask-draw = Scegli i mazzi
last-will-page-ask-draw-note = Le carte arrivano tutte insieme dopo l’ultima scelta. Fino ad allora non ne vedi nessuna.
last-will-page-draw-left = { $count ->
    [one] ancora { $count } carta da pescare
   *[other] ancora { $count } carte da pescare
}
last-will-page-pile-left = { $count ->
    [one] resta { $count }
   *[other] restano { $count }
}
last-will-page-ask-errand = Faccendiere { $number } di { $count }
last-will-page-ask-errand-note = Scegli una carta o una commissione accesa. La commissione avviene subito.
last-will-page-home = Tieni a casa
last-will-page-ask-line = Copri una voce
last-will-page-ask-line-note = Al massimo una voce per round. Una voce coperta non rende mai più.
last-will-page-salary-then = poi { $sum }
last-will-page-skip-line = Nessuna voce
last-will-page-skip-line-note = tieni lo stipendio
last-will-page-ask-sale = Vendi una proprietà con questo
last-will-page-ask-sale-note = Scegli una proprietà del tuo tabellone, senza azione.
last-will-page-skip-sale = Non vendere
last-will-page-ask-market = Sposta i segnalini mercato
last-will-page-ask-market-note = Solleva un segnalino, poi premi su un altro: si scambiano di posto. Ogni ordine è permesso.
last-will-page-ask-look = { $count ->
    [one] Tieni { $count } di queste carte
   *[other] Tieni { $count } di queste carte
}
last-will-page-ask-look-note = Sono nella tua mano. Le altre si scartano.
last-will-page-your-turn = { $count ->
    [one] Tocca a te: { $count } azione rimasta
   *[other] Tocca a te: { $count } azioni rimaste
}
last-will-page-your-turn-note = Alza una carta della tua mano, o usa il tuo tabellone.
last-will-page-tonight = Case, stanotte
last-will-page-deed-opera = una serata all’opera
last-will-page-deed-event = Aggiungi ciò che va insieme, poi paga.
last-will-page-deed-use = una volta per round
last-will-page-deed-upkeep = Con la manutenzione stanotte conserva il valore.
last-will-page-deed-purchase = un acquisto, pagato con il denaro che hai
last-will-page-deed-sale = una cessione: il denaro torna
last-will-page-spend = spendi
last-will-page-receive = ricevi
last-will-page-pay = Paga
last-will-page-sell-it = Vendi
last-will-page-may-cover = può coprire: { $what }
last-will-page-joins = può unirsi
last-will-page-helper = aiutante
last-will-page-end = Fine turno
last-will-page-end-lost = { $count ->
    [one] { $count } azione andrebbe persa.
   *[other] { $count } azioni andrebbero perse.
}
last-will-page-end-ask = { $count ->
    [one] Fine del turno? { $count } azione andrebbe persa.
   *[other] Fine del turno? { $count } azioni andrebbero perse.
}
last-will-page-waits-draw = { $you ->
    [yes] Scegli i mazzi
   *[no] { $who } sceglie i mazzi
}
last-will-page-waits-errand = { $you ->
    [yes] Mandi un faccendiere
   *[no] { $who } manda un faccendiere
}
last-will-page-waits-market = { $you ->
    [yes] Sposti i segnalini mercato
   *[no] { $who } sposta i segnalini mercato
}
last-will-page-waits-turn = { $you ->
    [yes] È il tuo turno
   *[no] È il turno di { $who }
}
last-will-page-next = { $you ->
    [yes] Poi tocca a te.
   *[no] Poi: { $who }
}

## Questions before what cannot be undone
last-will-page-put-ask = Mettere giù { $card }? Poi la vedono tutti.
last-will-page-buy-ask = Comprare { $card }? Poi la vedono tutti.
last-will-page-drop-ask = Togliere { $card } dal tabellone? La carta si scarta.
last-will-page-pay-ask = Pagare ora? Poi tutti vedono le carte.

## Answers
last-will-page-answer-of = Risponde { $who }
last-will-page-uncover = { $who }: mostra le tue carte per rispondere.
last-will-page-legend-keep = Carte da tenere
last-will-page-legend-plan = Piano
last-will-page-legend-draw = Mazzi
last-will-page-legend-errand = Commissione
last-will-page-legend-line = Voce del lavoro
last-will-page-legend-sale = Cessione
last-will-page-legend-market = Segnalini mercato
last-will-page-legend-look = Carte da tenere
last-will-page-legend-turn = Il tuo turno

## Scenes
last-will-page-night = Stanotte le case scendono
last-will-page-bankrupt-word = Bancarotta!
last-will-page-round-over = Round { $round }

## After the end
last-will-page-tale-plot = Il denaro alla fine di ogni round; meno è meglio
last-will-page-tale-bankrupt = in bancarotta
last-will-page-tale-went = Dov’è finito il denaro
last-will-page-tale-part = { $what }: { $sum }
last-will-page-tale-rounds = Il denaro per round
last-will-page-went-events = eventi
last-will-page-went-weddings = nozze
last-will-page-went-running = aiutanti e spese
last-will-page-went-opera = opera
last-will-page-went-upkeep = manutenzione
last-will-page-went-lost = perso in case
last-will-page-went-held = ancora in case
last-will-page-went-left = rimasto in borsa
last-will-page-tale-dearest = { $you ->
    [yes] Hai speso { $sum } in un colpo: { $what }.
   *[no] { $who } ha speso { $sum } in un colpo: { $what }.
}
last-will-page-tale-sacked = { $you ->
    [yes] Hai perso il lavoro prima di tutti.
   *[no] { $who } ha perso il lavoro prima di tutti.
}
last-will-page-tale-broke = { $you ->
    [yes] Eri in bancarotta, con { $sum }.
   *[no] { $who } era in bancarotta, con { $sum }.
}

## Keys
last-will-page-key-end = vai a “fine turno”, “paga” o “tieni a casa”
last-will-page-key-own = vai al tuo tabellone
last-will-page-key-players = vai agli altri

## Legend and rulebook
last-will-page-legend = Simboli
last-will-page-sign-action = azione
last-will-page-sign-card = carta
last-will-page-sign-boy = faccendiere
last-will-page-sign-maintain = manutenzione
last-will-page-sign-sell = vendere
last-will-page-sign-crown = carta speciale, o chi è in testa
last-will-page-parts-rebuilt = Ciò che ha questo segno è un valore nostro. Rispetta tutti i numeri e i limiti noti.
last-will-page-parts-jobs = Lavori
last-will-page-parts-event = Eventi
last-will-page-parts-helper = Aiutanti e spese
last-will-page-parts-property = Proprietà
last-will-page-parts-companion = Accompagnatori
last-will-page-parts-wild = Jolly
last-will-page-parts-special = Carte speciali
last-will-page-parts-new-special = Carte speciali dell’espansione
last-will-page-primer-goal = Restare per primi senza niente: né denaro, né proprietà, né lavoro. Vince il debito più grande.
last-will-page-primer-first = *A ogni round prendi un piano*: dice quante carte, quanti faccendieri e quante azioni hai.
last-will-page-primer-second = *I faccendieri prendono carte* dall’offerta e fanno altre commissioni.
last-will-page-primer-third = *Con le azioni spendi*: le carte bianche una volta, quelle nere a ogni round.
last-will-page-primer-fourth = *Le case perdono valore* ogni notte, se nessuno fa la manutenzione.
last-will-page-primer-fifth = *Un lavoro ti paga*, e con un lavoro o una casa niente bancarotta.
last-will-page-primer-turn = Un round in immagini
last-will-page-primer-plan = Prendi un piano
last-will-page-primer-plan-text = Più a sinistra agisci prima, più a destra ricevi di più.
last-will-page-primer-errand = Manda i faccendieri
last-will-page-primer-errand-text = Ognuno prende una carta scoperta o fa una commissione.
last-will-page-primer-event = Spendi
last-will-page-primer-event-text = La cifra è la spesa. Gli accompagnatori nei cerchi la alzano.
last-will-page-primer-house = Lascia scendere le case
last-will-page-primer-house-text = Comprata in alto, venduta più in basso, sempre con il segnalino mercato.
last-will-page-primer-end = Resta al verde
last-will-page-primer-end-text = Quando qualcuno è in bancarotta, o dopo sette round, eredita chi ha meno.
