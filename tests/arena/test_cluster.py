"""A match on a Ray cluster is the match on one machine."""

from pathlib import Path

import pytest

from campidoglio.arena.cluster import Cluster, ClusterUnavailable
from campidoglio.arena.contest import play_match
from campidoglio.arena.match import Match
from campidoglio.arena.results import Results
from campidoglio.arena.sequential import Rates
from campidoglio.arena.workers import Here, Workers


def written(match: Match, path: Path, workers: Workers) -> bytes:
    with Results(match, path) as results:
        play_match(results, workers, 5, rates=Rates())
    return path.read_bytes()


def test_a_local_cluster_writes_the_same_file_as_one_process(match: Match, tmp_path: Path) -> None:
    here = written(match, tmp_path / "here", Here())
    assert written(match, tmp_path / "ray", Cluster("local", processes=1)) == here


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_refused(match: Match, tmp_path: Path, address: str) -> None:
    with pytest.raises(ClusterUnavailable, match=f"there is no Ray cluster at '{address}'"):
        written(match, tmp_path / "ray", Cluster(address))
