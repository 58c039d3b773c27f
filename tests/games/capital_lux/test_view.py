"""What a board of Capital Lux is drawn from."""

from __future__ import annotations

import json

from tests.games.capital_lux.positions import do, draft, keep, named, position

TWO = ["green2 green3 green4 green5 green6 yellow2", "blue2 blue3 blue4 blue5 blue6 pink2"]


def test_a_view_is_plain_data() -> None:
    game = position(hands=["blue2 pink2", "pink3 pink4"], laid=[(0, "green", 4)])
    for reader in (0, 1, None):
        view = game.view(reader)
        assert json.loads(json.dumps(view)) == view


def test_in_the_draft_a_view_says_who_is_due_and_how_many_cards_are_to_be_kept() -> None:
    game = draft(TWO)
    keep(game, 1, "blue2 blue3")
    view = game.view(0)
    assert (view["phase"], view["due"], view["turn"]) == ("draft", [0], None)
    assert (view["draft"]["step"], view["draft"]["keep"]) == (1, 2)
    assert game.view()["draft"] == {"step": 1, "keep": 2, "pack": None}


def test_the_plays_of_the_round_are_listed_in_order() -> None:
    game = position(hands=["green2 yellow3 pink2", "pink3 pink4 pink5"])
    do(game, 0, "city", "yellow3")
    do(game, 1, "city", "pink3")
    do(game, 0, "capital", "green2")
    plays = game.view()["seats"][0]["plays"]
    assert named(plays) == "yellow3 green2"
    assert [play["to"] for play in plays] == ["city", "capital"]


def test_a_new_round_lists_no_plays_but_still_shows_what_was_revealed() -> None:
    game = position(hands=["", "pink2"], turn=1, ender=0, capital="pink6", laid=[(1, "pink", -1)])
    do(game, 1, "city", "pink2")
    view = game.view()
    assert (view["round"], view["phase"]) == (2, "draft")
    assert [seat["plays"] for seat in view["seats"]] == [[], []]
    pink = view["capital"][3]
    assert (pink["last_limit"], pink["last_modifiers"]) == (5, [{"seat": 1, "worth": -1}])
    assert pink["face_down"] == []


def test_no_limit_is_shown_before_the_first_was_revealed() -> None:
    assert position(hands=["pink2", "pink3"]).view()["capital"][0]["last_limit"] is None


def test_the_question_of_a_limit_is_public() -> None:
    game = position(hands=["", "pink2"], turn=1, ender=0, cities=["pink6"], gold=[6, 0])
    do(game, 1, "city", "pink2")
    assert game.view()["asked"] == game.view(1)["asked"] == {"seat": 0, "colour": "pink", "price": 6}
    assert game.view()["due"] == [0]
