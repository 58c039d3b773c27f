capitalist-title = Capitali$t
capitalist-about = Buy land, build on it, and be the last one who is not bankrupt.

# Lands and squares
capitalist-land = { $land ->
    [brown_1] Brown 1
    [brown_2] Brown 2
    [light_blue_1] Light blue 1
    [light_blue_2] Light blue 2
    [light_blue_3] Light blue 3
    [pink_1] Pink 1
    [pink_2] Pink 2
    [pink_3] Pink 3
    [orange_1] Orange 1
    [orange_2] Orange 2
    [orange_3] Orange 3
    [red_1] Red 1
    [red_2] Red 2
    [red_3] Red 3
    [yellow_1] Yellow 1
    [yellow_2] Yellow 2
    [yellow_3] Yellow 3
    [green_1] Green 1
    [green_2] Green 2
    [green_3] Green 3
    [dark_blue_1] Dark blue 1
    [dark_blue_2] Dark blue 2
    [station_1] Station 1
    [station_2] Station 2
    [station_3] Station 3
    [station_4] Station 4
    [utility_1] Utility 1
    [utility_2] Utility 2
   *[other] ?
}
capitalist-square = { $square ->
    [brown_1] Brown 1
    [brown_2] Brown 2
    [light_blue_1] Light blue 1
    [light_blue_2] Light blue 2
    [light_blue_3] Light blue 3
    [pink_1] Pink 1
    [pink_2] Pink 2
    [pink_3] Pink 3
    [orange_1] Orange 1
    [orange_2] Orange 2
    [orange_3] Orange 3
    [red_1] Red 1
    [red_2] Red 2
    [red_3] Red 3
    [yellow_1] Yellow 1
    [yellow_2] Yellow 2
    [yellow_3] Yellow 3
    [green_1] Green 1
    [green_2] Green 2
    [green_3] Green 3
    [dark_blue_1] Dark blue 1
    [dark_blue_2] Dark blue 2
    [station_1] Station 1
    [station_2] Station 2
    [station_3] Station 3
    [station_4] Station 4
    [utility_1] Utility 1
    [utility_2] Utility 2
    [start] Start
    [community] Community
    [chance] Chance
    [income_tax] Income tax
    [luxury_tax] Luxury tax
    [jail] Jail
    [free_parking] Free parking
    [go_to_jail] Go to jail
   *[other] ?
}
capitalist-short = { $square ->
    [brown_1] Brown1
    [brown_2] Brown2
    [light_blue_1] LtBlu1
    [light_blue_2] LtBlu2
    [light_blue_3] LtBlu3
    [pink_1] Pink1
    [pink_2] Pink2
    [pink_3] Pink3
    [orange_1] Orang1
    [orange_2] Orang2
    [orange_3] Orang3
    [red_1] Red1
    [red_2] Red2
    [red_3] Red3
    [yellow_1] Yellw1
    [yellow_2] Yellw2
    [yellow_3] Yellw3
    [green_1] Green1
    [green_2] Green2
    [green_3] Green3
    [dark_blue_1] DkBlu1
    [dark_blue_2] DkBlu2
    [station_1] Statn1
    [station_2] Statn2
    [station_3] Statn3
    [station_4] Statn4
    [utility_1] Util1
    [utility_2] Util2
    [start] START
    [community] Comm.
    [chance] Chance
    [income_tax] IncTax
    [luxury_tax] LuxTax
    [jail] JAIL
    [free_parking] PARK
    [go_to_jail] →JAIL
   *[other] ?
}
capitalist-group = { $group ->
    [brown] Brown
    [light_blue] Light blue
    [pink] Pink
    [orange] Orange
    [red] Red
    [yellow] Yellow
    [green] Green
    [dark_blue] Dark blue
   *[other] ?
}
capitalist-deck = { $deck ->
    [chance] chance
   *[community] community
}

# Moves
capitalist-action-roll = Roll the dice
capitalist-action-pay_fine = Pay the fine
capitalist-action-use_card = Use a release card
capitalist-action-build = Build on { capitalist-land }
capitalist-action-sell = Sell a building of { capitalist-land }
capitalist-action-sell_down = Sell down { capitalist-group }
capitalist-action-mortgage = Mortgage { capitalist-land }
capitalist-action-lift = Lift the mortgage of { capitalist-land }
capitalist-action-offer = Offer a trade to { $player }
capitalist-action-give_land = Give { capitalist-land }
capitalist-action-ask_land = Ask { capitalist-land }
capitalist-action-give_card = Give the { capitalist-deck } release card
capitalist-action-ask_card = Ask the { capitalist-deck } release card
capitalist-action-give_money = Give ${ $amount } more
capitalist-action-ask_money = Ask ${ $amount } more
capitalist-action-send = Send the offer
capitalist-action-cancel = Drop the offer
capitalist-action-accept = Accept
capitalist-action-refuse = Refuse
capitalist-action-counter = Make a counter-offer
capitalist-action-buy = Buy it
capitalist-action-decline = Have it auctioned
capitalist-action-raise_by = Raise by ${ $amount }
capitalist-action-bid = Bid that
capitalist-action-pass = Pass
capitalist-action-pay = Pay
capitalist-action-draw_chance = Draw a chance card
capitalist-action-bankrupt = Declare bankruptcy
capitalist-action-time_up = Time is up
capitalist-action-leave = { $player } leaves

capitalist-asked-act = Your turn: act as you like, then roll.
capitalist-asked-jail = You are in jail: pay ${ $fine }, use a card, or roll for a double.
capitalist-asked-buy = Buy the land you stand on, or have it auctioned?
capitalist-asked-auction = { $name } is up for auction; the last bid is ${ $bid }. { $raised ->
    [0] Raise it in steps, or pass.
   *[other] You raise by ${ $raised }: raise more, or bid.
}
capitalist-asked-compose = What do you give, and what do you ask? Send the offer when it is complete.
capitalist-asked-answer = Do you accept the offer?
capitalist-asked-choice = Pay, or draw a chance card?
capitalist-asked-debt = You owe ${ $amount }: sell or mortgage until you can pay.

# What happened
capitalist-event-turn = { $player }: round { $round }.
capitalist-event-rolled = { $player } rolled { $dice }{ $double ->
    [yes] , a double
   *[no] {""}
}.
capitalist-event-rolled_for_utility = { $player } rolled { $dice } for the rent.
capitalist-event-moved = { $player } moved to { capitalist-square }.
capitalist-event-moved_back = { $player } moved back to { capitalist-square }.
capitalist-event-salary = { $player } passed Start: +${ $amount }.
capitalist-event-jailed = { $player } went to jail.
capitalist-event-freed = { $player } came out of jail{ $by ->
    [doubles] {" "}by a double
   *[third_roll] {" "}after the third roll
}.
capitalist-event-stays_in_jail = { $player } stayed in jail (roll { $rolls } of 3).
capitalist-event-paid_fine = { $player } paid ${ $amount } to leave jail.
capitalist-event-used_card = { $player } used the { capitalist-deck } release card.
capitalist-event-visited = { capitalist-land } belongs to { $owner }{ $mortgaged ->
    [yes] , but is mortgaged
   *[no] {""}
}.
capitalist-event-visited-owner = { $you ->
    [yes] you
   *[no] { $player }
}
capitalist-event-drew = { $player } drew a card: { $card }
capitalist-event-drew-card = { $effect ->
    [advance] advance to { capitalist-square }.
    [go_back] go back to { capitalist-square }.
    [step_back] go back { $steps } squares.
    [nearest_station] go to the nearest station.
    [jail] go to jail.
    [release] released from jail; keep this card.
    [receive] receive ${ $amount }.
    [pay] pay ${ $amount }.
    [pay_or_chance] pay ${ $amount } or draw a chance card.
    [birthday] birthday: every player gives ${ $amount }.
   *[repairs] repairs: ${ $house } for a house, ${ $hotel } for a hotel.
}
capitalist-event-received = { $player } received ${ $amount }.
capitalist-event-bought = { $player } bought { capitalist-land } for ${ $price }.
capitalist-event-won_auction = { $player } won { capitalist-land } for ${ $price }.
capitalist-event-built = { $player } built on { capitalist-land } for ${ $cost }: { $buildings ->
    [one] 1 house
    [5] a hotel
   *[other] { $buildings } houses
}.
capitalist-event-sold = { $player } sold a building of { capitalist-land } for ${ $amount }.
capitalist-event-mortgaged = { $player } mortgaged { capitalist-land } for ${ $amount }.
capitalist-event-lifted = { $player } lifted the mortgage of { capitalist-land } for ${ $amount }.
capitalist-event-offering = { $you ->
    [yes] You make up
   *[no] { $player } makes up
} an offer to { $partner }.
capitalist-event-offering-partner = { capitalist-event-visited-owner }
capitalist-event-countering = { $you ->
    [yes] You make up
   *[no] { $player } makes up
} a counter-offer to { $partner }.
capitalist-event-countering-partner = { capitalist-event-visited-owner }
capitalist-event-offered = { $you ->
    [yes] You offer
   *[no] { $player } offers
} { $partner }: { $gives_count ->
    [0] nothing
   *[other] { $gives }
} for { $asks_count ->
    [0] nothing
   *[other] { $asks }
}.
capitalist-event-offered-partner = { capitalist-event-visited-owner }
capitalist-event-offered-gives = { $piece ->
    [land] { capitalist-land }
    [card] the { capitalist-deck } release card
   *[money] ${ $money }
}
capitalist-event-offered-asks = { capitalist-event-offered-gives }
capitalist-event-traded = { $player } and { $partner } traded: { $gives_count ->
    [0] nothing
   *[other] { $gives }
} for { $asks_count ->
    [0] nothing
   *[other] { $asks }
}.
capitalist-event-traded-partner = { capitalist-event-visited-owner }
capitalist-event-traded-gives = { capitalist-event-offered-gives }
capitalist-event-traded-asks = { capitalist-event-offered-gives }
capitalist-event-refused = { $player } refused.
capitalist-event-dropped = { $player } dropped the offer.
capitalist-event-auction = { capitalist-land } is auctioned.
capitalist-event-bid = { $player } bid ${ $amount }.
capitalist-event-passed = { $player } passed.
capitalist-event-unsold = Nobody bought { capitalist-land }.
capitalist-event-paid = { $player } paid ${ $amount } to { $to ->
    [none] the bank
   *[other] { $to }
}.
capitalist-event-paid-to = { capitalist-event-visited-owner }
capitalist-event-owes = { $player } owes ${ $amount } to { $to ->
    [none] the bank
   *[other] { $to }
} and must raise money.
capitalist-event-owes-to = { capitalist-event-visited-owner }
capitalist-event-bankrupt = { $player } went bankrupt; all goes to { $to ->
    [none] the bank
   *[other] { $to }
}{ $lands_count ->
    [0] {""}
   *[other] : { $lands }
}.
capitalist-event-bankrupt-to = { capitalist-event-visited-owner }
capitalist-event-bankrupt-lands = { capitalist-land }
capitalist-event-left = { $player } left the game.
capitalist-event-time_up = Time is up: the turn is finished, and then the game is over.
capitalist-event-over = The game is over{ $reason ->
    [last_player] : one player is left
    [eliminations] : enough players are out
    [rounds] : that was the last round
   *[time] : time is up
}.

# The board
capitalist-holding = ${ $money }, worth ${ $fortune }
capitalist-in-jail = in jail
capitalist-release = release card
capitalist-out = out
capitalist-round = Round { $round }{ $limit ->
    [0] {""}
   *[other] {" "}of { $limit }
}
capitalist-bank = In the bank: houses { $houses }, hotels { $hotels }
capitalist-dice = Dice: { $dice }
capitalist-debt = { $player }: a debt of ${ $amount }
capitalist-lot-open = Auction of { $name }: no bid yet
capitalist-lot = Auction of { $name }: ${ $bid } by { $player }
capitalist-offer = Offer of { $proposer } to { $partner }
capitalist-gives = gives: { $things }
capitalist-asks = asks: { $things }

# Why something is not possible
capitalist-why-asked_act = Before rolling you may act, and then you roll.
capitalist-why-asked_buy = First buy the land you stand on, or decline it.
capitalist-why-asked_auction = An auction is going on: raise and bid, or pass.
capitalist-why-asked_compose = An offer is being made up: send or drop it first.
capitalist-why-asked_answer = First answer the offer.
capitalist-why-asked_choice = First pay, or draw a chance card.
capitalist-why-asked_debt = A debt must be paid first: sell, mortgage, or go bankrupt.
capitalist-why-from_outside = No player chooses this: it comes from outside the game.
capitalist-why-not_in_jail = You are not in jail.
capitalist-why-no_release_card = You hold no release card.
capitalist-why-too_dear = That costs ${ $price }, and you have ${ $money }.
capitalist-why-not_yours = You do not own { capitalist-land }.
capitalist-why-colour_not_whole = Building needs the whole colour.
capitalist-why-mortgage_in_colour = There is a mortgage on your land of this colour: lift it before you build.
capitalist-why-one_hotel = A property has at most one hotel: { capitalist-land }.
capitalist-why-pass_start_first = You may build { $count } houses on a property until you pass Start again.
capitalist-why-build_evenly = Build evenly: first on a property of this colour that has fewer buildings.
capitalist-why-no_building_left = The bank has no { $piece ->
    [hotel] hotel
   *[house] house
} left.
capitalist-why-no_building_there = You have no building there: { capitalist-land }.
capitalist-why-sell_evenly = Sell evenly: first from a property of this colour that has more buildings.
capitalist-why-houses_lacking = The bank lacks four houses to put in the hotel’s place: sell the colour down.
capitalist-why-no_need_to_sell_down = A colour is sold down only if you have a hotel there and the bank lacks four houses: { capitalist-group }.
capitalist-why-mortgaged_already = { capitalist-land } is mortgaged already.
capitalist-why-sell_buildings_first = First sell your buildings in this colour.
capitalist-why-no_mortgage = You have no mortgage on { capitalist-land }.
capitalist-why-mortgaged_this_turn = { capitalist-land } was mortgaged in this turn.
capitalist-why-not_a_partner = Offers go to another player who is still in the game.
capitalist-why-offers_used_up = You have made all your offers of this turn ({ $count }).
capitalist-why-not_the_owner = { $you ->
    [yes] You do
   *[no] { $player } does
} not own { capitalist-land }.
capitalist-why-buildings_in_colour = Land of a colour with buildings is not traded: { capitalist-group }.
capitalist-why-in_the_offer = It is in the offer already.
capitalist-why-not_the_holder = { $you ->
    [yes] You do
   *[no] { $player } does
} not hold the { capitalist-deck } release card.
capitalist-why-money_goes_one_way = Money goes one way only in an offer.
capitalist-why-not_that_much = { $you ->
    [yes] You have
   *[no] { $player } has
} only ${ $money }.
capitalist-why-empty_offer = Nothing for nothing is no offer.
capitalist-why-one_counter_offer = There is only one counter-offer.
capitalist-why-beyond_your_cash = A bid stays within your cash, ${ $money }.
capitalist-why-raise_first = First raise: a bid is above the last one, ${ $bid }.
capitalist-why-finish_the_bid = You have begun to raise: finish the bid.
capitalist-why-can_still_pay = You owe ${ $amount } and can still raise ${ $fortune }.

# Settings
capitalist-setting-quick = the quick game: switches on all of its rules that no other setting decides
capitalist-setting-rounds = the game ends after so many rounds (0: no limit)
capitalist-setting-minutes = the game ends after so many minutes (0: no limit)
capitalist-setting-start_money = money at the start (-1: as the game has it)
capitalist-setting-trades = how many trades a player may propose in a turn
capitalist-setting-unlimited_buildings = houses and hotels never run out
capitalist-setting-given_lands = properties that each player begins with (-1: as quick says)
capitalist-setting-upkeep = what the end of a turn costs (-1: as quick says)
capitalist-setting-build_alone = building does not need the whole colour
capitalist-setting-staged_building = more than two houses, and hotels, only after passing Start
capitalist-setting-resale = percent for sold buildings and mortgages (-1: as quick says)
capitalist-setting-eliminations = eliminations that end the game (0: none; -1: as quick says)
capitalist-setting-board = squares, prices, rents, cards and amounts: classic, or a file of your own

# The same, as the page says it
capitalist-setting-quick-name = Quick game
capitalist-setting-rounds-name = Rounds at most
capitalist-setting-minutes-name = Minutes at most
capitalist-setting-start_money-name = Money at the start
capitalist-setting-trades-name = Trades in a turn
capitalist-setting-unlimited_buildings-name = Endless buildings
capitalist-setting-unlimited_buildings-as_quick = as the quick game has it
capitalist-setting-unlimited_buildings-no = no
capitalist-setting-unlimited_buildings-yes = yes
capitalist-setting-given_lands-name = Properties at the start
capitalist-setting-given_lands-about = Properties that each player begins with (-1: as in the quick game, if it is on).
capitalist-setting-upkeep-name = Cost of a turn
capitalist-setting-upkeep-about = What the end of a turn costs (-1: as in the quick game, if it is on).
capitalist-setting-build_alone-name = Building without the whole colour
capitalist-setting-build_alone-as_quick = as the quick game has it
capitalist-setting-build_alone-no = no
capitalist-setting-build_alone-yes = yes
capitalist-setting-staged_building-name = Building in stages
capitalist-setting-staged_building-as_quick = as the quick game has it
capitalist-setting-staged_building-no = no
capitalist-setting-staged_building-yes = yes
capitalist-setting-resale-name = Resale, in percent
capitalist-setting-resale-about = What sold buildings and mortgages bring (-1: as in the quick game, if it is on).
capitalist-setting-eliminations-name = Eliminations that end the game
capitalist-setting-eliminations-about = Eliminations that end the game (0: none; -1: as in the quick game, if it is on).
capitalist-setting-board-name = Board
capitalist-setting-board-about = Squares, prices, rents, cards and amounts.
capitalist-setting-board-classic = classic

capitalist-help =
    Roll, move, and buy the land you reach, or it is auctioned. On the land of others you pay rent; it grows with houses
    and hotels, for which you need the whole colour, built on evenly. Before rolling you may build, sell,
    mortgage and trade.

    Amounts are made of steps: raise or give 1, 10, 100 and 1000 as often as you like, then bid or send; or type the amount, such as $137 (-$137 to ask for it). Who
    cannot pay sells and mortgages; who cannot raise enough is bankrupt. The last one left wins, or the
    richest at the limit.
