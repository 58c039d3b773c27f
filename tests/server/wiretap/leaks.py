"""Leaks that are planted on purpose: each tells a reader, somewhere, something that it cannot know."""

from __future__ import annotations

import base64
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from campidoglio.server.table import applying, deciding, log, seating, showing, undoing
from campidoglio.server.table.course import Course
from campidoglio.server.table.entries import Moved, Undone
from campidoglio.server.table.refusal import Refusal
from campidoglio.server.table.sitting import Sitting
from campidoglio.server.wire.play import Happened, Reason, TableEvent

Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Leak:
    """A leak, the game that it is planted in, and what must be listened to."""

    plant: Plant
    game: str
    hears: str

    def __str__(self) -> str:
        return self.plant.__name__.strip("_")


LEAKS: list[Leak] = []


def leak(game: str, hears: str = "shown") -> Callable[[Plant], Plant]:
    """The function below it plants a leak."""

    def declare(plant: Plant) -> Plant:
        LEAKS.append(Leak(plant, game, hears))
        return plant

    return declare


def changed(patch: pytest.MonkeyPatch, place: Any, name: str, change: Callable[..., Any]) -> None:
    """Let what a function gives be changed: by `change(answer, *arguments)`."""
    original = getattr(place, name)
    patch.setattr(place, name, lambda *given, **named: change(original(*given, **named), *given))


def changed_effect(
    patch: pytest.MonkeyPatch, entry: type, change: Callable[[applying.Change], applying.Change]
) -> None:
    """Let what a kind of entry does be changed."""
    effects: dict[type, Callable[..., applying.Change]] = applying.EFFECTS
    original = effects[entry]
    patch.setitem(effects, entry, lambda *given: change(original(*given)))


def reworded(patch: pytest.MonkeyPatch, place: Any, name: str, words: Callable[..., Refusal]) -> None:
    """Let a function refuse in other words: `words(table)`."""
    original = getattr(place, name)

    def refusing(table: Sitting, *given: Any) -> Any:
        try:
            return original(table, *given)
        except Refusal:
            raise words(table) from None

    patch.setattr(place, name, refusing)


def state(table: Sitting) -> Any:
    """The whole truth."""
    return table.course.game.state


def hidden(table: Sitting) -> int:
    """A number that depends on everything, hidden or not."""
    return int(state(table).digest()[:8], 16)


def holding(table: Sitting, reader: str | None) -> list[list[int]]:
    """The hands of others."""
    own = table.facts.seat_of(reader)
    return [hand for seat, hand in enumerate(state(table).hand[: table.facts.players]) if seat != own]


def in_position(name: str, value: Callable[[Any, Sitting, str | None], Any]) -> Plant:
    """Plants a leak into a field of the position."""

    def change(position: Any, table: Sitting, reader: str | None) -> Any:
        setattr(position, name, value(position, table, reader))
        return position

    return lambda patch: changed(patch, showing, "position", change)


def in_info(name: str, value: Callable[[Any, Sitting, str | None], Any]) -> Plant:
    """Plants a leak into a field of the table's info."""

    def change(info: Any, table: Sitting, reader: str | None, watchers: int) -> Any:
        setattr(info, name, value(info, table, reader))
        return info

    return lambda patch: changed(patch, showing, "info", change)


def planted(name: str, game: str, plant: Plant, hears: str = "shown") -> None:
    """A leak that is made, not written out."""
    plant.__name__ = name
    leak(game, hears)(plant)


# In the view

planted(
    "the_hands_of_others_are_in_the_view",
    "campanile",
    in_position("view", lambda p, t, r: p.view | {"hands": holding(t, r)}),
)
planted(
    "the_deck_is_in_the_view",
    "capital_lux",
    in_position("view", lambda p, t, r: p.view | {"cards": state(t).deck}),
)
planted(
    "the_order_of_the_piles_is_in_the_view",
    "capitol",
    in_position("view", lambda p, t, r: p.view | {"queue": state(t).queue}),
)
planted(
    "the_next_card_is_in_the_view",
    "capitalist",
    in_position(
        "view",
        lambda p, t, r: (
            p.view | {"next": [deck[top] for deck, top in zip(state(t).deck, state(t).top, strict=True)]}
        ),
    ),
)
planted(
    "the_generator_is_in_the_view",
    "campanile",
    in_position("view", lambda p, t, r: p.view | {"chance": state(t).chance_key}),
)
planted(
    "the_seed_is_in_the_view",
    "capitol",
    in_position("view", lambda p, t, r: p.view | {"id": f"{t.course.game.seed:x}"}),
)
planted(
    "the_view_is_that_of_another_seat",
    "capital_lux",
    in_position("view", lambda p, t, r: t.course.game.view(0)),
)
planted(
    "the_view_is_as_long_as_a_hand_is_good",
    "campanile",
    in_position("view", lambda p, t, r: p.view | {"": " " * (hidden(t) % 7)}),
)
planted(
    "the_order_of_the_view_tells",
    "capitol",
    in_position("view", lambda p, t, r: dict(list(p.view.items())[:: 1 if hidden(t) % 2 else -1])),
)
planted(
    "a_number_of_the_view_is_yes_or_no",
    "campanile",
    in_position("view", lambda p, t, r: p.view | {"players": True if hidden(t) % 2 else 1}),
)
planted(
    "the_sum_of_hands_is_in_the_view",
    "capitol",
    in_position(
        "view",
        lambda p, t, r: (
            p.view | {"sum": sum(n * face for hand in holding(t, r) for face, n in enumerate(hand))}
        ),
    ),
)
planted(
    "bids_are_in_the_view", "capitol", in_position("view", lambda p, t, r: p.view | {"bids": state(t).bid})
)
planted(
    "the_number_of_cards_bid_is_in_the_view",
    "capitol",
    in_position("view", lambda p, t, r: p.view | {"sizes": state(t).bid_size}),
)
planted(
    "modifiers_face_down_are_in_the_view",
    "capital_lux",
    in_position("view", lambda p, t, r: p.view | {"laid": state(t).laid}),
)
planted(
    "packs_are_in_the_view",
    "capital_lux",
    in_position("view", lambda p, t, r: p.view | {"packs": state(t).pack}),
)

# Elsewhere in the position

planted(
    "the_number_counts_secret_steps", "capitol", in_position("number", lambda p, t, r: len(t.course.steps))
)
planted(
    "the_question_counts_secret_steps",
    "capitol",
    in_position("question", lambda p, t, r: p.question and len(t.course.steps)),
)
planted(
    "the_order_of_legal_actions_tells",
    "campanile",
    in_position("legal", lambda p, t, r: p.legal[:: 1 if hidden(t) % 2 else -1]),
)
planted(
    "onlookers_get_the_legal_actions_of_others",
    "campanile",
    in_position("legal", lambda p, t, r: [str(a) for a in t.course.game.legal(t.facts.due[0])]),
)
planted(
    "legal_actions_are_those_that_are_wise",
    "capital_lux",
    in_position("legal", lambda p, t, r: p.legal[hidden(t) % 2 :]),
)
planted(
    "the_order_of_those_due_tells", "campanile", in_position("due", lambda p, t, r: [*p.due, hidden(t) % 5])
)
planted(
    "points_as_they_will_be",
    "campanile",
    in_position("scores", lambda p, t, r: [sum(hand) * hidden(t) for hand in state(t).hand]),
)
planted(
    "the_outcome_is_shown_before_the_end",
    "capital_lux",
    in_position("outcome", lambda p, t, r: [hidden(t) % 3]),
)
planted(
    "undo_depends_on_hidden_cards", "campanile", in_position("can_undo", lambda p, t, r: bool(hidden(t) % 2))
)
planted(
    "asking_to_undo_depends_on_hidden_cards",
    "capital_lux",
    in_position("can_ask_undo", lambda p, t, r: bool(hidden(t) % 2)),
)
planted(
    "the_time_of_a_secret_step_is_told", "capitol", in_position("since", lambda p, t, r: max(t.facts.touched))
)
planted(
    "clocks_are_read_at_a_secret_step",
    "capitol",
    in_position("clocks", lambda p, t, r: t.facts.clocks.shown(max(t.facts.touched))),
)


@leak("capitol")
def clocks_begin_anew_with_a_secret_step(patch: pytest.MonkeyPatch) -> None:
    changed_effect(patch, Moved, lambda change: change._replace(goes_on=frozenset()))


@leak("capitol")
def a_secret_step_of_another_stands_in_the_way_of_undo(patch: pytest.MonkeyPatch) -> None:
    changed(
        patch,
        undoing,
        "plan",
        lambda plan, table, seat: plan and plan._replace(is_free=table.course.steps[-1].seat == seat),
    )


# In the log


@leak("capital_lux")
def the_log_tells_what_the_mover_knows(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(log.Told, "events", lambda told, place: next(iter(told.others.values()), told.everybody))


@leak("capital_lux")
def the_hand_is_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def with_hand(step: Any, course: Course, seat: int, *_: object) -> Any:
        step.told.everybody.append({"event": "hand", "cards": course.game.state.hand[seat]})
        return step

    changed(patch, Course, "take", with_hand)


@leak("capitol")
def secret_steps_are_in_everybodys_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(log.Item, "is_for", lambda item, place: True)


@leak("capitol")
def every_step_may_be_known_of(patch: pytest.MonkeyPatch) -> None:
    def noticed(step: Any, *_: object) -> Any:
        step.told.noticed = [True] * len(step.told.noticed)
        return step

    changed(patch, Course, "take", noticed)


@leak("capitol")
def moves_are_numbered_with_secret_steps(patch: pytest.MonkeyPatch) -> None:
    def numbered(lines: Any, table: Sitting, *_: object) -> Any:
        secret = sum(step.is_secret for step in table.course.steps)
        return [_renumbered(line, secret) for line in lines]

    changed(patch, showing, "lines", numbered)


def _renumbered(line: Any, secret: int) -> Any:
    return Happened(secret, line.at, line.seat, line.bot, line.events) if isinstance(line, Happened) else line


@leak("capitol")
def the_level_of_a_bot_tells(patch: pytest.MonkeyPatch) -> None:
    def told(lines: Any, table: Sitting, *_: object) -> Any:
        return [
            Happened(line.number, line.at, line.seat, f"{hidden(table)}", line.events)
            for line in lines
            if isinstance(line, Happened)
        ]

    changed(patch, showing, "lines", told)


@leak("campanile")
def the_log_names_guests_by_their_ids(patch: pytest.MonkeyPatch) -> None:
    def named(lines: Any, table: Sitting, *_: object) -> Any:
        return [
            TableEvent(0, line.at, line.event, line.seat, table.facts.seats[line.seat].guest)
            for line in lines
            if isinstance(line, TableEvent) and line.seat is not None
        ]

    changed(patch, showing, "lines", named)


@leak("campanile")
def the_order_of_the_log_tells(patch: pytest.MonkeyPatch) -> None:
    changed(patch, showing, "lines", lambda lines, table, *_: lines[:: 1 if hidden(table) % 2 else -1])


@leak("capitol")
def a_silent_line_for_every_secret_step(patch: pytest.MonkeyPatch) -> None:
    def with_silence(lines: Any, table: Sitting, *_: object) -> Any:
        return lines + [Happened(0, 0, None, None, []) for step in table.course.steps if step.is_secret]

    changed(patch, showing, "lines", with_silence)


# In the count of what is known, and in lists of tables


@leak("capitol")
def the_sequence_counts_every_entry(patch: pytest.MonkeyPatch) -> None:
    changed_effect(patch, Moved, lambda change: change._replace(noticed=None))


@leak("capitol")
def what_is_taken_back_in_secret_is_counted(patch: pytest.MonkeyPatch) -> None:
    changed_effect(patch, Undone, lambda change: change._replace(noticed=None))


@leak("capitol")
def what_is_taken_back_in_secret_is_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def openly(change: applying.Change) -> applying.Change:
        change.items[0].noticed = None
        return change._replace(noticed=None)

    changed_effect(patch, Undone, openly)


@leak("capitol")
def a_list_of_tables_tells_when_a_secret_step_was_made(patch: pytest.MonkeyPatch) -> None:
    def touched(line: Any, table: Sitting, reader: str | None) -> Any:
        line.touched = max(table.facts.touched)
        return line

    changed(patch, showing, "line", touched)


@leak("campanile")
def a_list_of_tables_tells_whether_it_is_worth_looking(patch: pytest.MonkeyPatch) -> None:
    def worth(line: Any, table: Sitting, reader: str | None) -> Any:
        line.your_turn = bool(hidden(table) % 2)
        return line

    changed(patch, showing, "line", worth)


# About the table

planted(
    "the_secret_is_shown_too_early",
    "campanile",
    in_info("fairness", lambda i, t, r: [i.fairness, t.facts.created.secret]),
)
planted(
    "the_seed_is_shown_too_early",
    "campanile",
    in_info("fairness", lambda i, t, r: [i.fairness, f"{t.course.game.seed:064x}"]),
)
planted(
    "half_of_the_seed_is_shown",
    "campanile",
    in_info("rematch", lambda i, t, r: f"{t.course.game.seed:064x}"[:32]),
)
planted(
    "the_commitment_is_no_commitment",
    "campanile",
    in_info("fairness", lambda i, t, r: base64.b64encode(bytes.fromhex(t.facts.created.secret))),
)
planted(
    "the_id_of_the_next_table_tells",
    "capital_lux",
    in_info("rematch", lambda i, t, r: f"table-{sum(hidden(t).to_bytes(8))}"),
)
planted(
    "the_number_of_onlookers_tells",
    "capitol",
    in_info("watchers", lambda i, t, r: i.watchers + hidden(t) % 2),
)
planted(
    "the_time_of_making_tells", "campanile", in_info("created", lambda i, t, r: i.created + hidden(t) % 1000)
)
planted(
    "options_hold_the_deck",
    "capitalist",
    in_info("options", lambda i, t, r: i.options | {"deck": state(t).deck}),
)
planted(
    "seats_are_named_by_guests_ids",
    "campanile",
    in_info("seats", lambda i, t, r: [seat.guest for seat in t.facts.seats]),
)
planted(
    "those_with_good_cards_seem_connected",
    "capital_lux",
    in_info(
        "seats",
        lambda i, t, r: [[s.seat, bool(sum(h[:3]))] for s, h in zip(i.seats, state(t).hand, strict=False)],
    ),
)

# What is tried, asked and refused


@leak("capitol", "tries")
def steps_are_tried_on_the_true_game_past_what_comes_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deciding, "_imagined", lambda table, seat: table.course.game.copy())
    patch.setattr(deciding, "reveals", lambda game, seat, action: False)


@leak("campanile", "tries")
def what_may_be_tried_depends_on_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    def sometimes(tried: Any, table: Sitting, *_: object) -> Any:
        tried.reveals = bool(hidden(table) % 2)
        return tried

    changed(patch, deciding, "tried", sometimes)


@leak("capital_lux", "tries")
def what_follows_is_looked_up_in_the_true_game(patch: pytest.MonkeyPatch) -> None:
    def with_truth(tried: Any, table: Sitting, guest: str, ask: Any) -> Any:
        tried.view = {"deck": state(table).deck}
        return tried

    changed(patch, deciding, "tried", with_truth)


@leak("capital_lux", "questions")
def one_may_play_on_past_what_comes_out_until_it_fits(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deciding, "reveals", lambda game, seat, action: False)
    patch.setattr(
        deciding, "_refusal", lambda game, seat, actions, number: Refusal("illegal", "No.", action=number)
    )


@leak("capital_lux", "questions")
def the_deck_is_in_an_error(patch: pytest.MonkeyPatch) -> None:
    def refused(game: Any, seat: int, actions: Any, number: int) -> Refusal:
        return Refusal("illegal_action", f"This is not allowed: {game.state.deck}", action=number)

    patch.setattr(deciding, "_imagined", lambda table, seat: table.course.game.copy())
    patch.setattr(deciding, "_refusal", refused)


@leak("campanile", "questions")
def the_code_of_an_error_tells(patch: pytest.MonkeyPatch) -> None:
    reworded(patch, deciding, "_check", lambda t: Refusal(f"illegal_{hidden(t) % 2}", "No."))


@leak("capital_lux", "questions")
def a_reason_has_a_hidden_value(patch: pytest.MonkeyPatch) -> None:
    def with_value(answer: Any, table: Sitting, guest: str, ask: Any) -> Any:
        answer.reason = Reason("not_held", "CL-11", {"held_by": hidden(table) % 4})
        return answer

    changed(patch, deciding, "because", with_value)


@leak("campanile", "questions")
def a_late_move_is_answered_with_what_is_new(patch: pytest.MonkeyPatch) -> None:
    reworded(patch, deciding, "_check_question", lambda t: Refusal("stale", state(t).digest()))


@leak("campanile", "wishes")
def whether_one_may_take_back_depends_on_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    changed(
        patch,
        undoing,
        "plan",
        lambda plan, table, seat: None if hidden(table) % 2 else undoing.Plan(0, [], True),
    )


@leak("capital_lux", "wishes")
def the_refusal_of_a_seat_tells_who_has_what(patch: pytest.MonkeyPatch) -> None:
    reworded(patch, seating, "take_seat", lambda t: Refusal("no_seat", f"Seat {hidden(t) % 3} is the best."))


# Looking back


@leak("campanile", "replays")
def replays_of_other_seats_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(showing, "_check_point_of_view", lambda table, reader, as_seat: None)


@leak("capitol", "replays")
def replays_count_secret_steps(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(showing, "_stations", lambda course, place: list(range(len(course.steps) + 1)))


@leak("capital_lux", "replays")
def replays_show_the_first_seats_view_to_all(patch: pytest.MonkeyPatch) -> None:
    def another_view(frame: Any, course: Course, number: int, moves: int, *_: object) -> Any:
        frame.view = course.game.at(moves).view(0)
        return frame

    changed(patch, showing, "_frame", another_view)


@leak("campanile", "replays")
def points_of_a_replay_come_from_the_state(patch: pytest.MonkeyPatch) -> None:
    def points(frame: Any, course: Course, *_: object) -> Any:
        hands = course.game.state.hand
        frame.scores = [sum(n * 7**face for face, n in enumerate(hand)) for hand in hands]
        return frame

    changed(patch, showing, "_frame", points)


@leak("capital_lux", "replays")
def the_record_is_given_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(showing, "record", lambda table: table.course.game.record())
