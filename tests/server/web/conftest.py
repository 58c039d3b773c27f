"""What the tests of the doors share: one server for each file of tests."""

from collections.abc import Iterator

import pytest
from tests.server.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started
