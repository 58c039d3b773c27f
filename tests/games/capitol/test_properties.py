"""What holds in every game of Capitol, whoever plays and however."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st
from tests.games.capitol.conservation import check, lying
from tests.games.capitol.test_auction import small_board

import campidoglio
from campidoglio.games.capitol.state import FACES, FIRST_FACE, State
from campidoglio.kernel.game import Game

seeds = st.integers(min_value=0, max_value=2**256 - 1)
counts = st.integers(min_value=2, max_value=4)
editions = st.sampled_from(["nl", "fr"])


def played(game: Game, chooser: random.Random) -> None:
    """One move of a due seat at random, passes and seals being rarer than by lot."""
    seat = chooser.choice(game.actors)
    moves = game.legal(seat)
    assert list(moves) == sorted(set(moves), key=game.rulebook.actions.encode), "not in order, or twice"
    quiet = [move for move in moves if move.name not in ("pass", "skip")]
    game.play(seat, chooser.choice(quiet if quiet and chooser.random() < 0.7 else moves))


@given(seed=seeds, players=counts, edition=editions)
@profile(max_examples=24)
def test_nothing_is_lost_and_all_counts_agree_after_every_action(
    seed: int, players: int, edition: str
) -> None:
    game = campidoglio.new("capitol", players=players, seed=seed, edition=edition)
    chooser = random.Random(seed)
    while not game.over:
        check(game.state)
        played(game, chooser)
    check(game.state)
    assert sum(game.state.for_sale) == 0
    assert game.state.score == [*game.scores, *[0] * (4 - players)]


@given(seed=seeds, players=counts, spaces=st.integers(min_value=1, max_value=9))
@profile(max_examples=9)
def test_other_boards_are_played_to_the_end_too(seed: int, players: int, spaces: int) -> None:
    board: dict[str, Any] = small_board(spaces)
    game = campidoglio.new("capitol", players=players, seed=seed, board=board)
    chooser = random.Random(seed)
    while not game.over:
        check(game.state)
        played(game, chooser)


@given(seed=seeds, players=counts)
@profile(max_examples=10)
def test_a_perfect_memory_knows_what_the_state_says_is_known(seed: int, players: int) -> None:
    """Keeps the public record by itself, from what the story tells an onlooker, and compares."""
    game = campidoglio.new("capitol", players=players, seed=seed)
    memory = Memory(players)
    chooser = random.Random(seed)
    while not game.over:
        before = game.state
        played(game, chooser)
        seat, action = game.moves[-1]
        for event in game.rulebook.story(before, seat, action, game.state, None):
            memory.hear(event)
        assert memory.seen == game.state.seen[:players]


class Memory:
    """An onlooker who forgets nothing."""

    def __init__(self, players: int) -> None:
        self.seen = [[0] * FACES for _ in range(players)]
        self.bids: list[dict[str, Any]] = []

    def hear(self, event: dict[str, Any]) -> None:
        teller = getattr(self, f"hear_{event['event']}", None)
        if teller is not None:
            teller(event)

    def hear_drew(self, event: dict[str, Any]) -> None:
        self.seen[event["seat"]][face_of(event)] += 1

    def hear_played(self, event: dict[str, Any]) -> None:
        self.gone(event["seat"], event)

    def hear_revealed(self, event: dict[str, Any]) -> None:
        """A card was held if it was bid: as often as it was bid, at least."""
        for bid in event["bids"]:
            row = self.seen[bid["seat"]]
            faces = [face_of(card) for card in bid["cards"]]
            for face in faces:
                row[face] = max(row[face], faces.count(face))
        self.bids = event["bids"]

    def hear_won(self, event: dict[str, Any]) -> None:
        for card in self.bids[event["seat"]]["cards"]:
            self.gone(event["seat"], card)

    def gone(self, seat: int, card: dict[str, Any]) -> None:
        row = self.seen[seat]
        row[face_of(card)] = max(row[face_of(card)] - 1, 0)


def face_of(card: dict[str, Any]) -> int:
    kinds = {"roof": 0, "floor": 1, "permit": 2}
    colours = {None: 0, "black": 0, "red": 8, "white": 16}
    return FIRST_FACE[kinds[card["kind"]]] + colours[card["colour"]] + int(card["value"]) - 1


@pytest.mark.parametrize("seed", range(6))
def test_the_order_in_which_bids_are_sealed_changes_nothing(seed: int) -> None:
    """The same choices of every seat, answered in seat order and by lot."""
    orderly = campidoglio.new("capitol", players=4, seed=seed)
    mixed = campidoglio.new("capitol", players=4, seed=seed)
    chooser = random.Random(seed)
    while not orderly.over:
        due = list(orderly.actors)
        plans = {seat: plan(orderly, seat, chooser) for seat in due}
        for seat in due:
            for move in plans[seat]:
                orderly.play(seat, move)
        turns = [seat for seat in due for _ in plans[seat]]
        chooser.shuffle(turns)
        for seat in turns:
            mixed.play(seat, plans[seat].pop(0))
        assert orderly.state == mixed.state


def plan(game: Game, seat: int, chooser: random.Random) -> list[str]:
    """One move, or in an auction all cards of the seat's bid and the seal."""
    moves = [str(move) for move in game.legal(seat)]
    if game.view()["phase"] != "bid":
        return [chooser.choice(moves)]
    cards = [move for move in moves if move != "seal"]
    return [*chooser.sample(cards, chooser.randrange(min(len(cards), 3) + 1)), "seal"]


def test_the_cards_of_a_kind_keep_their_order_through_pile_and_discards() -> None:
    """CP-15: what was discarded first comes out first, over a whole game."""
    chooser = random.Random(11)
    game = campidoglio.new("capitol", players=2, seed=11)
    while not game.over:
        before: State = game.state
        played(game, chooser)
        for kind in range(3):
            old, new = lying(before, kind), lying(game.state, kind)
            kept = old[1:] if game.state.head[kind] != before.head[kind] else old
            assert new[: len(kept)] == kept
