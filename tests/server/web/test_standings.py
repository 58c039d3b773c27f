"""Rankings and past games over HTTP."""

from __future__ import annotations

from tests.server.clients import Person
from tests.server.running import Running
from tests.server.web.test_accounts import PASSWORD, log_in, member
from tests.server.web.test_paths import GAME, code, of_two, played


def both_play(ann: Person, ben: Person) -> str:
    """A game that both play to its end; gives the table."""
    table = of_two(ann, ben)
    while ann.get(f"/api/tables/{table}").json()["table"]["status"] == "running":
        for person in (ann, ben):
            position = person.get(f"/api/tables/{table}").json()["position"]
            if position["legal"]:
                move = {"question": position["question"], "actions": position["legal"][:1]}
                person.post(f"/api/tables/{table}/play", move).raise_for_status()
    return table


def names(person: Person, **parameters: object) -> list[str]:
    rows = person.get(f"/api/ranking/{GAME}", **parameters).raise_for_status().json()["rows"]
    return [row["name"] or row["level"] for row in rows]


def test_a_game_against_a_bot_puts_both_into_the_ranking_and_the_history(server: Running) -> None:
    ann = member(server, "Agrippina")
    table = ann.make_table(GAME, "me", "expert")
    played(ann, table)
    told = ann.get(f"/api/ranking/{GAME}").json()
    rows = {row["name"] or row["level"]: row for row in told["rows"]}
    assert {"Agrippina", "expert"} <= rows.keys()
    assert rows["Agrippina"]["you"]
    assert told["you"] == rows["Agrippina"]
    assert told["all"] == len(told["rows"])
    history = ann.get("/api/me/history").json()
    (game,) = history["games"]
    assert (game["table"], game["game"], game["seat"], history["more"]) == (table, GAME, 0, False)
    assert rows["Agrippina"]["figure"] == 1000 + game["gain"]
    assert [(seat["name"], seat["level"]) for seat in game["seats"]] == [
        ("Agrippina", None),
        (None, "expert"),
    ]
    outcome = ann.get(f"/api/tables/{table}").json()["position"]["outcome"]
    assert [(seat["place"], seat["score"]) for seat in game["seats"]] == list(
        zip(outcome["ranking"], outcome["scores"], strict=True)
    )
    (figures,) = history["figures"]
    assert (figures["game"], figures["games"], figures["counted"]) == (GAME, 1, 1)
    assert figures["ranked"] == told["you"]


def test_a_guest_is_rated_and_listed_once_there_is_an_account(server: Running) -> None:
    guest, other = Person(server, "Passer-by"), member(server, "Beatrix")
    both_play(guest, other)
    own = guest.get(f"/api/ranking/{GAME}").json()["you"]
    assert (own["place"], own["games"]) == (None, 1)
    assert "Passer-by" not in names(other)
    guest.known(guest.http.post("/api/me/account", json={"name": "Passer-by", "password": PASSWORD}))
    assert "Passer-by" in names(other)
    assert guest.get(f"/api/ranking/{GAME}").json()["you"]["place"] is not None


def test_games_of_a_guest_are_brought_into_the_account(server: Running) -> None:
    home, away, other = member(server, "Caecilia"), Person(server, "Away"), Person(server, "Other")
    table = both_play(away, other)
    log_in(away, "Caecilia").raise_for_status()
    assert [game["table"] for game in home.get("/api/me/history").json()["games"]] == [table]
    assert "Caecilia" in names(home)


def test_who_is_forgotten_is_in_no_ranking_and_the_others_keep_their_games(server: Running) -> None:
    ann, ben = member(server, "Drusilla"), member(server, "Bibulus")
    table = both_play(ann, ben)
    assert {"Drusilla", "Bibulus"} <= set(names(ben))
    ann.http.post("/api/me/delete", json={"password": PASSWORD}).raise_for_status()
    assert "Drusilla" not in names(ben)
    (game,) = ben.get("/api/me/history").json()["games"]
    assert game["table"] == table
    assert game["seats"][0]["name"] == ""


def test_giving_up_at_once_is_in_the_history_and_counts_for_nobody(server: Running) -> None:
    ann, ben = member(server, "Fausta"), member(server, "Balbus")
    table = of_two(ann, ben)
    ann.post(f"/api/tables/{table}/resign").raise_for_status()
    (game,) = ben.get("/api/me/history").json()["games"]
    assert (game["reason"], game["gain"]) == ("resigned", None)
    assert {"Fausta", "Balbus"}.isdisjoint(names(ann))


def test_past_games_are_asked_for_in_parts_and_by_game(server: Running) -> None:
    ann = Person(server, "Gratia")
    tables = [ann.make_table(GAME, "me", "easy") for _ in range(3)]
    for table in tables:
        ann.post(f"/api/tables/{table}/resign").raise_for_status()
    first = ann.get("/api/me/history", count=2).json()
    rest = ann.get("/api/me/history", count=2, start=2).json()
    assert (first["more"], rest["more"]) == (True, False)
    found = [game["table"] for game in first["games"] + rest["games"]]
    assert sorted(found) == sorted(tables)
    assert ann.get("/api/me/history", game="capitol").json()["games"] == []


def test_a_ranking_is_by_rating_or_by_wins_and_of_a_game_that_there_is(server: Running) -> None:
    ann = Person(server, "Helena")
    assert ann.get(f"/api/ranking/{GAME}", by="wins").json()["by"] == "wins"
    assert code(ann.get("/api/ranking/chess")) == (404, "unknown_game")
    assert ann.get(f"/api/ranking/{GAME}", by="beauty").status_code == 400
    assert ann.get(f"/api/ranking/{GAME}", count=1000).status_code == 400


def test_nobody_has_no_history_and_may_read_rankings(server: Running) -> None:
    nobody = Person(server)
    assert code(nobody.get("/api/me/history")) == (401, "no_guest")
    assert nobody.get(f"/api/ranking/{GAME}").json()["you"] is None
