"""Whatever is sent, made up from the interface's own description: never a fault, always a coded answer."""

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode, openapi
from schemathesis.core.result import Ok
from tests.server.clients import Person
from tests.server.running import Running

TRIES = 6
"""For each operation, of what fits the description and of what does not."""


@pytest.mark.slow
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_request_whatever_brings_the_server_out_of_step(server: Running, mode: GenerationMode) -> None:
    ann = Person(server, "Ann")
    table = ann.make_table("campanile", "me", "open", "easy")
    headers = {"cookie": ann.headers["cookie"], "x-csrf-token": ann.me["csrf"]}
    described = openapi.from_dict(ann.get("/openapi").json())
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    # What has no body cannot be misused.
    operations = [found for found in operations if mode is GenerationMode.POSITIVE or found.body]
    assert len(operations) >= 18
    for operation in operations:
        # A made-up id finds no table: most requests are to reach one.
        place = {"table": table} if "{table}" in operation.path else None

        @settings(
            max_examples=TRIES,
            phases=[Phase.generate],
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode, path_parameters=place))
        def every_answer_has_its_code(case: Case[Any]) -> None:
            answer = case.call(base_url=server.address, headers=headers)
            assert answer.status_code < 500, f"{case.as_curl_command()}\n{answer.text}"
            assert answer.status_code < 400 or set(answer.json()) == {"code", "sentence", "reason"}

        every_answer_has_its_code()
