## How fast tables show what others do

pace-speed = Ritmo delle mosse altrui
pace-calm = Calmo
pace-calm-what = Una mossa dopo l’altra, con il tempo di leggere.
pace-brisk = Vivace
pace-brisk-what = Una mossa dopo l’altra, in metà tempo.
pace-once = Immediato
pace-once-what = Tutto appena succede.
pace-behind = Il tabellone è ancora indietro.
pace-skip = Vai al presente
pace-space = Spazio
pace-key-skip = vai al presente (barra spaziatrice)
pace-sound = Suono
pace-volume = Volume
