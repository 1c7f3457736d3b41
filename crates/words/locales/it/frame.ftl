# What is around every page and every board: the header, the chronicle, who is there, the start page.

## The chronicle

frame-now = adesso

## The start page, and the bell of every page

frame-goes-on = La tua partita continua
frame-chapter = { $chapter }:
frame-your-turn = tocca a te
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

## Who is there

frame-you = tu
frame-online = online
frame-away = assente
frame-away-since = via da
frame-offline = offline
frame-bot = bot, { $kind }
frame-stand-in = bot per { $who }
frame-legend = Legenda
frame-is = { $who }: { $what }
frame-watching = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
}
frame-watching-unnamed = { $count ->
    [one] Qualcuno guarda.
   *[other] { $count } persone guardano.
}
frame-watching-names = Guardano: { $who }
frame-watching-some = { $count ->
    [one] Guardano: { $who } e un’altra persona
   *[other] Guardano: { $who } e altre { $count } persone
}
frame-setting = Quando guardi una partita
frame-setting-unnamed = Senza il mio nome
frame-setting-unnamed-what = Si vede solo che qualcuno guarda.
frame-setting-named = Con il mio nome
frame-setting-named-what = Al tavolo si vede il tuo nome.
