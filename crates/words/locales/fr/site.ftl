# The pages around a game. Where “#” stands, the page puts a number.
#
# A message about someone knows $who, a name, and $you: yes if it is said to that person, no if to someone else.

## Every page

site-house = Bequest
site-title = Bequest : jeux de société sur l’héritage
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
site-guest = Convive
site-name = Votre nom
site-name-save = Enregistrer
site-language = Langue
site-language-en = English
site-language-fr = Français
site-language-it = Italiano
site-language-de = Deutsch
site-footer = Fait par des passionnés, pour des passionnés, sans aucun éditeur. Les textes et les dessins sont de nous, et tout ce qui est reconstitué est marqué.
site-no-script = Cette page a besoin de JavaScript : sans lui, vos réponses ne partent pas.
site-text-lost = La connexion est perdue. Nouvel essai…
site-text-again = Pas encore de réponse. Nouvel envoi…
site-text-failed = Cela n’a pas marché. Veuillez réessayer.
site-text-copied = Le lien est copié.
site-text-changed = Quelqu’un a été plus rapide : la somme vient de changer. Regardez de nouveau.
site-text-days = # jours
site-message-home = Accueil

## The start page

site-welcome = Quelqu’un de riche est mort.
site-welcome-play = On joue ?
site-welcome-what = Des jeux de société sur l’héritage. Dans votre navigateur, entre amis ou avec des bots qui ne trichent jamais, en une soirée ou sur plusieurs jours.
site-scene = Quatre parents dans une petite voiture traversent les collines au crépuscule, sous un testament scellé.
site-play-now-what = Commence aussitôt : { $game }, { $bots ->
    [one] vous et un bot
    [3] vous et trois bots
   *[other] vous et { $bots } bots
    }. La partie guidée est plus petite.
site-invite = Inviter des amis
site-games = Jeux
site-play = Jouer : { $game }
site-players = De { $fewest } à { $most } personnes
site-own = Vos tables
site-open = Tables ouvertes
site-open-empty = Personne ne cherche de monde pour l’instant. Créez une table, et prenez les devants.
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
site-pace-live = En direct : { $turn } s par tour, { $call } s par annonce
site-pace-days = { $days ->
    [one] Sur plusieurs jours : { $days } jour par tour
   *[other] Sur plusieurs jours : { $days } jours par tour
}
site-pace-relaxed = Sans horloge
site-promises = Ce qui vous attend
site-promise-why = Pourquoi pas ?
site-promise-why-text = Chaque refus cite sa règle.
site-promise-undo = Annuler, loyalement
site-promise-undo-text = Permis tant que personne n’a rien appris.
site-promise-secrets = Les secrets le restent
site-promise-secrets-text = Un bot voit ce que l’on voit à sa place.
site-promise-chance = Un hasard vérifiable
site-promise-chance-text = Scellé avant, montré après.

## A new table

site-new = Nouvelle table
site-new-players = Places à la table
site-new-own = { $who } (vous)
site-new-seat = Place { $seat }
site-new-seat-bot = Bot à la place { $seat }
site-new-seat-name = Nom à la place { $seat }
site-seat-open = Tout le monde
site-seat-invite = Sur invitation
site-seat-bot = Un bot
site-seat-device = Quelqu’un sur cet appareil
site-bot-greedy = Avide : prend ce qu’il peut
site-bot-gentle = Doux : vous laisse apprendre
site-bot-thrifty = Économe : compte chaque sou
site-bot-random = Au hasard : ne pense pas à mal
site-new-options = Options
site-option-range = { $from } à { $to }
site-option-steps = { $from } à { $to }, par pas de { $step }
site-option-some = Certaines places
site-option-some-what = Au moins une place, mais pas toutes
site-option-some-takes = certaines places, mais pas toutes
site-option-only = Seulement avec { $what }.
site-option-is = { $option } : { $value }
site-option-or = { $first } ou { $second }
site-option-seats = { $count ->
    [one] place { $seats }
   *[other] places { $seats }
}
site-new-pace = Rythme
site-new-live = En direct
site-new-live-what = Tout le monde est là
site-new-days = Sur plusieurs jours
site-new-days-what = Quand cela vous arrange
site-new-relaxed = Sans horloge
site-new-relaxed-what = Personne n’est pressé
site-new-turn = Secondes par tour (10 à 600)
site-new-call = Secondes entre les annonces du marteau (1 à 60)
site-new-days-each = Jours par tour (1 à 14)
site-new-public = Tout le monde peut la trouver
site-new-public-what = La table figure sur la page d’accueil.
site-new-make = Créer la table

## Before the game

site-waiting-room-public = figure sur la page d’accueil
site-waiting-room-private = seulement avec l’adresse
site-waiting-room-seats = Qui hérite ?
site-waiting-room-link = Envoyez cette adresse à vos amis
site-copy = Copier
site-place-free = Libre
site-place-kept = Place gardée : { $who }
site-place-invited = Pour qui a le lien
site-place-link = Lien vers cette place
site-place-you = C’est vous
site-place-device = Sur l’appareil de la table
site-place-bot = Bot
site-place-sit = S’asseoir
site-place-leave = Se lever
site-place-remove = Renvoyer { $who }
site-make-open = Ouvrir à tous
site-make-invite = Sur invitation
site-make-bot = Asseoir ce bot :
site-start = La lecture du testament
site-start-go = Commencer
site-start-full = Toutes les places sont prises. À l’étude, on s’éclaircit la voix.
site-start-not-full = On peut commencer dès que toutes les places sont prises.
site-start-fill = Compléter avec des bots
site-start-wait = La partie commence quand la personne qui a créé la table la lance. Gardez votre chapeau à portée de main.
site-start-watch = Vous pourrez regarder dès que la partie commence.
site-seal = Hasard scellé
site-seal-why = Tout le hasard de cette table vient d’un nombre secret, mêlé à un nombre de chaque personne. Voici son sceau (SHA-256). À la fin de la partie, le nombre est montré, et tout le monde peut vérifier qu’il n’a jamais changé.

## The table

site-log = Chronique
site-calls = Les annonces
site-call-once = Une fois
site-call-twice = Deux fois
site-time = Temps restant
site-covers = Cartes cachées
site-uncover = Découvrir pour { $who }
site-cover = Recouvrir
site-ready = C’est bon pour moi
site-ready-who = { $who } : c’est bon
site-ready-all = Tout le monde est prêt.
site-ready-awaited = On attend encore : { $who }.
site-undo-redo = Annuler ou rétablir
site-undo = Annuler
site-undo-who = Annuler pour { $who }
site-redo = Rétablir
site-redo-who = Rétablir pour { $who }
site-return = Retrouver ma place
site-return-why = Un bot vous a gardé la place au chaud.
site-replace = Un bot pour { $who }
site-leaving = Quitter ou fermer la table
site-leave = Céder ma place à un bot
site-leave-why = Un bot joue pour vous. Vous pouvez revenir à tout moment.
site-close = Fermer sans résultat
site-close-not = Continuer la partie
site-close-why = Si tout le monde est d’accord, la table est fermée et personne n’a gagné.
site-close-agreed = Pour fermer la table : { $who }.

## Fair chance

site-fair = Hasard loyal
site-fair-commitment = Sceau
site-fair-nonces = Ce que chaque personne a ajouté
site-fair-seed = Graine
site-fair-sealed = Scellée jusqu’à la fin de la partie.
site-record = Procès-verbal
site-verify = Vérifier ici
site-verify-hint = Ou sur votre ordinateur, avec le procès-verbal : bequest check FICHIER
site-verify-good = Tirages vérifiés : #. Tous découlent de la graine, et le sceau est celui que ce navigateur a vu d’abord. Rien n’a été truqué.
site-verify-good-unseen = Tirages vérifiés : #. Tous découlent de la graine, et elle correspond à son sceau. Rien n’a été truqué.
site-verify-bad-seed = La graine ne correspond pas à son sceau !
site-verify-bad-seal = Le sceau n’est pas celui que ce navigateur a vu d’abord !
site-verify-bad-step = Le tirage # ne découle pas de la graine !
site-verify-insecure = Votre navigateur ne peut vérifier que par une connexion sûre. Utilisez le procès-verbal et « bequest check ».

## The end

site-end = Le testament est lu
site-end-winner = { $you ->
    [yes] L’héritage est à vous. Vous pouvez sécher vos larmes.
   *[no] { $who } hérite. Les autres auront le porte-parapluies.
}
site-end-winners = { $who } se partagent l’héritage et n’en reparleront jamais.
site-end-trial = Votre essai s’arrête ici
site-end-trial-text = La partie s’est arrêtée là où le livret de règles le conseille la première fois. Tous les secrets sont maintenant dévoilés, et voici où l’on en est.
site-end-trial-whole = Recommencer une partie
site-end-trial-friends = Jouer entre amis
site-end-closed = Fermée sans résultat
site-end-closed-text = Tout le monde a préféré en rester là. L’argent ira au chat.
site-rematch = Rejouer ensemble
site-rematch-go = Partie suivante

## Around the board

site-decide = Ce qui se décide
site-book = Livret de règles
site-menu = Menu de la table
site-call-sold = Adjugé
site-time-line = Fil du temps
site-time-back = Un pas en arrière
site-time-next = Un pas en avant
site-time-go = Y aller
site-time-now = Revenir au présent
site-time-open = cartes sur table
site-time-at = { $chapter } : moment { $step } sur { $count }
site-leave-ask = Céder votre place à un bot ? Vous pouvez revenir à tout moment.
site-close-ask = Fermer la table sans résultat ? On ne pourra pas la rouvrir.
site-ask-yes = Oui, le faire
site-ask-no = Pas encore
site-beside = Livret de règles à côté
site-beside-close = Fermer le livret
site-keys = Touches
site-keys-close = Retour à la partie
site-key-help = cette liste
site-key-answers = aller à cette réponse ; Entrée la choisit
site-key-stage = aller à la décision
site-key-decline = aller à « passer »
site-key-undo = annuler
site-key-redo = rétablir
site-key-board = aller au plateau
site-key-hand = aller à vos cartes
site-key-log = aller à la chronique
site-key-time = aller au fil du temps
site-key-steps = un pas en arrière, un pas en avant
site-key-now = revenir au présent
site-key-book = livret de règles à côté de la table
site-key-rule = aller à la règle qui vient d’être nommée
site-guide = Votre guide
site-guide-call = Rappeler le guide
site-guide-quiet-text = Continuez à jouer. Je reviens dès qu’il y a du nouveau.
