## What is told after the game

maloney-tale-short = { $number } { $day }
maloney-tale-long = Jour { $number }, { $day } : { $town }
maloney-tale-day = Jour { $number }
maloney-tale-lead = { $town }, { $day } :
maloney-tale-makeup = { $points } + { $worth } pour { $cash }
maloney-tale-drives = trajets
maloney-tale-cases = valises
maloney-tale-days = Tous les jours en chiffres
maloney-tale-and = { $you ->
    [yes] contre { $points } pour vous
   *[no] contre { $points } pour { $who }
}
maloney-tale-cards = { $you ->
    [yes] vos cartes rapportent { $points }, { $other }.
   *[no] { $points } pour les cartes posées par { $who }, { $other }.
}
maloney-tale-case = { $you ->
    [yes] la valise vous rapporte { $what }.
   *[no] la valise rapporte { $what } à { $who }.
}
maloney-tale-lost = { $you ->
    [yes] la journée vous coûte { $points }.
   *[no] la journée coûte { $points } à { $who }.
}
maloney-tale-ahead = { $you ->
    [yes] vous prenez { $points } d’avance.
   *[no] { $who } prend { $points } d’avance.
}
maloney-tale-joker = { $you ->
    [yes] Votre joker y a conduit la voiture.
   *[no] { $who } y a conduit la voiture avec son joker.
}
maloney-tale-paid = { $you ->
    [yes] Vous aviez payé le trajet { $dollars }.
   *[no] { $who } avait payé le trajet { $dollars }.
}
maloney-tale-rose = { $you ->
    [yes] Vous aviez { $from }, vous avez { $to }.
   *[no] { $who } avait { $from }, et a maintenant { $to }.
}
maloney-tale-journey = Tout le voyage
maloney-tale-count = { $days ->
    [one] un jour, une voiture
   *[other] { $days } jours, une voiture
}
maloney-tale-done = jusqu’au jour { $number }
maloney-tale-later = encore à venir
