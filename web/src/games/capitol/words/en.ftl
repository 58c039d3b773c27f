# What only the page says of Capitol.

capitol-the-map = The nine prefectures
capitol-the-yards = The players
capitol-the-piles = The piles
capitol-your-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
capitol-your-stack = Your stack for the auction
capitol-your-yard = Your houses
capitol-no-cards = You have no cards.
capitol-phase-build = Building
capitol-phase-auction = Auctions
capitol-phase-draw = Drawing
capitol-auctioned = Auctioned in this round: two fountains and { $building ->
    [amphitheatre] an amphitheatre
   *[other] a temple
}
capitol-supply-short = { $storeys } storeys left
capitol-prefecture-is = { capitol-prefecture }, { $colour ->
    [black] black
    [red] red
   *[white] white
}. Free small spaces: { $free }. Fountains: { $fountains }.
capitol-large-is = On the large space: { capitol-a-building }.
capitol-large-free = The large space is free.
capitol-houses-are = { $shape ->
    [round] Round roofs
   *[pointed] Pointed roofs
}, tallest house { $height }.
capitol-houses-none = No houses yet.
capitol-pays = Pays { $first } to the first, { $second } to the second.
capitol-share = { $player }: { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
}{ $place ->
    [1] , first, +{ $points }
    [2] , second, +{ $points }
   *[other] {""}
}.
capitol-share-tallest = Tallest: { $height }.
capitol-may-here = You may build here.
capitol-free = { $free } free
capitol-asked-house-none = None of your houses fits there now. Play the card without its action.
capitol-add-to = Add to a house of { $height } ({ $count })
capitol-new-house = New house
capitol-a-house = { $shape ->
    [round] round
   *[pointed] pointed
} house of { $height }{ $count ->
    [1] {""}
   *[other] {" "}(×{ $count })
}
capitol-nothing-unfinished = You have no unfinished house.
capitol-nothing-finished = You have no finished house.
capitol-played-now = The card that is played
capitol-take-card-back = Take back: { capitol-card }
capitol-seal = { $sum ->
    [0] no bid
   *[other] bid { $sum }
}
capitol-sealed-sum = { $sum ->
    [0] no bid
   *[other] { $sum } bid
}
capitol-kept = { $cards ->
    [one] You keep one card, worth { $sum }
   *[other] You keep { $cards } cards, worth { $sum }
}
capitol-thinking = still choosing
capitol-bids-title = The bids for { capitol-the-building }
capitol-bid-nothing = nothing
capitol-sale = { $end ->
    [won] { $player } won { capitol-the-building }.
    [no_bid] Nobody bid: { capitol-the-building } leaves the game.
    [tied] A tie: { capitol-the-building } leaves the game.
   *[no_space] { $player } won, but there is no space left for { capitol-the-building }.
}
capitol-pile-is = Pile of { capitol-kind }: { $top }; { $left } left, { $discards } discarded
capitol-discards = { $discards } used
capitol-yard-is = Cards: { $cards }. Roofs left: { $round } round, { $pointed } pointed. Finished: { $finished }. Unfinished: { $unfinished }.
capitol-is-consul = consul
capitol-now = +{ $points } if scored now
capitol-scored-title = Scoring of round { $round }
capitol-sum = Together
capitol-now-short = +{ $points } now
capitol-plays = plays { $card }
capitol-tie = { $edition ->
    [fr] A tie at { $sum }: the higher highest card wins, then the earlier in turn order from the consul.
   *[nl] A tie at { $sum }: the one with the fewest points wins.
}
capitol-setting-edition-name = Ties in auctions
capitol-setting-edition-nl = the fewest points win, or nobody
capitol-setting-edition-fr = the highest card, then turn order
capitol-setting-board-name = Board
capitol-setting-board-reconstruction = our reconstruction
