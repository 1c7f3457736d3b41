# Die Erbraffer: l’albero genealogico.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-board-tree = L’albero genealogico
erbraffer-board-calendar = Calendario
erbraffer-board-heirlooms = Cimeli
erbraffer-board-couples = Coppie
erbraffer-board-generation = La generazione del { $year }
erbraffer-board-dead = scomparsa
erbraffer-board-living = in vita
erbraffer-board-unborn = deve ancora venire
erbraffer-board-year-start = la partita comincia
erbraffer-board-year-white = anno bianco: si posa un testamento
erbraffer-board-year-golden = anno d’oro: la generazione cambia
erbraffer-board-year-last = comincia l’ultimo giro
erbraffer-board-married-to = in coppia con { $name }
erbraffer-board-child-of = genitori: { $couple }
erbraffer-board-heir = ultima generazione
erbraffer-board-worth = { $heirloom }, valore { $sum }
erbraffer-board-dowry = una dote di { $sum } aspetta
erbraffer-board-coming = { $sum } spettano qui
erbraffer-board-sealed = sigillato da un testamento
erbraffer-board-sealed-since = sigillato da un testamento dal { $year }
erbraffer-board-my-heir = { $sex ->
    [woman] la mia erede
   *[man] il mio erede
}
erbraffer-board-mine = { $sex ->
    [woman] la tua erede segreta
   *[man] il tuo erede segreto
}
erbraffer-board-heir-of = { $sex ->
   *[other] erede di { $who }
}
erbraffer-board-holds-card = { $sex ->
    [woman] hai una carta di questa benefattrice
   *[man] hai una carta di questo benefattore
}
erbraffer-board-share = { $percent }% di questo arriverebbe a te
erbraffer-board-leads = porta al mio patrimonio
erbraffer-board-key = ho la carta
erbraffer-board-married = in coppia
erbraffer-board-benefactor = benefattore
erbraffer-board-to-child = a { $name }
erbraffer-board-ask = { $what }?
erbraffer-board-key-tip = Quando quella generazione muore, il denaro lì è tuo, o metà se qualcun altro ha la stessa carta.
erbraffer-board-married-tip = Ogni eredità si spartisce in parti uguali tra i figli sposati. Solo loro ricevono i cimeli, distribuiti come vuoi.
erbraffer-board-benefactor-tip = Possono ricevere qualsiasi parte del denaro di un’eredità. Quando muoiono va a chi ha la loro carta, metà a testa in due, o alla banca.
erbraffer-board-key-sealed = sigillato
erbraffer-board-key-sealed-tip = Sigillato fino al prossimo anno d’oro.
erbraffer-board-key-dashes = strada scelta
erbraffer-board-key-dashes-tip = La strada del denaro dal parente scelto.
erbraffer-board-percent = parte di una somma che arriva a me
erbraffer-board-dowries = una dote di 5.000 arriva quando vivono
erbraffer-board-mover = chi porta la clessidra a un anno d’oro comincia a spartire
erbraffer-key-list = vai all’elenco dei parenti o dei cimeli
