## Standing orders. $dollars is an amount already written as money.

maloney-order-up-to = Bid up to
maloney-order-by = by +{ $dollars }
maloney-order-up-to-note = Bids for you up to the amount in the field on the left, each time by the sum chosen here
maloney-order-step = Raise each time by
maloney-order-standing = Standing order
maloney-order-set = You bid up to { $dollars }
maloney-order-set-least = With the least raise. Only you see this.
maloney-order-set-step = By { $dollars } each time. Only you see this.
maloney-order-set-owner = Passes until someone bids. Only you see this.
maloney-order-withdraw = Withdraw
maloney-order-out = Out for today
maloney-order-out-note = pass on every bid
maloney-order-asked = Your order bids up to { $dollars }.
maloney-order-asked-out = Your order passes for you today.
maloney-order-sheet-out = Out for today: pass on every bid
maloney-order-sheet-up-to = Bid up to a sum that you own, with the least raise
maloney-order-sheet-step = … by { $dollars } each time
maloney-key-up-to = bid up to a sum
maloney-key-out = out for today

## Before a drive. $points is a number; $mine and $theirs are points in words, $unseen is a number of cards, $suitcase says
## whether one is there.

maloney-drive-ask = Drive everyone to { $town }? { $points ->
        [0] You have no card to play there.
       *[other] Your cards bring up to { $mine }.
    } { $suitcase ->
        [yes] You open the suitcase.
       *[no] The suitcase is gone.
    } { $unseen ->
        [0] Nobody else has a card for it.
        [one] Someone else may still hold a card of this town, worth { $theirs } today.
       *[other] The others may still hold { $unseen } cards of this town, worth { $theirs } today.
    }
