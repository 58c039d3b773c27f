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
capitalist-gets = { $you ->
    [yes] Jij krijgt
   *[no] { $player } krijgt
}
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

# De les
capitalist-learn-welcome =
    Welkom. Rond deze veertig vakken koop je grond, bouw je erop en int je huur. In dit spel wint wie na 16 ronden het rijkst
    is. Marcus en jij hebben elk $1500. Dit duurt vijf minuten.
capitalist-learn-roll =
    Het is jouw beurt. Voor je gooit mag je bouwen, hypotheek nemen en ruilen, maar je hebt daar nog niets voor. Gooi de
    dobbelstenen.
capitalist-learn-buy =
    Je bent op Lichtblauw 1, van niemand. De eigendomsakte zegt wat bezoekers je er betalen. Koop het voor $100.
capitalist-learn-auction =
    Marcus kwam op Roze 1 en wil het niet. Dus wordt het geveild, en iedereen mag bieden: typ een bedrag of gebruik de
    knoppen. $10 is genoeg om te beginnen. Bied dat.
capitalist-learn-higher =
    Marcus biedt $60. Dat is weinig voor grond met een prijs van $140. Bied $70.
capitalist-learn-won =
    Marcus heeft gepast: Roze 1 is van jou voor $70. Jouw teken en kleur staan nu aan de buitenrand. Er gaan een paar ronden
    voorbij, en jullie kopen wat jullie tegenkomen.
capitalist-learn-meanwhile =
    Ronde 7. De groepen tonen wie wat heeft: twee van de drie lichtblauwe zijn van jou, en Marcus heeft de derde. Hij is aan
    de beurt, en heeft nog $55.
capitalist-learn-offer =
    Marcus stelt een ruil voor: Lichtblauw 3 voor jouw Geel 2. Wat dat teweegbrengt, zie je voor je antwoordt: jij zou heel
    lichtblauw hebben, hij twee van de drie gele. Neem het aan.
capitalist-learn-whole =
    De hele kleur is van jou. De kale huur verdubbelt er, en je mag er bouwen. Zulke voorstellen kun je ook zelf doen, met de
    knop om te ruilen, voor je gooit; en wat men jou voorstelt, kun je met een tegenvoorstel beantwoorden.
capitalist-learn-house =
    Jouw beurt. Marcus is net langs start gekomen, met jouw kleur voor zich. Tik op Lichtblauw 3 in de ring en bouw er een huis
    voor $50.
capitalist-learn-evenly =
    De huur steeg er van $16 naar $40. Je moet gelijkmatig bouwen: tik op Lichtblauw 2 en bouw ook daar.
capitalist-learn-third =
    En nu het derde huis, op Lichtblauw 1.
capitalist-learn-on =
    Zo is het genoeg: je hebt geld nodig voor de huur die je zelf moet betalen. Gooi de dobbelstenen.
capitalist-learn-rent =
    Jij kocht Groen 2. Toen kwam Marcus op Lichtblauw 3 en betaalde je $40; met drie huizen was het $300 geweest. Wie niet kan
    betalen, verkoopt gebouwen en neemt hypotheek; wie dan nog niet kan, is failliet en ligt eruit.
capitalist-learn-end =
    De laatste ronde is voorbij, en het vermogen wordt geteld: geld, gebouwen tegen de halve prijs, en grond tegen
    hypotheekwaarde. Je wint met $1159 tegen $1126. Nu ken je het spel. Het snelle spel is nog levendiger, en goed om mee te beginnen.
