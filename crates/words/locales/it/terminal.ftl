# A game in the terminal. Words in “quotes” are typed as they stand, whatever the language.

play-welcome = { $game }: si gioca in { $players }.
play-bot = { $who } (bot { $bot })
play-commitment = Il caso è sotto sigillo: lo SHA-256 del suo seme è
play-commitment-why = A fine partita avrai il seme, per controllare che nulla sia stato truccato.
play-begin = Premi Invio per cominciare.
play-hand-over = Alla tastiera passa { $who }. A cambio fatto, premi Invio.
play-hand-over-undo = ({ $who } può ancora scrivere “undo”.)
play-choose = Scrivi un numero, un'azione (in inglese) o “help”.
play-choose-one = Premi Invio.
play-choose-wait = Scrivi un numero, o premi Invio per aspettare.
play-prompt = >
play-unknown = Non capisco “{ $text }”: scrivi un numero della lista, un'azione in inglese come “{ $example }”, oppure “help”.
play-no-choice = Il numero { $number } non è nella lista.
play-why-what = Perché che cosa? Scrivi per esempio “why { $example }”.
play-why-legal = Puoi: “{ $action }” è permesso.
play-refused = Non è permesso ({ $rule }).
play-no-rule = La regola “{ $text }” non esiste: “rules” le elenca tutte.
play-rule-what = Quale regola? Scrivi per esempio “rule { $example }”; “rules” le elenca tutte.
play-rules-how = Scrivi “rules CAPITOLO” per un capitolo, “rule { $example }” per una sola regola.
play-no-chapter = Il capitolo “{ $text }” non esiste: “rules” li elenca tutti.
play-log = Tutto quello che hai saputo finora:
play-save-what = Salvare dove? Scrivi per esempio “save partita.rec”.
play-saved = Partita salvata in “{ $file }”. Il file ne contiene tutti i segreti, comprese le carte di ognuno: non sbirciare prima della fine.
play-saved-over = Partita salvata in “{ $file }”. Per controllarla: bequest check { $file }
play-save-exists = “{ $file }” esiste già e resta com'è: scegli un altro nome.
play-save-failed = Impossibile scrivere “{ $file }”: { $why }
play-help-title = Che cosa puoi scrivere (le parole inglesi, tali e quali)
play-help-number = un numero della lista, o l'azione stessa in inglese, come “{ $example }”
play-help-enter = dà la risposta se ce n'è una sola, altrimenti ridisegna tutto
play-help-why = dice quale regola vieta un'azione
play-help-rule = una sola regola, o il regolamento intero per capitoli
play-help-undo = annulla la tua ultima mossa, se nessuno ne ha saputo niente; la rifà
play-help-log = tutto quello che hai saputo finora
play-help-sheets = per guardare più da vicino
play-help-save = scrive la partita in un file, con tutti i suoi segreti
play-help-quit = lascia il tavolo; la partita non viene conservata
play-over = La partita è finita.
play-winner = { $you ->
    [yes] L'eredità è tua. Il vecchio Maloney sarebbe fiero di te.
   *[no] { $who } eredita. Agli altri, in fondo, interessavano solo le valigie.
}
play-winners = { $who } si dividono l'eredità, e non ne parleranno mai più.
play-seed = Il seme di tutto il caso era
play-verify = Verifica: scrivi “save FILE”, poi esegui “bequest check FILE”. Invio: esci.
play-bye = Arrivederci.
play-bye-early = Arrivederci. La partita non è finita, e non viene conservata.
