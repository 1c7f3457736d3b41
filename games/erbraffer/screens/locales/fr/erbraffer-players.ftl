# Die Erbraffer: secrets, players, and the end.
#
# $name and $names are names of the family or, in the notes on the end, of players. $sex is woman or man; of
# several it is women, or men if one of them is a man. All others are numbers.

## My secrets

erbraffer-players-secrets = Mes secrets
erbraffer-players-only-you = pour vous seulement
erbraffer-players-heirs = { $sex ->
    [woman] Votre héritière
    [man] Votre héritier
    [women] Vos héritières
   *[men] Vos héritiers
}
erbraffer-players-heir = { $sex ->
    [woman] { $name } est votre héritière. Les lignes dorées mènent à elle. Plus elles sont épaisses, plus il en arrive.
   *[man] { $name } est votre héritier. Les lignes dorées mènent à lui. Plus elles sont épaisses, plus il en arrive.
}
erbraffer-players-heirs-two = { $sex ->
    [women] { $names } sont vos héritières : tout ce qu’elles possèdent est à vous. Les lignes dorées mènent à elles.
   *[men] { $names } sont vos héritiers : tout ce qu’ils possèdent est à vous. Les lignes dorées mènent à eux.
}
erbraffer-players-my-benefactors = Vos cartes de bienfaiteur
erbraffer-players-mine = Carte de bienfaiteur : { $name }. En { $year }, tout cet argent est à vous, ou la moitié si quelqu’un d’autre a la même carte.
erbraffer-players-paid = carte payée
erbraffer-players-nothing = sans le sou

## The players

erbraffer-players-title = À table
erbraffer-players-open = Héritiers et cartes de bienfaiteur
erbraffer-players-plays = doit jouer
erbraffer-players-seals = pose un testament
erbraffer-players-shares = partage
erbraffer-players-hand = cartes en main
erbraffer-players-keys = cartes de bienfaiteur cachées
erbraffer-players-collected = touché des bienfaiteurs
erbraffer-players-stock = Pioche { $pile } · défausse { $discards }
erbraffer-players-shown-heir = { $sex ->
    [woman] { $name }, héritière
   *[man] { $name }, héritier
}
erbraffer-players-shown-paid = { $name }, carte de bienfaiteur, payée
erbraffer-players-shown-kept = { $name }, carte de bienfaiteur, jamais montrée

## The end

erbraffer-players-reveal = On retourne les portraits
erbraffer-players-place = { $place }.
erbraffer-players-cash = Argent
erbraffer-players-worth = Objets de famille
erbraffer-players-left = Bienfaiteurs
erbraffer-players-fortune = Fortune
erbraffer-players-tie = { $names } ont la même fortune : les objets de famille les plus précieux décident ({ $rule }).
erbraffer-players-shared = { $names } ont la même fortune et des objets de même valeur : la place est partagée ({ $rule }).
erbraffer-players-chart = Toutes les fortunes, année par année.
erbraffer-players-chart-what = L’argent et les objets des ancêtres vivants, pour la part qui arriverait à la dernière génération si l’on partageait également et sans rien donner aux bienfaiteurs. S’y ajoute ce qui a été touché des bienfaiteurs. Le dernier point est la vraie fortune.
erbraffer-players-chart-table = Année par année
erbraffer-players-year = Année
