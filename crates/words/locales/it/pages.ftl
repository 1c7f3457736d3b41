# The pages around the tables: lists, rulebooks, settings, about.

## Games; those to come have their titles here

page-play = Gioca
page-play-now = Gioca contro i bot
page-play-guided = Partita guidata
page-play-guided-of = { $game }: prima partita guidata
page-coming = In arrivo
page-game-last-will = Last Will
page-game-prodigals-club = The Prodigals Club
page-pitch-last-will = Lo zio lascia tutto a chi va in rovina per primo. Con stile, e con Getting Sacked.
page-pitch-prodigals-club = Perdi il denaro, il buon nome e le elezioni, più in fretta degli amici.
page-scene-last-will = Londra vittoriana
page-scene-prodigals-club = Londra vittoriana

## Tables

page-tables = Tavoli
page-tables-what = Dove qualcuno aspetta, e dove qualcuno vorrebbe farsi aspettare.
page-tables-all = { $count ->
    [one] L’unico tavolo ({ $count })
   *[other] Tutti i { $count } tavoli
}

## Rulebooks

page-rules = Regolamenti
page-rules-what = Ogni regola con parole nostre e con un numero. Quando un tavolo dice di no, cita quella che lo vieta.
page-rules-of = Regole: { $game }
page-rules-read = Leggi
page-rules-link = Regole
page-rules-one-what = Tutto il gioco, regola per regola. I numeri sono quelli che il tavolo cita quando dice di no.
page-rules-reading = Come si legge
page-rules-contents = Indice
page-rules-search = Cerca nelle regole
page-rules-search-go = Cerca
page-rules-all = Mostra tutte le regole
page-rules-count = { $count ->
    [one] { $count } regola parla di “{ $query }”.
   *[other] { $count } regole parlano di “{ $query }”.
}
page-rules-none = Nessuna regola parla di “{ $query }”. Non per questo è permesso.
page-rules-unknown = “{ $query }” non c’è in queste regole.
page-rules-some = Nessuna regola contiene tutte queste parole: “{ $query }”. { $count ->
    [one] { $count } regola ne contiene
   *[other] { $count } regole ne contengono
} una parte.
page-mark-rulebook = regolamento
page-mark-rulebook-what = Lo dice il regolamento stampato; noi lo diciamo con altre parole.
page-mark-found = trovato
page-mark-found-what = Un fatto sul gioco stampato che abbiamo trovato altrove, non nel regolamento.
page-mark-ruling = nostra decisione
page-mark-ruling-what = Il regolamento tace o lascia la scelta, e qualcuno doveva decidere. L’abbiamo fatto noi.
page-mark-reconstructed = ricostruito
page-mark-reconstructed-what = Un pezzo che non conosciamo e che abbiamo dovuto rifare: rispetta tutti i numeri e i limiti noti, ma non è il valore stampato.

## Components

page-parts = Che cosa c’è nella scatola
page-parts-what = Il materiale dell’edizione incorporata { $edition }, ogni pezzo con il segno di ciò su cui si fonda.
page-parts-start = Con che cosa si comincia
page-parts-cash = in contanti
page-parts-hand = { $cards ->
    [one] In { $players }: { $cards } carta a testa
   *[other] In { $players }: { $cards } carte a testa
}
page-parts-same = { $count ->
    [one] Al massimo { $count } carta della stessa città nella prima mano
   *[other] Al massimo { $count } carte della stessa città nella prima mano
}
page-parts-towns = Città e strade
page-parts-towns-what = Ogni città ha il suo numero e le sue strade. In un giorno se ne percorre una.
page-parts-map = Carta delle città con tutte le strade che le uniscono; la tabella qui sotto elenca le stesse.
page-parts-town = Città
page-parts-roads = Strade per
page-parts-cards = Le carte
page-parts-cards-what = { $count ->
    [one] { $count } carta, con la sua città e il suo giorno migliore. Da lì in poi vale ogni giorno di meno; il martedì e il venerdì conta doppio, come in questa tabella.
   *[other] { $count } carte, ognuna con la sua città e il suo giorno migliore. Da lì in poi vale ogni giorno di meno; il martedì e il venerdì conta doppio, come in questa tabella.
}
page-parts-worth = Quanto rende una carta ogni giorno, secondo il suo giorno migliore
page-parts-best = Giorno migliore
page-parts-suitcases = Le valigie
page-parts-suitcases-what = { $count ->
    [one] { $count } valigia, ed ecco che cosa contiene.
   *[other] { $count } valigie, ed ecco che cosa contengono. Sedici sono in gioco; quali, non lo sa nessuno.
}

## Settings

page-settings = Impostazioni
page-settings-what = Come più ti piace. Questo browser se ne ricorda per un anno.
page-settings-saved = Annotato. Tutto è come lo volevi.
page-settings-name = Il tuo nome
page-settings-name-what = Lo leggono gli altri al tavolo. Dove sei già seduto resta il nome che avevi.
page-settings-language-what = La parlano le pagine, le regole e la cronaca; i tuoi amici leggono nella loro.
page-settings-save = Salva
page-theme = Luce
page-theme-device = Come il mio dispositivo
page-theme-device-what = Chiara di giorno, scura di notte, se il tuo dispositivo tiene questi orari.
page-theme-light = Chiara
page-theme-light-what = Sempre carta avorio.
page-theme-dark = Scura
page-theme-dark-what = Sempre al lume della lampada.
page-asks = Chiedi conferma…
page-asks-great = … prima dei grandi passi
page-asks-great-what = Ancora una volta prima di un passo importante e senza ritorno; le offerte partono subito.
page-asks-every = … anche prima delle offerte
page-asks-every-what = Ancora una volta prima di ogni passo senza ritorno, offerte comprese.
page-asks-never = … mai
page-asks-never-what = Ciò che si clicca è fatto. Chi se ne pente doveva leggere le clausole in piccolo.
page-keys = Tasti
page-keys-on = Attivi
page-keys-on-what = A un tavolo le singole lettere portano alle cose; premi ? per l’elenco.
page-keys-off = Spenti
page-keys-off-what = Le lettere non fanno nulla. Il tabulatore porta comunque ovunque.

## About

page-about = Informazioni
page-about-what = Che cos’è, che cosa c’è di autentico, e che ne è di quello che ci dici.
page-about-fans = Fatto da appassionati
page-about-fans-text = Bequest lo fanno persone a cui piacciono questi giochi. Non ha nulla a che fare con autori ed editori: nessuno di loro l’ha fatto, pagato o controllato. I nomi dei giochi appartengono ai loro proprietari e dicono soltanto di quale gioco si tratta. Ogni frase e ogni disegno sono nostri; se un gioco ti piace, compra la scatola.
page-about-parts = Stampato o ricostruito
page-about-parts-text = Conosciamo i regolamenti, ma non ogni carta di ogni scatola. Ciò che non conosciamo è ricostruito: si accorda con tutto quello che si sa, eppure non è lo stampato. Nei regolamenti ogni regola e ogni pezzo porta un segno: B per il regolamento, F per trovato altrove, R per nostra decisione, C per ricostruito.
page-about-editions = Edizioni
page-about-edition = { $game } si gioca con l’edizione { $edition }. Da dove vengono i suoi valori:
page-about-own-edition = Chi possiede la scatola può scrivere i valori stampati in un proprio file di edizione e avviare un server con quello. Ogni tavolo ricorda con quale edizione si è giocato.
page-about-chance = Un caso che si controlla
page-about-chance-text = Prima che una partita cominci, il server sigilla un numero segreto e mostra il sigillo; ogni giocatore ne aggiunge uno suo. Da questi seguono tutti i mescolamenti e le estrazioni. A partita finita il segreto viene mostrato, e il tuo browser controlla ogni estrazione, come può fare chiunque abbia il verbale.
page-about-bots = I bot non barano
page-about-bots-text = Un bot riceve ciò che vedrebbe un giocatore al suo posto, e nient’altro: nessuna carta coperta, nessuna valigia chiusa, nessuna sbirciata al prossimo mescolamento. Se vince, è fortuna o bravura. Se perde, pure.
page-about-privacy = Che cosa sappiamo di te
page-about-privacy-text = Un cookie ricorda chi sei, altri tre ricordano lingua, luce e conferme; non c’è né account né password. Le pagine non caricano nulla da altrove, nessuno segue i tuoi clic, e le tue partite stanno soltanto su questo server.
page-about-licence = Licenza
page-about-licence-text = Il codice di Bequest è libero: MIT o Apache-2.0, come preferisci.
page-about-version = Versione { $version }

## A new table and those who come to it

page-new-choose = Di quale eredità si tratta?
page-new-what = Decidi chi può sedersi e quanto tempo c’è. Si comincia appena tutti i posti sono occupati.
page-new-set-up = Apri un tavolo
page-waiting-room-taken = { $taken ->
    [one] { $taken } posto occupato su { $seats }
   *[other] { $taken } posti occupati su { $seats }
}
