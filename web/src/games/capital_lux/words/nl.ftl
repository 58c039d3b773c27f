# Wat alleen de pagina over Capital Lux zegt.

capital_lux-short = { $colour ->
    [green] Geleerde
    [yellow] Koopman
    [blue] Agent
   *[other] Geestelijke
}
capital_lux-person = { capital_lux-short } { $value }
capital_lux-round-of = Ronde { $round } van 3
capital_lux-deck-left = { $count ->
    [0] De trekstapel is leeg
    [one] Eén kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
}
capital_lux-gold-left = { $count ->
    [0] Geen goud meer in de voorraad
   *[other] { $count } goud in de voorraad
}
capital_lux-modifiers-left = { $count ->
    [0] Geen wijziger meer op de stapel
    [one] Eén wijziger op de stapel, gesloten
   *[other] { $count } wijzigers op de stapel, gesloten
}
capital_lux-column-is = { capital_lux-role }: { $total } in de hoofdstad. { $cards ->
    [none] Geen kaarten.
   *[other] Kaarten: { $cards }.
}
capital_lux-lies = { $count ->
    [one] Eén gesloten wijziger van { $player }.
   *[other] { $count } gesloten wijzigers van { $player }.
}
capital_lux-own-lies = Jouw wijziger hier, die alleen jij kent: { $worth }.
capital_lux-limit-is = De grens is { $limit }.
capital_lux-play-here = Speel de gekozen kaart hier.
capital_lux-city-of = { $own ->
    [yes] Jouw stad
   *[no] De stad van { $player }
}
capital_lux-my-city = Jouw stad
capital_lux-is-first = Eerste speler van deze ronde
capital_lux-no-cards = geen kaarten meer
capital_lux-chooses = kiest nog
capital_lux-has-chosen = klaar
capital_lux-colours = De vier kleuren
capital_lux-city-is = { capital_lux-role }: { $total } { $standing ->
    [none] {""}
    [fine] van { $limit }, binnen de grens
    [risky] van { $limit }, misschien over de grens door een gesloten wijziger
   *[over] van { $limit }, over de grens
}. { $cards ->
    [none] Geen kaarten.
   *[other] Kaarten: { $cards }.
}
capital_lux-has = Kaarten op de hand: { $cards }. Daarvan bekend: { $known ->
    [none] geen
   *[other] { $known }
}. Goud: { $gold }. Bonuskaarten: { $bonus } punten.
capital_lux-kept-now = { $count ->
    [0] Je hebt nog niets gehouden
    [one] Je hebt één kaart gehouden
   *[other] Je hebt { $count } kaarten gehouden
}
capital_lux-others-choose = De anderen kiezen nog.
capital_lux-your-pack = Het pakje waaruit je kiest
capital_lux-your-hand = Je hand
capital_lux-hand-empty = Je hebt geen kaarten meer.
capital_lux-card-is = { capital_lux-short }, { capital_lux-colour } { $value }
capital_lux-choices = Wat je kunt doen
capital_lux-looked = De wijziger: { capital_lux-worth }
capital_lux-to-city = Naar je stad
capital_lux-to-capital = Naar de hoofdstad
capital_lux-does = { $colour ->
    [green] { $left ->
        [0] De trekstapel is leeg: geen kaart
       *[other] Geleerde: trek een kaart
    }
    [yellow] { $left ->
        [0] De voorraad is leeg: geen goud
       *[other] Koopman: neem 1 goud
    }
    [blue] { $left ->
        [0] Er is geen wijziger meer
       *[other] Agent: bekijk een wijziger en leg hem neer
    }
   *[other] { $left ->
        [0] De Geestelijke heeft niets te nemen
       *[other] Geestelijke: de laagste kaart van een kleur komt in je stad
    }
}
capital_lux-becomes = { $before } wordt { $after }
capital_lux-in-city = { $before } wordt { $after }{ $over ->
    [0] , grens { $limit }
   *[other] , { $over } over de grens van { $limit }
}{ $hidden ->
    [0] {""}
   *[other] {" "}(±?)
}
capital_lux-pay = Betaal { $price } goud
capital_lux-pay-means = Je houdt { $points } punten
capital_lux-discard-means = Je verliest { $points } punten
capital_lux-end-of = Het einde van ronde { $round }
capital_lux-tell-all = Toon alles
capital_lux-was-discarded = afgelegd
capital_lux-goes-on = Iemand denkt na over goud …
capital_lux-final = De eindtelling
capital_lux-the-player = Speler
capital_lux-tie-of = Kaarten van waarde { $value }
capital_lux-tie = Gelijkspel: de meeste kaarten van waarde { $values } beslissen
capital_lux-counts = Steden: { capital_lux-colour }
capital_lux-last-turn = { $own ->
    [yes] Je hebt je laatste kaart gespeeld: de anderen hebben nog één beurt.
   *[no] Je laatste beurt: { $player } heeft geen kaarten meer.
}

# De kennismaking, stap voor stap
capital_lux-learn-welcome =
    Welkom in de hoofdstad. Onder haar vier bogen zetelen de Geleerde, de Koopman, de Agent en de Geestelijke. Onder elk van
    hen ligt wat de hoofdstad in die kleur bezit: voorlopig niets dan één groene 5.
capital_lux-learn-cities =
    Daaronder ligt jouw stad. In elke kleur mag ze evenveel waard zijn als de hoofdstad, en geen punt meer. De donkere streep
    op elke balk is die grens: 5 in groen, elders nog niets. Er zijn drie rondes; dit duurt vijf minuten.
capital_lux-learn-keep =
    Een ronde begint met kiezen. Hier is een pakje van zes kaarten. Je houdt er twee, en de rest gaat naar de andere speler.
    Houd de Koopman, geel 5.
capital_lux-learn-keep-more =
    En houd de Geleerde, groen 5: in groen heeft de hoofdstad plaats.
capital_lux-learn-passed =
    De pakjes zijn gewisseld. Ook van dit pakje houd je twee kaarten. Neem de Agent, blauw 4.
capital_lux-learn-passed-more =
    En de Geleerde, groen 3.
capital_lux-learn-hand =
    De laatste twee kaarten kwamen vanzelf bij je terug, en je hand is compleet: zes kaarten. Alle pakjes gingen door je
    handen; daarom staan enkele kaarten van de ander voor jou naast de naam.
capital_lux-learn-city =
    Jij bent de eerste speler. In je beurt speel je één kaart: in je stad, waar ze punten geeft, of in de hoofdstad. Raak
    de groene 5 aan, en dan ‘Naar je stad’. De grens is 5, dus het past net.
capital_lux-learn-cleric =
    Dat was niet aardig. De andere speler stuurde een Geestelijke naar de hoofdstad, en die nam de groene 5 mee naar de andere
    stad. Nu is de grens van groen 0, en jouw 5 gaat eroverheen. Eindigde de ronde nu, dan verloren jullie hem allebei.
capital_lux-learn-merchant =
    Een grens kan weer stijgen, en goud kan een kleur redden. Speel de gele 3 in de hoofdstad: ze verhoogt de grens van geel,
    en de Koopman brengt je een schijf goud.
capital_lux-learn-agent =
    Ook de andere speler heeft groen nodig, en legde een Geleerde in de hoofdstad. Stuur nu een Agent: speel de blauwe 3 in
    de hoofdstad, en je bekijkt een wijziger.
capital_lux-learn-place =
    Het is +4, de beste van allemaal. Je legt hem gesloten op een kleur; alleen jij weet wat het is. Kies de Geleerde: 2
    wordt 6, en je groene 5 is veilig.
capital_lux-learn-beyond =
    De andere speler zag waar hij ligt, maar niet wat hij is. Speel nu de blauwe 4 in je stad. Dat is een punt te veel voor
    een grens van 3, maar je hebt een schijf goud.
capital_lux-learn-gold =
    Wat meer goud kan geen kwaad. Speel de gele 5 in de hoofdstad.
capital_lux-learn-scholar =
    Speel de groene 3 in de hoofdstad. Dat helpt de grens van groen, en de Geleerde laat je een kaart trekken.
capital_lux-learn-last-card =
    Je trok een gele 4, en de grens van geel is hoog. Speel hem in je stad. Het is je laatste kaart: de andere speler heeft
    nog één beurt, en de ronde is voorbij.
capital_lux-learn-pay =
    Het einde van de ronde wordt stap voor stap verteld. De wijziger wordt omgedraaid: groen is veilig, met een grens van 9.
    Maar blauw is 4 waard tegen een grens van 3. Betaal één goud, en je houdt het.
capital_lux-learn-bonus =
    De andere speler kon niet betalen, en verloor 9 punten blauw. Daarna kreeg de grootste stad van elke kleur de hoogste kaart
    van de hoofdstad als bonus: jij kreeg groen 3, geel 6 en blauw 3. Wat in steden en hoofdstad ligt, blijft voor de
    volgende ronde.
capital_lux-learn-later =
    Twee rondes later, helemaal aan het einde. Je hebt 12 punten blauw, en de grens is 11. Laat je ze gaan, dan verlies je het
    spel met 55 tegen 64. Betaal één goud.
capital_lux-learn-end =
    Stadskaarten, bonuskaarten en goud worden geteld: je wint met 70 tegen 64. Voed de hoofdstad, let op de Geestelijke, en
    bewaar wat goud voor het einde. Dat is alles: je kent het spel.
