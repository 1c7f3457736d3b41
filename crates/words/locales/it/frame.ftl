# What is around every page and every board: the header, the chronicle, who is there, the start page.

## The chronicle

frame-now = adesso

## The start page, and the bell of every page

frame-goes-on = La tua partita continua
frame-others-turn = tocca agli altri
frame-go-on = Continua
frame-to-answer = per rispondere
frame-hurry = presto
frame-open = Apri
frame-finished = Partite finite
frame-replay = Rivedi
frame-place = { $place }° posto su { $players }
frame-turns = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
}
