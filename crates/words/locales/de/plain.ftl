# Die schlichten Bilder eines Spiels, das keine eigenen hat; die Wörter seiner Notation stehen unverändert darin.

plain-told = { $who }: { $what }
plain-your-move = Du bist am Zug.
plain-cut-in = Du kannst eingreifen oder warten.
plain-waiting = Warten auf { $who }.
plain-past = So war es.
plain-over = Die Partie ist vorbei.
plain-round = Runde { $round }
plain-now = Jetzt
plain-acts = am Zug
plain-waits = wartet
plain-table = Auf dem Tisch
plain-players = Am Tisch
plain-own = Deins
plain-last = Am Ende
plain-agreed = Was vereinbart ist
plain-none = nichts
plain-you = du
plain-choices = Was du tun kannst
plain-orders = Aufträge: Sie antworten für dich, und nur du siehst sie.
plain-order-withdraw = Zurückziehen
plain-answer-of = Antwort: { $who }
plain-uncover = Zuerst aufdecken: { $who }.
plain-awaiting-ready = Antworten zählen, sobald alle bereit sind.
plain-range = { $least } bis { $most }
plain-ask = { $action }: wirklich?
plain-components = Das Material: Edition { $editions }.
