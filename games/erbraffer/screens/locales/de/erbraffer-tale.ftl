## What is told after the game

erbraffer-tale-first = { $year }: der Anfang
erbraffer-tale-golden = { $year }: ein goldenes Jahr
erbraffer-tale-lead = { $year }:
erbraffer-tale-brings = { $you ->
    [yes] Das bringt dir { $sum }.
   *[no] Das bringt { $who } { $sum }.
}
erbraffer-tale-costs = { $you ->
    [yes] Das kostet dich { $sum }.
   *[no] Das kostet { $who } { $sum }.
}
erbraffer-tale-collects = { $you ->
    [yes] Gönner vermachen dir { $sum }: { $names }.
   *[no] Gönner vermachen { $who } { $sum }: { $names }.
}
