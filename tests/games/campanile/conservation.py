"""What holds in every state of a game of Campanile, counted from scratch."""

from __future__ import annotations

from campidoglio.games.campanile.rules import (
    CARDS_A_STYLE,
    CHIPS,
    FLAGS,
    HAND,
    HIGHEST_CHIP,
    MOST_PLAYERS,
    NOTHING,
    PILES,
    REMOVED,
    STYLES,
    Phase,
    State,
)


def check(s: State) -> None:
    """Raise AssertionError if anything has been lost, made or put where it cannot be."""
    check_cards(s)
    check_chips(s)
    check_turn(s)
    check_points(s)


def check_cards(s: State) -> None:
    """CN-4: every card is in a hand, in a pile, in the surplus, or on the tower of its style."""
    for style in range(STYLES):
        hidden_or_held = s.deck.count(style) + sum(hand[style] for hand in s.hand)
        played = CARDS_A_STYLE - REMOVED[s.players] - hidden_or_held
        assert played <= s.height[style] <= 3 * played, (
            f"style {style}: {played} cards, {s.height[style]} high"
        )
    for pile in range(PILES):
        cards = s.deck[pile * s.pile_size : (pile + 1) * s.pile_size]
        assert NOTHING not in cards[: s.left[pile]]
        assert set(cards[s.left[pile] :]) <= {NOTHING}
    tops = [s.deck[pile * s.pile_size + s.left[pile] - 1] for pile in range(PILES) if s.left[pile]]
    assert s.showing == [tops.count(style) for style in range(STYLES)]
    surplus = [card for card in s.deck[PILES * s.pile_size :] if card != NOTHING]
    assert len(surplus) == (STYLES * (CARDS_A_STYLE - REMOVED[s.players]) - HAND * s.players) % PILES
    assert s.pool == [0] * STYLES
    for seat in range(MOST_PLAYERS):
        held = HAND - int(s.phase == Phase.BET and s.turn == seat) if seat < s.players else 0
        assert sum(s.hand[seat]) == held
        assert all(0 <= shown <= cards for shown, cards in zip(s.shown[seat], s.hand[seat], strict=True))


def check_chips(s: State) -> None:
    """CN-2, CN-9: every chip is its owner's or lies under a tower, and places under a tower are 1, 2, 3 …"""
    for seat in range(MOST_PLAYERS):
        for value in range(HIGHEST_CHIP):
            bet = sum(s.stake[style][seat][value] for style in range(STYLES))
            assert s.chips[seat][value] + bet == (CHIPS[value] if seat < s.players else 0)
            assert s.chips[seat][value] >= 0
    for style in range(STYLES):
        there = [place for place in s.order[style] if place]
        assert sorted(there) == list(range(1, len(there) + 1))
        assert [place > 0 for place in s.order[style]] == [sum(chips) > 0 for chips in s.stake[style]]


def check_turn(s: State) -> None:
    """CN-6 … CN-8, CN-10: a pile is empty if and only if the game is over."""
    assert 0 <= s.turn < s.players
    assert (0 in s.left) == (s.phase == Phase.OVER)
    assert (s.built > 0) == (s.built_on != NOTHING) == (s.phase == Phase.BET)
    assert sorted(s.row) == list(range(STYLES))


def check_points(s: State) -> None:
    """CN-11, CN-12: flags at the end only, by height, and no more points than they carry."""
    most = sum(first + second for first, second in FLAGS)
    assert most == 30
    assert 0 <= sum(s.score) <= (most if s.phase == Phase.OVER else 0)
    assert sorted(s.flag) == ([1, 2, 3, 4, 5] if s.phase == Phase.OVER else [0] * STYLES)
    by_rank = sorted(range(STYLES), key=s.flag.__getitem__)
    heights = [s.height[style] for style in by_rank]
    assert s.phase != Phase.OVER or heights == sorted(heights, reverse=True)
