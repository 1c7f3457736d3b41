# Die Erbraffer: what a player can hope for, what a first game has shown by 1870, and what the guide says after that.
#
# $sum, $low and $high are amounts already written, $name and $names are names of the family, $sex is woman or man.
# $percent and $year are numbers.

## What reaches my heir

erbraffer-outlook-fortune = My fortune, estimated
erbraffer-outlook-about = ≈ { $sum }

## 1870

erbraffer-trial-learned = What you have seen
erbraffer-trial-cards = Influence cards: you play one per turn, and beige ones let ten years go by.
erbraffer-trial-testaments = Testaments: they seal a portrait until the next golden year.
erbraffer-trial-estates = Estates: what a couple leaves is shared out among its children.
erbraffer-trial-benefactors = Benefactors: their cash goes to the players who hold their cards.
erbraffer-trial-next = Four more generations follow, until the portraits are turned over in 2000.
erbraffer-trial-ahead = Estimated fortunes in 1870
erbraffer-trial-first = { $count ->
    [one] { $names } is ahead.
   *[other] { $names } are ahead together.
}
erbraffer-trial-level = { $names } have equal estimates: at the end of a game the more precious heirlooms decide ({ $rule }).
erbraffer-trial-again = A new game begins in 1840 again, without the guide.

## Later lessons

erbraffer-guide-beyond = The ways get shorter
erbraffer-guide-beyond-text = The gold lines now begin one row further down, so more of each sum reaches your heir. Choose a card, and every portrait shows how much. From now on brothers and sisters can give to each other, too.
erbraffer-guide-paid = { $name } thought of you
erbraffer-guide-paid-text = { $sex ->
    [woman] Your kind aunt has died and left you { $sum }, because you hold the card of { $name }. The money is yours for good, and nobody can touch it. But everyone saw it.
   *[man] Your kind uncle has died and left you { $sum }, because you hold the card of { $name }. The money is yours for good, and nobody can touch it. But everyone saw it.
}
erbraffer-guide-golden-again = { $year }, a golden year
erbraffer-guide-golden-again-text = Another generation takes its leave. Pick the couple whose line to your heir is thickest, before someone else does. You then decide who gets a leftover thousand, all heirlooms, and how much a benefactor takes away.
erbraffer-guide-will-card = You hold a new will
erbraffer-guide-will-card-text = It lets you share out this estate again, without law 2. Play it if a lot of money goes past your heir. Otherwise pass and keep it: in a later generation it may be worth more.
erbraffer-guide-heir-lives = Your heir lives
erbraffer-guide-heir-lives-text = The last row is alive, and whatever is given there arrives in full. Nothing is inherited any more. The others know the row as well, so expect visitors from the tax office.
erbraffer-guide-last-round = The last round
erbraffer-guide-last-round-text = Everyone has one more turn, and hourglasses no longer count. Then all portraits are turned over, and the largest fortune wins. Nothing is worth saving up.

## Who to choose

erbraffer-outlook-percent = { $percent }%
erbraffer-outlook-half = ½–all
erbraffer-give-gain = Give { $who } { $sum }
erbraffer-give-loss = Take { $sum } from { $who }
erbraffer-give-lose-all = Take all from { $who }
erbraffer-give-halve = Halve { $who }’s cash
erbraffer-give-double = Double { $who }’s cash
erbraffer-give-sibling = { $who } gives half
erbraffer-give-to = Give it to { $who }
erbraffer-give-testament = Seal { $who }
erbraffer-board-left = # more to the left
erbraffer-board-right = # more to the right
erbraffer-board-whole = Whole tree
erbraffer-outlook-span = { $low }–{ $high }
erbraffer-outlook-cash = cash
erbraffer-outlook-heirlooms = heirlooms
erbraffer-outlook-benefactors = benefactors
erbraffer-outlook-what = This is what your fortune would be if every estate were split evenly among married children. Your benefactor cards count as a span: half if someone else holds the same card, otherwise all. It rests only on what you may know.
