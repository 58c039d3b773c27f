# Ce que seule la page dit de Capitol.

capitol-the-map = Les neuf zones
capitol-the-yards = Les joueurs
capitol-the-piles = Les pioches
capitol-your-hand = Ta main : { $count ->
    [1] une carte
   *[other] { $count } cartes
}
capitol-your-stack = Ta pile pour l’enchère
capitol-your-yard = Tes immeubles
capitol-no-cards = Tu n’as pas de carte.
capitol-phase-build = Bâtir
capitol-phase-auction = Enchères
capitol-phase-draw = Piocher
capitol-auctioned = Aux enchères de cette manche : deux fontaines et { $building ->
    [amphitheatre] un amphithéâtre
   *[other] un temple
}
capitol-supply-short = reste { $storeys } étages
capitol-prefecture-is = { capitol-prefecture }, zone { $colour ->
    [black] noire
    [red] rouge
   *[white] blanche
}. Petits emplacements libres : { $free }. Fontaines : { $fountains }.
capitol-large-is = Sur le grand emplacement : { capitol-a-building }.
capitol-large-free = Le grand emplacement est libre.
capitol-houses-are = { $shape ->
    [round] Toits ronds
   *[pointed] Toits triangulaires
}, plus haut immeuble : { $height }.
capitol-houses-none = Pas encore d’immeuble.
capitol-pays = Rapporte { $first } au premier, { $second } au second.
capitol-share = { $player } : { $storeys ->
    [one] { $storeys } étage
   *[other] { $storeys } étages
}{ $place ->
    [1] , premier, +{ $points }
    [2] , second, +{ $points }
   *[other] {""}
}.
capitol-share-tallest = Le plus haut : { $height }.
capitol-may-here = Tu peux bâtir ici.
capitol-free = { $free } libres
capitol-asked-house-none = Aucun de tes immeubles n’y convient. Joue la carte sans son action.
capitol-add-to = Élever un immeuble de { $height } ({ $count })
capitol-new-house = Nouvel immeuble
capitol-a-house = immeuble de { $height }, toit { $shape ->
    [round] rond
   *[pointed] triangulaire
}{ $count ->
    [1] {""}
   *[other] {" "}(×{ $count })
}
capitol-nothing-unfinished = Tu n’as pas d’immeuble en construction.
capitol-nothing-finished = Tu n’as pas d’immeuble terminé.
capitol-played-now = La carte jouée
capitol-take-card-back = Reprendre : { capitol-card }
capitol-seal = { $sum ->
    [0] pas d’offre
   *[other] offrir { $sum }
}
capitol-sealed-sum = { $sum ->
    [0] pas d’offre
   *[other] offre de { $sum }
}
capitol-kept = { $cards ->
    [0] Tu ne gardes rien ({ $sum })
    [1] Tu gardes une carte, valeur { $sum }
   *[other] Tu gardes { $cards } cartes, valeur { $sum }
}
capitol-thinking = choisit encore
capitol-bids-title = Les offres pour { capitol-the-building }
capitol-bid-nothing = rien
capitol-sale = { $end ->
    [won] { $you ->
        [yes] Tu as remporté { capitol-the-building }.
       *[no] { $player } a remporté { capitol-the-building }.
    }
    [no_bid] Personne n’a enchéri : { capitol-the-building } quitte le jeu.
    [tied] Égalité : { capitol-the-building } quitte le jeu.
   *[no_space] L’enchère est remportée, mais il n’y a plus de place pour { capitol-the-building }.
}
capitol-pile-is = Pioche ({ capitol-kind }) : { $top } ; reste { $left }, défausse { $discards }
capitol-discards = { $discards } jetées
capitol-yard-is = Cartes : { $cards }. Toits restants : { $round } ronds, { $pointed } triangulaires. Terminés : { $finished }. En construction : { $unfinished }.
capitol-is-consul = consul
capitol-now = +{ $points } si on comptait maintenant
capitol-scored-title = Décompte de la manche { $round }
capitol-sum = En tout
capitol-now-short = +{ $points } en vue
capitol-plays = joue : { $card }
capitol-tie = { $edition ->
    [fr] Égalité à { $sum } : la plus forte carte l’emporte, puis l’ordre du tour à partir du consul.
   *[nl] Égalité à { $sum } : le plus petit score l’emporte.
}
capitol-setting-edition-name = Égalités aux enchères
capitol-setting-edition-nl = le plus petit score, ou personne
capitol-setting-edition-fr = la plus forte carte, puis l’ordre du tour
capitol-setting-board-name = Plateau
capitol-setting-board-reconstruction = notre reconstitution
