# Wat alleen de pagina zegt, over alle spellen.

# Het kader
skip = Naar de inhoud
nav = Pagina’s
home-link = Alle spellen
language = Taal
settings-link = Instellingen
account = Jouw account
friends-waiting = { $count ->
    [one] er wacht iets op je
   *[other] er wachten { $count } dingen op je
}
invited = { $name } vraagt je aan een tafel van { $game }.
invited-go = Ga erheen
friends-here = nu hier
invite-friends = Je vrienden
invite-friend = Vraag
invite-friend-of = Vraag { $name } aan deze tafel
invite-friend-done = gevraagd
befriend = Vraag { $name } om je vriend te zijn
befriend-asked = { $name } is gevraagd.
about-link = Over
footer = Spellen op het Capitool
loading = Een ogenblik …
again = Opnieuw proberen
cancel = Annuleren
close = Sluiten
keep = Bewaren
copy = Kopiëren
copied = Gekopieerd
share = Delen
yes = ja
no = nee
you = Jij
guest = Gast

# Bots, alleen en aan een tafel
level-easy = makkelijk
level-medium = gemiddeld
level-hard = sterk
level-expert = expert
bot = Bot, { $level ->
    [easy] makkelijk
    [hard] sterk
    [expert] expert
   *[medium] gemiddeld
}

# De startpagina
home-title = Vier spellen over Romeinse torens, heuvels en fortuinen
home-lead = Met vrienden, of met bots die goed spelen. Geen account, niets te installeren.
games = De spellen
bots-play = Niveau van de bots
players-from-to-short = { $fewest }–{ $most }
play-now = Nu spelen
with-friends = Tafel maken
learn-link = In vijf minuten geleerd
figures-link = Cijfers
lab-link = Regellab
rules-link = Regels
my-tables = Jouw tafels
join = Aanschuiven
join-code = Link of code van een tafel
join-go = Aanschuiven
join-wrong = Dat is niet de link of de code van een tafel. Een link eindigt op /t/ en de code.
open-tables = Tafels met plaats
state-your-turn = jouw beurt
state-waiting = wacht op spelers

# Een naam
your-name = Jouw naam
name-title = Hoe mogen we je noemen?
name-about = De anderen aan je tafel zien deze naam. Meer hoef je niet in te vullen, en je kunt hem altijd wijzigen.
name-go = Verder
name-kept = Je naam is bewaard.

# Een nieuwe tafel
new-title = Een tafel { $game }
new-seats = Wie speelt er?
new-how-many = Aantal spelers
new-seat = Plaats { $number }
new-friend = Vrij voor een vriend
new-waits = De tafel wacht tot elke vrije plaats bezet is; je krijgt een link om te delen.
new-at-once = Iedereen is er: het spel begint meteen.
new-pace = Tempo
new-others = Met anderen
new-public = Zichtbaar voor iedereen
new-public-about = Anders vindt alleen wie de link heeft de tafel.
new-substitute = Voor wie weg is, speelt
new-substitute-about = Wie terugkomt, krijgt de plaats meteen terug.
new-make = Tafel maken
new-begin = Beginnen
pace-untimed = Geen klok
pace-quick = Vlot
pace-calm = Rustig
pace-letters = Dagen
pace-untimed-about = Ieder neemt de tijd die nodig is.
pace-quick-about = Een minuut voor elke zet.
pace-calm-about = Drie minuten voor elke zet.
pace-letters-about = Drie dagen voor elke zet: kom terug wanneer je wilt.
tempo-untimed = Geen klok: ieder neemt de tijd die nodig is.
tempo-days = { $days ->
    [one] Een dag voor elke zet
   *[other] { $days } dagen voor elke zet
}
tempo-move = { $seconds ->
    [one] 1 seconde voor elke zet
   *[other] { $seconds } seconden voor elke zet
}
tempo-game = { $minutes ->
    [one] 1 minuut voor het hele spel
   *[other] { $minutes } minuten voor het hele spel
}
settings-of-game = Instellingen van het spel
setting-own = een eigen
no-such-game = Er is hier geen spel “{ $game }”.

# Een tafel die wacht
lobby-lead = Stuur de link aan wie je erbij wilt. Het spel begint als elke plaats bezet is.
how-we-play = Hoe we spelen
seat-open = Vrije plaats
sit = Ga hier zitten
sit-on = Neem plaats { $number }
stand-up = Opstaan
start = Beginnen
start-with-bots = Aanvullen met bots en beginnen
waits-for-host = Iedereen is er. De gastheer begint het spel.
waits-for-players = Wachten op meer spelers …
invite = Uitnodigen
invite-link = Link naar deze tafel
invite-about = Wie de link opent, kan gaan zitten of toekijken. Niemand heeft een account nodig.
invite-qr = De link naar deze tafel als QR-code
invite-text = Kom je met me spelen?
invite-watch = Uitnodigen om te kijken
closed-title = Deze tafel is gesloten
closed-about = Iedereen vertrok voor het spel begon.

# Spelen
players-list = Spelers
prompt = Wat nu te doen is
seat-due = is nu aan zet
seat-away = weg
seat-substitute = een bot speelt
seat-resigned = gaf op
waiting-for = Wachten op { $players } …
sending = Onderweg …
game-is-over = Het spel is uit.
confirm-asked = Dit kan niet worden teruggenomen. Zullen we het doen?
confirm = Ja, doe het
step-back = Terug
step-cancel = Opnieuw
undo = Terugnemen
undo-ask = Vraag terugname
undo-asked = { $player } wil zetten terugnemen.
agree = Akkoord
disagree = Liever niet
hint = Hint
hint-thinking = Denkt na …
hint-is = Een goede speler zou: { $move }
hint-take = Doe dat
log = Verloop
chat = Chat
chat-say = Zeg iets
chat-send = Stuur
rules = Regels
more = Meer
tools = Hulpmiddelen
leave = Van tafel gaan; een bot speelt verder
resign = Opgeven
resign-title = Opgeven?
resign-about = Met twee spelers wint de ander meteen. Met meer speelt een bot jouw plaats verder, en word jij laatste.
resign-yes = Opgeven
resign-no = Verder spelen
why-allowed = Dat mag nu.
why-unknown = Dat kan nu niet.
rule = Regel { $number }
line-waiting = De lijn is weg. We komen vanzelf terug; wat je intussen speelt, wordt niet verstuurd.

# Het verloop aan een tafel
table-joined = { $player } ging zitten.
table-left = { $player } is weggegaan.
table-bot-seated = { $player } ({ $level }) ging zitten.
table-seat-opened = Er is een plaats vrij.
table-started = Het spel begint.
table-undone = { $player } nam zetten terug.
table-undo-asked = { $player } vraagt om zetten terug te nemen.
table-undo-refused = Er wordt niets teruggenomen.
table-resigned = { $player } gaf op.
table-time-out = De tijd van { $player } is om.
table-away = { $player } is weg; een bot speelt verder.
table-returned = { $player } is terug.
table-rematch = Er is een nieuwe tafel om nog eens te spelen.
table-closed = De tafel is gesloten.

# Het einde
end-winner = { $you ->
    [yes] Jij wint!
   *[no] { $player } wint.
}
end-tie = Gelijk: { $players }.
end-resigned = Het spel eindigde doordat iemand opgaf.
score-step = Wat er gescoord werd
score-all = Alles meteen tonen
how-it-went = Hoe het ging
chart-about = De punten van elke speler in de loop van het spel
rematch = Nog een keer
rematch-go = Naar de nieuwe tafel

# Herhaling
replay = Terugkijken
replay-title = { $game }: terugkijken
replay-begins = Het spel begint.
replay-position = Stand
replay-play = Afspelen
replay-pause = Pauze
replay-go-first = Naar het begin
replay-go-back = Een zet terug
replay-go-next = Een zet verder
replay-go-last = Naar het einde
replay-speed = Snelheid
replay-eyes = Gezien door
replay-onlooker = een toeschouwer
record = Spel downloaden
to-table = Naar de tafel

# Instellingen
theme = Uiterlijk
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
motion = Beweging
motion-system = Zoals het systeem
motion-full = Alles
motion-still = Geen
patterns = Patronen naast kleuren
patterns-about = Spelers zijn ook aan patronen te herkennen, niet alleen aan kleuren en tekens.
sound = Geluiden
sound-about = Een kort geluid als je aan de beurt bent en als er iets gebeurt.

# Eerlijk toeval
fairness = Eerlijk toeval
fairness-title = Niemand koos de dobbelstenen
fairness-lead = Al het toeval in een spel volgt uit één getal, het zaad. Zo kun je zeker weten dat niemand het heeft uitgekozen, ook de server niet.
fairness-step-secret = Als een tafel wordt gemaakt, trekt de server een geheim en toont er de vingerafdruk van. Daarna kan hij geen ander geheim meer nemen: de vingerafdruk zou niet kloppen.
fairness-step-entropy = Tot het spel begint, mag elke speler eigen woorden toevoegen. De server kon die niet kennen toen hij het geheim trok.
fairness-step-seed = Het zaad wordt berekend uit het geheim, de code van de tafel en die woorden.
fairness-step-open = Na de laatste zet wordt het geheim geopend, en kan iedereen het narekenen.
fairness-commitment = Vingerafdruk van het geheim
fairness-entropy = Wat de spelers toevoegden
fairness-nothing = niets
fairness-secret = Het geheim
fairness-seed = Het zaad
fairness-later = wordt geopend na de laatste zet
fairness-compute = Narekenen in deze browser
fairness-right = Het klopt: vingerafdruk en zaad volgen uit het geheim.
fairness-wrong = Het klopt niet! Het toeval van dit spel is niet te vertrouwen.
fairness-insecure = Browsers rekenen dit alleen na op pagina’s die over https komen. Download het spel, en controleer het met: campidoglio replay --verify BESTAND
fairness-elsewhere = Je kunt het ook zonder ons controleren: download het spel, en voer campidoglio replay --verify BESTAND uit.
fairness-check = Het toeval narekenen
fairness-more = Hoe dit werkt
fairness-lobby = Deze vingerafdruk bindt de server aan een geheim dat hij al getrokken heeft. Voeg eigen woorden toe, en niemand kan het toeval van dit spel hebben uitgekozen.
entropy = Willekeurige eigen woorden
entropy-add = Toevoegen
entropy-yours = Jij voegde toe:

# Leren
learn-title = { $game }, stap voor stap
learn-back = Terug
learn-next = Verder
learn-none = Voor dit spel is er nog geen uitleg in stappen. De regels vertellen alles.
learn-other = Dat mag, maar probeer nu wat de tekst zegt.
rules-of = { $game }: regels
rules-game = Naar het spel
rules-none = Dit zijn de regels in het kort; de volledige zitten bij het gedrukte spel.

# Mensen aan een tafel
people-here = Mensen aan deze tafel
people-here-about = Wie gedempt is, zegt niets meer tegen jou, aan geen enkele tafel. Wie geblokkeerd is, kan ook niet aan jouw tafels gaan zitten. Niemand krijgt het te horen.
people-nobody = Er is hier niemand anders.
people-mute = Dempen
people-block = Blokkeren
people-report = Melden …
people-take-back = Terugnemen
people-muted = gedempt
people-blocked = geblokkeerd
report-title = { $name } melden
report-about = De beheerder van deze server krijgt deze melding, met wat er aan deze tafel gezegd is.
report-reason = Waar gaat het over?
report-reason-words = Beledigingen of ongewenste woorden
report-reason-cheating = Oneerlijk spel
report-reason-name = Een kwetsende naam
report-reason-other = Iets anders
report-words = Wat is er gebeurd? (niet verplicht)
report-send = Melding versturen
report-sent = De beheerder heeft je melding. Dank je.
ignored-title = Gedempt en geblokkeerd

# De ranglijst
ranking = Ranglijst
ranking-of = Ranglijst van { $game }
ranking-by = In de volgorde van
ranking-by-rating = Op rating
ranking-by-wins = Op overwinningen
ranking-place = Plaats
ranking-player = Speler
ranking-rating = Rating
ranking-wins = Gewonnen
ranking-games = Partijen
ranking-empty = Nog niemand heeft een partij uitgespeeld die meetelt. Speel er een en je bent de eerste.
ranking-unlisted = Je hebt een rating, maar je staat niet op de lijst: daarvoor is een account nodig.
ranking-more = Meer tonen
ranking-how = Wat telt, en hoe
ranking-rule-figure = Iedereen begint op 1000. Wie vóór sterkere spelers eindigt, wint meer. Het getal zegt wat je minstens waard bent: het stijgt naarmate meer partijen het zeker maken.
ranking-rule-bots = Bots staan op dezelfde schaal: elk niveau is één speler. Partijen tussen bots alleen tellen niet.
ranking-rule-listed = Iedereen die speelt krijgt een rating; op de lijst staan bots en mensen met een account.
ranking-rule-moves = Wie minder dan twee zetten deed, telt niet mee, en als er dan niemand overblijft om mee te vergelijken, telt de partij niet: meteen opgeven kost niets en brengt niets op.
ranking-rule-left = Wie later opgeeft, wordt laatste. Wie weggaat, krijgt de plaats die de bot voor hem haalt, of de laatste als een bot de stoel voorgoed overneemt.
ranking-rule-boards = Alle instellingen tellen, maar een zelfgemaakt bord niet.
ranking-rule-self = Partijen tegen jezelf tellen niet: als een gast die je ooit was bij je account komt, vervalt wat die gast in dat spel won of verloor.
ranking-rule-gone = Wie zijn account verwijdert, verdwijnt uit de ranglijst; de anderen houden wat zij wonnen en verloren.

# Gespeelde partijen
history = Jouw partijen
history-empty = Je hebt nog geen partij uitgespeeld. Elke partij die je uitspeelt, staat straks hier, met de herhaling.
history-played = Gespeeld
history-won = Gewonnen
history-victory = gewonnen
history-shared = gedeeld eerste
history-lost = verloren
history-mean-place = Gemiddelde plaats
history-best = Meeste punten
history-rank = plaats { $place }
history-games = Uitgespeelde partijen
history-which = Welke partijen
history-all = Alle spellen
history-uncounted = telt niet
history-table = Tafel
history-more = Eerdere partijen
history-nobody = Iemand die weg is

# Over
about-title = Over Campidoglio
about-lead = Campidoglio is het plein op het Capitool in Rome, en hier een plek om bordspellen te spelen, met vrienden of met bots. Er valt niets te betalen en niets te installeren.
about-games = Van wie de spellen zijn
about-campanile = van Hanno en Wilfried Kuhn, 1996.
about-capital_lux = van Eilif Svensson en Kristian Amundsen Østby, 2016.
about-capitol = van Aaron Weissblum en Alan R. Moon, 2001.
about-capitalist = een studieproject van de Université libre de Bruxelles.
about-begin = Hoe je begint
about-begin-text = “Nu spelen” begint meteen een spel tegen bots. Met “Tafel maken” krijg je een link voor je vrienden; niemand heeft een account nodig. “In vijf minuten geleerd” toont een eerste spel stap voor stap.
about-bots = De bots
about-bots-text = Ze spelen volgens dezelfde regels en weten alleen wat hun plaats mag weten: ze kijken niet in je hand. De bladzijde van elk spel zegt hoe partijen tussen hen verlopen.
about-lab = Het regellab
about-lab-text = Het speelt een spel vele malen volgens andere regels, en toont wat dat verandert.
about-lab-go = Het regellab openen
about-privacy = Wat bewaard wordt
about-privacy-text = Je naam en de spellen die je speelde, op deze server; je instellingen, in deze browser. Eén cookie zegt wie je bent. De pagina vraagt niets aan andere sites.
about-chance = Eerlijk toeval
about-chance-text = Het zaad van elk spel ligt vast voor de eerste zet en wordt geopend na de laatste: zie “Eerlijk toeval” aan elke tafel.
about-keys = Met het toetsenbord
about-keys-text = Alles kan met het toetsenbord: Tab gaat van groep naar groep, de pijlen binnen een groep, Enter kiest. Bij het terugkijken gaan de pijlen stap voor stap, en speelt de spatiebalk af.
about-licence = Vrije software onder de Apache-licentie 2.0.
about-version = Versie { $version }.
missing-title = Hier is niets
missing-about = De pagina of de tafel bestaat niet, of niet meer.

# Weigeringen, naar hun code
refused-banned = De beheerder van deze server laat je voorlopig niet meer spelen.
refused-silenced = De beheerder van deze server laat je voorlopig niet praten.
refused-not-welcome = Iemand aan deze tafel wil niet met jou spelen.
refused-unreachable = De server is niet te bereiken. Er is niets veranderd; probeer het opnieuw.
refused-no-guest = De server kent je nog niet. Laad de pagina opnieuw.
refused-too-fast = Dat was te veel ineens. Wacht even.
refused-too-many = Daar zijn er al te veel van.
refused-unknown-table = Die tafel bestaat niet.
refused-unknown-person = Niemand met een account heet zo of zit daar.
refused-fault = Er ging bij ons iets mis. Er is niets veranderd; probeer het opnieuw.
refused-not-your-turn = Je bent niet aan de beurt.
refused-game-over = Het spel is uit.
