campanile-title = Campanile
campanile-about = Vijf klokkentorens groeien verdieping na verdieping; wed op de hoogste.

# De stijlen: alleen, en in een zin
campanile-style = { $style ->
    [romanesque] Romaans
    [gothic] Gotiek
    [renaissance] Renaissance
    [baroque] Barok
    [moorish] Moors
   *[other] ?
}
campanile-tower = { $style ->
    [romanesque] de romaanse toren
    [gothic] de gotische toren
    [renaissance] de renaissancetoren
    [baroque] de baroktoren
    [moorish] de Moorse toren
   *[other] ?
}

# Zetten
campanile-action-build = Bouw { $storeys } op { campanile-style }
campanile-action-bet = Zet { $chip } op { campanile-style }
campanile-action-no_bet = Niets inzetten
campanile-asked-build = Jouw beurt: bouw 1, 2 of 3 verdiepingen, en trek van de stapel met dat nummer.
campanile-asked-bet = Zet een fiche van minstens { $least } in onder een toren waarvan de stijl open op een stapel ligt, of niets.
campanile-asked-bet-built = Zet een fiche van minstens { $least } in onder de toren waarop je net bouwde, of niets.

# Wat er gebeurde
campanile-event-built = { $player } bouwde { $storeys ->
    [one] 1 verdieping
   *[other] { $storeys } verdiepingen
} op { campanile-tower }, nu { $height } hoog.
campanile-event-bet = { $player } zette { $chip } in op { campanile-tower }, nu { $sum } in totaal.
campanile-event-drew = { $player } trok { campanile-style } van stapel { $pile }; { $left ->
    [0] die is leeg
   *[other] nog { $left } over
}.
campanile-event-flag = { $rank ->
    [1] Eerste
    [2] Tweede
    [3] Derde
   *[other] Vierde
}, { campanile-tower } ({ $height }): { $paid_count ->
    [0] niemand zette erop in
   *[other] { $paid }
}.
campanile-event-flag-paid = { $player } +{ $points }
campanile-event-over = Een stapel is leeg: het spel is uit.

# Het bord
campanile-piles = Stapels
campanile-pile-left = over
campanile-empty = leeg
campanile-height = { $height } hoog
campanile-hand = Hand
campanile-chips = Fiches
campanile-no-chips = geen
campanile-now = Stand nu
campanile-points = Punten
campanile-hidden = { $count ->
    [one] 1 verborgen
   *[other] { $count } verborgen
}

# Waarom iets niet kan
campanile-why-build_first = Een beurt begint met bouwen.
campanile-why-built_already = Je hebt al gebouwd; nu mag je inzetten, of niets inzetten.
campanile-why-card_not_held = Je hebt geen kaart van { campanile-style } op de hand.
campanile-why-not_just_built = Je mag alleen inzetten op de toren waarop je net bouwde.
campanile-why-style_not_showing = Er ligt geen kaart van { campanile-style } open op een stapel.
campanile-why-chip_too_small = De fiche moet minstens de verdiepingen waard zijn die je net bouwde, { $least }.
campanile-why-chip_not_left = Je hebt geen fiche van { $chip } meer.

# Instellingen
campanile-setting-bet_on = inzetten op een toren waarvan de stijl open op een stapel ligt (showing), of op de toren waarop net gebouwd is (built)

# Dezelfde, zoals de pagina ze zegt
campanile-setting-bet_on-name = Waar je mag inzetten
campanile-setting-bet_on-about = Onder een toren waarvan de stijl open op een stapel ligt; of, volgens de officiële variant, onder de toren waarop je net bouwde.
campanile-setting-bet_on-showing = stijlen die open liggen
campanile-setting-bet_on-built = de toren waarop net gebouwd is

campanile-help =
    Speel in je beurt een kaart: haar toren groeit met 1, 2 of 3 verdiepingen, naar keuze. Dan mag je een fiche
    inzetten, minstens zoveel waard als de verdiepingen die je bouwde, onder een toren waarvan de stijl open op een
    stapel ligt. Tot slot trek je de open kaart van de stapel met het nummer van het aantal verdiepingen.

    Het spel is uit als een stapel leeg is. De vier hoogste torens betalen 8/4, 6/3, 4/2 en 2/1: het eerste getal
    aan de hoogste som fiches onder de toren, het tweede aan de volgende. Bij gelijke som gaat voor wie er het
    eerst inzette; bij gelijke hoogte de toren die dichter bij de stapels staat. ‘Stand nu’ zijn de punten als het
    spel nu uit was.
