# Where a rulebook advises to stop a first game.

site-trial-asked = Weiterspielen oder aufhören?
site-trial-title = Weiterspielen oder aufhören?
site-trial-text = Das Regelheft rät, eine erste Partie hier zu beenden. Du kannst auch weiterspielen, und der Begleiter bleibt dabei. Hörst du auf, siehst du alle Geheimnisse und wer vorn liegt.
site-trial-go-on = Weiterspielen
site-trial-stop = Hier aufhören
