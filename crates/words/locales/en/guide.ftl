# The guide of a first game. $number is the number of a pin in its text.

site-guide-short = Guide
site-guide-sleep = Hide the guide
site-guide-why = Why?
site-guide-pin = Show what { $number } points at
site-guide-later = My advice follows in a moment.
site-guide-other = Something else, then. That’s fine: it’s your move.
