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
