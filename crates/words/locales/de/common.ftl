# What is said whatever is being played, wherever it is played.
#
# A message about somebody knows $who, a name, and $you: yes if it is said to that person, no if to somebody else.

common-money = { $amount } $
common-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
common-and = { $first } und { $second }
common-yes = ja
common-no = nein

undo-nothing = Es gibt nichts zurückzunehmen.
undo-chance = Zu spät: Der Zufall hat inzwischen gesprochen.
undo-reveal = Zu spät: Andere wissen schon davon.
undo-another = Zu spät: Inzwischen hat { $who } gehandelt.
undo-window = Zu spät: Inzwischen sind andere gefragt worden.
redo-nothing = Es gibt nichts zu wiederholen.
