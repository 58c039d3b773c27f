# What only the page says of Campanile.

campanile-pile-number = Pile { $pile }
campanile-pile-open = { $left ->
    [0] Pile { $pile }: empty
    [one] Pile { $pile }: { campanile-style } lies open, the last card
   *[other] Pile { $pile }: { campanile-style } lies open, { $left } cards left
}
campanile-left = { $left ->
    [0] empty
    [one] the last one
   *[other] { $left } left
}
campanile-runs-low = The game ends when a pile is empty.
campanile-your-hand = Your hand
campanile-your-chips = Your chips
campanile-the-towers = The towers
campanile-the-piles = The piles
campanile-the-players = Points if the game ended now
campanile-the-players-over = Points
campanile-card = { campanile-style } card
campanile-storeys = { $storeys ->
    [one] { $storeys } storey
   *[other] { $storeys } storeys
}
campanile-choose-height = How high? Choose what you build on { campanile-tower }
campanile-choose-chip = Which chip do you bet on { campanile-tower }?
campanile-offer-height = { campanile-storeys }, up to { $reaches }; you draw { campanile-style } from pile { $pile }
campanile-offer-draws = Draw { campanile-style }
campanile-offer-chip = Bet { $chip }
campanile-offer-sum = { $sum } in all here
campanile-bet-nothing = No bet
campanile-put-back = Choose again
campanile-take-back = Take back
campanile-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
   *[other] 5th
}
campanile-rank-pays = { $rank ->
    [1] tallest
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}, { $second ->
    [0] pays nothing
   *[other] pays { $first } and { $second }
}
campanile-tower-now = { $style ->
    [romanesque] Romanesque
    [gothic] Gothic
    [renaissance] Renaissance
    [baroque] Baroque
   *[moorish] Moorish
} tower: { campanile-height }; { campanile-rank-pays }. { $bets }
campanile-bets-none = No bets.
campanile-bets = Bets in their order: { $bets }.
campanile-bet-of = { $player } { $sum }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
campanile-build-here = Build here.
campanile-bet-here = You may bet here.
campanile-chips-of-value = { $count ->
    [one] { $count } chip of { $value }
   *[other] { $count } chips of { $value }
}
campanile-chips-left = Chips left: { $chips }
campanile-known-cards = Known cards: { $cards }
campanile-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
campanile-leads = leads
campanile-from = by { $towers }
campanile-skip = Skip
campanile-asked-no-chip = You have no chip of at least { $least } to bet with here: go on.

# The tutorial, step by step
campanile-learn-welcome =
    Welcome to the square. Five bell towers will rise here, and they belong to nobody: everybody builds on all of
    them. You win by betting on those that stand highest in the end. This takes five minutes.
campanile-learn-hand =
    Below are your three cards and your nine chips. Beside the towers lie three piles, 1, 2 and 3, each with an open card.
    A turn goes: build, bet if you like, draw.
campanile-learn-build =
    Build first. Touch your Baroque card: its tower shows three heights. Choose 2 storeys. Each height also says which card
    you will draw: 2 storeys, pile 2.
campanile-learn-bet =
    Now you may bet one chip. Two rules: it must be worth at least the 2 storeys you built, and the tower’s style must lie
    open on a pile. Baroque lies on pile 1. Touch the Baroque tower and bet a chip of 2.
campanile-learn-drew =
    Your chip lies under the tower, and you drew the open Gothic card of pile 2. Everybody saw it, and a new card lies there now.
campanile-learn-rival =
    The other player built 3 storeys on Romanesque and bet a 3 there. Romanesque is now the tallest tower: the small flag at
    its foot says that it would pay 8 to the first and 4 to the second.
campanile-learn-again =
    Let us join in. Play your Romanesque card for 1 storey only: after one storey, a chip of any value will do.
campanile-learn-second =
    Bet your 3 on Romanesque as well. Your sums will be equal, and then the one who bet there first leads. You come second,
    and that is worth 4.
campanile-learn-now =
    Look at “Points now”: it says what all would score if the game ended at this moment, and by which towers. You lead by 10
    to 8. But the towers will grow, and so will the bets.
campanile-learn-later =
    Twenty-four turns later. Both of you have bet all chips, and the piles run low: when one is empty, the game is over at
    once. You are one point behind, 14 to 15, and Gothic is the second tower. Under it you were first.
campanile-learn-last =
    One card is left on pile 3. Play Gothic for 3 storeys: it will stand higher than Romanesque, and you will take the
    last card.
campanile-learn-nothing =
    Gothic is the tallest now. You have no chip left to bet, so go on: the last card of pile 3 is yours, and that ends the game.
campanile-learn-end =
    The flags go up, from the lowest to the highest. Gothic pays you 8, and you win by 15 to 14. That is all there is to it: you
    know the game.
