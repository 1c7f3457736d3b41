# Where a rulebook advises to stop a first game.

site-trial-asked = Continuer ou s’arrêter ici ?
site-trial-title = Continuer ou s’arrêter ici ?
site-trial-text = Le livret de règles conseille d’arrêter ici une première partie. Vous pouvez aussi continuer, et le guide reste avec vous. Si vous arrêtez, vous voyez tous les secrets et qui mène.
site-trial-go-on = Continuer
site-trial-stop = S’arrêter ici
