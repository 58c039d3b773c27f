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

# The tutorial, step by step
capital_lux-learn-welcome =
    Welcome to the capital. In its four arches sit the Scholar, the Merchant, the Agent and the Cleric. Under each of them
    lies what the capital holds of that colour: for now, a single green 5.
capital_lux-learn-cities =
    Below is your city. In every colour it may be worth as much as the capital, and not a point more. The dark mark on each
    bar is that limit: 5 in green, nothing yet elsewhere. Three rounds are played; this takes five minutes.
capital_lux-learn-keep =
    A round begins with choosing. Here is a pack of six cards. You keep two, and the rest goes to the other player.
    Keep the Merchant, yellow 5.
capital_lux-learn-keep-more =
    And keep the Scholar, green 5: green is where the capital has room.
capital_lux-learn-passed =
    The packs have changed hands. From this one you keep two again. Take the Agent, blue 4.
capital_lux-learn-passed-more =
    And the Scholar, green 3.
capital_lux-learn-hand =
    The last two cards came back to you by themselves, and your hand is complete: six cards. You went through all the packs,
    so some of the other player’s cards are shown to you beside the name.
capital_lux-learn-city =
    You are the first player. On your turn you play one card: to your city, where it scores, or to the capital. Touch
    the green 5, then “To your city”. The limit is 5, so it just fits.
capital_lux-learn-cleric =
    That was unkind. The other player sent a Cleric to the capital, and the Cleric brought the green 5 from there into the
    other city. Now the limit of green is 0, and your 5 is over it. If the round ended now, you would both lose it.
capital_lux-learn-merchant =
    Limits can rise again, and gold can save a colour. Play the yellow 3 to the capital: it raises the limit of yellow, and
    the Merchant brings you a disc of gold.
capital_lux-learn-agent =
    The other player needs green as well, and put a Scholar into the capital. Now send an Agent: play the blue 3 to the
    capital, and you may look at a modifier.
capital_lux-learn-place =
    It is +4, the best there is. You put it face down on a colour; only you will know what it is. Choose the Scholar: 2 becomes
    6, and your green 5 is safe.
capital_lux-learn-beyond =
    The other player saw where it lies, but not what it is. Now play the blue 4 to your city. It is one point too much for
    a limit of 3, but you have a disc of gold.
capital_lux-learn-gold =
    More gold cannot hurt. Play the yellow 5 to the capital.
capital_lux-learn-scholar =
    Play the green 3 to the capital. It helps the limit of green, and the Scholar lets you draw a card.
capital_lux-learn-last-card =
    You drew a yellow 4, and the limit of yellow is high. Play it to your city. It is your last card, so the other player has
    one more turn, and the round is over.
capital_lux-learn-pay =
    The end of the round is told step by step. The modifier is turned up: green is safe with a limit of 9. But blue is
    worth 4 against a limit of 3. Pay one gold, and you keep it.
capital_lux-learn-bonus =
    The other player could not pay, and lost 9 points of blue. Then the greatest city of each colour took the highest card of
    the capital as a bonus: you got green 3, yellow 6 and blue 3. What lies in cities and capital stays for the next round.
capital_lux-learn-later =
    Two rounds later, the very end. You have 12 points of blue, and the limit is 11. If you let them go, you lose the game by
    55 to 64. Pay one gold.
capital_lux-learn-end =
    City cards, bonus cards and gold are counted: you win by 70 to 64. Feed the capital, watch the Cleric, and keep some
    gold for the end. That is all: you know the game.
