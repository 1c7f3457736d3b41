# Die Erbraffer: secrets, players, and the end.
#
# $name and $names are names of the family or, in the notes on the end, of players. $sex is woman or man. All others are
# numbers.

## My secrets

erbraffer-players-secrets = I miei segreti
erbraffer-players-only-you = solo tu
erbraffer-players-heirs = I tuoi eredi
erbraffer-players-heir = { $sex ->
    [woman] { $name } è la tua erede. Le linee d’oro portano a lei; più sono spesse, più ne arriva.
   *[man] { $name } è il tuo erede. Le linee d’oro portano a lui; più sono spesse, più ne arriva.
}
erbraffer-players-heirs-two = { $names } ereditano per te: quello che possiede l’uno o l’altro è tuo. Le linee d’oro portano lì.
erbraffer-players-my-benefactors = Le tue carte benefattore
erbraffer-players-paid = pagata
erbraffer-players-nothing = senza un soldo

## The players

erbraffer-players-title = Giocatori
erbraffer-players-plays = di turno
erbraffer-players-seals = posa un testamento
erbraffer-players-shares = divide un’eredità
erbraffer-players-hand = carte in mano
erbraffer-players-keys = carte benefattore nascoste
erbraffer-players-collected = incassato dai benefattori
erbraffer-players-stock = Mazzo { $pile } · scarti { $discards }
erbraffer-players-shown-heir = { $name }, carta ritratto
erbraffer-players-shown-paid = { $name }, carta benefattore, pagata
erbraffer-players-shown-kept = { $name }, carta benefattore, mai mostrata

## The end

erbraffer-players-reveal = Si girano i ritratti
erbraffer-players-place = { $place }.
erbraffer-players-cash = Denaro
erbraffer-players-worth = Cimeli
erbraffer-players-left = Benefattori
erbraffer-players-fortune = Fortuna
erbraffer-players-tie = { $names } hanno la stessa fortuna: decidono i cimeli di maggior valore ({ $rule }).
erbraffer-players-shared = { $names } hanno la stessa fortuna e cimeli di pari valore: condividono il posto ({ $rule }).
erbraffer-players-chart = Tutte le fortune, anno per anno.
erbraffer-players-chart-what = Quello che sta sugli antenati viventi, denaro e cimeli, per la parte che arriverebbe all’erede se le eredità si dividessero in parti uguali e senza dare nulla ai benefattori; più quanto incassato dai benefattori. L’ultimo punto è la vera fortuna.
erbraffer-players-chart-table = Lo stesso in cifre
erbraffer-players-year = Anno
