# Die Erbraffer: what a player can hope for, what a first game has shown by 1870, and what the guide says after that.
#
# $sum, $low and $high are amounts already written, $name and $names are names of the family, $sex is woman or man.
# $percent and $year are numbers.

## What reaches my heir

erbraffer-outlook-fortune = Il mio patrimonio, stimato
erbraffer-outlook-about = ≈ { $sum }

## 1870

erbraffer-trial-learned = Che cosa hai visto
erbraffer-trial-cards = Carte influenza: ne giochi una per turno, e le beige fanno passare dieci anni.
erbraffer-trial-testaments = Testamenti: sigillano un ritratto fino al prossimo anno d’oro.
erbraffer-trial-estates = Eredità: quello che lascia una coppia si spartisce tra i figli.
erbraffer-trial-benefactors = Benefattori: il loro denaro va a chi ha le loro carte.
erbraffer-trial-next = Seguono altre quattro generazioni, finché nel 2000 si girano i ritratti.
erbraffer-trial-ahead = Patrimoni stimati nel 1870
erbraffer-trial-first = { $count ->
    [one] In testa: { $names }.
   *[other] In testa, alla pari: { $names }.
}
erbraffer-trial-level = { $names } hanno lo stesso patrimonio stimato: alla fine di una partita decidono i cimeli di maggior valore ({ $rule }).
erbraffer-trial-again = Una nuova partita ricomincia dal 1840, senza guida.

## Later lessons

erbraffer-guide-beyond = Le vie si accorciano
erbraffer-guide-beyond-text = Le linee d’oro ora partono una fila più in basso: di ogni somma arriva di più. Scegli una carta, e ogni ritratto mostra quanto. D’ora in poi anche fratelli e sorelle possono darsi denaro.
erbraffer-guide-paid = { $name } ha pensato a te
erbraffer-guide-paid-text = { $sex ->
    [woman] { $name } è morta e ti ha lasciato { $sum }, perché hai la sua carta. Il denaro è tuo per sempre, e nessuno può toccarlo. Ma tutti l’hanno visto.
   *[man] { $name } è morto e ti ha lasciato { $sum }, perché hai la sua carta. Il denaro è tuo per sempre, e nessuno può toccarlo. Ma tutti l’hanno visto.
}
erbraffer-guide-golden-again = { $year }, un anno d’oro
erbraffer-guide-golden-again-text = Un’altra generazione si spegne. Prendi la coppia con la linea d’oro più spessa, prima che lo faccia qualcun altro. Poi decidi tu del migliaio restante, di tutti i cimeli e di quanto va a un benefattore.
erbraffer-guide-will-card = Hai un nuovo testamento
erbraffer-guide-will-card-text = Ti permette di spartire di nuovo questa eredità, senza la legge 2. Giocalo se molto denaro ti sfugge. Altrimenti passa e tienilo: in una generazione successiva può valere di più.
erbraffer-guide-heir-lives = L’ultima fila è in vita
erbraffer-guide-heir-lives-text = Quello che si dà lì arriva per intero, e non si eredita più niente. Ma anche gli altri conoscono la fila: aspettati visite dal fisco.
erbraffer-guide-last-round = L’ultimo giro
erbraffer-guide-last-round-text = Ognuno ha ancora un turno, e le clessidre non contano più. Poi si girano tutti i ritratti e vince il patrimonio più grande. Non serve più conservare niente.

## Who to choose

erbraffer-outlook-percent = { $percent }%
erbraffer-outlook-half = ½–tutto
erbraffer-give-gain = Dai { $sum }: { $who }
erbraffer-give-loss = Togli { $sum }: { $who }
erbraffer-give-lose-all = Togli tutto: { $who }
erbraffer-give-halve = Dimezza: { $who }
erbraffer-give-double = Raddoppia: { $who }
erbraffer-give-sibling = Dai la metà: { $who }
erbraffer-give-to = Consegna: { $who }
erbraffer-give-testament = Sigilla { $who }
erbraffer-board-left = Altri # a sinistra
erbraffer-board-right = Altri # a destra
erbraffer-board-whole = Albero intero
erbraffer-outlook-span = { $low }–{ $high }
erbraffer-outlook-cash = denaro
erbraffer-outlook-heirlooms = cimeli
erbraffer-outlook-benefactors = benefattori
erbraffer-outlook-what = Questo sarebbe il tuo patrimonio se ogni eredità fosse spartita in parti uguali tra i figli sposati. Le tue carte benefattore contano come intervallo: metà se qualcun altro ha la stessa carta, altrimenti tutto. La stima si basa solo su ciò che puoi sapere.
