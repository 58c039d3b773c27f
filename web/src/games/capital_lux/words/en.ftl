# What only the page says of Capital Lux.

capital_lux-short = { $colour ->
    [green] Scholar
    [yellow] Merchant
    [blue] Agent
   *[other] Cleric
}
capital_lux-person = { capital_lux-short } { $value }
capital_lux-round-of = Round { $round } of 3
capital_lux-deck-left = { $count ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
capital_lux-gold-left = { $count ->
    [0] No gold in the supply
   *[other] { $count } gold in the supply
}
capital_lux-modifiers-left = { $count ->
    [0] No modifier left in the pile
    [one] One modifier in the pile, face down
   *[other] { $count } modifiers in the pile, face down
}
capital_lux-column-is = { capital_lux-role }: { $total } in the capital. { $cards ->
    [none] No cards.
   *[other] Cards: { $cards }.
}
capital_lux-lies = { $count ->
    [one] One modifier face down, from { $player }.
   *[other] { $count } modifiers face down, from { $player }.
}
capital_lux-own-lies = Your modifier here, which only you know: { $worth }.
capital_lux-limit-is = The limit is { $limit }.
capital_lux-play-here = Play the chosen card here.
capital_lux-city-of = { $own ->
    [yes] Your city
   *[no] The city of { $player }
}
capital_lux-my-city = Your city
capital_lux-is-first = First player of this round
capital_lux-no-cards = no cards left
capital_lux-chooses = choosing
capital_lux-has-chosen = ready
capital_lux-colours = The four colours
capital_lux-city-is = { capital_lux-role }: { $total } { $standing ->
    [none] {""}
    [fine] of { $limit }, within the limit
    [risky] of { $limit }, may be over the limit by a hidden modifier
   *[over] of { $limit }, over the limit
}. { $cards ->
    [none] No cards.
   *[other] Cards: { $cards }.
}
capital_lux-has = Cards in hand: { $cards }. Known of them: { $known ->
    [none] none
   *[other] { $known }
}. Gold: { $gold }. Bonus cards: { $bonus } points.
capital_lux-kept-now = { $count ->
    [0] You have kept no card yet
    [one] You have kept one card
   *[other] You have kept { $count } cards
}
capital_lux-others-choose = The others are still choosing.
capital_lux-your-pack = The pack you choose from
capital_lux-your-hand = Your hand
capital_lux-hand-empty = You have no cards left.
capital_lux-card-is = { capital_lux-short }, { capital_lux-colour } { $value }
capital_lux-choices = What you may do
capital_lux-looked = The modifier: { capital_lux-worth }
capital_lux-to-city = To your city
capital_lux-to-capital = To the capital
capital_lux-does = { $colour ->
    [green] { $left ->
        [0] The deck is empty: no card to draw
       *[other] Scholar: draw a card
    }
    [yellow] { $left ->
        [0] The supply is empty: no gold
       *[other] Merchant: take 1 gold
    }
    [blue] { $left ->
        [0] No modifier is left
       *[other] Agent: look at a modifier, then place it
    }
   *[other] { $left ->
        [0] Nothing there for the Cleric to take
       *[other] Cleric: the lowest card of a colour joins your city
    }
}
capital_lux-becomes = { $before } becomes { $after }
capital_lux-in-city = { $before } becomes { $after }{ $over ->
    [0] , limit { $limit }
   *[other] , { $over } over the limit of { $limit }
}{ $hidden ->
    [0] {""}
   *[other] {" "}(±?)
}
capital_lux-pay = Pay { $price } gold
capital_lux-pay-means = You keep { $points } points
capital_lux-discard-means = You lose { $points } points
capital_lux-end-of = The end of round { $round }
capital_lux-tell-all = Show all
capital_lux-was-discarded = discarded
capital_lux-goes-on = Somebody is thinking about gold …
capital_lux-final = The final count
capital_lux-the-player = Player
capital_lux-tie-of = Cards of value { $value }
capital_lux-tie = A tie: the most cards of value { $values } decide
capital_lux-counts = Cities: { capital_lux-colour }
capital_lux-last-turn = { $own ->
    [yes] You have played your last card: the others have one more turn.
   *[no] Your last turn: { $player } has no cards left.
}
