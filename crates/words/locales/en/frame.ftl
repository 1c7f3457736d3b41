# What is around every page and every board: the header, the chronicle, who is there, the start page.

## The chronicle

frame-now = now

## The start page, and the bell of every page

frame-goes-on = Your game goes on
frame-others-turn = the others’ turn
frame-go-on = Go on
frame-to-answer = left to answer
frame-hurry = hurry
frame-open = Open
frame-finished = Finished games
frame-replay = Replay
frame-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
frame-turns = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
