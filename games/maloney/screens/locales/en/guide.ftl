# The guided first game: a few words, then a few sentences, each when it matters. $town is a name, $points a number.

maloney-guide-auction = First the auction
maloney-guide-auction-text = Play cards in their towns for points. The game ends at 69. Everyone rides in one car, and the highest bid decides who drives it today. Red towns are in reach, and yellow tags show what your cards are worth: in { $town } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. At the end $1,000 is worth one point. Bid a little, or pass and ride along.
maloney-guide-auction-nothing = Play cards in their towns for points. The game ends at 69. Everyone rides in one car, and the highest bid decides who drives it today. Red towns are in reach, but none of your cards belong there. So pass: it costs nothing, and you ride along.
maloney-guide-outbid = Someone goes higher
maloney-guide-outbid-text = Raise or pass: you always ride along and can play cards too. If you have passed, you can still bid when someone goes higher. At the end $1,000 is worth one point, so a drive is worth no more than it brings you.
maloney-guide-leading = Your bid leads
maloney-guide-leading-text = Now the others answer. If all of them pass, you pay your bid and choose where everyone goes. If someone goes higher, you’re asked again.
maloney-guide-owner = Who drives for nothing?
maloney-guide-owner-text = If nobody bids, the last owner drives for nothing: the player who drove on the latest weekday. Before the first drive the lot decides. If it’s you, passing may be the cheapest bid of all.
maloney-guide-suitcase = A suitcase was opened
maloney-guide-suitcase-text = Sixteen towns, sixteen suitcases: the first driver to arrive opens the one there. At best it brings 5 points or $1,500, at worst it costs 3 points or $1,000. The map shows the closed ones.
maloney-guide-worth = Keep an eye on the others
maloney-guide-worth-text = The plates show everyone’s points and cash, and how many cards they hold. The leader has the testament: it only marks the lead. Nobody draws new cards: the pile is for Sundays. If you bid more than you have, you risk a fine.
maloney-guide-double = Everything counts double
maloney-guide-double-text = On Tuesdays and Fridays cards are worth twice their points. Bids are higher too. Decide what today is worth to you before the others decide for you.
maloney-guide-joker = Your joker
maloney-guide-joker-text = Once per game your joker gets you the car for nothing, whatever was bid: on Mondays, Wednesdays, Thursdays and Saturdays, never on a day that counts double. Keep it for a day on which the others bid more than you like. Unused, it’s worth nothing at the end.
maloney-guide-ending = The end is near
maloney-guide-ending-text = When someone has 69 points or no card left in the evening, the will is read. The day is counted for everyone first, so nobody wins by being faster. Then every $1,000 counts as a point, and an unused joker as nothing. The most points inherit.
maloney-guide-drive = You have the wheel
maloney-guide-drive-text = Choose one of the red towns, on the map or in the list. Your yellow tags show what your cards would bring. A closed suitcase is yours to open, and a risk. You can’t undo a drive.
maloney-guide-sunday = A Sunday drive
maloney-guide-sunday-text = No auction and no jokers today: a card was turned, and it shows { $town }. Cards count as usual, and everyone gets what a suitcase holds. Tomorrow the hammer falls again.
maloney-guide-chosen = Face down until all have chosen
maloney-guide-chosen-text = Your card is face down. Play a second one of the same town if you have it, or stop here. Until everyone has chosen, you can still undo it, at the top right.
maloney-guide-lay = Now play cards
maloney-guide-lay-text = You’re in { $town }. Play up to two cards of this town. The red bar shows what each is worth today. If a much better day is coming, keep your card. But the car has to come back for it.
maloney-guide-keep = Nothing to play today
maloney-guide-keep-text = You have no card of { $town }, but everyone is asked, so nobody gives that away. Keep your cards and look at what the others play.
