capital_lux-title = Capital Lux
capital_lux-about = Attire les notables dans ta cité, mais jamais plus que la capitale n’en peut éclipser.

# Les couleurs et les cartes : dans une phrase, et en tête de ligne
capital_lux-colour = { $colour ->
    [green] vert
    [yellow] jaune
    [blue] bleu
    [pink] rose
   *[other] ?
}
capital_lux-role = { $colour ->
    [green] Vert : Savant
    [yellow] Jaune : Marchand
    [blue] Bleu : Agent
    [pink] Rose : Clerc
   *[other] ?
}
capital_lux-card = { capital_lux-colour } { $value }
capital_lux-worth = { $worth ->
    [4] +4
    [2] +2
    [-1] −1
    [-3] −3
   *[other] un modificateur
}

# Les coups
capital_lux-action-keep = Garder { capital_lux-card }
capital_lux-action-city = Cité : { capital_lux-card }
capital_lux-action-capital = Capitale : { capital_lux-card }
capital_lux-action-place = Le poser sur { capital_lux-colour }
capital_lux-action-take = Prendre la plus basse en { capital_lux-colour }
capital_lux-action-pay = Payer pour { capital_lux-colour }
capital_lux-action-discard = Défausser { capital_lux-colour }
capital_lux-asked-draft = Garde encore { $count ->
    [one] une carte
   *[other] { $count } cartes
} de ce paquet ; le reste passe au joueur suivant.
capital_lux-asked-play = À toi : joue une carte dans ta cité, ou dans la capitale pour son action.
capital_lux-asked-agent = Le modificateur est { capital_lux-worth }. Sur quelle couleur de la capitale le poses-tu ?
capital_lux-asked-cleric = De quelle couleur de la capitale le Clerc t’amène-t-il la plus basse carte ?
capital_lux-asked-limit = Ta cité dépasse la limite en { capital_lux-colour } : paie { $price } d’or, ou défausse tout.

# Ce qui s’est passé
capital_lux-event-kept = { $you ->
    [yes] Tu as gardé
   *[no] { $player } a gardé
} { $value ->
    [none] une carte
   *[other] { capital_lux-card }
}.
capital_lux-event-passed = { $received ->
    [none] Les paquets sont passés à gauche.
   *[other] Les paquets sont passés à gauche ; tu as reçu { $received }.
}
capital_lux-event-passed-received = { capital_lux-card }
capital_lux-event-city = { $you ->
    [yes] Tu as joué { capital_lux-card } dans ta cité
   *[no] { $player } a joué { capital_lux-card } dans sa cité
}.
capital_lux-event-capital = { $you ->
    [yes] Tu as joué
   *[no] { $player } a joué
} { capital_lux-card } dans la capitale.
capital_lux-event-drew = { $you ->
    [yes] Tu as pioché
   *[no] { $player } a pioché
} { $value ->
    [none] une carte
   *[other] { capital_lux-card }
}.
capital_lux-event-gold = { $you ->
    [yes] Tu as pris
   *[no] { $player } a pris
} 1 disque d’or.
capital_lux-event-looked = { $you ->
    [yes] Tu as regardé
   *[no] { $player } a regardé
} { $worth ->
    [none] un modificateur
   *[other] un modificateur : { capital_lux-worth }
}.
capital_lux-event-placed = { $you ->
    [yes] Tu as posé
   *[no] { $player } a posé
} { capital_lux-worth } face cachée sur { capital_lux-colour }.
capital_lux-event-took = { $you ->
    [yes] Tu as pris { capital_lux-card } de la capitale dans ta cité
   *[no] { $player } a pris { capital_lux-card } de la capitale dans sa cité
}.
capital_lux-event-last_turns = { $you ->
    [yes] Tu n’as
   *[no] { $player } n’a
} plus de carte : encore un tour pour chacun des autres.
capital_lux-event-laid_down = { $you ->
    [yes] Tu as mis le reste de ta main dans ta cité
   *[no] { $player } a mis le reste de sa main dans sa cité
} : { $cards }.
capital_lux-event-laid_down-cards = { capital_lux-card }
capital_lux-event-revealed = Modificateurs : { $modifiers_count ->
    [0] aucun
   *[other] { $modifiers }
}. Limites : { $limits }.
capital_lux-event-revealed-modifiers = { capital_lux-worth } sur { capital_lux-colour } ({ $player })
capital_lux-event-revealed-limits = { capital_lux-colour } { $limit }
capital_lux-event-paid = { $you ->
    [yes] Tu as payé
   *[no] { $player } a payé
} { $gold } d’or pour garder { capital_lux-colour }.
capital_lux-event-discarded = { $you ->
    [yes] Tu as défaussé
   *[no] { $player } a défaussé
} { capital_lux-colour }, d’une valeur de { $total }.
capital_lux-event-bonus = { $you ->
    [yes] Tu as reçu
   *[no] { $player } a reçu
} { capital_lux-card } en carte bonus.
capital_lux-event-round = Manche { $number }, { $dealt } cartes chacun. Premier joueur : { $player }.
capital_lux-event-over = Les trois manches sont jouées : la partie est finie.

# Le plateau
capital_lux-round = Manche { $round } sur 3 · pioche { $deck } · or { $supply } · modificateurs { $pile } · premier joueur : { $player }
capital_lux-capital = Capitale
capital_lux-modifiers = Modificateurs
capital_lux-face-down = { $player } { $count ->
    [1] ?
   *[other] { $count }×?
}
capital_lux-own-modifier = { $player } { capital_lux-worth }
capital_lux-limit = Limite
capital_lux-cards = Cartes
capital_lux-known = connues : { $cards }
capital_lux-gold = Or
capital_lux-bonus = Bonus
capital_lux-points = Points
capital_lux-nothing = –
capital_lux-pack = Paquet : { $cards }
capital_lux-kept = Gardées : { $cards }
capital_lux-hand = Main : { $cards }
capital_lux-passed = Passées à { $player } : { $cards }.
capital_lux-passed-on = Passées à { $player }, qui en a gardé deux et passé le reste : { $cards }.
capital_lux-last-turns = Derniers tours ; sans carte : { $player }.

# Pourquoi ce n’est pas possible
capital_lux-why-asked_draft = On choisit des cartes à présent : garde une carte du paquet.
capital_lux-why-asked_play = Maintenant tu joues une carte de ta main, dans ta cité ou dans la capitale.
capital_lux-why-asked_agent = L’Agent a regardé un modificateur : choisis la couleur où le poser.
capital_lux-why-asked_cleric = Le Clerc doit choisir une couleur où prendre une carte.
capital_lux-why-over_limit = Ta cité dépasse la limite en { capital_lux-colour } : paie pour cette couleur, ou défausse-la.
capital_lux-why-pink_stays = Le Clerc ne prend jamais de carte rose.
capital_lux-why-none_in_capital = La capitale n’a aucune carte en { capital_lux-colour }.
capital_lux-why-card_not_in_pack = Il n’y a pas de { capital_lux-card } dans le paquet que tu tiens.
capital_lux-why-card_not_held = Tu n’as pas de { capital_lux-card } en main.

capital_lux-help =
    Trois manches. D’abord chacun garde deux cartes d’un paquet et passe le reste à gauche, deux fois ; les
    dernières reçues se gardent aussi. Puis, à son tour, chacun joue une carte : dans sa cité, où elle marque,
    ou dans la capitale, où elle agit. Savant (vert) : piocher une carte. Marchand (jaune) : prendre 1 d’or.
    Agent (bleu) : regarder un modificateur et le poser face cachée sur une couleur. Clerc (rose) : prendre
    dans sa cité la plus basse carte verte, jaune ou bleue de la capitale.

    Quand quelqu’un n’a plus de carte, les autres ont encore un tour, puis les mains vont dans les cités. Les
    modificateurs sont révélés. Là où ta cité vaut plus que la capitale dans une couleur, défausse cette
    couleur ou paie la différence en or. Puis la plus grande cité de chaque couleur reçoit la plus haute carte
    de la capitale en bonus.

    À la fin, les cartes de ta cité et tes cartes bonus comptent leur valeur, et chaque disque d’or 1. « ! »
    marque une couleur qui vaut à cet instant plus que la capitale.
