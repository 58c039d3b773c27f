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

# Le tutoriel, pas à pas
campanile-learn-welcome =
    Bienvenue sur la place. Cinq clochers vont s’y élever, et ils ne sont à personne : tout le monde bâtit sur tous. Tu gagnes en
    misant sur ceux qui finiront les plus hauts. Il y en a pour cinq minutes.
campanile-learn-hand =
    En bas, tes trois cartes et tes neuf jetons. À côté des tours, trois piles, 1, 2 et 3, chacune avec une carte visible.
    Un tour, c’est : bâtir, miser si tu veux, piocher.
campanile-learn-build =
    D’abord, bâtis. Touche ta carte Baroque : sa tour montre trois hauteurs. Choisis 2 étages. Chaque hauteur dit aussi quelle
    carte tu piocheras : 2 étages, pile 2.
campanile-learn-bet =
    Maintenant tu peux miser un jeton. Deux règles : il vaut au moins les 2 étages bâtis, et le style de la tour est visible
    sur une pile. Le baroque est sur la pile 1. Touche la tour baroque et mise un jeton de 2.
campanile-learn-drew =
    Ton jeton est sous la tour, et tu as pioché la carte Gothique de la pile 2. Tout le monde l’a vue ; une nouvelle carte la
    remplace.
campanile-learn-rival =
    L’autre joueur a bâti 3 étages sur la tour romane et y a misé un 3. Elle est maintenant la plus haute : le petit
    drapeau à son pied dit qu’elle rapporterait 8 au premier et 4 au deuxième.
campanile-learn-again =
    Allons-y aussi. Joue ta carte Romane pour 1 étage seulement : après un étage, tout jeton convient.
campanile-learn-second =
    Mise aussi ton 3 sur la tour romane. Les sommes seront égales, et le premier arrivé l’emporte. Tu seras deuxième, et cela
    vaut 4.
campanile-learn-now =
    Regarde « À cet instant » : les points de chacun si la partie finissait maintenant, et par quelles tours. Tu mènes 10
    à 8. Mais les tours grandiront, et les mises aussi.
campanile-learn-later =
    Vingt-quatre tours plus tard. Vous avez misé tous vos jetons, et les piles s’épuisent : dès que l’une est vide, la partie est
    finie. Il te manque un point, 14 à 15, et la tour gothique est deuxième. Sous elle, tu étais là en premier.
campanile-learn-last =
    Il reste une carte sur la pile 3. Joue Gothique pour 3 étages : la tour dépassera la romane, et tu prendras la
    dernière carte.
campanile-learn-nothing =
    La tour gothique est la plus haute. Tu n’as plus de jeton à miser, alors continue : la dernière carte de la pile 3 est à toi, et
    la partie finit.
campanile-learn-end =
    Les drapeaux montent, du plus bas au plus haut. La tour gothique te rapporte 8, et tu gagnes 15 à 14. C’est tout : tu connais
    le jeu.
