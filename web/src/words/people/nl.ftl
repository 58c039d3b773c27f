# What the pages about people say.

account-nav = Over jou
account-title = Account
friends-title = Vrienden
notices-title = Berichten

# An account
account-guest = Hier speel je als gast, onder de naam { $name }. Met een account kom je vanaf elk apparaat terug bij al je partijen.
account-nobody = Je hebt geen account nodig om te spelen. Met een account kom je vanaf elk apparaat terug bij al je partijen.
account-since = Je hebt een account sinds { $date }. Je tafels en partijen gaan mee, waar je ook inlogt.
account-rename = Wijzig je naam
account-make = Maak een account
account-make-about = Je houdt elke tafel en partij die je als gast hebt.
account-make-go = Maak het account
account-name = Naam
account-no-mail = Er wordt geen mailadres gevraagd. Niemand kan je dus een vergeten wachtwoord sturen: bewaar het goed.
account-enter = Log in
account-enter-about = De partijen die je hier als gast speelt, gaan mee naar je account.
account-enter-go = Log in
password = Wachtwoord
password-about = Minstens { $fewest } tekens. Een paar woorden achter elkaar zijn goed te onthouden.
password-show = Toon het wachtwoord
password-change = Een ander wachtwoord
password-change-about = Wie elders is ingelogd, moet opnieuw inloggen.
password-old = Je wachtwoord tot nu toe
password-new = Nieuw wachtwoord
password-change-go = Wijzig het wachtwoord
password-kept = Je nieuwe wachtwoord is bewaard.
sessions = Waar je bent ingelogd
session-here = hier, nu
session-seen = laatst gezien: { $ago }
session-end = Log daar uit
session-end-of = Log daar uit: { $device }
log-out = Log uit
device = { $browser } op { $system }
device-unknown = Een onbekend apparaat
kept-title = Wat er van je bewaard wordt
kept-about = Je naam, je tafels en wat je daar deed en zei. Je kunt alles meenemen als bestand, of vergeten worden.
kept-take = Download mijn gegevens
forget-account = Verwijder mijn account
forget-guest = Vergeet mij
forget-about = Je naam, je woorden en je account worden verwijderd, meteen en voorgoed. Je verlaat elke tafel; partijen blijven bestaan voor de anderen, met niemand op jouw plaats.
forget-go = Verwijder voorgoed

# Friends
friends-need-account = Vrienden zien wanneer de ander hier is en vragen elkaar aan tafels. Daarvoor heb je een account nodig, zodat je naam alleen van jou is.
friends-none = Nog geen vrienden. Vraag iemand bij naam, of aan een tafel waar jullie samen zitten.
friends-away = niet hier
friends-how-invite = Je vraagt vrienden aan een tafel bij de tafel zelf, onder haar link.
friends-ask-you = Zij willen je vriend zijn
friends-accept = Aanvaard
friends-accept-of = Aanvaard { $name } als vriend
friends-refuse = Weiger
friends-refuse-of = Weiger { $name }
friends-remove = Verwijder
friends-remove-of = Verwijder { $name } uit je vrienden
friends-remove-go = Verwijder voorgoed
friends-add = Vraag iemand om je vriend te zijn
friends-add-about = Met de naam van het account.
friends-add-go = Vraag
friends-asked = { $name } is gevraagd en ziet dat op deze pagina.
friends-you-ask = Je hebt gevraagd
friends-waits = nog geen antwoord
friends-withdraw = Trek in
friends-withdraw-of = Trek je vraag aan { $name } in
friends-shown = Vrienden zien wanneer ik hier ben
friends-shown-about = Niemand anders ziet dat ooit.
invitations = Uitnodigingen
invited-no = Nu niet

# Notices
notices-lead = Ben je aan de beurt in een correspondentiepartij, dan krijg je één bericht.
notices-here = Berichten op dit apparaat
notices-here-about = Ze komen ook als de pagina gesloten is.
notices-denied = Je hebt deze browser gezegd geen berichten van deze site te tonen. In zijn instellingen kun je dat wijzigen.
notices-insecure = Browsers tonen alleen berichten van pagina’s die via https komen.
notices-missing = Deze browser kan geen berichten tonen. Zet op een iPhone of iPad de pagina eerst op het beginscherm.
notices-not-here = Deze browser toont geen berichten van deze site.
notices-where = Waar berichten heen gaan
notices-this-device = dit apparaat
notices-given-up = Daar komt niets meer aan, dus wordt er niets gestuurd. Verwijder het en voeg het weer toe.
notices-try = Probeer
notices-try-of = Stuur een proef naar { $name }
notices-tried = Er is een proef gestuurd.
notices-not-tried = De proef kon niet worden bezorgd.
notices-drop = Verwijder
notices-drop-of = Stuur niets meer naar { $name }
webhook = Een webhook, voor programma’s en chatkamers
webhook-about = De server stuurt een regel JSON naar een adres van jou, ondertekend volgens Standard Webhooks. Slack, Mattermost en Discord tonen die zoals hij is.
webhook-url = Adres
webhook-add = Voeg toe
webhook-secret = Met dit geheim worden de berichten ondertekend. Het wordt alleen nu getoond:

# Refusals, by their codes
refused-wrong-password = Die naam en dat wachtwoord horen niet bij elkaar.
refused-name-taken = Iemand heeft een account met deze naam. Kies een andere naam.
refused-has-account = Je hebt al een account.
refused-no-account = Hiervoor heb je een account nodig.
refused-bad-name = Een naam heeft minstens één zichtbare letter of teken.
refused-unknown-session = Je bent daar niet meer ingelogd.
refused-not-friends = Alleen vrienden kun je vragen.
refused-oneself = Dat ben jij.
refused-no-room = Er is geen plaats meer aan deze tafel.
refused-is-there = Je vriend zit al aan deze tafel.
refused-unknown-request = Deze persoon vraagt je niets meer.
refused-unknown-friend = Deze persoon is je vriend niet.
refused-bad-address = Geef een adres op het openbare internet dat begint met https://.
