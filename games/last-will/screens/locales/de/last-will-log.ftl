# Last Will: what has happened, a line for each event.
#
# $sum is money already written, $card, $cards, $added, $on and $by are names of cards, $what is a list, $number is a
# number in a row, $count always a number to count.

last-will-told-first = { $you ->
    [yes] Du beginnst: Das Los traut dir den letzten Einkauf zu.
   *[no] { $who } beginnt: Das Los fragt niemanden nach Einkäufen.
}
last-will-told-market = Immobilienmarkt: { $what }.
last-will-told-money = Alle haben { $sum } zu verschwenden. Wer zuerst nichts mehr hat, erbt den Rest.
last-will-told-money-will = Das Testament gibt allen { $sum } zum Verschwenden. Wer zuerst nichts mehr hat, erbt den Rest.
last-will-told-money-each = Das Testament gibt Geld zum Verschwenden: { $what }. Wer zuerst nichts mehr hat, erbt den Rest.
last-will-told-hired = { $you ->
    [yes] Du hast einen Job ({ $what }), für { $sum } pro Runde. Herzliches Beileid.
   *[no] { $who } hat einen Job ({ $what }), für { $sum } pro Runde.
}
last-will-told-tile = Plan { $number }: { $what }.
last-will-told-round = { $you ->
    [yes] Runde { $number } von { $count }: Du beginnst.
   *[no] Runde { $number } von { $count }: { $who } beginnt.
}
last-will-told-paid = { $you ->
    [yes] Leider bekommst du Gehalt: { $sum }.
   *[no] { $who } bekommt Gehalt: { $sum }.
}
last-will-told-offered = Im Angebot: { $card }.
last-will-told-remade = { $count ->
    [one] Ein Stapel war leer ({ $what }): Aus der Ablage entsteht ein neuer mit { $count } Karte.
   *[other] Ein Stapel war leer ({ $what }): Aus der Ablage entsteht ein neuer mit { $count } Karten.
}
last-will-told-drew = { $you ->
    [yes] Du ziehst: { $card }.
   *[no] { $who } zieht: { $card }.
}
last-will-told-drew-unseen = { $deck ->
    [events] { $who } zieht ein Ereignis.
    [helpers] { $who } zieht einen Helfer oder ein Extra.
    [properties] { $who } zieht eine Immobilie.
   *[companions] { $who } zieht eine Begleitung.
}
last-will-told-chose = { $you ->
    [yes] Du behältst: { $card }.
   *[no] { $who } behält: { $card }.
}
last-will-told-answered = { $you ->
    [yes] Du hast deine Karten gewählt.
   *[no] { $who } hat gewählt.
}
last-will-told-discarded = { $you ->
    [yes] Abgeworfen von dir: { $cards }.
   *[no] Abgeworfen von { $who }: { $cards }.
}
last-will-told-planned = { $you ->
    [yes] Du nimmst Plan { $number }.
   *[no] { $who } nimmt Plan { $number }.
}
last-will-told-planned-what = { $you ->
    [yes] Du nimmst Plan { $number }: { $what }.
   *[no] { $who } nimmt Plan { $number }: { $what }.
}
last-will-told-named = { $you ->
    [yes] Du wählst einen Stapel: { $what }.
   *[no] { $who } wählt einen Stapel: { $what }.
}
last-will-told-took = { $you ->
    [yes] Dein Laufbursche bringt dir: { $card }.
   *[no] { $who } schickt nach: { $card }.
}
last-will-told-opera = { $you ->
    [yes] Dein Laufbursche besorgt dir einen Platz in der Oper.
   *[no] { $who } schickt nach einem Platz in der Oper.
}
last-will-told-market-errand = { $you ->
    [yes] Dein Laufbursche streut Gerüchte am Immobilienmarkt.
   *[no] { $who } streut Gerüchte am Immobilienmarkt.
}
last-will-told-extension = { $you ->
    [yes] Du bestellst einen Anbau: ein Fach mehr für teure Gesellschaft.
   *[no] { $who } bestellt einen Anbau: ein Fach mehr für teure Gesellschaft.
}
last-will-told-draw-card = { $you ->
    [yes] Dein Laufbursche zieht eine Karte für dich.
   *[no] { $who } lässt eine Karte ziehen.
}
last-will-told-demotion = { $you ->
    [yes] Dein Laufbursche beschwert sich in der Firma über dich.
   *[no] { $who } schickt einen Laufburschen mit einer Selbstanzeige in die Firma.
}
last-will-told-stayed-home = { $you ->
    [yes] Dein Laufbursche bleibt zu Hause und liest deine Zeitung.
   *[no] { $who } behält einen Laufburschen zu Hause.
}
last-will-told-moved-tokens = { $you ->
    [yes] Du verlegst die Marktplättchen: { $what }.
   *[no] { $who } verlegt die Marktplättchen: { $what }.
}
last-will-told-turn = { $you ->
    [yes] { $count ->
        [one] Du bist am Zug: { $count } Aktion.
       *[other] Du bist am Zug: { $count } Aktionen.
    }
   *[no] { $count ->
        [one] { $who } ist am Zug: { $count } Aktion.
       *[other] { $who } ist am Zug: { $count } Aktionen.
    }
}
last-will-told-played = { $you ->
    [yes] Du spielst: { $cards }.
   *[no] { $who } spielt: { $cards }.
}
last-will-told-played-with = { $you ->
    [yes] Du spielst: { $cards }, dazu { $added }.
   *[no] { $who } spielt: { $cards }, dazu { $added }.
}
last-will-told-played-set = { $you ->
    [yes] Du spielst einen Hochzeitssatz: { $cards }. Die Verwandtschaft kommt kaum nach.
   *[no] { $who } spielt einen Hochzeitssatz: { $cards }. Die Verwandtschaft kommt kaum nach.
}
last-will-told-played-set-with = { $you ->
    [yes] Du spielst einen Hochzeitssatz: { $cards }, dazu { $added }. Die Verwandtschaft kommt kaum nach.
   *[no] { $who } spielt einen Hochzeitssatz: { $cards }, dazu { $added }. Die Verwandtschaft kommt kaum nach.
}
last-will-told-gained-actions = { $you ->
    [yes] { $count ->
        [one] Du hast { $count } Aktion mehr.
       *[other] Du hast { $count } Aktionen mehr.
    }
   *[no] { $count ->
        [one] { $who } hat { $count } Aktion mehr.
       *[other] { $who } hat { $count } Aktionen mehr.
    }
}
last-will-told-spent = { $you ->
    [yes] Du gibst { $sum } aus.
   *[no] { $who } gibt { $sum } aus.
}
last-will-told-spent-none = { $you ->
    [yes] Du gibst nichts aus. Niemand ist vollkommen.
   *[no] { $who } gibt nichts aus. Niemand ist vollkommen.
}
last-will-told-put = { $you ->
    [yes] Auf dein Tableau kommt: { $card }.
   *[no] Aufs Tableau von { $who } kommt: { $card }.
}
last-will-told-dropped = { $you ->
    [yes] Von deinem Tableau abgeworfen: { $card }.
   *[no] Vom Tableau von { $who } abgeworfen: { $card }.
}
last-will-told-dropped-helper = { $you ->
    [yes] Von deinem Tableau abgeworfen, ohne Zeugnis: { $card }.
   *[no] Vom Tableau von { $who } abgeworfen, ohne Zeugnis: { $card }.
}
last-will-told-used = { $you ->
    [yes] Du nutzt: { $card }.
   *[no] { $who } nutzt: { $card }.
}
last-will-told-maintained = { $you ->
    [yes] Du unterhältst: { $card }.
   *[no] { $who } unterhält: { $card }.
}
last-will-told-maintained-by = { $you ->
    [yes] Du unterhältst ohne Aktion ({ $by }): { $card }.
   *[no] { $who } unterhält ohne Aktion ({ $by }): { $card }.
}
last-will-told-bought = { $you ->
    [yes] Du kaufst: { $card }.
   *[no] { $who } kauft: { $card }.
}
last-will-told-sold = { $you ->
    [yes] Du verkaufst für { $sum }: { $card }.
   *[no] { $who } verkauft für { $sum }: { $card }.
}
last-will-told-sold-none = { $you ->
    [yes] Du verkaufst für gar nichts: { $card }. Ein Meisterstück.
   *[no] { $who } verkauft für gar nichts: { $card }. Ein Meisterstück.
}
last-will-told-sold-by = { $you ->
    [yes] Du verkaufst ohne Aktion ({ $by }) für { $sum }: { $card }.
   *[no] { $who } verkauft ohne Aktion ({ $by }) für { $sum }: { $card }.
}
last-will-told-token = { $you ->
    [yes] Auf deinem Tableau liegt ein neues Begleitplättchen ({ $what }): { $on }.
   *[no] Auf dem Tableau von { $who } liegt ein neues Begleitplättchen ({ $what }): { $on }.
}
last-will-told-demoted = { $you ->
    [yes] Degradiert, gut gemacht: Zeile { $number } deines Jobs ist abgedeckt.
   *[no] { $who } wird degradiert: Zeile { $number } des Jobs ist abgedeckt.
}
last-will-told-skipped = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
last-will-told-sacked = { $you ->
    [yes] Du bist gefeuert ({ $what }). Endlich zahlt dir niemand mehr Gehalt.
   *[no] { $who } ist gefeuert ({ $what }). Endlich kein Gehalt mehr.
}
last-will-told-ended-turn = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
}
last-will-told-wilds-back = Die Joker kommen auf ihre Felder zurück.
last-will-told-cleared = Die Laufburschen kommen nach Hause. Niemand wollte: { $cards }.
last-will-told-cleared-none = Die Laufburschen kommen nach Hause. Im Angebot ist keine Karte übrig.
last-will-told-depreciated = { $you ->
    [yes] Deine Immobilie verfällt prächtig: { $card } ist nur noch { $sum } wert.
   *[no] Bei { $who } verfällt eine Immobilie prächtig: { $card } ist nur noch { $sum } wert.
}
last-will-told-bankrupt = { $you ->
    [yes] Du bist bankrott. Herzlichen Glückwunsch!
   *[no] { $who } ist bankrott. Herzlichen Glückwunsch!
}
last-will-told-ended = Das Geld ist gezählt, und die Partie ist vorbei.
