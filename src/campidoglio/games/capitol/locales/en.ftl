capitol-title = Capitol
capitol-about = Build houses in nine prefectures of Rome, bid for fountains and temples, and hold the most storeys.

# Cards, colours, roofs, prefectures and buildings
capitol-card = { $kind ->
    [roof] roof { $value }
    [floor] floor { $value }
   *[permit] { capitol-colour } permit { $value }
}
capitol-kind = { $kind ->
    [roof] roofs
    [floor] floors
   *[permit] permits
}
capitol-colour = { $colour ->
    [black] black
    [red] red
   *[white] white
}
capitol-shape = { $shape ->
    [round] round
   *[pointed] pointed
}
capitol-prefecture = { $prefecture ->
    [palatine] Palatine
    [caelian] Caelian
    [tiber_island] Tiber Island
    [capitoline] Capitoline
    [aventine] Aventine
    [esquiline] Esquiline
    [campus_martius] Campus Martius
    [quirinal] Quirinal
   *[viminal] Viminal
}
capitol-in-prefecture = { $prefecture ->
    [campus_martius] on the Campus Martius
    [tiber_island] on the Tiber Island
   *[other] on the { capitol-prefecture }
}
capitol-building = { $building ->
    [fountain] fountain
    [amphitheatre] amphitheatre
   *[temple] temple
}
capitol-a-building = { $building ->
    [amphitheatre] an amphitheatre
   *[other] a { capitol-building }
}
capitol-the-building = the { capitol-building }
capitol-storeys = { $height ->
    [one] 1 storey
   *[other] { $height } storeys
}

# Moves
capitol-action-roof = Play roof { $value }
capitol-action-floor = Play floor { $value }
capitol-action-permit = Play { capitol-colour } permit { $value }
capitol-action-pass = Pass
capitol-action-storey = { $on ->
    [0] Begin a new house
   *[other] Add to the house of { $on }
}
capitol-action-cap = Put a { capitol-shape } roof on the house of { $height }
capitol-action-house = { capitol-prefecture }: { capitol-shape } house of { $height }
capitol-action-skip = No action
capitol-action-bid_roof = Bid roof { $value }
capitol-action-bid_floor = Bid floor { $value }
capitol-action-bid_permit = Bid { capitol-colour } permit { $value }
capitol-action-seal = STOP: seal the bid
capitol-action-site = Build { capitol-in-prefecture }
capitol-action-draw = Draw from the { capitol-kind }

capitol-asked-build = Play a card, or pass for the rest of this phase.
capitol-asked-storeys = { $owed ->
    [one] Place the second storey.
   *[other] Place two storeys one by one, or play the card without its action.
}
capitol-asked-cap = Put a roof on an unfinished house, or play the card without its action.
capitol-asked-house = Place a finished house, or play the card without its action.
capitol-asked-bid = Bid for { capitol-a-building }: lay cards from the top, then STOP. So far: { $sum }.
capitol-asked-site = You bought { capitol-a-building }. Where does it go?
capitol-asked-draw = { $cards ->
    [one] Draw a card: 1 more.
   *[other] Draw a card: { $cards } more.
}

# What happened
capitol-event-played = { $player } played { capitol-card }.
capitol-event-passed = { $player } passed.
capitol-event-storey = { $on ->
    [0] { $player } began a house.
   *[other] { $player } raised a house to { $height }.
}
capitol-event-capped = { $player } put a { capitol-shape } roof on a house of { capitol-storeys }.
capitol-event-placed = { $player } placed a { capitol-shape } house of { capitol-storeys } { capitol-in-prefecture }.
capitol-event-skipped = { $player } played it without its action.
capitol-event-auction = Auction { $number }: { capitol-a-building }.
capitol-event-laid = { $player } laid { capitol-card } above STOP.
capitol-event-sealed = { $player } sealed a bid.
capitol-event-revealed = The bids: { $bids }.
capitol-event-revealed-bids = { $player } { $sum }{ $cards_count ->
    [0] { "" }
   *[other] { " " }({ $cards })
}
capitol-event-revealed-bids-cards = { capitol-card }
capitol-event-won = { $player } won { capitol-the-building } for { $sum }.
capitol-event-left = { $reason ->
    [no_bid] Nobody bid: { capitol-the-building } leaves the game.
    [tied] A tie: { capitol-the-building } leaves the game, and all keep their cards.
   *[no_space] There is no space for { capitol-the-building }: it leaves the game.
}
capitol-event-sited = { $player } built { capitol-a-building } { capitol-in-prefecture }.
capitol-event-scored = { capitol-prefecture }: { $paid }
capitol-event-scored-paid = { $player } +{ $points }
capitol-event-round_scored = Round { $round } scored: { $gains }
capitol-event-round_scored-gains = { $player } +{ $points } = { $score }
capitol-event-draws = { $player } to draw { $cards } cards.
capitol-event-drew = { $player } drew { capitol-card }.
capitol-event-turned = The discarded { capitol-kind } were turned over: { $cards }.
capitol-event-round = Round { $round } begins; consul: { $player }.
capitol-event-over = The fourth scoring is done: the game is over.

# The board
capitol-round = Round { $round } of 4
capitol-consul = consul: { $player }
capitol-supply = { $storeys } storeys in the supply
capitol-column-prefecture = Prefecture
capitol-column-houses = Houses (player:storeys)
capitol-column-free = Free
capitol-column-fountains = Fount.
capitol-column-large = Large space
capitol-column-places = 1st/2nd
capitol-column-score = Points
capitol-column-cards = Cards
capitol-column-roofs = Roofs
capitol-column-unfinished = Unfinished
capitol-column-finished = Finished
capitol-passed = passed
capitol-sealed = sealed
capitol-pile = { capitol-kind }: { $top } ({ $left } left, { $discards } discarded)
capitol-empty = none
capitol-auction = Auction { $number } of 3: { capitol-building }
capitol-last-auction = Last auction, { capitol-building }: { $bids }
capitol-hand = Hand: { $cards }
capitol-bid = Above STOP: { $cards } = { $sum }

# Why something is not possible
capitol-why-asked_build = Now you play a card, or pass.
capitol-why-asked_storeys = Now you place storeys.
capitol-why-asked_cap = Now you may put a roof on an unfinished house.
capitol-why-asked_house = Now you may place a finished house.
capitol-why-asked_bid = Now you lay cards above STOP, or seal your bid.
capitol-why-asked_site = Now you place the building that you bought.
capitol-why-asked_draw = Now you draw a card.
capitol-why-second_storey_owed = After the first storey the second must be placed too.
capitol-why-supply_empty = No storeys are left in the supply.
capitol-why-no_unfinished_house = You have no unfinished house of { capitol-storeys }.
capitol-why-roofs_used_up = Your { $count } { capitol-shape } roofs are used up.
capitol-why-other_colour = The permit is { capitol-colour }, and this prefecture is not: { capitol-prefecture }.
capitol-why-no_small_space = No small space is free there: { capitol-prefecture }.
capitol-why-roofs_differ = All houses there have a { capitol-shape } roof: { capitol-prefecture }.
capitol-why-shape_of_both_others = The two other prefectures of this colour have that shape of roof: { capitol-prefecture } must differ.
capitol-why-first_house_is_low = The first house of a prefecture has one storey: { capitol-prefecture }.
capitol-why-height_does_not_fit = A house there has { $least } or { $most } storeys now: { capitol-prefecture }.
capitol-why-no_finished_house = You have no finished house of { capitol-storeys } with a { capitol-shape } roof.
capitol-why-no_space_for_it = There is no free space there for { capitol-a-building }: { capitol-prefecture }.
capitol-why-pile_empty = No card is left on this pile: { capitol-kind }.
capitol-why-card_not_held = You do not hold this card: { capitol-card }.

# Settings
capitol-setting-edition = ties in auctions: the lowest score wins, or nobody (nl); the highest card, then turn order (fr)
capitol-setting-board = the prefectures: our reconstruction, or a board of your own

# The same, as the page says it
capitol-setting-edition-name = Ties in auctions
capitol-setting-edition-about = The Dutch edition gives a tie to the lowest score, or to nobody; the French one to the highest card, then by turn order.
capitol-setting-edition-nl = Dutch edition
capitol-setting-edition-fr = French edition
capitol-setting-board-name = Board
capitol-setting-board-about = The prefectures of Rome, in our reconstruction.
capitol-setting-board-reconstruction = our reconstruction

capitol-help =
    Each of the four rounds begins with building. In turn, play a card and do what it allows, or pass for good. A
    floor brings two storeys for unfinished houses or new ones, a roof finishes a house, a permit places a
    finished house in a prefecture of its colour. The first house of a prefecture has one storey; each later one is
    as tall as the tallest there or one taller, with the same shape of roof; the three prefectures of a colour
    must not all have one shape. You may play a card without its action.

    Then three buildings are auctioned. Lay the cards of your bid from the top, then STOP. The highest sum wins, and
    only the winner pays. A fountain takes a small space, the others the large one.

    In each prefecture the most storeys score 2 and 1 for each fountain, the next most 1 for each fountain; a
    temple doubles that. On a tie for first, the taller house decides. Then each player draws six cards
    from the open piles, and more beside an amphitheatre: 2 for being first, 1 for being second.
