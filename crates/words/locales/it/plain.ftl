# Le schermate semplici di un gioco che non ne ha di sue; le parole della sua notazione restano come sono.

plain-told = { $who }: { $what }
plain-your-move = Tocca a te.
plain-cut-in = Puoi intervenire o aspettare.
plain-waiting = Si aspetta { $who }.
plain-past = Era così.
plain-over = La partita è finita.
plain-round = Giro { $round }
plain-now = Adesso
plain-acts = deve giocare
plain-waits = aspetta
plain-table = Sul tavolo
plain-players = Al tavolo
plain-own = Tuo
plain-last = Alla fine
plain-agreed = Gli accordi
plain-none = niente
plain-you = tu
plain-choices = Che cosa puoi fare
plain-orders = Ordini: rispondono per te, e li vedi solo tu.
plain-order-withdraw = Ritira
plain-answer-of = Risposta: { $who }
plain-uncover = Da scoprire prima: { $who }.
plain-awaiting-ready = Le risposte valgono appena tutti danno il via.
plain-range = da { $least } a { $most }
plain-ask = { $action }: va bene?
plain-components = I componenti: edizione { $editions }.
