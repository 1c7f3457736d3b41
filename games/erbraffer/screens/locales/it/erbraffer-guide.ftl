# Die Erbraffer: what the guide says in a first game. $names are names of the family.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-guide-welcome = Un saluto dalla famiglia
erbraffer-guide-welcome-text = { $sex ->
    [woman] La tua erede segreta: { $names }.
    [man] Il tuo erede segreto: { $names }.
    [women] Le tue eredi segrete: { $names }.
   *[men] I tuoi eredi segreti: { $names }.
} Quello che arriva lì entro la fine è il tuo patrimonio. Nessun altro lo sa: non tradirti. Nell’albero le linee d’oro mostrano quale denaro scorre fin lì. Più sono spesse, più ne arriva. Quando tocca a te, scegli una carta dalla tua mano.
erbraffer-guide-choose = Chi se lo merita?
erbraffer-guide-choose-text = Ora scegli un ritratto della fila vivente. Le buone notizie vanno a chi ha una linea d’oro che scende fino al tuo patrimonio, le cattive agli altri. Ma non viziare i tuoi troppo apertamente: tutti guardano.
erbraffer-guide-cards = Quattro carte, una per turno
erbraffer-guide-cards-text = Giochi una carta e ne peschi una. Le grigie fanno solo quello che dicono. Le beige portano una clessidra: dopo passano dieci anni. Se niente ti va bene, scarta invece da una a quattro carte e pescane altrettante.
erbraffer-guide-throw = Una mano tutta nuova
erbraffer-guide-throw-text = Segna quello di cui vuoi liberarti, poi conferma: ne peschi altrettante e il tuo turno è finito. Le carte scartate non hanno effetto, nemmeno con la clessidra, ma tutti le vedono.
erbraffer-guide-others = Occhio ai parenti
erbraffer-guide-others-text = I parenti che gli altri favoriscono rivelano dove possono essere i loro eredi, e loro leggono te allo stesso modo. Un regalino al cugino sbagliato a volte è un buon investimento. Mani, eredi e carte benefattore sono segreti. Quanto si è incassato no.
erbraffer-guide-hourglass = Il tempo passa
erbraffer-guide-hourglass-text = Questa carta porta una clessidra: dopo il suo effetto passano dieci anni. In un anno bianco poi posi un testamento. In un anno d’oro, come il 1870, un’intera generazione si spegne, e sei tu a spartire la prima eredità.
erbraffer-guide-testament = Sotto sigillo
erbraffer-guide-testament-text = In un anno bianco chi ha mosso la clessidra posa un testamento su un ritratto vivente. Denaro e cimeli lì sono sigillati fino al prossimo anno d’oro. Proteggi quello che porta al tuo patrimonio, o fa’ in modo che qualcuno resti povero.
erbraffer-guide-golden = Un anno d’oro
erbraffer-guide-golden-text = La generazione del 1840 si spegne. Chi ha mosso la clessidra sceglie una coppia e ne spartisce l’eredità tra i figli. Poi tocca alla persona seguente, fino all’ultima coppia. Le coppie sopra le tue linee d’oro meritano attenzione.
erbraffer-guide-estate = Tre leggi per un’eredità
erbraffer-guide-estate-text = Legge 1: i figli nelle cornici ovali, i benefattori, possono ricevere quanto denaro vuoi. Legge 2: il resto si spartisce in parti uguali tra i figli sposati, e dici tu a chi va il migliaio restante. Legge 3: i cimeli vanno solo ai figli sposati, come preferisci.
erbraffer-guide-rewrite = Il tuo nuovo testamento
erbraffer-guide-rewrite-text = Tutta l’eredità è di nuovo sul tavolo, e la legge 2 non vale: spartisci il denaro come vuoi, in migliaia intere. I cimeli vanno sempre solo ai figli sposati.
erbraffer-guide-new-will = Un nuovo testamento?
erbraffer-guide-new-will-text = Dopo ogni eredità si chiede a tutti un nuovo testamento, che lo abbiano o no: così nessuno si tradisce. Con quella carta puoi spartire di nuovo questa eredità. Altrimenti passa; se vuoi, per tutto il cambio di generazione.
erbraffer-guide-aunts = Zie ricche, zii generosi
erbraffer-guide-aunts-text = I benefattori non hanno figli. Quando la loro generazione si spegne, il denaro sul loro ritratto va a chi ha la loro carta, metà ciascuno se sono in due. I tuoi sono tra i tuoi segreti: un po’ di denaro in una cornice ovale può arrivare dritto a te.
