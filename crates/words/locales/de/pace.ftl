## How fast tables show what others do

pace-speed = Tempo fremder Züge
pace-calm = Ruhig
pace-calm-what = Ein Zug nach dem anderen, mit Zeit zum Lesen.
pace-brisk = Zügig
pace-brisk-what = Ein Zug nach dem anderen, in der halben Zeit.
pace-once = Sofort
pace-once-what = Alles, sobald es geschieht.
pace-behind = Der Spielplan ist noch nicht so weit.
pace-skip = Aktuellen Stand zeigen
pace-space = Leertaste
pace-key-skip = aktuellen Stand zeigen (Leertaste)
pace-sound = Ton
pace-volume = Lautstärke
