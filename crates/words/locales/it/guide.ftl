# La guida di una prima partita. $number è il numero di un segno nel suo testo.

site-guide-short = Guida
site-guide-sleep = Nascondi la guida
site-guide-why = Perché?
site-guide-pin = Mostra il segno { $number }
site-guide-later = Il mio consiglio arriva tra un momento.
site-guide-other = Qualcos’altro, allora. Va benissimo: il turno è tuo.
