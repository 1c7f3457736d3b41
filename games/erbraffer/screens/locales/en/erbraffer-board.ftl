# Die Erbraffer: the family tree.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-board-tree = The family tree
erbraffer-board-calendar = Calendar
erbraffer-board-heirlooms = Heirlooms
erbraffer-board-couples = Couples
erbraffer-board-generation = The generation of { $year }
erbraffer-board-dead = dead
erbraffer-board-living = alive
erbraffer-board-unborn = not alive yet
erbraffer-board-year-start = the game begins
erbraffer-board-year-white = a white year: a testament is placed
erbraffer-board-year-golden = a golden year: the generation changes
erbraffer-board-year-last = the last round begins
erbraffer-board-married-to = married to { $name }
erbraffer-board-child-of = child of { $couple }
erbraffer-board-heir = last generation
erbraffer-board-worth = { $heirloom }, worth { $sum }
erbraffer-board-dowry = a dowry of { $sum } is waiting
erbraffer-board-coming = would get { $sum }
erbraffer-board-sealed = sealed by a testament
erbraffer-board-sealed-since = sealed by a testament since { $year }
erbraffer-board-my-heir = { $sex ->
   *[other] my heir
}
erbraffer-board-mine = { $sex ->
   *[other] your secret heir
}
erbraffer-board-heir-of = { $sex ->
   *[other] heir of { $who }
}
erbraffer-board-holds-card = { $sex ->
    [woman] you hold a card of this benefactress
   *[man] you hold a card of this benefactor
}
erbraffer-board-share = { $percent }% of it would reach you
erbraffer-board-leads = leads to my heir
erbraffer-board-key = I hold the card
erbraffer-board-married = married relative
erbraffer-board-benefactor = benefactor
erbraffer-board-to-child = to { $name }
erbraffer-board-ask = { $what }?
erbraffer-board-key-tip = When that generation dies, the money there is yours, or half if someone else has the same card.
erbraffer-board-married-tip = Each estate is split evenly among the married children. Only they get heirlooms, spread as you like.
erbraffer-board-benefactor-tip = They can get any part of an estate’s cash. When they die, it goes to the holders of their card, half each to two, or to the bank.
erbraffer-board-key-sealed = sealed
erbraffer-board-key-sealed-tip = Sealed until the next golden year.
erbraffer-board-key-dashes = chosen way
erbraffer-board-key-dashes-tip = The way of the money from the relative you choose.
erbraffer-board-percent = so much of a sum there reaches my heir
erbraffer-board-dowries = a dowry of 5,000 comes when they live
erbraffer-board-mover = the player who moves the hourglass to a golden year shares out first
erbraffer-key-list = go to the list of relatives or heirlooms
