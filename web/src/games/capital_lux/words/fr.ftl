# Ce que seule la page dit de Capital Lux.

capital_lux-short = { $colour ->
    [green] Savant
    [yellow] Marchand
    [blue] Agent
   *[other] Clerc
}
capital_lux-person = { capital_lux-short } { $value }
capital_lux-round-of = Manche { $round } sur 3
capital_lux-deck-left = { $count ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
capital_lux-gold-left = { $count ->
    [0] Plus d’or dans la réserve
   *[other] { $count } d’or dans la réserve
}
capital_lux-modifiers-left = { $count ->
    [0] Plus de modificateur dans la pile
    [one] Un modificateur dans la pile, face cachée
   *[other] { $count } modificateurs dans la pile, face cachée
}
capital_lux-column-is = { capital_lux-role }. Dans la capitale : { $total }. { $cards ->
    [none] Aucune carte.
   *[other] Cartes : { $cards }.
}
capital_lux-lies = { $count ->
    [1] Un modificateur face cachée, posé par { $player }.
   *[other] { $count } modificateurs face cachée, posés par { $player }.
}
capital_lux-own-lies = Ton modificateur, que toi seul connais : { $worth }.
capital_lux-limit-is = La limite est { $limit }.
capital_lux-play-here = Joue ici la carte choisie.
capital_lux-city-of = { $own ->
    [yes] Ta cité
   *[no] La cité de { $player }
}
capital_lux-my-city = Ta cité
capital_lux-is-first = Premier joueur de cette manche
capital_lux-no-cards = plus de carte
capital_lux-chooses = choisit
capital_lux-has-chosen = prêt
capital_lux-colours = Les quatre couleurs
capital_lux-city-is = { capital_lux-role } : { $total } { $standing ->
    [none] {""}
    [fine] sur { $limit }, dans la limite
    [risky] sur { $limit }, peut-être trop à cause d’un modificateur caché
   *[over] sur { $limit }, au-dessus de la limite
}. { $cards ->
    [none] Aucune carte.
   *[other] Cartes : { $cards }.
}
capital_lux-has = Cartes en main : { $cards }. Dont connues : { $known ->
    [none] aucune
   *[other] { $known }
}. Or : { $gold }. Cartes bonus : { $bonus } points.
capital_lux-kept-now = { $count ->
    [0] Tu n’as encore rien gardé
    [1] Tu as gardé une carte
   *[other] Tu as gardé { $count } cartes
}
capital_lux-others-choose = Les autres choisissent encore.
capital_lux-your-pack = Le paquet où tu choisis
capital_lux-your-hand = Ta main
capital_lux-hand-empty = Tu n’as plus de carte.
capital_lux-card-is = { capital_lux-short }, { capital_lux-colour } { $value }
capital_lux-choices = Ce que tu peux faire
capital_lux-looked = Le modificateur : { capital_lux-worth }
capital_lux-to-city = Dans ta cité
capital_lux-to-capital = Dans la capitale
capital_lux-does = { $colour ->
    [green] { $left ->
        [0] La pioche est vide : rien à piocher
       *[other] Savant : pioche une carte
    }
    [yellow] { $left ->
        [0] La réserve est vide : pas d’or
       *[other] Marchand : prends 1 d’or
    }
    [blue] { $left ->
        [0] Il n’y a plus de modificateur
       *[other] Agent : regarde un modificateur, puis pose-le
    }
   *[other] { $left ->
        [0] Le Clerc n’a rien à prendre
       *[other] Clerc : la plus basse carte d’une couleur va dans ta cité
    }
}
capital_lux-becomes = { $before } devient { $after }
capital_lux-in-city = { $before } devient { $after }{ $over ->
    [0] , limite { $limit }
   *[other] , { $over } de trop pour { $limit }
}{ $hidden ->
    [0] {""}
   *[other] {" "}(±?)
}
capital_lux-pay = Payer { $price } d’or
capital_lux-pay-means = Tu gardes { $points } points
capital_lux-discard-means = Tu perds { $points } points
capital_lux-end-of = La fin de la manche { $round }
capital_lux-tell-all = Tout montrer
capital_lux-was-discarded = défaussé
capital_lux-goes-on = Quelqu’un réfléchit à son or…
capital_lux-final = Le décompte final
capital_lux-the-player = Joueur
capital_lux-tie-of = Cartes de valeur { $value }
capital_lux-tie = Égalité : le plus de cartes de valeur { $values } départage
capital_lux-counts = Cités : { capital_lux-colour }
capital_lux-last-turn = { $own ->
    [yes] Tu as joué ta dernière carte : encore un tour pour les autres.
   *[no] Ton dernier tour : { $player } n’a plus de carte.
}
