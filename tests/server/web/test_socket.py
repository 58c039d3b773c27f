"""The socket: hello and farewell, resuming, and every message that is not as it should be."""

import json
from pathlib import Path

import pytest
from tests.server.clients import Message, Person, Seat
from tests.server.running import WIDE, Running, running
from websockets.exceptions import InvalidStatus

from campidoglio.server.config import Limits
from campidoglio.server.house import reader
from campidoglio.server.web import socket as own
from campidoglio.server.web.frames import LARGEST_FRAME

GAME = "campanile"


@pytest.fixture
def ann(server: Running) -> Person:
    return Person(server, "Ann")


@pytest.fixture
def ben(server: Running) -> Person:
    return Person(server, "Ben")


def of_two(ann: Person, ben: Person) -> str:
    """A running table of two people."""
    table = ann.make_table(GAME, "me", "open")
    ben.post(f"/api/tables/{table}/seat").raise_for_status()
    ann.post(f"/api/tables/{table}/start").raise_for_status()
    return table


def first_move(seat: Seat) -> Message:
    """The fields of a message that takes the first legal action."""
    position = seat.position()
    return {"question": position["question"], "actions": position["legal"][:1]}


def due_first(table: str, ann: Person, ben: Person) -> tuple[Person, Person]:
    """Who is due, and the other."""
    due = ann.get(f"/api/tables/{table}").json()["table"]["due"]
    return (ann, ben) if due == [0] else (ben, ann)


# Hello, news, farewell


def test_hello_is_answered_with_all_that_one_may_know(ann: Person) -> None:
    table = ann.make_table(GAME, "me", "open")
    with ann.at(table) as seat:
        welcome = seat.hear()
    assert welcome["type"] == "welcome"
    assert welcome["table"]["seat"] == 0
    assert welcome["position"] is None


def test_the_ack_comes_first_and_the_news_after_it(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    mover, other = due_first(table, ann, ben)
    with mover.at(table) as seat, other.at(table) as onlooking:
        seat.catch_up()
        onlooking.catch_up()
        ack = seat.ask("play", **first_move(seat))
        assert ack["type"] == "ack"
        assert seat.heard[-1] == ack
        assert max(message.get("seq", 0) for message in seat.heard[:-1]) == ack["seq"] - 1
        news = seat.hear_until(lambda message: bool(message.get("log")))
        assert news["seq"] == ack["seq"]
        assert onlooking.hear_until(lambda message: bool(message.get("log")))["log"][0]["type"] == "happened"


def test_who_comes_back_hears_what_was_missed_and_nothing_twice(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    with ben.at(table) as seat:
        welcome = seat.hear()
        ann.post(f"/api/tables/{table}/say", text="one").raise_for_status()
        seen = seat.hear_until(lambda message: bool(message.get("log")))
    for word in ("two", "three"):
        ann.post(f"/api/tables/{table}/say", text=word).raise_for_status()
    with ben.at(table, since=seen["seq"]) as seat:
        back = seat.hear()
    assert (welcome["type"], back["type"]) == ("welcome", "news")
    assert [line["text"] for line in back["log"]] == ["two", "three"]
    assert back["seq"] == seen["seq"] + 2


def test_hello_again_tells_again(ann: Person) -> None:
    table = ann.make_table(GAME, "me", "open")
    with ann.at(table) as seat:
        first = seat.hear_a("welcome")
        seat.send({"type": "hello"})
        assert seat.hear_a("welcome")["seq"] == first["seq"]


def test_anybody_with_the_link_may_look_on_but_do_nothing(ann: Person, server: Running) -> None:
    table = ann.make_table(GAME, "me", "easy")
    with Person(server).at(table) as seat:
        assert seat.hear()["table"]["seat"] is None
        assert seat.position()["view"]["seat"] is None
        assert seat.ask("say", text="hi")["code"] == "no_guest"
        assert seat.ask("hint")["code"] == "no_guest"


def test_a_table_that_is_not_there_says_farewell(ann: Person) -> None:
    with ann.at("nowhere") as seat:
        farewell = seat.hear()
        assert (farewell["type"], farewell["code"], farewell["again"]) == ("farewell", "unknown_table", False)
        assert seat.closing() == (1008, "unknown_table")


@pytest.mark.parametrize(
    "first", ['{"type": "ping"}', "nonsense", '{"type": "hello", "since": "yesterday"}', '{"type": "undo"}']
)
def test_the_first_message_must_be_hello(ann: Person, first: str) -> None:
    table = ann.make_table(GAME, "me", "open")
    with ann.at(table, hello=False) as seat:
        seat.socket.send(first)
        assert seat.hear()["code"] == "no_hello"
        assert seat.closing() == (1008, "no_hello")


def test_who_says_nothing_is_sent_away(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "HELLO_SECONDS", 0.01)
    table = ann.make_table(GAME, "me", "open")
    with ann.at(table, hello=False) as seat:
        assert seat.hear()["code"] == "no_hello"


def test_try_why_and_hint_are_answered_and_change_nothing(ann: Person) -> None:
    table = ann.make_table(GAME, "me", "easy")
    with ann.at(table) as seat:
        seat.hear_until(lambda message: bool((message.get("position") or {}).get("legal")))
        before = seat.position()
        assert seat.ask("try", **first_move(seat))["type"] == "tried"
        assert seat.ask("why", action="no_bet")["type"] == "because"
        assert seat.ask("hint")["action"] in before["legal"]
        seat.catch_up()
        assert seat.position() == before


# Duplicate, late, reordered, stale, forged


def test_a_repeated_move_gets_the_first_ack_and_is_made_once(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    mover, _ = due_first(table, ann, ben)
    with mover.at(table) as seat:
        seat.catch_up()
        move = first_move(seat)
        first = seat.ask("play", request="move1", **move)
        again = seat.ask("play", request="move1", **move)
        assert first == again
        seat.catch_up()
        assert [line["type"] for line in seat.log()].count("happened") == 1


def test_a_repeat_after_the_connection_broke_gets_the_first_ack(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    mover, _ = due_first(table, ann, ben)
    with mover.at(table) as seat:
        seat.catch_up()
        move = first_move(seat)
        first = seat.ask("play", request="move1", **move)
    with mover.at(table) as seat:
        assert seat.ask("play", request="move1", **move) == first


def test_a_late_click_is_known_as_such(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    mover, _ = due_first(table, ann, ben)
    with mover.at(table) as seat:
        seat.catch_up()
        move = first_move(seat)
        assert seat.ask("play", **move)["type"] == "ack"
        late = seat.ask("play", **move)
        assert late["type"] == "refused"
        assert late["code"] in ("stale", "not_your_turn")


def test_moves_in_the_wrong_order_are_not_made(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    mover, _ = due_first(table, ann, ben)
    with mover.at(table) as seat:
        seat.catch_up()
        move = first_move(seat)
        early = seat.ask("play", question=move["question"] + 1, actions=["no_bet"])
        assert early["code"] == "stale"
        assert seat.ask("play", **move)["type"] == "ack"


def test_a_decision_is_taken_whole_or_not_at_all(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    mover, _ = due_first(table, ann, ben)
    with mover.at(table) as seat:
        seat.catch_up()
        move = first_move(seat)
        refused = seat.ask("play", question=move["question"], actions=[*move["actions"], "no_bet", "no_bet"])
        assert (refused["type"], refused["action"]) == ("refused", 1)
        assert seat.ask("play", **move)["type"] == "ack"


def test_a_move_for_another_seat_is_refused(ann: Person, ben: Person, server: Running) -> None:
    table = of_two(ann, ben)
    mover, other = due_first(table, ann, ben)
    with mover.at(table) as seat, other.at(table) as waiting, Person(server, "Cat").at(table) as onlooking:
        seat.catch_up()
        assert waiting.ask("play", **first_move(seat))["code"] == "not_your_turn"
        assert onlooking.ask("play", **first_move(seat))["code"] == "not_seated"
        assert seat.ask("play", **first_move(seat))["type"] == "ack"


def test_a_refusal_says_why_by_the_number_of_the_rule(ann: Person) -> None:
    table = ann.make_table(GAME, "me", "easy")
    with ann.at(table) as seat:
        seat.hear_until(lambda message: bool((message.get("position") or {}).get("legal")))
        refused = seat.ask("play", question=seat.position()["question"], actions=["no_bet"])
        assert refused["code"] == "illegal_action"
        assert refused["reason"]["rule"].startswith("CN-")


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "unreadable"),
        ("null", "unreadable"),
        ('{"type": "play"}', "unreadable"),
        ('{"type": "play", "request": "a", "question": 1, "actions": "x"}', "unreadable"),
        ('{"type": "become_host", "request": "a"}', "unreadable"),
        ('{"type": "undo", "request": "a", "guest": "someone"}', "unreadable"),
        ('{"a":' * 2500, "too_deep"),
        ("[" * (LARGEST_FRAME - 1), "unreadable"),
    ],
)
def test_what_cannot_be_read_is_refused_and_the_talk_goes_on(ann: Person, frame: str, code: str) -> None:
    table = ann.make_table(GAME, "me", "open")
    with ann.at(table) as seat:
        seat.hear()
        seat.socket.send(frame)
        assert seat.hear_a("refused")["code"] == code
        seat.catch_up()


def test_a_frame_of_bytes_is_not_read(ann: Person) -> None:
    table = ann.make_table(GAME, "me", "open")
    with ann.at(table) as seat:
        seat.hear()
        seat.socket.send(b'{"type": "ping"}')
        assert seat.hear_a("refused")["code"] == "unreadable"


def test_a_frame_that_is_too_large_closes_the_socket(ann: Person) -> None:
    table = ann.make_table(GAME, "me", "open")
    with ann.at(table) as seat:
        seat.hear()
        seat.socket.send(json.dumps({"type": "say", "request": "a", "text": "x" * LARGEST_FRAME}))
        assert seat.closing()[0] == 1009


def test_the_largest_frame_is_read(ann: Person) -> None:
    table = ann.make_table(GAME, "me", "open")
    with ann.at(table) as seat:
        seat.hear()
        seat.socket.send('{"type": "ping"' + " " * (LARGEST_FRAME - 16) + "}")
        seat.hear_a("pong")


def test_what_is_said_comes_back_letter_for_letter(ann: Person) -> None:
    words = '<img src=x onerror=alert(1)> & "quotes" \u2028 🏛 \\u0000'
    table = ann.make_table(GAME, "me", "open")
    with ann.at(table) as seat:
        assert seat.ask("say", text=words)["type"] == "ack"
        seat.catch_up()
        assert [line["text"] for line in seat.log() if line["type"] == "chat"] == [words]


# Whose page, and who


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1"])
def test_another_sites_page_opens_no_socket(ann: Person, origin: str) -> None:
    table = ann.make_table(GAME, "me", "open")
    with pytest.raises(InvalidStatus) as refusal:
        ann.socket(table, origin=origin)
    assert refusal.value.response.status_code == 403


def test_a_cookie_without_an_origin_opens_no_socket(ann: Person) -> None:
    table = ann.make_table(GAME, "me", "open")
    ann.headers.pop("origin")
    with pytest.raises(InvalidStatus) as refusal:
        ann.socket(table)
    assert refusal.value.response.status_code == 403


def test_a_forged_cookie_is_an_onlookers(ann: Person, ben: Person) -> None:
    table = ann.make_table(GAME, "me", "easy")
    name, _, value = ben.headers["cookie"].partition("=")
    signature = value.partition(".")[2]
    ben.headers["cookie"] = f"{name}={ann.me['id']}.{signature}"
    with ben.at(table) as seat:
        assert seat.hear()["table"]["seat"] is None
        assert seat.ask("resign")["code"] == "no_guest"


def test_a_program_plays_with_its_token_until_that_is_revoked(ann: Person, server: Running) -> None:
    made = ann.http.post("/api/tokens", json={"name": "bot"}).json()
    table = ann.make_table(GAME, "me", "open")
    with Person(server, token=made["secret"]).at(table) as seat:
        assert seat.hear()["table"]["seat"] == 0
        assert seat.ask("say", text="hi")["type"] == "ack"
        ann.http.delete(f"/api/tokens/{made['id']}").raise_for_status()
        assert seat.ask("say", text="hi again")["code"] == "bad_token"
    with pytest.raises(InvalidStatus) as refusal:
        Person(server, token=made["secret"]).socket(table)
    assert refusal.value.response.status_code == 403


# Too much


@pytest.fixture
def narrow(tmp_path: Path) -> Limits:
    return Limits(guest_per_second=0.001, guest_burst=30, sockets_per_guest=2)


def test_who_sends_too_much_is_refused_and_at_last_sent_away(
    tmp_path: Path, narrow: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "MOST_COMPLAINTS", 3)
    monkeypatch.setattr(own, "SLOW_DOWN", 0.0)
    with running(tmp_path, limits=narrow) as server:
        ann = Person(server, "Ann")
        table = ann.make_table(GAME, "me", "open")
        with ann.at(table) as seat:
            for _ in range(40):
                seat.send({"type": "ping"})
            assert seat.hear_a("refused")["code"] == "too_fast"
            assert seat.closing() == (1013, "too_fast")
        assert ann.get("/api/me").status_code == 429


def test_so_many_sockets_and_no_more(tmp_path: Path, narrow: Limits) -> None:
    with running(tmp_path, limits=narrow) as server:
        ann = Person(server, "Ann")
        table = ann.make_table(GAME, "me", "open")
        with ann.at(table) as first, ann.at(table) as second:
            assert [first.hear()["type"], second.hear()["type"]] == ["welcome", "welcome"]
            with ann.at(table) as third:
                assert third.hear()["code"] == "too_many"
        with ann.at(table) as again:
            assert again.hear()["type"] == "welcome"


def talk_until_alone(seat: Seat) -> list[str]:
    """Say something, again and again, until the other player is not connected any more."""
    said: list[str] = []
    seat.hear_until(lambda message: message["table"]["seats"][1]["connected"])
    while seat.table()["seats"][1]["connected"]:
        said.append(f"{len(said)} {'🏛' * 400}")
        assert seat.ask("say", text=said[-1])["type"] == "ack"
        seat.catch_up()
        assert len(said) < 20_000
    return said


def test_a_reader_who_takes_nothing_is_dropped_and_resumes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "SEND_SECONDS", 0.2)
    monkeypatch.setattr(reader, "MOST_MESSAGES", 20)
    with running(tmp_path, limits=WIDE, send_buffer=4096) as server:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        table = of_two(ann, ben)
        with ben.at(table, narrow=True) as slow, ann.at(table) as seat:
            seen = slow.hear()["seq"]
            said = talk_until_alone(seat)
        with ben.at(table, since=seen) as back:
            assert [line["text"] for line in back.hear()["log"]] == said
