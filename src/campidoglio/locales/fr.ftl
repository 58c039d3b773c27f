# Ce que le terminal dit de tout jeu.

# Joueurs. $you vaut « yes » ou « no » ; $number compte les joueurs à partir de 1.
player = { $you ->
    [yes] Toi
   *[no] Joueur { $number }
}

# Une partie en cours
move-number = coup { $number }
your-turn = À toi de jouer.
question = Ton coup (1–{ $last }, des mots, ou ? pour l’aide) :
hand-over = Joueur { $number }, c’est à toi. Appuie sur Entrée quand personne d’autre ne voit l’écran.
game-over = la partie est finie
log-shortened = … (encore { $count } ; « journal » les montre)
log-empty = Il ne s’est encore rien passé.
log-all = tout

# Commandes, telles qu’on les tape, et ce qu’elles font
command-help = aide
command-quit = quitter
command-undo = annuler
command-log = journal
command-board = plateau
command-save = sauver
about-help = cette aide (ou : ?)
about-quit = s’arrêter là ; la partie est gardée et pourra reprendre
about-undo = reprendre ton dernier coup et tout ce qui a suivi
about-log = ce qui vient de se passer ; « journal 50 » ou « journal tout » en montre plus
about-board = montrer de nouveau le plateau
about-save = « sauver FICHIER » écrit une copie de la partie dans un fichier
help-moves =
    Réponds par le numéro d’un coup, ou par des mots de ce coup, pourvu qu’ils suffisent.
    Tu peux aussi taper :

# Réponses qui ne sont pas des coups
say-something = Tape le numéro d’un coup, ou ? pour l’aide.
no-such-number = Il n’y a pas de coup { $number } ; ils vont de 1 à { $last }.
which-of-them = Lequel de ceux-ci ?
not-now = Pas possible maintenant : { $move }.
not-now-because = Pas possible : { $move }. { $reason } ({ $rule })
not-understood = « { $text } » n’est aucun de tes coups. Tape un numéro de 1 à { $last }, des mots d’un coup, ou ? pour l’aide.
nothing-to-undo = Tu n’as pas encore joué.

# Sauvegarde
is-saved = Partie gardée sous { $file }.
not-saved-yet = Rien n’a encore été joué ; la partie est gardée dès le premier coup.
saved-elsewhere = Cette partie a aussi été continuée ailleurs. La tienne se poursuit sous { $file }.
cannot-save = Cette partie ne peut pas être gardée ({ $problem }). Tu peux jouer, mais elle sera perdue quand tu t’arrêteras.
cannot-write = { $file } ne peut pas être écrit ({ $problem }).
file-exists = { $file } existe déjà ; choisis un autre nom.
resumed = Suite de { $file }.
goodbye =
    Ta partie est gardée sous { $file }.
    Reprends-la avec : campidoglio play --resume { $file }
goodbye-unplayed = Au revoir. Aucun coup n’a été joué, il n’y a donc rien à garder.
goodbye-unsaved = Au revoir.
see-it-again = Pour la revoir : campidoglio replay { $file }

# La fin
place = Place
name = Joueur
points = Points
winner = { $you ->
    [yes] Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[no] { $player } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
winners = Égalité à la première place, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun : { $players }.

# Revoir une partie
replay-start = le début
replay-step = coup { $number } sur { $last }
replay-question = Entrée : suivant, retour, début, fin, un numéro de coup, ou quitter :
replay-first = C’est le début.
replay-last = C’est la fin.
replay-not-understood = « { $text } » n’est pas compris. Appuie sur Entrée pour le coup suivant, ou tape retour, début, fin, quitter ou un numéro jusqu’à { $last }.
replay-open = La partie n’est pas finie ; elle est gardée au coup { $last }.
verify-committed = Le secret est bien celui qui avait été engagé.
verify-not-committed = Le secret n’est pas celui qui avait été engagé.
verify-follows = Le hasard de la partie découle de ce secret et de ce que les joueurs y ont ajouté.
verify-not-follows = Le hasard de la partie ne découle pas de ce secret et de ce que les joueurs y ont ajouté.
verify-replays = Tous les coups sont possibles avec ce hasard.
verify-not-replays = Certains coups sont impossibles avec ce hasard.
verify-fair = Le hasard était équitable si cet engagement est celui qui fut montré avant le premier coup : { $commitment }
verify-unfair = Cet enregistrement a été modifié, ou le hasard de la partie n’était pas équitable.
verify-no-proof = Cet enregistrement ne dit pas d’où vient son hasard : seules les parties jouées sur un serveur le disent.
command-next = suivant
command-back = retour
command-start = début
command-end = fin

# Listes des jeux et des parties gardées
players-from-to = { $fewest ->
    [one] de 1 à { $most } joueurs
   *[other] de { $fewest } à { $most } joueurs
}
game = Jeu
players = Joueurs
about = Description
settings = Réglages
default = Par défaut
values = Valeurs
no-settings = Il n’a pas de réglages.
how-to-play = Pour jouer : campidoglio play { $game }
how-to-set = Pour choisir un réglage : --set { $setting }={ $value }
saved-game = Partie gardée
moves = Coups
last-played = Jouée le
state = État
state-open = en cours
state-over = finie
state-broken = illisible
no-saves = Il n’y a pas encore de partie gardée. Commence avec : campidoglio play { $game }
