# Where a rulebook advises to stop a first game.

site-trial-asked = Continuare o fermarsi qui?
site-trial-title = Continuare o fermarsi qui?
site-trial-text = Il regolamento consiglia di fermare qui una prima partita. Puoi anche continuare, e la guida resta con te. Se ti fermi, si mostrano tutti i segreti, e chi è in testa.
site-trial-go-on = Continua
site-trial-stop = Fermati qui
