# What the guide points at and proposes. $pin is the number of a pin, $town a name, $points and $dollars come with their unit.

maloney-hint-best = { $pin } { $town } brings you { $points } today.
maloney-hint-nowhere = Today no road leads to a town of your cards.
maloney-hint-outbid = Someone goes higher { $pin }. A pass is only for now, and you ride along anyway.
maloney-hint-leading = You lead { $pin }. If nobody goes higher, you pay and drive.
maloney-hint-suitcase = The first driver in a town opens its suitcase { $pin }.
maloney-hint-double = Today { $pin } every card counts double.
maloney-hint-joker = Once per game your joker { $pin } takes the car for nothing.
maloney-hint-worth = Everyone sees points and cash; hands stay hidden. In the lead: { $pin }.
maloney-hint-owner = If everyone passes, you { $pin } drive for nothing.
maloney-hint-owner-other = If nobody bids, the last owner { $pin } drives for nothing.
maloney-hint-ending = The end is near { $pin }. Then $1,000 counts as one point.
maloney-hint-sunday = Sunday: the drawn card { $pin } leads to { $town }.
maloney-hint-chosen = Your card { $pin } is face down. You can still undo it.
maloney-hint-lay = { $count ->
    [one] { $town }: you can play this card { $pin }.
   *[other] { $town }: play up to two of these cards { $pin }.
}
maloney-hint-keep = { $pin } Keep your cards: none of them is for this town, but everyone is asked.
maloney-hint-bid = { $pin } Bid { $dollars }: it costs { $cost } at the end, and the wheel brings you about { $gain } more.
maloney-hint-bid-ahead = { $pin } Bid { $dollars }: it costs { $cost }, and tomorrow { $town } is in reach: { $points } for you.
maloney-hint-pass = { $pin } Pass: you ride along without paying.
maloney-hint-take = { $pin } Play your joker: the wheel brings you about { $gain } more, for nothing.
maloney-hint-take-last = { $pin } Play your joker: the wheel brings you about { $gain } more, and another chance may not come.
maloney-hint-go = { $pin } Drive to { $town }: that suits your cards best.
maloney-hint-play = { $pin } Play this card: it brings { $points } today.
maloney-hint-save = { $pin } Play no more today: you have no other card of this town.
maloney-hint-do-bid = Bid { $dollars }
maloney-hint-do-drive = Drive to { $town }
maloney-hint-do-lay = Play this card
maloney-hint-why-bid = At the end $1,000 counts as one point. The guide bids up to $500 for every point that the wheel brings you beyond riding along: money can also buy a later drive. If someone goes higher, you can still pass.
maloney-hint-why-pass = You ride along for nothing and can still play cards in town. Money you keep counts at the end.
maloney-hint-why-joker = The joker costs nothing. Unused, it’s worth nothing at the end.
maloney-hint-why-drive = There your cards bring most today. If its suitcase is still closed, you open it, for better or worse.
maloney-hint-why-lay = On its best day a card brings 7 points, and one less each day after that. Tuesdays and Fridays double it. Nobody knows when the car comes back here.
maloney-hint-why-keep = What you still hold for this town brings more on a better day. But the car has to come back for it.
maloney-hint-goal = Most points win; at 69 it ends. The highest bid drives the one car.
maloney-hint-first-best = { $pin } { $town }: { $points } today.
maloney-hint-first-bid = { $pin } Bid { $dollars }.
maloney-hint-tenths = { $whole ->
   *[other] { $cost } points
}
maloney-hint-pass-owner = { $pin } Pass: without a bid you drive for nothing, else you’re asked again.
maloney-hint-pass-same = { $pin } Pass: riding along brings you as much.
maloney-hint-pass-dear = { $pin } Pass: the wheel brings you about { $gain } more, worth { $dollars } at most.
maloney-hint-pass-cash = { $pin } Pass: you haven’t enough money left for the next bid.
maloney-hint-go-on = { $pin } Drive to { $town }: none of your cards is in reach, so take the best way on.
maloney-hint-save-better = { $pin } Keep it: { $points } today, and { $best } on its best day.
maloney-hint-why-nothing = You hold no other card of this town. Everyone is asked all the same, so nobody gives away what they hold.
maloney-hint-first-owner = { $pin } Pass: without a bid you drive for nothing.
