# Where a rulebook advises to stop a first game.

site-trial-asked = Continui o ti fermi qui?
site-trial-title = Continui o ti fermi qui?
site-trial-text = Il regolamento consiglia di fermare qui una prima partita. Puoi anche continuare, e la guida resta con te. Se ti fermi, vedi tutti i segreti e chi è in testa.
site-trial-go-on = Continua
site-trial-stop = Fermati qui
