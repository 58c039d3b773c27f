# Wat de terminal over elk spel zegt.

# Spelers. $you is "yes" of "no"; $number telt de spelers vanaf 1.
player = { $you ->
    [yes] Jij
   *[no] Speler { $number }
}

# Een spel dat bezig is
move-number = zet { $number }
your-turn = Jij bent aan de beurt.
question = Je zet (1–{ $last }, woorden, of ? voor hulp):
hand-over = Speler { $number }, jij bent aan de beurt. Druk op Enter als niemand anders het scherm ziet.
game-over = het spel is uit
log-shortened = … (nog { $count }; ‘verslag’ toont ze)
log-empty = Er is nog niets gebeurd.
log-all = alles

# Opdrachten, zoals je ze typt, en wat ze doen
command-help = hulp
command-quit = stop
command-undo = terug
command-log = verslag
command-board = bord
command-save = bewaar
about-help = deze hulp (of: ?)
about-quit = voorlopig stoppen; het spel wordt bewaard en kan verdergaan
about-undo = je laatste zet terugnemen, met alles wat erop volgde
about-log = wat er net gebeurde; ‘verslag 50’ of ‘verslag alles’ voor meer
about-board = het bord opnieuw tonen
about-save = ‘bewaar BESTAND’ schrijft een kopie van het spel naar een bestand
help-moves =
    Antwoord met het nummer van een zet, of met woorden eruit, zo weinig als duidelijk is.
    Je kunt ook typen:

# Antwoorden die geen zet zijn
say-something = Typ het nummer van een zet, of ? voor hulp.
no-such-number = Er is geen zet { $number }; ze gaan van 1 tot { $last }.
which-of-them = Welke van deze bedoel je?
not-now = Kan nu niet: { $move }.
not-now-because = Kan niet: { $move }. { $reason } ({ $rule })
not-understood = ‘{ $text }’ is geen van je zetten. Typ een nummer van 1 tot { $last }, woorden van een zet, of ? voor hulp.
nothing-to-undo = Je hebt nog niets gedaan.

# Bewaren
is-saved = Bewaard als { $file }.
not-saved-yet = Er is nog niets gespeeld; het spel wordt vanaf de eerste zet bewaard.
saved-elsewhere = Dit spel is ook elders voortgezet. Het jouwe gaat verder als { $file }.
cannot-save = Dit spel kan niet bewaard worden ({ $problem }). Je kunt verder spelen, maar als je stopt is het weg.
cannot-write = { $file } kan niet geschreven worden ({ $problem }).
file-exists = { $file } bestaat al; kies een andere naam.
resumed = { $file } gaat verder.
goodbye =
    Je spel is bewaard als { $file }.
    Ga verder met: campidoglio play --resume { $file }
goodbye-unplayed = Tot ziens. Er is geen zet gedaan, dus er valt niets te bewaren.
goodbye-unsaved = Tot ziens.
see-it-again = Bekijk het opnieuw met: campidoglio replay { $file }

# Het einde
place = Plaats
name = Speler
points = Punten
winner = { $you ->
    [yes] Je wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }!
   *[no] { $player } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
}
winners = Gelijkspel op de eerste plaats, elk met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}: { $players }.

# Een spel terugzien
replay-start = het begin
replay-step = zet { $number } van { $last }
replay-question = Enter: volgende, terug, begin, einde, een zetnummer, of stop:
replay-first = Dit is het begin.
replay-last = Dit is het einde.
replay-not-understood = ‘{ $text }’ is niet duidelijk. Druk op Enter voor de volgende zet, of typ terug, begin, einde, stop of een nummer tot { $last }.
replay-open = Het spel is nog niet uit; het is bewaard bij zet { $last }.
verify-committed = Het geheim is dat waarop de server zich had vastgelegd.
verify-not-committed = Het geheim is niet dat waarop de server zich had vastgelegd.
verify-follows = Het toeval van het spel volgt uit dat geheim en uit wat de spelers toevoegden.
verify-not-follows = Het toeval van het spel volgt niet uit dat geheim en uit wat de spelers toevoegden.
verify-replays = Alle zetten kunnen met dat toeval.
verify-not-replays = Niet alle zetten kunnen met dat toeval.
verify-fair = Het toeval was eerlijk als dit de vastlegging is die vóór de eerste zet te zien was: { $commitment }
verify-unfair = Dit verslag is veranderd, of het toeval van het spel was niet eerlijk.
verify-no-proof = Dit verslag zegt niet waar zijn toeval vandaan komt: dat doen alleen spellen die op een server zijn gespeeld.
command-next = volgende
command-back = terug
command-start = begin
command-end = einde

# Lijsten van spellen en bewaarde spellen
players-from-to = { $fewest ->
    [one] 1 tot { $most } spelers
   *[other] { $fewest } tot { $most } spelers
}
game = Spel
players = Spelers
about = Over
settings = Instellingen
default = Standaard
values = Waarden
no-settings = Het heeft geen instellingen.
how-to-play = Speel met: campidoglio play { $game }
how-to-set = Kies een instelling met: --set { $setting }={ $value }
saved-game = Bewaard spel
moves = Zetten
last-played = Laatst gespeeld
state = Stand
state-open = bezig
state-over = uit
state-broken = onleesbaar
no-saves = Er zijn nog geen bewaarde spellen. Begin met: campidoglio play { $game }
