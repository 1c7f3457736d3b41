## What is told after the game

erbraffer-tale-first = { $year }: the beginning
erbraffer-tale-golden = { $year }: a golden year
erbraffer-tale-lead = { $year }:
erbraffer-tale-brings = { $you ->
    [yes] Worth { $sum } to you.
   *[no] Worth { $sum } to { $who }.
}
erbraffer-tale-costs = { $you ->
    [yes] It costs you { $sum }.
   *[no] It costs { $who } { $sum }.
}
erbraffer-tale-collects = { $you ->
    [yes] Benefactors leave you { $sum }: { $names }.
   *[no] Benefactors leave { $who } { $sum }: { $names }.
}
