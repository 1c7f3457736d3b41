# How the rulebook begins. What is between two stars is emphasised.

erbraffer-primer-goal = Bring the most money to your secret heir.
erbraffer-primer-first = Somewhere in the last row of the family is *your secret heir*.
erbraffer-primer-second = On your turn you *play one card*: it makes a relative richer or poorer.
erbraffer-primer-third = Cards with an *hourglass* move time on by ten years.
erbraffer-primer-fourth = In a *golden year* a generation dies, and its money is shared out among the children.
erbraffer-primer-fifth = In *2000* all heirs are revealed. The largest fortune wins.
erbraffer-primer-turn = How it goes, in five pictures
erbraffer-primer-card = A card
erbraffer-primer-card-text = You hold four. Play one and draw one, or discard some and draw as many.
erbraffer-primer-relative = A relative
erbraffer-primer-relative-text = Choose who of the living generation the card is for.
erbraffer-primer-year = The hourglass
erbraffer-primer-year-text = Ten years pass. In a white year a testament seals a portrait.
erbraffer-primer-estate = The estate
erbraffer-primer-estate-text = In a golden year couples leave their money to their children.
erbraffer-primer-heir = The heir
erbraffer-primer-heir-text = What has arrived there in 2000 is yours.
