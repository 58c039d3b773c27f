capitalist-title = Capitali$t
capitalist-about = Koop grond, bouw erop, en ga als enige niet failliet.

# Gronden en vakken
capitalist-land = { $land ->
    [brown_1] Bruin 1
    [brown_2] Bruin 2
    [light_blue_1] Lichtblauw 1
    [light_blue_2] Lichtblauw 2
    [light_blue_3] Lichtblauw 3
    [pink_1] Roze 1
    [pink_2] Roze 2
    [pink_3] Roze 3
    [orange_1] Oranje 1
    [orange_2] Oranje 2
    [orange_3] Oranje 3
    [red_1] Rood 1
    [red_2] Rood 2
    [red_3] Rood 3
    [yellow_1] Geel 1
    [yellow_2] Geel 2
    [yellow_3] Geel 3
    [green_1] Groen 1
    [green_2] Groen 2
    [green_3] Groen 3
    [dark_blue_1] Donkerblauw 1
    [dark_blue_2] Donkerblauw 2
    [station_1] Station 1
    [station_2] Station 2
    [station_3] Station 3
    [station_4] Station 4
    [utility_1] Nutsbedrijf 1
    [utility_2] Nutsbedrijf 2
   *[other] ?
}
capitalist-square = { $square ->
    [brown_1] Bruin 1
    [brown_2] Bruin 2
    [light_blue_1] Lichtblauw 1
    [light_blue_2] Lichtblauw 2
    [light_blue_3] Lichtblauw 3
    [pink_1] Roze 1
    [pink_2] Roze 2
    [pink_3] Roze 3
    [orange_1] Oranje 1
    [orange_2] Oranje 2
    [orange_3] Oranje 3
    [red_1] Rood 1
    [red_2] Rood 2
    [red_3] Rood 3
    [yellow_1] Geel 1
    [yellow_2] Geel 2
    [yellow_3] Geel 3
    [green_1] Groen 1
    [green_2] Groen 2
    [green_3] Groen 3
    [dark_blue_1] Donkerblauw 1
    [dark_blue_2] Donkerblauw 2
    [station_1] Station 1
    [station_2] Station 2
    [station_3] Station 3
    [station_4] Station 4
    [utility_1] Nutsbedrijf 1
    [utility_2] Nutsbedrijf 2
    [start] Start
    [community] Algemeen fonds
    [chance] Kans
    [income_tax] Inkomstenbelasting
    [luxury_tax] Luxebelasting
    [jail] Gevangenis
    [free_parking] Vrij parkeren
    [go_to_jail] Naar de gevangenis
   *[other] ?
}
capitalist-short = { $square ->
    [brown_1] Bruin1
    [brown_2] Bruin2
    [light_blue_1] LiBla1
    [light_blue_2] LiBla2
    [light_blue_3] LiBla3
    [pink_1] Roze1
    [pink_2] Roze2
    [pink_3] Roze3
    [orange_1] Oranj1
    [orange_2] Oranj2
    [orange_3] Oranj3
    [red_1] Rood1
    [red_2] Rood2
    [red_3] Rood3
    [yellow_1] Geel1
    [yellow_2] Geel2
    [yellow_3] Geel3
    [green_1] Groen1
    [green_2] Groen2
    [green_3] Groen3
    [dark_blue_1] DoBla1
    [dark_blue_2] DoBla2
    [station_1] Stat1
    [station_2] Stat2
    [station_3] Stat3
    [station_4] Stat4
    [utility_1] Nuts1
    [utility_2] Nuts2
    [start] START
    [community] Fonds
    [chance] Kans
    [income_tax] InkBel
    [luxury_tax] LuxBel
    [jail] GEVANG
    [free_parking] PARK
    [go_to_jail] →GEV.
   *[other] ?
}
capitalist-group = { $group ->
    [brown] Bruin
    [light_blue] Lichtblauw
    [pink] Roze
    [orange] Oranje
    [red] Rood
    [yellow] Geel
    [green] Groen
    [dark_blue] Donkerblauw
   *[other] ?
}
capitalist-deck = { $deck ->
    [chance] kans
   *[community] algemeen fonds
}

# Zetten
capitalist-action-roll = Gooi de dobbelstenen
capitalist-action-pay_fine = Betaal de boete
capitalist-action-use_card = Gebruik een vrijlatingskaart
capitalist-action-build = Bouw op { capitalist-land }
capitalist-action-sell = Verkoop een gebouw van { capitalist-land }
capitalist-action-sell_down = Verkoop in één keer van { capitalist-group }
capitalist-action-mortgage = Neem hypotheek op { capitalist-land }
capitalist-action-lift = Los de hypotheek af op { capitalist-land }
capitalist-action-offer = Ruil voorstellen: { $player }
capitalist-action-give_land = Geef { capitalist-land }
capitalist-action-ask_land = Vraag { capitalist-land }
capitalist-action-give_card = Geef de vrijlatingskaart ({ capitalist-deck })
capitalist-action-ask_card = Vraag de vrijlatingskaart ({ capitalist-deck })
capitalist-action-give_money = Geef ${ $amount } meer
capitalist-action-ask_money = Vraag ${ $amount } meer
capitalist-action-send = Stuur het voorstel
capitalist-action-cancel = Laat het voorstel vallen
capitalist-action-accept = Aannemen
capitalist-action-refuse = Weigeren
capitalist-action-counter = Doe een tegenvoorstel
capitalist-action-buy = Koop het
capitalist-action-decline = Laat het veilen
capitalist-action-raise_by = Verhoog met ${ $amount }
capitalist-action-bid = Bied dat
capitalist-action-pass = Pas
capitalist-action-pay = Betaal
capitalist-action-draw_chance = Trek een kanskaart
capitalist-action-bankrupt = Vraag faillissement aan
capitalist-action-time_up = De tijd is om
capitalist-action-leave = Vertrek: { $player }

capitalist-asked-act = Jouw beurt: doe wat je wilt, en gooi dan.
capitalist-asked-jail = Je zit in de gevangenis: betaal ${ $fine }, gebruik een kaart, of gooi dubbel.
capitalist-asked-buy = Koop je de grond waar je staat, of laat je die veilen?
capitalist-asked-auction = { $name } wordt geveild; het laatste bod is ${ $bid }. { $raised ->
    [0] Verhoog in stappen, of pas.
   *[other] Je verhoogt met ${ $raised }: verhoog verder, of bied.
}
capitalist-asked-compose = Wat geef je, en wat vraag je? Stuur het voorstel als het klaar is.
capitalist-asked-answer = Neem je het voorstel aan?
capitalist-asked-choice = Betalen, of een kanskaart trekken?
capitalist-asked-debt = Je bent ${ $amount } schuldig: verkoop of neem hypotheek tot je kunt betalen.

# Wat er gebeurde
capitalist-event-turn = { $player }: ronde { $round }.
capitalist-event-rolled = { $player } gooide { $dice }{ $double ->
    [yes] , dubbel
   *[no] {""}
}.
capitalist-event-rolled_for_utility = { $player } gooide { $dice } voor de huur.
capitalist-event-moved = { $player } ging naar { capitalist-square }.
capitalist-event-moved_back = { $player } ging terug naar { capitalist-square }.
capitalist-event-salary = { $player } kwam langs Start: +${ $amount }.
capitalist-event-jailed = { $player } ging naar de gevangenis.
capitalist-event-freed = { $player } kwam uit de gevangenis{ $by ->
    [doubles] {" "}door dubbel te gooien
   *[third_roll] {" "}na de derde worp
}.
capitalist-event-stays_in_jail = { $player } bleef in de gevangenis (worp { $rolls } van 3).
capitalist-event-paid_fine = { $player } betaalde ${ $amount } om vrij te komen.
capitalist-event-used_card = { $player } gebruikte de vrijlatingskaart ({ capitalist-deck }).
capitalist-event-visited = { capitalist-land } is van { $owner }{ $mortgaged ->
    [yes] , maar er rust hypotheek op
   *[no] {""}
}.
capitalist-event-visited-owner = { $you ->
    [yes] jou
   *[no] { $player }
}
capitalist-event-drew = { $player } trok een kaart: { $card }
capitalist-event-drew-card = { $effect ->
    [advance] ga verder naar { capitalist-square }.
    [go_back] ga terug naar { capitalist-square }.
    [step_back] ga { $steps } vakken terug.
    [nearest_station] ga naar het dichtstbijzijnde station.
    [jail] ga naar de gevangenis.
    [release] vrijgelaten; bewaar deze kaart.
    [receive] ontvang ${ $amount }.
    [pay] betaal ${ $amount }.
    [pay_or_chance] betaal ${ $amount } of trek een kanskaart.
    [birthday] verjaardag: iedere speler geeft ${ $amount }.
   *[repairs] reparaties: ${ $house } per huis, ${ $hotel } per hotel.
}
capitalist-event-received = { $player } ontving ${ $amount }.
capitalist-event-bought = { $player } kocht { capitalist-land } voor ${ $price }.
capitalist-event-won_auction = { $player } kreeg { capitalist-land } voor ${ $price }.
capitalist-event-built = { $player } bouwde op { capitalist-land } voor ${ $cost }: { $buildings ->
    [one] 1 huis
    [5] een hotel
   *[other] { $buildings } huizen
}.
capitalist-event-sold = { $player } verkocht een gebouw van { capitalist-land } voor ${ $amount }.
capitalist-event-mortgaged = { $player } nam hypotheek op { capitalist-land }: ${ $amount }.
capitalist-event-lifted = { $player } loste de hypotheek af op { capitalist-land }: ${ $amount }.
capitalist-event-offering = { $player } stelt een voorstel op voor { $partner }.
capitalist-event-offering-partner = { $you ->
    [yes] jou
   *[no] { $player }
}
capitalist-event-countering = { $player } stelt een tegenvoorstel op voor { $partner }.
capitalist-event-countering-partner = { capitalist-event-offering-partner }
capitalist-event-offered = { $player } biedt { $partner }: { $gives_count ->
    [0] niets
   *[other] { $gives }
} voor { $asks_count ->
    [0] niets
   *[other] { $asks }
}.
capitalist-event-offered-partner = { capitalist-event-offering-partner }
capitalist-event-offered-gives = { $piece ->
    [land] { capitalist-land }
    [card] de vrijlatingskaart ({ capitalist-deck })
   *[money] ${ $money }
}
capitalist-event-offered-asks = { capitalist-event-offered-gives }
capitalist-event-traded = { $player } ruilde met { $partner }: { $gives_count ->
    [0] niets
   *[other] { $gives }
} voor { $asks_count ->
    [0] niets
   *[other] { $asks }
}.
capitalist-event-traded-partner = { capitalist-event-offering-partner }
capitalist-event-traded-gives = { capitalist-event-offered-gives }
capitalist-event-traded-asks = { capitalist-event-offered-gives }
capitalist-event-refused = { $player } weigerde.
capitalist-event-dropped = { $player } liet het voorstel vallen.
capitalist-event-auction = { capitalist-land } wordt geveild.
capitalist-event-bid = { $player } bood ${ $amount }.
capitalist-event-passed = { $player } paste.
capitalist-event-unsold = Niemand kocht { capitalist-land }.
capitalist-event-paid = { $player } betaalde ${ $amount } aan { $to ->
    [none] de bank
   *[other] { $to }
}.
capitalist-event-paid-to = { capitalist-event-offering-partner }
capitalist-event-owes = { $player } is ${ $amount } schuldig aan { $to ->
    [none] de bank
   *[other] { $to }
} en moet aan geld komen.
capitalist-event-owes-to = { capitalist-event-offering-partner }
capitalist-event-bankrupt = { $player } ging failliet; alles gaat naar { $to ->
    [none] de bank
   *[other] { $to }
}{ $lands_count ->
    [0] {""}
   *[other] : { $lands }
}.
capitalist-event-bankrupt-to = { capitalist-event-offering-partner }
capitalist-event-bankrupt-lands = { capitalist-land }
capitalist-event-left = { $player } verliet het spel.
capitalist-event-time_up = De tijd is om: de beurt wordt afgemaakt, en dan is het spel afgelopen.
capitalist-event-over = Het spel is afgelopen{ $reason ->
    [last_player] : één speler is over
    [eliminations] : genoeg spelers liggen eruit
    [rounds] : dat was de laatste ronde
   *[time] : de tijd is om
}.

# Het bord
capitalist-holding = ${ $money }, waard ${ $fortune }
capitalist-in-jail = in de gevangenis
capitalist-release = vrijlatingskaart
capitalist-out = eruit
capitalist-round = Ronde { $round }{ $limit ->
    [0] {""}
   *[other] {" "}van { $limit }
}
capitalist-bank = In de bank: huizen { $houses }, hotels { $hotels }
capitalist-dice = Dobbelstenen: { $dice }
capitalist-debt = { $player }: een schuld van ${ $amount }
capitalist-lot-open = Veiling van { $name }: nog geen bod
capitalist-lot = Veiling van { $name }: ${ $bid } door { $player }
capitalist-offer = Voorstel van { $proposer } aan { $partner }
capitalist-gives = geeft: { $things }
capitalist-asks = vraagt: { $things }

# Waarom iets niet kan
capitalist-why-asked_act = Voor het gooien mag je iets doen, en dan gooi je.
capitalist-why-asked_buy = Koop eerst de grond waar je staat, of laat die veilen.
capitalist-why-asked_auction = Er is een veiling bezig: verhoog en bied, of pas.
capitalist-why-asked_compose = Er wordt een voorstel opgesteld: stuur het eerst, of laat het vallen.
capitalist-why-asked_answer = Antwoord eerst op het voorstel.
capitalist-why-asked_choice = Betaal eerst, of trek een kanskaart.
capitalist-why-asked_debt = Eerst moet een schuld betaald worden: verkoop, neem hypotheek, of vraag faillissement aan.
capitalist-why-from_outside = Geen speler kiest dit: het komt van buiten het spel.
capitalist-why-not_in_jail = Je zit niet in de gevangenis.
capitalist-why-no_release_card = Je hebt geen vrijlatingskaart.
capitalist-why-too_dear = Dat kost ${ $price }, en je hebt ${ $money }.
capitalist-why-not_yours = { capitalist-land } is niet van jou.
capitalist-why-colour_not_whole = Om te bouwen heb je de hele kleur nodig.
capitalist-why-mortgage_in_colour = Er rust hypotheek op grond van jou in deze kleur: los die af voor je bouwt.
capitalist-why-one_hotel = Op een eigendom staat hoogstens één hotel: { capitalist-land }.
capitalist-why-pass_start_first = Tot je weer langs Start komt mag je { $count } huizen op een eigendom bouwen.
capitalist-why-build_evenly = Bouw gelijkmatig: eerst op een eigendom van deze kleur met minder gebouwen.
capitalist-why-no_building_left = De bank heeft geen { $piece ->
    [hotel] hotel
   *[house] huis
} meer.
capitalist-why-no_building_there = Je hebt daar geen gebouw: { capitalist-land }.
capitalist-why-sell_evenly = Verkoop gelijkmatig: eerst van een eigendom van deze kleur met meer gebouwen.
capitalist-why-houses_lacking = De bank heeft geen vier huizen voor in de plaats van het hotel: verkoop de kleur in één keer.
capitalist-why-no_need_to_sell_down = Een kleur verkoop je alleen in één keer als je er een hotel hebt en de bank geen vier huizen heeft: { capitalist-group }.
capitalist-why-mortgaged_already = Er rust al hypotheek op { capitalist-land }.
capitalist-why-sell_buildings_first = Verkoop eerst je gebouwen in deze kleur.
capitalist-why-no_mortgage = Je hebt geen hypotheek op { capitalist-land }.
capitalist-why-mortgaged_this_turn = De hypotheek op { capitalist-land } is van deze beurt.
capitalist-why-not_a_partner = Een voorstel gaat naar een andere speler die nog in het spel is.
capitalist-why-offers_used_up = Je hebt al je voorstellen van deze beurt gedaan ({ $count }).
capitalist-why-not_the_owner = { capitalist-land } is niet van { $you ->
    [yes] jou
   *[no] { $player }
}.
capitalist-why-buildings_in_colour = Grond van een kleur met gebouwen wordt niet geruild: { capitalist-group }.
capitalist-why-in_the_offer = Dat zit al in het voorstel.
capitalist-why-not_the_holder = { $you ->
    [yes] Je hebt
   *[no] { $player } heeft
} de vrijlatingskaart niet ({ capitalist-deck }).
capitalist-why-money_goes_one_way = Geld gaat in een voorstel maar één kant op.
capitalist-why-not_that_much = { $you ->
    [yes] Je hebt
   *[no] { $player } heeft
} maar ${ $money }.
capitalist-why-empty_offer = Niets voor niets is geen voorstel.
capitalist-why-one_counter_offer = Er is maar één tegenvoorstel.
capitalist-why-beyond_your_cash = Een bod blijft binnen je geld, ${ $money }.
capitalist-why-raise_first = Verhoog eerst: een bod is hoger dan het laatste, ${ $bid }.
capitalist-why-finish_the_bid = Je bent begonnen te verhogen: maak het bod af.
capitalist-why-can_still_pay = Je bent ${ $amount } schuldig en kunt nog ${ $fortune } bijeenbrengen.

# Instellingen
capitalist-setting-quick = het snelle spel: zet al zijn regels aan die geen andere instelling bepaalt
capitalist-setting-rounds = het spel eindigt na zoveel rondes (0: geen grens)
capitalist-setting-minutes = het spel eindigt na zoveel minuten (0: geen grens)
capitalist-setting-start_money = geld aan het begin (-1: zoals het spel het heeft)
capitalist-setting-trades = hoeveel ruilen een speler per beurt mag voorstellen
capitalist-setting-unlimited_buildings = huizen en hotels raken nooit op
capitalist-setting-given_lands = gronden waarmee ieder begint (-1: zoals quick zegt)
capitalist-setting-upkeep = wat het einde van een beurt kost (-1: zoals quick zegt)
capitalist-setting-build_alone = bouwen kan zonder de hele kleur
capitalist-setting-staged_building = meer dan twee huizen, en hotels, pas na het passeren van Start
capitalist-setting-resale = procent voor verkochte gebouwen en hypotheken (-1: zoals quick zegt)
capitalist-setting-eliminations = uitgevallen spelers waarmee het spel eindigt (0: geen; -1: zoals quick zegt)
capitalist-setting-board = vakken, prijzen, huren, kaarten en bedragen: classic, of een eigen bestand

# Dezelfde, zoals de pagina ze zegt
capitalist-setting-quick-name = Snel spel
capitalist-setting-rounds-name = Hoogstens zoveel rondes
capitalist-setting-minutes-name = Hoogstens zoveel minuten
capitalist-setting-start_money-name = Geld aan het begin
capitalist-setting-trades-name = Ruilen per beurt
capitalist-setting-unlimited_buildings-name = Gebouwen zonder einde
capitalist-setting-unlimited_buildings-as_quick = zoals in het snelle spel
capitalist-setting-unlimited_buildings-no = nee
capitalist-setting-unlimited_buildings-yes = ja
capitalist-setting-given_lands-name = Gronden aan het begin
capitalist-setting-given_lands-about = Gronden waarmee ieder begint (-1: zoals in het snelle spel, als dat aanstaat).
capitalist-setting-upkeep-name = Kosten per beurt
capitalist-setting-upkeep-about = Wat het einde van een beurt kost (-1: zoals in het snelle spel, als dat aanstaat).
capitalist-setting-build_alone-name = Bouwen zonder de hele kleur
capitalist-setting-build_alone-as_quick = zoals in het snelle spel
capitalist-setting-build_alone-no = nee
capitalist-setting-build_alone-yes = ja
capitalist-setting-staged_building-name = Bouwen in stappen
capitalist-setting-staged_building-as_quick = zoals in het snelle spel
capitalist-setting-staged_building-no = nee
capitalist-setting-staged_building-yes = ja
capitalist-setting-resale-name = Verkoop, in procent
capitalist-setting-resale-about = Wat verkochte gebouwen en hypotheken opbrengen (-1: zoals in het snelle spel, als dat aanstaat).
capitalist-setting-eliminations-name = Uitvallers tot het einde
capitalist-setting-eliminations-about = Uitgevallen spelers waarmee het spel eindigt (0: geen; -1: zoals in het snelle spel, als dat aanstaat).
capitalist-setting-board-name = Bord
capitalist-setting-board-about = Vakken, prijzen, huren, kaarten en bedragen.
capitalist-setting-board-classic = klassiek

capitalist-help =
    Gooi, loop, en koop de grond waar je komt, of die wordt geveild. Bij anderen betaal je huur; die groeit met
    huizen en hotels, waarvoor je de hele kleur nodig hebt, gelijkmatig bebouwd. Voor het gooien mag je bouwen,
    verkopen, hypotheek nemen en ruilen.

    Bedragen maak je in stappen: 1, 10, 100 en 1000, zo vaak je wilt, en dan bied je of stuur je; of typ het bedrag, zoals $137 (-$137 om het te vragen). Wie niet kan
    betalen verkoopt en neemt hypotheek; wie niet genoeg bijeenkrijgt is failliet. Wie overblijft wint, of
    wie bij de grens het rijkst is.
