# Wat alleen de pagina over Campanile zegt.

campanile-pile-number = Stapel { $pile }
campanile-pile-open = { $left ->
    [0] Stapel { $pile }: leeg
    [one] Stapel { $pile }: { campanile-style } ligt open, de laatste kaart
   *[other] Stapel { $pile }: { campanile-style } ligt open, nog { $left } kaarten
}
campanile-left = { $left ->
    [0] leeg
    [one] de laatste
   *[other] nog { $left }
}
campanile-runs-low = Het spel is uit als een stapel leeg is.
campanile-your-hand = Je hand
campanile-your-chips = Je fiches
campanile-the-towers = De torens
campanile-the-piles = De stapels
campanile-the-players = Punten als het spel nu uit was
campanile-the-players-over = Punten
campanile-card = Kaart { campanile-style }
campanile-storeys = { $storeys ->
    [one] { $storeys } verdieping
   *[other] { $storeys } verdiepingen
}
campanile-choose-height = Hoe hoog? Kies wat je bouwt op { campanile-tower }
campanile-choose-chip = Welke fiche zet je in op { campanile-tower }?
campanile-offer-height = { campanile-storeys }, tot { $reaches } hoog; je trekt { campanile-style } van stapel { $pile }
campanile-offer-draws = Trek { campanile-style }
campanile-offer-chip = Zet { $chip } in
campanile-offer-sum = { $sum } in totaal hier
campanile-bet-nothing = Niets inzetten
campanile-put-back = Opnieuw kiezen
campanile-take-back = Terugnemen
campanile-rank = { $rank }e
campanile-rank-pays = { $rank ->
    [1] hoogste
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
}, { $second ->
    [0] betaalt niets
   *[other] betaalt { $first } en { $second }
}
campanile-tower-now = { $style ->
    [romanesque] Romaanse toren
    [gothic] Gotische toren
    [renaissance] Renaissancetoren
    [baroque] Baroktoren
   *[moorish] Moorse toren
}: { campanile-height }; { campanile-rank-pays }. { $bets }
campanile-bets-none = Geen inzetten.
campanile-bets = Inzetten in volgorde: { $bets }.
campanile-bet-of = { $player } { $sum }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
campanile-build-here = Bouw hier.
campanile-bet-here = Je mag hier inzetten.
campanile-chips-of-value = { $count ->
    [one] { $count } fiche van { $value }
   *[other] { $count } fiches van { $value }
}
campanile-chips-left = Fiches over: { $chips }
campanile-known-cards = Bekende kaarten: { $cards }
campanile-points-now = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
campanile-leads = op kop
campanile-from = door { $towers }
campanile-skip = Overslaan
campanile-asked-no-chip = Je hebt hier geen fiche van minstens { $least } om in te zetten: ga verder.

# De les, stap voor stap
campanile-learn-welcome =
    Welkom op het plein. Hier verrijzen vijf klokkentorens, en ze zijn van niemand: iedereen bouwt aan alle torens. Je
    wint door in te zetten op de torens die aan het eind het hoogst staan. Het duurt vijf minuten.
campanile-learn-hand =
    Onderaan zie je je drie kaarten en je negen fiches. Naast de torens liggen drie stapels, 1, 2 en 3, elk met een open kaart.
    Een beurt gaat zo: bouwen, inzetten als je wilt, een kaart trekken.
campanile-learn-build =
    Eerst bouwen. Raak je kaart Barok aan: haar toren toont drie hoogten. Kies 2 verdiepingen. Elke hoogte zegt ook welke kaart
    je trekt: 2 verdiepingen, stapel 2.
campanile-learn-bet =
    Nu mag je één fiche inzetten. Twee regels: ze is minstens de 2 verdiepingen waard die je bouwde, en de stijl van de toren
    ligt open op een stapel. Barok ligt op stapel 1. Raak de baroktoren aan en zet een fiche van 2 in.
campanile-learn-drew =
    Je fiche ligt onder de toren, en je trok de open kaart Gotiek van stapel 2. Iedereen heeft haar gezien; er ligt nu een
    nieuwe kaart.
campanile-learn-rival =
    De andere speler bouwde 3 verdiepingen op Romaans en zette er een 3 in. De romaanse toren is nu de hoogste: de kleine
    vlag aan zijn voet zegt dat hij 8 zou betalen aan de eerste en 4 aan de tweede.
campanile-learn-again =
    Wij doen mee. Speel je kaart Romaans voor maar 1 verdieping: na één verdieping mag elke fiche.
campanile-learn-second =
    Zet ook je 3 in op Romaans. Jullie sommen zijn dan gelijk, en dan gaat voor wie er het eerst inzette. Jij wordt tweede, en
    dat is 4 waard.
campanile-learn-now =
    Kijk naar ‘Stand nu’: de punten van iedereen als het spel op dit moment uit was, en door welke torens. Je leidt met 10
    tegen 8. Maar de torens groeien nog, en de inzetten ook.
campanile-learn-later =
    Vierentwintig beurten later. Jullie hebben alle fiches ingezet, en de stapels raken op: zodra er één leeg is, is het spel
    uit. Je staat één punt achter, 14 tegen 15, en de gotische toren is tweede. Daaronder was jij het eerst.
campanile-learn-last =
    Op stapel 3 ligt nog één kaart. Speel Gotiek voor 3 verdiepingen: de toren wordt hoger dan de romaanse, en jij neemt
    de laatste kaart.
campanile-learn-nothing =
    De gotische toren is nu de hoogste. Je hebt geen fiche meer om in te zetten, dus ga verder: de laatste kaart van stapel 3 is
    voor jou, en daarmee is het spel uit.
campanile-learn-end =
    De vlaggen gaan omhoog, van de laagste naar de hoogste. De gotische toren betaalt jou 8, en je wint met 15 tegen 14. Dat is
    alles: je kent het spel.
