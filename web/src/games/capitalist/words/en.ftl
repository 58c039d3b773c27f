# What only the page says of Capitali$t.

capitalist-the-ring = The forty squares
capitalist-group-name = { $group ->
    [station] Stations
    [utility] Utilities
   *[other] { capitalist-group }
}
capitalist-players = Cash and fortune of the players
capitalist-groups = Groups
capitalist-group-share = { $mine } yours, { $theirs } theirs, { $free } free
capitalist-group-free = { $free } free
capitalist-whole = { $player }: the whole group
capitalist-whole-mine = The whole group is yours
capitalist-breaks = { $player }: no longer the whole group
capitalist-has-of = { $player }: { $count } of { $all }
capitalist-money = ${ $amount }
capitalist-change = { $sign ->
    [minus] −${ $amount }
   *[plus] +${ $amount }
}
capitalist-worth = worth ${ $amount }
capitalist-richest = the richest now
capitalist-owes = owes ${ $amount }
capitalist-owned-by = { $you ->
    [yes] Yours
   *[no] Belongs to { $player }
}
capitalist-nobodys = Belongs to nobody yet
capitalist-free-for = For sale: ${ $price }
capitalist-is-mortgaged = mortgaged
capitalist-a-hotel = a hotel
capitalist-houses = { $count ->
    [one] one house
   *[other] { $count } houses
}
capitalist-rent-now = rent ${ $rent }
capitalist-rent-dice = rent ${ $rent } × dice
capitalist-rent-none = no rent
capitalist-tax = ${ $amount } to the bank
capitalist-standing-here = Here: { $players }
capitalist-nothing = nothing
capitalist-with-property = { $count ->
    [0] Rent, bare
   *[one] With one house
    [2] With two houses
    [3] With three houses
    [4] With four houses
}
capitalist-with-hotel = With a hotel
capitalist-with-station = { $count ->
    [one] One station
   *[other] { $count } stations
}
capitalist-with-utility = { $count ->
    [one] One utility
   *[other] Both utilities
}
capitalist-times-dice = ${ $rent } × dice
capitalist-price = Price
capitalist-a-building = A building
capitalist-costs-brings = ${ $cost }, sold ${ $resale }
capitalist-mortgage-of = Mortgage
capitalist-do-house = Build a house
capitalist-do-hotel = Build a hotel
capitalist-do-sell = Sell a building
capitalist-do-mortgage = Mortgage
capitalist-do-lift = Lift the mortgage
capitalist-auction-of = Auction: { $name }
capitalist-bid-of = ${ $amount }, { $player }
capitalist-no-bid = No bid yet
capitalist-bidders = Who bids
capitalist-has-passed = out
capitalist-leads = leads
capitalist-thinks = is asked
capitalist-bids-on = still in
capitalist-your-bid = Your bid
capitalist-do-bid = Bid ${ $amount }
capitalist-do-pass = Pass
capitalist-less = ${ $amount } less
capitalist-more = ${ $amount } more
capitalist-from-to = from ${ $least } to ${ $most }
capitalist-do-roll = Roll the dice
capitalist-do-roll-again = Roll again
capitalist-do-roll-jail = Roll for a double
capitalist-do-fine = Pay the fine
capitalist-do-use-card = Use a release card
capitalist-manage = Build, sell, mortgage
capitalist-trade = Trade
capitalist-trade-with = Trade with whom?
capitalist-do-buy = Buy { $name } for ${ $price }
capitalist-cash-left = ${ $amount } left then
capitalist-do-decline = Have it auctioned
capitalist-do-pay = Pay ${ $amount }
capitalist-do-draw = Draw a chance card
capitalist-on-turn = { $you ->
    [yes] Your turn
   *[no] { $player }’s turn
}
capitalist-minutes = { $minutes ->
    [one] one minute in all
   *[other] { $minutes } minutes in all
}
capitalist-stock = { $houses } houses, { $hotels } hotels left
capitalist-your-cash = Your cash: ${ $amount }
capitalist-take-back = Take back a step
capitalist-done = Done
capitalist-compose-title = An offer to { $player }
capitalist-counter-title = Your counter-offer to { $player }
capitalist-you-give = You give
capitalist-you-get = You get from { $player }
capitalist-you-get-plain = You get
capitalist-gets = { $you ->
    [yes] You get
   *[no] { $player } gets
}
capitalist-and-money = And money
capitalist-no-land-to-trade = No land to trade
capitalist-after = Afterwards
capitalist-do-send = Send it to { $player }
capitalist-do-counter = Send it to { $player }
capitalist-drop = Drop it
capitalist-drop-counter = Back
capitalist-offer-title = An offer
capitalist-offers-you = { $you ->
    [yes] { $proposer } offers you a trade
   *[no] { $proposer } offers { $partner } a trade
}
capitalist-counters-you = { $you ->
    [yes] { $proposer } makes you a counter-offer
   *[no] A counter-offer: { $proposer } to { $partner }
}
capitalist-do-accept = Accept
capitalist-do-refuse = Refuse
capitalist-do-answer-counter = Make a counter-offer
capitalist-debt-title = A debt
capitalist-the-bank = the bank
capitalist-debt-to = { $you ->
    [yes] You owe { $to } ${ $amount }
   *[no] { $player } owes ${ $amount }
}
capitalist-still-to-raise = Cash ${ $money }: still to raise ${ $missing }
capitalist-do-bankrupt = Declare bankruptcy
capitalist-asked-bid = Auction of { $name }, at ${ $bid } now: bid more, or pass.
capitalist-asked-again = A double: act as you like, then roll again.
capitalist-reckon-cash = Cash
capitalist-reckon-buildings = Buildings, at what they resell for
capitalist-reckon-titles = Land, at its mortgage value
capitalist-deck-left = { $unseen } of { $cards } cards have not been seen yet.
capitalist-about-start = Whoever passes or reaches it gets ${ $amount }.
capitalist-about-community = Draw the top card of this deck and do what it says.
capitalist-about-chance = Draw the top card of this deck and do what it says.
capitalist-about-income_tax = Pay ${ $amount } to the bank.
capitalist-about-luxury_tax = Pay ${ $amount } to the bank.
capitalist-about-jail = Whoever lands here only visits. Prisoners leave with a double, a release card, or a fine of ${ $amount }.
capitalist-about-free_parking = A shady bench. Nothing happens here.
capitalist-about-go_to_jail = Straight to jail, without the money of Start. The turn ends.
capitalist-setting-quick-name = Quick game
capitalist-setting-rounds-name = Rounds
capitalist-setting-minutes-name = Minutes
capitalist-setting-start_money-name = Money at the start
capitalist-setting-trades-name = Offers a turn
capitalist-setting-unlimited_buildings-name = Endless buildings
capitalist-setting-unlimited_buildings-as_quick = As the quick game says
capitalist-setting-unlimited_buildings-yes = Yes
capitalist-setting-unlimited_buildings-no = No
capitalist-setting-given_lands-name = Properties at the start
capitalist-setting-upkeep-name = Cost of a turn
capitalist-setting-build_alone-name = Build without the whole group
capitalist-setting-build_alone-as_quick = As the quick game says
capitalist-setting-build_alone-yes = Yes
capitalist-setting-build_alone-no = No
capitalist-setting-staged_building-name = Build in stages
capitalist-setting-staged_building-as_quick = As the quick game says
capitalist-setting-staged_building-yes = Yes
capitalist-setting-staged_building-no = No
capitalist-setting-resale-name = Resale, in percent
capitalist-setting-eliminations-name = Eliminations that end the game
capitalist-setting-board-name = Board
capitalist-setting-board-classic = Classic

# The tutorial
capitalist-learn-welcome =
    Welcome. Around these forty squares you buy land, build on it, and collect rent. In this game whoever is richest after 16
    rounds wins. You and Marcus have $1500 each. This takes five minutes.
capitalist-learn-roll =
    It is your turn. Before you roll you may build, mortgage and trade, but there is nothing yet to do that with. Roll the dice.
capitalist-learn-buy =
    You have come to Light blue 1, which belongs to nobody. Its deed says what visitors pay you there. Buy it for $100.
capitalist-learn-auction =
    Marcus has come to Pink 1 and does not want it. So it is auctioned, and everybody may bid: type an amount, or use the
    buttons. $10 will do to begin with. Bid that.
capitalist-learn-higher =
    Marcus bids $60. That is little for land with a price of $140. Bid $70.
capitalist-learn-won =
    Marcus has passed: Pink 1 is yours for $70. Your sign and colour are on its outer edge now. Some rounds go by, and both of
    you buy what you come to.
capitalist-learn-meanwhile =
    Round 7. The groups show who has what: two of the three light blue lands are yours, and Marcus has the third. It is his
    turn, and he has $55 left.
capitalist-learn-offer =
    Marcus offers you a trade: Light blue 3 for your Yellow 2. What it would bring about is shown before you answer: you would
    have all of light blue, he would have two of three yellows. Accept.
capitalist-learn-whole =
    The whole colour is yours. Its bare rents double, and you may build there. You can make such offers yourself with the
    button for trades, before you roll; what you are offered you can also answer with a counter-offer.
capitalist-learn-house =
    Your turn. Marcus has just come past Start, with your colour before him. Touch Light blue 3 on the ring, and build a
    house there for $50.
capitalist-learn-evenly =
    The rent there rose from $16 to $40. You must build evenly: touch Light blue 2, and build there too.
capitalist-learn-third =
    Now the third house, on Light blue 1.
capitalist-learn-on =
    That will do: you need money for rents of your own. Roll the dice.
capitalist-learn-rent =
    You bought Green 2. Then Marcus came to Light blue 3 and paid you $40; with three houses it would have been $300. Who cannot
    pay sells buildings and mortgages land; who still cannot is bankrupt, and out.
capitalist-learn-end =
    The last round is over, and fortunes are counted: cash, buildings at half their price, and land at its mortgage value. You
    win by $1159 to $1126. Now you know the game. The quick game is livelier still, and a good one to begin with.
