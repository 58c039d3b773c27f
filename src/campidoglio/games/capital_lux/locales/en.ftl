capital_lux-title = Capital Lux
capital_lux-about = Lure notables to your city, but never more than the capital can outshine.

# Colours and cards: in a sentence, and as the head of a row
capital_lux-colour = { $colour ->
    [green] green
    [yellow] yellow
    [blue] blue
    [pink] pink
   *[other] ?
}
capital_lux-role = { $colour ->
    [green] Green: Scholar
    [yellow] Yellow: Merchant
    [blue] Blue: Agent
    [pink] Pink: Cleric
   *[other] ?
}
capital_lux-card = { capital_lux-colour } { $value }
capital_lux-worth = { $worth ->
    [4] +4
    [2] +2
    [-1] −1
    [-3] −3
   *[other] a modifier
}

# Moves
capital_lux-action-keep = Keep { capital_lux-card }
capital_lux-action-city = City: { capital_lux-card }
capital_lux-action-capital = Capital: { capital_lux-card }
capital_lux-action-place = Put it on { capital_lux-colour }
capital_lux-action-take = Take the lowest { capital_lux-colour } card
capital_lux-action-pay = Pay for { capital_lux-colour }
capital_lux-action-discard = Discard { capital_lux-colour }
capital_lux-asked-draft = Keep { $count ->
    [one] one more card
   *[other] { $count } more cards
} of this pack; the rest goes to the next player.
capital_lux-asked-play = Your turn: play a card to your city, or to the capital for its action.
capital_lux-asked-agent = The modifier is { capital_lux-worth }. On which colour of the capital do you put it?
capital_lux-asked-cleric = From which colour of the capital does the Cleric bring you the lowest card?
capital_lux-asked-limit = Your { capital_lux-colour } is over the limit: pay { $price } gold, or discard it all.

# What happened
capital_lux-event-kept = { $value ->
    [none] { $player } kept a card.
   *[other] { $player } kept { capital_lux-card }.
}
capital_lux-event-passed = { $received ->
    [none] The packs went to the left.
   *[other] The packs went to the left; you received { $received }.
}
capital_lux-event-passed-received = { capital_lux-card }
capital_lux-event-city = { $player } played { capital_lux-card } to the city.
capital_lux-event-capital = { $player } played { capital_lux-card } to the capital.
capital_lux-event-drew = { $value ->
    [none] { $player } drew a card.
   *[other] { $player } drew { capital_lux-card }.
}
capital_lux-event-gold = { $player } took 1 gold.
capital_lux-event-looked = { $worth ->
    [none] { $player } looked at a modifier.
   *[other] { $player } looked at a modifier: { capital_lux-worth }.
}
capital_lux-event-placed = { $player } put { capital_lux-worth } face down on { capital_lux-colour }.
capital_lux-event-took = { $player } took { capital_lux-card } from the capital to the city.
capital_lux-event-last_turns = { $player } played the last card of a hand: one more turn for everybody else.
capital_lux-event-laid_down = { $player } put what was left of the hand into the city: { $cards }.
capital_lux-event-laid_down-cards = { capital_lux-card }
capital_lux-event-revealed = Modifiers: { $modifiers_count ->
    [0] none
   *[other] { $modifiers }
}. Limits: { $limits }.
capital_lux-event-revealed-modifiers = { capital_lux-worth } on { capital_lux-colour } ({ $player })
capital_lux-event-revealed-limits = { capital_lux-colour } { $limit }
capital_lux-event-paid = { $player } paid { $gold } gold to keep { capital_lux-colour }.
capital_lux-event-discarded = { $player } discarded { capital_lux-colour }, worth { $total }.
capital_lux-event-bonus = { $player } took { capital_lux-card } as a bonus card.
capital_lux-event-round = Round { $number }, { $dealt } cards each. First player: { $player }.
capital_lux-event-over = Three rounds are played: the game is over.

# The board
capital_lux-round = Round { $round } of 3 · deck { $deck } · gold { $supply } · modifiers { $pile } · first player: { $player }
capital_lux-capital = Capital
capital_lux-modifiers = Modifiers
capital_lux-face-down = { $player } { $count ->
    [one] ?
   *[other] { $count }×?
}
capital_lux-own-modifier = { $player } { capital_lux-worth }
capital_lux-limit = Limit
capital_lux-cards = Cards
capital_lux-known = known: { $cards }
capital_lux-gold = Gold
capital_lux-bonus = Bonus
capital_lux-points = Points
capital_lux-nothing = –
capital_lux-pack = Pack: { $cards }
capital_lux-kept = Kept: { $cards }
capital_lux-hand = Hand: { $cards }
capital_lux-passed = You passed { $cards } to { $player }.
capital_lux-passed-on = You passed { $cards } to { $player }, who kept two and passed the rest on.
capital_lux-last-turns = Last turns; without a card: { $player }.

# Why something is not possible
capital_lux-why-asked_draft = Cards are being chosen now: keep one of the pack.
capital_lux-why-asked_play = Now you play a card of your hand, to your city or to the capital.
capital_lux-why-asked_agent = The Agent has looked at a modifier: choose the colour to put it on.
capital_lux-why-asked_cleric = The Cleric must choose a colour to take a card from.
capital_lux-why-over_limit = Your city is over the limit in { capital_lux-colour }: pay for it, or discard it.
capital_lux-why-pink_stays = The Cleric never takes a pink card.
capital_lux-why-none_in_capital = The capital has no { capital_lux-colour } card.
capital_lux-why-card_not_in_pack = There is no { capital_lux-card } in the pack that you hold.
capital_lux-why-card_not_held = You hold no { capital_lux-card }.

capital_lux-help =
    Three rounds. First everybody keeps two cards of a pack and passes the rest to the left, twice; the last
    cards received are kept too. Then, in turn, each plays a card: to the city, where it scores, or to the
    capital, where it acts. Scholar (green): draw a card. Merchant (yellow): take 1 gold. Agent (blue): look
    at a modifier and put it face down on a colour. Cleric (pink): take the lowest green, yellow or blue card
    of the capital into your city.

    When somebody has no card left, the others have one more turn, and hands go to the cities. Modifiers are
    revealed. Where your city is worth more than the capital in a colour, discard that colour or pay the
    difference in gold. Then the greatest city in each colour takes the highest card of the capital as a bonus.

    In the end all cards in your city and bonus cards count their value, and each gold 1. “!” marks a colour
    that is worth more than the capital now.
