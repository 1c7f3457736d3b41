# The pages around the tables: lists, rulebooks, settings, about.

## Games; those to come have their titles here

page-play = Jouer
page-play-now = Jouer contre des robots
page-play-guided = Partie guidée
page-play-guided-of = { $game } : une première partie guidée
page-coming = À venir
page-game-last-will = Last Will
page-game-prodigals-club = The Prodigals Club
page-pitch-last-will = L’oncle lègue tout au premier qui sera ruiné. Avec style, et avec Getting Sacked.
page-pitch-prodigals-club = Perdez votre argent, votre réputation et l’élection, plus vite que vos amis.
page-scene-last-will = Londres victorien
page-scene-prodigals-club = Londres victorien

## Tables

page-tables = Tables
page-tables-what = Là où l’on vous attend, et là où quelqu’un voudrait se faire attendre.
page-tables-all = { $count ->
    [one] Toute la liste ({ $count } table)
   *[other] Toute la liste ({ $count } tables)
}

## Rulebooks

page-rules = Règles du jeu
page-rules-what = Chaque règle, dans nos propres mots et avec un numéro. Quand une table dit non, elle cite celle qui l’interdit.
page-rules-of = Règles : { $game }
page-rules-read = Lire
page-rules-link = Règles
page-rules-one-what = Tout le jeu, règle après règle. Les numéros sont ceux que la table cite quand elle dit non.
page-rules-reading = Comment lire ces règles
page-rules-contents = Sommaire
page-rules-search = Chercher dans les règles
page-rules-search-go = Chercher
page-rules-all = Voir toutes les règles
page-rules-count = { $count ->
    [one] { $count } règle parle de « { $query } ».
   *[other] { $count } règles parlent de « { $query } ».
}
page-rules-none = Aucune règle ne parle de « { $query } ». Ce n’est pas pour autant permis.
page-rules-unknown = « { $query } » ne figure pas dans ces règles.
page-rules-some = Aucune règle ne contient tous ces mots : « { $query } ». { $count ->
    [one] { $count } règle en contient
   *[other] { $count } règles en contiennent
} une partie.
page-mark-rulebook = livret
page-mark-rulebook-what = Le livret de règles imprimé le dit ; nous le disons autrement.
page-mark-found = trouvé
page-mark-found-what = Un fait sur le jeu imprimé que nous avons trouvé ailleurs que dans le livret.
page-mark-ruling = notre décision
page-mark-ruling-what = Le livret se tait ou laisse le choix, et il fallait bien trancher. C’est fait.
page-mark-reconstructed = reconstitué
page-mark-reconstructed-what = Un élément que nous ne connaissons pas et qu’il a fallu rebâtir : il respecte tous les nombres et toutes les limites connus, mais ce n’est pas la valeur imprimée.

## Components

page-parts = Ce que contient la boîte
page-parts-what = Le matériel de l’édition intégrée { $edition }, chaque élément avec la marque de ce sur quoi il repose.
page-parts-start = Ce que chacun a au départ
page-parts-cash = en espèces
page-parts-hand = { $cards ->
    [one] À { $players } joueurs : { $cards } carte chacun
   *[other] À { $players } joueurs : { $cards } cartes chacun
}
page-parts-same = { $count ->
    [one] Au plus { $count } carte de la même ville dans la première main
   *[other] Au plus { $count } cartes de la même ville dans la première main
}
page-parts-towns = Villes et routes
page-parts-towns-what = Chaque ville a son numéro et ses routes. Une journée de voyage suit l’une d’elles.
page-parts-map = Carte des villes avec toutes les routes qui les relient ; le tableau ci-dessous donne les mêmes.
page-parts-town = Ville
page-parts-roads = Routes vers
page-parts-cards = Les cartes
page-parts-cards-what = { $count ->
    [one] { $count } carte, avec sa ville et son meilleur jour. Elle vaut ensuite chaque jour un peu moins ; le mardi et le vendredi elle compte double, comme dans ce tableau.
   *[other] { $count } cartes, chacune avec sa ville et son meilleur jour. Elle vaut ensuite chaque jour un peu moins ; le mardi et le vendredi elle compte double, comme dans ce tableau.
}
page-parts-worth = Ce que rapporte une carte chaque jour, selon son meilleur jour
page-parts-best = Meilleur jour
page-parts-suitcases = Les valises
page-parts-suitcases-what = { $count ->
    [one] { $count } valise, et voici ce qu’elle contient.
   *[other] { $count } valises, et voici ce qu’elles contiennent. Seize sont mises en jeu ; lesquelles, nul ne le sait.
}

## Settings

page-settings = Réglages
page-settings-what = Comme il vous plaira. Ce navigateur s’en souvient pendant un an.
page-settings-saved = C’est noté. Tout est comme vous le vouliez.
page-settings-name = Votre nom
page-settings-name-what = Les autres le lisent à la table. Là où vous êtes déjà assis, le nom que vous aviez demeure.
page-settings-language-what = Les pages, les règles et la chronique la parlent ; vos amis lisent dans la leur.
page-settings-save = Enregistrer
page-theme = Lumière
page-theme-device = Comme mon appareil
page-theme-device-what = Claire le jour, sombre la nuit, si votre appareil tient ces horaires.
page-theme-light = Claire
page-theme-light-what = Toujours du papier ivoire.
page-theme-dark = Sombre
page-theme-dark-what = Toujours à la lueur d’une lampe.
page-asks = Demander confirmation…
page-asks-great = … avant les grands pas
page-asks-great-what = Une fois encore avant un acte lourd de conséquences et sans retour ; les enchères passent aussitôt.
page-asks-every = … avant les enchères aussi
page-asks-every-what = Une fois encore avant tout acte sans retour, y compris chaque enchère.
page-asks-never = … jamais
page-asks-never-what = Ce qui est cliqué est fait. Qui le regrette n’avait qu’à lire les petits caractères.
page-keys = Touches
page-keys-on = Actives
page-keys-on-what = À une table, une lettre mène quelque part ; la touche ? en donne la liste.
page-keys-off = Inactives
page-keys-off-what = Les lettres ne font rien. La tabulation mène toujours partout.

## About

page-about = À propos
page-about-what = Ce que c’est, ce qui y est authentique, et ce que devient ce que vous nous dites.
page-about-fans = Fait par des amateurs
page-about-fans-text = Bequest est fait par des gens qui aiment ces jeux. Il n’a aucun lien avec leurs auteurs ni leurs éditeurs : aucun d’eux ne l’a fait, payé ni vérifié. Les noms des jeux appartiennent à leurs propriétaires et disent seulement de quel jeu il s’agit. Chaque phrase et chaque dessin sont de nous ; si un jeu vous plaît, achetez la boîte.
page-about-parts = Imprimé ou reconstitué
page-about-parts-text = Nous connaissons les livrets, mais pas toutes les cartes de toutes les boîtes. Ce que nous ne connaissons pas est reconstitué : cela s’accorde avec tout ce que l’on sait, et ce n’est pourtant pas l’imprimé. Dans les règles, chaque règle et chaque élément porte une marque : B pour le livret, F pour trouvé ailleurs, R pour notre décision, C pour reconstitué.
page-about-editions = Éditions
page-about-edition = { $game } se joue avec l’édition { $edition }. D’où viennent ses valeurs :
page-about-own-edition = Qui possède la boîte peut écrire les valeurs imprimées dans un fichier d’édition à soi et lancer un serveur avec lui. Chaque table se souvient de l’édition avec laquelle elle a été jouée.
page-about-chance = Un hasard vérifiable
page-about-chance-text = Avant le début d’une partie, le serveur scelle un nombre secret et montre le sceau ; chaque joueur y ajoute le sien. Tous les mélanges et tous les tirages en découlent. La partie finie, le secret est montré, et votre navigateur vérifie chaque tirage, comme peut le faire quiconque possède le procès-verbal.
page-about-bots = Les robots ne trichent pas
page-about-bots-text = Un robot reçoit ce que verrait un joueur à sa place, et rien d’autre : aucune carte cachée, aucune valise fermée, aucun coup d’œil au prochain mélange. S’il gagne, c’est chance ou talent. S’il perd, de même.
page-about-privacy = Ce que nous savons de vous
page-about-privacy-text = Un cookie retient qui vous êtes, trois autres la langue, la lumière et les confirmations ; il n’y a ni compte ni mot de passe. Les pages ne chargent rien d’ailleurs, personne ne suit vos clics, et vos parties ne sont gardées que sur ce serveur.
page-about-licence = Licence
page-about-licence-text = Le code de Bequest est libre : MIT ou Apache-2.0, à votre convenance.
page-about-version = Version { $version }

## A new table and those who come to it

page-new-choose = De quelle succession s’agit-il ?
page-new-what = Décidez qui peut s’asseoir et de combien de temps on dispose. On commence dès que toutes les places sont prises.
page-new-set-up = Dresser une table
page-waiting-room-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
