campanile-title = Campanile
campanile-about = Five bell towers rise storey by storey; bet on those that will stand highest.

# The styles: alone, and in a sentence
campanile-style = { $style ->
    [romanesque] Romanesque
    [gothic] Gothic
    [renaissance] Renaissance
    [baroque] Baroque
    [moorish] Moorish
   *[other] ?
}
campanile-tower = the { campanile-style } tower

# Moves
campanile-action-build = Build { $storeys } on { campanile-style }
campanile-action-bet = Bet { $chip } on { campanile-style }
campanile-action-no_bet = Bet nothing
campanile-asked-build = Your turn: build 1, 2 or 3 storeys, and draw from the pile of that number.
campanile-asked-bet = Bet a chip of at least { $least } under a tower whose style shows on a pile, or nothing.
campanile-asked-bet-built = Bet a chip of at least { $least } under the tower you just built on, or nothing.

# What happened
campanile-event-built = { $player } built { $storeys ->
    [one] 1 storey
   *[other] { $storeys } storeys
} on { campanile-tower }, now { $height } high.
campanile-event-bet = { $player } bet { $chip } on { campanile-tower }, now { $sum } in all.
campanile-event-drew = { $player } drew { campanile-style } from pile { $pile }; { $left ->
    [0] it is empty
   *[other] { $left } left
}.
campanile-event-flag = { $rank ->
    [1] Tallest
    [2] Second
    [3] Third
   *[other] Fourth
}, { campanile-tower } ({ $height }): { $paid_count ->
    [0] nobody bet on it
   *[other] { $paid }
}.
campanile-event-flag-paid = { $player } +{ $points }
campanile-event-over = A pile is empty: the game is over.

# The board
campanile-piles = Piles
campanile-pile-left = left
campanile-empty = empty
campanile-height = { $height ->
    [one] 1 storey
   *[other] { $height } storeys
}
campanile-hand = Hand
campanile-chips = Chips
campanile-no-chips = none
campanile-now = Points now
campanile-points = Points
campanile-hidden = { $count ->
    [one] 1 hidden
   *[other] { $count } hidden
}

# Why something is not possible
campanile-why-build_first = A turn begins with building.
campanile-why-built_already = You have built already; now you may bet, or bet nothing.
campanile-why-card_not_held = You hold no { campanile-style } card.
campanile-why-not_just_built = You may bet only on the tower that you just built on.
campanile-why-style_not_showing = No { campanile-style } card shows on a pile.
campanile-why-chip_too_small = The chip must be worth at least the storeys that you just built, { $least }.
campanile-why-chip_not_left = You have no chip of value { $chip } left.

# Settings
campanile-setting-bet_on = bet on a tower whose style shows on a pile (showing), or on the tower just built on (built)

# The same, as the page says it
campanile-setting-bet_on-name = Where you may bet
campanile-setting-bet_on-about = Under a tower whose style shows on a pile; or, by the official variant, under the one you have just built on.
campanile-setting-bet_on-showing = styles that show on a pile
campanile-setting-bet_on-built = the tower just built on

campanile-help =
    On your turn, play a card: its tower grows by 1, 2 or 3 storeys, as you like. Then you may bet one chip,
    worth at least the storeys you built, under a tower whose style shows on a pile. Last, you draw the open
    card of the pile whose number is the storeys you built.

    The game ends when a pile is empty. The four tallest towers pay 8/4, 6/3, 4/2 and 2/1: the first number
    to the greatest sum of chips under the tower, the second to the next. On equal sums, who bet there first
    leads; of equal towers, the one nearer the piles. “Points now” is what all would score if it ended now.
