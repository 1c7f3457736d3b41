# Der Begleiter einer ersten Partie. $number ist die Nummer einer Markierung in seinem Text.

site-guide-short = Anleitung
site-guide-sleep = Anleitung ausblenden
site-guide-why = Warum?
site-guide-pin = Markierung { $number } zeigen
