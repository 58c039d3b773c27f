# Ce que seule la page dit de Capitali$t.

capitalist-the-ring = Les quarante cases
capitalist-group-name = { $group ->
    [station] Gares
    [utility] Compagnies
   *[other] { capitalist-group }
}
capitalist-players = Argent et fortune des joueurs
capitalist-groups = Groupes
capitalist-group-share = { $mine } à toi, { $theirs } aux autres, { $free } libre(s)
capitalist-group-free = { $free } libre(s)
capitalist-whole = { $player } : groupe entier
capitalist-whole-mine = Le groupe entier est à toi
capitalist-breaks = { $player } : n’a plus le groupe entier
capitalist-has-of = { $player } : { $count } sur { $all }
capitalist-money = { $amount } $
capitalist-change = { $sign ->
    [minus] −{ $amount } $
   *[plus] +{ $amount } $
}
capitalist-worth = fortune { $amount } $
capitalist-richest = le plus riche en ce moment
capitalist-owes = doit { $amount } $
capitalist-owned-by = { $you ->
    [yes] À toi
   *[no] Propriétaire : { $player }
}
capitalist-nobodys = Encore à personne
capitalist-free-for = À vendre : { $price } $
capitalist-is-mortgaged = hypothéqué
capitalist-a-hotel = un hôtel
capitalist-houses = { $count ->
    [one] une maison
   *[other] { $count } maisons
}
capitalist-rent-now = loyer { $rent } $
capitalist-rent-dice = loyer { $rent } $ × les dés
capitalist-rent-none = pas de loyer
capitalist-tax = { $amount } $ à la banque
capitalist-standing-here = Ici : { $players }
capitalist-nothing = rien
capitalist-with-property = { $count ->
    [0] Loyer du terrain nu
    [one] Avec une maison
   *[other] Avec { $count } maisons
}
capitalist-with-hotel = Avec un hôtel
capitalist-with-station = { $count ->
    [one] Une gare
   *[other] { $count } gares
}
capitalist-with-utility = { $count ->
    [one] Une compagnie
   *[other] Les deux compagnies
}
capitalist-times-dice = { $rent } $ × les dés
capitalist-price = Prix
capitalist-a-building = Un bâtiment
capitalist-costs-brings = { $cost } $, revente { $resale } $
capitalist-mortgage-of = Hypothèque
capitalist-do-house = Bâtir une maison
capitalist-do-hotel = Bâtir un hôtel
capitalist-do-sell = Vendre un bâtiment
capitalist-do-mortgage = Hypothéquer
capitalist-do-lift = Lever l’hypothèque
capitalist-auction-of = Enchères : { $name }
capitalist-bid-of = { $amount } $, { $player }
capitalist-no-bid = Pas encore d’offre
capitalist-bidders = Qui enchérit
capitalist-has-passed = passe
capitalist-leads = en tête
capitalist-thinks = réfléchit
capitalist-bids-on = encore là
capitalist-your-bid = Ton enchère
capitalist-do-bid = Offrir { $amount } $
capitalist-do-pass = Passer
capitalist-less = { $amount } $ de moins
capitalist-more = { $amount } $ de plus
capitalist-from-to = de { $least } à { $most } $
capitalist-do-roll = Lancer les dés
capitalist-do-roll-again = Relancer les dés
capitalist-do-roll-jail = Tenter un double
capitalist-do-fine = Payer l’amende
capitalist-do-use-card = Utiliser une carte de libération
capitalist-manage = Bâtir, vendre, hypothéquer
capitalist-trade = Échanger
capitalist-trade-with = Avec qui échanger ?
capitalist-do-buy = Acheter { $name } pour { $price } $
capitalist-cash-left = il te restera { $amount } $
capitalist-do-decline = Mettre aux enchères
capitalist-do-pay = Payer { $amount } $
capitalist-do-draw = Tirer une carte chance
capitalist-on-turn = { $you ->
    [yes] À toi de jouer
   *[no] Tour de { $player }
}
capitalist-minutes = { $minutes ->
    [one] une minute en tout
   *[other] { $minutes } minutes en tout
}
capitalist-stock = reste { $houses } maisons, { $hotels } hôtels
capitalist-your-cash = Ton argent : { $amount } $
capitalist-take-back = Revenir d’un pas
capitalist-done = C’est bon
capitalist-compose-title = Une offre à { $player }
capitalist-counter-title = Ta contre-offre à { $player }
capitalist-you-give = Tu donnes
capitalist-you-get = { $player } te donne
capitalist-you-get-plain = Tu reçois
capitalist-gets = { $you ->
    [yes] Tu reçois
   *[no] { $player } reçoit
}
capitalist-and-money = Et de l’argent
capitalist-no-land-to-trade = Pas de terrain à échanger
capitalist-after = Après l’échange
capitalist-do-send = Envoyer à { $player }
capitalist-do-counter = Envoyer à { $player }
capitalist-drop = Abandonner
capitalist-drop-counter = Retour
capitalist-offer-title = Une offre
capitalist-offers-you = { $you ->
    [yes] { $proposer } te propose un échange
   *[no] Échange proposé : { $proposer }, { $partner }
}
capitalist-counters-you = { $you ->
    [yes] { $proposer } te fait une contre-offre
   *[no] Contre-offre : { $proposer }, { $partner }
}
capitalist-do-accept = Accepter
capitalist-do-refuse = Refuser
capitalist-do-answer-counter = Faire une contre-offre
capitalist-debt-title = Une dette
capitalist-the-bank = la banque
capitalist-debt-to = { $you ->
    [yes] Tu dois { $amount } $ ({ $to })
   *[no] { $player } doit { $amount } $
}
capitalist-still-to-raise = Argent { $money } $ : encore { $missing } $ à trouver
capitalist-do-bankrupt = Se déclarer en faillite
capitalist-asked-bid = Enchères : { $name }, à { $bid } $. Monte, ou passe.
capitalist-asked-again = Un double : agis à ta guise, puis relance.
capitalist-reckon-cash = Argent
capitalist-reckon-buildings = Bâtiments, à leur revente
capitalist-reckon-titles = Terrains, à leur valeur d’hypothèque
capitalist-deck-left = { $unseen } cartes sur { $cards } n’ont pas encore été vues.
capitalist-about-start = Qui passe ou s’arrête ici reçoit { $amount } $.
capitalist-about-community = Tire la carte du dessus et fais ce qu’elle dit.
capitalist-about-chance = Tire la carte du dessus et fais ce qu’elle dit.
capitalist-about-income_tax = Paie { $amount } $ à la banque.
capitalist-about-luxury_tax = Paie { $amount } $ à la banque.
capitalist-about-jail = Qui s’arrête ici n’est qu’en visite. On sort de prison par un double, une carte de libération ou une amende de { $amount } $.
capitalist-about-free_parking = Un banc à l’ombre. Il ne se passe rien ici.
capitalist-about-go_to_jail = Droit en prison, sans l’argent du départ. Le tour s’arrête.
capitalist-setting-quick-name = Partie rapide
capitalist-setting-rounds-name = Nombre de tours
capitalist-setting-minutes-name = Minutes
capitalist-setting-start_money-name = Argent au départ
capitalist-setting-trades-name = Offres par tour
capitalist-setting-unlimited_buildings-name = Bâtiments illimités
capitalist-setting-unlimited_buildings-as_quick = Selon la partie rapide
capitalist-setting-unlimited_buildings-yes = Oui
capitalist-setting-unlimited_buildings-no = Non
capitalist-setting-given_lands-name = Propriétés au départ
capitalist-setting-upkeep-name = Coût d’un tour
capitalist-setting-build_alone-name = Bâtir sans le groupe entier
capitalist-setting-build_alone-as_quick = Selon la partie rapide
capitalist-setting-build_alone-yes = Oui
capitalist-setting-build_alone-no = Non
capitalist-setting-staged_building-name = Bâtir par étapes
capitalist-setting-staged_building-as_quick = Selon la partie rapide
capitalist-setting-staged_building-yes = Oui
capitalist-setting-staged_building-no = Non
capitalist-setting-resale-name = Revente, en pour cent
capitalist-setting-eliminations-name = Éliminations qui finissent la partie
capitalist-setting-board-name = Plateau
capitalist-setting-board-classic = Classique

# Le tutoriel
capitalist-learn-welcome =
    Bienvenue. Autour de ces quarante cases, tu achètes des terrains, tu y bâtis et tu encaisses des loyers. Dans cette partie,
    qui est le plus riche après 16 tours gagne. Marcus et toi avez 1500 $ chacun. Cela prend cinq minutes.
capitalist-learn-roll =
    C’est ton tour. Avant de lancer les dés, tu peux bâtir, hypothéquer et échanger, mais tu n’as encore rien pour cela. Lance
    les dés.
capitalist-learn-buy =
    Tu arrives sur Bleu clair 1, qui n’est à personne. Son titre dit ce que t’y paieront les visiteurs. Achète-le pour 100 $.
capitalist-learn-auction =
    Marcus est arrivé sur Rose 1 et n’en veut pas. Le terrain est donc mis aux enchères, et chacun peut enchérir : tape une
    somme, ou sers-toi des boutons. 10 $ suffisent pour commencer. Offre-les.
capitalist-learn-higher =
    Marcus offre 60 $. C’est peu pour un terrain qui en vaut 140. Offre 70 $.
capitalist-learn-won =
    Marcus a passé : Rose 1 est à toi pour 70 $. Ton signe et ta couleur sont maintenant sur son bord extérieur. Quelques tours
    passent ; vous achetez tous deux ce que vous trouvez.
capitalist-learn-meanwhile =
    Tour 7. Les groupes montrent qui a quoi : deux des trois terrains bleu clair sont à toi, et Marcus a le troisième. C’est son
    tour, et il lui reste 55 $.
capitalist-learn-offer =
    Marcus te propose un échange : Bleu clair 3 contre ton Jaune 2. Ce qu’il changerait se voit avant de répondre : tu aurais
    tout le bleu clair, lui deux jaunes sur trois. Accepte.
capitalist-learn-whole =
    Toute la couleur est à toi. Ses loyers nus doublent, et tu peux y bâtir. Toi aussi, tu peux faire de telles offres, avec le
    bouton des échanges, avant de lancer les dés ; et à une offre, tu peux répondre par une contre-offre.
capitalist-learn-house =
    À toi. Marcus vient de passer par le départ, et ta couleur est devant lui. Touche Bleu clair 3 sur l’anneau, et bâtis-y une
    maison pour 50 $.
capitalist-learn-evenly =
    Le loyer y est monté de 16 à 40 $. Il faut bâtir régulièrement : touche Bleu clair 2, et bâtis là aussi.
capitalist-learn-third =
    Et la troisième maison, sur Bleu clair 1.
capitalist-learn-on =
    Cela suffit : il te faut de l’argent pour les loyers que tu devras toi-même. Lance les dés.
capitalist-learn-rent =
    Tu as acheté Verte 2. Puis Marcus est arrivé sur Bleu clair 3 et t’a payé 40 $ ; avec trois maisons, c’eût été 300. Qui ne
    peut payer vend des bâtiments et hypothèque des terrains ; si cela ne suffit pas, c’est la faillite, et l’élimination.
capitalist-learn-end =
    Le dernier tour est fini, et l’on compte les fortunes : argent, bâtiments à la moitié de leur prix, terrains à leur valeur
    d’hypothèque. Tu gagnes par 1159 $ à 1126. Tu connais le jeu. La partie rapide est plus vive encore, et parfaite pour débuter.
