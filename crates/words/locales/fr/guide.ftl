# Le guide d’une première partie. $number est le numéro d’un repère dans son texte.

site-guide-short = Guide
site-guide-sleep = Masquer le guide
site-guide-why = Pourquoi ?
site-guide-pin = Montrer le repère { $number }
