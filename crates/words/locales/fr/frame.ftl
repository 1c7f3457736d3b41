# What is around every page and every board: the header, the chronicle, who is there, the start page.

## The chronicle

frame-now = maintenant

## The start page, and the bell of every page

frame-goes-on = Votre partie en cours
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
