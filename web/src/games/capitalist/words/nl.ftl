# Wat alleen de pagina zegt van Capitali$t.

capitalist-the-ring = De veertig vakken
capitalist-group-name = { $group ->
    [station] Stations
    [utility] Nutsbedrijven
   *[other] { capitalist-group }
}
capitalist-players = Geld en vermogen van de spelers
capitalist-groups = Groepen
capitalist-group-share = { $mine } van jou, { $theirs } van anderen, { $free } vrij
capitalist-group-free = { $free } vrij
capitalist-whole = { $player }: de hele groep
capitalist-whole-mine = De hele groep is van jou
capitalist-breaks = { $player }: niet langer de hele groep
capitalist-has-of = { $player }: { $count } van { $all }
capitalist-money = ${ $amount }
capitalist-change = { $sign ->
    [minus] −${ $amount }
   *[plus] +${ $amount }
}
capitalist-worth = waard ${ $amount }
capitalist-richest = nu de rijkste
capitalist-owes = schuldig: ${ $amount }
capitalist-owned-by = { $you ->
    [yes] Van jou
   *[no] Van { $player }
}
capitalist-nobodys = Nog van niemand
capitalist-free-for = Te koop: ${ $price }
capitalist-is-mortgaged = met hypotheek
capitalist-a-hotel = een hotel
capitalist-houses = { $count ->
    [one] één huis
   *[other] { $count } huizen
}
capitalist-rent-now = huur ${ $rent }
capitalist-rent-dice = huur ${ $rent } × de worp
capitalist-rent-none = geen huur
capitalist-tax = ${ $amount } aan de bank
capitalist-standing-here = Hier: { $players }
capitalist-nothing = niets
capitalist-with-property = { $count ->
    [0] Huur, onbebouwd
    [one] Met één huis
   *[other] Met { $count } huizen
}
capitalist-with-hotel = Met een hotel
capitalist-with-station = { $count ->
    [one] Eén station
   *[other] { $count } stations
}
capitalist-with-utility = { $count ->
    [one] Eén nutsbedrijf
   *[other] Beide nutsbedrijven
}
capitalist-times-dice = ${ $rent } × worp
capitalist-price = Prijs
capitalist-a-building = Een gebouw
capitalist-costs-brings = ${ $cost }, verkoop ${ $resale }
capitalist-mortgage-of = Hypotheek
capitalist-do-house = Bouw een huis
capitalist-do-hotel = Bouw een hotel
capitalist-do-sell = Verkoop een gebouw
capitalist-do-mortgage = Hypotheek nemen
capitalist-do-lift = Hypotheek aflossen
capitalist-auction-of = Veiling: { $name }
capitalist-bid-of = ${ $amount }, { $player }
capitalist-no-bid = Nog geen bod
capitalist-bidders = Wie biedt
capitalist-has-passed = gepast
capitalist-leads = hoogste bod
capitalist-thinks = denkt na
capitalist-bids-on = doet mee
capitalist-your-bid = Jouw bod
capitalist-do-bid = Bied ${ $amount }
capitalist-do-pass = Pas
capitalist-less = ${ $amount } minder
capitalist-more = ${ $amount } meer
capitalist-from-to = van ${ $least } tot ${ $most }
capitalist-do-roll = Gooi de dobbelstenen
capitalist-do-roll-again = Gooi nog eens
capitalist-do-roll-jail = Gooi om dubbel
capitalist-do-fine = Betaal de boete
capitalist-do-use-card = Gebruik een vrijlatingskaart
capitalist-manage = Bouwen, verkopen, hypotheek
capitalist-trade = Ruilen
capitalist-trade-with = Met wie ruilen?
capitalist-do-buy = Koop { $name } voor ${ $price }
capitalist-cash-left = daarna nog ${ $amount }
capitalist-do-decline = Laat het veilen
capitalist-do-pay = Betaal ${ $amount }
capitalist-do-draw = Trek een kanskaart
capitalist-on-turn = { $you ->
    [yes] Jouw beurt
   *[no] { $player } is aan de beurt
}
capitalist-minutes = { $minutes ->
    [one] één minuut in totaal
   *[other] { $minutes } minuten in totaal
}
capitalist-stock = nog { $houses } huizen, { $hotels } hotels
capitalist-your-cash = Jouw geld: ${ $amount }
capitalist-take-back = Eén stap terug
capitalist-done = Klaar
capitalist-compose-title = Een voorstel aan { $player }
capitalist-counter-title = Jouw tegenvoorstel aan { $player }
capitalist-you-give = Jij geeft
capitalist-you-get = { $player } geeft jou
capitalist-you-get-plain = Jij krijgt
capitalist-gets = { $player } krijgt
capitalist-and-money = En geld
capitalist-no-land-to-trade = Geen grond om te ruilen
capitalist-after = Daarna
capitalist-do-send = Stuur aan { $player }
capitalist-do-counter = Stuur aan { $player }
capitalist-drop = Laat maar
capitalist-drop-counter = Terug
capitalist-offer-title = Een voorstel
capitalist-offers-you = { $you ->
    [yes] { $proposer } stelt jou een ruil voor
   *[no] Voorstel tot ruil: { $proposer }, { $partner }
}
capitalist-counters-you = { $you ->
    [yes] { $proposer } doet jou een tegenvoorstel
   *[no] Tegenvoorstel: { $proposer }, { $partner }
}
capitalist-do-accept = Aannemen
capitalist-do-refuse = Weigeren
capitalist-do-answer-counter = Doe een tegenvoorstel
capitalist-debt-title = Een schuld
capitalist-the-bank = de bank
capitalist-debt-to = { $you ->
    [yes] Jij bent ${ $amount } schuldig aan { $to }
   *[no] { $player } is ${ $amount } schuldig
}
capitalist-still-to-raise = Geld ${ $money }: nog ${ $missing } nodig
capitalist-do-bankrupt = Vraag faillissement aan
capitalist-asked-bid = Veiling van { $name }, nu ${ $bid }: bied meer, of pas.
capitalist-asked-again = Dubbel: doe wat je wilt, en gooi nog eens.
capitalist-reckon-cash = Geld
capitalist-reckon-buildings = Gebouwen, tegen verkoopwaarde
capitalist-reckon-titles = Grond, tegen hypotheekwaarde
capitalist-deck-left = { $unseen } van de { $cards } kaarten zijn nog niet gezien.
capitalist-about-start = Wie hier langskomt of stopt, krijgt ${ $amount }.
capitalist-about-community = Trek de bovenste kaart en doe wat erop staat.
capitalist-about-chance = Trek de bovenste kaart en doe wat erop staat.
capitalist-about-income_tax = Betaal ${ $amount } aan de bank.
capitalist-about-luxury_tax = Betaal ${ $amount } aan de bank.
capitalist-about-jail = Wie hier stopt, is alleen op bezoek. Gevangenen komen vrij met dubbel, een vrijlatingskaart of een boete van ${ $amount }.
capitalist-about-free_parking = Een bank in de schaduw. Hier gebeurt niets.
capitalist-about-go_to_jail = Rechtstreeks naar de gevangenis, zonder het geld van Start. De beurt is om.
capitalist-setting-quick-name = Snel spel
capitalist-setting-rounds-name = Rondes
capitalist-setting-minutes-name = Minuten
capitalist-setting-start_money-name = Geld bij het begin
capitalist-setting-trades-name = Voorstellen per beurt
capitalist-setting-unlimited_buildings-name = Onbeperkt gebouwen
capitalist-setting-unlimited_buildings-as_quick = Zoals het snelle spel
capitalist-setting-unlimited_buildings-yes = Ja
capitalist-setting-unlimited_buildings-no = Nee
capitalist-setting-given_lands-name = Eigendommen bij het begin
capitalist-setting-upkeep-name = Kosten van een beurt
capitalist-setting-build_alone-name = Bouwen zonder hele groep
capitalist-setting-build_alone-as_quick = Zoals het snelle spel
capitalist-setting-build_alone-yes = Ja
capitalist-setting-build_alone-no = Nee
capitalist-setting-staged_building-name = Bouwen in stappen
capitalist-setting-staged_building-as_quick = Zoals het snelle spel
capitalist-setting-staged_building-yes = Ja
capitalist-setting-staged_building-no = Nee
capitalist-setting-resale-name = Verkoopwaarde, in procent
capitalist-setting-eliminations-name = Uitgeschakelden die het spel beëindigen
capitalist-setting-board-name = Bord
capitalist-setting-board-classic = Klassiek
