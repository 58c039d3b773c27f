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
