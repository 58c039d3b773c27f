campanile-title = Campanile
campanile-about = Cinq clochers s’élèvent étage par étage ; parie sur ceux qui seront les plus hauts.

# Les styles : seuls, et dans une phrase
campanile-style = { $style ->
    [romanesque] Romane
    [gothic] Gothique
    [renaissance] Renaissance
    [baroque] Baroque
    [moorish] Mauresque
   *[other] ?
}
campanile-tower = { $style ->
    [romanesque] la tour romane
    [gothic] la tour gothique
    [renaissance] la tour Renaissance
    [baroque] la tour baroque
    [moorish] la tour mauresque
   *[other] ?
}

# Les coups
campanile-action-build = Bâtir { $storeys } : { campanile-style }
campanile-action-bet = Miser { $chip } : { campanile-style }
campanile-action-no_bet = Ne rien miser
campanile-asked-build = À toi : bâtis 1, 2 ou 3 étages, et pioche sur la pile de ce numéro.
campanile-asked-bet = Mise un jeton d’au moins { $least } sous une tour dont le style est visible sur une pile, ou rien.
campanile-asked-bet-built = Mise un jeton d’au moins { $least } sous la tour que tu viens d’élever, ou rien.

# Ce qui s’est passé
campanile-event-built = { $you ->
    [yes] Tu as bâti
   *[no] { $player } a bâti
} { $storeys ->
    [one] { $storeys } étage
   *[other] { $storeys } étages
} sur { campanile-tower }, haute maintenant de { $height }.
campanile-event-bet = { $you ->
    [yes] Tu as misé
   *[no] { $player } a misé
} { $chip } sur { campanile-tower }, { $sum } maintenant en tout.
campanile-event-drew = { $you ->
    [yes] Tu as pioché
   *[no] { $player } a pioché
} { campanile-style } sur la pile { $pile } ; { $left ->
    [0] elle est vide
   *[other] il en reste { $left }
}.
campanile-event-flag = { $rank ->
    [1] Première
    [2] Deuxième
    [3] Troisième
   *[other] Quatrième
}, { campanile-tower } ({ $height }) : { $paid_count ->
    [0] personne n’y a misé
   *[other] { $paid }
}.
campanile-event-flag-paid = { $player } +{ $points }
campanile-event-over = Une pile est vide : la partie est finie.

# Le plateau
campanile-piles = Piles
campanile-pile-left = reste
campanile-empty = vide
campanile-height = { $height ->
    [one] { $height } étage
   *[other] { $height } étages
}
campanile-hand = Main
campanile-chips = Jetons
campanile-no-chips = aucun
campanile-now = À cet instant
campanile-points = Points
campanile-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}

# Pourquoi ce n’est pas possible
campanile-why-build_first = Un tour commence par bâtir.
campanile-why-built_already = Tu as déjà bâti ; maintenant tu peux miser, ou ne rien miser.
campanile-why-card_not_held = Tu n’as pas de carte { campanile-style } en main.
campanile-why-not_just_built = On ne peut miser que sur la tour qu’on vient d’élever.
campanile-why-style_not_showing = Aucune carte { campanile-style } n’est visible sur une pile.
campanile-why-chip_too_small = Le jeton doit valoir au moins les étages que tu viens de bâtir, { $least }.
campanile-why-chip_not_left = Il ne te reste pas de jeton de valeur { $chip }.

# Réglages
campanile-setting-bet_on = miser sur une tour dont le style est visible sur une pile (showing), ou sur la tour qu’on vient d’élever (built)

# Les mêmes, comme la page les dit
campanile-setting-bet_on-name = Où miser
campanile-setting-bet_on-about = Sous une tour dont le style est visible sur une pile ; ou, selon la variante officielle, sous celle qu’on vient d’élever.
campanile-setting-bet_on-showing = les styles visibles sur une pile
campanile-setting-bet_on-built = la tour qu’on vient d’élever

campanile-help =
    À ton tour, joue une carte : sa tour grandit de 1, 2 ou 3 étages, à ton choix. Puis tu peux miser un jeton,
    qui vaut au moins les étages bâtis, sous une tour dont le style est visible sur une pile. Enfin tu pioches la
    carte visible de la pile dont le numéro est le nombre d’étages bâtis.

    La partie finit quand une pile est vide. Les quatre plus hautes tours rapportent 8/4, 6/3, 4/2 et 2/1 : le
    premier nombre à la plus grande somme de jetons sous la tour, le second à la suivante. À sommes égales, le
    premier arrivé l’emporte ; à hauteurs égales, la tour la plus proche des piles. « À cet instant » donne les
    points de chacun si la partie finissait maintenant.
