# Wat alleen de pagina over Capital Lux zegt.

capital_lux-short = { $colour ->
    [green] Geleerde
    [yellow] Koopman
    [blue] Agent
   *[other] Geestelijke
}
capital_lux-person = { capital_lux-short } { $value }
capital_lux-round-of = Ronde { $round } van 3
capital_lux-deck-left = { $count ->
    [0] De trekstapel is leeg
    [one] Eén kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
}
capital_lux-gold-left = { $count ->
    [0] Geen goud meer in de voorraad
   *[other] { $count } goud in de voorraad
}
capital_lux-modifiers-left = { $count ->
    [0] Geen wijziger meer op de stapel
    [one] Eén wijziger op de stapel, gesloten
   *[other] { $count } wijzigers op de stapel, gesloten
}
capital_lux-column-is = { capital_lux-role }: { $total } in de hoofdstad. { $cards ->
    [none] Geen kaarten.
   *[other] Kaarten: { $cards }.
}
capital_lux-lies = { $count ->
    [one] Eén gesloten wijziger van { $player }.
   *[other] { $count } gesloten wijzigers van { $player }.
}
capital_lux-own-lies = Jouw wijziger hier, die alleen jij kent: { $worth }.
capital_lux-limit-is = De grens is { $limit }.
capital_lux-play-here = Speel de gekozen kaart hier.
capital_lux-city-of = { $own ->
    [yes] Jouw stad
   *[no] De stad van { $player }
}
capital_lux-my-city = Jouw stad
capital_lux-is-first = Eerste speler van deze ronde
capital_lux-no-cards = geen kaarten meer
capital_lux-chooses = kiest nog
capital_lux-has-chosen = klaar
capital_lux-colours = De vier kleuren
capital_lux-city-is = { capital_lux-role }: { $total } { $standing ->
    [none] {""}
    [fine] van { $limit }, binnen de grens
    [risky] van { $limit }, misschien over de grens door een gesloten wijziger
   *[over] van { $limit }, over de grens
}. { $cards ->
    [none] Geen kaarten.
   *[other] Kaarten: { $cards }.
}
capital_lux-has = Kaarten op de hand: { $cards }. Daarvan bekend: { $known ->
    [none] geen
   *[other] { $known }
}. Goud: { $gold }. Bonuskaarten: { $bonus } punten.
capital_lux-kept-now = { $count ->
    [0] Je hebt nog niets gehouden
    [one] Je hebt één kaart gehouden
   *[other] Je hebt { $count } kaarten gehouden
}
capital_lux-others-choose = De anderen kiezen nog.
capital_lux-your-pack = Het pakje waaruit je kiest
capital_lux-your-hand = Je hand
capital_lux-hand-empty = Je hebt geen kaarten meer.
capital_lux-card-is = { capital_lux-short }, { capital_lux-colour } { $value }
capital_lux-choices = Wat je kunt doen
capital_lux-looked = De wijziger: { capital_lux-worth }
capital_lux-to-city = Naar je stad
capital_lux-to-capital = Naar de hoofdstad
capital_lux-does = { $colour ->
    [green] { $left ->
        [0] De trekstapel is leeg: geen kaart
       *[other] Geleerde: trek een kaart
    }
    [yellow] { $left ->
        [0] De voorraad is leeg: geen goud
       *[other] Koopman: neem 1 goud
    }
    [blue] { $left ->
        [0] Er is geen wijziger meer
       *[other] Agent: bekijk een wijziger en leg hem neer
    }
   *[other] { $left ->
        [0] De Geestelijke heeft niets te nemen
       *[other] Geestelijke: de laagste kaart van een kleur komt in je stad
    }
}
capital_lux-becomes = { $before } wordt { $after }
capital_lux-in-city = { $before } wordt { $after }{ $over ->
    [0] , grens { $limit }
   *[other] , { $over } over de grens van { $limit }
}{ $hidden ->
    [0] {""}
   *[other] {" "}(±?)
}
capital_lux-pay = Betaal { $price } goud
capital_lux-pay-means = Je houdt { $points } punten
capital_lux-discard-means = Je verliest { $points } punten
capital_lux-end-of = Het einde van ronde { $round }
capital_lux-tell-all = Toon alles
capital_lux-was-discarded = afgelegd
capital_lux-goes-on = Iemand denkt na over goud …
capital_lux-final = De eindtelling
capital_lux-the-player = Speler
capital_lux-tie-of = Kaarten van waarde { $value }
capital_lux-tie = Gelijkspel: de meeste kaarten van waarde { $values } beslissen
capital_lux-counts = Steden: { capital_lux-colour }
capital_lux-last-turn = { $own ->
    [yes] Je hebt je laatste kaart gespeeld: de anderen hebben nog één beurt.
   *[no] Je laatste beurt: { $player } heeft geen kaarten meer.
}
