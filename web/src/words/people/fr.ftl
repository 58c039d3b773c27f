# What the pages about people say.

account-nav = À ton sujet
account-title = Compte
friends-title = Amis
notices-title = Avis

# An account
account-guest = Ici, tu joues en invité, sous le nom de { $name }. Avec un compte, tu peux revenir depuis n’importe quel appareil et y retrouver toutes tes parties.
account-nobody = Il ne faut pas de compte pour jouer. Avec un compte, tu peux revenir depuis n’importe quel appareil et y retrouver toutes tes parties.
account-since = Tu as un compte depuis le { $date }. Tes tables et tes parties te suivent partout où tu te connectes.
account-rename = Changer de nom
account-make = Créer un compte
account-make-about = Tu gardes toutes les tables et les parties que tu as en tant qu’invité.
account-make-go = Créer le compte
account-name = Nom
account-no-mail = Aucune adresse électronique n’est demandée. Personne ne pourra donc t’envoyer un mot de passe oublié : garde-le bien.
account-enter = Se connecter
account-enter-about = Les parties que tu joues ici en invité rejoignent ton compte.
account-enter-go = Se connecter
password = Mot de passe
password-about = Au moins { $fewest } caractères. Quelques mots à la suite se retiennent facilement.
password-show = Montrer le mot de passe
password-change = Un autre mot de passe
password-change-about = Il faudra se reconnecter partout ailleurs.
password-old = Ton mot de passe actuel
password-new = Nouveau mot de passe
password-change-go = Changer le mot de passe
password-kept = Ton nouveau mot de passe est enregistré.
sessions = Où tu es connecté
session-here = ici, en ce moment
session-seen = vu { $ago }
session-end = Déconnecter
session-end-of = Déconnecter : { $device }
log-out = Se déconnecter
device = { $browser } sur { $system }
device-unknown = Un appareil inconnu
kept-title = Ce qui est gardé de toi
kept-about = Ton nom, tes tables, ce que tu y as fait et dit. Tu peux tout emporter dans un fichier, ou te faire oublier.
kept-take = Télécharger mes données
forget-account = Supprimer mon compte
forget-guest = M’oublier
forget-about = Ton nom, tes paroles et ton compte sont supprimés, tout de suite et pour de bon. Tu quittes toutes les tables ; les parties restent pour les autres, sans personne à ta place.
forget-go = Supprimer pour de bon

# Friends
friends-need-account = Des amis voient quand l’autre est ici et s’invitent à leurs tables. Il faut pour cela un compte, pour que ton nom ne soit qu’à toi.
friends-none = Pas encore d’amis. Demande à quelqu’un par son nom, ou à une table où vous jouez ensemble.
friends-away = pas ici
friends-how-invite = Tu invites des amis à une table depuis la table même, sous son lien.
friends-ask-you = Ils voudraient être tes amis
friends-accept = Accepter
friends-accept-of = Accepter { $name } comme ami
friends-refuse = Refuser
friends-refuse-of = Refuser { $name }
friends-remove = Retirer
friends-remove-of = Retirer { $name } de tes amis
friends-remove-go = Retirer pour de bon
friends-add = Demander à quelqu’un d’être ton ami
friends-add-about = Par le nom de son compte.
friends-add-go = Demander
friends-asked = La demande est envoyée à { $name }, qui la voit sur cette page.
friends-you-ask = Tu as demandé à
friends-waits = pas encore de réponse
friends-withdraw = Retirer
friends-withdraw-of = Retirer la demande à { $name }
friends-shown = Mes amis voient quand je suis ici
friends-shown-about = Personne d’autre ne le voit jamais.
invitations = Invitations
invited-no = Pas maintenant

# Notices
notices-lead = Quand c’est ton tour dans une partie par correspondance, tu es averti une fois.
notices-here = Avis sur cet appareil
notices-here-about = Ils arrivent même quand la page est fermée.
notices-denied = Tu as demandé à ce navigateur de ne pas montrer d’avis de ce site. Ses réglages permettent d’en changer.
notices-insecure = Les navigateurs ne montrent que les avis de pages reçues par https.
notices-missing = Ce navigateur ne peut pas montrer d’avis. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.
notices-not-here = Ce navigateur ne montre pas d’avis de ce site.
notices-where = Où vont les avis
notices-this-device = cet appareil
notices-given-up = Plus rien n’y arrive, donc plus rien n’y est envoyé. Retire-le et ajoute-le de nouveau.
notices-try = Essayer
notices-try-of = Envoyer un essai à { $name }
notices-tried = Un essai a été envoyé.
notices-not-tried = L’essai n’a pas pu être remis.
notices-drop = Retirer
notices-drop-of = Ne plus rien envoyer à { $name }
webhook = Un webhook, pour les programmes et les salons
webhook-about = Le serveur envoie une ligne de JSON à une adresse à toi, signée selon Standard Webhooks. Slack, Mattermost et Discord la montrent telle quelle.
webhook-url = Adresse
webhook-add = Ajouter
webhook-secret = Les avis sont signés avec ce secret. Il n’est montré que cette fois :

# Refusals, by their codes
refused-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
refused-name-taken = Quelqu’un a un compte à ce nom. Choisis un autre nom.
refused-has-account = Tu as déjà un compte.
refused-no-account = Il faut un compte pour cela.
refused-bad-name = Un nom a au moins une lettre ou un signe visible.
refused-unknown-session = Tu n’y es plus connecté.
refused-not-friends = Seuls tes amis peuvent être invités.
refused-oneself = C’est toi.
refused-no-room = Il n’y a plus de place à cette table.
refused-is-there = Ton ami est déjà à cette table.
refused-unknown-request = Cette personne ne te demande plus rien.
refused-unknown-friend = Cette personne n’est pas ton amie.
refused-bad-address = Donne une adresse de l’internet public qui commence par https://.
