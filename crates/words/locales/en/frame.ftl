# What is around every page and every board: the header, the chronicle, who is there, the start page.

## The chronicle

frame-now = now

## The start page, and the bell of every page

frame-goes-on = Your game goes on
frame-chapter = { $chapter }:
frame-your-turn = your turn
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

## Who is there

frame-you = you
frame-online = online
frame-away = away
frame-away-since = away
frame-offline = offline
frame-bot = bot, { $kind }
frame-stand-in = bot for { $who }
frame-legend = Legend
frame-is = { $who }: { $what }
frame-watching = { $count ->
   *[other] { $count } watching
}
frame-watching-unnamed = { $count ->
    [one] Someone is watching.
   *[other] { $count } people are watching.
}
frame-watching-names = Watching: { $who }
frame-watching-some = { $count ->
    [one] Watching: { $who } and one more
   *[other] Watching: { $who } and { $count } more
}
frame-setting = When you watch a game
frame-setting-unnamed = Without my name
frame-setting-unnamed-what = Others only see that someone is watching.
frame-setting-named = With my name
frame-setting-named-what = Others at the table see your name.
