# Last Will: what has happened, a line for each event.
#
# $sum is money already written, $card, $cards, $added, $on and $by are names of cards, $what is a list, $number is a
# number in a row, $count always a number to count.

last-will-told-first = { $you ->
    [yes] You’re the starting player: the draw takes you for the last one to go shopping.
   *[no] { $who } is the starting player: the draw takes them for the last one to go shopping.
}
last-will-told-market = Property market: { $what }.
last-will-told-money = Everyone has { $sum } to waste. The first to be rid of it inherits the rest.
last-will-told-money-will = The will gives everyone { $sum } to waste. The first to be rid of it inherits the rest.
last-will-told-money-each = The will gives money to waste: { $what }. The first to be rid of it inherits the rest.
last-will-told-hired = { $you ->
    [yes] You’re hired ({ $what }), for { $sum } per round. Condolences.
   *[no] { $who } is hired ({ $what }), for { $sum } per round.
}
last-will-told-tile = Plan { $number }: { $what }.
last-will-told-round = { $you ->
    [yes] Round { $number } of { $count }: you’re the starting player.
   *[no] Round { $number } of { $count }: { $who } is the starting player.
}
last-will-told-paid = { $you ->
    [yes] You’re paid { $sum }, alas.
   *[no] { $who } is paid { $sum }.
}
last-will-told-offered = On the offering: { $card }.
last-will-told-remade = { $count ->
    [one] A pile was empty ({ $what }): { $count } discarded card makes a new one.
   *[other] A pile was empty ({ $what }): { $count } discarded cards make a new one.
}
last-will-told-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
}
last-will-told-drew-unseen = { $deck ->
    [events] { $who } draws an event.
    [helpers] { $who } draws a helper or an expense.
    [properties] { $who } draws a property.
   *[companions] { $who } draws a companion.
}
last-will-told-chose = { $you ->
    [yes] You keep { $card }.
   *[no] { $who } keeps { $card }.
}
last-will-told-answered = { $you ->
    [yes] You’ve chosen what you keep.
   *[no] { $who } has chosen what to keep.
}
last-will-told-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $who } discards { $cards }.
}
last-will-told-planned = { $you ->
    [yes] You take plan { $number }.
   *[no] { $who } takes plan { $number }.
}
last-will-told-planned-what = { $you ->
    [yes] You take plan { $number }: { $what }.
   *[no] { $who } takes plan { $number }: { $what }.
}
last-will-told-named = { $you ->
    [yes] You name a pile: { $what }.
   *[no] { $who } names a pile: { $what }.
}
last-will-told-took = { $you ->
    [yes] Your errand boy fetches { $card }.
   *[no] { $who } has { $card } fetched.
}
last-will-told-opera = { $you ->
    [yes] Your errand boy gets you a seat at the opera.
   *[no] { $who } has a seat booked at the opera.
}
last-will-told-market-errand = { $you ->
    [yes] Your errand boy spreads rumours on the property market.
   *[no] { $who } has rumours spread on the property market.
}
last-will-told-extension = { $you ->
    [yes] You order an extension: one more slot for expensive company.
   *[no] { $who } orders an extension: one more slot for expensive company.
}
last-will-told-draw-card = { $you ->
    [yes] Your errand boy draws a card for you.
   *[no] { $who } has a card drawn.
}
last-will-told-demotion = { $you ->
    [yes] Your errand boy complains about you at work.
   *[no] { $who } has an errand boy complain about them at work.
}
last-will-told-stayed-home = { $you ->
    [yes] Your errand boy stays at home and reads your newspaper.
   *[no] { $who } keeps an errand boy at home.
}
last-will-told-moved-tokens = { $you ->
    [yes] You move the market tokens: { $what }.
   *[no] { $who } moves the market tokens: { $what }.
}
last-will-told-turn = { $you ->
    [yes] { $count ->
        [one] Your turn: { $count } action.
       *[other] Your turn: { $count } actions.
    }
   *[no] { $count ->
        [one] { $who } has their turn: { $count } action.
       *[other] { $who } has their turn: { $count } actions.
    }
}
last-will-told-played = { $you ->
    [yes] You play { $cards }.
   *[no] { $who } plays { $cards }.
}
last-will-told-played-with = { $you ->
    [yes] You play { $cards }, with { $added }.
   *[no] { $who } plays { $cards }, with { $added }.
}
last-will-told-played-set = { $you ->
    [yes] You play a wedding set: { $cards }. The guests can’t keep up.
   *[no] { $who } plays a wedding set: { $cards }. The guests can’t keep up.
}
last-will-told-played-set-with = { $you ->
    [yes] You play a wedding set: { $cards }, with { $added }. The guests can’t keep up.
   *[no] { $who } plays a wedding set: { $cards }, with { $added }. The guests can’t keep up.
}
last-will-told-gained-actions = { $you ->
    [yes] { $count ->
        [one] You have { $count } more action.
       *[other] You have { $count } more actions.
    }
   *[no] { $count ->
        [one] { $who } has { $count } more action.
       *[other] { $who } has { $count } more actions.
    }
}
last-will-told-spent = { $you ->
    [yes] You spend { $sum }.
   *[no] { $who } spends { $sum }.
}
last-will-told-spent-none = { $you ->
    [yes] You spend nothing. Nobody is perfect.
   *[no] { $who } spends nothing. Nobody is perfect.
}
last-will-told-put = { $you ->
    [yes] You put { $card } on your board.
   *[no] { $who } puts { $card } on their board.
}
last-will-told-dropped = { $you ->
    [yes] You discard { $card } from your board.
   *[no] { $who } discards { $card } from their board.
}
last-will-told-dropped-helper = { $you ->
    [yes] You discard { $card } from your board, without a reference.
   *[no] { $who } discards { $card } from their board, without a reference.
}
last-will-told-used = { $you ->
    [yes] You use { $card }.
   *[no] { $who } uses { $card }.
}
last-will-told-maintained = { $you ->
    [yes] You maintain { $card }.
   *[no] { $who } maintains { $card }.
}
last-will-told-maintained-by = { $you ->
    [yes] You maintain { $card } without an action ({ $by }).
   *[no] { $who } maintains { $card } without an action ({ $by }).
}
last-will-told-bought = { $you ->
    [yes] You buy { $card }.
   *[no] { $who } buys { $card }.
}
last-will-told-sold = { $you ->
    [yes] You sell { $card } and get { $sum }.
   *[no] { $who } sells { $card } and gets { $sum }.
}
last-will-told-sold-none = { $you ->
    [yes] You sell { $card } for nothing at all. A masterpiece.
   *[no] { $who } sells { $card } for nothing at all. A masterpiece.
}
last-will-told-sold-by = { $you ->
    [yes] You sell { $card } without an action ({ $by }) and get { $sum }.
   *[no] { $who } sells { $card } without an action ({ $by }) and gets { $sum }.
}
last-will-told-token = { $you ->
    [yes] You put a companion token on { $on }: { $what }.
   *[no] { $who } puts a companion token on { $on }: { $what }.
}
last-will-told-demoted = { $you ->
    [yes] You’re demoted, well done: line { $number } of your job is covered.
   *[no] { $who } is demoted: line { $number } of their job is covered.
}
last-will-told-skipped = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
last-will-told-sacked = { $you ->
    [yes] You’re sacked ({ $what }). At last, nobody pays you any more.
   *[no] { $who } is sacked ({ $what }). At last, nobody pays them any more.
}
last-will-told-ended-turn = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends their turn.
}
last-will-told-wilds-back = The wild companions go back to their spaces.
last-will-told-cleared = The errand boys come home. Nobody wanted { $cards }.
last-will-told-cleared-none = The errand boys come home. Not a card is left on the offering.
last-will-told-depreciated = { $you ->
    [yes] Your property crumbles nicely: { $card } is worth { $sum } now.
   *[no] { $who } has a property that crumbles nicely: { $card } is worth { $sum } now.
}
last-will-told-bankrupt = { $you ->
    [yes] You’re bankrupt. Congratulations!
   *[no] { $who } is bankrupt. Congratulations are in order.
}
last-will-told-ended = The money is counted, and the game is over.
