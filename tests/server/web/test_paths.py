"""Every HTTP path: what it answers, and how it refuses."""

import pytest
from tests.server.clients import Person, new_request
from tests.server.running import Running

from campidoglio import __version__, registry

GAME = "campanile"


@pytest.fixture
def ann(server: Running) -> Person:
    return Person(server, "Ann")


@pytest.fixture
def ben(server: Running) -> Person:
    return Person(server, "Ben")


@pytest.fixture
def nobody(server: Running) -> Person:
    return Person(server)


def code(answer: object) -> tuple[int, str]:
    """The status and the code of a refusal, which is always a sentence too."""
    import httpx

    assert isinstance(answer, httpx.Response)
    problem = answer.json()
    assert set(problem) == {"code", "sentence", "reason"}
    assert problem["sentence"][-1] == "."
    return answer.status_code, problem["code"]


def of_two(ann: Person, ben: Person) -> str:
    """A running table of two people."""
    table = ann.make_table(GAME, "me", "open")
    ben.post(f"/api/tables/{table}/seat").raise_for_status()
    ann.post(f"/api/tables/{table}/start").raise_for_status()
    return table


def played(person: Person, table: str) -> None:
    """Take first legal actions over HTTP until the game is over."""
    while (position := person.get(f"/api/tables/{table}").json()["position"])["outcome"] is None:
        if position["legal"]:
            move = {"question": position["question"], "actions": position["legal"][:1]}
            person.post(f"/api/tables/{table}/play", move).raise_for_status()


# The server


def test_health_says_that_all_is_well(nobody: Person) -> None:
    assert nobody.get("/health").json() == {"status": "ok", "version": __version__}


def test_the_catalogue_names_every_game_with_its_settings(nobody: Person) -> None:
    catalogue = nobody.get("/api/games").json()
    assert [game["name"] for game in catalogue["games"]] == list(registry.names())
    assert catalogue["levels"] == ["easy", "medium", "hard", "expert"]
    campanile = next(game for game in catalogue["games"] if game["name"] == GAME)
    assert (campanile["fewest_players"], campanile["most_players"]) == (2, 5)
    assert campanile["settings"] == [
        {
            "name": "bet_on",
            "kind": "choice",
            "default": "showing",
            "values": ["showing", "built"],
            "low": None,
            "high": None,
        }
    ]
    kinds = {setting["kind"] for game in catalogue["games"] for setting in game["settings"]}
    assert kinds == {"choice", "yes_no", "whole", "data"}


def test_the_interface_describes_itself_and_asks_nothing_of_other_hosts(nobody: Person) -> None:
    described = nobody.get("/openapi")
    assert described.json()["openapi"].startswith("3.1")
    assert "/api/tables/{table}/play" in described.json()["paths"]
    assert "http" not in described.text.replace('"http"', "")


@pytest.mark.parametrize(
    "path", ["/api", "/api/nothing", "/api/tables/a/b", "/nothing", "/../etc/passwd", "/assets/no.js"]
)
def test_what_is_not_there_is_refused(nobody: Person, path: str) -> None:
    assert code(nobody.get(path)) == (404, "not_found")


def test_a_wrong_method_is_refused(nobody: Person) -> None:
    assert code(nobody.http.put("/api/me", json={"name": "Ann"})) == (405, "wrong_method")


# Oneself


def test_a_name_is_enough_to_be_a_guest(nobody: Person) -> None:
    assert code(nobody.get("/api/me")) == (401, "no_guest")
    came = nobody.http.post("/api/me", json={"name": "Ann"})
    assert came.json()["name"] == "Ann"
    assert nobody.get("/api/me").json() == came.json()


def test_the_cookie_is_for_this_server_alone_and_for_no_script(nobody: Person) -> None:
    cookie = nobody.http.post("/api/me", json={"name": "Ann"}).headers["set-cookie"]
    parts = {part.strip() for part in cookie.split(";")}
    assert {"HttpOnly", "SameSite=strict", "Path=/"} < parts
    assert "Secure" not in parts


def test_who_came_before_stays_the_same_guest_under_another_name(ann: Person) -> None:
    again = ann.http.post("/api/me", json={"name": "Anna"}).json()
    assert (again["id"], again["name"]) == (ann.me["id"], "Anna")
    renamed = ann.http.patch("/api/me", json={"name": "Annie"}).json()
    assert (renamed["id"], renamed["name"]) == (ann.me["id"], "Annie")
    assert ann.get("/api/me").json()["name"] == "Annie"


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("A\u0308nn", "Änn"),
        ("Ann\u202e\u200b\n\x00", "Ann"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("李雷", "李雷"),
    ],
)
def test_a_name_is_cleaned_of_what_cannot_be_seen(nobody: Person, name: str, cleaned: str) -> None:
    assert nobody.http.post("/api/me", json={"name": name}).json()["name"] == cleaned


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"name": ""}, "unreadable"),
        ({"name": "a" * 25}, "unreadable"),
        ({"name": 7}, "unreadable"),
        ({}, "unreadable"),
        ([], "unreadable"),
        ({"name": "Ann", "id": "guest"}, "unreadable"),
        ({"name": " \u200b\t"}, "bad_name"),
    ],
)
def test_what_is_no_name_is_refused(nobody: Person, body: object, refusal: str) -> None:
    assert code(nobody.http.post("/api/me", json=body)) == (400, refusal)


# Tables


def test_a_table_against_bots_starts_at_once(ann: Person) -> None:
    table = ann.make_table(GAME, "me", "easy", "medium")
    welcome = ann.get(f"/api/tables/{table}").json()
    assert welcome["table"]["status"] == "running"
    assert welcome["table"]["host"] is True
    assert welcome["position"]["view"]["seat"] == 0
    assert ann.get("/api/me/tables").json()["tables"][0]["id"] == table


def test_public_tables_are_in_the_lobby_and_others_are_not(ann: Person, nobody: Person) -> None:
    public = ann.make_table(GAME, "me", "open", access="public")
    hidden = ann.make_table(GAME, "me", "open")
    listed = [table["id"] for table in nobody.get("/api/lobby").json()["tables"]]
    assert public in listed
    assert hidden not in listed
    assert nobody.get("/api/lobby", game="capitol").json() == {"tables": []}
    assert code(nobody.get("/api/lobby", game="senet")) == (404, "unknown_game")


def test_friends_sit_down_by_the_link_and_begin(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    told = ben.get(f"/api/tables/{table}").json()
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Ann", "Ben"]
    assert told["table"]["status"] == "running"
    assert told["table"]["seat"] == 1


def test_the_host_fills_seats_with_bots_and_seats_add_to_chance(ann: Person, ben: Person) -> None:
    table = ann.make_table(GAME, "me", "open", "open")
    assert code(ben.post(f"/api/tables/{table}/fill", seat=1, level="easy")) == (403, "not_host")
    assert ann.post(f"/api/tables/{table}/fill", seat=1, level="easy").json()["type"] == "ack"
    ben.post(f"/api/tables/{table}/seat", seat=2).raise_for_status()
    ben.post(f"/api/tables/{table}/entropy", text="blue").raise_for_status()
    assert ann.post(f"/api/tables/{table}/start").json()["type"] == "ack"
    fairness = ann.get(f"/api/tables/{table}").json()["table"]["fairness"]
    assert fairness["entropy"] == [None, None, "blue"]
    assert fairness["secret"] is None


def test_who_leaves_before_the_beginning_leaves_an_open_seat(ann: Person, ben: Person) -> None:
    table = ann.make_table(GAME, "me", "open")
    ben.post(f"/api/tables/{table}/seat").raise_for_status()
    ben.post(f"/api/tables/{table}/leave").raise_for_status()
    assert ann.get(f"/api/tables/{table}").json()["table"]["seats"][1]["kind"] == "open"


def test_a_game_is_played_undone_talked_of_and_resigned_over_http(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    people = {0: ann, 1: ben}
    due = ann.get(f"/api/tables/{table}").json()["table"]["due"][0]
    mover, other = people[due], people[1 - due]
    position = mover.get(f"/api/tables/{table}").json()["position"]
    move = {"question": position["question"], "actions": position["legal"][:1]}
    tried = mover.post(f"/api/tables/{table}/try", move).json()
    assert tried["type"] == "tried"
    assert tried["legal"] or tried["complete"]
    because = mover.post(f"/api/tables/{table}/why", action="no_bet").json()
    assert because["reason"]["rule"].startswith("CN-")
    assert mover.post(f"/api/tables/{table}/hint").json()["action"] in position["legal"]
    assert mover.post(f"/api/tables/{table}/play", move).json()["type"] == "ack"
    assert mover.post(f"/api/tables/{table}/undo").json()["type"] == "ack"
    assert code(other.post(f"/api/tables/{table}/answer_undo", agree=True)) == (409, "nothing_asked")
    other.post(f"/api/tables/{table}/say", text="<script>alert(1)</script>").raise_for_status()
    assert code(ann.get(f"/api/tables/{table}/record")) == (409, "not_over")
    assert mover.post(f"/api/tables/{table}/resign").json()["type"] == "ack"
    told = ann.get(f"/api/tables/{table}").json()
    assert told["position"]["outcome"]["reason"] == "resigned"
    chat = [line for line in told["log"] if line["type"] == "chat"]
    assert [line["text"] for line in chat] == ["<script>alert(1)</script>"]


def test_after_the_game_there_is_a_replay_a_record_and_a_rematch(
    ann: Person, nobody: Person, ben: Person
) -> None:
    table = ann.make_table(GAME, "me", "easy")
    assert code(ben.get(f"/api/tables/{table}/replay", seat=1)) == (409, "not_over")
    played(ann, table)
    replay = nobody.get(f"/api/tables/{table}/replay", seat=1, start=0, count=3).json()
    assert [frame["number"] for frame in replay["frames"]] == [0, 1, 2]
    assert replay["frames"][0]["view"]["seat"] == 1
    assert replay["moves"] > 3
    assert code(nobody.get(f"/api/tables/{table}/replay", seat=9)) == (400, "unknown_seat")
    assert code(nobody.get(f"/api/tables/{table}/replay", count=100_000)) == (400, "unreadable")
    assert nobody.get(f"/api/tables/{table}/record").json()["game"] == GAME
    assert code(ben.post(f"/api/tables/{table}/rematch")) == (409, "not_seated")
    assert ann.post(f"/api/tables/{table}/rematch").json()["type"] == "ack"
    again = ann.get(f"/api/tables/{table}").json()["table"]["rematch"]
    assert ann.get(f"/api/tables/{again}").json()["table"]["status"] == "running"


CHANGES: tuple[tuple[str, dict[str, object]], ...] = (
    ("seat", {}),
    ("leave", {}),
    ("fill", {"seat": 0, "level": "easy"}),
    ("start", {}),
    ("entropy", {"text": "x"}),
    ("rematch", {}),
    ("play", {"question": 0, "actions": ["no_bet"]}),
    ("undo", {}),
    ("answer_undo", {"agree": True}),
    ("resign", {}),
    ("say", {"text": "x"}),
    ("try", {"question": 0, "actions": []}),
    ("why", {"action": "no_bet"}),
    ("hint", {}),
)


@pytest.mark.parametrize(("path", "body"), CHANGES)
def test_at_a_table_that_is_not_there_nothing_can_be_done(
    ann: Person, path: str, body: dict[str, object]
) -> None:
    assert code(ann.post(f"/api/tables/nowhere/{path}", body)) == (404, "unknown_table")


@pytest.mark.parametrize(("path", "body"), CHANGES)
def test_only_who_has_a_name_can_do_anything(
    ann: Person, nobody: Person, path: str, body: dict[str, object]
) -> None:
    table = ann.make_table(GAME, "me", "open")
    assert code(nobody.post(f"/api/tables/{table}/{path}", body)) == (401, "no_guest")


@pytest.mark.parametrize(("path", "body"), CHANGES)
def test_what_has_no_request_id_is_refused(ann: Person, path: str, body: dict[str, object]) -> None:
    table = ann.make_table(GAME, "me", "open")
    assert code(ann.http.post(f"/api/tables/{table}/{path}", json=body)) == (400, "unreadable")


@pytest.mark.parametrize(
    ("fields", "status", "refusal"),
    [
        ({"game": "senet"}, 404, "unknown_game"),
        ({"seats": []}, 400, "unreadable"),
        ({"seats": [{"kind": "me"}]}, 400, "bad_setting"),
        ({"seats": [{"kind": "ghost"}, {"kind": "me"}]}, 400, "unreadable"),
        ({"seats": [{"kind": "bot", "level": "god"}, {"kind": "me"}]}, 400, "unknown_bot"),
        ({"options": {"bet_on": "luck"}}, 400, "bad_setting"),
        ({"options": {"cheat": True}}, 400, "bad_setting"),
        ({"options": []}, 400, "unreadable"),
        ({"access": "secret"}, 400, "unreadable"),
        ({"tempo": {"type": "real_time"}}, 400, "bad_tempo"),
        ({"tempo": {"type": "blitz"}}, 400, "unreadable"),
        ({"substitute": "god"}, 400, "unknown_bot"),
        ({"host": "me"}, 400, "unreadable"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    ann: Person, fields: dict[str, object], status: int, refusal: str
) -> None:
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], **fields}
    assert code(ann.post("/api/tables", body)) == (status, refusal)


# Repeats, stale and forged requests


def test_a_repeat_over_http_gets_the_first_answer(ann: Person, ben: Person) -> None:
    request = new_request()
    tables = {ann.make_table(GAME, "me", "open", request=request) for _ in range(2)}
    (table,) = tables
    sat = [ben.post(f"/api/tables/{table}/seat", request="sit") for _ in range(2)]
    assert sat[0].json() == sat[1].json()
    said = [ben.post(f"/api/tables/{table}/say", request="say", text="hi") for _ in range(2)]
    assert said[0].json() == said[1].json()
    log = ann.get(f"/api/tables/{table}").json()["log"]
    assert [line["type"] for line in log].count("chat") == 1


def test_the_same_request_id_of_another_guest_is_another_request(ann: Person, ben: Person) -> None:
    table = of_two(ann, ben)
    for person in (ann, ben):
        person.post(f"/api/tables/{table}/say", request="same", text="hi").raise_for_status()
    log = ann.get(f"/api/tables/{table}").json()["log"]
    assert [line["name"] for line in log if line["type"] == "chat"] == ["Ann", "Ben"]


def test_a_stale_an_illegal_and_an_unreadable_move_are_told_apart(ann: Person) -> None:
    table = ann.make_table(GAME, "me", "easy")
    position = ann.get(f"/api/tables/{table}").json()["position"]
    while not position["legal"]:
        position = ann.get(f"/api/tables/{table}").json()["position"]
    number, legal = position["question"], position["legal"]
    path = f"/api/tables/{table}/play"
    assert code(ann.post(path, question=number + 1, actions=legal[:1])) == (409, "stale")
    assert code(ann.post(path, question=number, actions=["fly to=moon"])) == (400, "unreadable_action")
    assert code(ann.post(path, question=number, actions=["no_bet"]))[1] == "illegal_action"
    assert ann.get(f"/api/tables/{table}").json()["position"]["legal"] == legal


def test_nobody_can_move_for_another(ann: Person, ben: Person, server: Running) -> None:
    table = of_two(ann, ben)
    people = {0: ann, 1: ben}
    due = ann.get(f"/api/tables/{table}").json()["table"]["due"][0]
    position = people[due].get(f"/api/tables/{table}").json()["position"]
    move = {"question": position["question"], "actions": position["legal"][:1]}
    assert code(people[1 - due].post(f"/api/tables/{table}/play", move)) == (409, "not_your_turn")
    assert code(Person(server, "Cat").post(f"/api/tables/{table}/play", move)) == (409, "not_seated")


# Tokens


def test_a_token_lets_a_program_act_for_its_owner_until_it_is_revoked(ann: Person, server: Running) -> None:
    made = ann.http.post("/api/tokens", json={"name": "my bot"}).json()
    program = Person(server, token=made["secret"])
    assert program.get("/api/me").json() == ann.me | {"csrf": ""}
    table = program.make_table(GAME, "me", "easy")
    assert ann.get(f"/api/tables/{table}").json()["table"]["seat"] == 0
    listed = ann.get("/api/tokens").json()["tokens"]
    assert [(token["id"], token["name"]) for token in listed] == [(made["id"], "my bot")]
    assert made["secret"] not in ann.get("/api/tokens").text
    assert ann.http.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert code(program.get("/api/me")) == (401, "bad_token")
    assert ann.get("/api/tokens").json() == {"tokens": []}


def test_nobody_can_revoke_the_token_of_another(ann: Person, ben: Person) -> None:
    made = ann.http.post("/api/tokens", json={"name": "my bot"}).json()
    assert code(ben.http.delete(f"/api/tokens/{made['id']}")) == (404, "unknown_token")
    assert code(ben.http.delete("/api/tokens/a%00b")) == (400, "unreadable")


def test_a_wrong_token_is_refused_though_the_cookie_is_right(ann: Person) -> None:
    assert code(ann.http.get("/api/me", headers={"authorization": "Bearer nonsense"})) == (401, "bad_token")
    assert ann.http.get("/api/me", headers={"authorization": "Basic bm9uc2Vuc2U="}).status_code == 200
