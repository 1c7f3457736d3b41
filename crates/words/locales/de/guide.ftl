# Der Begleiter einer ersten Partie. $number ist die Nummer einer Markierung in seinem Text.

site-guide-short = Begleiter
site-guide-sleep = Begleiter ruhen lassen
site-guide-why = Warum?
site-guide-pin = Markierung { $number } zeigen
