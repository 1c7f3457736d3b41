# The plain screens of a game without its own; words of its notation are shown as they are.
#
# A message about someone knows $who, a name, and $you: yes if it is said to that person, no if to someone else.

plain-told = { $who }: { $what }
plain-your-move = It’s your move.
plain-cut-in = You can cut in, or wait.
plain-waiting = Waiting for { $who }.
plain-past = This is how it was.
plain-over = The game is over.
plain-round = Round { $round }
plain-now = Now
plain-acts = to move
plain-waits = waits
plain-table = On the table
plain-players = The players
plain-own = Yours
plain-last = At the end
plain-agreed = What was agreed
plain-none = none
plain-you = you
plain-choices = What you can do
plain-orders = Standing orders: they answer for you, and only you see them.
plain-order-withdraw = Withdraw
plain-answer-of = { $who }’s answer
plain-uncover = { $who } has to be uncovered first.
plain-awaiting-ready = Answers count as soon as everyone is ready.
plain-range = { $least } to { $most }
plain-ask = { $action }: do it?
plain-components = The components: edition { $editions }.
