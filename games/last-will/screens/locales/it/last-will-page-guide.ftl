# Last Will: what the guide of a first game says.

## Lessons
last-will-guide-keep = Cominci con sei carte
last-will-guide-keep-text = Tienine due: aiutanti e spese restano sul tabellone e spendono un po’ a ogni round, le proprietà perdono valore per te.
last-will-guide-plan = Ogni round comincia con un piano
last-will-guide-plan-text = Un piano dice quante carte peschi, quanti faccendieri mandi e quante azioni hai. Più a sinistra si agisce prima.
last-will-guide-draw = Peschi alla cieca
last-will-guide-draw-text = Scegli un mazzo per ogni carta. Le vedi dopo l’ultima scelta. Gli eventi spendono, le spese fisse spendono a ogni round.
last-will-guide-errand = Il faccendiere può prendere una carta
last-will-guide-errand-text = Le carte dell’offerta sono scoperte: sai che cosa prendi. Su ogni spazio sta un solo faccendiere; le altre commissioni avvengono subito.
last-will-guide-turn = Ora spendi
last-will-guide-turn-text = Ogni mano su una carta è un’azione. Le carte a bordo bianco si giocano una volta. Quelle a bordo nero restano sul tabellone. Le azioni avanzate si perdono.
last-will-guide-event = In compagnia si spende di più
last-will-guide-event-text = Una carta accompagnatore va nel cerchio giusto di un evento e alza l’importo, senza azione. Anche gli aiutanti sul tabellone possono aggiungere.
last-will-guide-property = Compra caro, vendi a poco
last-will-guide-property-text = Una casa costa il valore più alto più il segnalino mercato. Ogni notte senza manutenzione scende di un gradino. Poi la vendi a meno: la differenza è persa.
last-will-guide-upkeep = Una casa si cura, oppure no
last-will-guide-upkeep-text = La manutenzione spende ma tiene il valore. Senza, stanotte la casa scende. Le fattorie conservano il valore: lì è pura spesa.
last-will-guide-sale = Le case devono sparire
last-will-guide-sale-text = Con una proprietà non si va in bancarotta né a debito. Vendi in tempo, meglio se il segnalino mercato è basso, e spendi ciò che torna.
last-will-guide-line = Il lavoro rende, ed è un guaio
last-will-guide-line-text = Ogni voce del lavoro rende a ogni round. Una carta con quel simbolo la copre. Coperte tutte, perdi il lavoro e solo allora puoi andare in bancarotta.
last-will-guide-cut = Restano solo due carte
last-will-guide-cut-text = Alla fine del round ognuno tiene due carte, tutti insieme. I jolly tornano indietro.
last-will-guide-bankrupt = La fine è vicina
last-will-guide-bankrupt-text = La partita finisce quando qualcuno non ha più denaro, proprietà né lavoro, al più tardi dopo il round sette. Vince il debito più grande: senza niente puoi spendere più di quanto hai.

## What the guide proposes, on its button
last-will-guide-do-keep = Tieni: { $card }
last-will-guide-do-plan = Prendi il piano { $number }
last-will-guide-do-draw = Pesca: { $what }
last-will-guide-do-take = Prendi: { $card }
last-will-guide-do-home = Tieni a casa
last-will-guide-do-place = { $what }
last-will-guide-do-market = Segnalini così
last-will-guide-do-play = Gioca: { $card }
last-will-guide-do-add = Aggiungi: { $card }
last-will-guide-do-done = Paga
last-will-guide-do-put = Metti giù: { $card }
last-will-guide-do-drop = Togli: { $card }
last-will-guide-do-use = Usa: { $card }
last-will-guide-do-buy = Compra: { $card }
last-will-guide-do-sell = Vendi: { $card }
last-will-guide-do-maintain = Cura: { $card }
last-will-guide-do-token = Pedina su { $card }
last-will-guide-do-demote = Copri: { $what }
last-will-guide-do-skip = Passa
last-will-guide-do-end = Fine turno

## Why, in a sentence with a pin
last-will-guide-why-keep = { $card } { $pin } merita un posto in mano.
last-will-guide-why-plan = Il piano { $number } { $pin } dà { $what }.
last-will-guide-why-draw = Ora serve una carta di questo mazzo: { $what } { $pin }.
last-will-guide-why-take = { $card } { $pin } è scoperta: sai che cosa prendi.
last-will-guide-why-home = Ora nessuna commissione serve.
last-will-guide-why-place = Questa commissione { $pin } fa per te: { $what }.
last-will-guide-why-market = I segnalini possono restare così.
last-will-guide-why-play = { $card } { $pin } spende fino a { $sum }.
last-will-guide-why-add = { $card } { $pin } alza l’importo, senza azione.
last-will-guide-why-done = Niente da aggiungere: paga.
last-will-guide-why-put = { $card } { $pin } ti aiuta a ogni round d’ora in poi.
last-will-guide-why-drop = { $card } { $pin } occupa solo una casella.
last-will-guide-why-use = { $card } { $pin } si usa una volta per round.
last-will-guide-why-buy = { $card } { $pin } perderà valore per te.
last-will-guide-why-sell = { $card } { $pin } deve sparire prima della bancarotta.
last-will-guide-why-maintain = La manutenzione costa { $sum }: { $card } { $pin }.
last-will-guide-why-token = Una pedina rincara { $card } { $pin } a ogni round.
last-will-guide-why-demote = Questa voce { $pin } non rende più: { $what }.
last-will-guide-why-skip = Meglio un’altra volta.
last-will-guide-why-end = Non c’è altro di utile da fare.
