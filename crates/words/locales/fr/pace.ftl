## How fast tables show what others do

pace-speed = Rythme des coups des autres
pace-calm = Calme
pace-calm-what = Un coup après l’autre, le temps de lire.
pace-brisk = Vif
pace-brisk-what = Un coup après l’autre, deux fois plus vite.
pace-once = Immédiat
pace-once-what = Tout dès que cela arrive.
pace-behind = Le plateau rattrape son retard.
pace-skip = Aller au présent
pace-space = Espace
pace-key-skip = aller au présent (Espace)
pace-sound = Son
pace-volume = Volume
