# Le guide d’une première partie. $number est le numéro d’un repère dans son texte.

site-guide-short = Guide
site-guide-sleep = Masquer le guide
site-guide-why = Pourquoi ?
site-guide-pin = Montrer le repère { $number }
site-guide-later = Mon conseil arrive dans un instant.
site-guide-other = Autre chose, donc. C’est très bien : c’est à vous de jouer.
