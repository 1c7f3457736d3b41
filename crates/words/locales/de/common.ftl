# What is said whatever is being played, wherever it is played.
#
# A message about someone knows $who, a name, and $you: yes if it is said to that person, no if to someone else.

common-money = { $amount } $
common-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
common-and = { $first } und { $second }
common-yes = ja
common-no = nein

undo-nothing = Es gibt nichts rückgängig zu machen.
undo-chance = Zu spät: Inzwischen hat das Los entschieden.
undo-reveal = Zu spät: Andere wissen schon davon.
undo-another = Zu spät: Inzwischen hat { $who } gehandelt.
undo-window = Zu spät: Inzwischen sind andere gefragt worden.
redo-nothing = Es gibt nichts wiederherzustellen.
