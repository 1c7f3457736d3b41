# What is around every page and every board: the header, the chronicle, who is there, the start page.

## The chronicle

frame-now = maintenant

## The start page, and the bell of every page

frame-goes-on = Votre partie en cours
frame-chapter = { $chapter } :
frame-your-turn = à vous de jouer
frame-others-turn = aux autres de jouer
frame-go-on = Continuer
frame-to-answer = pour répondre
frame-hurry = vite
frame-open = Ouvrir
frame-finished = Parties terminées
frame-replay = Revoir
frame-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $players }
frame-turns = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}

## Who is there

frame-you = vous
frame-online = en ligne
frame-away = pas là
frame-away-since = absence
frame-offline = hors ligne
frame-bot = bot, { $kind }
frame-stand-in = bot pour { $who }
frame-legend = Légende
frame-is = { $who } : { $what }
frame-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
frame-watching-unnamed = { $count ->
    [one] Quelqu’un regarde.
   *[other] { $count } personnes regardent.
}
frame-watching-names = Regardent : { $who }
frame-watching-some = { $count ->
    [one] Regardent : { $who } et une autre personne
   *[other] Regardent : { $who } et { $count } autres personnes
}
frame-setting = Quand vous regardez une partie
frame-setting-unnamed = Sans mon nom
frame-setting-unnamed-what = Les autres voient seulement que quelqu’un regarde.
frame-setting-named = Avec mon nom
frame-setting-named-what = Les autres voient votre nom à la table.
