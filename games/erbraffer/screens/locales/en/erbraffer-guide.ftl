# Die Erbraffer: what the guide says in a first game. $names are names of the family.
# $sex is woman or man; of several it is women, or men if one of them is a man.

erbraffer-guide-welcome = Welcome to the family
erbraffer-guide-welcome-text = { $sex ->
    [woman] Your secret heir is { $names }.
    [man] Your secret heir is { $names }.
   *[other] Your secret heirs are { $names }.
} Whatever arrives there by the end is your fortune. Nobody else knows, so keep a straight face. Gold lines on the tree show whose money flows that way: the thicker the line, the more arrives. When it’s your turn, choose a card from your hand.
erbraffer-guide-choose = Who deserves it?
erbraffer-guide-choose-text = Now choose a portrait of the living row. Good news is best for relatives with a gold line down to your heir. Bad news is for the others. But don’t spoil your own too openly: everyone is watching.
erbraffer-guide-cards = Four cards, one per turn
erbraffer-guide-cards-text = You play one card and draw one. Grey cards only do what they say. Beige cards have an hourglass: after them ten years go by. If nothing suits you, discard one to four cards and draw as many instead.
erbraffer-guide-throw = A fresh hand
erbraffer-guide-throw-text = Mark the cards you don’t want, then confirm. You draw as many, and your turn is over. Discarded cards do nothing, not even with an hourglass, but everyone sees them.
erbraffer-guide-others = Watch the relatives
erbraffer-guide-others-text = The relatives that others favour show where their heirs may be, and they read you in the same way. A small present to the wrong cousin is sometimes money well spent. Hands, heirs and benefactor cards are secret. What has been collected isn’t.
erbraffer-guide-hourglass = Time passes
erbraffer-guide-hourglass-text = This card has an hourglass: after its effect, ten years go by. In a white year you then place a testament. In a golden year, like 1870, a whole generation takes its leave, and you’re the first to share out an estate.
erbraffer-guide-testament = Sealed until further notice
erbraffer-guide-testament-text = In a white year the player who moved the hourglass places a testament on a living portrait. Money and heirlooms there are sealed until the next golden year. Protect what leads to your heir, or make sure that someone stays poor.
erbraffer-guide-golden = A golden year
erbraffer-guide-golden-text = The generation of 1840 takes its leave. The player who moved the hourglass picks a couple and shares out its estate among the children. Then the next player picks another, until all couples are settled. The couples above your gold lines are worth your attention.
erbraffer-guide-estate = Three laws for an estate
erbraffer-guide-estate-text = Law 1: children in oval frames, the benefactors, can get any part of the cash. Law 2: the rest is split evenly among the married children, and you say who gets a leftover thousand. Law 3: heirlooms go to married children only, spread as you like.
erbraffer-guide-rewrite = Your new will
erbraffer-guide-rewrite-text = The whole estate is on the table again, and law 2 doesn’t apply: split the cash as you like, in whole thousands. Heirlooms still go to married children only.
erbraffer-guide-new-will = A new will?
erbraffer-guide-new-will-text = After each estate everyone is asked for a new will, whether they hold one or not, so nobody gives themselves away. With such a card you can share out this estate again. Otherwise pass; if you like, for the whole change of generation.
erbraffer-guide-aunts = Rich aunts, kind uncles
erbraffer-guide-aunts-text = Benefactors leave no children. When their generation dies, the cash on their portrait goes to the holder of their card, half each if there are two. Yours are among your secrets: a little money in an oval frame may come straight to you.
