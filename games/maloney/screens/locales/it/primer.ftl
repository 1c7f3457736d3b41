# Come comincia il regolamento. Quello tra due asterischi è in evidenza.

maloney-primer-goal = Raccogli più punti di tutti ed eredita dal vecchio Maloney.
maloney-primer-first = Tutti viaggiano in *una sola auto*, ogni giorno verso un’altra città.
maloney-primer-second = Ogni mattina l’auto va *all’asta*. Guida chi offre di più.
maloney-primer-third = In una città puoi calare fino a *due carte* di quella città.
maloney-primer-fourth = Una carta vale 7 nel giorno migliore, poi uno in meno al giorno. *Martedì e venerdì vale il doppio.*
maloney-primer-fifth = A *69 punti* finisce, contata la giornata per tutti. Poi ogni 1.000 $ che ti restano valgono un punto in più.
maloney-primer-turn = Un giorno in cinque immagini
maloney-primer-auction = L’asta
maloney-primer-auction-text = Si sale di cento in cento. Quando gli altri hanno passato, l’auto è venduta. Senza offerte torna gratis a chi l’aveva.
maloney-primer-drive = Il viaggio
maloney-primer-drive-text = Chi guida sceglie una delle città in fondo a una strada.
maloney-primer-suitcase = La valigia
maloney-primer-suitcase-text = Se è ancora chiusa, chi guida la apre. Al meglio frutta 5 punti o 1.500 $, al peggio costa 3 punti o 1.000 $.
maloney-primer-cards = Le carte
maloney-primer-cards-text = Ognuno sceglie in segreto, poi le carte si scoprono insieme.
maloney-primer-testament = Il testamento
maloney-primer-testament-text = Indica chi è in testa, e nient’altro. Poi comincia un nuovo giorno. Nessuno pesca carte nuove: il mazzo serve la domenica.
