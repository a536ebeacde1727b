"""The kinds of events, declared once; and which of them an algorithm can yield, found in its code."""

import json
from random import Random

from buildtools.texts import languages
from searchlight.api.calls import solve
from searchlight.kinds import FATES, NAMES
from searchlight.recorded.search import Finished
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE

NEVER_YIELDED = {"end"}  # the record's own


def test_each_kind_and_each_fate_has_its_text() -> None:
    """In every language: `event.` and the kind's name, `status.` and the fate's. Iterations and ends say more."""
    events_of = {f"event.{name}" for name in NAMES if name not in ("iteration", "end")}
    statuses = {f"status.{name}" for name in (*FATES, "unborn", "stale", "call", "open", "returned", "successor")}
    for files in languages().values():
        assert events_of | statuses <= files["page"].keys()
        assert {name for name in files["page"] if name.startswith("status.")} == statuses


def graph(seed: int) -> str:
    """Forty nodes, any two of them joined by an edge of some cost or by none."""
    random = Random(seed)
    nodes = [str(number) for number in range(40)]
    edges = {node: {other: random.randint(1, 90) for other in nodes if random.random() < 0.1} for node in nodes}
    return json.dumps({"edges": edges, "h": dict.fromkeys(nodes, 0)})


@each_case("algorithm", ANYWHERE)
def test_an_algorithm_yields_what_its_code_says(algorithm: str) -> None:
    """Nothing else, on any of the problems; and each of these kinds somewhere."""
    places: list[dict[str, object]] = [
        {"problem": "graph", "start": "Arad", "goal": "Bucharest"},
        {"problem": "graph", "start": "Arad", "goal": "Arad"},
        {"problem": "graph", "graph": "inconsistent"},
        {"problem": "graph", "start": "Arad", "goal": "Fagaras"},
        {"problem": "eight-puzzle", "start": "1,2,5,3,4,8,0,6,7"},
    ]
    places += [{"problem": "graph", "graph": graph(seed), "start": "0", "goal": "39"} for seed in range(12)]
    seen = set()
    for place in places:
        result = solve(**place, algorithm=algorithm, max_nodes=2000)
        assert isinstance(result, Finished)
        seen |= {NAMES[kind] for kind in result.record.kind}
        said = set(result.traits["kinds"])
        assert seen - NEVER_YIELDED <= said
    assert said <= seen
