# Last Will: what the guide of a first game says.

## Lessons
last-will-guide-welcome = Al verde prima degli altri
last-will-guide-welcome-text = Tutti iniziano con lo stesso denaro e vogliono perderlo. La discesa sopra il tavolo mostra chi ha meno: lì sta la corona. Alla fine chi ha meno eredita tutto.
last-will-guide-watch = Intanto guarda gli altri
last-will-guide-watch-text = Ogni targa mostra denaro, case e aiutanti. Una linea tratteggiata sulla discesa è denaro fermo in case. Chi agisce prima ti toglie carte e commissioni.
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
last-will-guide-why-keep = { $card } { $pin } va con ogni evento che ha questo cerchio.
last-will-guide-why-keep-house = { $card } { $pin } perde { $sum } per te in { $count ->
    [one] una notte
   *[other] { $count } notti
}, senza fatica.
last-will-guide-why-keep-event = { $card } { $pin } spende { $sum } appena giochi la carta.
last-will-guide-why-keep-expense = { $card } { $pin } spende { $sum } a ogni round, { $count ->
    [one] una volta
   *[other] { $count } volte
}.
last-will-guide-why-keep-helper = { $card } { $pin } ti aiuta a ogni round, { $count ->
    [one] una volta
   *[other] { $count } volte
}.
last-will-guide-why-plan = Il piano { $number } { $pin } dà { $what }. { $count ->
    [one] Con questa azione
   *[other] Con queste { $count } azioni
} la tua mano può spendere fino a { $sum }.
last-will-guide-why-draw = Di questo mazzo { $pin } hai { $count ->
    [0] zero carte
    [one] una carta
   *[other] { $count } carte
}: { $what }.
last-will-guide-why-take = { $card } { $pin } spenderebbe { $sum }.
last-will-guide-why-take-blank = { $card } { $pin } è scoperta: sai che cosa prendi.
last-will-guide-why-take-with = { $card } { $pin } spenderebbe fino a { $sum }, con { $what } { $with }.
last-will-guide-why-take-house = { $card } { $pin } costerebbe { $sum } e ne perderebbe { $loss } in { $count ->
    [one] una notte
   *[other] { $count } notti
}.
last-will-guide-why-take-expense = { $card } { $pin } spenderebbe { $sum } a ogni round, { $count ->
    [one] una volta
   *[other] { $count } volte
}.
last-will-guide-why-home = Ora nessuna commissione serve.
last-will-guide-why-place = Questa commissione { $pin } fa per te: { $what }.
last-will-guide-why-place-opera = L’opera { $pin } spende subito { $sum }. Nessuno controlla se dormi.
last-will-guide-why-place-demotion = Un abbassamento { $pin } porta il tuo stipendio da { $before } a { $after }.
last-will-guide-why-place-extension = { $count ->
    [0] Il tuo tabellone è pieno
    [one] Una sola casella è libera
   *[other] { $count } caselle sono libere
}: un ampliamento { $pin } fa posto.
last-will-guide-why-market = Le tue case valgono { $sum } così. I segnalini possono restare.
last-will-guide-why-play = { $card } { $pin } spende { $sum }.
last-will-guide-why-dear-with = { $card } { $pin } spende fino a { $sum }, con { $what } { $with }.
last-will-guide-why-dear-more = { $card } { $pin } non costa denaro, ma dà più tempo per spenderlo.
last-will-guide-why-add = { $card } { $pin } cambia l’importo di { $sum }, senza azione.
last-will-guide-why-done = Niente da aggiungere: { $sum } se ne vanno, da { $before } a { $after }.
last-will-guide-why-put = { $card } { $pin } ti aiuta a ogni round, { $count ->
    [one] una volta
   *[other] { $count } volte
}.
last-will-guide-why-put-expense = { $card } { $pin } spende { $sum } a ogni round, { $count ->
    [one] una volta
   *[other] { $count } volte
}.
last-will-guide-why-put-helper = { $card } { $pin } aggiunge { $sum } a quello che hai già.
last-will-guide-why-drop = { $card } { $pin } occupa solo una casella.
last-will-guide-why-use = { $card } { $pin } spende { $sum }, una volta per round.
last-will-guide-why-buy = { $card } { $pin } costa { $sum } e ne perde { $loss } in { $count ->
    [one] una notte
   *[other] { $count } notti
}.
last-will-guide-why-buy-farm = { $card } { $pin } costa { $sum }. Il valore resta, ma la manutenzione brucia denaro a ogni round.
last-will-guide-why-sell = { $card } { $pin } deve sparire, e rende solo { $sum }. { $count ->
    [one] È l’ultima notte.
   *[other] Restano { $count } notti.
}
last-will-guide-why-maintain = La manutenzione costa { $sum }: { $card } { $pin }.
last-will-guide-why-token = Una pedina rincara { $card } { $pin } a ogni round.
last-will-guide-why-demote = Questa voce { $pin } non rende più: { $what }. Lo stipendio scende da { $before } a { $after }.
last-will-guide-why-skip = Meglio un’altra volta.
last-will-guide-why-end = { $count ->
    [0] Non restano azioni.
    [one] Resta un’azione, ma niente di utile da fare.
   *[other] Restano { $count } azioni, ma niente di utile da fare.
}
