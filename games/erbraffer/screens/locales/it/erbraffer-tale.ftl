## What is told after the game

erbraffer-tale-first = { $year }: l’inizio
erbraffer-tale-golden = { $year }: un anno d’oro
erbraffer-tale-lead = { $year }:
erbraffer-tale-brings = { $you ->
    [yes] Per te vale { $sum }.
   *[no] Per { $who } vale { $sum }.
}
erbraffer-tale-costs = { $you ->
    [yes] A te costa { $sum }.
   *[no] A { $who } costa { $sum }.
}
erbraffer-tale-collects = { $you ->
    [yes] I benefattori ti lasciano { $sum }: { $names }.
   *[no] I benefattori lasciano { $sum } a { $who }: { $names }.
}
