"""What holds in every state of a game of Capital Lux, counted from scratch."""

from __future__ import annotations

from campidoglio.games.capital_lux.table import (
    AND_DREW,
    COLOURS,
    COPIES,
    FACES,
    GOLD,
    IN_HAND,
    MODIFIERS,
    MOST_PLAYERS,
    NOTHING,
    ROUNDS,
    VALUES,
    Phase,
    State,
)

PLAYING = (Phase.PLAY, Phase.AGENT, Phase.CLERIC)


def check(s: State) -> None:
    """Raise AssertionError if anything has been lost, made or put where it cannot be."""
    check_cards(s)
    check_hands(s)
    check_draft(s)
    check_past(s)
    check_gold(s)
    check_modifiers(s)
    check_turn(s)


def check_cards(s: State) -> None:
    """CL-1: all copies of each face are somewhere, and no count is below zero."""
    packs = s.pack if s.phase == Phase.DRAFT else []
    rows = [s.deck, *packs, *s.hand, s.capital, *s.city, *s.bonus, s.discards]
    assert all(count >= 0 for row in [*rows, *s.pack, *s.second] for count in row)
    for face in range(FACES):
        assert sum(row[face] for row in rows) == COPIES[face % VALUES], f"face {face}"
    assert s.deck_size == sum(s.deck)


def check_hands(s: State) -> None:
    """CL-24: hand sizes are what hands hold; in play, the deal and the draws less what was played."""
    for seat in range(MOST_PLAYERS):
        assert s.cards[seat] == sum(s.hand[seat])
        assert seat < s.players or not any([*s.hand[seat], *s.city[seat], *s.bonus[seat], *s.pack[seat]])
        plays = s.plays[seat][: s.plays_made[seat]]
        drawn = sum(play >= AND_DREW * FACES for play in plays)
        if s.phase in PLAYING and seat < s.players:
            assert s.cards[seat] == s.dealt + drawn - len(plays)
        assert s.phase < Phase.LIMIT or s.cards[seat] == 0


def check_draft(s: State) -> None:
    """CL-7, CL-8: packs and hands grow and shrink together, and who is due has not kept enough."""
    if s.phase != Phase.DRAFT:
        assert s.pending == 0
        return
    enough = min(2 * s.step, s.dealt)
    for seat in range(s.players):
        assert sum(s.pack[(seat - s.step + 1) % s.players]) == s.dealt - s.cards[seat]
        assert s.pending >> seat & 1 == (s.cards[seat] < enough)
        assert s.cards[seat] >= enough - 2
    assert s.pending


def check_past(s: State) -> None:
    """CL-9: what a seat is said to have kept second and received last was in its hand until it was played."""
    if s.phase not in PLAYING:
        assert s.phase == Phase.DRAFT or not any(count for row in [*s.pack, *s.second] for count in row)
        return
    for seat in range(s.players):
        last, second = s.pack[(seat - 2) % s.players], s.second[(seat - 1) % s.players]
        left = [a + b for a, b in zip(last, second, strict=True)]
        assert sum(left) == s.dealt - min(2, s.dealt)
        size = s.dealt
        for play in s.plays[seat][: s.plays_made[seat]]:
            left[play % FACES] = max(0, left[play % FACES] - 1)
            size -= 1
            assert sum(left) <= size
            size += play >= AND_DREW * FACES
        assert all(held >= there for held, there in zip(s.hand[seat], left, strict=True))


def check_gold(s: State) -> None:
    """CL-3: eight discs."""
    assert min(s.gold) >= 0 <= s.supply
    assert s.supply + sum(s.gold) == GOLD


def check_modifiers(s: State) -> None:
    """CL-3, CL-12c, CL-20: four modifiers: in the pile, in one hand, face down, or revealed."""
    where = [[row[modifier] for row in s.laid if row[modifier]] for modifier in range(MODIFIERS)]
    assert all(len(places) <= 1 for places in where)
    laid = [place for places in where for place in places]
    assert laid.count(IN_HAND) == (s.phase == Phase.AGENT)
    for colour in range(COLOURS):
        for seat in range(MOST_PLAYERS):
            assert s.face_down[colour][seat] == s.laid[seat].count(colour + 1)
    if s.phase < Phase.LIMIT:
        assert s.pile + len(laid) == MODIFIERS
    else:
        assert not laid
        assert s.pile + sum(place > 0 for row in s.shown for place in row) == MODIFIERS


def check_turn(s: State) -> None:
    """CL-11, CL-14, CL-18: somebody is asked, who has something to choose from."""
    assert 1 <= s.round_number <= ROUNDS
    assert 0 <= s.turn < s.players
    assert 0 <= s.first < s.players
    assert s.ender == NOTHING or 0 <= s.ender < s.players
    if s.phase == Phase.PLAY:
        assert s.cards[s.turn] > 0
        # CL-15: until the playing stops, whoever still has a turn has a card.
        to_come = range(s.turn, s.turn + (s.ender - s.turn) % s.players) if s.ender != NOTHING else ()
        assert all(s.cards[seat % s.players] > 0 for seat in to_come)
    if s.phase == Phase.LIMIT:
        colour = s.checked % COLOURS
        total = sum(s.city[s.turn][colour * VALUES + place] * (place + 2) for place in range(VALUES))
        assert 0 < total - s.limit[colour] <= s.gold[s.turn]
