# Die Erbraffer: secrets, players, and the end.
#
# $name and $names are names of the family or, in the notes on the end, of players. $sex is woman or man; of
# several it is women, or men if one of them is a man. All others are numbers.

## My secrets

erbraffer-players-secrets = I miei segreti
erbraffer-players-only-you = solo per te
erbraffer-players-heirs = { $sex ->
    [woman] La tua erede
    [man] Il tuo erede
    [women] Le tue eredi
   *[men] I tuoi eredi
}
erbraffer-players-heir = { $sex ->
    [woman] { $name } è la tua erede. Le linee d’oro portano a lei. Più sono spesse, più ne arriva.
   *[man] { $name } è il tuo erede. Le linee d’oro portano a lui. Più sono spesse, più ne arriva.
}
erbraffer-players-heirs-two = { $sex ->
    [women] { $names } sono le tue eredi: tutto quello che possiedono è tuo. Le linee d’oro portano a loro.
   *[men] { $names } sono i tuoi eredi: tutto quello che possiedono è tuo. Le linee d’oro portano a loro.
}
erbraffer-players-my-benefactors = Le tue carte benefattore
erbraffer-players-mine = Carta benefattore: { $name }. Nel { $year } ricevi tutto quel denaro, o metà se qualcun altro ha la stessa carta.
erbraffer-players-paid = pagata
erbraffer-players-nothing = senza un soldo

## The players

erbraffer-players-title = Al tavolo
erbraffer-players-open = Eredi e carte benefattore
erbraffer-players-plays = di turno
erbraffer-players-seals = posa un testamento
erbraffer-players-shares = spartisce
erbraffer-players-hand = carte in mano
erbraffer-players-keys = carte benefattore nascoste
erbraffer-players-collected = incassato dai benefattori
erbraffer-players-stock = Mazzo { $pile } · scarti { $discards }
erbraffer-players-shown-heir = { $sex ->
   *[other] { $name }, erede
}
erbraffer-players-shown-paid = { $name }, carta benefattore, pagata
erbraffer-players-shown-kept = { $name }, carta benefattore, mai mostrata

## The end

erbraffer-players-reveal = Si girano i ritratti
erbraffer-players-place = { $place }.
erbraffer-players-cash = Denaro
erbraffer-players-worth = Cimeli
erbraffer-players-left = Benefattori
erbraffer-players-fortune = Patrimonio
erbraffer-players-tie = { $names } hanno lo stesso patrimonio: decidono i cimeli di maggior valore ({ $rule }).
erbraffer-players-shared = { $names } hanno lo stesso patrimonio e cimeli di pari valore: il posto è condiviso ({ $rule }).
erbraffer-players-chart = Tutti i patrimoni, anno per anno.
erbraffer-players-chart-what = Denaro e cimeli degli antenati viventi, per la parte che arriverebbe agli eredi spartendo in parti uguali e senza dare niente ai benefattori. Si aggiunge quanto incassato dai benefattori. L’ultimo punto è il vero patrimonio.
erbraffer-players-chart-table = Anno per anno
erbraffer-players-year = Anno
