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

# L’initiation, pas à pas
capital_lux-learn-welcome =
    Bienvenue dans la capitale. Sous ses quatre arcs siègent le Savant, le Marchand, l’Agent et le Clerc. Sous chacun
    se trouve ce que la capitale possède dans cette couleur : pour l’instant, un seul 5 vert.
capital_lux-learn-cities =
    En dessous, ta cité. Dans chaque couleur elle peut valoir autant que la capitale, et pas un point de plus. Le trait
    sombre de chaque barre est cette limite : 5 en vert, rien encore ailleurs. On joue trois manches ; ceci prend cinq minutes.
capital_lux-learn-keep =
    Une manche commence par un choix. Voici un paquet de six cartes. Tu en gardes deux, et le reste va à l’autre joueur.
    Garde le Marchand, le 5 jaune.
capital_lux-learn-keep-more =
    Garde aussi le Savant, le 5 vert : c’est en vert que la capitale a de la place.
capital_lux-learn-passed =
    Les paquets ont changé de mains. De celui-ci aussi tu gardes deux cartes. Prends l’Agent, le 4 bleu.
capital_lux-learn-passed-more =
    Et le Savant, le 3 vert.
capital_lux-learn-hand =
    Les deux dernières cartes te sont revenues d’elles-mêmes, et ta main est complète : six cartes. Tu as vu passer tous les
    paquets : certaines cartes de l’autre te sont donc montrées à côté de son nom.
capital_lux-learn-city =
    Tu es premier joueur. À ton tour, tu joues une carte : dans ta cité, où elle marque, ou dans la capitale. Touche le
    5 vert, puis « Dans ta cité ». La limite est 5 : il y tient tout juste.
capital_lux-learn-cleric =
    Ce n’était pas gentil. L’autre joueur a envoyé un Clerc dans la capitale, et le Clerc a emmené le 5 vert dans sa cité.
    La limite du vert est 0 à présent, et ton 5 la dépasse. Si la manche finissait là, vous le perdriez tous les deux.
capital_lux-learn-merchant =
    Une limite peut remonter, et l’or peut sauver une couleur. Joue le 3 jaune dans la capitale : il élève la limite du jaune,
    et le Marchand te donne un disque d’or.
capital_lux-learn-agent =
    L’autre joueur a besoin de vert lui aussi, et a mis un Savant dans la capitale. Envoie maintenant un Agent : joue le 3 bleu
    dans la capitale, et tu regardes un modificateur.
capital_lux-learn-place =
    C’est un +4, le meilleur de tous. Tu le poses face cachée sur une couleur ; toi seul sauras ce que c’est. Choisis le
    Savant : 2 devient 6, et ton 5 vert est à l’abri.
capital_lux-learn-beyond =
    L’autre joueur a vu où il est, mais pas ce qu’il vaut. Joue maintenant le 4 bleu dans ta cité. C’est un point de trop
    pour une limite de 3, mais tu as un disque d’or.
capital_lux-learn-gold =
    Un peu plus d’or ne peut pas nuire. Joue le 5 jaune dans la capitale.
capital_lux-learn-scholar =
    Joue le 3 vert dans la capitale. Il aide la limite du vert, et le Savant te fait piocher une carte.
capital_lux-learn-last-card =
    Tu as pioché un 4 jaune, et la limite du jaune est haute. Joue-le dans ta cité. C’est ta dernière carte : l’autre joueur
    a encore un tour, et la manche est finie.
capital_lux-learn-pay =
    La fin de la manche est racontée pas à pas. Le modificateur est retourné : le vert est sauvé, avec une limite de 9. Mais
    ton bleu vaut 4 pour une limite de 3. Paie un disque d’or, et tu le gardes.
capital_lux-learn-bonus =
    L’autre joueur ne pouvait pas payer, et a perdu 9 points de bleu. Puis la plus grande cité de chaque couleur a reçu la plus
    haute carte de la capitale en bonus : le 3 vert, le 6 jaune et le 3 bleu sont à toi. Les cités et la capitale restent
    en place pour la manche suivante.
capital_lux-learn-later =
    Deux manches plus tard, tout à la fin. Ton bleu vaut 12 points, et la limite est 11. Si tu le laisses partir, tu perds la
    partie par 55 à 64. Paie un disque d’or.
capital_lux-learn-end =
    On compte les cartes des cités, les cartes bonus et l’or : tu gagnes par 70 à 64. Nourris la capitale, surveille le
    Clerc, et garde un peu d’or pour la fin. C’est tout : tu connais le jeu.
