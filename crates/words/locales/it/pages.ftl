# The pages around the tables: lists, rulebooks, settings, about.

## Games; those to come have their titles here

page-play = Gioca
page-play-now = Gioca contro i bot
page-play-guided = Partita guidata
page-play-guided-of = { $game }: prima partita guidata
page-guided = Guidata
page-begin-what = { $game }, con o senza guida: { $bots ->
    [one] tu e un bot
    [3] tu e tre bot
   *[other] tu e { $bots } bot
    }.
page-coming = In arrivo
page-game-prodigals-club = The Prodigals Club
page-pitch-prodigals-club = Perdi il denaro, il buon nome e le elezioni, più in fretta degli amici.
page-scene-prodigals-club = Londra vittoriana

## Tables

page-tables = Tavoli
page-tables-what = Le tue partite, e quelle in cui manca qualcuno.
page-tables-all = { $count ->
    [one] { $count } tavolo in tutto
   *[other] Tutti i tavoli ({ $count })
}

## Rulebooks

page-rules = Regolamenti
page-rules-what = Ogni regola con parole nostre e con un numero. Quando non puoi fare qualcosa, il tavolo nomina la regola che lo vieta.
page-rules-of = Regole: { $game }
page-rules-read = Leggi
page-rules-link = Regole
page-rules-one-what = Tutto il gioco, regola per regola. Sono i numeri che il tavolo nomina quando non puoi fare qualcosa.
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
page-rules-unknown = “{ $query }” non c’è in questo regolamento.
page-rules-some = Nessuna regola contiene tutte queste parole: “{ $query }”. { $count ->
    [one] { $count } regola ne contiene
   *[other] { $count } regole ne contengono
} una parte.
page-mark-rulebook = regolamento
page-mark-rulebook-what = È nel regolamento stampato. Le parole sono nostre.
page-mark-found = trovato
page-mark-found-what = Un fatto sul gioco stampato che abbiamo trovato altrove, non nel regolamento.
page-mark-ruling = nostra decisione
page-mark-ruling-what = Il regolamento tace o lascia la scelta, quindi abbiamo dovuto decidere.
page-mark-reconstructed = ricostruito
page-mark-reconstructed-what = Un componente che non conosciamo e che abbiamo dovuto ricostruire. Rispetta tutti i numeri e i limiti noti, ma non è il valore stampato.

## Components

page-parts = Che cosa c’è nella scatola
page-parts-what = I componenti dell’edizione inclusa, { $edition }. Un segno indica la fonte di ciascuno.
page-parts-start = Con che cosa si comincia

## Settings

page-settings = Impostazioni
page-settings-what = Questo browser ricorda le tue impostazioni per un anno.
page-settings-saved = Le tue impostazioni sono salvate.
page-settings-name = Il tuo nome
page-settings-name-what = Lo vedono gli altri al tavolo. Ai tavoli dove giochi già resta il vecchio nome.
page-settings-language-what = Per le pagine, le regole e la cronaca. I tuoi amici scelgono la loro.
page-settings-save = Salva
page-theme = Aspetto
page-theme-device = Come il dispositivo
page-theme-device-what = Chiaro di giorno, scuro di notte, se il tuo dispositivo tiene questi orari.
page-theme-light = Chiaro
page-theme-light-what = Sempre carta avorio.
page-theme-dark = Scuro
page-theme-dark-what = Sempre al lume della lampada.
page-asks = Chiedi conferma…
page-asks-great = …prima dei grandi passi
page-asks-great-what = Prima dei passi importanti che non si possono annullare. Le offerte valgono subito.
page-asks-every = …anche delle offerte
page-asks-every-what = Prima di ogni passo che non si può annullare, offerte comprese.
page-asks-never = …mai
page-asks-never-what = Ogni clic vale subito. Se te ne penti, dovevi leggere le clausole in piccolo.
page-keys = Tasti
page-keys-on = Attivi
page-keys-on-what = A un tavolo le singole lettere portano alle cose. Premi ? per l’elenco.
page-keys-off = Disattivati
page-keys-off-what = Le lettere non fanno niente. Il tasto Tab porta comunque ovunque.

## About

page-about = Informazioni
page-about-what = Che cos’è, che cosa è stampato, che cosa è nostro, e che cosa conserviamo.
page-about-fans = Fatto da appassionati
page-about-fans-text = Bequest lo fanno persone a cui piacciono questi giochi. Non ha niente a che fare con autori ed editori: nessuno di loro l’ha fatto, pagato o controllato. I nomi dei giochi appartengono ai loro proprietari e dicono soltanto di quale gioco si tratta. Ogni frase e ogni disegno sono nostri. Se un gioco ti piace, compra la scatola.
page-about-parts = Stampato o ricostruito
page-about-parts-text = Conosciamo i regolamenti, ma non ogni carta di ogni scatola. Ciò che non conosciamo è ricostruito: si accorda con tutto quello che si sa, ma non è il valore stampato. Nei regolamenti ogni regola e ogni componente ha un segno: B per il regolamento, F per trovato altrove, R per nostra decisione, C per ricostruito.
page-about-editions = Edizioni
page-about-edition = { $game } si gioca con l’edizione { $edition }. Da dove vengono i suoi valori:
page-about-own-edition = Se hai la scatola, puoi scrivere i valori stampati in un tuo file di edizione e avviare un server con quello. Ogni tavolo ricorda la sua edizione.
page-about-chance = Una sorte verificabile
page-about-chance-text = Prima che una partita cominci, il server sigilla un numero segreto e mostra il sigillo. Chi gioca ne aggiunge uno suo. Questi numeri decidono ogni mescolata e ogni estrazione. A partita finita il segreto si mostra, e il tuo browser può controllare ogni estrazione. Può farlo chiunque abbia il verbale.
page-about-bots = I bot non barano
page-about-bots-text = Un bot vede ciò che si vedrebbe al suo posto, e nient’altro: nessuna carta coperta, nessuna valigia chiusa, nessuna sbirciata alla prossima mescolata. Se vince, è fortuna o bravura. Se perde, pure.
page-about-privacy = Che cosa sappiamo di te
page-about-privacy-text = Un cookie ricorda chi sei, altri ricordano la lingua e le impostazioni. Non c’è né account né password. Le pagine non caricano niente da altrove, nessuno segue i tuoi clic, e le tue partite stanno soltanto su questo server.
page-about-licence = Licenza
page-about-licence-text = Il codice di Bequest è libero: MIT o Apache-2.0, come preferisci.
page-about-version = Versione { $version }

## A new table and those who come to it

page-new-choose = Di quale eredità si tratta?
page-new-what = Scegli chi può sedersi e quanto tempo c’è. Si comincia appena tutti i posti sono occupati.
page-new-set-up = Crea un tavolo
page-waiting-room-taken = { $taken ->
    [one] { $taken } posto occupato su { $seats }
   *[other] { $taken } posti occupati su { $seats }
}
