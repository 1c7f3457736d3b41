## The cards of a day, turned over

maloney-scene-cards = Cards
maloney-scene-sums = Points
maloney-scene-testament = Testament
maloney-scene-nothing = plays nothing
maloney-scene-arrived = added
maloney-scene-leads = leads with { $points }

## The hammer

maloney-scene-fined = Not covered
maloney-scene-unsold = For nothing
