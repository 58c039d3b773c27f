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

# The tutorial, step by step
capitol-learn-welcome =
    Welcome to Rome. Nine prefectures lie on its hills, three of each colour: black waves, red flame, white laurel. You
    win by having the most storeys in them, four times over. This takes five minutes.
capitol-learn-hand =
    Below are your eight cards: roofs, floors, and permits in the three colours. You also have four finished houses, of one
    and two storeys. In this part of the round you and Marcus play one card each by turns.
capitol-learn-permit =
    A permit places a finished house in a prefecture of its colour. Play your red permit of 2.
capitol-learn-place =
    What glows is where a house may go. The first house of a prefecture has one storey. Touch your round house of one
    storey, then the Capitoline, in the middle.
capitol-learn-leads =
    Your house stands there. The two numbers of the Capitoline say what it pays: 4 to the first and 2 to the second, thanks to
    its two fountains. You alone have storeys there, so you are first.
capitol-learn-tie =
    Marcus has placed the same house. You both have one storey, and your houses are equally tall: now both of you are first.
    Let us change that with a taller house.
capitol-learn-floor =
    All houses of a prefecture have the same roof, and each is as tall as the tallest there or one storey taller. So build
    one of two storeys with a round roof. Play your floor card of 2.
capitol-learn-storey =
    It gives two storeys. With the first one, begin a new house.
capitol-learn-second =
    Put the second one on top of it.
capitol-learn-roof =
    Marcus has begun two houses of one storey. Yours needs a roof: play your roof card of 1.
capitol-learn-cap =
    A round roof goes with the Capitoline. Choose it; then the house is finished for good.
capitol-learn-again =
    Now the house can move in. Play your other red permit, the 7.
capitol-learn-taller =
    Touch a round house of two storeys, and the Capitoline again. Everything else says why not, if you touch it.
capitol-learn-pass =
    Three storeys against one: you are first alone. You could go on, but whatever you hold now is your money in the auctions.
    Keep it, and pass.
capitol-learn-bid =
    A fountain is auctioned. All bid in secret, with cards: their values are added up. Marcus has sealed his stack already.
    Lay your white permit of 8 above STOP.
capitol-learn-stop =
    That is a bid of 8; you keep what you do not lay. Seal it with STOP.
capitol-learn-won =
    Marcus bid 6: the fountain is yours, and the 8 is spent. He takes his card back. Each fountain adds 1 point to what a
    prefecture pays. Touch the Capitoline, where you are first.
capitol-learn-fountain =
    It now pays 5 and 3. There are two more auctions in this round: another fountain, and an amphitheatre.
capitol-learn-scored =
    You won those as well, and put both on the Capitoline. Then every prefecture was scored: it paid you 6 and Marcus 4, and
    the Aventine paid him 2.
capitol-learn-draw =
    Now everybody draws six cards from the three piles. Being first beside an amphitheatre gives you two more. Draw a permit.
capitol-learn-end =
    Three rounds later. Temples have doubled what some prefectures pay, and after the fourth scoring you win by 67 to 57. That is
    all there is to it: you know the game.
