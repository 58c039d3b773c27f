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

# De les, stap voor stap
capitol-learn-welcome =
    Welkom in Rome. Negen prefecturen liggen op zijn heuvels, drie van elke kleur: zwarte golven, rode vlam, witte laurier.
    Je wint door er de meeste verdiepingen te hebben, vier keer achter elkaar. Dit duurt vijf minuten.
capitol-learn-hand =
    Hieronder liggen je acht kaarten: daken, bouwstenen, en vergunningen in de drie kleuren. Je hebt ook vier afgewerkte
    huizen, van één en van twee verdiepingen. In dit deel van de ronde spelen Marcus en jij om beurten één kaart.
capitol-learn-permit =
    Een vergunning plaatst een afgewerkt huis in een prefectuur van haar kleur. Speel je rode vergunning 2.
capitol-learn-place =
    Wat oplicht, is waar een huis mag staan. Het eerste huis van een prefectuur heeft één verdieping. Tik op je ronde huis van
    één verdieping, dan op het Capitool, in het midden.
capitol-learn-leads =
    Je huis staat er. De twee getallen van het Capitool zeggen wat het geeft: 4 aan de eerste en 2 aan de tweede, dankzij zijn
    twee bronnen. Jij alleen hebt er verdiepingen, dus ben je eerste.
capitol-learn-tie =
    Marcus heeft hetzelfde huis geplaatst. Jullie hebben elk één verdieping, en de huizen zijn even hoog: nu zijn jullie
    allebei eerste. Daar helpt een hoger huis tegen.
capitol-learn-floor =
    Alle huizen van een prefectuur hebben hetzelfde dak, en elk is zo hoog als het hoogste of één verdieping hoger. Bouw er dus
    een van twee verdiepingen met een rond dak. Speel je bouwsteenkaart 2.
capitol-learn-storey =
    Zij geeft twee bouwstenen. Begin met de eerste een nieuw huis.
capitol-learn-second =
    Zet de tweede erbovenop.
capitol-learn-roof =
    Marcus is aan twee huizen van één verdieping begonnen. Dat van jou heeft een dak nodig: speel je dakkaart 1.
capitol-learn-cap =
    Op het Capitool zijn de daken rond. Kies dat; dan is het huis voorgoed af.
capitol-learn-again =
    Nu kan het huis worden geplaatst. Speel je andere rode vergunning, de 7.
capitol-learn-taller =
    Tik op een rond huis van twee verdiepingen, en weer op het Capitool. Al het andere zegt waarom niet, als je erop tikt.
capitol-learn-pass =
    Drie verdiepingen tegen één: je bent alleen eerste. Je zou door kunnen gaan, maar wat je nu in de hand houdt, is je geld
    bij de veilingen. Bewaar het, en pas.
capitol-learn-bid =
    Er wordt een bron geveild. Allen bieden in het geheim, met kaarten: hun waarden worden opgeteld. Marcus heeft zijn bod al
    gesloten. Leg je witte vergunning 8 boven STOP.
capitol-learn-stop =
    Dat is een bod van 8; wat je niet legt, houd je. Sluit het met STOP.
capitol-learn-won =
    Marcus bood 6: de bron is van jou, en de 8 is uitgegeven. Hij neemt zijn kaart terug. Elke bron voegt 1 punt toe aan wat
    een prefectuur geeft. Tik op het Capitool, waar je eerste bent.
capitol-learn-fountain =
    Het geeft nu 5 en 3. Er komen nog twee veilingen in deze ronde: nog een bron, en een amfitheater.
capitol-learn-scored =
    Die heb je ook gewonnen, en allebei op het Capitool gezet. Daarna is elke prefectuur gewaardeerd: het Capitool gaf jou 6
    en Marcus 4, en de Aventijn gaf hem 2.
capitol-learn-draw =
    Nu trekt iedereen zes kaarten van de drie stapels. Eerste zijn bij een amfitheater geeft jou er twee extra. Trek een
    vergunning.
capitol-learn-end =
    Drie ronden later. Tempels hebben verdubbeld wat sommige prefecturen geven, en na de vierde waardering win je met 67 tegen
    57. Dat is alles: je kent het spel.
