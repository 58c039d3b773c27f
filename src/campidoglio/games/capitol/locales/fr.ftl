capitol-title = Capitol
capitol-about = Bâtis dans neuf zones de Rome, enchéris pour les fontaines et les temples, et possède le plus d’étages.

# Les cartes, les couleurs, les toits, les zones et les édifices
capitol-card = { $kind ->
    [roof] toit { $value }
    [floor] étage { $value }
   *[permit] permis { capitol-colour } { $value }
}
capitol-kind = { $kind ->
    [roof] toits
    [floor] étages
   *[permit] permis
}
capitol-colour = { $colour ->
    [black] noir
    [red] rouge
   *[white] blanc
}
capitol-shape = { $shape ->
    [round] rond
   *[pointed] triangulaire
}
capitol-prefecture = { $prefecture ->
    [palatine] Palatin
    [caelian] Caelius
    [tiber_island] Île Tibérine
    [capitoline] Capitole
    [aventine] Aventin
    [esquiline] Esquilin
    [campus_martius] Champ de Mars
    [quirinal] Quirinal
   *[viminal] Viminal
}
capitol-in-prefecture = { $prefecture ->
    [tiber_island] sur l’île Tibérine
    [aventine] sur l’Aventin
    [esquiline] sur l’Esquilin
   *[other] sur le { capitol-prefecture }
}
capitol-building = { $building ->
    [fountain] fontaine
    [amphitheatre] amphithéâtre
   *[temple] temple
}
capitol-a-building = { $building ->
    [fountain] une fontaine
   *[other] un { capitol-building }
}
capitol-the-building = { $building ->
    [fountain] la fontaine
    [amphitheatre] l’amphithéâtre
   *[temple] le temple
}
capitol-storeys = { $height ->
    [one] { $height } étage
   *[other] { $height } étages
}

# Les coups
capitol-action-roof = Jouer toit { $value }
capitol-action-floor = Jouer étage { $value }
capitol-action-permit = Jouer permis { capitol-colour } { $value }
capitol-action-pass = Passer
capitol-action-storey = { $on ->
    [0] Débuter un immeuble
   *[other] Élever l’immeuble de { $on }
}
capitol-action-cap = Toit { capitol-shape } sur l’immeuble de { $height }
capitol-action-house = { capitol-prefecture } : immeuble de { $height }, toit { capitol-shape }
capitol-action-skip = Sans action
capitol-action-bid_roof = Miser toit { $value }
capitol-action-bid_floor = Miser étage { $value }
capitol-action-bid_permit = Miser permis { capitol-colour } { $value }
capitol-action-seal = STOP : fermer l’offre
capitol-action-site = Bâtir { capitol-in-prefecture }
capitol-action-draw = Piocher : { capitol-kind }

capitol-asked-build = Joue une carte, ou passe jusqu’à la fin de cette phase.
capitol-asked-storeys = { $owed ->
    [1] Place le second étage.
   *[other] Place deux étages, un à un, ou joue la carte sans son action.
}
capitol-asked-cap = Mets un toit sur un immeuble en construction, ou joue la carte sans son action.
capitol-asked-house = Place un immeuble terminé, ou joue la carte sans son action.
capitol-asked-bid = Enchéris pour { capitol-a-building } : pose tes cartes depuis le dessus, puis STOP. Pour l’instant : { $sum }.
capitol-asked-site = Tu as acheté { capitol-a-building }. À quel endroit ?
capitol-asked-draw = { $cards ->
    [one] Pioche une carte : encore { $cards }.
   *[other] Pioche une carte : encore { $cards }.
}

# Ce qui s’est passé
capitol-event-played = { $you ->
    [yes] Tu as joué
   *[no] { $player } a joué
} { capitol-card }.
capitol-event-passed = { $you ->
    [yes] Tu as passé.
   *[no] { $player } a passé.
}
capitol-event-storey = { $you ->
    [yes] Tu as
   *[no] { $player } a
} { $on ->
    [0] débuté un immeuble.
   *[other] élevé un immeuble à { $height }.
}
capitol-event-capped = { $you ->
    [yes] Tu as mis
   *[no] { $player } a mis
} un toit { capitol-shape } sur un immeuble de { capitol-storeys }.
capitol-event-placed = { $you ->
    [yes] Tu as placé
   *[no] { $player } a placé
} un immeuble de { capitol-storeys }, toit { capitol-shape }, { capitol-in-prefecture }.
capitol-event-skipped = { $you ->
    [yes] Tu l’as jouée
   *[no] { $player } l’a jouée
} sans son action.
capitol-event-auction = Enchère { $number } : { capitol-a-building }.
capitol-event-laid = { $you ->
    [yes] Tu as posé
   *[no] { $player } a posé
} { capitol-card } au-dessus du STOP.
capitol-event-sealed = { $you ->
    [yes] Tu as fermé ton offre.
   *[no] { $player } a fermé son offre.
}
capitol-event-revealed = Les offres : { $bids }.
capitol-event-revealed-bids = { $player } { $sum }{ $cards_count ->
    [0] { "" }
   *[other] { " " }({ $cards })
}
capitol-event-revealed-bids-cards = { capitol-card }
capitol-event-won = { $you ->
    [yes] Tu as remporté
   *[no] { $player } a remporté
} { capitol-the-building } pour { $sum }.
capitol-event-left = { $reason ->
    [no_bid] Personne n’a enchéri : { capitol-the-building } quitte le jeu.
    [tied] Égalité : { capitol-the-building } quitte le jeu, et chacun garde ses cartes.
   *[no_space] Il n’y a pas de case libre : { capitol-the-building } quitte le jeu.
}
capitol-event-sited = { $you ->
    [yes] Tu as bâti
   *[no] { $player } a bâti
} { capitol-a-building } { capitol-in-prefecture }.
capitol-event-scored = { capitol-prefecture } : { $paid }
capitol-event-scored-paid = { $player } +{ $points }
capitol-event-round_scored = Décompte du tour { $round } : { $gains }
capitol-event-round_scored-gains = { $player } +{ $points } = { $score }
capitol-event-draws = { $you ->
    [yes] À toi de piocher
   *[no] { $player } doit piocher
} { $cards } cartes.
capitol-event-drew = { $you ->
    [yes] Tu as pioché
   *[no] { $player } a pioché
} { capitol-card }.
capitol-event-turned = La défausse est retournée ({ capitol-kind }) : { $cards }.
capitol-event-round = Le tour { $round } commence ; consul : { $player }.
capitol-event-over = Le quatrième décompte est fait : la partie est finie.

# Le plateau
capitol-round = Tour { $round } sur 4
capitol-consul = consul : { $player }
capitol-supply = { $storeys } étages en réserve
capitol-column-prefecture = Zone
capitol-column-houses = Immeubles (joueur:étages)
capitol-column-free = Libre
capitol-column-fountains = Font.
capitol-column-large = Grande case
capitol-column-places = 1er/2e
capitol-column-score = Points
capitol-column-cards = Cartes
capitol-column-roofs = Toits
capitol-column-unfinished = En construction
capitol-column-finished = Terminés
capitol-passed = a passé
capitol-sealed = a fermé
capitol-pile = { capitol-kind } : { $top } (reste { $left }, défausse { $discards })
capitol-empty = aucune
capitol-auction = Enchère { $number } sur 3 : { capitol-building }
capitol-last-auction = Dernière enchère, { capitol-building } : { $bids }
capitol-hand = Main : { $cards }
capitol-bid = Au-dessus du STOP : { $cards } = { $sum }

# Pourquoi ce n’est pas possible
capitol-why-asked_build = Maintenant tu joues une carte, ou tu passes.
capitol-why-asked_storeys = Maintenant tu places des étages.
capitol-why-asked_cap = Maintenant tu peux mettre un toit sur un immeuble en construction.
capitol-why-asked_house = Maintenant tu peux placer un immeuble terminé.
capitol-why-asked_bid = Maintenant tu poses des cartes au-dessus du STOP, ou tu fermes ton offre.
capitol-why-asked_site = Maintenant tu places l’édifice que tu as acheté.
capitol-why-asked_draw = Maintenant tu pioches une carte.
capitol-why-second_storey_owed = Après le premier étage, il faut placer aussi le second.
capitol-why-supply_empty = Il n’y a plus d’étages en réserve.
capitol-why-no_unfinished_house = Tu n’as pas d’immeuble en construction de { capitol-storeys }.
capitol-why-roofs_used_up = Tes { $count } toits de cette forme sont épuisés : { capitol-shape }.
capitol-why-other_colour = La zone n’est pas de la couleur du permis, { capitol-colour } : { capitol-prefecture }.
capitol-why-no_small_space = Aucune petite case n’y est libre : { capitol-prefecture }.
capitol-why-roofs_differ = Tous les immeubles y ont un toit { capitol-shape } : { capitol-prefecture }.
capitol-why-shape_of_both_others = Les deux autres zones de cette couleur ont ce type de toit ; celle-ci doit en différer : { capitol-prefecture }.
capitol-why-first_house_is_low = Le premier immeuble d’une zone a un étage : { capitol-prefecture }.
capitol-why-height_does_not_fit = Un immeuble y a maintenant { $least } ou { $most } étages : { capitol-prefecture }.
capitol-why-no_finished_house = Tu n’as pas d’immeuble terminé de { capitol-storeys } avec un toit { capitol-shape }.
capitol-why-no_space_for_it = Il n’y a pas de place libre pour { capitol-a-building } : { capitol-prefecture }.
capitol-why-pile_empty = Cette pile n’a plus de carte : { capitol-kind }.
capitol-why-card_not_held = Tu n’as pas cette carte en main : { capitol-card }.

# Réglages
capitol-setting-edition = égalités aux enchères : le plus bas score l’emporte, ou personne (nl) ; la plus forte carte, puis l’ordre du tour (fr)
capitol-setting-board = les zones : notre reconstitution, ou un plateau à toi

# Les mêmes, comme la page les dit
capitol-setting-edition-name = Égalités aux enchères
capitol-setting-edition-about = L’édition néerlandaise tranche pour le plus bas score, ou pour personne ; la française pour la plus forte carte, puis selon l’ordre du tour.
capitol-setting-edition-nl = édition néerlandaise
capitol-setting-edition-fr = édition française
capitol-setting-board-name = Plateau
capitol-setting-board-about = Les zones de Rome, dans notre reconstitution.
capitol-setting-board-reconstruction = notre reconstitution

capitol-help =
    Chacun des quatre tours commence par la construction. À tour de rôle, joue une carte et fais ce qu’elle permet,
    ou passe pour de bon. Une carte étage donne deux étages pour des immeubles en construction ou nouveaux, une carte
    toit termine un immeuble, un permis place un immeuble terminé dans une zone de sa couleur. Le premier immeuble
    d’une zone a un étage ; chacun des suivants est aussi haut que le plus haut de la zone, ou plus haut d’un étage,
    avec un toit de même type ; les trois zones d’une couleur ne peuvent pas avoir toutes le même type de toit. Tu
    peux jouer une carte sans son action.

    Puis trois édifices sont mis aux enchères. Pose les cartes de ton offre depuis le dessus, puis STOP. La plus
    forte somme l’emporte, et seul le gagnant paie. Une fontaine prend une petite case, les autres la grande.

    Dans chaque zone, le plus d’étages rapporte 2 points et 1 par fontaine, le deuxième 1 par fontaine ; un temple
    double le tout. En cas d’égalité pour la première place, l’immeuble le plus haut décide. Puis chacun pioche six
    cartes sur les piles visibles, et plus auprès d’un amphithéâtre : 2 pour le premier, 1 pour le deuxième.
