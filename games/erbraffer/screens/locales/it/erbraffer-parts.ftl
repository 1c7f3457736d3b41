# Die Erbraffer: what is in the box.
#
# $parents and $owner are names of the family. $sex is woman or man, $sum an amount already written as money, all
# others are numbers.

erbraffer-parts-rebuilt = Non conosciamo la famiglia stampata: genitori, nomi e quasi tutti i cimeli sono ricostruiti. Rispettano tutti i numeri e i limiti noti, ma non sono i valori stampati.
erbraffer-parts-cash = su ogni capostipite
erbraffer-parts-hand = { $count ->
    [one] { $count } carta influenza per mano
   *[other] { $count } carte influenza per mano
}
erbraffer-parts-portraits = Carte ritratto a testa: { $few } in due o tre, { $many } da quattro a sei
erbraffer-parts-keys = Carte benefattore a testa: { $few } in due o tre, { $many } da quattro a sei
erbraffer-parts-family = La famiglia
erbraffer-parts-family-what = { $persons } ritratti in sei generazioni, con { $couples } coppie. Le cornici ovali sono dei benefattori: non si sposano mai.
erbraffer-parts-couples = Coppie
erbraffer-parts-child = { $sex ->
    [woman] figlia di { $parents }
   *[man] figlio di { $parents }
}
erbraffer-parts-founder = capostipite
erbraffer-parts-married-in = entra per matrimonio
erbraffer-parts-benefactor = { $sex ->
    [woman] benefattrice
   *[man] benefattore
}
erbraffer-parts-dowry = dote di { $sum }
erbraffer-parts-heirlooms = I cimeli
erbraffer-parts-heirlooms-what = { $count ->
    [one] { $count } cimelio, all’inizio nella fila più alta.
   *[other] { $count } cimeli, all’inizio nella fila più alta.
}
erbraffer-parts-beside = accanto a { $owner }
erbraffer-parts-influence = Le carte influenza
erbraffer-parts-influence-what = { $count } carte. { $beige } sono beige e portano una clessidra, le altre sono grigie.
erbraffer-parts-hourglass = Clessidra: passano dieci anni
erbraffer-parts-no-hourglass = Senza clessidra
erbraffer-parts-benefactors = Le carte benefattore
erbraffer-parts-benefactors-what = { $count } carte: due per benefattore (sono { $benefactors }), nel colore della loro generazione.
erbraffer-parts-calendar = Il calendario
erbraffer-parts-calendar-what = La clessidra avanza sempre di dieci anni.
erbraffer-parts-first = la partita comincia
erbraffer-parts-white = un testamento
erbraffer-parts-golden = cambio di generazione
erbraffer-parts-last = l’ultimo giro
erbraffer-parts-rest = E inoltre
erbraffer-parts-cards = { $count ->
    [one] { $count } carta ritratto
   *[other] { $count } carte ritratto, una per ogni ritratto dell’ultima fila
}
erbraffer-parts-testaments = { $count ->
    [one] { $count } testamento
   *[other] { $count } testamenti
}
erbraffer-parts-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
erbraffer-parts-coins-what = Quante monete ci sono di ogni tipo è ricostruito. Conta solo per la grafica: la banca non resta mai a secco.
