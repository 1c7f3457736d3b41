## What is told after the game

maloney-tale-short = { $number } { $day }
maloney-tale-long = Tag { $number }, { $day }: { $town }
maloney-tale-day = Tag { $number }
maloney-tale-lead = { $town }, { $day }:
maloney-tale-makeup = { $points } + { $worth } für { $cash }
maloney-tale-drives = Fahrten
maloney-tale-cases = Koffer
maloney-tale-days = Jeder Tag in Zahlen
maloney-tale-and = { $you ->
    [yes] du { $points }
   *[no] { $who } { $points }
}
maloney-tale-cards = { $you ->
    [yes] Deine Karten bringen { $points }, { $other }.
   *[no] { $who } bekommt { $points } für Karten, { $other }.
}
maloney-tale-case = { $you ->
    [yes] Der Koffer bringt dir { $what }.
   *[no] Der Koffer bringt { $who } { $what }.
}
maloney-tale-lost = { $you ->
    [yes] Der Tag kostet dich { $points }.
   *[no] Der Tag kostet { $who } { $points }.
}
maloney-tale-ahead = { $you ->
    [yes] Du gewinnst { $points } Vorsprung.
   *[no] { $who } gewinnt { $points } Vorsprung.
}
maloney-tale-joker = { $you ->
    [yes] Dein Joker hatte das Auto dorthin gebracht.
   *[no] { $who } hatte das Auto mit dem Joker dorthin gebracht.
}
maloney-tale-paid = { $you ->
    [yes] Du hattest { $dollars } für die Fahrt bezahlt.
   *[no] { $who } hatte { $dollars } für die Fahrt bezahlt.
}
maloney-tale-rose = { $you ->
    [yes] Du kommst von { $from } auf { $to }.
   *[no] { $who } kommt von { $from } auf { $to }.
}
maloney-tale-journey = Die ganze Reise
maloney-tale-count = { $days ->
    [one] ein Tag, ein Auto
   *[other] { $days } Tage, ein Auto
}
maloney-tale-done = bis Tag { $number }
maloney-tale-later = kommt noch
