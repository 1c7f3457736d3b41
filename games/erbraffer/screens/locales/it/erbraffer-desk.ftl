# Die Erbraffer: che cosa si decide, e i pulsanti per farlo.

## L’attesa

erbraffer-desk-waits-turn = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $who }.
}
erbraffer-desk-waits-testament = { $you ->
    [yes] Posi un testamento.
   *[no] { $who } posa un testamento.
}
erbraffer-desk-waits-couple = { $you ->
    [yes] Scegli quale eredità spartisci.
   *[no] { $who } sceglie la prossima eredità.
}
erbraffer-desk-waits-estate = { $you ->
    [yes] Spartisci un’eredità.
   *[no] { $who } spartisce un’eredità.
}
erbraffer-desk-shares-again = { $you ->
    [yes] Un nuovo testamento: spartisci di nuovo.
   *[no] Un nuovo testamento: { $who } spartisce di nuovo.
}
erbraffer-desk-dealt = Si distribuiscono le carte.
erbraffer-desk-gathering = Si comincia quando tutti sono pronti.
erbraffer-desk-over = La famiglia è sistemata.
erbraffer-desk-over-note = Ritratti, benefattori e mani sono tutti scoperti.
erbraffer-desk-answer-of = { $who }
erbraffer-desk-uncover = { $who } risponde in segreto: scopri prima il posto.

## La mano

erbraffer-desk-hand = Le tue carte influenza
erbraffer-desk-hands = Tutte le mani
erbraffer-desk-ten-years = +10 anni
erbraffer-desk-chosen = è in gioco
erbraffer-desk-not-now = non ora
erbraffer-desk-throw = Scarta: { $card }
erbraffer-desk-keep = Tieni: { $card }
erbraffer-desk-play-ask = { $card }: giocarla adesso? Una carta giocata non si riprende.

## Un turno

erbraffer-desk-turn = Gioca una carta, o scartane
erbraffer-desk-turn-note = Scegli una carta, poi chi colpisce.
erbraffer-desk-beige = Una carta beige fa avanzare la clessidra: { $year }.
erbraffer-desk-then = Poi la clessidra avanza: { $year }.
erbraffer-desk-then-nothing = La clessidra resta dov’è.
erbraffer-desk-year-white = { $year }, anno bianco: posi un testamento
erbraffer-desk-year-golden = { $year }, anno d’oro: spartisci la prima eredità
erbraffer-desk-year-last = { $year }: comincia l’ultimo giro
erbraffer-desk-last-round = Ultimo giro: le clessidre non contano più.
erbraffer-desk-turn-legend = Il tuo turno
erbraffer-desk-ask-heir = Scegli qualcuno per { $card }
erbraffer-desk-ask-giver = Chi dà la metà? { $card }
erbraffer-desk-ask-sibling = Scegli un fratello o una sorella di { $who }
erbraffer-desk-ask-second = Dopo { $who }: scegli la seconda persona
erbraffer-desk-ask-thing = Scegli un cimelio per { $card }
erbraffer-desk-ask-rounding = La metà di { $sum }: come si arrotonda?
erbraffer-desk-heirs-open = { $count ->
    [one] Si può scegliere un ritratto.
   *[other] Si possono scegliere { $count } ritratti.
}
erbraffer-desk-heirs-sealed = { $count ->
    [one] Si può scegliere un ritratto
   *[other] Si possono scegliere { $count } ritratti
}, { $sealed ->
    [one] uno è sigillato.
   *[other] { $sealed } sono sigillati.
}
erbraffer-desk-things-open = { $count ->
    [one] Si può scegliere un cimelio.
   *[other] Si possono scegliere { $count } cimeli.
}
erbraffer-desk-list = { $count ->
    [one] Un ritratto in elenco
   *[other] { $count } ritratti in elenco
}
erbraffer-desk-list-things = { $count ->
    [one] Un cimelio in elenco
   *[other] { $count } cimeli in elenco
}
erbraffer-desk-take-back = Riprendi
erbraffer-desk-throwing = { $cards ->
    [one] Una carta se ne va
   *[other] { $cards } carte se ne vanno
}
erbraffer-desk-throwing-note = Scartata, una carta non ha effetto, e nemmeno la sua clessidra conta. Ne peschi altrettante, e il turno finisce.
erbraffer-desk-throw-confirm = Scarta { $cards }, pesca { $cards }
erbraffer-desk-round-keeps = { $from } tiene { $sum }
erbraffer-desk-round-gives = { $from } { $sum }, { $to } +{ $gain }

## Un testamento

erbraffer-desk-seal = Sigilla un ritratto fino al { $year }
erbraffer-desk-seal-note = Hai portato la clessidra al { $year }, anno bianco. Sigillato: nulla entra, nulla esce.
erbraffer-desk-testament-legend = Il ritratto da sigillare
erbraffer-desk-testament-ask = Sigillare questo ritratto? Un testamento posato resta.

## Una coppia

erbraffer-desk-couple = Quale eredità spartisci?
erbraffer-desk-couple-legend = Le coppie rimaste
erbraffer-desk-couples-left = { $year }, anno d’oro: { $count ->
    [one] resta una coppia.
   *[other] restano { $count } coppie.
} Poi: { $who }.
erbraffer-desk-leads = { $share }% al mio erede
erbraffer-desk-holds = ho la carta

## Spartire un’eredità

erbraffer-desk-estate-of = { $year } · eredità { $number } di { $all }
erbraffer-desk-again-of = { $year } · eredità { $number } di { $all } · nuovo testamento
erbraffer-desk-leave = Che cosa lasciano { $couple }
erbraffer-desk-freely = Un nuovo testamento: ogni divisione in migliaia intere
erbraffer-desk-aside = Guarda l’albero
erbraffer-desk-back = Torna all’eredità
erbraffer-desk-children = Figli
erbraffer-desk-another = Scegli un’altra coppia
erbraffer-desk-to-place = Cimeli da assegnare: trascina, o tocca un cimelio e poi un figlio
erbraffer-desk-all-placed = Tutti i cimeli sono assegnati. Toccane uno per spostarlo.
erbraffer-desk-no-things = Nessun cimelio in questa eredità.
erbraffer-desk-only-child = Tutti i cimeli vanno all’unico figlio sposato.
erbraffer-desk-place = metti qui
erbraffer-desk-bars-things = niente cimeli
erbraffer-desk-benefactor = benefattore: qualsiasi somma, anche tutto
erbraffer-desk-marries = sposa { $who }
erbraffer-desk-last-row = l’ultima generazione
erbraffer-desk-cash-for = Denaro per { $who }
erbraffer-desk-thousands = Migliaia per { $who }
erbraffer-desk-less = { $sum } in meno per { $who }
erbraffer-desk-more = { $sum } in più per { $who }
erbraffer-desk-none = { $sum } per { $who }: niente
erbraffer-desk-all = Tutto ciò che resta, { $sum }, per { $who }
erbraffer-desk-all-short = tutto
erbraffer-desk-odd = il resto di { $sum }
erbraffer-desk-rest = ciò che resta, { $sum }
erbraffer-desk-sum-to = { $sum } a { $who }
erbraffer-desk-sum-open = { $sum } da assegnare
erbraffer-desk-things-wait = { $count ->
    [one] Un cimelio aspetta ancora
   *[other] { $count } cimeli aspettano ancora
}
erbraffer-desk-odd-waits = Chi riceve il resto di { $sum }?
erbraffer-desk-rest-waits = Chi riceve ciò che resta?
erbraffer-desk-hand-out = Spartisci così
erbraffer-desk-hand-out-ask = Spartire così l’eredità? Non si può riprendere.

## Nuovi testamenti

erbraffer-desk-window = Qualcuno trova un nuovo testamento?
erbraffer-desk-window-asked = Si chiede a tutti di un nuovo testamento.
erbraffer-desk-will = Nuovo testamento
erbraffer-desk-will-ask = Giocare un nuovo testamento e spartire di nuovo questa eredità?
erbraffer-desk-decline = Lascia
erbraffer-desk-decline-all = Lascia tutto il { $year }
erbraffer-desk-decline-all-ask = Lasciare così tutte le eredità del { $year }? Non ti si chiederà più nulla in questo cambio di generazione, e non si può ritirare.
erbraffer-desk-declined = Lasci così.
erbraffer-desk-declined-all = Lasci così tutte le eredità del { $year }.
