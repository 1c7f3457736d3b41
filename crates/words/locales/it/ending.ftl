## After the game

end-total = totale
end-testament = Testamento
end-ranking = Classifica
replay-title = Rivedi la partita
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-back = Capitolo precedente
replay-next = Capitolo successivo
replay-chapters = Capitoli
decided-title = Che cosa ha deciso
decided-watch = Rivedi: { $what }
figures-title = In cifre
site-key-play = rivedi la partita, o fermala
share-qr = Codice QR con l’indirizzo di questa partita
share-title = Condividi questa partita
share-link = Indirizzo di questa partita
share-copy = Copia il link
share-picture = Immagine
share-record = Verbale
share-home = Pagina iniziale

## The same deal again

practice = Allenamento
practice-was = Questa mano era già stata giocata. Il risultato non conta.
practice-seat = Posto per l’allenamento
practice-seat-of = { $you ->
    [yes] Posto { $number }, il tuo
   *[no] Posto { $number }, { $who }
}
practice-start = Rigioca le carte
practice-why = Allenamento con le stesse carte e la stessa sorte, solo contro bot.
