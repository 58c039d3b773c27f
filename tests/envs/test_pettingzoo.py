"""PettingZoo's own tests pass, and its environments play the very games of Campidoglio."""

import warnings
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import campidoglio
from campidoglio import BadSetting, IllegalAction
from campidoglio.envs.pettingzoo_env import aec_env, parallel_env

GAMES = campidoglio.game_names()

# What PettingZoo says of every environment whose observations are dicts with an action mask.
OF_DICTS = (
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Observation is not a NumPy array",
)


def first_legal(observation: dict[str, Any]) -> int:
    return int(observation["action_mask"].argmax())


@pytest.mark.parametrize("game", GAMES)
def test_the_api_test_passes_in_turn(game: str) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(aec_env(game, render_mode="ansi"), num_cycles=100)
    assert {str(warning.message) for warning in caught} <= set(OF_DICTS)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_test_passes_in_turn(game: str) -> None:
    seed_test(lambda: aec_env(game), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_test_passes(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=100)


def test_two_parallel_environments_of_one_seed_deal_alike() -> None:
    first, second = parallel_env("capital_lux"), parallel_env("capital_lux")
    dealt = [env.reset(seed=5)[0]["player_1"]["observation"].tolist() for env in (first, second)]
    dealt += [env.reset()[0]["player_1"]["observation"].tolist() for env in (first, second)]
    assert dealt[0] == dealt[1] != dealt[2] == dealt[3]


def test_a_game_in_turn_is_the_game_of_that_seed() -> None:
    env = aec_env("campanile", players=3, bet_on="built")
    game = campidoglio.new("campanile", players=3, seed=11, bet_on="built")
    env.reset(seed=11)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        total[agent] += reward
        action = None if termination else first_legal(observation)
        for code in [action] * (not termination):
            game.play(int(agent[-1]), game.rulebook.actions.decode(code or 0))
        env.step(action)
    assert game.over
    assert sum(total.values()) == pytest.approx(0)
    best = [seat for seat, agent in enumerate(total) if total[agent] == max(total.values())]
    assert tuple(best) == (game.outcome and game.outcome.winners)


def test_points_may_be_the_rewards() -> None:
    env = parallel_env("campanile", rewards="scores")
    observations, _ = env.reset(seed=2)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {agent: first_legal(seen) for agent, seen in observations.items()}
        observations, rewards, *_ = env.step(actions)
    game = campidoglio.new("campanile", players=2, seed=2)
    while not game.over:
        game.play(game.actors[0], game.legal(game.actors[0])[0])
    assert tuple(rewards.values()) == game.scores


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec_env("campanile")
    env.reset(seed=1)
    before = env.unwrapped.render(), env.observe("player_0")["observation"].tolist()
    with pytest.raises(IllegalAction):
        env.step(int(env.observe("player_0")["action_mask"].argmin()))
    assert before == (env.unwrapped.render(), env.observe("player_0")["observation"].tolist())


def test_what_is_wrong_with_the_settings_is_said() -> None:
    with pytest.raises(BadSetting, match="places or scores"):
        aec_env("campanile", rewards="glory")
    with pytest.raises(BadSetting, match="bet_on"):
        parallel_env("campanile", bet_on="nothing")
