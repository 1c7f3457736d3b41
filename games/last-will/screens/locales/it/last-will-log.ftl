# Last Will: what has happened, a line for each event.
#
# $sum is money already written, $card, $cards, $added, $on and $by are names of cards, $what is a list, $number is a
# number in a row, $count always a number to count.

last-will-told-first = { $you ->
    [yes] Cominci tu: per la sorte sono tue le spese più recenti.
   *[no] Comincia { $who }: la sorte non chiede a nessuno delle sue spese.
}
last-will-told-market = Mercato immobiliare: { $what }.
last-will-told-money = Ognuno ha { $sum } da sprecare. Chi resta al verde prima degli altri eredita il resto.
last-will-told-money-will = Il testamento dà a ognuno { $sum } da sprecare. Chi resta al verde prima degli altri eredita il resto.
last-will-told-money-each = Il testamento dà denaro da sprecare: { $what }. Chi resta al verde prima degli altri eredita il resto.
last-will-told-hired = { $you ->
    [yes] Hai un lavoro ({ $what }), per { $sum } a round. Condoglianze.
   *[no] { $who } ha un lavoro ({ $what }), per { $sum } a round.
}
last-will-told-tile = Piano { $number }: { $what }.
last-will-told-round = { $you ->
    [yes] Round { $number } di { $count }: cominci tu.
   *[no] Round { $number } di { $count }: comincia { $who }.
}
last-will-told-paid = { $you ->
    [yes] Incassi { $sum }, ahimè.
   *[no] { $who } incassa { $sum }.
}
last-will-told-offered = Nell’offerta: { $card }.
last-will-told-remade = { $count ->
    [one] Un mazzo era vuoto ({ $what }): { $count } carta degli scarti ne forma uno nuovo.
   *[other] Un mazzo era vuoto ({ $what }): { $count } carte degli scarti ne formano uno nuovo.
}
last-will-told-drew = { $you ->
    [yes] Peschi { $card }.
   *[no] { $who } pesca { $card }.
}
last-will-told-drew-unseen = { $deck ->
    [events] { $who } pesca un evento.
    [helpers] { $who } pesca un aiutante o una spesa.
    [properties] { $who } pesca una proprietà.
   *[companions] { $who } pesca un accompagnatore.
}
last-will-told-chose = { $you ->
    [yes] Tieni { $card }.
   *[no] { $who } tiene { $card }.
}
last-will-told-answered = { $you ->
    [yes] Hai scelto che cosa tenere.
   *[no] { $who } ha scelto che cosa tenere.
}
last-will-told-discarded = { $you ->
    [yes] Scarti { $cards }.
   *[no] { $who } scarta { $cards }.
}
last-will-told-planned = { $you ->
    [yes] Prendi il piano { $number }.
   *[no] { $who } prende il piano { $number }.
}
last-will-told-planned-what = { $you ->
    [yes] Prendi il piano { $number }: { $what }.
   *[no] { $who } prende il piano { $number }: { $what }.
}
last-will-told-named = { $you ->
    [yes] Scegli un mazzo: { $what }.
   *[no] { $who } sceglie un mazzo: { $what }.
}
last-will-told-took = { $you ->
    [yes] Il tuo faccendiere ti porta { $card }.
   *[no] { $who } si fa portare { $card }.
}
last-will-told-opera = { $you ->
    [yes] Il tuo faccendiere ti prenota un posto all’opera.
   *[no] { $who } fa prenotare un posto all’opera.
}
last-will-told-market-errand = { $you ->
    [yes] Il tuo faccendiere sparge voci sul mercato immobiliare.
   *[no] { $who } fa spargere voci sul mercato immobiliare.
}
last-will-told-extension = { $you ->
    [yes] Ordini una prolunga: una casella in più per compagnie costose.
   *[no] { $who } ordina una prolunga: una casella in più per compagnie costose.
}
last-will-told-draw-card = { $you ->
    [yes] Il tuo faccendiere pesca una carta per te.
   *[no] { $who } fa pescare una carta.
}
last-will-told-demotion = { $you ->
    [yes] Il tuo faccendiere va al lavoro a lamentarsi di te.
   *[no] { $who } manda un faccendiere a lamentarsi del suo lavoro.
}
last-will-told-stayed-home = { $you ->
    [yes] Il tuo faccendiere resta a casa e legge il tuo giornale.
   *[no] { $who } tiene a casa un faccendiere.
}
last-will-told-moved-tokens = { $you ->
    [yes] Sposti i segnalini mercato: { $what }.
   *[no] { $who } sposta i segnalini mercato: { $what }.
}
last-will-told-turn = { $you ->
    [yes] { $count ->
        [one] Tocca a te: { $count } azione.
       *[other] Tocca a te: { $count } azioni.
    }
   *[no] { $count ->
        [one] Tocca a { $who }: { $count } azione.
       *[other] Tocca a { $who }: { $count } azioni.
    }
}
last-will-told-played = { $you ->
    [yes] Giochi { $cards }.
   *[no] { $who } gioca { $cards }.
}
last-will-told-played-with = { $you ->
    [yes] Giochi { $cards }, con { $added }.
   *[no] { $who } gioca { $cards }, con { $added }.
}
last-will-told-played-set = { $you ->
    [yes] Giochi una serie nuziale: { $cards }. I parenti non stanno al passo.
   *[no] { $who } gioca una serie nuziale: { $cards }. I parenti non stanno al passo.
}
last-will-told-played-set-with = { $you ->
    [yes] Giochi una serie nuziale: { $cards }, con { $added }. I parenti non stanno al passo.
   *[no] { $who } gioca una serie nuziale: { $cards }, con { $added }. I parenti non stanno al passo.
}
last-will-told-gained-actions = { $you ->
    [yes] { $count ->
        [one] Hai { $count } azione in più.
       *[other] Hai { $count } azioni in più.
    }
   *[no] { $count ->
        [one] { $who } ha { $count } azione in più.
       *[other] { $who } ha { $count } azioni in più.
    }
}
last-will-told-spent = { $you ->
    [yes] Spendi { $sum }.
   *[no] { $who } spende { $sum }.
}
last-will-told-spent-none = { $you ->
    [yes] Non spendi niente. La perfezione non esiste.
   *[no] { $who } non spende niente. La perfezione non esiste.
}
last-will-told-put = { $you ->
    [yes] Metti { $card } sul tuo tabellone.
   *[no] { $who } mette { $card } sul proprio tabellone.
}
last-will-told-dropped = { $you ->
    [yes] Scarti { $card } dal tuo tabellone.
   *[no] { $who } scarta { $card } dal proprio tabellone.
}
last-will-told-dropped-helper = { $you ->
    [yes] Scarti { $card } dal tuo tabellone, senza referenze.
   *[no] { $who } scarta { $card } dal proprio tabellone, senza referenze.
}
last-will-told-used = { $you ->
    [yes] Usi { $card }.
   *[no] { $who } usa { $card }.
}
last-will-told-maintained = { $you ->
    [yes] Fai la manutenzione: { $card }.
   *[no] { $who } fa la manutenzione: { $card }.
}
last-will-told-maintained-by = { $you ->
    [yes] Fai la manutenzione senza azione ({ $by }): { $card }.
   *[no] { $who } fa la manutenzione senza azione ({ $by }): { $card }.
}
last-will-told-bought = { $you ->
    [yes] Compri { $card }.
   *[no] { $who } compra { $card }.
}
last-will-told-sold = { $you ->
    [yes] Vendi { $card } e ricevi { $sum }.
   *[no] { $who } vende { $card } e riceve { $sum }.
}
last-will-told-sold-none = { $you ->
    [yes] Vendi { $card } per niente di niente. Un capolavoro.
   *[no] { $who } vende { $card } per niente di niente. Un capolavoro.
}
last-will-told-sold-by = { $you ->
    [yes] Vendi { $card } senza azione ({ $by }) e ricevi { $sum }.
   *[no] { $who } vende { $card } senza azione ({ $by }) e riceve { $sum }.
}
last-will-told-token = { $you ->
    [yes] Metti una pedina accompagnatore su { $on }: { $what }.
   *[no] { $who } mette una pedina accompagnatore su { $on }: { $what }.
}
last-will-told-demoted = { $you ->
    [yes] Un abbassamento, complimenti: la voce { $number } del tuo lavoro è coperta.
   *[no] Un abbassamento per { $who }: la voce { $number } del suo lavoro è coperta.
}
last-will-told-skipped = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
}
last-will-told-sacked = { $you ->
    [yes] Hai perso il lavoro ({ $what }). Finalmente nessuno ti paga più.
   *[no] { $who } ha perso il lavoro ({ $what }). Finalmente niente più stipendio.
}
last-will-told-ended-turn = { $you ->
    [yes] Finisci il tuo turno.
   *[no] { $who } finisce il turno.
}
last-will-told-wilds-back = I jolly tornano al loro posto.
last-will-told-cleared = I faccendieri rientrano. Nessuno ha voluto { $cards }.
last-will-told-cleared-none = I faccendieri rientrano. Nell’offerta non resta una carta.
last-will-told-depreciated = { $you ->
    [yes] La tua proprietà va in rovina a meraviglia: { $card } ora vale { $sum }.
   *[no] Una proprietà di { $who } va in rovina a meraviglia: { $card } ora vale { $sum }.
}
last-will-told-bankrupt = { $you ->
    [yes] Sei in bancarotta. Congratulazioni!
   *[no] { $who } è in bancarotta. Congratulazioni!
}
last-will-told-ended = Il denaro è contato, e la partita è finita.
