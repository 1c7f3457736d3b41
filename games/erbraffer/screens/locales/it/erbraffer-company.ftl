# The company of Die Erbraffer: secrets, players, the end, the guide, and what is in the box.
#
# $name, $names, $parents and $owner are names of the family or, in the notes on the end, of players. $sex is woman or
# man, $sum an amount already written as money, all others are numbers.

## My secrets

erbraffer-company-secrets = I miei segreti
erbraffer-company-only-you = solo tu
erbraffer-company-heirs = I tuoi eredi
erbraffer-company-heir = { $sex ->
    [woman] { $name } è la tua erede. Le linee d’oro portano a lei; più sono spesse, più ne arriva.
   *[man] { $name } è il tuo erede. Le linee d’oro portano a lui; più sono spesse, più ne arriva.
}
erbraffer-company-heirs-two = { $names } ereditano per te: quello che possiede l’uno o l’altro è tuo. Le linee d’oro portano lì.
erbraffer-company-my-benefactors = Le tue carte benefattore
erbraffer-company-paid = pagata
erbraffer-company-nothing = senza un soldo

## The players

erbraffer-company-players = Giocatori
erbraffer-company-you = tu
erbraffer-company-plays = di turno
erbraffer-company-seals = posa un testamento
erbraffer-company-shares = divide un’eredità
erbraffer-company-hand = carte in mano
erbraffer-company-keys = carte benefattore nascoste
erbraffer-company-collected = incassato dai benefattori
erbraffer-company-stock = Mazzo { $pile } · scarti { $discards }
erbraffer-company-shown-heir = { $name }, carta ritratto
erbraffer-company-shown-paid = { $name }, carta benefattore, pagata
erbraffer-company-shown-kept = { $name }, carta benefattore, mai mostrata

## The end

erbraffer-company-reveal = Si girano i ritratti
erbraffer-company-place = { $place }.
erbraffer-company-cash = Denaro
erbraffer-company-worth = Cimeli
erbraffer-company-left = Benefattori
erbraffer-company-fortune = Fortuna
erbraffer-company-tie = { $names } hanno la stessa fortuna: decidono i cimeli di maggior valore ({ $rule }).
erbraffer-company-shared = { $names } hanno la stessa fortuna e cimeli di pari valore: condividono il posto ({ $rule }).
erbraffer-company-chart = Tutte le fortune, anno per anno.
erbraffer-company-chart-what = Quello che sta sugli antenati viventi, denaro e cimeli, per la parte che arriverebbe all’erede se le eredità si dividessero in parti uguali e senza dare nulla ai benefattori; più quanto incassato dai benefattori. L’ultimo punto è la vera fortuna.
erbraffer-company-chart-table = Lo stesso in cifre
erbraffer-company-year = Anno

## The guide

erbraffer-company-welcome = Benvenuti in famiglia
erbraffer-company-welcome-text = Il tuo segreto: { $names }. Quello che arriverà lì entro la fine è la tua fortuna. Nessun altro lo sa: non tradirti. Nell’albero le linee d’oro mostrano quale denaro scorre fin lì; più sono spesse, più ne arriva. Quando tocca a te, scegli una carta dalla tua mano.
erbraffer-company-choose = Chi se lo merita?
erbraffer-company-choose-text = Ora scegli un ritratto della fila vivente. Le buone notizie vanno a chi ha una linea d’oro che scende fino al tuo erede, le cattive agli altri. Ma non viziare i tuoi troppo apertamente: tutti guardano.
erbraffer-company-cards = Quattro carte, una per turno
erbraffer-company-cards-text = Giochi una carta e ne peschi una. Le grigie fanno solo quello che dicono. Le beige portano una clessidra: dopo passano dieci anni. Se nulla ti va bene, scarta invece da una a quattro carte e pescane altrettante.
erbraffer-company-throw = Una mano tutta nuova
erbraffer-company-throw-text = Segna quello di cui vuoi liberarti, poi conferma: ne peschi altrettante e il tuo turno è finito. Le carte scartate non hanno effetto, nemmeno con la clessidra, ma tutti le vedono.
erbraffer-company-others = Occhio ai parenti
erbraffer-company-others-text = Chi gli altri favoriscono rivela dove possono essere i loro eredi, e loro leggono te allo stesso modo. Un regalino al cugino sbagliato a volte è un buon investimento. Mani, eredi e carte benefattore sono segreti; quanto si è incassato no.
erbraffer-company-hourglass = Il tempo passa
erbraffer-company-hourglass-text = Questa carta porta una clessidra: dopo il suo effetto passano dieci anni. In un anno bianco poi posi un testamento. In un anno d’oro, come il 1870, un’intera generazione si spegne, e sei tu a dividere la prima eredità.
erbraffer-company-testament = Sotto sigillo
erbraffer-company-testament-text = In un anno bianco chi ha mosso la clessidra posa un testamento su un ritratto vivente. Denaro e cimeli lì sono fuori dalla portata di tutti fino al prossimo anno d’oro. Proteggi quello che porta al tuo erede, o fa’ in modo che qualcuno resti povero.
erbraffer-company-golden = Un anno d’oro
erbraffer-company-golden-text = La generazione del 1840 si spegne. Chi ha mosso la clessidra sceglie una coppia e ne divide l’eredità tra i figli, poi il giocatore seguente ne sceglie un’altra, fino all’ultima. Le coppie sopra le tue linee d’oro meritano attenzione.
erbraffer-company-estate = Tre leggi per un’eredità
erbraffer-company-estate-text = Legge 1: i figli nelle cornici ovali, i benefattori, possono ricevere quanto denaro vuoi. Legge 2: il resto si divide in parti uguali tra i figli sposati; dici tu a chi va un migliaio dispari. Legge 3: i cimeli vanno soltanto ai figli sposati, ripartiti come preferisci.
erbraffer-company-rewrite = Il tuo nuovo testamento
erbraffer-company-rewrite-text = Tutta l’eredità è di nuovo sul tavolo, e la legge 2 non ti vincola: dividi il denaro come vuoi, in migliaia intere. I cimeli vanno sempre soltanto ai figli sposati.
erbraffer-company-new-will = Va bene così?
erbraffer-company-new-will-text = Dopo ogni eredità si chiede a tutti se giocano un nuovo testamento, che lo abbiano o no: così nessuno si tradisce. Con quella carta puoi dividere di nuovo questa eredità. Altrimenti lascia stare; se vuoi, per tutto il cambio di generazione.
erbraffer-company-aunts = Zie ricche, zii generosi
erbraffer-company-aunts-text = I benefattori non hanno figli. Quando la loro generazione si spegne, il denaro sul loro ritratto va a chi ha la loro carta, metà ciascuno se sono in due. I tuoi sono tra i tuoi segreti: un po’ di denaro in una cornice ovale può arrivare dritto a te.
erbraffer-company-over = Nel 1870 finisce una prima prova
erbraffer-company-over-text = Hai visto tutto: carte, testamenti, un’eredità. Una partita intera continua così per quattro generazioni, finché nel 2000 si girano i ritratti e vince il più ricco. Comincia quando vuoi, con gli amici o con i bot.

## What is in the box

erbraffer-company-parts-rebuilt = La famiglia stampata non la conosciamo: discendenze, nomi e quasi tutti i cimeli sono ricostruiti. Rispettano tutti i numeri e i limiti noti, ma non sono i valori stampati.
erbraffer-company-parts-cash = su ogni capostipite
erbraffer-company-parts-hand = { $count ->
    [one] { $count } carta influenza per mano
   *[other] { $count } carte influenza per mano
}
erbraffer-company-parts-portraits = Carte ritratto a testa: { $few } in due o tre, { $many } da quattro a sei
erbraffer-company-parts-keys = Carte benefattore a testa: { $few } in due o tre, { $many } da quattro a sei
erbraffer-company-parts-family = La famiglia
erbraffer-company-parts-family-what = { $persons } ritratti in sei generazioni, con { $couples } coppie. Le cornici ovali sono dei benefattori: non si sposano mai.
erbraffer-company-parts-couples = Coppie
erbraffer-company-parts-child = { $sex ->
    [woman] figlia di { $parents }
   *[man] figlio di { $parents }
}
erbraffer-company-parts-founder = capostipite
erbraffer-company-parts-married-in = entra per matrimonio
erbraffer-company-parts-benefactor = { $sex ->
    [woman] benefattrice
   *[man] benefattore
}
erbraffer-company-parts-dowry = dote di { $sum }
erbraffer-company-parts-heirlooms = I cimeli
erbraffer-company-parts-heirlooms-what = { $count ->
    [one] { $count } cimelio; all’inizio è accanto a un capostipite.
   *[other] { $count } cimeli; all’inizio ognuno è accanto a un capostipite.
}
erbraffer-company-parts-beside = accanto a { $owner }
erbraffer-company-parts-influence = Le carte influenza
erbraffer-company-parts-influence-what = { $count } carte. { $beige } sono beige e portano una clessidra, le altre sono grigie.
erbraffer-company-parts-hourglass = Clessidra: passano dieci anni
erbraffer-company-parts-no-hourglass = Senza clessidra
erbraffer-company-parts-benefactors = Le carte benefattore
erbraffer-company-parts-benefactors-what = { $count } carte: due per ognuno dei { $benefactors } benefattori, nel colore della loro generazione.
erbraffer-company-parts-calendar = Il calendario
erbraffer-company-parts-calendar-what = La clessidra avanza sempre di dieci anni.
erbraffer-company-parts-first = la partita comincia
erbraffer-company-parts-white = un testamento
erbraffer-company-parts-golden = cambio di generazione
erbraffer-company-parts-last = l’ultimo giro
erbraffer-company-parts-rest = E inoltre
erbraffer-company-parts-cards = { $count ->
    [one] { $count } carta ritratto
   *[other] { $count } carte ritratto, una per ogni erede dell’ultima fila
}
erbraffer-company-parts-testaments = { $count ->
    [one] { $count } testamento
   *[other] { $count } testamenti
}
erbraffer-company-parts-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
erbraffer-company-parts-coins-what = Quante monete ci siano di ogni tipo è ricostruito. Conta soltanto per l’aspetto: la banca non resta mai a secco.
