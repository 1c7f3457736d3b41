# What is said whatever is being played, wherever it is played.
#
# A message about someone knows $who, a name, and $you: yes if it is said to that person, no if to someone else.

common-money = { $amount } $
common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
common-and = { $first } et { $second }
common-yes = oui
common-no = non

undo-nothing = Il n’y a rien à annuler.
undo-chance = Trop tard : le sort est tombé entre-temps.
undo-reveal = Trop tard : d’autres l’ont appris.
undo-another = Trop tard : { $who } a agi entre-temps.
undo-window = Trop tard : d’autres ont eu la question entre-temps.
redo-nothing = Il n’y a rien à rétablir.
