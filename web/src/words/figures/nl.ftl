# Wat de bladzijden met cijfers zeggen: de bladzijde van elk spel en het regellab.

# De bladzijde van een spel
figures-title = In cijfers
figures-lead = Uit { $games } partijen van { $players } bots ({ $level ->
    [random] zetten op goed geluk
    [easy] makkelijk
    [medium] gemiddeld
    [hard] sterk
   *[expert] expert
}), volgens de gewone regels.
figures-none = Voor dit spel zijn er nog geen cijfers. Probeer het in het regellab.
figures-again = Dezelfde partijen speel je opnieuw met
figures-lab = Andere regels proberen in het regellab
players-count = { $players }
players-count-long = { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}
tile-length = Zetten in een partij
tile-each = { $moves } per speler
tile-points = Punten van een speler
tile-lead = Voorsprong van de winnaar
tile-half = de helft: { $range }
as-table = Als tabel

# De tekeningen
figure-length = Hoe lang partijen duren
figure-length-about = Zetten van alle spelers samen. Gekleurd: de middelste helft.
figure-points = Hoe de punten verdeeld zijn
figure-points-about = Wat een speler aan het eind heeft. Gekleurd: de middelste helft.
figure-lead = Hoe spannend het eind is
figure-lead-about = Punten tussen de eerste en de tweede. Gekleurd: de middelste helft.
figure-seats = Wie er wint
figure-seats-about = Het deel van de partijen dat elke plaats wint; wie gelijk eindigt, deelt de winst. De brede lijn toont hoe zeker dat is (95 %).
figure-endings = Hoe partijen eindigen
spread-said = Gemiddeld { $mean }; de helft ligt tussen { $low } en { $high }.
seats-even = Geen plaats heeft een voordeel dat deze partijen zouden tonen.
seat-more = Plaats { $seat } wint vaker dan haar deel.
seat-less = Plaats { $seat } wint minder vaak dan haar deel.
column-seat = Plaats
column-bot = Bot
column-wins = Winst
column-surely = Zeker tussen
column-points = Punten
column-share = Deel
ended-last_player = Er is één speler over
ended-eliminations = Genoeg spelers liggen eruit
ended-rounds = De laatste ronde is voorbij
ended-time = De tijd is om

# De ladder
ladder-title = Hoe sterk de bots zijn
ladder-about = { $games } partijen van alle niveaus tegen elkaar; gelijke bots zouden elk { $share } winnen.
level-random = toeval
bot-walks = { $name } ({ $walks } pogingen per zet)

# Het regellab
lab-lead = Wat zou een andere regel veranderen? De server speelt dezelfde kaarten op elke manier die je hier klaarzet, en toont naast elkaar wat ervan komt.
lab-game = Spel
lab-bots = Wie er speelt
lab-bots-random = alleen het toeval
lab-bots-easy = makkelijke bots
lab-bots-medium = gemiddelde bots
lab-games = Partijen op elke manier, hooguit
lab-random-about = Het toeval toont in heel veel partijen wat de regels uit zichzelf doen. Bots spelen meer zoals mensen.
lab-slow = Deze server heeft geen Numba: partijen op goed geluk duren hier langer, dus er komen er minder.
lab-way = Manier { $letter }
lab-usual = gewone regels
lab-no-settings = Dit spel heeft geen instellingen: vergelijk aantallen spelers.
lab-remove = Manier { $letter } weghalen
lab-add = Manier toevoegen
lab-run = Spelen
lab-stop = Stoppen
lab-copy = Link kopiëren
lab-progress = Gespeelde partijen
lab-result = Naast elkaar
lab-running = De partijen worden gespeeld.
lab-waits = { $ahead ->
    [one] Eerst komt het experiment van iemand anders …
   *[other] Eerst komen { $ahead } andere experimenten …
}
lab-begins = Klaarmaken … De eerste keer worden de regels van een spel gecompileerd; dat kan een minuut duren.
lab-plays = { $games } van { $wanted } partijen op elke manier …
lab-ends-all = Klaar: { $games } partijen op elke manier.
lab-ends-time = De tijd is om: er zijn { $games } partijen op elke manier gespeeld. De server stopt hier, om ruimte te laten aan wie speelt.
lab-ends-stopped = Gestopt na { $games } partijen op elke manier.
lab-ends-replaced = Een ander experiment van jou nam zijn plaats in, na { $games } partijen.
lab-ends-closing = De server gaat dicht; er zijn { $games } partijen gespeeld.
lab-ends-stuck = Een partij kwam niet ten einde. Met deze instellingen kan ze eeuwig duren; er zijn { $games } partijen gespeeld.
lab-ends-failed = Het experiment is aan onze kant mislukt. Probeer het nog eens.
line-players = Spelers
line-games = Partijen
line-length = Zetten, gemiddeld
line-length-half = Zetten, de helft
line-points = Punten, gemiddeld
line-points-half = Punten, de helft
line-lead = Voorsprong, gemiddeld
line-seats = Winst, slechtste tot beste plaats
refused-lab-closed = De beheerder van deze server heeft het regellab gesloten.
refused-lab-full = Er wachten al veel experimenten. Probeer het over een paar minuten nog eens.
