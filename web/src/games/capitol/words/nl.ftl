# Wat alleen de pagina van Capitol zegt.

capitol-the-map = De negen prefecturen
capitol-the-yards = De spelers
capitol-the-piles = De stapels
capitol-your-hand = Je hand: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
capitol-your-stack = Je stapel voor de veiling
capitol-your-yard = Je huizen
capitol-no-cards = Je hebt geen kaarten.
capitol-phase-build = Bouwen
capitol-phase-auction = Veilingen
capitol-phase-draw = Trekken
capitol-auctioned = Geveild in deze ronde: twee bronnen en { $building ->
    [amphitheatre] een amfitheater
   *[other] een tempel
}
capitol-supply-short = nog { $storeys } bouwstenen
capitol-prefecture-is = { capitol-prefecture }, { $colour ->
    [black] zwart
    [red] rood
   *[white] wit
}. Vrije kleine plaatsen: { $free }. Bronnen: { $fountains }.
capitol-large-is = Op de grote plaats: { capitol-a-building }.
capitol-large-free = De grote plaats is vrij.
capitol-houses-are = { $shape ->
    [round] Ronde daken
   *[pointed] Puntdaken
}, hoogste huis { $height }.
capitol-houses-none = Nog geen huizen.
capitol-pays = Betaalt { $first } aan de eerste, { $second } aan de tweede.
capitol-share = { $player }: { $storeys ->
    [one] 1 verdieping
   *[other] { $storeys } verdiepingen
}{ $place ->
    [1] , eerste, +{ $points }
    [2] , tweede, +{ $points }
   *[other] {""}
}.
capitol-share-tallest = Hoogste: { $height }.
capitol-may-here = Je mag hier bouwen.
capitol-free = { $free } vrij
capitol-asked-house-none = Geen van je huizen past daar nu. Speel de kaart zonder haar actie.
capitol-add-to = Verhoog een huis van { $height } ({ $count })
capitol-new-house = Nieuw huis
capitol-a-house = huis van { $height } met { $shape ->
    [round] rond dak
   *[pointed] puntdak
}{ $count ->
    [1] {""}
   *[other] {" "}(×{ $count })
}
capitol-nothing-unfinished = Je hebt geen huis in aanbouw.
capitol-nothing-finished = Je hebt geen afgewerkt huis.
capitol-played-now = De gespeelde kaart
capitol-take-card-back = Neem terug: { capitol-card }
capitol-seal = { $sum ->
    [0] geen bod
   *[other] bied { $sum }
}
capitol-sealed-sum = { $sum ->
    [0] geen bod
   *[other] bod van { $sum }
}
capitol-kept = { $cards ->
    [one] Je houdt één kaart, waarde { $sum }
   *[other] Je houdt { $cards } kaarten, waarde { $sum }
}
capitol-thinking = kiest nog
capitol-bids-title = De biedingen op { capitol-the-building }
capitol-bid-nothing = niets
capitol-sale = { $end ->
    [won] { $player } won { capitol-the-building }.
    [no_bid] Niemand bood: { capitol-the-building } gaat uit het spel.
    [tied] Gelijke stand: { capitol-the-building } gaat uit het spel.
   *[no_space] { $player } won, maar er is geen plaats voor { capitol-the-building }.
}
capitol-pile-is = Stapel { capitol-kind }: { $top }; nog { $left }, afgelegd { $discards }
capitol-discards = { $discards } weg
capitol-yard-is = Kaarten: { $cards }. Daken over: { $round } ronde, { $pointed } puntdaken. Afgewerkt: { $finished }. In aanbouw: { $unfinished }.
capitol-is-consul = consul
capitol-now = +{ $points } bij waardering nu
capitol-scored-title = Waardering van ronde { $round }
capitol-sum = Samen
capitol-now-short = +{ $points } nu
capitol-plays = speelt { $card }
capitol-tie = { $edition ->
    [fr] Gelijk op { $sum }: de hoogste kaart wint, dan de vroegste in beurtvolgorde vanaf de consul.
   *[nl] Gelijk op { $sum }: wie de minste punten heeft, wint.
}
capitol-setting-edition-name = Gelijke biedingen
capitol-setting-edition-nl = de minste punten, of niemand
capitol-setting-edition-fr = de hoogste kaart, dan de beurtvolgorde
capitol-setting-board-name = Bord
capitol-setting-board-reconstruction = onze reconstructie
