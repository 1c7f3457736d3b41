# Les écrans simples d’un jeu qui n’en a pas à lui ; les mots de sa notation y restent tels quels.

plain-told = { $who } : { $what }
plain-your-move = C’est à vous de jouer.
plain-cut-in = Vous pouvez intervenir, ou attendre.
plain-waiting = On attend { $who }.
plain-past = C’était ainsi.
plain-over = La partie est finie.
plain-round = Manche { $round }
plain-now = Maintenant
plain-acts = doit jouer
plain-waits = attend
plain-table = Sur la table
plain-players = À table
plain-own = À vous
plain-last = À la fin
plain-agreed = Ce qui était convenu
plain-none = rien
plain-you = vous
plain-choices = Ce que vous pouvez faire
plain-orders = Ordres : ils répondent pour vous, et personne d’autre ne les voit.
plain-order-withdraw = Retirer
plain-answer-of = Réponse : { $who }
plain-uncover = À découvrir d’abord : { $who }.
plain-awaiting-ready = Les réponses comptent dès que tout le monde est prêt.
plain-range = { $least } à { $most }
plain-ask = { $action } : c’est décidé ?
plain-components = Le matériel : édition { $editions }.
