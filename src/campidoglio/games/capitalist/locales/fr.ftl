capitalist-title = Capitali$t
capitalist-about = Achète des terrains, bâtis, et sois la dernière personne à ne pas faire faillite.

# Terrains et cases
capitalist-land = { $land ->
    [brown_1] Brune 1
    [brown_2] Brune 2
    [light_blue_1] Bleu clair 1
    [light_blue_2] Bleu clair 2
    [light_blue_3] Bleu clair 3
    [pink_1] Rose 1
    [pink_2] Rose 2
    [pink_3] Rose 3
    [orange_1] Orange 1
    [orange_2] Orange 2
    [orange_3] Orange 3
    [red_1] Rouge 1
    [red_2] Rouge 2
    [red_3] Rouge 3
    [yellow_1] Jaune 1
    [yellow_2] Jaune 2
    [yellow_3] Jaune 3
    [green_1] Verte 1
    [green_2] Verte 2
    [green_3] Verte 3
    [dark_blue_1] Bleu foncé 1
    [dark_blue_2] Bleu foncé 2
    [station_1] Gare 1
    [station_2] Gare 2
    [station_3] Gare 3
    [station_4] Gare 4
    [utility_1] Compagnie 1
    [utility_2] Compagnie 2
   *[other] ?
}
capitalist-square = { $square ->
    [brown_1] Brune 1
    [brown_2] Brune 2
    [light_blue_1] Bleu clair 1
    [light_blue_2] Bleu clair 2
    [light_blue_3] Bleu clair 3
    [pink_1] Rose 1
    [pink_2] Rose 2
    [pink_3] Rose 3
    [orange_1] Orange 1
    [orange_2] Orange 2
    [orange_3] Orange 3
    [red_1] Rouge 1
    [red_2] Rouge 2
    [red_3] Rouge 3
    [yellow_1] Jaune 1
    [yellow_2] Jaune 2
    [yellow_3] Jaune 3
    [green_1] Verte 1
    [green_2] Verte 2
    [green_3] Verte 3
    [dark_blue_1] Bleu foncé 1
    [dark_blue_2] Bleu foncé 2
    [station_1] Gare 1
    [station_2] Gare 2
    [station_3] Gare 3
    [station_4] Gare 4
    [utility_1] Compagnie 1
    [utility_2] Compagnie 2
    [start] Départ
    [community] Caisse de communauté
    [chance] Chance
    [income_tax] Impôts sur le revenu
    [luxury_tax] Taxe de luxe
    [jail] Prison
    [free_parking] Parking gratuit
    [go_to_jail] Allez en prison
   *[other] ?
}
capitalist-short = { $square ->
    [brown_1] Brune1
    [brown_2] Brune2
    [light_blue_1] BlClr1
    [light_blue_2] BlClr2
    [light_blue_3] BlClr3
    [pink_1] Rose1
    [pink_2] Rose2
    [pink_3] Rose3
    [orange_1] Orang1
    [orange_2] Orang2
    [orange_3] Orang3
    [red_1] Rouge1
    [red_2] Rouge2
    [red_3] Rouge3
    [yellow_1] Jaune1
    [yellow_2] Jaune2
    [yellow_3] Jaune3
    [green_1] Verte1
    [green_2] Verte2
    [green_3] Verte3
    [dark_blue_1] BlFnc1
    [dark_blue_2] BlFnc2
    [station_1] Gare1
    [station_2] Gare2
    [station_3] Gare3
    [station_4] Gare4
    [utility_1] Comp1
    [utility_2] Comp2
    [start] DÉPART
    [community] Caisse
    [chance] Chance
    [income_tax] Impôts
    [luxury_tax] Taxe
    [jail] PRISON
    [free_parking] PARK
    [go_to_jail] →PRIS.
   *[other] ?
}
capitalist-group = { $group ->
    [brown] Brune
    [light_blue] Bleu clair
    [pink] Rose
    [orange] Orange
    [red] Rouge
    [yellow] Jaune
    [green] Verte
    [dark_blue] Bleu foncé
   *[other] ?
}
capitalist-deck = { $deck ->
    [chance] chance
   *[community] caisse de communauté
}

# Les coups
capitalist-action-roll = Lancer les dés
capitalist-action-pay_fine = Payer l’amende
capitalist-action-use_card = Utiliser une carte de libération
capitalist-action-build = Bâtir : { capitalist-land }
capitalist-action-sell = Vendre un bâtiment : { capitalist-land }
capitalist-action-sell_down = Vendre d’un coup : { capitalist-group }
capitalist-action-mortgage = Hypothéquer : { capitalist-land }
capitalist-action-lift = Lever l’hypothèque : { capitalist-land }
capitalist-action-offer = Proposer un échange : { $player }
capitalist-action-give_land = Donner { capitalist-land }
capitalist-action-ask_land = Demander { capitalist-land }
capitalist-action-give_card = Donner la carte de libération ({ capitalist-deck })
capitalist-action-ask_card = Demander la carte de libération ({ capitalist-deck })
capitalist-action-give_money = Donner { $amount } $ de plus
capitalist-action-ask_money = Demander { $amount } $ de plus
capitalist-action-send = Envoyer l’offre
capitalist-action-cancel = Abandonner l’offre
capitalist-action-accept = Accepter
capitalist-action-refuse = Refuser
capitalist-action-counter = Faire une contre-offre
capitalist-action-buy = Acheter
capitalist-action-decline = Mettre aux enchères
capitalist-action-raise_by = Monter de { $amount } $
capitalist-action-bid = Enchérir
capitalist-action-pass = Passer
capitalist-action-pay = Payer
capitalist-action-draw_chance = Tirer une carte chance
capitalist-action-bankrupt = Se déclarer en faillite
capitalist-action-time_up = Le temps est écoulé
capitalist-action-leave = Départ : { $player }

capitalist-asked-act = À toi : agis à ta guise, puis lance les dés.
capitalist-asked-jail = Tu es en prison : paie { $fine } $, utilise une carte, ou tente un double.
capitalist-asked-buy = Achètes-tu le terrain où tu te trouves, ou le mets-tu aux enchères ?
capitalist-asked-auction = { $name } est aux enchères ; la dernière est de { $bid } $. { $raised ->
    [0] Monte par étapes, ou passe.
   *[other] Tu montes de { $raised } $ : monte encore, ou enchéris.
}
capitalist-asked-compose = Que donnes-tu, et que demandes-tu ? Envoie l’offre quand elle est complète.
capitalist-asked-answer = Acceptes-tu l’offre ?
capitalist-asked-choice = Payer, ou tirer une carte chance ?
capitalist-asked-debt = Tu dois { $amount } $ : vends ou hypothèque jusqu’à pouvoir payer.

# Ce qui s’est passé
capitalist-event-turn = { $player } : tour { $round }.
capitalist-event-rolled = { $you ->
    [yes] Tu as lancé
   *[no] { $player } a lancé
} { $dice }{ $double ->
    [yes] , un double
   *[no] {""}
}.
capitalist-event-rolled_for_utility = { $you ->
    [yes] Tu as lancé
   *[no] { $player } a lancé
} { $dice } pour le loyer.
capitalist-event-moved = { $player } → { capitalist-square }.
capitalist-event-moved_back = { $player } ← { capitalist-square }, en reculant.
capitalist-event-salary = { $player } : passage par la case départ, +{ $amount } $.
capitalist-event-jailed = { $player } : en prison.
capitalist-event-freed = { $player } : sortie de prison{ $by ->
    [doubles] {" "}par un double
   *[third_roll] {" "}après le troisième lancer
}.
capitalist-event-stays_in_jail = { $you ->
    [yes] Tu restes
   *[no] { $player } reste
} en prison (lancer { $rolls } sur 3).
capitalist-event-paid_fine = { $you ->
    [yes] Tu as payé
   *[no] { $player } a payé
} { $amount } $ pour sortir de prison.
capitalist-event-used_card = { $you ->
    [yes] Tu as utilisé
   *[no] { $player } a utilisé
} la carte de libération ({ capitalist-deck }).
capitalist-event-visited = { capitalist-land } : propriétaire { $owner }{ $mortgaged ->
    [yes] , mais hypothéqué
   *[no] {""}
}.
capitalist-event-visited-owner = { $player }
capitalist-event-drew = { $you ->
    [yes] Tu as tiré
   *[no] { $player } a tiré
} une carte : { $card }
capitalist-event-drew-card = { $effect ->
    [advance] avancez jusqu’à { capitalist-square }.
    [go_back] retournez à { capitalist-square }.
    [step_back] reculez de { $steps } cases.
    [nearest_station] rendez-vous à la gare la plus proche.
    [jail] allez en prison.
    [release] libération de prison, à garder.
    [receive] recevez { $amount } $.
    [pay] payez { $amount } $.
    [pay_or_chance] payez { $amount } $ ou tirez une carte chance.
    [birthday] anniversaire : chaque joueur donne { $amount } $.
   *[repairs] réparations : { $house } $ par maison, { $hotel } $ par hôtel.
}
capitalist-event-received = { $you ->
    [yes] Tu as reçu
   *[no] { $player } a reçu
} { $amount } $.
capitalist-event-bought = { $you ->
    [yes] Tu as acheté
   *[no] { $player } a acheté
} { capitalist-land } pour { $price } $.
capitalist-event-won_auction = { $you ->
    [yes] Tu as emporté
   *[no] { $player } a emporté
} { capitalist-land } pour { $price } $.
capitalist-event-built = { $you ->
    [yes] Tu as bâti
   *[no] { $player } a bâti
} pour { $cost } $ ({ capitalist-land }) : { $buildings ->
    [5] un hôtel
    [one] { $buildings } maison
   *[other] { $buildings } maisons
}.
capitalist-event-sold = { $you ->
    [yes] Tu as vendu
   *[no] { $player } a vendu
} un bâtiment ({ capitalist-land }) pour { $amount } $.
capitalist-event-mortgaged = { $you ->
    [yes] Tu as hypothéqué
   *[no] { $player } a hypothéqué
} { capitalist-land } pour { $amount } $.
capitalist-event-lifted = { $you ->
    [yes] Tu as levé
   *[no] { $player } a levé
} l’hypothèque ({ capitalist-land }) pour { $amount } $.
capitalist-event-offering = { $player } : offre en préparation pour { $partner }.
capitalist-event-offering-partner = { $you ->
    [yes] toi
   *[no] { $player }
}
capitalist-event-countering = { $player } : contre-offre en préparation pour { $partner }.
capitalist-event-countering-partner = { capitalist-event-offering-partner }
capitalist-event-offered = { $player } : offre à { $partner }, { $gives_count ->
    [0] rien
   *[other] { $gives }
} contre { $asks_count ->
    [0] rien
   *[other] { $asks }
}.
capitalist-event-offered-partner = { capitalist-event-offering-partner }
capitalist-event-offered-gives = { $piece ->
    [land] { capitalist-land }
    [card] la carte de libération ({ capitalist-deck })
   *[money] { $money } $
}
capitalist-event-offered-asks = { capitalist-event-offered-gives }
capitalist-event-traded = { $player } : échange avec { $partner }, { $gives_count ->
    [0] rien
   *[other] { $gives }
} contre { $asks_count ->
    [0] rien
   *[other] { $asks }
}.
capitalist-event-traded-partner = { capitalist-event-offering-partner }
capitalist-event-traded-gives = { capitalist-event-offered-gives }
capitalist-event-traded-asks = { capitalist-event-offered-gives }
capitalist-event-refused = { $you ->
    [yes] Tu as refusé
   *[no] { $player } a refusé
}.
capitalist-event-dropped = { $you ->
    [yes] Tu as abandonné
   *[no] { $player } a abandonné
} l’offre.
capitalist-event-auction = { capitalist-land } : mise aux enchères.
capitalist-event-bid = { $you ->
    [yes] Tu as offert
   *[no] { $player } a offert
} { $amount } $.
capitalist-event-passed = { $you ->
    [yes] Tu as passé
   *[no] { $player } a passé
}.
capitalist-event-unsold = { capitalist-land } : personne n’en a voulu.
capitalist-event-paid = { $you ->
    [yes] Tu as payé
   *[no] { $player } a payé
} { $amount } $ à { $to ->
    [none] la banque
   *[other] { $to }
}.
capitalist-event-paid-to = { capitalist-event-offering-partner }
capitalist-event-owes = { $you ->
    [yes] Tu dois
   *[no] { $player } doit
} { $amount } $ à { $to ->
    [none] la banque
   *[other] { $to }
}, et manque d’argent.
capitalist-event-owes-to = { capitalist-event-offering-partner }
capitalist-event-bankrupt = { $player } : faillite ; tout va à { $to ->
    [none] la banque
   *[other] { $to }
}{ $lands_count ->
    [0] {""}
   *[other] {" "}: { $lands }
}.
capitalist-event-bankrupt-to = { capitalist-event-offering-partner }
capitalist-event-bankrupt-lands = { capitalist-land }
capitalist-event-left = { $you ->
    [yes] Tu as quitté
   *[no] { $player } a quitté
} la partie.
capitalist-event-time_up = Le temps est écoulé : ce tour se termine, et la partie avec lui.
capitalist-event-over = La partie est finie{ $reason ->
    [last_player] {" "}: il ne reste qu’une personne
    [eliminations] {" "}: assez de joueurs sont éliminés
    [rounds] {" "}: c’était le dernier tour
   *[time] {" "}: le temps est écoulé
}.

# Le plateau
capitalist-holding = { $money } $, fortune { $fortune } $
capitalist-in-jail = en prison
capitalist-release = carte de libération
capitalist-out = hors jeu
capitalist-round = Tour { $round }{ $limit ->
    [0] {""}
   *[other] {" "}sur { $limit }
}
capitalist-bank = À la banque : maisons { $houses }, hôtels { $hotels }
capitalist-dice = Dés : { $dice }
capitalist-debt = { $player } : dette de { $amount } $
capitalist-lot-open = Enchère, { $name } : pas encore d’offre
capitalist-lot = Enchère, { $name } : { $bid } $ ({ $player })
capitalist-offer = Offre : { $proposer } → { $partner }
capitalist-gives = donne : { $things }
capitalist-asks = demande : { $things }

# Pourquoi ce n’est pas possible
capitalist-why-asked_act = Avant de lancer les dés tu peux agir, puis tu les lances.
capitalist-why-asked_buy = D’abord, achète le terrain où tu te trouves, ou mets-le aux enchères.
capitalist-why-asked_auction = Une vente aux enchères est en cours : monte et enchéris, ou passe.
capitalist-why-asked_compose = Une offre est en préparation : envoie-la ou abandonne-la d’abord.
capitalist-why-asked_answer = Réponds d’abord à l’offre.
capitalist-why-asked_choice = D’abord, paie ou tire une carte chance.
capitalist-why-asked_debt = Il faut d’abord payer une dette : vends, hypothèque, ou déclare-toi en faillite.
capitalist-why-from_outside = Personne ne choisit cela : cela vient de l’extérieur du jeu.
capitalist-why-not_in_jail = Tu n’es pas en prison.
capitalist-why-no_release_card = Tu n’as pas de carte de libération.
capitalist-why-too_dear = Cela coûte { $price } $, et tu as { $money } $.
capitalist-why-not_yours = Tu ne possèdes pas { capitalist-land }.
capitalist-why-colour_not_whole = Il faut posséder toute la couleur pour bâtir.
capitalist-why-mortgage_in_colour = Un de tes terrains de cette couleur est hypothéqué : lève l’hypothèque avant de bâtir.
capitalist-why-one_hotel = Une propriété a au plus un hôtel : { capitalist-land }.
capitalist-why-pass_start_first = Jusqu’au prochain passage par la case départ, tu peux bâtir { $count } maisons par propriété.
capitalist-why-build_evenly = Bâtis uniformément : d’abord sur une propriété de cette couleur qui a moins de bâtiments.
capitalist-why-no_building_left = La banque n’a plus { $piece ->
    [hotel] d’hôtel
   *[house] de maison
}.
capitalist-why-no_building_there = Tu n’y as pas de bâtiment : { capitalist-land }.
capitalist-why-sell_evenly = Vends uniformément : d’abord sur une propriété de cette couleur qui a plus de bâtiments.
capitalist-why-houses_lacking = La banque n’a pas les quatre maisons qui remplaceraient l’hôtel : vends toute la couleur d’un coup.
capitalist-why-no_need_to_sell_down = On ne vend une couleur d’un coup que si on y a un hôtel et que la banque n’a pas quatre maisons : { capitalist-group }.
capitalist-why-mortgaged_already = { capitalist-land } : déjà hypothéqué.
capitalist-why-sell_buildings_first = Vends d’abord tes bâtiments de cette couleur.
capitalist-why-no_mortgage = Tu n’as pas d’hypothèque sur { capitalist-land }.
capitalist-why-mortgaged_this_turn = { capitalist-land } : hypothéqué pendant ce tour.
capitalist-why-not_a_partner = Une offre s’adresse à quelqu’un d’autre qui est encore en jeu.
capitalist-why-offers_used_up = Tu as fait toutes tes offres de ce tour ({ $count }).
capitalist-why-not_the_owner = { $you ->
    [yes] Tu ne possèdes pas
   *[no] { $player } ne possède pas
} { capitalist-land }.
capitalist-why-buildings_in_colour = On n’échange pas de terrain d’une couleur bâtie : { capitalist-group }.
capitalist-why-in_the_offer = C’est déjà dans l’offre.
capitalist-why-not_the_holder = { $you ->
    [yes] Tu n’as pas
   *[no] { $player } n’a pas
} la carte de libération ({ capitalist-deck }).
capitalist-why-money_goes_one_way = L’argent ne va que dans un sens dans une offre.
capitalist-why-not_that_much = { $you ->
    [yes] Tu n’as que
   *[no] { $player } n’a que
} { $money } $.
capitalist-why-empty_offer = Rien contre rien n’est pas une offre.
capitalist-why-one_counter_offer = Il n’y a qu’une contre-offre.
capitalist-why-beyond_your_cash = Une enchère ne dépasse pas ton argent, { $money } $.
capitalist-why-raise_first = Monte d’abord : une enchère dépasse la dernière, { $bid } $.
capitalist-why-finish_the_bid = Tu as commencé à monter : finis ton enchère.
capitalist-why-can_still_pay = Tu dois { $amount } $ et peux encore réunir { $fortune } $.

# Les réglages
capitalist-setting-quick = la partie rapide : active toutes ses règles qu’aucun autre réglage ne décide
capitalist-setting-rounds = la partie finit après autant de tours (0 : sans limite)
capitalist-setting-minutes = la partie finit après autant de minutes (0 : sans limite)
capitalist-setting-start_money = argent au départ (-1 : comme le jeu le prévoit)
capitalist-setting-trades = combien d’échanges on peut proposer à chaque tour
capitalist-setting-unlimited_buildings = les maisons et les hôtels ne manquent jamais
capitalist-setting-given_lands = propriétés reçues au départ (-1 : selon quick)
capitalist-setting-upkeep = ce que coûte la fin d’un tour (-1 : selon quick)
capitalist-setting-build_alone = on bâtit sans posséder toute la couleur
capitalist-setting-staged_building = plus de deux maisons, et des hôtels, seulement après la case départ
capitalist-setting-resale = pourcentage à la revente et à l’hypothèque (-1 : selon quick)
capitalist-setting-eliminations = éliminations qui finissent la partie (0 : aucune ; -1 : selon quick)
capitalist-setting-board = cases, prix, loyers, cartes et montants : classic, ou un fichier à toi

# Les mêmes, comme la page les dit
capitalist-setting-quick-name = Partie rapide
capitalist-setting-rounds-name = Tours au plus
capitalist-setting-minutes-name = Minutes au plus
capitalist-setting-start_money-name = Argent au départ
capitalist-setting-trades-name = Échanges par tour
capitalist-setting-unlimited_buildings-name = Bâtiments sans fin
capitalist-setting-unlimited_buildings-as_quick = selon la partie rapide
capitalist-setting-unlimited_buildings-no = non
capitalist-setting-unlimited_buildings-yes = oui
capitalist-setting-given_lands-name = Propriétés au départ
capitalist-setting-given_lands-about = Propriétés reçues au départ (-1 : comme dans la partie rapide, si elle est choisie).
capitalist-setting-upkeep-name = Coût d’un tour
capitalist-setting-upkeep-about = Ce que coûte la fin d’un tour (-1 : comme dans la partie rapide, si elle est choisie).
capitalist-setting-build_alone-name = Bâtir sans toute la couleur
capitalist-setting-build_alone-as_quick = selon la partie rapide
capitalist-setting-build_alone-no = non
capitalist-setting-build_alone-yes = oui
capitalist-setting-staged_building-name = Bâtir par étapes
capitalist-setting-staged_building-as_quick = selon la partie rapide
capitalist-setting-staged_building-no = non
capitalist-setting-staged_building-yes = oui
capitalist-setting-resale-name = Revente, en pour cent
capitalist-setting-resale-about = Ce que rapportent revente et hypothèque (-1 : comme dans la partie rapide, si elle est choisie).
capitalist-setting-eliminations-name = Éliminations qui finissent la partie
capitalist-setting-eliminations-about = Éliminations qui finissent la partie (0 : aucune ; -1 : comme dans la partie rapide, si elle est choisie).
capitalist-setting-board-name = Plateau
capitalist-setting-board-about = Cases, prix, loyers, cartes et montants.
capitalist-setting-board-classic = classique

capitalist-help =
    Lance les dés, avance, et achète le terrain atteint, sinon il est mis aux enchères. Chez les autres on paie un
    loyer ; il croît avec les maisons et les hôtels, pour lesquels il faut toute la couleur, bâtie
    uniformément. Avant de lancer, on peut bâtir, vendre, hypothéquer et échanger.

    Les montants se font par étapes : 1, 10, 100 et 1000, autant de fois qu’on veut, puis on enchérit ou on
    envoie ; ou tape le montant, comme $137 (-$137 pour demander). Qui ne peut payer vend et hypothèque ; si cela ne suffit pas, c’est la faillite. La dernière personne
    en jeu gagne, ou la plus riche à la limite.
