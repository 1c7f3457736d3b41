# Rulebooks, records and small screens in the terminal.

rules-mark-b = c’est dans le livret de règles
rules-mark-f = un fait sur le jeu imprimé, trouvé ailleurs
rules-mark-r = notre décision, là où le livret se tait ou laisse le choix
rules-mark-c = un élément reconstitué
replay-row = { $game } : après la ligne { $row } sur { $rows }
replay-as-seat = vu de la place { $seat }
replay-as-spectator = vu par le public
replay-as-open = avec tous les secrets

play-wait = attendre
play-key-enter = Entrée
