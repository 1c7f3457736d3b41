# How the rulebook begins. What is between two stars is emphasised.

maloney-primer-goal = Collect the most points and inherit from old Maloney.
maloney-primer-first = Everyone rides in *one car*, to another town each day.
maloney-primer-second = Each morning the car is *auctioned*. The highest bid drives.
maloney-primer-third = In a town you may play up to *two cards* of that town.
maloney-primer-fourth = A card is worth 7 on its best day and one less each day after. *Tuesdays and Fridays count double.*
maloney-primer-fifth = At *69 points* it ends, once the day is counted for everyone. Then every $1,000 you still have is one more point.
maloney-primer-turn = A day in five pictures
maloney-primer-auction = The auction
maloney-primer-auction-text = Bids rise in hundreds. When everyone else has passed, the car is sold. Without a bid, the last driver drives again for nothing.
maloney-primer-drive = The drive
maloney-primer-drive-text = The driver picks one of the towns at the end of a road.
maloney-primer-suitcase = The suitcase
maloney-primer-suitcase-text = If it’s still closed, the driver opens it. At best it brings 5 points or $1,500, at worst it costs 3 points or $1,000.
maloney-primer-cards = The cards
maloney-primer-cards-text = All choose in secret, then the cards are turned over together.
maloney-primer-testament = The testament
maloney-primer-testament-text = It marks the leader and does nothing else. Then a new day begins. Nobody draws new cards: the pile is for Sundays.
