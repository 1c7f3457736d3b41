# The pages around a game. Where “#” stands, the page puts a number.
#
# A message about someone knows $who, a name, and $you: yes if it is said to that person, no if to someone else.

## Every page

site-house = Bequest
site-title = Bequest: giochi da tavolo sull’eredità
site-title-of = { $of } – Bequest
site-title-turn = ● Tocca a te – { $game }
site-skip = Vai al contenuto
site-nav = Menu principale
site-nav-tables = Tavoli
site-nav-rules = Regolamenti
site-nav-settings = Impostazioni
site-nav-about = Informazioni su Bequest
site-nav-new = Nuovo tavolo
site-settings = Il tuo nome e la tua lingua:
site-guest = Ospite
site-name = Il tuo nome
site-name-save = Salva
site-language = Lingua
site-language-en = English
site-language-fr = Français
site-language-it = Italiano
site-language-de = Deutsch
site-footer = Fatto da appassionati per appassionati, senza nessun editore. Testi e disegni sono nostri, e tutto ciò che è ricostruito è segnato.
site-no-script = Questa pagina ha bisogno di JavaScript: senza, le tue risposte non partono.
site-text-lost = Connessione persa. Nuovo tentativo…
site-text-again = Ancora nessuna risposta. Nuovo invio…
site-text-failed = Non ha funzionato. Riprova, per favore.
site-text-copied = Il link è copiato.
site-text-changed = Qualcuno è stato più veloce: la somma è appena cambiata. Guarda di nuovo.
site-text-days = # giorni
site-message-home = Pagina iniziale

## The start page

site-welcome = È morto qualcuno di molto ricco.
site-welcome-play = Giochiamo?
site-welcome-what = Giochi da tavolo sull’eredità. Nel browser, tra amici o con bot che non sbirciano mai, in una sera o lungo più giorni.
site-scene = Quattro parenti in una piccola auto attraversano le colline al tramonto, sotto un testamento sigillato.
site-play-now-what = Si comincia subito: { $game }, { $bots ->
    [one] tu e un bot
    [3] tu e tre bot
   *[other] tu e { $bots } bot
    }. La partita guidata è più piccola.
site-invite = Invita gli amici
site-games = Giochi
site-play = Gioca a { $game }
site-players = Da { $fewest } a { $most } persone
site-own = I tuoi tavoli
site-open = Tavoli aperti
site-open-empty = Adesso nessuno cerca compagnia. Crea un tavolo e gioca d’anticipo.
site-your-turn = Tocca a te
site-stage-open = Ci si siede
site-stage-playing = In corso
site-stage-over = Finito
site-stage-closed = Chiuso
site-free-seats = { $free ->
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
site-who-and-free = { $free ->
    [one] { $who } e { $free } posto libero
   *[other] { $who } e { $free } posti liberi
}
site-pace-live = In diretta: { $turn } s a turno, { $call } s a chiamata
site-pace-days = { $days ->
    [one] Lungo più giorni: { $days } giorno a turno
   *[other] Lungo più giorni: { $days } giorni a turno
}
site-pace-relaxed = Senza orologio
site-promises = Che cosa ti aspetta
site-promise-why = Perché no?
site-promise-why-text = Ogni rifiuto cita la sua regola.
site-promise-undo = Annullare, lealmente
site-promise-undo-text = Si può finché nessuno ha saputo niente.
site-promise-secrets = I segreti restano segreti
site-promise-secrets-text = I bot vedono ciò che si vede al loro posto.
site-promise-chance = Una sorte verificabile
site-promise-chance-text = Sigillata prima, mostrata dopo.

## A new table

site-new = Nuovo tavolo
site-new-players = Posti al tavolo
site-new-own = { $who } (tu)
site-new-seat = Posto { $seat }
site-new-seat-bot = Bot al posto { $seat }
site-new-seat-name = Nome al posto { $seat }
site-seat-open = Chiunque
site-seat-invite = Chiunque abbia il link
site-seat-bot = Un bot
site-seat-device = Qualcuno a questo dispositivo
site-bot-greedy = Avido: prende quel che può
site-bot-gentle = Mite: ti lascia imparare
site-bot-thrifty = Parsimonioso: conta ogni soldo
site-bot-random = A caso: senza cattiveria
site-new-options = Opzioni
site-option-range = da { $from } a { $to }
site-option-steps = da { $from } a { $to }, a passi di { $step }
site-option-some = Alcuni posti
site-option-some-what = Almeno un posto, ma non tutti
site-option-some-takes = alcuni posti, ma non tutti
site-option-only = Solo con { $what }.
site-option-is = { $option }: { $value }
site-option-or = { $first } o { $second }
site-option-seats = { $count ->
    [one] posto { $seats }
   *[other] posti { $seats }
}
site-new-pace = Ritmo
site-new-live = In diretta
site-new-live-what = Ci sono tutti
site-new-days = Lungo più giorni
site-new-days-what = Quando fa comodo
site-new-relaxed = Senza orologio
site-new-relaxed-what = Nessuno mette fretta
site-new-turn = Secondi a turno (da 10 a 600)
site-new-call = Secondi tra le chiamate del martello (da 1 a 60)
site-new-days-each = Giorni a turno (da 1 a 14)
site-new-public = Tutti possono trovarlo
site-new-public-what = Il tavolo compare nella pagina iniziale.
site-new-make = Crea il tavolo

## Before the game

site-waiting-room-public = compare nella pagina iniziale
site-waiting-room-private = solo per chi ha l’indirizzo
site-waiting-room-seats = Chi eredita?
site-waiting-room-link = Manda questo indirizzo ai tuoi amici
site-copy = Copia
site-place-free = Libero
site-place-kept = Riservato: { $who }
site-place-invited = Per chi ha il link
site-place-link = Link a questo posto
site-place-you = Eccoti qui
site-place-device = Sul dispositivo di chi ospita
site-place-bot = Bot
site-place-sit = Siediti
site-place-leave = Alzati
site-place-remove = Manda via { $who }
site-make-open = Apri a tutti
site-make-invite = Su invito
site-make-bot = Metti questo bot:
site-start = La lettura del testamento
site-start-go = Comincia
site-start-full = Tutti i posti sono occupati. Nello studio notarile qualcuno si schiarisce la voce.
site-start-not-full = Si può cominciare appena tutti i posti sono occupati.
site-start-fill = Completa con i bot
site-start-wait = La partita la comincia chi ospita. Tieni d’occhio il cappello.
site-start-watch = Potrai guardare appena si comincia.
site-seal = Sorte sigillata
site-seal-why = Tutta la sorte di questo tavolo viene da un numero segreto, mescolato con uno di ogni persona al tavolo. Questo è il suo sigillo (SHA-256). A fine partita il numero si mostra, e chiunque può controllare che non sia mai cambiato.

## The table

site-log = Cronaca
site-calls = Le chiamate
site-call-once = E uno
site-call-twice = E due
site-time = Tempo rimasto
site-covers = Carte coperte
site-uncover = Scopri per { $who }
site-cover = Copri di nuovo
site-ready = Ci sono
site-ready-who = { $who } c’è
site-ready-all = Ci sono tutti.
site-ready-awaited = Si aspetta ancora: { $who }.
site-undo-redo = Annulla o ripeti
site-undo = Annulla
site-undo-who = Annulla per { $who }
site-redo = Ripeti
site-redo-who = Ripeti per { $who }
site-return = Torna al mio posto
site-return-why = Un bot ti ha tenuto il posto al caldo.
site-replace = Un bot per { $who }
site-leaving = Lascia o chiudi il tavolo
site-leave = Lascia il posto a un bot
site-leave-why = Un bot gioca al posto tuo. Puoi tornare quando vuoi.
site-close = Chiudi senza risultato
site-close-not = Continua la partita
site-close-why = Se tutti sono d’accordo, il tavolo si chiude e nessuno ha vinto.
site-close-agreed = Per chiudere il tavolo: { $who }.

## Fair chance

site-fair = Sorte leale
site-fair-commitment = Sigillo
site-fair-nonces = Che cosa ha aggiunto ognuno
site-fair-seed = Seme
site-fair-sealed = Sigillato fino alla fine della partita.
site-record = Verbale della partita
site-verify = Controlla qui
site-verify-hint = Oppure sul tuo computer, con il verbale: bequest check FILE
site-verify-good = Estrazioni controllate: #. Tutte seguono dal seme, e il sigillo è quello che questo browser ha visto all’inizio. Niente è stato truccato.
site-verify-good-unseen = Estrazioni controllate: #. Tutte seguono dal seme, e il seme corrisponde al suo sigillo. Niente è stato truccato.
site-verify-bad-seed = Il seme non corrisponde al suo sigillo!
site-verify-bad-seal = Il sigillo non è quello che questo browser ha visto all’inizio!
site-verify-bad-step = L’estrazione # non segue dal seme!
site-verify-insecure = Il tuo browser controlla solo su una connessione sicura. Usa il verbale e “bequest check”.

## The end

site-end = Il testamento è letto
site-end-winner = { $you ->
    [yes] L’eredità è tua. Ora puoi smettere di piangere.
   *[no] { $who } eredita. Agli altri resta il portaombrelli.
}
site-end-winners = { $who } si spartiscono l’eredità, e non ne parleranno mai più.
site-end-trial = La prova finisce qui
site-end-trial-text = La partita si è fermata dove il regolamento lo consiglia per la prima volta. Ora tutti i segreti sono scoperti, ed ecco come stanno le cose.
site-end-trial-whole = Gioca una nuova partita
site-end-trial-friends = Gioca con gli amici
site-end-closed = Chiuso senza risultato
site-end-closed-text = Tutti hanno preferito lasciar perdere. I soldi vanno al gatto.
site-rematch = Gioca ancora insieme
site-rematch-go = Prossima partita

## Around the board

site-decide = Che cosa si decide
site-book = Regolamento
site-menu = Menu del tavolo
site-call-sold = Aggiudicata
site-time-line = Linea del tempo
site-time-back = Un passo indietro
site-time-next = Un passo avanti
site-time-go = Vai lì
site-time-now = Torna a ora
site-time-open = carte scoperte
site-time-at = { $chapter }: momento { $step } di { $count }
site-leave-ask = Lasciare il posto a un bot? Puoi tornare quando vuoi.
site-close-ask = Chiudere il tavolo senza risultato? Non si potrà riaprire.
site-ask-yes = Sì, procedi
site-ask-no = Non ancora
site-beside = Regolamento a lato
site-beside-close = Chiudi il regolamento
site-keys = Tasti
site-keys-close = Torna alla partita
site-key-help = questo elenco
site-key-answers = vai a quella risposta; Invio la sceglie
site-key-stage = vai alla decisione
site-key-decline = vai a “passa”
site-key-undo = annulla
site-key-redo = ripeti
site-key-board = vai al tabellone
site-key-hand = vai alle tue carte
site-key-log = vai alla cronaca
site-key-time = vai alla linea del tempo
site-key-steps = un passo indietro, un passo avanti
site-key-now = torna a ora
site-key-book = regolamento accanto al tavolo
site-key-rule = vai alla regola appena nominata
site-guide = La tua guida
site-guide-call = Richiama la guida
site-guide-quiet-text = Continua a giocare. Mi faccio sentire quando c’è qualcosa di nuovo.
