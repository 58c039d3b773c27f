# Ce que disent les pages de chiffres : la page de chaque jeu et le labo des règles.

# La page d’un jeu
figures-title = En chiffres
figures-lead = D’après { $games } parties de { $players } robots ({ $level ->
    [random] coups au hasard
    [easy] faciles
    [medium] moyens
    [hard] forts
   *[expert] experts
}), selon les règles habituelles.
figures-none = Il n’y a pas encore de chiffres pour ce jeu. Essaie-le dans le labo des règles.
figures-again = Les mêmes parties se rejouent avec
figures-lab = Essayer d’autres règles dans le labo
players-count = { $players }
players-count-long = { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}
tile-length = Coups par partie
tile-each = { $moves } par joueur
tile-points = Points d’un joueur
tile-lead = Avance du vainqueur
tile-half = une sur deux : { $range }
as-table = En tableau

# Les dessins
figure-length = La durée des parties
figure-length-about = Coups de tous les joueurs ensemble. En fond : la moitié centrale.
figure-points = La répartition des points
figure-points-about = Ce qu’un joueur a à la fin. En fond : la moitié centrale.
figure-lead = L’écart à la fin
figure-lead-about = Points entre le premier et le deuxième. En fond : la moitié centrale.
figure-seats = Qui gagne
figure-seats-about = La part des parties que gagne chaque place ; les ex æquo se partagent la victoire. Le trait large montre à quel point c’est sûr (95 %).
figure-endings = Comment finissent les parties
spread-said = En moyenne { $mean } ; une fois sur deux entre { $low } et { $high }.
seats-even = Aucune place n’a d’avantage que ces parties montreraient.
seat-more = La place { $seat } gagne plus souvent que sa part.
seat-less = La place { $seat } gagne moins souvent que sa part.
column-seat = Place
column-bot = Robot
column-wins = Victoires
column-surely = Sûrement entre
column-points = Points
column-share = Part
ended-last_player = Il ne reste qu’un joueur
ended-eliminations = Assez de joueurs sont éliminés
ended-rounds = Le dernier tour est fini
ended-time = Le temps est écoulé

# L’échelle
ladder-title = La force des robots
ladder-about = { $games } parties de tous les niveaux entre eux ; des robots égaux gagneraient { $share } chacun.
level-random = hasard
bot-walks = { $name } ({ $walks } essais par coup)

# Le labo des règles
lab-lead = Que changerait une autre règle ? Le serveur joue les mêmes donnes de chaque façon préparée ici, et montre côte à côte ce qu’il en sort.
lab-game = Jeu
lab-bots = Qui joue
lab-bots-random = le seul hasard
lab-bots-easy = robots faciles
lab-bots-medium = robots moyens
lab-games = Parties de chaque façon, au plus
lab-random-about = Le hasard montre ce que font les règles par elles-mêmes, en de très nombreuses parties. Les robots jouent davantage comme des gens.
lab-slow = Ce serveur n’a pas Numba : les parties au hasard y sont plus lentes, il y en aura moins.
lab-way = Façon { $letter }
lab-usual = règles habituelles
lab-no-settings = Ce jeu n’a pas de réglages : compare des nombres de joueurs.
lab-remove = Retirer la façon { $letter }
lab-add = Ajouter une façon
lab-run = Jouer
lab-stop = Arrêter
lab-copy = Copier le lien
lab-progress = Parties jouées
lab-result = Côte à côte
lab-running = Les parties se jouent.
lab-waits = { $ahead ->
    [one] L’expérience de quelqu’un d’autre passe d’abord…
   *[other] { $ahead } autres expériences passent d’abord…
}
lab-begins = Préparation… La première fois, les règles d’un jeu sont compilées, ce qui peut prendre une minute.
lab-plays = { $games } parties sur { $wanted } de chaque façon…
lab-ends-all = Terminé : { $games } parties de chaque façon.
lab-ends-time = Le temps est écoulé : { $games } parties de chaque façon ont été jouées. Le serveur s’arrête là pour laisser la place à ceux qui jouent.
lab-ends-stopped = Arrêté après { $games } parties de chaque façon.
lab-ends-replaced = Une autre de tes expériences a pris sa place, après { $games } parties.
lab-ends-closing = Le serveur ferme ; { $games } parties ont été jouées.
lab-ends-stuck = Une partie n’a pas pris fin. Avec ces réglages, elle peut durer toujours ; { $games } parties ont été jouées.
lab-ends-failed = L’expérience a échoué de notre côté. Réessaie.
line-players = Joueurs
line-games = Parties
line-length = Coups, en moyenne
line-length-half = Coups, une fois sur deux
line-points = Points, en moyenne
line-points-half = Points, une fois sur deux
line-lead = Avance, en moyenne
line-seats = Victoires, de la pire à la meilleure place
refused-lab-closed = L’hôte de ce serveur a fermé le labo des règles.
refused-lab-full = Beaucoup d’expériences attendent déjà. Réessaie dans quelques minutes.
