# Texts for every game, on pages and in the terminal.
#
# A message about someone knows $who, a name, and $you: yes if it is said to that person, no if to someone else.

common-money = ${ $amount }
common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
common-and = { $first } and { $second }
common-yes = yes
common-no = no

undo-nothing = There is nothing to undo.
undo-chance = Too late: chance has been drawn since.
undo-reveal = Too late: others have learned of it.
undo-another = Too late: { $who } has acted since.
undo-window = Too late: others have been asked since.
redo-nothing = There is nothing to redo.
