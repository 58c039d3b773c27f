# Ce que seule la page dit, sur tous les jeux.

# Le cadre
skip = Aller au contenu
nav = Pages
home-link = Tous les jeux
language = Langue
settings-link = Réglages
account = Ton compte
friends-waiting = { $count ->
    [one] quelque chose t’attend
   *[other] { $count } choses t’attendent
}
invited = { $name } t’invite à une table de { $game }.
invited-go = Y aller
friends-here = ici en ce moment
invite-friends = Tes amis
invite-friend = Inviter
invite-friend-of = Inviter { $name } à cette table
invite-friend-done = invitation envoyée
befriend = Demander à { $name } d’être ton ami
befriend-asked = La demande est envoyée à { $name }.
about-link = À propos
footer = Des jeux sur la colline du Capitole
loading = Un instant…
again = Réessayer
cancel = Annuler
close = Fermer
keep = Garder
copy = Copier
copied = Copié
share = Partager
yes = oui
no = non
you = Toi
guest = Invité

# Les robots, seuls et à une table
level-easy = facile
level-medium = moyen
level-hard = fort
level-expert = expert
bot = Robot { $level ->
    [easy] facile
    [hard] fort
    [expert] expert
   *[medium] moyen
}

# L’accueil
home-title = Quatre jeux de tours, de collines et de fortunes romaines
home-lead = Entre amis, ou contre des robots qui jouent bien. Sans compte, sans rien installer.
games = Les jeux
bots-play = Niveau des robots
players-from-to-short = { $fewest }–{ $most }
play-now = Jouer
with-friends = Créer une table
learn-link = L’apprendre en cinq minutes
figures-link = Chiffres
lab-link = Labo des règles
rules-link = Règles
my-tables = Tes tables
join = Rejoindre une table
join-code = Lien ou code d’une table
join-go = Rejoindre
join-wrong = Ce n’est ni le lien ni le code d’une table. Un lien se termine par /t/ et le code.
open-tables = Tables avec de la place
state-your-turn = à toi de jouer
state-waiting = attend des joueurs

# Un nom
your-name = Ton nom
name-title = Comment t’appeler ?
name-about = Les autres à ta table voient ce nom. Il n’y a rien d’autre à remplir, et tu peux le changer à tout moment.
name-go = Continuer
name-kept = Ton nom est gardé.

# Une nouvelle table
new-title = Une table de { $game }
new-seats = Qui joue ?
new-how-many = Nombre de joueurs
new-seat = Place { $number }
new-friend = Libre pour un ami
new-waits = La table attend que chaque place libre soit prise ; tu reçois un lien à partager.
new-at-once = Tout le monde est là : la partie commence aussitôt.
new-pace = Rythme
new-others = Avec d’autres
new-public = Visible pour tous
new-public-about = Sinon, seuls ceux qui ont le lien trouvent la table.
new-substitute = Qui joue pour les absents
new-substitute-about = La place est rendue dès leur retour.
new-make = Créer la table
new-begin = Commencer
pace-untimed = Sans pendule
pace-quick = Vif
pace-calm = Calme
pace-letters = En jours
pace-untimed-about = Chacun prend le temps qu’il lui faut.
pace-quick-about = Une minute par coup.
pace-calm-about = Trois minutes par coup.
pace-letters-about = Trois jours par coup : reviens quand tu veux.
tempo-untimed = Sans pendule : chacun prend le temps qu’il lui faut.
tempo-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}
tempo-move = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
}
tempo-game = { $minutes ->
    [one] { $minutes } minute pour toute la partie
   *[other] { $minutes } minutes pour toute la partie
}
settings-of-game = Réglages du jeu
setting-own = le tien
no-such-game = Il n’y a pas de jeu « { $game } » ici.

# Une table qui attend
lobby-lead = Envoie le lien à ceux avec qui tu veux jouer. La partie commence quand toutes les places sont prises.
how-we-play = Comment on joue
seat-open = Place libre
sit = S’asseoir ici
sit-on = Prendre la place { $number }
stand-up = Se lever
start = Commencer
start-with-bots = Compléter avec des robots et commencer
waits-for-host = Tout le monde est là. L’hôte commence la partie.
waits-for-players = On attend d’autres joueurs…
invite = Inviter
invite-link = Lien vers cette table
invite-about = Qui ouvre le lien peut s’asseoir ou regarder. Personne n’a besoin de compte.
invite-qr = Le lien vers cette table, en code QR
invite-text = Viens jouer avec moi
invite-watch = Inviter à regarder
closed-title = Cette table est fermée
closed-about = Tout le monde est parti avant le début de la partie.

# La partie
players-list = Joueurs
prompt = Ce qu’il y a à faire
seat-due = doit jouer
seat-away = absent
seat-substitute = un robot joue
seat-resigned = a abandonné
waiting-for = On attend { $players }…
sending = C’est en route…
game-is-over = La partie est finie.
confirm-asked = Cela ne pourra pas être repris. On y va ?
confirm = Oui, on y va
step-back = Retour
step-cancel = Recommencer
undo = Reprendre
undo-ask = Demander à reprendre
undo-asked = { $player } voudrait reprendre des coups.
agree = D’accord
disagree = Plutôt pas
hint = Conseil
hint-thinking = Réflexion…
hint-is = Un bon joueur ferait : { $move }
hint-take = Le faire
log = Déroulement
chat = Discussion
chat-say = Dire quelque chose
chat-send = Envoyer
rules = Règles
more = Plus
tools = Outils
leave = Quitter la table ; un robot continue
resign = Abandonner
resign-title = Abandonner ?
resign-about = À deux joueurs, l’autre gagne aussitôt. À plus, un robot continue à ta place, et tu es classé dernier.
resign-yes = Abandonner
resign-no = Continuer à jouer
why-allowed = C’est permis maintenant.
why-unknown = Ce n’est pas possible maintenant.
rule = Règle { $number }
line-waiting = La ligne est coupée. On revient tout seuls ; ce que tu joues entre-temps n’est pas envoyé.

# Le journal d’une table
table-joined = { $player } s’est assis à la table.
table-left = { $player } est parti.
table-bot-seated = { $player } ({ $level }) a pris place.
table-seat-opened = Une place est libre.
table-started = La partie commence.
table-undone = { $player } a repris des coups.
table-undo-asked = { $player } demande à reprendre des coups.
table-undo-refused = Rien n’est repris.
table-resigned = { $player } a abandonné.
table-time-out = Le temps de { $player } est écoulé.
table-away = { $player } est absent ; un robot continue.
table-returned = { $player } est de retour.
table-rematch = Une nouvelle table attend pour rejouer.
table-closed = La table est fermée.

# La fin
end-winner = { $you ->
    [yes] Tu gagnes !
   *[no] { $player } gagne.
}
end-tie = Égalité : { $players }.
end-resigned = La partie a pris fin par abandon.
score-step = Ce qui a été marqué
score-all = Tout montrer
how-it-went = Le cours de la partie
chart-about = Les points de chaque joueur au cours de la partie
rematch = Rejouer
rematch-go = Vers la nouvelle table

# Revoir
replay = Revoir la partie
replay-title = { $game } : revoir la partie
replay-begins = La partie commence.
replay-position = Position
replay-play = Lire
replay-pause = Pause
replay-go-first = Au début
replay-go-back = Un coup en arrière
replay-go-next = Un coup en avant
replay-go-last = À la fin
replay-speed = Vitesse
replay-eyes = Vu par
replay-onlooker = un spectateur
record = Télécharger la partie
to-table = Vers la table

# Réglages
theme = Apparence
theme-system = Comme le système
theme-light = Claire
theme-dark = Sombre
motion = Mouvement
motion-system = Comme le système
motion-full = Complet
motion-still = Aucun
patterns = Des motifs avec les couleurs
patterns-about = On distingue les joueurs aussi par des motifs, pas seulement par des couleurs et des signes.
sound = Sons
sound-about = Un son bref quand c’est à toi et quand quelque chose se passe.

# Le hasard loyal
fairness = Hasard loyal
fairness-title = Personne n’a choisi les dés
fairness-lead = Tout le hasard d’une partie découle d’un seul nombre, la graine. Voici comment être sûr que personne ne l’a choisie, pas même le serveur.
fairness-step-secret = Quand une table est créée, le serveur tire un secret et en montre l’empreinte. Il ne peut plus en prendre un autre : l’empreinte ne correspondrait pas.
fairness-step-entropy = Jusqu’au début de la partie, chaque joueur peut ajouter des mots à lui. Le serveur ne pouvait pas les connaître quand il a tiré le secret.
fairness-step-seed = La graine est calculée à partir du secret, du code de la table et de ces mots.
fairness-step-open = Après le dernier coup, le secret est ouvert, et chacun peut refaire le calcul.
fairness-commitment = Empreinte du secret
fairness-entropy = Ce que les joueurs ont ajouté
fairness-nothing = rien
fairness-secret = Le secret
fairness-seed = La graine
fairness-later = ouvert après le dernier coup
fairness-compute = Refaire le calcul dans ce navigateur
fairness-right = C’est juste : l’empreinte et la graine découlent du secret.
fairness-wrong = Ce n’est pas juste ! On ne peut pas se fier au hasard de cette partie.
fairness-insecure = Les navigateurs ne font ce calcul que sur des pages venues par https. Télécharge la partie et vérifie-la avec : campidoglio replay --verify FICHIER
fairness-elsewhere = On peut aussi vérifier sans nous : télécharge la partie et lance campidoglio replay --verify FICHIER.
fairness-check = Vérifier le hasard
fairness-more = Comment cela marche
fairness-lobby = Cette empreinte lie le serveur à un secret déjà tiré. Ajoute des mots à toi, et personne ne peut avoir choisi le hasard de cette partie.
entropy = Des mots à toi, n’importe lesquels
entropy-add = Ajouter
entropy-yours = Tu as ajouté :

# Apprendre
learn-title = { $game }, pas à pas
learn-back = Retour
learn-next = Suite
learn-none = Il n’y a pas encore de leçon pour ce jeu. Les règles disent tout.
learn-other = C’est permis, mais essaie cette fois ce que dit le texte.
rules-of = { $game } : les règles
rules-game = Vers le jeu
rules-none = Voici les règles en bref ; les règles complètes accompagnent le jeu imprimé.

# Les gens à une table
people-here = Les gens à cette table
people-here-about = Qui est mis en sourdine ne te dit plus rien, à aucune table. Qui est bloqué ne peut pas non plus s’asseoir à tes tables. Personne ne l’apprend.
people-nobody = Il n’y a personne d’autre ici.
people-mute = Sourdine
people-block = Bloquer
people-report = Signaler …
people-take-back = Annuler
people-muted = en sourdine
people-blocked = bloqué
report-title = Signaler { $name }
report-about = L’hôte de ce serveur reçoit ce signalement, avec ce qui a été dit à cette table.
report-reason = De quoi s’agit-il ?
report-reason-words = Insultes ou paroles déplacées
report-reason-cheating = Jeu déloyal
report-reason-name = Un nom blessant
report-reason-other = Autre chose
report-words = Que s’est-il passé ? (facultatif)
report-send = Envoyer le signalement
report-sent = L’hôte a reçu ton signalement. Merci.
ignored-title = En sourdine et bloqués

# Le classement
ranking = Classement
ranking-of = Classement de { $game }
ranking-by = Dans l’ordre
ranking-by-rating = Par cote
ranking-by-wins = Par victoires
ranking-place = Place
ranking-player = Joueur
ranking-rating = Cote
ranking-wins = Victoires
ranking-games = Parties
ranking-empty = Personne n’a encore terminé de partie qui compte. Joues-en une : tu seras en tête.
ranking-unlisted = Tu as une cote, mais tu n’es pas dans la liste : il faut un compte pour cela.
ranking-more = En montrer plus
ranking-how = Ce qui compte, et comment
ranking-rule-figure = Tout le monde commence à 1000. Être classé devant des joueurs plus forts rapporte davantage. La cote dit ce que tu vaux au moins : elle monte à mesure que les parties la rendent certaine.
ranking-rule-bots = Les robots sont cotés à la même échelle : chaque niveau est un joueur. Les parties entre robots seuls ne comptent pas.
ranking-rule-listed = Tous ceux qui jouent ont une cote ; la liste montre les robots et les personnes qui ont un compte.
ranking-rule-moves = Qui a joué moins de deux coups n’est pas pris en compte, et s’il ne reste personne à qui se comparer, la partie ne compte pas : abandonner aussitôt ne coûte et ne rapporte rien.
ranking-rule-left = Qui abandonne plus tard est classé dernier. Qui s’en va reçoit la place que le robot obtient pour lui, ou la dernière si un robot prend le siège pour de bon.
ranking-rule-boards = Tous les réglages comptent, mais pas un plateau fait par quelqu’un.
ranking-rule-self = Les parties contre soi-même ne comptent pas : quand un invité que tu étais rejoint ton compte, ce qu’il a gagné ou perdu à ce jeu disparaît.
ranking-rule-gone = Qui supprime son compte disparaît du classement ; les autres gardent ce qu’ils ont gagné et perdu.

# Parties terminées
history = Tes parties
history-empty = Tu n’as pas encore terminé de partie. Chacune de celles que tu termineras sera ici, avec sa relecture.
history-played = Jouées
history-won = Gagnées
history-victory = gagnée
history-shared = première place partagée
history-lost = perdue
history-mean-place = Place moyenne
history-best = Meilleur total
history-rank = place { $place }
history-games = Parties terminées
history-which = Quelles parties
history-all = Tous les jeux
history-uncounted = ne compte pas
history-table = Table
history-more = Parties plus anciennes
history-nobody = Quelqu’un qui est parti

# À propos
about-title = À propos de Campidoglio
about-lead = Campidoglio est la place sur la colline du Capitole, à Rome, et ici un lieu où jouer à des jeux de société, avec des amis ou des robots. Il n’y a rien à payer ni à installer.
about-games = Les auteurs des jeux
about-campanile = de Hanno et Wilfried Kuhn, 1996.
about-capital_lux = d’Eilif Svensson et Kristian Amundsen Østby, 2016.
about-capitol = d’Aaron Weissblum et Alan R. Moon, 2001.
about-capitalist = un projet de cours de l’Université libre de Bruxelles.
about-begin = Pour commencer
about-begin-text = « Jouer » lance tout de suite une partie contre des robots. « Créer une table » donne un lien à envoyer à tes amis ; personne n’a besoin d’un compte. « L’apprendre en cinq minutes » montre une première partie pas à pas.
about-bots = Les robots
about-bots-text = Ils jouent selon les mêmes règles et ne savent que ce que leur place peut savoir : ils ne regardent pas dans ta main. La page de chaque jeu dit comment vont leurs parties.
about-lab = Le labo des règles
about-lab-text = Il joue un jeu de nombreuses fois selon d’autres règles, et montre ce que cela change.
about-lab-go = Ouvrir le labo des règles
about-privacy = Ce qui est gardé
about-privacy-text = Ton nom et les parties que tu as jouées, sur ce serveur ; tes réglages, dans ce navigateur. Un seul cookie dit qui tu es. La page ne demande rien à aucun autre site.
about-chance = Hasard loyal
about-chance-text = La graine de chaque partie est fixée avant le premier coup et ouverte après le dernier : voir « Hasard loyal » à chaque table.
about-keys = Au clavier
about-keys-text = Tout peut se faire au clavier : Tab va de groupe en groupe, les flèches se déplacent dans un groupe, Entrée choisit. Pour revoir une partie, les flèches avancent et reculent, la barre d’espace lit.
about-licence = Logiciel libre sous la licence Apache 2.0.
about-version = Version { $version }.
missing-title = Il n’y a rien ici
missing-about = La page ou la table n’existe pas, ou plus.

# Refus, selon leur code
refused-banned = L’hôte de ce serveur ne te laisse plus jouer pour le moment.
refused-silenced = L’hôte de ce serveur ne te laisse pas parler pour le moment.
refused-not-welcome = Quelqu’un à cette table ne veut pas jouer avec toi.
refused-unreachable = Le serveur est injoignable. Rien n’a changé ; réessaie.
refused-no-guest = Le serveur ne te connaît pas encore. Recharge la page.
refused-too-fast = C’était trop à la fois. Attends un instant.
refused-too-many = Il y en a déjà trop.
refused-unknown-table = Cette table n’existe pas.
refused-unknown-person = Personne avec un compte ne porte ce nom ou n’est assis là.
refused-fault = Quelque chose s’est mal passé chez nous. Rien n’a changé ; réessaie.
refused-not-your-turn = Ce n’est pas à toi.
refused-game-over = La partie est finie.
