# What is around every page and every board: the header, the chronicle, who is there, the start page.

## The chronicle

frame-now = jetzt

## The start page, and the bell of every page

frame-goes-on = Deine Partie geht weiter
frame-others-turn = die anderen sind dran
frame-go-on = Weiterspielen
frame-to-answer = Zeit zum Antworten
frame-hurry = eilt
frame-open = Öffnen
frame-finished = Beendete Partien
frame-replay = Ansehen
frame-place = Platz { $place } von { $players }
frame-turns = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
