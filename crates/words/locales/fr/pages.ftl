# The pages around the tables: lists, rulebooks, settings, about.

## Games; those to come have their titles here

page-play = Jouer
page-play-now = Jouer contre des bots
page-play-guided = Partie guidée
page-play-guided-of = { $game } : première partie guidée
page-guided = Guidée
page-begin-what = { $game }, avec ou sans guide : { $bots ->
    [one] vous et un bot
    [3] vous et trois bots
   *[other] vous et { $bots } bots
    }.
page-coming = À venir
page-game-prodigals-club = The Prodigals Club
page-pitch-prodigals-club = Perdez votre argent, votre réputation et l’élection, plus vite que vos amis.
page-scene-prodigals-club = Londres victorien

## Tables

page-tables = Tables
page-tables-what = Vos parties, et celles où il manque du monde.
page-tables-all = { $count ->
    [one] { $count } table en tout
   *[other] Toutes les tables ({ $count })
}

## Rulebooks

page-rules = Livrets de règles
page-rules-what = Toutes les règles, avec nos mots et un numéro. Quand vous ne pouvez pas faire quelque chose, la table nomme la règle qui l’interdit.
page-rules-of = Règles : { $game }
page-rules-read = Lire
page-rules-link = Règles
page-rules-one-what = Tout le jeu, règle après règle. La table nomme ces numéros quand vous ne pouvez pas faire quelque chose.
page-rules-reading = Comment le lire
page-rules-contents = Sommaire
page-rules-search = Chercher dans les règles
page-rules-search-go = Chercher
page-rules-all = Voir toutes les règles
page-rules-count = { $count ->
    [one] { $count } règle pour « { $query } ».
   *[other] { $count } règles pour « { $query } ».
}
page-rules-none = Aucune règle pour « { $query } ». Ce n’est pas permis pour autant.
page-rules-unknown = « { $query } » n’est pas dans ce livret.
page-rules-some = Aucune règle ne contient tous ces mots : « { $query } ». { $count ->
    [one] { $count } règle en contient
   *[other] { $count } règles en contiennent
} une partie.
page-mark-rulebook = livret
page-mark-rulebook-what = C’est dans le livret de règles imprimé. Les mots sont les nôtres.
page-mark-found = trouvé
page-mark-found-what = Un fait sur le jeu imprimé, trouvé ailleurs que dans le livret.
page-mark-ruling = notre décision
page-mark-ruling-what = Le livret se tait ou laisse le choix. Il a fallu décider.
page-mark-reconstructed = reconstitué
page-mark-reconstructed-what = Un élément que nous ne connaissons pas et qu’il a fallu reconstituer. Il respecte tous les nombres et toutes les limites connus, mais ce n’est pas la valeur imprimée.

## Components

page-parts = Ce que contient la boîte
page-parts-what = Le matériel de l’édition intégrée, { $edition }. Une marque donne la source de chaque élément.
page-parts-start = Ce que l’on a au départ

## Settings

page-settings = Réglages
page-settings-what = Ce navigateur retient vos réglages pendant un an.
page-settings-saved = Vos réglages sont enregistrés.
page-settings-name = Votre nom
page-settings-name-what = Les autres le voient à la table. Aux tables où vous jouez déjà, l’ancien nom reste.
page-settings-language-what = Pour les pages, les règles et la chronique. Vos amis choisissent la leur.
page-settings-save = Enregistrer
page-theme = Apparence
page-theme-device = Comme l’appareil
page-theme-device-what = Claire le jour, sombre la nuit, si votre appareil tient ces horaires.
page-theme-light = Claire
page-theme-light-what = Toujours du papier ivoire.
page-theme-dark = Sombre
page-theme-dark-what = Toujours à la lueur d’une lampe.
page-asks = Demander confirmation…
page-asks-great = …avant les grands pas
page-asks-great-what = Avant un pas important qui ne s’annule pas. Les mises comptent aussitôt.
page-asks-every = …avant les mises aussi
page-asks-every-what = Avant chaque pas qui ne s’annule pas, mises comprises.
page-asks-never = …jamais
page-asks-never-what = Chaque clic compte aussitôt. En cas de regrets, il fallait lire les petits caractères.
page-keys = Touches
page-keys-on = Actives
page-keys-on-what = À une table, une lettre mène quelque part. La touche ? en donne la liste.
page-keys-off = Inactives
page-keys-off-what = Les lettres ne font rien. La touche Tab mène toujours partout.

## About

page-about = À propos
page-about-what = Ce que c’est, ce qui est imprimé, ce qui est de nous, et ce que nous gardons.
page-about-fans = Fait par des passionnés
page-about-fans-text = Bequest est fait par des gens qui aiment ces jeux. Il n’a aucun lien avec leurs auteurs ni leurs éditeurs : aucun d’eux ne l’a fait, payé ni vérifié. Les noms des jeux appartiennent à leurs propriétaires et disent seulement de quel jeu il s’agit. Chaque phrase et chaque dessin sont de nous. Si un jeu vous plaît, achetez la boîte.
page-about-parts = Imprimé ou reconstitué
page-about-parts-text = Nous connaissons les livrets, mais pas toutes les cartes de toutes les boîtes. Ce que nous ne connaissons pas est reconstitué : cela s’accorde avec tout ce que l’on sait, mais ce n’est pas la valeur imprimée. Dans les livrets de règles, chaque règle et chaque élément porte une marque : B pour le livret, F pour trouvé ailleurs, R pour notre décision, C pour reconstitué.
page-about-editions = Éditions
page-about-edition = { $game } se joue avec l’édition { $edition }. D’où viennent ses valeurs :
page-about-own-edition = Si vous avez la boîte, écrivez les valeurs imprimées dans votre propre fichier d’édition et lancez un serveur avec lui. Chaque table retient son édition.
page-about-chance = Un hasard vérifiable
page-about-chance-text = Avant le début d’une partie, le serveur scelle un nombre secret et montre le sceau. Chaque personne à la table ajoute un nombre. Ces nombres décident de tous les mélanges et de tous les tirages. À la fin, le secret est montré, et votre navigateur peut vérifier chaque tirage. Toute personne qui a le procès-verbal le peut aussi.
page-about-bots = Les bots ne trichent pas
page-about-bots-text = Un bot voit ce que l’on verrait à sa place, et rien d’autre : aucune carte cachée, aucune valise fermée, aucun coup d’œil au prochain mélange. S’il gagne, c’est chance ou talent. S’il perd, de même.
page-about-privacy = Ce que nous savons de vous
page-about-privacy-text = Un cookie retient qui vous êtes, d’autres la langue et les réglages. Il n’y a ni compte ni mot de passe. Les pages ne chargent rien d’ailleurs, personne ne suit vos clics, et vos parties ne sont gardées que sur ce serveur.
page-about-licence = Licence
page-about-licence-text = Le code de Bequest est libre : MIT ou Apache-2.0, à votre convenance.
page-about-version = Version { $version }

## A new table and those who come to it

page-new-choose = De quelle succession s’agit-il ?
page-new-what = Choisissez qui peut s’asseoir et combien de temps vous avez. On commence dès que toutes les places sont prises.
page-new-set-up = Créer une table
page-waiting-room-taken = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
