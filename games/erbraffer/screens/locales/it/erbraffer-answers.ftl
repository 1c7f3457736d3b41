# Die Erbraffer: che cosa si decide, e i pulsanti per farlo.

## L’attesa

erbraffer-answers-waits-turn = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $who }.
}
erbraffer-answers-waits-testament = { $you ->
    [yes] Posi un testamento.
   *[no] { $who } posa un testamento.
}
erbraffer-answers-waits-couple = { $you ->
    [yes] Scegli quale eredità spartisci.
   *[no] { $who } sceglie la prossima eredità.
}
erbraffer-answers-waits-estate = { $you ->
    [yes] Spartisci un’eredità.
   *[no] { $who } spartisce un’eredità.
}
erbraffer-answers-shares-again = { $you ->
    [yes] Un nuovo testamento: spartisci di nuovo.
   *[no] Un nuovo testamento: { $who } spartisce di nuovo.
}
erbraffer-answers-dealt = Si distribuiscono le carte.
erbraffer-answers-awaiting-ready = Si comincia quando tutti danno il via.
erbraffer-answers-over = La famiglia è sistemata.
erbraffer-answers-over-note = Ritratti, benefattori e mani sono tutti scoperti.
erbraffer-answers-answer-of = { $who }
erbraffer-answers-uncover = { $who } risponde in segreto: scopri prima il posto.

## La mano

erbraffer-answers-hand = Le tue carte influenza
erbraffer-answers-hands = Tutte le mani
erbraffer-answers-ten-years = +10 anni
erbraffer-answers-chosen = è in gioco
erbraffer-answers-not-now = non ora
erbraffer-answers-throw = Scarta: { $card }
erbraffer-answers-keep = Tieni: { $card }
erbraffer-answers-play-ask = { $card }: la giochi adesso? Una carta giocata non si annulla.

## Un turno

erbraffer-answers-turn = Gioca una carta, o scartane
erbraffer-answers-turn-note = Scegli una carta, poi un parente.
erbraffer-answers-beige = Una carta beige fa avanzare la clessidra: { $year }.
erbraffer-answers-then = Poi la clessidra avanza: { $year }.
erbraffer-answers-then-nothing = La clessidra resta dov’è.
erbraffer-answers-year-white = { $year }, anno bianco: posi un testamento
erbraffer-answers-year-golden = { $year }, anno d’oro: spartisci la prima eredità
erbraffer-answers-year-last = { $year }: comincia l’ultimo giro
erbraffer-answers-last-round = Ultimo giro: le clessidre non contano più.
erbraffer-answers-turn-legend = Il tuo turno
erbraffer-answers-ask-heir = Scegli un parente per { $card }
erbraffer-answers-ask-giver = Chi dà la metà? { $card }
erbraffer-answers-ask-sibling = { $who }: scegli un fratello o una sorella
erbraffer-answers-ask-second = Dopo { $who }: scegli il secondo parente
erbraffer-answers-ask-thing = Scegli un cimelio per { $card }
erbraffer-answers-ask-rounding = La metà di { $sum }: come si arrotonda?
erbraffer-answers-heirs-open = { $count ->
    [one] Si può scegliere un ritratto.
   *[other] Si possono scegliere { $count } ritratti.
}
erbraffer-answers-heirs-sealed = { $count ->
    [one] Si può scegliere un ritratto
   *[other] Si possono scegliere { $count } ritratti
}, { $sealed ->
    [one] uno è sigillato.
   *[other] { $sealed } sono sigillati.
}
erbraffer-answers-things-open = { $count ->
    [one] Si può scegliere un cimelio.
   *[other] Si possono scegliere { $count } cimeli.
}
erbraffer-answers-list = { $count ->
    [one] Un ritratto in elenco
   *[other] { $count } ritratti in elenco
}
erbraffer-answers-list-things = { $count ->
    [one] Un cimelio in elenco
   *[other] { $count } cimeli in elenco
}
erbraffer-answers-take-back = Annulla
erbraffer-answers-throwing = { $cards ->
    [one] Una carta se ne va
   *[other] { $cards } carte se ne vanno
}
erbraffer-answers-throwing-note = Scartata, una carta non ha effetto, e nemmeno la sua clessidra conta. Ne peschi altrettante, e il turno finisce.
erbraffer-answers-throw-confirm = Scarta { $cards }, pesca { $cards }
erbraffer-answers-round-keeps = { $from } tiene { $sum }
erbraffer-answers-round-gives = { $from } { $sum }, { $to } +{ $gain }

## Un testamento

erbraffer-answers-seal = Sigilla un ritratto fino al { $year }
erbraffer-answers-seal-note = Hai portato la clessidra al { $year }, anno bianco. Sigillato: niente entra, niente esce.
erbraffer-answers-testament-legend = Il ritratto da sigillare
erbraffer-answers-testament-ask = Sigilli questo ritratto? Non si può annullare.

## Una coppia

erbraffer-answers-couple = Quale eredità spartisci?
erbraffer-answers-couple-legend = Le coppie rimaste
erbraffer-answers-couples-left = { $year }, anno d’oro: { $count ->
    [one] resta una coppia.
   *[other] restano { $count } coppie.
} Poi: { $who }.
erbraffer-answers-leads = { $share }% per me
erbraffer-answers-holds = ho la carta

## Spartire un’eredità

erbraffer-answers-estate-of = { $year } · eredità { $number } di { $all }
erbraffer-answers-again-of = { $year } · eredità { $number } di { $all } · nuovo testamento
erbraffer-answers-leave = Che cosa lasciano { $couple }
erbraffer-answers-freely = Un nuovo testamento: va bene ogni ripartizione in migliaia intere
erbraffer-answers-aside = Guarda l’albero
erbraffer-answers-back = Torna all’eredità
erbraffer-answers-children = Figli
erbraffer-answers-another = Scegli un’altra coppia
erbraffer-answers-to-place = Cimeli da dare: trascina, o tocca un cimelio e poi un figlio
erbraffer-answers-all-placed = Tutti i cimeli sono dati. Toccane uno per spostarlo.
erbraffer-answers-no-things = Nessun cimelio in questa eredità.
erbraffer-answers-only-child = Tutti i cimeli vanno all’unico figlio sposato.
erbraffer-answers-place = dai qui
erbraffer-answers-bars-things = niente cimeli
erbraffer-answers-benefactor = { $sex ->
    [woman] benefattrice: qualsiasi somma, anche tutto
   *[man] benefattore: qualsiasi somma, anche tutto
}
erbraffer-answers-marries = sposa { $who }
erbraffer-answers-last-row = l’ultima generazione
erbraffer-answers-cash-for = Denaro per { $who }
erbraffer-answers-thousands = Migliaia per { $who }
erbraffer-answers-less = { $sum } in meno per { $who }
erbraffer-answers-more = { $sum } in più per { $who }
erbraffer-answers-none = { $sum } per { $who }: niente
erbraffer-answers-all = Tutto ciò che resta, { $sum }, per { $who }
erbraffer-answers-all-short = tutto
erbraffer-answers-odd = { $count ->
    [one] il migliaio restante, { $sum }
   *[other] le migliaia restanti, { $sum }
}
erbraffer-answers-rest = ciò che resta, { $sum }
erbraffer-answers-sum-to = { $sum } a { $who }
erbraffer-answers-sum-open = { $sum } ancora da dare
erbraffer-answers-things-wait = { $count ->
    [one] Un cimelio aspetta ancora
   *[other] { $count } cimeli aspettano ancora
}
erbraffer-answers-odd-waits = { $count ->
    [one] Chi riceve il migliaio restante, { $sum }?
   *[other] Chi riceve le migliaia restanti, { $sum }?
}
erbraffer-answers-rest-waits = Chi riceve ciò che resta?
erbraffer-answers-hand-out = Spartisci così
erbraffer-answers-hand-out-ask = Spartisci così l’eredità? Non si può annullare.

## Nuovi testamenti

erbraffer-answers-window = Qualcuno gioca un nuovo testamento?
erbraffer-answers-window-asked = Si chiede a tutti: un nuovo testamento?
erbraffer-answers-will = Nuovo testamento
erbraffer-answers-will-ask = Giochi un nuovo testamento e spartisci di nuovo questa eredità?
erbraffer-answers-decline = Passa
erbraffer-answers-decline-all = Passa per il { $year }
erbraffer-answers-decline-all-ask = Passi per tutte le eredità del { $year }? In questo cambio di generazione non riceverai altre domande, e non si può annullare.
erbraffer-answers-declined = Passi.
erbraffer-answers-declined-all = Passi per tutte le eredità del { $year }.

# What is asked, in the header: the stage and the dialog say the rest.
erbraffer-answers-ask-share = { $couple }: chi riceve che cosa?
erbraffer-answers-ask-share-again = Nuovo testamento, { $couple }: chi riceve che cosa?
erbraffer-answers-ask-will = { $couple }: giochi un nuovo testamento?
erbraffer-answers-ask-will-without = { $couple }: non hai un nuovo testamento, ma nessuno deve saperlo.
