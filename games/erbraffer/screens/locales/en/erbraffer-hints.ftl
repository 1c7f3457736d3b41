# What the guide points at and proposes. $pin is the number of a pin, $name and $names are names of the family, $card and $what
# are titles, $gain is what the estimated fortune gains or loses, $sum an amount already written, $percent a number.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-hint-welcome = { $sex ->
    [woman] { $pin } is your secret heir. Gold lines show whose money arrives there.
    [man] { $pin } is your secret heir. Gold lines show whose money arrives there.
   *[other] { $pin } are your secret heirs. Gold lines show whose money arrives there.
}
erbraffer-hint-choose = Good news suits those with a gold line to your heir.
erbraffer-hint-hand = You play one card per turn. Beige ones let ten years pass.
erbraffer-hint-throw = You draw as many as you discard.
erbraffer-hint-hourglass = After “{ $card }” ten years go by.
erbraffer-hint-others = Watch who the others favour: their heirs may be below.
erbraffer-hint-testament = A testament seals a portrait until the next golden year.
erbraffer-hint-golden = A golden year: couples leave their estates to their children.
erbraffer-hint-estate = Oval frames can get any sum. The rest is split evenly.
erbraffer-hint-new-will = Everyone is asked, so nobody gives themselves away.
erbraffer-hint-benefactors = Money on these benefactors { $pin } goes straight to you.
erbraffer-hint-beyond = The gold lines begin one row further down, so more of each sum reaches your heir.
erbraffer-hint-heir-lives = The last row is alive: what you give there arrives in full.
erbraffer-hint-last-round = Everyone has one more turn, and hourglasses no longer count.
erbraffer-hint-rewrite = The whole estate is on the table again, to be split as you like.
erbraffer-hint-will-card = You hold a new will.
erbraffer-hint-play-for = { $pin } Play “{ $card }” for { $names }. Estimated fortune: { $gain }.
erbraffer-hint-play-against = { $pin } Play “{ $card }” against { $names }. Estimated fortune: { $gain }.
erbraffer-hint-play = { $pin } Play “{ $card }”. Estimated fortune: { $gain }.
erbraffer-hint-discard = { $pin } This card adds nothing to your fortune now: discard it.
erbraffer-hint-keep = { $pin } Keep this one: it’s the best you have.
erbraffer-hint-heir = { $pin } { $name }: { $percent }% of it reaches your heir. Estimated fortune: { $gain }.
erbraffer-hint-heir-key = { $pin } { $name }: you hold the card. Estimated fortune: { $gain }.
erbraffer-hint-heir-stranger = { $pin } { $name }: 0% of it would reach your heir. Estimated fortune: { $gain }.
erbraffer-hint-seal = { $pin } Seal { $name }: { $sum } of what is there is on its way to you.
erbraffer-hint-seal-stranger = { $pin } Seal { $name }: nothing there is on its way to you, so let it stay small.
erbraffer-hint-couple = { $pin } { $percent }% of this estate reaches your heir. Estimated fortune: { $gain }.
erbraffer-hint-couple-other = { $pin } Begin with this couple. Estimated fortune: { $gain }.
erbraffer-hint-give = { $pin } { $name } gets this heirloom, the { $what }: { $percent }% of it reaches your heir.
erbraffer-hint-give-any = { $pin } { $name } gets this heirloom, the { $what }. Nobody here leaves your heir any of it.
erbraffer-hint-rest = { $pin } { $name } gets the leftover thousands: { $percent }% of them reach your heir.
erbraffer-hint-rest-any = { $pin } { $name } gets what is left over. None of it reaches your heir in any case.
erbraffer-hint-all = { $pin } { $name } gets all the cash: { $percent }% of it reaches your heir.
erbraffer-hint-all-key = { $pin } { $name } gets all the cash: you hold the card.
erbraffer-hint-pay = { $pin } { $name } gets { $sum }. Estimated fortune: { $gain }.
erbraffer-hint-pay-key = { $pin } { $name } gets { $sum }: you hold the card. Estimated fortune: { $gain }.
erbraffer-hint-heirloom = { $pin } Choose this heirloom, the { $what }. Estimated fortune: { $gain }.
erbraffer-hint-round = { $pin } Round it this way. Estimated fortune: { $gain }.
erbraffer-hint-hand-out = { $pin } Share it out like this. Estimated fortune: { $gain }.
erbraffer-hint-confirm = { $pin } Confirm, and you draw as many cards.
erbraffer-hint-will = { $pin } Play your new will here. Estimated fortune: { $gain }.
erbraffer-hint-keep-will = { $pin } Pass and keep your new will. Here it would change your fortune too little: { $gain }.
erbraffer-hint-pass = You hold no new will: { $pin } pass.
erbraffer-hint-do-play = Play this card
erbraffer-hint-do-throw = Discard this card
erbraffer-hint-do-couple = Choose this couple
erbraffer-hint-do-confirm = Confirm
erbraffer-hint-do-keep = Keep this card
erbraffer-hint-do-give = To { $name }
erbraffer-hint-do-pay = { $sum } to { $name }
erbraffer-hint-do-will = Play the new will
erbraffer-hint-do-heirloom = Choose it
erbraffer-hint-why-throw = None of your cards does your family good just now. Fresh ones may.
erbraffer-hint-why-seal = { $percent }% of what { $name } has reaches your heir. Sealed money can’t be taken away until the next golden year.
erbraffer-hint-why-couple = Its children lead to your heir. If you share it out, you decide who gets the most.
erbraffer-hint-why-confirm = Everything is chosen. After this your turn is over.
erbraffer-hint-why-stand = A new will is worth keeping for an estate that matters to you. This one doesn’t.
erbraffer-hint-why-heir = By the laws each estate is split evenly among the married children. That way { $percent }% of what { $name } has reaches your heir in the end.
erbraffer-hint-why-share = Of what a married child has, a part reaches your heir: the page shows it as a percentage. What your own benefactors have comes to you straight away when they die.
erbraffer-hint-why-estimate = Of all you can do here, this adds most to “My fortune, estimated”. That sum rests only on what you may know.
erbraffer-hint-why-will = Too much of this estate goes past your heir. A new will lets you share it out again without law 2, and then the card is gone.
erbraffer-hint-choose-bad = Bad news suits those without a gold line to your heir.
erbraffer-hint-choose-thing = Heirlooms count as much as money.
erbraffer-hint-play-moves = { $pin } Play “{ $card }”: { $what } goes to { $names }. Estimated fortune: { $gain }.
erbraffer-hint-play-swaps = { $pin } Play “{ $card }”: { $what } change places. Estimated fortune: { $gain }.
erbraffer-hint-seal-key = { $pin } Seal { $name }: you hold the card, so { $sum } of the money there comes to you.
erbraffer-hint-couple-key = { $pin } { $name } is one of the children, and you hold the card. Estimated fortune: { $gain }.
erbraffer-hint-couple-even = { $pin } { $percent }% of this estate reaches your heir. Your estimate already counts on that.
erbraffer-hint-keep-will-even = { $pin } Pass and keep your new will: here it would add nothing.
erbraffer-hint-do-play-instead = Play this card instead
erbraffer-hint-why-gain-key = You hold the card of { $name }. When that generation dies, half or all of the money there is yours.
erbraffer-hint-why-gain-own = { $sex ->
   *[other] { $name } is your heir. What is there at the end is your fortune.
}
erbraffer-hint-why-loss = Nothing of what { $name } has is on its way to you, so this loss hurts someone else.
erbraffer-hint-why-loss-last = Now only what your own heir has counts for you, so this loss hurts someone else.
erbraffer-hint-why-thing = The { $what } is worth { $sum }. From { $to }, { $percent }% of that reaches your heir, and from { $from } { $less }%.
erbraffer-hint-why-seal-key = You hold the card of { $name }: half or all of the money there comes to you. Sealed, it can’t be taken away before.
erbraffer-hint-why-seal-any = Sealed money can’t be taken away until the next golden year.
erbraffer-hint-why-seal-stranger = Nothing there is on its way to you. Sealed, it can’t grow for someone else.
erbraffer-hint-why-couple-key = { $name } is a child of this couple, and you hold the card. By law 1 you can give { $name } all the cash, and half or all of it comes to you.
erbraffer-hint-why-couple-even = Your estimate counts on even shares, so it stays the same. But if you share this estate out, nobody else can turn it away from your heir.
erbraffer-hint-why-pay-key = You hold the card of { $name }: half or all of this money comes to you in the next golden year.
erbraffer-hint-why-pass = You hold no new will. Everyone is asked, because nobody is to know who holds one.
