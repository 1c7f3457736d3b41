## After the game

end-total = gesamt
end-testament = Testament
end-ranking = Rangliste
replay-title = Partie ansehen
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-back = Voriges Kapitel
replay-next = Nächstes Kapitel
replay-chapters = Kapitel
decided-title = Was entschieden hat
decided-watch = Ansehen: { $what }
figures-title = In Zahlen
site-key-play = die Partie abspielen oder anhalten
share-qr = QR-Code mit der Adresse dieser Partie
share-title = Diese Partie teilen
share-link = Adresse dieser Partie
share-copy = Link kopieren
share-picture = Bild
share-record = Protokoll
share-home = Startseite

## The same deal again

practice = Übung
practice-was = Diese Karten wurden schon einmal gespielt. Das Ergebnis zählt nicht.
practice-seat = Platz für die Übung
practice-seat-of = { $you ->
    [yes] Platz { $number }, deiner
   *[no] Platz { $number }, { $who }
}
practice-start = Gleiche Karten spielen
practice-why = Übung mit denselben Karten und demselben Zufall, nur gegen Bots.
