# What is said whatever is being played, wherever it is played.
#
# A message about someone knows $who, a name, and $you: yes if it is said to that person, no if to someone else.

common-money = { $amount }{ "\u00A0" }$
common-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
common-and = { $first } e { $second }
common-yes = sì
common-no = no

undo-nothing = Non c’è niente da annullare.
undo-chance = Troppo tardi: nel frattempo ha deciso la sorte.
undo-reveal = Troppo tardi: ormai altri lo sanno.
undo-another = Troppo tardi: nel frattempo { $who } ha fatto una mossa.
undo-window = Troppo tardi: nel frattempo la domanda è andata ad altri.
redo-nothing = Non c’è niente da ripetere.
