# The pages around a game. Where “#” stands, the page puts a number.
#
# A message about somebody knows $who, a name, and $you: yes if it is said to that person, no if to somebody else.

## Every page

site-house = Bequest
site-title = Bequest : jeux d’héritage
site-title-of = { $of } – Bequest
site-title-turn = ● À vous – { $game }
site-skip = Aller au contenu
site-nav = Menu principal
site-nav-tables = Tables
site-nav-rules = Règles
site-nav-settings = Réglages
site-nav-about = À propos de Bequest
site-nav-new = Nouvelle table
site-settings = Votre nom et votre langue :
site-guest = Invité
site-name = Comment vous appelle-t-on ?
site-name-save = Garder
site-language = Langue
site-language-en = English
site-language-fr = Français
site-language-it = Italiano
site-language-de = Deutsch
site-footer = Fait par des passionnés, pour des passionnés ; aucun éditeur n’y a pris part. Les règles et les textes sont de notre plume, les dessins de notre main, et tout ce qu’il a fallu reconstituer le dit.
site-no-script = Cette page a besoin de son script : sans lui, personne n’entendrait vos réponses.
site-text-lost = La connexion est perdue. Nouvel essai …
site-text-again = Pas encore de réponse. On renvoie …
site-text-failed = Cela n’a pas marché. Essayez encore une fois.
site-text-copied = Le lien est copié.
site-text-changed = Quelqu’un a été plus rapide : la somme vient de changer. Regardez de nouveau.
site-text-days = # jours
site-message-home = À l’accueil

## The start page

site-welcome = Quelqu’un de riche est mort.
site-welcome-play = On joue ?
site-welcome-what = Des jeux de plateau sur l’héritage. Dans votre navigateur, entre amis ou avec des robots qui ne trichent jamais, en une soirée ou sur plusieurs jours.
site-scene = Quatre héritiers dans une petite voiture traversent les collines au crépuscule, sous un testament scellé.
site-play-now-what = Commence aussitôt : { $game }, { $bots ->
    [one] vous et un robot
    [3] vous et trois robots
   *[other] vous et { $bots } robots
    }.
site-invite = Inviter des amis
site-games = Jeux
site-play = Jouer à { $game }
site-players = De { $fewest } à { $most } joueurs
site-own = Vos tables
site-own-empty = Pas encore de table. L’étude a tout son temps, vous non.
site-open = Tables ouvertes
site-open-empty = Personne ne cherche compagnie pour l’instant. Dressez une table et prenez les devants.
site-your-turn = À vous
site-stage-open = On s’installe
site-stage-playing = En cours
site-stage-over = Terminée
site-stage-closed = Fermée
site-free-seats = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
site-who-and-free = { $free ->
    [one] { $who } et { $free } place libre
   *[other] { $who } et { $free } places libres
}
site-pace-live = En direct : { $turn } s par tour, { $call } s par appel
site-pace-days = { $days ->
    [one] Sur plusieurs jours : { $days } jour par tour
   *[other] Sur plusieurs jours : { $days } jours par tour
}
site-pace-relaxed = Sans horloge
site-promises = Ce qui vous attend
site-promise-why = Pourquoi pas ?
site-promise-why-text = Chaque refus cite sa règle.
site-promise-undo = Reprise loyale
site-promise-undo-text = Libre tant que personne n’a rien appris.
site-promise-secrets = Les secrets le restent
site-promise-secrets-text = Un robot voit ce que voit un joueur.
site-promise-chance = Un hasard vérifiable
site-promise-chance-text = Scellé avant, montré après.

## A new table

site-new = Nouvelle table
site-new-players = Joueurs et places
site-new-own = { $who } (vous)
site-new-seat = Place { $seat }
site-new-seat-bot = Robot à la place { $seat }
site-new-seat-name = Nom à la place { $seat }
site-seat-open = Qui voudra
site-seat-invite = Qui reçoit le lien
site-seat-bot = Un robot
site-seat-device = Quelqu’un sur cet appareil
site-bot-greedy = Avide : prend ce qu’il peut
site-bot-gentle = Doux : vous laisse apprendre
site-bot-thrifty = Économe : compte chaque sou
site-bot-random = Au hasard : ne pense pas à mal
site-new-options = Options
site-option-range = { $from } à { $to }
site-option-steps = { $from } à { $to }, par pas de { $step }
site-option-some = Certaines places
site-option-some-what = Au moins une place, mais pas toutes
site-option-some-takes = certaines places, mais pas toutes
site-option-only = Seulement avec { $what }.
site-option-is = { $option } : { $value }
site-option-or = { $first } ou { $second }
site-option-seats = { $count ->
    [one] place { $seats }
   *[other] places { $seats }
}
site-new-pace = Rythme
site-new-live = En direct
site-new-live-what = Tout le monde est là
site-new-days = Sur plusieurs jours
site-new-days-what = Quand cela vous chante
site-new-relaxed = Sans horloge
site-new-relaxed-what = Personne n’est pressé
site-new-turn = Secondes par tour (10 à 600)
site-new-call = Secondes d’un appel à l’autre (1 à 60)
site-new-days-each = Jours par tour (1 à 14)
site-new-public = Tout le monde peut la trouver
site-new-public-what = La table figure sur la page d’accueil.
site-new-make = Dresser la table

## Before the game

site-waiting-room-public = figure sur la page d’accueil
site-waiting-room-private = seulement pour qui connaît l’adresse
site-waiting-room-seats = Qui hérite ?
site-waiting-room-link = Envoyez cette adresse à vos amis
site-copy = Copier
site-place-free = Libre
site-place-kept = Place gardée pour { $who }
site-place-invited = Pour qui a le lien
site-place-link = Lien vers cette place
site-place-you = C’est vous
site-place-device = Sur l’appareil de l’hôte
site-place-bot = Robot
site-place-sit = S’asseoir
site-place-leave = Se lever
site-place-remove = Renvoyer { $who }
site-make-open = Ouvrir à tous
site-make-invite = Sur invitation
site-make-bot = Asseoir ce robot :
site-start = La lecture du testament
site-start-go = Commencer
site-start-full = Toutes les places sont prises. À l’étude, quelqu’un s’éclaircit la voix.
site-start-not-full = On peut commencer dès que toutes les places sont prises.
site-start-fill = Compléter avec des robots et commencer
site-start-wait = C’est l’hôte qui lance la partie. Gardez votre chapeau à portée de main.
site-start-watch = Vous pourrez regarder dès que cela commence.
site-seal = Hasard sous scellés
site-seal-why = Tout le hasard de cette table vient d’un nombre secret, mêlé à un nombre de chaque joueur. Voici son sceau (SHA-256) : à la fin, le nombre est montré, et chacun peut vérifier qu’il n’a jamais changé.

## The table

site-log = Chronique
site-calls = Le commissaire-priseur
site-call-once = Une fois
site-call-twice = Deux fois
site-time = Temps restant
site-covers = Cartes cachées
site-uncover = Découvrir pour { $who }
site-cover = Recouvrir
site-ready = Je suis là
site-ready-who = { $who } est là
site-ready-all = Tout le monde est là.
site-ready-awaited = On attend { $who }.
site-undo-redo = Annuler ou rétablir
site-undo = Reprendre
site-undo-who = Reprendre pour { $who }
site-redo = Refaire
site-redo-who = Refaire pour { $who }
site-return = Reprendre ma place
site-return-why = Un robot vous a gardé la place au chaud.
site-replace = Laisser un robot jouer pour { $who }
site-leaving = Quitter ou fermer la table
site-leave = Laisser ma place à un robot
site-leave-why = Un robot continue pour vous. Vous pouvez revenir à tout moment.
site-close = Fermer sans résultat
site-close-not = Continuer malgré tout
site-close-why = Si tout le monde est d’accord, la table est fermée et personne n’a gagné.
site-close-agreed = Pour fermer la table : { $who }.

## Fair chance

site-fair = Hasard loyal
site-fair-commitment = Sceau
site-fair-nonces = Ce que chacun a ajouté
site-fair-seed = Graine
site-fair-sealed = Sous scellés jusqu’à la fin de la partie.
site-record = Procès-verbal de la partie
site-verify = Vérifier ici
site-verify-hint = Ou chez vous, avec le procès-verbal : bequest check FICHIER
site-verify-good = Les # tirages découlent tous de la graine, et le sceau est celui que ce navigateur a vu en premier. Rien n’a été truqué.
site-verify-good-unseen = Les # tirages découlent tous de la graine, et elle correspond à son sceau. Rien n’a été truqué.
site-verify-bad-seed = La graine ne correspond pas à son sceau !
site-verify-bad-seal = Le sceau n’est pas celui que ce navigateur a vu en premier !
site-verify-bad-step = Le tirage # ne découle pas de la graine !
site-verify-insecure = Votre navigateur ne vérifie que par une connexion sûre. Prenez le procès-verbal et « bequest check ».

## The end

site-end = Le testament est lu
site-end-winner = { $you ->
    [yes] L’héritage est à vous. Vous pouvez sécher vos larmes.
   *[no] { $who } hérite. Les autres auront le porte-parapluies.
}
site-end-winners = { $who } se partagent l’héritage et n’en reparleront jamais.
site-end-trial = Votre essai s’arrête ici
site-end-trial-text = Une première partie s’arrête au premier changement de génération : vous avez tout vu une fois. L’argent que vous avez dirigé est en route vers vos héritiers ; la fin de l’histoire, c’est pour un autre soir.
site-end-trial-whole = Jouer une partie entière
site-end-trial-friends = Jouer entre amis
site-end-closed = Fermée sans résultat
site-end-closed-text = Tout le monde a préféré en rester là. L’argent ira au chat.
site-rematch = Rejouer, même compagnie
site-rematch-go = À la partie suivante

## Around the board

site-decide = Ce qui se décide
site-book = Règles du jeu
site-menu = Menu de la table
site-call-sold = Adjugé
site-time-line = Fil du temps
site-time-back = Un pas en arrière
site-time-next = Un pas en avant
site-time-go = Y aller
site-time-now = Revenir au présent
site-time-open = cartes sur table
site-time-look-back = Glissez pour revoir la partie
site-time-at = { $chapter } : moment { $step } sur { $count }
site-leave-ask = Laisser votre place à un robot ? Vous pourrez revenir quand vous voudrez.
site-close-ask = Fermer la table sans résultat ? On ne pourra plus la rouvrir.
site-ask-yes = Oui, c’est décidé
site-ask-no = Pas encore
site-beside = Règles à côté de la table
site-beside-close = Fermer les règles
site-keys = Touches
site-keys-close = Retour au jeu
site-key-help = cette liste
site-key-answers = aller à cette réponse ; Entrée la donne
site-key-stage = vers ce qui se décide
site-key-decline = vers « passer »
site-key-undo = reprendre
site-key-redo = refaire
site-key-board = vers le plateau
site-key-hand = vers vos cartes
site-key-log = vers la chronique
site-key-time = vers le fil du temps
site-key-steps = un pas en arrière, un pas en avant
site-key-now = revenir au présent
site-key-book = règles à côté de la table
site-key-rule = à la règle qui vient d’être citée
site-guide = Votre guide
site-guide-quiet-text = Continuez tranquillement. Je reprends la parole dès qu’il y a du nouveau.
site-guide-call = Rappeler le guide
