## What is told after the game

erbraffer-tale-first = { $year }: der Anfang
erbraffer-tale-golden = { $year }: ein goldenes Jahr
erbraffer-tale-lead = { $year }:
erbraffer-tale-brings = { $you ->
    [yes] Dir bringt das { $sum }.
   *[no] Für { $who } bringt das { $sum }.
}
erbraffer-tale-costs = { $you ->
    [yes] Dich kostet das { $sum }.
   *[no] Für { $who } kostet das { $sum }.
}
