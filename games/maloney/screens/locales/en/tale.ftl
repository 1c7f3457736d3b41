## What is told after the game

maloney-tale-short = { $number } { $day }
maloney-tale-long = Day { $number }, { $day }: { $town }
maloney-tale-day = Day { $number }
maloney-tale-lead = { $town }, { $day }:
maloney-tale-makeup = { $points } + { $worth } for { $cash }
maloney-tale-drives = drives
maloney-tale-cases = suitcases
maloney-tale-days = Every day in figures
maloney-tale-and = { $you ->
    [yes] you { $points }
   *[no] { $who } { $points }
}
maloney-tale-cards = { $you ->
    [yes] your cards bring { $points }, { $other }.
   *[no] { $who } gets { $points } for cards, { $other }.
}
maloney-tale-case = { $you ->
    [yes] the suitcase brings you { $what }.
   *[no] the suitcase brings { $who } { $what }.
}
maloney-tale-lost = { $you ->
    [yes] the day costs you { $points }.
   *[no] the day costs { $who } { $points }.
}
maloney-tale-ahead = { $you ->
    [yes] you gain { $points } on the next in line.
   *[no] { $who } gains { $points } on the next in line.
}
maloney-tale-joker = { $you ->
    [yes] Your joker took the car there.
   *[no] { $who } took the car there with a joker.
}
maloney-tale-paid = { $you ->
    [yes] You had paid { $dollars } for the drive.
   *[no] { $who } had paid { $dollars } for the drive.
}
maloney-tale-rose = { $you ->
    [yes] You go from { $from } to { $to }.
   *[no] { $who } goes from { $from } to { $to }.
}
maloney-tale-journey = The whole journey
maloney-tale-count = { $days ->
    [one] one day, one car
   *[other] { $days } days, one car
}
maloney-tale-done = until day { $number }
maloney-tale-later = still to come
