## What is told after the game

erbraffer-tale-first = { $year } : le début
erbraffer-tale-golden = { $year } : une année dorée
erbraffer-tale-lead = { $year } :
erbraffer-tale-brings = { $you ->
    [yes] Pour vous, cela vaut { $sum }.
   *[no] Pour { $who }, cela vaut { $sum }.
}
erbraffer-tale-costs = { $you ->
    [yes] Cela vous coûte { $sum }.
   *[no] Cela coûte { $sum } à { $who }.
}
erbraffer-tale-collects = { $you ->
    [yes] Les bienfaiteurs vous laissent { $sum } : { $names }.
   *[no] Les bienfaiteurs laissent { $sum } à { $who } : { $names }.
}
