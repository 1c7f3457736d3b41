# Die Erbraffer.
#
# $sum and $rest are amounts already written as money, $what is cash and heirlooms in a list, $person, $heir, $owner,
# $from, $to and $couple are names of the family, $year is a year. $cards are cards in a list; where a message selects
# by them they are a number, as $count always is. An $heirloom comes with its article.
# $sex is woman or man; of several it is women, or men if one of them is a man.

## Influence cards of the built-in edition, by the keys of their titles

erbraffer-title-tax = Tax office
erbraffer-title-great-windfall = Great windfall
erbraffer-title-windfall = Windfall
erbraffer-title-factory = Trouble at the factory
erbraffer-title-luck = Stroke of luck
erbraffer-title-sweet = Sweet life
erbraffer-title-double-luck = Double luck
erbraffer-title-feud = Family feud
erbraffer-title-wedding = Wedding presents
erbraffer-title-bomb = Bombshell
erbraffer-title-sibling = Sibling love
erbraffer-title-sheep = Black sheep
erbraffer-title-exchange = Exchange of gifts
erbraffer-title-debt = Old debts
erbraffer-title-casino = Casino night
erbraffer-title-new-will = New will
erbraffer-title-sweep = Clean sweep
erbraffer-card-gain = { $title } (+{ $sum })
erbraffer-card-loss = { $title } (−{ $sum })
erbraffer-effect-gain = One relative gains { $sum }.
erbraffer-effect-loss = One relative loses { $sum }.
erbraffer-effect-gain-two = Two relatives not married to each other gain { $sum } each.
erbraffer-effect-loss-two = Two relatives not married to each other lose { $sum } each.
erbraffer-effect-wedding = Every married relative gains { $sum }.
erbraffer-effect-lose-all = One relative loses all cash.
erbraffer-effect-halve = One relative loses half the cash.
erbraffer-effect-double = One relative’s cash doubles.
erbraffer-effect-sibling = One relative gives half the cash to a brother or sister.
erbraffer-effect-sheep = An heirloom goes to another married relative.
erbraffer-effect-exchange = Two heirlooms of two relatives change places.
erbraffer-effect-new-will = Right after an estate is shared out: share it out again, as you like.
erbraffer-effect-sweep = All hands are discarded and drawn again, and you play again.

## Heirlooms of the built-in edition, by their keys: alone, and within a sentence

erbraffer-heirloom-vase-fine = fine vase
erbraffer-heirloom-violin = violin
erbraffer-heirloom-painting = painting
erbraffer-heirloom-necklace = necklace
erbraffer-heirloom-clock = clock
erbraffer-heirloom-vase-plain = plain vase
erbraffer-the-vase-fine = the fine vase
erbraffer-the-violin = the violin
erbraffer-the-painting = the painting
erbraffer-the-necklace = the necklace
erbraffer-the-clock = the clock
erbraffer-the-vase-plain = the plain vase
erbraffer-share = { $person }: { $what }

## The log

erbraffer-told-dealt = { $you ->
    [yes] { $sex ->
        [woman] Your heir is { $heirs }; your benefactors are { $benefactors }. In hand: { $cards }.
        [man] Your heir is { $heirs }; your benefactors are { $benefactors }. In hand: { $cards }.
       *[other] Your heirs are { $heirs }; your benefactors are { $benefactors }. In hand: { $cards }.
    }
   *[no] { $sex ->
        [woman] { $who } has { $heirs } as heir and { $benefactors } as benefactors. In hand: { $cards }.
        [man] { $who } has { $heirs } as heir and { $benefactors } as benefactors. In hand: { $cards }.
       *[other] { $who } has { $heirs } as heirs and { $benefactors } as benefactors. In hand: { $cards }.
    }
}
erbraffer-told-first = { $you ->
    [yes] You begin: the draw counts you as the oldest.
   *[no] { $who } begins: the draw asks nobody’s age.
}
erbraffer-told-played = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
erbraffer-told-played-for = { $you ->
    [yes] You play { $card } for { $heirs }.
   *[no] { $who } plays { $card } for { $heirs }.
}
erbraffer-told-played-against = { $you ->
    [yes] You play { $card } against { $heirs }.
   *[no] { $who } plays { $card } against { $heirs }.
}
erbraffer-told-gained = { $person } gains { $sum }.
erbraffer-told-gained-none = { $person } gains nothing.
erbraffer-told-lost = { $person } loses { $sum }.
erbraffer-told-lost-none = { $person } has nothing to lose.
erbraffer-told-gave = { $from } gives { $sum } to { $to }.
erbraffer-told-gave-none = { $from } gives { $to } half of nothing, with love.
erbraffer-told-moved = { $from } gives { $heirloom } to { $to }.
erbraffer-told-threw = { $you ->
    [yes] You discard { $cards }.
   *[no] { $who } discards { $cards }.
}
erbraffer-told-swept = { $you ->
    [yes] Your hand is swept away: { $cards }.
   *[no] { $who }’s hand is swept away: { $cards }.
}
erbraffer-told-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
}
erbraffer-told-remade = { $cards ->
    [one] The pile was empty: { $cards } discarded card makes a new one.
   *[other] The pile was empty: { $cards } discarded cards make a new one.
}
erbraffer-told-hourglass = { $you ->
    [yes] You move the hourglass: it’s { $year }.
   *[no] { $who } moves the hourglass: it’s { $year }.
}
erbraffer-told-hourglass-golden = { $you ->
    [yes] You move the hourglass: it’s { $year }, and a generation takes its leave.
   *[no] { $who } moves the hourglass: it’s { $year }, and a generation takes its leave.
}
erbraffer-told-hourglass-last = { $you ->
    [yes] You move the hourglass: it’s { $year }, and for once nobody dies.
   *[no] { $who } moves the hourglass: it’s { $year }, and for once nobody dies.
}
erbraffer-told-testament = { $you ->
    [yes] You place a testament on { $person }: hands off until the next golden year.
   *[no] { $who } places a testament on { $person }: hands off until the next golden year.
}
erbraffer-told-last-round = { $you ->
    [yes] The last round begins, with you.
   *[no] The last round begins, with { $who }.
}
erbraffer-told-took-up = { $you ->
    [yes] You take up the estate of { $couple }: { $what }.
   *[no] { $who } takes up the estate of { $couple }: { $what }.
}
erbraffer-told-handed-out = { $you ->
    [yes] You share out the estate of { $couple }.
   *[no] { $who } shares out the estate of { $couple }.
}
erbraffer-told-handed-out-again = { $you ->
    [yes] With your new will you share out the estate of { $couple } again.
   *[no] With a new will { $who } shares out the estate of { $couple } again.
}
erbraffer-told-inherited = { $person } inherits { $what }.
erbraffer-told-declined = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
erbraffer-told-declined-all = { $you ->
    [yes] You pass for this whole change of generation.
   *[no] { $who } passes for this whole change of generation.
}
erbraffer-told-new-will = { $you ->
    [yes] You pull a new will of { $couple } out of your sleeve.
   *[no] { $who } pulls a new will of { $couple } out of a sleeve.
}
erbraffer-told-stands = The estate of { $couple } is settled.
erbraffer-told-paid-out = { $you ->
    [yes] Your benefactor { $person } leaves you { $sum }.
   *[no] { $who } collects { $sum } from { $person }.
}
erbraffer-told-paid-out-shared = { $you ->
    [yes] You and { $who } had the same benefactor: { $person } leaves each of you { $sum }.
   *[no] { $who } had the same benefactor: { $person } leaves each of them { $sum }.
}
erbraffer-told-paid-out-odd = { $you ->
    [yes] You and { $who } had the same benefactor: { $person } leaves each of you { $sum } and the bank { $rest }.
   *[no] { $who } had the same benefactor: { $person } leaves each of them { $sum } and the bank { $rest }.
}
erbraffer-told-paid-out-nobody = Nobody was this nice to { $person } for nothing: { $sum } for the bank.
erbraffer-told-lives = The generation of { $year } lives.
erbraffer-told-ended = All portraits are shown: the game is over.

## What a seat is asked

erbraffer-ask-turn = Your turn: play a card, or discard some?
erbraffer-ask-last-turn = Your last turn: play a card, or discard some?
erbraffer-ask-throw = To be discarded: { $cards }. Is that all?
erbraffer-ask-gain = Who gains { $sum }?
erbraffer-ask-loss = Who loses { $sum }?
erbraffer-ask-gain-first = Two relatives gain { $sum } each. Who is the first?
erbraffer-ask-gain-second = { $heir } gains { $sum }. Who else?
erbraffer-ask-loss-first = Two relatives lose { $sum } each. Who is the first?
erbraffer-ask-loss-second = { $heir } loses { $sum }. Who else?
erbraffer-ask-lose-all = Who loses all cash?
erbraffer-ask-double = Whose cash doubles?
erbraffer-ask-halve = Who loses half the cash?
erbraffer-ask-round = { $heir } has { $sum }. Which half is lost?
erbraffer-ask-sibling = Who feels a sudden love and gives away half the cash?
erbraffer-ask-sibling-second = { $heir } gives half of { $sum }. To which brother or sister?
erbraffer-ask-sibling-round = { $from } has { $sum }. Which half goes to { $to }?
erbraffer-ask-sheep = Which heirloom changes hands?
erbraffer-ask-sheep-heir = Who gets { $heirloom }?
erbraffer-ask-exchange = Which heirloom is exchanged?
erbraffer-ask-exchange-second = For what is { $heirloom } exchanged?
erbraffer-ask-testament = It’s { $year }. On whose portrait do you place a testament?
erbraffer-ask-couple = Which couple’s estate do you share out?
erbraffer-ask-share = { $couple } leave { $what }. Who gets what?
erbraffer-ask-share-again = In your new will { $couple } leave { $what }. Who gets what? Split the cash as you like.
erbraffer-ask-will = The estate of { $couple } is shared out. Do you play a new will?
erbraffer-ask-will-without = The estate of { $couple } is shared out. You have no new will, but nobody has to know.
erbraffer-ask-will-answered = The estate of { $couple } is shared out. Your answer is noted.
erbraffer-ask-will-open = The estate of { $couple } is shared out. A new will may still turn up.
erbraffer-ask-other = It’s { $who }’s turn.
erbraffer-ask-nothing = One moment.
erbraffer-ask-over = { $you ->
    [yes] The family fortune is yours: { $sum }. You always liked them best.
   *[no] { $who } is the richest with { $sum }, and suddenly everyone’s favourite relative.
}
erbraffer-ask-over-shared = { $you ->
    [yes] You and { $who } are equally rich with { $sum } each, and equally unhappy about it.
   *[no] { $who } are equally rich with { $sum } each, and equally unhappy about it.
}

## What a seat can do

erbraffer-do-play = play { $card }
erbraffer-do-play-hourglass = play { $card }; ten years pass
erbraffer-do-throw = discard { $card }
erbraffer-do-keep = keep { $card } after all
erbraffer-do-throw-away = discard them and draw
erbraffer-do-heir = { $person } ({ $what })
erbraffer-do-heir-own = { $sex ->
   *[other] { $person } ({ $what }), your heir
}
erbraffer-do-heir-benefactor = { $person } ({ $what }), you hold the card
erbraffer-do-heirloom = { $heirloom } of { $owner }, worth { $sum }
erbraffer-do-round = { $sum } go, { $rest } stay
erbraffer-do-testament = a testament on { $heir }
erbraffer-do-couple = { $couple }: { $what }
erbraffer-do-give = { $heirloom } to { $person }
erbraffer-do-pay = { $sum } to { $person }
erbraffer-do-pays = up to { $sum } to { $person }: “pay { $example } 4” gives 4,000
erbraffer-do-rest = what is left ({ $sum }) to { $person }
erbraffer-do-hand-out = share it out like this: { $shares }
erbraffer-do-will = play a new will
erbraffer-do-decline = pass
erbraffer-do-decline-all = pass for this whole change of generation

## What is drawn in a terminal

erbraffer-sheet-edition = Edition { $edition }: { $count } of { $all } values of portraits, heirlooms and cards are reconstructed, not the printed ones. “bequest edition print erbraffer” lists them.
erbraffer-sheet-dealing = The cards are being dealt.
erbraffer-sheet-year = { $year }: the generation of { $generation } lives, until { $golden }
erbraffer-sheet-change = { $year }: the generation of { $generation } takes its leave
erbraffer-sheet-last-round = { $turns ->
    [one] 2000, the last round: { $turns } turn is left
   *[other] 2000, the last round: { $turns } turns are left
}
erbraffer-sheet-dead = Gone, and shared out: { $years }
erbraffer-sheet-legend = [married] (benefactor) * yours # testament $ dowry ~ hourglass
erbraffer-sheet-shares = So far: { $shares }
erbraffer-sheet-secrets = { $you ->
    [yes] Yours: { $heirs }; benefactors: { $benefactors }
   *[no] { $who }: { $heirs }; benefactors: { $benefactors }
}
erbraffer-sheet-hand = Your cards
erbraffer-sheet-pile = { $cards ->
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
erbraffer-sheet-player = player
erbraffer-sheet-cards = cards
erbraffer-sheet-cash = cash
erbraffer-sheet-heirlooms = heirlooms
erbraffer-sheet-collected = collected
erbraffer-sheet-total = total
erbraffer-sheet-turn = to play
erbraffer-sheet-distributes = shares out

## On the shelf

erbraffer-pitch = Marry well, outlive the aunts, and let the family tree pay out.
erbraffer-scene = Six generations
