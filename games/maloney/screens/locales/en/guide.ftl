# The guided first game: a few words, then a few sentences, each when it matters. $town is a name, $points a number.

maloney-guide-auction = First the auction
maloney-guide-auction-text = Play cards in their towns for points. The game ends at 69. Everyone rides in one car, and the highest bid decides who drives it today. Red towns are in reach, and yellow tags show what your cards are worth: in { $town } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Bid a little, or pass and ride along.
maloney-guide-auction-nothing = Play cards in their towns for points. The game ends at 69. Everyone rides in one car, and the highest bid decides who drives it today. Red towns are in reach, but none of your cards belong there. So pass: it costs nothing, and you ride along.
maloney-guide-outbid = Someone goes higher
maloney-guide-outbid-text = Raise or pass: you always ride along and can play cards too. If you have passed, you can still bid when someone goes higher. At the end $1,000 is worth one point, so a drive is worth no more than it brings you.
maloney-guide-owner = The last owner smiles
maloney-guide-owner-text = If everyone passes, the car goes to its last owner for nothing, and today that’s you. Passing may be the cheapest bid of all.
maloney-guide-suitcase = A suitcase was opened
maloney-guide-suitcase-text = Sixteen towns, sixteen suitcases: the first driver to arrive opens the one there, for better or worse. It holds points or dollars, won or lost. The map shows the closed ones.
maloney-guide-worth = Keep an eye on the others
maloney-guide-worth-text = The plates show everyone’s points, cash and cards. The leader has the testament: it does nothing but make enemies. If you bid more than you have, you risk a fine.
maloney-guide-double = Everything counts double
maloney-guide-double-text = On Tuesdays and Fridays cards are worth twice their points. Bids are higher too. Decide what today is worth to you before the others decide for you.
maloney-guide-joker = Your joker
maloney-guide-joker-text = Once per game your joker gets you the car for nothing, whatever was bid: on Mondays, Wednesdays, Thursdays and Saturdays. Keep it for a day on which the others bid more than you like. Unused, it’s worth nothing at the end.
maloney-guide-ending = The end is near
maloney-guide-ending-text = When someone has 69 points or no card left in the evening, the will is read. Then every $1,000 counts as a point, so money saved isn’t lost. The most points inherit.
maloney-guide-drive = You have the wheel
maloney-guide-drive-text = Choose one of the red towns, on the map or in the list. Your yellow tags show what your cards would bring. A closed suitcase is yours to open, and a risk. You can’t undo a drive.
maloney-guide-sunday = A Sunday drive
maloney-guide-sunday-text = No auction today: a card was turned, and it shows { $town }. Cards count as usual, and a suitcase would be for everyone. Tomorrow the hammer falls again.
maloney-guide-chosen = Face down until all have chosen
maloney-guide-chosen-text = Your card is face down. Play a second one of the same town if you have it, or stop here. Until everyone has chosen, you can still undo it, at the top right.
maloney-guide-lay = Now play cards
maloney-guide-lay-text = You’re in { $town }. Play up to two cards of this town. The red bar shows what each is worth today. If a much better day is coming, keep your card. But the car has to come back for it.
maloney-guide-keep = Nothing to play today
maloney-guide-keep-text = You have no card of { $town }, but everyone is asked, so nobody gives that away. Keep your cards and look at what the others play.
