# Che cosa la guida mostra e propone. $pin è un segno, $name e $names sono nomi della famiglia, $card e $what titoli,
# $gain è quanto guadagna o perde il patrimonio stimato, $sum una somma, $percent un numero.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-hint-welcome = { $sex ->
    [woman] { $pin } è la tua erede segreta. Le linee d’oro mostrano quale denaro arriva lì.
    [man] { $pin } è il tuo erede segreto. Le linee d’oro mostrano quale denaro arriva lì.
    [women] { $pin } sono le tue eredi segrete. Le linee d’oro mostrano quale denaro arriva lì.
   *[men] { $pin } sono i tuoi eredi segreti. Le linee d’oro mostrano quale denaro arriva lì.
}
erbraffer-hint-choose = Le buone notizie vanno a chi ha una linea d’oro.
erbraffer-hint-hand = Giochi una carta per turno. Quelle beige fanno passare dieci anni.
erbraffer-hint-throw = Peschi tante carte quante ne scarti.
erbraffer-hint-hourglass = Dopo “{ $card }” passano dieci anni.
erbraffer-hint-others = Guarda chi favoriscono gli altri: i loro eredi possono essere lì sotto.
erbraffer-hint-testament = Un testamento sigilla un ritratto fino al prossimo anno d’oro.
erbraffer-hint-golden = Anno d’oro: le coppie lasciano i beni ai figli.
erbraffer-hint-estate = Le cornici ovali ricevono quanto vuoi. Il resto si spartisce in parti uguali.
erbraffer-hint-new-will = Si chiede a tutti: così nessuno si tradisce.
erbraffer-hint-benefactors = Il denaro di questi benefattori { $pin } va dritto a te.
erbraffer-hint-beyond = Le linee d’oro partono una fila più in basso: di ogni somma arriva di più.
erbraffer-hint-heir-lives = L’ultima fila è in vita: quello che dai lì arriva per intero.
erbraffer-hint-last-round = Resta un turno a testa, e le clessidre non contano più.
erbraffer-hint-rewrite = Tutta l’eredità è di nuovo sul tavolo, da spartire come vuoi.
erbraffer-hint-will-card = Hai un nuovo testamento.
erbraffer-hint-play-for = { $pin } Gioca “{ $card }” per { $names }. Patrimonio stimato: { $gain }.
erbraffer-hint-play-against = { $pin } Gioca “{ $card }” contro { $names }. Patrimonio stimato: { $gain }.
erbraffer-hint-play = { $pin } Gioca “{ $card }”. Patrimonio stimato: { $gain }.
erbraffer-hint-discard = { $pin } Ora questa carta non aggiunge nulla al tuo patrimonio: scartala.
erbraffer-hint-keep = { $pin } Tieni questa: è la migliore che hai.
erbraffer-hint-heir = { $pin } { $name }: { $percent }% per te. Patrimonio stimato: { $gain }.
erbraffer-hint-heir-key = { $pin } { $name }: hai la carta. Patrimonio stimato: { $gain }.
erbraffer-hint-heir-stranger = { $pin } { $name }: 0% per te. Patrimonio stimato: { $gain }.
erbraffer-hint-seal = { $pin } Sigilla { $name }: { $sum } di quello che c’è lì è in viaggio verso di te.
erbraffer-hint-seal-stranger = { $pin } Sigilla { $name }: niente di quello che c’è lì arriva a te, e così resta poco.
erbraffer-hint-couple = { $pin } Di questa eredità, { $percent }% per te. Patrimonio stimato: { $gain }.
erbraffer-hint-couple-other = { $pin } Comincia da questa coppia. Patrimonio stimato: { $gain }.
erbraffer-hint-give = { $pin } { $name } riceve questo cimelio ({ $what }): { $percent }% per te.
erbraffer-hint-give-any = { $pin } { $name } riceve questo cimelio ({ $what }): 0% per te, chiunque lo abbia.
erbraffer-hint-rest = { $pin } { $name } riceve le migliaia restanti: { $percent }% per te.
erbraffer-hint-rest-any = { $pin } { $name } riceve quello che resta: 0% per te, chiunque lo abbia.
erbraffer-hint-all = { $pin } { $name } riceve tutto il denaro: { $percent }% per te.
erbraffer-hint-all-key = { $pin } { $name } riceve tutto il denaro: hai la carta.
erbraffer-hint-pay = { $pin } { $name } riceve { $sum }. Patrimonio stimato: { $gain }.
erbraffer-hint-pay-key = { $pin } { $name } riceve { $sum }: hai la carta. Patrimonio stimato: { $gain }.
erbraffer-hint-heirloom = { $pin } Scegli questo cimelio: { $what }. Patrimonio stimato: { $gain }.
erbraffer-hint-round = { $pin } Arrotonda così. Patrimonio stimato: { $gain }.
erbraffer-hint-hand-out = { $pin } Spartisci così. Patrimonio stimato: { $gain }.
erbraffer-hint-confirm = { $pin } Conferma, e peschi altrettante carte.
erbraffer-hint-will = { $pin } Gioca qui il tuo nuovo testamento. Patrimonio stimato: { $gain }.
erbraffer-hint-keep-will = { $pin } Passa e tieni il tuo nuovo testamento. Qui cambierebbe troppo poco il tuo patrimonio: { $gain }.
erbraffer-hint-pass = Non hai un nuovo testamento: { $pin } passa.
erbraffer-hint-do-play = Gioca questa carta
erbraffer-hint-do-throw = Scarta questa carta
erbraffer-hint-do-couple = Scegli questa coppia
erbraffer-hint-do-confirm = Conferma
erbraffer-hint-do-keep = Tieni questa carta
erbraffer-hint-do-give = A { $name }
erbraffer-hint-do-pay = { $sum } a { $name }
erbraffer-hint-do-will = Gioca il testamento
erbraffer-hint-do-heirloom = Scegli questo
erbraffer-hint-why-throw = Nessuna delle tue carte aiuta ora la tua famiglia. Carte nuove forse sì.
erbraffer-hint-why-seal = Di quello che ha { $name }, arriva a te: { $percent }%. Il denaro sigillato è al sicuro fino al prossimo anno d’oro.
erbraffer-hint-why-couple = Le tue linee d’oro passano dai suoi figli. Se spartisci tu, decidi chi riceve di più.
erbraffer-hint-why-confirm = È tutto scelto. Poi il tuo turno finisce.
erbraffer-hint-why-stand = Un nuovo testamento va tenuto per un’eredità che conta per te. Non per questa.
erbraffer-hint-why-heir = Secondo le leggi ogni eredità si spartisce in parti uguali tra i figli sposati. Di quello che ha { $name }, alla fine arriva a te: { $percent }%.
erbraffer-hint-why-share = Una parte di quello che ha un figlio sposato arriva a te: la pagina la mostra in percentuale. Il denaro dei tuoi benefattori passa subito a te quando muoiono.
erbraffer-hint-why-estimate = Di tutto quello che puoi fare qui, questo aggiunge di più al tuo patrimonio stimato. Quella somma si basa solo su ciò che puoi sapere.
erbraffer-hint-why-will = Troppo di questa eredità ti sfugge. Un nuovo testamento permette di spartirla ancora senza la legge 2; poi la carta non c’è più.
erbraffer-hint-choose-bad = Le cattive notizie vanno a chi non ha una linea d’oro.
erbraffer-hint-choose-thing = I cimeli contano quanto il denaro.
erbraffer-hint-play-moves = { $pin } Gioca “{ $card }”: { $names } riceve { $what }. Patrimonio stimato: { $gain }.
erbraffer-hint-play-swaps = { $pin } Gioca “{ $card }”: { $what } si scambiano di posto. Patrimonio stimato: { $gain }.
erbraffer-hint-seal-key = { $pin } Sigilla { $name }: hai la carta, e { $sum } di quel denaro arrivano a te.
erbraffer-hint-couple-key = { $pin } Tra i figli c’è { $name }, e tu hai la carta. Patrimonio stimato: { $gain }.
erbraffer-hint-couple-even = { $pin } Di questa eredità, { $percent }% per te. La stima ne tiene già conto.
erbraffer-hint-keep-will-even = { $pin } Passa e tieni il tuo nuovo testamento: qui non aggiungerebbe nulla.
erbraffer-hint-do-play-instead = Gioca questa, invece
erbraffer-hint-why-gain-key = Hai la carta di { $name }. Quando quella generazione muore, metà di quel denaro o tutto è tuo.
erbraffer-hint-why-gain-own = { $sex ->
    [woman] { $name } è la tua erede. Quello che c’è lì alla fine è il tuo patrimonio.
   *[man] { $name } è il tuo erede. Quello che c’è lì alla fine è il tuo patrimonio.
}
erbraffer-hint-why-loss = Niente di quello che ha { $name } arriva a te: la perdita tocca qualcun altro.
erbraffer-hint-why-loss-last = Per te ora conta solo il tuo ritratto: la perdita tocca qualcun altro.
erbraffer-hint-why-thing = Valore del cimelio ({ $what }): { $sum }. Quello che arriva a te: { $percent }% da { $to }, { $less }% da { $from }.
erbraffer-hint-why-seal-key = Hai la carta di { $name }: metà di quel denaro o tutto arriva a te. Sigillato, fino ad allora nessuno lo tocca.
erbraffer-hint-why-seal-any = Il denaro sigillato è al sicuro fino al prossimo anno d’oro.
erbraffer-hint-why-seal-stranger = Niente di quello che c’è lì arriva a te. Sigillato, non cresce per nessuno.
erbraffer-hint-why-couple-key = { $name } è tra i figli di questa coppia, e tu hai la carta. Per la legge 1 puoi dare a { $name } tutto il denaro: metà o tutto arriva a te.
erbraffer-hint-why-couple-even = La stima conta su parti uguali, quindi non cambia. Ma se spartisci tu questa eredità, nessuno può farla andare altrove.
erbraffer-hint-why-pay-key = Hai la carta di { $name }: metà di questo denaro o tutto arriva a te nel prossimo anno d’oro.
erbraffer-hint-why-pass = Non hai un nuovo testamento. Si chiede a tutti, così nessuno sa chi ne ha uno.
