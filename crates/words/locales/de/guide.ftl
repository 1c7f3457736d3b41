# Der Begleiter einer ersten Partie. $number ist die Nummer einer Markierung in seinem Text.

site-guide-short = Begleiter
site-guide-sleep = Begleiter ausblenden
site-guide-why = Warum?
site-guide-pin = Markierung { $number } zeigen
site-guide-later = Mein Rat kommt gleich.
site-guide-other = Also etwas anderes. Auch gut: Du bist am Zug.
