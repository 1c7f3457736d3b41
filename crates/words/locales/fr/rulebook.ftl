# La mise en page d’un livret de règles.

page-rules-goal = Le but
page-rules-short = En bref
page-rules-start = commencez ici
page-rules-numbered = Les règles, numérotées
page-rules-numbered-what = Quand la table interdit quelque chose, elle nomme un de ces numéros.
page-rules-source = Source
