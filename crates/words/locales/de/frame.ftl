# What is around every page and every board: the header, the chronicle, who is there, the start page.

## The chronicle

frame-now = jetzt

## The start page, and the bell of every page

frame-goes-on = Deine Partie geht weiter
frame-chapter = { $chapter }:
frame-your-turn = du bist dran
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

## Who is there

frame-you = du
frame-online = online
frame-away = abwesend
frame-away-since = weg seit
frame-offline = offline
frame-bot = Bot, { $kind }
frame-stand-in = Bot für { $who }
frame-legend = Legende
frame-is = { $who }: { $what }
frame-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
frame-watching-unnamed = { $count ->
    [one] Jemand schaut zu.
   *[other] { $count } Personen schauen zu.
}
frame-watching-names = Es schauen zu: { $who }
frame-watching-some = { $count ->
    [one] Es schauen zu: { $who } und noch jemand
   *[other] Es schauen zu: { $who } und { $count } weitere
}
frame-setting = Wenn du einer Partie zuschaust
frame-setting-unnamed = Ohne meinen Namen
frame-setting-unnamed-what = Andere sehen nur, dass jemand zuschaut.
frame-setting-named = Mit meinem Namen
frame-setting-named-what = Am Tisch sieht man deinen Namen.
