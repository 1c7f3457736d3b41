# Wie ein Regelheft aufgebaut ist.

page-rules-goal = Das Ziel
page-rules-short = In Kürze
page-rules-start = hier beginnen
page-rules-numbered = Die Regeln mit Nummern
page-rules-numbered-what = Verbietet der Tisch etwas, nennt er eine dieser Nummern.
page-rules-source = Quelle
