# Ce que seule la page dit de Campanile.

campanile-pile-number = Pile { $pile }
campanile-pile-open = { $left ->
    [0] Pile { $pile } : vide
    [1] Pile { $pile } : carte { campanile-style }, la dernière
   *[other] Pile { $pile } : carte { campanile-style } visible, il reste { $left } cartes
}
campanile-left = { $left ->
    [0] vide
    [1] la dernière
   *[other] reste { $left }
}
campanile-runs-low = La partie finit quand une pile est vide.
campanile-your-hand = Ta main
campanile-your-chips = Tes jetons
campanile-the-towers = Les tours
campanile-the-piles = Les piles
campanile-the-players = Points si la partie finissait maintenant
campanile-the-players-over = Points
campanile-card = Carte { campanile-style }
campanile-storeys = { $storeys ->
    [one] { $storeys } étage
   *[other] { $storeys } étages
}
campanile-choose-height = Jusqu’où ? Choisis ce que tu bâtis sur { campanile-tower }
campanile-choose-chip = Quel jeton mises-tu sur { campanile-tower } ?
campanile-offer-height = { campanile-storeys }, jusqu’à { $reaches } ; tu pioches { campanile-style } sur la pile { $pile }
campanile-offer-draws = Pioche { campanile-style }
campanile-offer-chip = Miser { $chip }
campanile-offer-sum = { $sum } en tout ici
campanile-bet-nothing = Ne rien miser
campanile-put-back = Choisir autrement
campanile-take-back = Reprendre
campanile-rank = { $rank ->
    [1] 1re
   *[other] { $rank }e
}
campanile-rank-pays = { $rank ->
    [1] la plus haute
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}, { $second ->
    [0] ne rapporte rien
   *[other] rapporte { $first } et { $second }
}
campanile-tower-now = { $style ->
    [romanesque] Tour romane
    [gothic] Tour gothique
    [renaissance] Tour Renaissance
    [baroque] Tour baroque
   *[moorish] Tour mauresque
} : { campanile-height } ; { campanile-rank-pays }. { $bets }
campanile-bets-none = Aucune mise.
campanile-bets = Mises dans leur ordre : { $bets }.
campanile-bet-of = { $player } { $sum }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
campanile-build-here = Bâtis ici.
campanile-bet-here = Tu peux miser ici.
campanile-chips-of-value = { $count ->
    [one] { $count } jeton de { $value }
   *[other] { $count } jetons de { $value }
}
campanile-chips-left = Jetons restants : { $chips }
campanile-known-cards = Cartes connues : { $cards }
campanile-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
campanile-leads = en tête
campanile-from = par { $towers }
campanile-skip = Passer
campanile-asked-no-chip = Tu n’as ici aucun jeton d’au moins { $least } à miser : continue.
