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
capitol-scored-title = Décompte du tour { $round }
capitol-sum = En tout
capitol-now-short = +{ $points } en vue
capitol-plays = joue : { $card }
capitol-tie = { $edition ->
    [fr] Égalité à { $sum } : la plus forte carte l’emporte, puis l’ordre du tour à partir du consul.
   *[nl] Égalité à { $sum } : le plus petit score l’emporte.
}

# Le tutoriel, pas à pas
capitol-learn-welcome =
    Bienvenue à Rome. Neuf zones couvrent ses collines, trois de chaque couleur : vagues noires, flamme rouge, laurier
    blanc. On gagne en y ayant le plus d’étages, quatre fois de suite. Cela prend cinq minutes.
capitol-learn-hand =
    Voici tes huit cartes : toits, étages, et permis des trois couleurs. Tu as aussi quatre immeubles terminés, d’un et de
    deux étages. Dans cette partie du tour, Marcus et toi jouez une carte chacun à votre tour.
capitol-learn-permit =
    Un permis place un immeuble terminé dans une zone de sa couleur. Joue ton permis rouge 2.
capitol-learn-place =
    Ce qui brille, c’est là où un immeuble peut aller. Le premier immeuble d’une zone a un seul étage. Touche ton immeuble
    rond d’un étage, puis le Capitole, au milieu.
capitol-learn-leads =
    Ton immeuble y est. Les deux nombres du Capitole disent ce qu’il rapporte : 4 au premier et 2 au second, grâce à ses deux
    fontaines. Toi seul y as des étages : tu es premier.
capitol-learn-tie =
    Marcus a placé le même immeuble. Vous avez un étage chacun, et vos immeubles sont aussi hauts l’un que l’autre : vous
    voilà tous deux premiers. Changeons cela avec un immeuble plus haut.
capitol-learn-floor =
    Tous les immeubles d’une zone ont le même toit, et chacun est aussi haut que le plus haut, ou plus haut d’un étage.
    Bâtis-en donc un de deux étages, à toit rond. Joue ta carte étage 2.
capitol-learn-storey =
    Elle donne deux étages. Avec le premier, commence un nouvel immeuble.
capitol-learn-second =
    Pose le second par-dessus.
capitol-learn-roof =
    Marcus a commencé deux immeubles d’un étage. Il faut un toit au tien : joue ta carte toit 1.
capitol-learn-cap =
    Au Capitole, les toits sont ronds. Choisis celui-là ; l’immeuble est alors terminé pour de bon.
capitol-learn-again =
    L’immeuble peut maintenant prendre sa place. Joue ton autre permis rouge, le 7.
capitol-learn-taller =
    Touche un immeuble rond de deux étages, puis de nouveau le Capitole. Tout le reste dit pourquoi pas, si tu le touches.
capitol-learn-pass =
    Trois étages contre un : tu es seul premier. Tu pourrais continuer, mais ce que tu gardes en main est ton argent aux
    enchères. Garde-le, et passe.
capitol-learn-bid =
    On vend une fontaine. Tous enchérissent en secret, avec des cartes dont les valeurs s’ajoutent. Marcus a déjà fermé son
    offre. Pose ton permis blanc 8 au-dessus du STOP.
capitol-learn-stop =
    C’est une offre de 8 ; tu gardes ce que tu ne poses pas. Ferme-la avec le STOP.
capitol-learn-won =
    Marcus offrait 6 : la fontaine est à toi, et le 8 est dépensé. Lui reprend sa carte. Chaque fontaine ajoute 1 point à ce
    que rapporte une zone. Touche le Capitole, où tu es premier.
capitol-learn-fountain =
    Il rapporte maintenant 5 et 3. Il reste deux enchères dans ce tour : une autre fontaine, et un amphithéâtre.
capitol-learn-scored =
    Tu les as remportées aussi, et placées toutes deux au Capitole. Puis on a compté chaque zone : le Capitole t’a rapporté 6
    et à Marcus 4, et l’Aventin lui a rapporté 2.
capitol-learn-draw =
    Chacun pioche maintenant six cartes des trois piles. Être premier auprès d’un amphithéâtre t’en donne deux de plus. Pioche
    un permis.
capitol-learn-end =
    Trois tours plus tard. Des temples ont doublé ce que rapportent certaines zones, et après le quatrième décompte tu
    gagnes par 67 à 57. C’est tout : tu connais le jeu.
