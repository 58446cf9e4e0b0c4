"""The API keeps to its own description, whatever is sent that the description allows or forbids."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from astrarium.table import Chance
from tests.server.clients import Serving, quick

_CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
_EXAMPLES = 8
_ENDLESS = "/events"
_SLOW = "/hint"
"""A bot thinks about it: the tests of advice ask."""


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_every_answer_is_as_described(tmp_path: object) -> None:
    with Serving(quick(f"sqlite:///{tmp_path}/t.db", bot_workers=0, tables_per_guest=999)) as house:
        ann = house.guest("Ann")
        token = ann.ask("POST", "/tokens", label="contract")["token"]
        dice = Chance("openapi", "tables")
        tables = [ann.hot_seat(game) for game in ("gaia", "planet-unknown")]
        over = ann.hot_seat("planet-unknown", 1)
        ann.play(over, Chance("over", "openapi"))
        tables.append(over)
        document = ann.http.get("/api/openapi.json").json()
        schema: Any = schemathesis.openapi.from_dict(document)
        asked = 0
        operations = [found.ok() for found in schema.get_all_operations()]
        operations.sort(key=lambda operation: operation.method == "delete")  # tokens go last
        for operation in operations:
            if operation.path.endswith((_ENDLESS, _SLOW)):
                continue
            asked += _ask(operation, house.url, token, tables, dice)
        assert asked > 200
        assert len(ann.ask("GET", "/me/tables")) > len(tables), "nothing was created"


def _ask(operation: Any, url: str, token: str, tables: list[str], dice: Chance) -> int:
    """Send what fits the description of one address; how often."""
    count = 0

    @settings(
        max_examples=_EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:
        nonlocal count
        if "table_id" in (case.path_parameters or {}) and dice.below(4):
            case.path_parameters["table_id"] = dice.choice(tables)
        headers = {"authorization": f"Bearer {token}"}
        response = case.call(base_url=url, headers=headers)
        case.validate_response(response, checks=_CHECKS)
        count += 1

    send()
    return count
