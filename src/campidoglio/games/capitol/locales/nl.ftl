capitol-title = Capitol
capitol-about = Bouw huizen in negen prefecturen van Rome, bied op bronnen en tempels, en bezit de meeste bouwstenen.

# Kaarten, kleuren, daken, prefecturen en bouwwerken
capitol-card = { $kind ->
    [roof] dak { $value }
    [floor] bouwsteen { $value }
   *[permit] { capitol-colour } vergunning { $value }
}
capitol-kind = { $kind ->
    [roof] daken
    [floor] bouwstenen
   *[permit] vergunningen
}
capitol-colour = { $colour ->
    [black] zwarte
    [red] rode
   *[white] witte
}
capitol-shape = { $shape ->
    [round] rond dak
   *[pointed] puntdak
}
capitol-prefecture = { $prefecture ->
    [palatine] Palatijn
    [caelian] Caelius
    [tiber_island] Tibereiland
    [capitoline] Capitool
    [aventine] Aventijn
    [esquiline] Esquilijn
    [campus_martius] Marsveld
    [quirinal] Quirinaal
   *[viminal] Viminaal
}
capitol-in-prefecture = { $prefecture ->
    [tiber_island] op het Tibereiland
    [campus_martius] op het Marsveld
    [capitoline] op het Capitool
   *[other] op de { capitol-prefecture }
}
capitol-building = { $building ->
    [fountain] bron
    [amphitheatre] amfitheater
   *[temple] tempel
}
capitol-a-building = een { capitol-building }
capitol-the-building = { $building ->
    [amphitheatre] het amfitheater
   *[other] de { capitol-building }
}
capitol-storeys = { $height ->
    [one] 1 verdieping
   *[other] { $height } verdiepingen
}

# Zetten
capitol-action-roof = Speel dak { $value }
capitol-action-floor = Speel bouwsteen { $value }
capitol-action-permit = Speel { capitol-colour } vergunning { $value }
capitol-action-pass = Pas
capitol-action-storey = { $on ->
    [0] Begin een nieuw huis
   *[other] Verhoog het huis van { $on }
}
capitol-action-cap = { $shape ->
    [round] Rond dak
   *[pointed] Puntdak
} op het huis van { $height }
capitol-action-house = { capitol-prefecture }: huis van { $height }, { capitol-shape }
capitol-action-skip = Geen actie
capitol-action-bid_roof = Bied dak { $value }
capitol-action-bid_floor = Bied bouwsteen { $value }
capitol-action-bid_permit = Bied { capitol-colour } vergunning { $value }
capitol-action-seal = STOP: sluit het bod
capitol-action-site = Bouw { capitol-in-prefecture }
capitol-action-draw = Trek van de { capitol-kind }

capitol-asked-build = Speel een kaart, of pas voor de rest van deze fase.
capitol-asked-storeys = { $owed ->
    [one] Plaats de tweede bouwsteen.
   *[other] Plaats twee bouwstenen een voor een, of speel de kaart zonder haar actie.
}
capitol-asked-cap = Zet een dak op een huis in aanbouw, of speel de kaart zonder haar actie.
capitol-asked-house = Plaats een afgewerkt huis, of speel de kaart zonder haar actie.
capitol-asked-bid = Bied op { capitol-a-building }: leg kaarten van boven af, dan STOP. Tot nu toe: { $sum }.
capitol-asked-site = Je kocht { capitol-a-building }. Waar komt het bouwwerk?
capitol-asked-draw = Trek een kaart: nog { $cards }.

# Wat er gebeurde
capitol-event-played = { $player } speelde { capitol-card }.
capitol-event-passed = { $player } paste.
capitol-event-storey = { $on ->
    [0] { $player } begon een huis.
   *[other] { $player } verhoogde een huis tot { $height }.
}
capitol-event-capped = { $player } zette een { capitol-shape } op een huis van { capitol-storeys }.
capitol-event-placed = { $player } plaatste een huis van { capitol-storeys } met { capitol-shape } { capitol-in-prefecture }.
capitol-event-skipped = { $player } speelde de kaart zonder haar actie.
capitol-event-auction = Veiling { $number }: { capitol-a-building }.
capitol-event-laid = { $player } legde { capitol-card } boven STOP.
capitol-event-sealed = { $player } sloot een bod.
capitol-event-revealed = De biedingen: { $bids }.
capitol-event-revealed-bids = { $player } { $sum }{ $cards_count ->
    [0] { "" }
   *[other] { " " }({ $cards })
}
capitol-event-revealed-bids-cards = { capitol-card }
capitol-event-won = { $player } won { capitol-the-building } voor { $sum }.
capitol-event-left = { $reason ->
    [no_bid] Niemand bood: { capitol-the-building } gaat uit het spel.
    [tied] Gelijke stand: { capitol-the-building } gaat uit het spel, en allen houden hun kaarten.
   *[no_space] Er is geen plaats: { capitol-the-building } gaat uit het spel.
}
capitol-event-sited = { $player } bouwde { capitol-a-building } { capitol-in-prefecture }.
capitol-event-scored = { capitol-prefecture }: { $paid }
capitol-event-scored-paid = { $player } +{ $points }
capitol-event-round_scored = Waardering van ronde { $round }: { $gains }
capitol-event-round_scored-gains = { $player } +{ $points } = { $score }
capitol-event-draws = { $player }: { $cards } kaarten trekken.
capitol-event-drew = { $player } trok { capitol-card }.
capitol-event-turned = De aflegstapel werd omgedraaid ({ capitol-kind }): { $cards }.
capitol-event-round = Ronde { $round } begint; consul: { $player }.
capitol-event-over = De vierde waardering is voorbij: het spel is uit.

# Het bord
capitol-round = Ronde { $round } van 4
capitol-consul = consul: { $player }
capitol-supply = { $storeys } bouwstenen in de voorraad
capitol-column-prefecture = Prefectuur
capitol-column-houses = Huizen (speler:hoogte)
capitol-column-free = Vrij
capitol-column-fountains = Bron
capitol-column-large = Grote plaats
capitol-column-places = 1e/2e
capitol-column-score = Punten
capitol-column-cards = Kaarten
capitol-column-roofs = Daken
capitol-column-unfinished = In aanbouw
capitol-column-finished = Afgewerkt
capitol-passed = gepast
capitol-sealed = gesloten
capitol-pile = { capitol-kind }: { $top } (nog { $left }, afgelegd { $discards })
capitol-empty = geen
capitol-auction = Veiling { $number } van 3: { capitol-building }
capitol-last-auction = Laatste veiling, { capitol-building }: { $bids }
capitol-hand = Hand: { $cards }
capitol-bid = Boven STOP: { $cards } = { $sum }

# Waarom iets niet kan
capitol-why-asked_build = Nu speel je een kaart, of je past.
capitol-why-asked_storeys = Nu plaats je bouwstenen.
capitol-why-asked_cap = Nu mag je een dak op een huis in aanbouw zetten.
capitol-why-asked_house = Nu mag je een afgewerkt huis plaatsen.
capitol-why-asked_bid = Nu leg je kaarten boven STOP, of je sluit je bod.
capitol-why-asked_site = Nu plaats je het bouwwerk dat je kocht.
capitol-why-asked_draw = Nu trek je een kaart.
capitol-why-second_storey_owed = Na de eerste bouwsteen moet ook de tweede geplaatst worden.
capitol-why-supply_empty = Er zijn geen bouwstenen meer in de voorraad.
capitol-why-no_unfinished_house = Je hebt geen huis in aanbouw van { capitol-storeys }.
capitol-why-roofs_used_up = Je { $count } daken van deze vorm zijn op: { capitol-shape }.
capitol-why-other_colour = De prefectuur heeft niet de kleur van de { capitol-colour } vergunning: { capitol-prefecture }.
capitol-why-no_small_space = Er is daar geen kleine plaats vrij: { capitol-prefecture }.
capitol-why-roofs_differ = Alle huizen hebben daar een { capitol-shape }: { capitol-prefecture }.
capitol-why-shape_of_both_others = De twee andere prefecturen van deze kleur hebben die dakvorm; deze moet verschillen: { capitol-prefecture }.
capitol-why-first_house_is_low = Het eerste huis van een prefectuur heeft één verdieping: { capitol-prefecture }.
capitol-why-height_does_not_fit = Een huis heeft daar nu { $least } of { $most } verdiepingen: { capitol-prefecture }.
capitol-why-no_finished_house = Je hebt geen afgewerkt huis van { capitol-storeys } met een { capitol-shape }.
capitol-why-no_space_for_it = Er is daar geen vrije plaats voor { capitol-a-building }: { capitol-prefecture }.
capitol-why-pile_empty = Op deze stapel ligt geen kaart meer: { capitol-kind }.
capitol-why-card_not_held = Je hebt deze kaart niet op de hand: { capitol-card }.

# Instellingen
capitol-setting-edition = gelijke biedingen: de laagste score wint, of niemand (nl); de hoogste kaart, dan de beurtvolgorde (fr)
capitol-setting-board = de prefecturen: onze reconstructie, of een bord van jezelf

# Dezelfde, zoals de pagina ze zegt
capitol-setting-edition-name = Gelijke biedingen
capitol-setting-edition-about = In de Nederlandse uitgave wint de laagste score, of niemand; in de Franse de hoogste kaart, dan de beurtvolgorde.
capitol-setting-edition-nl = Nederlandse uitgave
capitol-setting-edition-fr = Franse uitgave
capitol-setting-board-name = Bord
capitol-setting-board-about = De prefecturen van Rome, in onze reconstructie.
capitol-setting-board-reconstruction = onze reconstructie

capitol-help =
    Elk van de vier rondes begint met bouwen. Speel om de beurt een kaart en doe wat zij toestaat, of pas voorgoed.
    Een bouwsteenkaart geeft twee bouwstenen voor huizen in aanbouw of nieuwe huizen, een dakkaart werkt een huis af,
    een vergunning plaatst een afgewerkt huis in een prefectuur van haar kleur. Het eerste huis van een prefectuur
    heeft één verdieping; elk volgende is even hoog als het hoogste daar of één hoger, met dezelfde dakvorm; de drie
    prefecturen van een kleur mogen niet allemaal dezelfde dakvorm hebben. Je mag een kaart zonder haar actie spelen.

    Dan worden drie bouwwerken geveild. Leg de kaarten van je bod van boven af, dan STOP. De hoogste som wint, en
    alleen de winnaar betaalt. Een bron neemt een kleine plaats in, de andere bouwwerken de grote.

    In elke prefectuur krijgt wie de meeste bouwstenen heeft 2 punten en 1 per bron, wie de op één na meeste heeft 1
    per bron; een tempel verdubbelt dat. Bij gelijke stand om de eerste plaats beslist het hoogste huis. Dan trekt
    elke speler zes kaarten van de open stapels, en meer bij een amfitheater: 2 voor de eerste, 1 voor de tweede.
