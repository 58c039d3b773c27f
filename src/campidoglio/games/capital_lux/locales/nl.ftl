capital_lux-title = Capital Lux
capital_lux-about = Lok notabelen naar je stad, maar nooit meer dan de hoofdstad kan overtreffen.

# Kleuren en kaarten: in een zin, en boven een rij
capital_lux-colour = { $colour ->
    [green] groen
    [yellow] geel
    [blue] blauw
    [pink] roze
   *[other] ?
}
capital_lux-role = { $colour ->
    [green] Groen: Geleerde
    [yellow] Geel: Koopman
    [blue] Blauw: Agent
    [pink] Roze: Geestelijke
   *[other] ?
}
capital_lux-card = { capital_lux-colour } { $value }
capital_lux-worth = { $worth ->
    [4] +4
    [2] +2
    [-1] −1
    [-3] −3
   *[other] een wijziger
}

# Zetten
capital_lux-action-keep = Houd { capital_lux-card }
capital_lux-action-city = Stad: { capital_lux-card }
capital_lux-action-capital = Hoofdstad: { capital_lux-card }
capital_lux-action-place = Leg hem op { capital_lux-colour }
capital_lux-action-take = Neem de laagste kaart in { capital_lux-colour }
capital_lux-action-pay = Betaal voor { capital_lux-colour }
capital_lux-action-discard = Leg { capital_lux-colour } af
capital_lux-asked-draft = Houd nog { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} van dit pakje; de rest gaat naar de volgende speler.
capital_lux-asked-play = Jouw beurt: speel een kaart in je stad, of in de hoofdstad voor haar actie.
capital_lux-asked-agent = De wijziger is { capital_lux-worth }. Op welke kleur van de hoofdstad leg je hem?
capital_lux-asked-cleric = Van welke kleur van de hoofdstad brengt de Geestelijke je de laagste kaart?
capital_lux-asked-limit = Je stad gaat over de grens in { capital_lux-colour }: betaal { $price } goud, of leg alles af.

# Wat er gebeurde
capital_lux-event-kept = { $value ->
    [none] { $player } hield een kaart.
   *[other] { $player } hield { capital_lux-card }.
}
capital_lux-event-passed = { $received ->
    [none] De pakjes gingen naar links.
   *[other] De pakjes gingen naar links; je kreeg { $received }.
}
capital_lux-event-passed-received = { capital_lux-card }
capital_lux-event-city = { $player } speelde { capital_lux-card } in de eigen stad.
capital_lux-event-capital = { $player } speelde { capital_lux-card } in de hoofdstad.
capital_lux-event-drew = { $value ->
    [none] { $player } trok een kaart.
   *[other] { $player } trok { capital_lux-card }.
}
capital_lux-event-gold = { $player } nam 1 goud.
capital_lux-event-looked = { $worth ->
    [none] { $player } bekeek een wijziger.
   *[other] { $player } bekeek een wijziger: { capital_lux-worth }.
}
capital_lux-event-placed = { $player } legde { capital_lux-worth } gesloten op { capital_lux-colour }.
capital_lux-event-took = { $player } nam { capital_lux-card } uit de hoofdstad in de eigen stad.
capital_lux-event-last_turns = { $player } speelde de laatste kaart uit de hand: alle anderen hebben nog één beurt.
capital_lux-event-laid_down = { $player } legde de rest van de hand in de eigen stad: { $cards }.
capital_lux-event-laid_down-cards = { capital_lux-card }
capital_lux-event-revealed = Wijzigers: { $modifiers_count ->
    [0] geen
   *[other] { $modifiers }
}. Grenzen: { $limits }.
capital_lux-event-revealed-modifiers = { capital_lux-worth } op { capital_lux-colour } ({ $player })
capital_lux-event-revealed-limits = { capital_lux-colour } { $limit }
capital_lux-event-paid = { $player } betaalde { $gold } goud om { capital_lux-colour } te houden.
capital_lux-event-discarded = { $player } legde { capital_lux-colour } af, { $total } waard.
capital_lux-event-bonus = { $player } kreeg { capital_lux-card } als bonuskaart.
capital_lux-event-round = Ronde { $number }, { $dealt } kaarten elk. Eerste speler: { $player }.
capital_lux-event-over = De drie rondes zijn gespeeld: het spel is uit.

# Het bord
capital_lux-round = Ronde { $round } van 3 · trekstapel { $deck } · goud { $supply } · wijzigers { $pile } · eerste speler: { $player }
capital_lux-capital = Hoofdstad
capital_lux-modifiers = Wijzigers
capital_lux-face-down = { $player } { $count ->
    [one] ?
   *[other] { $count }×?
}
capital_lux-own-modifier = { $player } { capital_lux-worth }
capital_lux-limit = Grens
capital_lux-cards = Kaarten
capital_lux-known = bekend: { $cards }
capital_lux-gold = Goud
capital_lux-bonus = Bonus
capital_lux-points = Punten
capital_lux-nothing = –
capital_lux-pack = Pakje: { $cards }
capital_lux-kept = Gehouden: { $cards }
capital_lux-hand = Hand: { $cards }
capital_lux-passed = Doorgegeven aan { $player }: { $cards }.
capital_lux-passed-on = Doorgegeven aan { $player }, die er twee hield en de rest doorgaf: { $cards }.
capital_lux-last-turns = Laatste beurten; zonder kaart: { $player }.

# Waarom iets niet kan
capital_lux-why-asked_draft = Nu worden kaarten gekozen: houd er een van het pakje.
capital_lux-why-asked_play = Nu speel je een kaart uit je hand, in je stad of in de hoofdstad.
capital_lux-why-asked_agent = De Agent heeft een wijziger bekeken: kies de kleur waarop je hem legt.
capital_lux-why-asked_cleric = De Geestelijke moet een kleur kiezen om een kaart van te nemen.
capital_lux-why-over_limit = Je stad gaat over de grens in { capital_lux-colour }: betaal ervoor, of leg alles in die kleur af.
capital_lux-why-pink_stays = De Geestelijke neemt nooit een roze kaart.
capital_lux-why-none_in_capital = De hoofdstad heeft geen kaart in { capital_lux-colour }.
capital_lux-why-card_not_in_pack = Er is geen { capital_lux-card } in het pakje dat je vasthoudt.
capital_lux-why-card_not_held = Je hebt geen { capital_lux-card } op de hand.

capital_lux-help =
    Drie rondes. Eerst houdt ieder twee kaarten van een pakje en geeft de rest naar links door, twee keer; de
    laatste gekregen kaarten houd je ook. Daarna speelt ieder op zijn beurt een kaart: in de eigen stad, waar
    ze punten geeft, of in de hoofdstad, waar ze iets doet. Geleerde (groen): trek een kaart. Koopman (geel):
    neem 1 goud. Agent (blauw): bekijk een wijziger en leg hem gesloten op een kleur. Geestelijke (roze): neem
    de laagste groene, gele of blauwe kaart van de hoofdstad in je stad.

    Heeft iemand geen kaart meer, dan hebben de anderen nog één beurt, en gaan de handen naar de steden. De
    wijzigers worden onthuld. Is je stad in een kleur meer waard dan de hoofdstad, leg die kleur dan af of
    betaal het verschil in goud. Daarna krijgt de grootste stad van elke kleur de hoogste kaart van de
    hoofdstad als bonus.

    Aan het einde tellen de kaarten in je stad en je bonuskaarten hun waarde, en elk goud 1. ‘!’ staat bij een
    kleur die nu meer waard is dan de hoofdstad.
