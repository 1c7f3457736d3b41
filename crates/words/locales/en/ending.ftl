## After the game

end-total = total
end-testament = Testament
end-ranking = Ranking
replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-back = Previous chapter
replay-next = Next chapter
replay-chapters = Chapters
decided-title = How it was decided
decided-watch = Watch: { $what }
figures-title = In figures
site-key-play = play the game again, or pause
share-qr = QR code with the address of this game
share-title = Share this game
share-link = Address of this game
share-copy = Copy link
share-picture = Picture
share-record = Record
share-home = Home

## The same deal again

practice = Practice
practice-was = This deal had been played before. The result doesn’t count.
practice-seat = Seat for practice
practice-seat-of = { $you ->
    [yes] Seat { $number }, yours
   *[no] Seat { $number }, { $who }
}
practice-start = Play same deal
practice-why = Practice with the same cards and chance, against bots only.
