# Maloney's Inheritance.
#
# $dollars, $fine and $paid are amounts already written as money, $town and $day are names. $count is a number; $points
# and $cards are numbers where a message selects by them, else they are already in words.

## Days

maloney-day-mon = lunedì
maloney-day-tue = martedì
maloney-day-wed = mercoledì
maloney-day-thu = giovedì
maloney-day-fri = venerdì
maloney-day-sat = sabato
maloney-day-sun = domenica
maloney-short-mon = lun
maloney-short-tue = mar
maloney-short-wed = mer
maloney-short-thu = gio
maloney-short-fri = ven
maloney-short-sat = sab
maloney-short-sun = dom

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

maloney-card = { $town } (7 di { $day })

## The log

maloney-told-dealt = { $you ->
    [yes] { $cards ->
        [one] Ricevi { $cards } carta.
       *[other] Ricevi { $cards } carte.
    }
   *[no] { $cards ->
        [one] { $who } riceve { $cards } carta.
       *[other] { $who } riceve { $cards } carte.
    }
}
maloney-told-started = Si gira la prima carta: l’auto è a { $town }, ed è { $day }.
maloney-told-first-owner = { $you ->
    [yes] Decide la sorte: l’auto l’avevi tu.
   *[no] Decide la sorte: l’auto l’aveva { $who }.
}
maloney-told-morning = Giorno { $number }: { $day }.
maloney-told-morning-double = Giorno { $number }: { $day }. Le carte valgono il doppio.
maloney-told-morning-sunday = Giorno { $number }: { $day }. Niente asta: la strada la indica una carta.
maloney-told-bid = { $you ->
    [yes] Offri { $dollars }.
   *[no] { $who } offre { $dollars }.
}
maloney-told-declined = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}
maloney-told-joker = { $you ->
    [yes] Giochi il jolly: l’auto è tua, e nessuno paga un centesimo.
   *[no] { $who } gioca il jolly e si prende l’auto gratis. Tutte le offerte decadono.
}
maloney-told-sold = { $you ->
    [yes] E uno, e due, aggiudicata: paghi { $dollars } e ti metti al volante.
   *[no] E uno, e due, aggiudicata: { $who } paga { $dollars } e si mette al volante.
}
maloney-told-fined = { $you ->
    [yes] Il martello cade su un’offerta di { $dollars } che non puoi pagare: { $fine } di multa, e l’asta ricomincia.
   *[no] Il martello cade su un’offerta di { $dollars } che { $who } non può pagare: { $fine } di multa, e l’asta ricomincia.
}
maloney-told-unsold = { $you ->
    [yes] Nessuno offre: l’auto resta a chi l’aveva. Guidi tu, gratis.
   *[no] Nessuno offre: l’auto resta a chi l’aveva. Guida { $who }, gratis.
}
maloney-told-drove = { $you ->
    [yes] Porti tutti a { $town }.
   *[no] { $who } porta tutti a { $town }.
}
maloney-told-turned = La carta della domenica mostra { $town }: tutti a bordo.
maloney-told-turned-stays = La carta della domenica mostra { $town }, dove l’auto è già. Un’altra!
maloney-told-pile-remade = { $cards ->
    [one] Il mazzo era vuoto: se ne fa uno nuovo con { $cards } carta degli scarti.
   *[other] Il mazzo era vuoto: se ne fa uno nuovo con { $cards } carte degli scarti.
}
maloney-told-pile-shown = { $count ->
    [0] Non resta nessuna carta da girare.
   *[other] Si mostra il mazzo: { $cards }. Nessun’altra città.
}
maloney-told-roamed = Nessuna carta indica più la strada: l’auto va da sola fino a { $town }.
maloney-told-opened-points-won = { $you ->
    [yes] La valigia di { $town } contiene { $points } per te.
    [all] La valigia di { $town } contiene { $points } per ciascuno.
   *[no] La valigia di { $town } contiene { $points } per { $who }.
}
maloney-told-opened-points-lost = { $you ->
    [yes] La valigia di { $town } contiene vecchie lettere: perdi { $points }.
    [all] La valigia di { $town } contiene vecchie lettere: ciascuno perde { $points }.
   *[no] La valigia di { $town } contiene vecchie lettere: { $who } perde { $points }.
}
maloney-told-opened-dollars-won = { $you ->
    [yes] La valigia di { $town } è bella imbottita: { $dollars } per te.
    [all] La valigia di { $town } è bella imbottita: { $dollars } per ciascuno.
   *[no] La valigia di { $town } è bella imbottita: { $dollars } per { $who }.
}
maloney-told-opened-dollars-lost = { $you ->
    [yes] La valigia di { $town } contiene conti mai saldati: { $dollars } a carico tuo.
    [all] La valigia di { $town } contiene conti mai saldati: { $dollars } a carico di ciascuno.
   *[no] La valigia di { $town } contiene conti mai saldati: { $dollars } a carico di { $who }.
}
maloney-told-paid-less = { $you ->
    [yes] Su { $dollars } dovuti paghi { $paid }: di più non hai.
   *[no] Su { $dollars } dovuti { $who } paga { $paid }: di più non ha.
}
maloney-told-chose = { $you ->
    [yes] Scegli { $card }, coperta.
   *[no] { $who } sceglie { $card }, coperta.
}
maloney-told-answered = { $you ->
    [yes] Hai fatto la tua scelta.
   *[no] { $who } ha fatto la sua scelta.
}
maloney-told-laid-none = { $you ->
    [yes] Non cali niente.
   *[no] { $who } non cala niente.
}
maloney-told-laid = { $you ->
    [yes] Cali { $cards } per { $points }.
   *[no] { $who } cala { $cards } per { $points }.
}
maloney-told-testament = { $you ->
    [yes] Sei in testa e prendi il testamento.
   *[no] { $who } è in testa e prende il testamento.
}
maloney-told-testament-nobody = In testa c’è un pari merito: il testamento non lo ha nessuno.
maloney-told-ended-points = Qualcuno ha 69 punti o più: la partita è finita.
maloney-told-ended-empty-hand = Qualcuno è rimasto senza carte: la partita è finita.
maloney-told-ended-idle = Quattro settimane senza una carta: lo studio notarile perde la pazienza, e la partita è finita.

## What a seat is asked

maloney-ask-auction = A { $town } l’auto va all’asta. Quanto vale per te?
maloney-ask-auction-top = { $who } offre { $dollars }. Rilanci?
maloney-ask-auction-fined = Per oggi non puoi più offrire, ma puoi ancora giocare il jolly.
maloney-ask-cut-in = Per ora vinci con { $dollars }. Giochi il jolly e non paghi niente, o aspetti?
maloney-ask-drive = L’auto è tua. Dove porti tutti?
maloney-ask-lay = È { $day }, a { $town }: quali carte cali? Al massimo due, coperte.
maloney-ask-lay-second = Una carta è calata. Un’altra?
maloney-ask-lay-nothing = Non hai carte di { $town }. Faccia da poker: nessuno deve saperlo.
maloney-ask-nothing = Gli altri ci stanno pensando. Tu non hai niente da fare.
maloney-ask-over = La partita è finita.

## What a seat can do

maloney-do-decline = passa
maloney-do-joker = gioca il jolly: l’auto gratis, una volta a partita
maloney-do-bid = offri { $dollars }
maloney-do-bid-uncovered = offri { $dollars } senza averli: multa, se nessuno rilancia
maloney-do-bids = offri { $dollars } o più, a passi di { $step }: per esempio “bid { $example }”
maloney-do-drive = vai a { $town }
maloney-do-drive-points = vai a { $town }: { $points } da calare
maloney-do-drive-suitcase = vai a { $town }: una valigia
maloney-do-drive-points-suitcase = vai a { $town }: { $points } da calare e una valigia
maloney-do-keep = tieni le carte
maloney-do-keep-rest = basta così
maloney-do-lay = cala { $card }: { $points }

## What is drawn in a terminal

maloney-winner = { $you ->
    [yes] L’eredità è tua. Il vecchio Maloney sarebbe fiero di te.
   *[no] { $who } eredita. Agli altri, in fondo, interessavano solo le valigie.
}
maloney-winners = { $who } si spartiscono l’eredità, e non ne parleranno mai più.
maloney-sheet-today = Giorno { $number }, { $day }
maloney-sheet-double = Giorno { $number }, { $day }: le carte valgono il doppio
maloney-sheet-sunday = Giorno { $number }, { $day }: gita gratis dove vuole la carta
maloney-sheet-free = { " " }gratis
maloney-legend-car = [ ] l’auto è qui
maloney-legend-near = >   a un giorno da qui
maloney-legend-suitcase = *   valigia chiusa
maloney-legend-points = +7  le tue carte oggi
maloney-sheet-hand = { $cards ->
    [one] La tua carta, con il giorno migliore e i punti di oggi:
   *[other] Le tue { $cards } carte, con il giorno migliore e i punti di oggi:
}
maloney-sheet-hand-empty = Non hai carte.
maloney-sheet-hand-week = Quanto valgono le tue carte, giorno per giorno (* oggi)
maloney-sheet-pile = { $cards ->
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
maloney-sheet-player = nome
maloney-sheet-points = punti
maloney-sheet-cash = soldi
maloney-sheet-cards = carte
maloney-sheet-joker = jolly
maloney-sheet-total = totale
maloney-sheet-testament = testamento
maloney-sheet-last-owner = aveva l’auto
maloney-sheet-highest = offre { $dollars }
maloney-sheet-declined = passa
maloney-sheet-fined = multa
maloney-sheet-pending = ci pensa
maloney-sheet-driver = al volante
maloney-sheet-ready = ha scelto

## Quel che si disegna su una pagina

maloney-page-waiting = Si aspetta { $who }.
maloney-page-moment = Un momento.
maloney-page-week = La settimana
maloney-page-today = oggi
maloney-page-double = punti ×2
maloney-page-joker-day = jolly ammessi
maloney-page-by-draw = a sorte
maloney-page-map = Mappa delle città
maloney-page-towns = Città e strade
maloney-page-in-reach = raggiungibile oggi
maloney-page-wanted = utile alle tue carte
maloney-page-closed = valigia chiusa
maloney-page-opened = valigia aperta oggi
maloney-page-road-open = strada aperta oggi
maloney-page-car-here = l’auto è qui
maloney-page-roads = strade per
maloney-page-auction = L’auto, oggi { $day }
maloney-page-no-bid = Nessuna offerta
maloney-page-leads = { $you ->
    [yes] La tua offerta è la più alta
   *[no] { $who } ha l’offerta più alta
}
maloney-page-for-nothing = { $you ->
    [yes] Se nessuno offre, guidi tu gratis.
   *[no] Se nessuno offre, { $who } guida gratis.
}
maloney-page-drives = { $you ->
    [yes] Al volante ci sei tu
   *[no] Al volante c’è { $who }
}
maloney-page-drives-note = Chi guida sceglie una delle strade aperte.
maloney-page-lays = Carte per { $town }
maloney-page-lays-note = Al massimo due carte, coperte. Si scoprono tutte insieme.
maloney-page-sunday = Domenica
maloney-page-sunday-note = Oggi niente asta: decide una carta.
maloney-page-opens = Si apre una valigia
maloney-page-deals = Si distribuiscono le carte
maloney-page-over = L’eredità è assegnata
maloney-page-highest = più alta
maloney-page-rides-along = viaggia
maloney-page-players = Al tavolo
maloney-page-joker-has = jolly in mano
maloney-page-joker-gone = jolly giocato
maloney-page-stock = Sul tavolo
maloney-page-pile = nel mazzo
maloney-page-discards = scarti
maloney-page-suitcases = valigie
maloney-page-hand = La tua mano
maloney-page-card-tip = { $card }. Oggi vale { $points }.
maloney-page-hand-count = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte, prima le migliori di oggi
}
maloney-page-card-chosen = coperta
maloney-page-answer-of = Risposta: { $who }
maloney-page-awaiting-ready = L’asta si apre appena tutti danno il via.
maloney-page-raises = Rilancia
maloney-page-amount = Un’altra somma
maloney-page-bid = Offri
maloney-page-decline = Passa
maloney-page-joker = Jolly
maloney-page-joker-note = gratis
maloney-page-uncovered = scoperta
maloney-page-uncovered-note = Oltre { $dollars } non puoi pagare: se l’offerta vince, costa una multa.
maloney-page-drive = Dove si va?
maloney-page-lay = Cala una carta
maloney-page-keep = Tieni le carte
maloney-page-keep-rest = Basta così
maloney-page-uncover = Mano da scoprire prima: { $who }.
maloney-page-day = { $day }, giorno { $number }
maloney-page-ahead = { $days ->
    [0] oggi
    [1] domani
   *[other] fra { $days } giorni
}
maloney-page-earliest = { $day } al più presto
maloney-page-best-on = 7 di
maloney-page-your-word = la tua risposta
maloney-page-your-cash = i tuoi soldi
maloney-page-your-bid = la tua offerta
maloney-page-your-choice = Cali:
maloney-page-no-choice = Tieni le tue carte. Si scoprono tutte insieme.
maloney-page-nothing-there = niente per te
maloney-page-why-not = perché no?
maloney-page-bid-ask = Offri { $dollars }?
maloney-page-decline-ask = Passi?
maloney-page-joker-ask = Giochi il jolly? Oggi l’auto è tua gratis, e il jolly è andato per sempre.
maloney-page-drive-ask = Porti tutti a { $town }?
maloney-page-uncovered-ask = Hai { $dollars }. Se nessuno rilancia, quest’offerta ti costa una multa e l’asta ricomincia. Offri lo stesso?
maloney-page-gained = punti delle ultime carte
maloney-page-hands = Tutte le mani
maloney-page-count = Il conto finale: punti, soldi in punti, totale
maloney-page-inherits = { $you ->
    [yes] Erediti da Maloney
   *[no] { $who } eredita da Maloney
}
maloney-page-inherit = { $who } ereditano insieme
maloney-page-chart-points = Punti giorno per giorno
maloney-page-chart-day = giorno
maloney-page-ready = ha scelto
maloney-page-amount-ask = Offri questa somma?
maloney-page-yesterday = Ieri a { $town }:
maloney-page-yesterday-nothing = Ieri a { $town } nessuno ha calato carte.

## On the shelf, and keys of this game alone

maloney-pitch = Un’auto, sedici città e un martello che cade ogni mattina.
maloney-scene = America, anni Venti
maloney-key-bid = scrivi un’offerta
maloney-key-joker = vai al jolly

## In the terminal

maloney-sheet-dealing = Si distribuiscono le carte.
maloney-sheet-no-map = (“map” mostra la mappa)
maloney-sheet-edition = Edizione { $edition }: { $count } valori su { $all } (carte, strade, valigie) sono ricostruiti e non quelli stampati. “bequest edition print maloney” li elenca.
maloney-page-your-cards = le tue carte
maloney-page-past = Stai guardando indietro.

## What signs and buttons say of themselves

maloney-tip-tag = punti delle tue carte oggi
maloney-tip-tag-later = punti il primo giorno utile
maloney-tip-testament = Il testamento indica chi è in testa, e nient’altro.
maloney-tip-pass = Per ora passi e viaggi senza pagare. Se qualcuno sale, puoi offrire di nuovo.
maloney-tip-joker = Una volta a partita prendi l’auto gratis, qualunque sia l’offerta: di lunedì, mercoledì, giovedì e sabato.
maloney-tip-out = Passa per te a ogni offerta del giorno. Lo vedi solo tu, e puoi ritirarlo.
maloney-tip-declined = { $you ->
    [yes] Per ora passi. Se qualcuno sale, puoi offrire di nuovo.
   *[no] { $who } per ora passa, ma può offrire di nuovo se qualcuno sale.
}
maloney-tip-day = { $day }: i jolly sono permessi.
maloney-tip-double = { $day }: le carte valgono doppio, e i jolly non sono permessi.
maloney-tip-sunday = { $day }: niente asta e niente jolly. Una carta del mazzo decide dove va l’auto.
maloney-tip-drove = { $you ->
    [yes] { $day }: hai guidato fino a { $town }.
   *[no] { $day }: { $who } ha guidato fino a { $town }.
}
maloney-tip-led = { $day }: una carta ha portato a { $town }.
