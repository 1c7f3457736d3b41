# What is said whatever is being played, wherever it is played.
#
# A message about somebody knows $who, a name, and $you: yes if it is said to that person, no if to somebody else.

common-money = { $amount } $
common-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
common-and = { $first } et { $second }
common-yes = oui
common-no = non

undo-nothing = Il n’y a rien à reprendre.
undo-chance = Trop tard : le hasard a parlé entre-temps.
undo-reveal = Trop tard : d’autres l’ont appris.
undo-another = Trop tard : { $who } a agi entre-temps.
undo-window = Trop tard : la question a été posée à d’autres entre-temps.
redo-nothing = Il n’y a rien à refaire.
