"""Gymnasium's checker passes, and its environments play the very games of Campidoglio."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

import campidoglio
from campidoglio import BadSetting, IllegalAction, UnknownSeat
from campidoglio.envs import gymnasium_env
from campidoglio.envs.gymnasium_env import VectorEnv

gymnasium_env.register()


def first_legal(mask: NDArray[np.int8]) -> Any:
    return mask.argmax(axis=1)


@pytest.mark.parametrize("opponents", ["random", "self"])
def test_the_environment_checker_passes(opponents: str) -> None:
    check_env(gymnasium.make("campidoglio/campanile-v1", opponents=opponents, illegal="random").unwrapped)


@pytest.mark.parametrize("opponents", ["random", "self"])
def test_what_a_vector_environment_gives_lies_in_its_spaces(opponents: str) -> None:
    envs = gymnasium.make_vec("campidoglio/campanile-v1", num_envs=70, players=3, opponents=opponents)
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    observations, info = envs.reset(seed=3)
    ended = 0
    for _ in range(120):
        assert envs.observation_space.contains(observations)
        observations, _, over, cut, info = envs.step(first_legal(info["action_mask"]))
        assert not cut.any()
        assert (info["action_mask"].any(axis=1) == ~over).all()
        ended += int(over.sum())
    assert ended > 70


def test_alone_a_learner_plays_the_games_of_the_seeds() -> None:
    envs = VectorEnv("campanile", 2, players=3, opponents="self")
    games = [campidoglio.new("campanile", players=3, seed=seed) for seed in (20, 21)]
    _, info = envs.reset(seed=20)
    over = np.zeros(2, bool)
    while not over.any():
        assert info["seats"].tolist() == [game.actors[0] for game in games]
        actions = first_legal(info["action_mask"])
        for game, code in zip(games, actions, strict=True):
            game.play(game.actors[0], game.rulebook.actions.decode(int(code)))
        _, _, over, _, info = envs.step(actions)
    assert over.tolist() == [game.over for game in games]
    ended = int(over.argmax())
    best = tuple(np.flatnonzero(info["rewards"][ended] == info["rewards"][ended].max()))
    outcome = games[ended].outcome
    assert outcome is not None
    assert best == outcome.winners


def test_a_game_is_shown_at_its_end_and_restarts_in_the_next_step() -> None:
    envs = VectorEnv("campanile", 1, players=2, opponents="self")
    first, info = envs.reset(seed=4)
    over = np.zeros(1, bool)
    while not over[0]:
        seen, reward, over, _, info = envs.step(first_legal(info["action_mask"]))
    assert info["seats"][0] == -1
    assert abs(reward[0]) in (0, 1)
    fresh, reward, over, _, info = envs.step(np.array([0]))
    assert reward[0] == 0
    assert not over[0]
    assert not np.array_equal(fresh, seen)
    assert not np.array_equal(fresh, first)
    again = campidoglio.new("campanile", players=2, seed=4 + 2**128)
    legal = [again.rulebook.actions.encode(action) for action in again.legal(0)]
    assert np.flatnonzero(info["action_mask"][0]).tolist() == legal


def test_seats_of_learners_go_round_unless_one_is_chosen() -> None:
    everyone = VectorEnv("campanile", 4, players=3).reset(seed=1)[1]["seats"]
    chosen = VectorEnv("campanile", 4, players=3, seat=2).reset(seed=1)[1]["seats"]
    assert (everyone.tolist(), chosen.tolist()) == ([0, 1, 2, 0], [2, 2, 2, 2])


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    seen = []
    for threads in (1, 2):
        envs = VectorEnv("campanile", 300, threads=threads)
        _, info = envs.reset(seed=9)
        for _ in range(30):
            observations, *_, info = envs.step(first_legal(info["action_mask"]))
        seen.append(observations)
    assert np.array_equal(seen[0], seen[1])


def test_an_illegal_action_is_refused() -> None:
    envs = VectorEnv("campanile", 2)
    _, info = envs.reset(seed=1)
    with pytest.raises(IllegalAction):
        envs.step(info["action_mask"].argmin(axis=1))


def test_what_is_wrong_with_the_settings_is_said() -> None:
    with pytest.raises(BadSetting, match="random or self"):
        VectorEnv("campanile", opponents="grandmasters")  # type: ignore[arg-type]  # that is the point
    with pytest.raises(UnknownSeat):
        VectorEnv("campanile", seat=2)
