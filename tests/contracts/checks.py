"""What every game promises, as checks of one state or step: each gives its complaints, none if all is well.

test_checks.py plants a violation of each in a toy game and sees it found.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any

from tests.contracts.games import Step, Table, reader

from campidoglio.kernel.schema import Field, GameState, Known

Check = Callable[[Table, GameState], list[str]]
IMAGINED = 3
UNWRITTEN = (-7777, 8888)


def illegal_lists(table: Table, s: GameState) -> list[str]:
    """Legal lists are ascending, without duplicates, of the game's actions, within the limit, not empty."""
    return [
        f"legal list of seat {seat}: {codes}"
        for seat in table.due(s)
        if (codes := table.legal(s, seat)) != sorted(set(codes))
        or not 0 < len(codes) <= table.book.legal_limit
        or not all(0 <= code < len(table.book.actions) for code in codes)
    ] + [f"seat {seat} has no place at the table" for seat in range(60) if _is_due_beyond(table, s, seat)]


def _is_due_beyond(table: Table, s: GameState, seat: int) -> bool:
    return seat >= table.players and bool(table.rules.due(s) >> seat & 1)


def confused_endings(table: Table, s: GameState) -> list[str]:
    """An ending holds if and only if nobody is due, and then nothing comes from outside."""
    ending = table.book.endings(table.rules.ending(s))
    over = not table.rules.due(s)
    return [
        *([f"over is {over}, but the ending is {ending.name}"] if over != bool(ending) else []),
        *(["something may come from outside a game that is over"] if over and table.outside(s) else []),
    ]


def confused_places(table: Table, s: GameState) -> list[str]:
    """Places come from an order: nobody beats themselves, and a better place is beaten by nobody worse."""
    beats, seats = table.rules.beats, range(table.players)
    places = [table.rules.place_of(s, seat) for seat in seats]
    return [
        f"seat {one} at place {places[one]} beats seat {other} at place {places[other]}"
        for one in seats
        for other in seats
        if bool(beats(s, one, other)) != (places[one] < places[other])
    ]


def observed(table: Table, s: GameState, seat: int) -> tuple[list[int], list[str]]:
    """The seat's observation, and what is wrong with its length."""
    outs = [[filler] * (table.book.observation_size + 1) for filler in UNWRITTEN]
    lengths = {table.rules.observe(s, seat, out) for out in outs}
    first, second = (out[: table.book.observation_size] for out in outs)
    complaints = [] if lengths == {table.book.observation_size} else [f"observations of lengths {lengths}"]
    if [out[-1] for out in outs] != list(UNWRITTEN):
        complaints.append("an observation beyond its length")
    if first != second:
        complaints.append("an observation with numbers left unwritten")
    return first, complaints


def wrong_observations(table: Table, s: GameState) -> list[str]:
    """Observations are whole numbers, always as many, and all of them written."""
    complaints = []
    for seat in table.readers():
        numbers, wrong = observed(table, s, seat)
        complaints += [f"seat {seat}: {complaint}" for complaint in wrong]
        complaints += [f"seat {seat} observes {n!r}" for n in numbers if not isinstance(n, int)]
    return complaints


def knowledge(table: Table, s: GameState, seat: int) -> dict[str, Any]:
    """All that the seat, or the onlooker, is given: view, observation, and its own legal list."""
    return {
        "view": json.dumps(table.view(s, seat)).encode(),
        "observation": observed(table, s, seat)[0],
        "due": table.due(s),
        "legal": table.legal(s, seat) if seat in table.due(s) else [],
    }


def unequal_knowledge(before: dict[str, Any], after: dict[str, Any], what: str) -> list[str]:
    """What changed of a seat's knowledge."""
    return [f"{what} changes the {name}" for name in before if before[name] != after[name]]


def bad_dreams(table: Table, s: GameState) -> list[str]:
    """What the unknown is dealt anew for: nothing that the seat knows changes, and the state stays sound."""
    complaints = []
    for seat in table.readers():
        before = knowledge(table, s, seat)
        for number in range(IMAGINED):
            twin = table.imagined(s, seat, number)
            complaints += unequal_knowledge(before, knowledge(table, twin, seat), f"resampling for {seat}")
            complaints += [f"resampled for {seat}, {misfit}" for misfit in twin.misfits()]
    return complaints


def varied(table: Table, s: GameState) -> set[str]:
    """The fields that dealing the unknown anew changed for some seat."""
    twins = [table.imagined(s, seat, 100 + number) for seat in table.readers() for number in range(IMAGINED)]
    return {name for twin in twins for name in s.fields if getattr(twin, name) != getattr(s, name)}


# Secrecy as the schema declares it


def leaks(table: Table, s: GameState) -> list[str]:
    """Changing what the schema calls secret from a seat changes nothing that the seat is given."""
    complaints = []
    for seat in table.readers():
        before = knowledge(table, s, seat)
        for name, twin in tampered(s, seat):
            complaints += unequal_knowledge(before, knowledge(table, twin, seat), f"for {seat}, {name}")
    return complaints


def tampered(s: GameState, seat: int) -> Iterator[tuple[str, GameState]]:
    """States that differ in what the schema keeps from the seat, each in one field."""
    for name, spec in s.fields.items():
        if spec.known is Known.NOBODY:
            for value in otherwise(getattr(s, name), spec):
                yield name, _with(s, name, value)
        elif spec.known is Known.OWNER:
            parts = getattr(s, name)
            for owner in range(s.players):
                if owner != seat:
                    for part in of_the_same_size(parts[owner], spec):
                        yield name, _with(s, name, [*parts[:owner], part, *parts[owner + 1 :]])


def _with(s: GameState, name: str, value: Any) -> GameState:
    twin = s.copy()
    setattr(twin, name, value)
    return twin


def otherwise(value: Any, spec: Field) -> Iterator[Any]:
    """Other values of a field that nobody knows: all blank, and every number one more or less."""
    numbers = list(_numbers(value))
    yield _shaped(value, iter([spec.initial] * len(numbers)))
    yield _shaped(value, iter([n - 1 if n == spec.type.high else n + 1 for n in numbers]))
    yield _shaped(value, iter(numbers[::-1]))


def of_the_same_size(part: Any, spec: Field) -> Iterator[Any]:
    """Other values of a seat's part that leave its size, which may be public, as it is.

    Counts or cards change places, or one becomes a little more and another a little less; blanks stay blank.
    """
    numbers = list(_numbers(part))
    filled = [place for place, number in enumerate(numbers) if number != spec.initial]
    yield _shaped(part, iter(numbers[::-1]))
    yield _shaped(part, iter(numbers[1:] + numbers[:1]))
    for one, other in pairwise(filled):
        changed = numbers[:]
        changed[one] += 1
        changed[other] -= 1
        if spec.initial not in (changed[one], changed[other]):
            yield _shaped(part, iter(changed))
    if len(numbers) == 1 and filled and numbers[0] + 1 != spec.initial:
        yield _shaped(part, iter([numbers[0] + 1]))


def _numbers(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for part in value:
            yield from _numbers(part)
    else:
        yield int(value)


def _shaped(like: Any, numbers: Iterator[int]) -> Any:
    return [_shaped(part, numbers) for part in like] if isinstance(like, list) else next(numbers)


def talkative_reasons(table: Table, s: GameState) -> list[str]:
    """Why a seat may not do something is told alike in all positions that it cannot tell apart."""
    complaints = []
    for seat in table.due(s):
        imagined = [("resampling", table.imagined(s, seat, number)) for number in range(IMAGINED)]
        legal = table.actions(s, seat)
        refused = [action for action in table.book.actions if action not in legal]
        before = {action: table.why_not(s, seat, action) for action in refused}
        for what, twin in (*imagined, *tampered(s, seat)):
            after = {action: table.why_not(twin, seat, action) for action in refused}
            complaints += [
                f"for {seat}, {what} changes why not {action}"
                for action in refused
                if before[action] != after[action]
            ]
    return complaints


def told_secrets(table: Table, s: GameState) -> list[str]:
    """What a seat chooses in secret, nobody else can tell from another choice of that kind, for now.

    "For now": as long as somebody else is due to choose in secret too, before and after.
    """
    complaints = []
    for seat in table.due(s):
        if table.rules.secret(s, seat) and len(table.due(s)) > 1:
            for other in table.readers():
                if other != seat:
                    complaints += _told(table, s, seat, other)
    return complaints


def _told(table: Table, s: GameState, seat: int, other: int) -> list[str]:
    heard: dict[Any, set[str]] = {}
    for code in table.legal(s, seat):
        after = table.after(s, seat, code)
        if any(due != seat and table.rules.secret(after, due) for due in table.due(after)):
            story = table.book.story(s, seat, table.book.actions.decode(code), after, reader(other))
            kind = table.book.actions.family_of(code).name, tuple(table.due(after))
            heard.setdefault(kind, set()).add(json.dumps([story, table.view(after, other)]))
    return [
        f"{other} can tell which {kind[0]} seat {seat} chose" for kind, all_ in heard.items() if len(all_) > 1
    ]


# Simultaneous choices


def order_matters(table: Table, s: GameState) -> list[str]:
    """When several seats are due, the order in which two of them answer changes nothing."""
    seats = table.due(s)
    return [
        complaint
        for one in seats
        for other in seats
        if one < other
        for mine in few(table.legal(s, one))
        for theirs in few(table.legal(s, other))
        for complaint in _order_matters(table, s, (one, mine), (other, theirs))
    ]


def _order_matters(table: Table, s: GameState, one: tuple[int, int], other: tuple[int, int]) -> list[str]:
    names = " and ".join(f"{table.book.actions.decode(code)} by {seat}" for seat, code in (one, other))
    first, second = table.after(s, *one), table.after(s, *other)
    for between, (seat, _) in (first, other), (second, one):
        if seat not in table.due(between) or table.legal(between, seat) != table.legal(s, seat):
            return [f"{names}: the first takes something from the second"]
    differences = table.after(first, *other).differences(table.after(second, *one))
    return [f"{names}: {difference}" for difference in differences]


def few(codes: list[int]) -> list[int]:
    """The first, the middle and the last."""
    return sorted({codes[0], codes[len(codes) // 2], codes[-1]})


# Plain data


def not_plain(value: Any, where: str = "") -> list[str]:
    """Whatever JSON would not give back as it was: tuples, members of enumerations, keys that are no text."""
    if type(value) is dict:
        keys = [f"{where}: the key {key!r}" for key in value if type(key) is not str]
        return keys + _all(not_plain(part, f"{where}.{key}") for key, part in value.items())
    if type(value) is list:
        return _all(not_plain(part, f"{where}[{place}]") for place, part in enumerate(value))
    if value is None or type(value) in (bool, int, str):
        return []
    return [f"{where}: {value!r} is a {type(value).__name__}"]


def _all(lists: Iterable[list[str]]) -> list[str]:
    return [complaint for some in lists for complaint in some]


def views_not_plain(table: Table, s: GameState) -> list[str]:
    """Views are plain data and fresh: whoever changes one changes nothing else."""
    complaints = []
    before = s.copy()
    for seat in table.readers():
        seen = table.view(s, seat)
        complaints += not_plain(seen, f"view of {seat}")
        _spoil(seen)
        complaints += [f"the view of {seat} is part of the state"] if s != before else []
    return complaints


def _spoil(value: Any) -> None:
    parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    for part in list(parts):
        _spoil(part)
    if isinstance(value, dict | list):
        value.clear()


def stories_not_plain(table: Table, step: Step) -> list[str]:
    """A story is a list of plain events with a name each, for every reader; telling it changes nothing."""
    complaints = []
    action = table.book.actions.decode(step.code)
    before, after = step.before.copy(), step.after.copy()
    for seat in table.readers():
        told = table.book.story(before, step.seat, action, after, reader(seat))
        complaints += not_plain(told, f"story of {action} for {seat}")
        complaints += [f"{event} has no name" for event in told if type(event.get("event")) is not str]
    if (before, after) != (step.before, step.after):
        complaints.append(f"telling {action} changes the state")
    return complaints


# Beginning


def leftovers(table: Table, s: GameState) -> list[str]:
    """A game that begins in a used state, full of anything, begins as in a blank one."""
    rubbish = s.copy()
    kept = {"players"} | table.book.settings.fields
    for name, spec in s.fields.items():
        if name not in kept:
            setattr(rubbish, name, _shaped(spec.fresh(), iter([spec.type.high] * 10**6)))
    blank = table.begun(5)
    seed = [n & 0xFFFFFFFF for n in blank.chance_key]
    table.rules.begin(rubbish, seed)
    used = s.copy()
    table.rules.begin(used, seed)
    return rubbish.differences(blank) + used.differences(blank)
