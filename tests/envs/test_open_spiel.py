"""OpenSpiel's own simulation tests pass, and its bots play the games."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import campidoglio
from campidoglio import BadSetting
from campidoglio.envs import open_spiel_games

# Random players would play the long games for too long.
SHORT = {"capitalist": "(players=2,quick=True,rounds=4)"}
NAMES = [f"campidoglio_{name}{SHORT.get(name, '')}" for name in campidoglio.game_names()]


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    for byte in seed.to_bytes(open_spiel_games.SEED_BYTES, "little"):
        state.apply_action(byte)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_the_simulation_test_for_python_games_passes(name: str) -> None:
    np.random.seed(1)
    checker = games_sim_test.GamesSimTest("test_pig")  # any of its tests: the check is a method beside them
    checker.sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulation_test_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_player_cannot_tell_a_resampled_state_from_its_own(name: str) -> None:
    chance = random.Random(name)
    state = dealt(pyspiel.load_game(name), 5)
    others = set()
    for _ in range(12):
        player = state.current_player()
        twin = state.resample_from_infostate(player, chance.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        others.add(str(twin) == str(state))
        state.apply_action(chance.choice(state.legal_actions()))
    assert others == {False}


@pytest.mark.parametrize("name", NAMES)
def test_the_search_bots_of_open_spiel_play(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(3)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    fair = ismcts.ISMCTSBot(game, rollouts, uct_c=1.0, max_simulations=3, random_state=chance)
    knowing = mcts.MCTSBot(game, 1.0, 3, rollouts, random_state=chance)
    state = dealt(game, 8)
    for bot in (fair, knowing):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_bytes_of_the_seed_deal_the_game_of_that_seed() -> None:
    state = dealt(pyspiel.load_game("campidoglio_campanile(players=3,bet_on=built)"), 70_000)
    game = campidoglio.new("campanile", players=3, seed=70_000, bet_on="built")
    chance = random.Random(1)
    while not state.is_terminal():
        seat = state.current_player()
        texts = [state.action_to_string(seat, code) for code in state.legal_actions()]
        assert texts == list(map(str, game.legal(seat)))
        code = chance.choice(state.legal_actions())
        game.play(seat, state.action_to_string(seat, code))
        state.apply_action(code)
    assert game.over
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)


def test_points_may_be_the_returns() -> None:
    state = dealt(pyspiel.load_game("campidoglio_campanile(rewards=scores)"), 6)
    game = campidoglio.new("campanile", players=2, seed=6)
    while not state.is_terminal():
        game.play(state.current_player(), game.legal(state.current_player())[0])
        state.apply_action(state.legal_actions()[0])
    assert tuple(state.returns()) == game.scores


def test_a_resampled_state_survives_being_stored() -> None:
    state = dealt(pyspiel.load_game("campidoglio_campanile"), 6)
    twin = state.resample_from_infostate(0, random.Random(1).random)
    assert str(pickle.loads(pickle.dumps(twin))) == str(twin) != str(state)


def test_what_is_wrong_with_the_parameters_is_said() -> None:
    with pytest.raises(BadSetting, match="places or scores"):
        pyspiel.load_game("campidoglio_campanile(rewards=glory)")


def test_games_are_registered_once() -> None:
    assert open_spiel_games.register() == open_spiel_games.register()
