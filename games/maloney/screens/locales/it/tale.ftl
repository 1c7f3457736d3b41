## What is told after the game

maloney-tale-short = { $number } { $day }
maloney-tale-long = Giorno { $number }, { $day }: { $town }
maloney-tale-day = Giorno { $number }
maloney-tale-lead = { $town }, { $day }:
maloney-tale-makeup = { $points } + { $worth } per { $cash }
maloney-tale-drives = viaggi
maloney-tale-cases = valigie
maloney-tale-days = Tutti i giorni in cifre
maloney-tale-and = { $you ->
    [yes] contro { $points } per te
   *[no] contro { $points } per { $who }
}
maloney-tale-cards = { $you ->
    [yes] le tue carte valgono { $points }, { $other }.
   *[no] { $points } per le carte di { $who }, { $other }.
}
maloney-tale-case = { $you ->
    [yes] la valigia ti porta { $what }.
   *[no] la valigia porta { $what } a { $who }.
}
maloney-tale-lost = { $you ->
    [yes] la giornata ti costa { $points }.
   *[no] la giornata costa { $points } a { $who }.
}
maloney-tale-ahead = { $you ->
    [yes] guadagni { $points } di vantaggio.
   *[no] { $who } guadagna { $points } di vantaggio.
}
maloney-tale-joker = { $you ->
    [yes] Il tuo jolly ha portato lì l’auto.
   *[no] { $who } ha portato lì l’auto con il jolly.
}
maloney-tale-paid = { $you ->
    [yes] Avevi pagato { $dollars } per il viaggio.
   *[no] { $who } aveva pagato { $dollars } per il viaggio.
}
maloney-tale-rose = { $you ->
    [yes] Passi da { $from } a { $to }.
   *[no] { $who } passa da { $from } a { $to }.
}
maloney-tale-journey = Tutto il viaggio
maloney-tale-count = { $days ->
    [one] un giorno, un’auto
   *[other] { $days } giorni, un’auto
}
maloney-tale-done = fino al giorno { $number }
maloney-tale-later = ancora da fare
