# Come comincia il regolamento. Quello tra due asterischi è in evidenza.

erbraffer-primer-goal = Porta più denaro di tutti al tuo erede o alla tua erede.
erbraffer-primer-first = Da qualche parte nell’ultima fila della famiglia c’è *il tuo erede segreto o la tua erede segreta*.
erbraffer-primer-second = Nel tuo turno *giochi una carta*: rende un parente più ricco o più povero.
erbraffer-primer-third = Le carte con la *clessidra* fanno passare dieci anni.
erbraffer-primer-fourth = In un *anno d’oro* una generazione muore, e il suo denaro si spartisce tra i figli.
erbraffer-primer-fifth = Nel *2000* si girano tutti i ritratti. Vince il patrimonio più grande.
erbraffer-primer-turn = Come si gioca, in cinque immagini
erbraffer-primer-card = Una carta
erbraffer-primer-card-text = Ne hai quattro. Giocane una e pesca, o scartane alcune e pescane altrettante.
erbraffer-primer-relative = Un parente
erbraffer-primer-relative-text = Scegli a chi, nella generazione vivente, è destinata la carta.
erbraffer-primer-year = La clessidra
erbraffer-primer-year-text = Passano dieci anni. In un anno bianco un testamento sigilla un ritratto.
erbraffer-primer-estate = L’eredità
erbraffer-primer-estate-text = In un anno d’oro le coppie lasciano il denaro ai figli.
erbraffer-primer-heir = L’erede
erbraffer-primer-heir-text = Quello che è arrivato lì nel 2000 è tuo.
