"""What never changes in a game of Capitol, counted anew from the state."""

from collections import Counter

from campidoglio.games.capitol.state import (
    BUILDINGS_FOR_SALE,
    COPIES,
    FACES,
    FIRST_FACE,
    KINDS,
    MOST_OF_A_KIND,
    NOTHING,
    PREFECTURES,
    ROOFS_A_SHAPE,
    SHAPES,
    STOREYS,
    Building,
    Phase,
    State,
)


def check(s: State) -> None:
    """Raise AssertionError unless cards, storeys, roofs and buildings are all there and all counts agree."""
    assert not s.misfits()
    _check_cards(s)
    for seat in range(s.players):
        _check_hand(s, seat)
    _check_storeys(s)
    for prefecture in range(PREFECTURES):
        _check_prefecture(s, prefecture)
    _check_colours(s)
    _check_buildings(s)
    assert not any(s.pool), "cards are left in the hand that deals hidden cards anew"


def _check_cards(s: State) -> None:
    cards = Counter(card for kind in range(KINDS) for card in lying(s, kind))
    for seat in range(s.players):
        cards.update(_held(s, seat))
    assert cards == Counter(dict(enumerate(COPIES))), "a card is missing or there twice"
    for kind in range(KINDS):
        kept = lying(s, kind)
        assert all(FIRST_FACE[kind] <= card < FIRST_FACE[kind + 1] for card in kept), "on the wrong pile"
        assert sum(card != NOTHING for card in s.queue[kind]) == len(kept), "a card lies outside its pile"
        assert s.pile[kind] > 0 or s.discards[kind] == 0, "an empty pile has discards"


def lying(s: State, kind: int) -> list[int]:
    """A pile from its top, and then its discards in the order they came."""
    count = s.pile[kind] + s.discards[kind]
    return [s.queue[kind][(s.head[kind] + place) % MOST_OF_A_KIND] for place in range(count)]


def _held(s: State, seat: int) -> Counter[int]:
    held = Counter({card: count for card, count in enumerate(s.hand[seat]) if count})
    held.update(s.bid[seat][: s.bid_size[seat]])
    return held


def _check_hand(s: State, seat: int) -> None:
    held = _held(s, seat)
    assert min(s.hand[seat]) >= 0
    assert s.cards[seat] == sum(held.values()), "the size of a hand is wrong"
    assert all(0 <= s.seen[seat][card] <= held[card] for card in range(FACES)), (
        "a card was seen that is not there"
    )
    for kind in range(KINDS):
        of_kind = range(FIRST_FACE[kind], FIRST_FACE[kind + 1])
        unseen = sum(held[card] - s.seen[seat][card] for card in of_kind)
        assert s.unseen[seat][kind] == unseen, "the count of unseen cards is wrong"
    assert all(card == NOTHING for card in s.bid[seat][s.bid_size[seat] :]), "a card is left on a stack"
    assert all(card == NOTHING for card in s.revealed[seat][s.revealed_size[seat] :])


def _check_storeys(s: State) -> None:
    storeys = s.supply + sum(height * count for row in s.unfinished for height, count in enumerate(row))
    for seat in range(s.players):
        rising = [height for height, count in enumerate(s.unfinished[seat]) if count]
        assert s.highest[seat] == max(rising, default=0)
        assert min(s.unfinished[seat]) >= 0
        for shape in range(SHAPES):
            under = s.under[seat][shape]
            assert s.capped[seat][shape] == sum(height > 0 for height in under) <= ROOFS_A_SHAPE
            storeys += sum(under)
    assert storeys == STOREYS, "a storey is missing or there twice"
    assert s.supply >= 0


def houses_in(s: State, prefecture: int) -> list[tuple[int, int, int]]:
    """Every house of a prefecture: height, seat, shape."""
    return sorted(
        (s.under[seat][shape][place], seat, shape)
        for seat in range(s.players)
        for shape in range(SHAPES)
        for place in range(ROOFS_A_SHAPE)
        if s.stands[seat][shape][place] == prefecture
    )


def _check_prefecture(s: State, prefecture: int) -> None:
    houses = houses_in(s, prefecture)
    placed = s.fountains[prefecture] - s.printed[prefecture]
    assert s.free[prefecture] == s.spaces[prefecture] - len(houses) - placed >= 0, "spaces do not add up"
    assert placed >= 0
    heights = [height for height, _, _ in houses]
    assert set(heights) == set(range(1, max(heights, default=0) + 1)), "CP-13c: heights grow one by one"
    assert s.tallest[prefecture] == max(heights, default=0)
    assert {shape for _, _, shape in houses} == {s.roofs[prefecture]} - {NOTHING}, "CP-13a: one shape"
    for seat in range(s.players):
        own = [height for height, owner, _ in houses if owner == seat]
        assert s.storeys[prefecture][seat] == sum(own)
        assert s.own_tallest[prefecture][seat] == max(own, default=0)


def _check_colours(s: State) -> None:
    for colour in set(s.colour):
        shapes = [s.roofs[prefecture] for prefecture in range(PREFECTURES) if s.colour[prefecture] == colour]
        assert NOTHING in shapes or len(set(shapes)) > 1, "CP-13b: all three prefectures have one shape"


def _check_buildings(s: State) -> None:
    placed = {
        Building.FOUNTAIN: sum(s.fountains) - sum(s.printed),
        Building.AMPHITHEATRE: s.large.count(Building.AMPHITHEATRE),
        Building.TEMPLE: s.large.count(Building.TEMPLE),
    }
    for building, count in placed.items():
        in_hand = int(s.phase == Phase.SITE and s.sold == building)
        assert s.for_sale[building] + count + s.gone[building] + in_hand == BUILDINGS_FOR_SALE[building]
