"""The seed follows from a secret that was committed to, and whoever has the record can check it."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from typing import Any

import pytest

import campidoglio
from campidoglio import BadRecord, Game
from campidoglio.kernel.record import Record
from campidoglio.server.table import fairness

SECRET = bytes(range(32))
TABLE = "aBcDeF12"
ENTROPY = ["dé à coudre", None]


def fair_game() -> Game:
    """A game of a few moves, whose seed was made as it should be."""
    seed = fairness.seed_of(SECRET, TABLE, ENTROPY)
    game = campidoglio.new("campanile", players=2, seed=seed)
    for _ in range(6):
        (seat,) = game.actors
        game.play(seat, game.legal(seat)[-1])
    return game


def fair_record() -> dict[str, Any]:
    """The record of that game."""
    record: dict[str, Any] = json.loads(fair_game().record(fairness=fairness.proof(SECRET, TABLE, ENTROPY)))
    return record


def found(record: dict[str, Any]) -> dict[str, bool]:
    """What checking a record comes to."""
    read = Record.from_text(json.dumps(record))
    return dict(fairness.verify(read, campidoglio.rulebook(read.game)))


def test_commitment_and_seed_can_be_made_without_us() -> None:
    assert fairness.commitment(SECRET) == hashlib.sha256(b"campidoglio fairness 1" + SECRET).hexdigest()
    message = b'["aBcDeF12",["d\\u00e9 \\u00e0 coudre",null]]'
    assert fairness.seed_of(SECRET, TABLE, ENTROPY) == int(
        hmac.new(SECRET, message, "sha256").hexdigest(), 16
    )


def test_what_anybody_adds_changes_the_seed() -> None:
    seeds = {
        fairness.seed_of(SECRET, TABLE, entropy)
        for entropy in ([None, None], ["a", None], [None, "a"], ["b", None], ["", None])
    }
    assert len(seeds) == 5
    assert fairness.seed_of(SECRET, "another", [None, None]) not in seeds
    assert fairness.seed_of(bytes(32), TABLE, [None, None]) not in seeds


def test_a_fair_record_holds_in_all_points() -> None:
    assert found(fair_record()) == {"committed": True, "follows": True, "replays": True}


def test_a_record_without_a_proof_holds_in_none() -> None:
    record = Record.from_text(fair_game().record())
    findings = fairness.verify(record, campidoglio.rulebook("campanile"))
    assert findings == ()
    assert not fairness.is_fair(findings)
    assert fairness.is_fair([("committed", True)])


def change_commitment(record: dict[str, Any]) -> None:
    record["fairness"]["commitment"] = "0" * 64


def change_secret(record: dict[str, Any]) -> None:
    record["fairness"]["secret"] = "0" * 64


def change_table(record: dict[str, Any]) -> None:
    record["fairness"]["table"] = "another"


def change_entropy(record: dict[str, Any]) -> None:
    record["fairness"]["entropy"] = ["dé à coudre", "mine"]


def swap_entropy(record: dict[str, Any]) -> None:
    record["fairness"]["entropy"].reverse()


def change_seed(record: dict[str, Any]) -> None:
    record["seed"] = "1" + record["seed"][1:]


def change_move(record: dict[str, Any]) -> None:
    record["moves"][0] = "0 no_bet"


def change_everything_but_the_commitment(record: dict[str, Any]) -> None:
    """Another secret was chosen afterwards, and the seed made anew of it."""
    record["fairness"]["secret"] = "0" * 64
    record["seed"] = f"{fairness.seed_of(bytes(32), TABLE, ENTROPY):064x}"
    record["moves"] = []


@pytest.mark.parametrize(
    ("tamper", "fails"),
    [
        (change_commitment, {"committed"}),
        (change_secret, {"committed", "follows"}),
        (change_table, {"follows"}),
        (change_entropy, {"follows"}),
        (swap_entropy, {"follows"}),
        (change_seed, {"follows", "replays"}),
        (change_move, {"replays"}),
        (change_everything_but_the_commitment, {"committed"}),
    ],
)
def test_whatever_is_changed_is_noticed(tamper: Callable[[dict[str, Any]], None], fails: set[str]) -> None:
    record = fair_record()
    tamper(record)
    assert {name for name, holds in found(record).items() if not holds} == fails


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("secret", "00", "secret"),
        ("secret", "0" * 64 + "\n", "secret"),
        ("secret", None, "secret"),
        ("commitment", "G" * 64, "commitment"),
        ("table", 7, "table"),
        ("entropy", "ab", "entropy"),
        ("entropy", ["a" * 101, None], "entropy"),
        ("entropy", [None], "1 seats, not 2"),
        ("more", 1, "more"),
    ],
)
def test_what_is_no_proof_is_refused_with_its_reason(field: str, value: Any, said: str) -> None:
    record = fair_record()
    record["fairness"][field] = value
    with pytest.raises(BadRecord, match=said):
        found(record)
