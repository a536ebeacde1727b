"""The kinds of events, declared once; and which of them an algorithm can yield, found in its code."""

import json
from random import Random

from buildtools.texts import languages
from searchlight import events
from searchlight.api.calls import solve
from searchlight.kinds import FATES, KINDS, NAMES, Kind, constant, flags, yielded_by
from searchlight.recorded.search import Finished
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE, problem

NEVER_YIELDED = {"end"}  # the record's own


def test_each_constant_is_declared() -> None:
    """In the order of the numbers, with fates that there are."""
    numbers = [value for name, value in vars(events).items() if name.isupper() and isinstance(value, int)]
    assert sorted(numbers) == list(range(len(KINDS)))
    assert [getattr(events, constant(kind)) for kind in KINDS] == list(range(len(KINDS)))
    assert {kind.fate for kind in KINDS} <= {None, *FATES}
    assert len(set(NAMES)) == len(NAMES)


def test_each_kind_and_each_fate_has_its_text() -> None:
    """In every language: `event.` and the kind's name, `status.` and the fate's. Iterations and ends say more."""
    events_of = {f"event.{name}" for name in NAMES if name not in ("iteration", "end")}
    statuses = {f"status.{name}" for name in (*FATES, "unborn", "stale", "call", "successor")}
    for files in languages().values():
        assert events_of | statuses <= files["page"].keys()
        assert {name for name in files["page"] if name.startswith("status.")} == statuses


@each_case("kind", KINDS, ids=NAMES)
def test_what_a_kind_does_goes_together(kind: Kind) -> None:
    """A node that is not in the frontier after the event has a fate, and only a node that was there leaves it."""
    assert not (kind.makes and kind.leaves)
    assert kind.makes or not (kind.enters or kind.generates)
    assert (kind.fate is not None) == (kind.leaves or (kind.makes and not kind.enters))
    assert not kind.visits or kind.leaves


def test_flags_are_for_all_bytes() -> None:
    """1 for those kinds, 0 for others and for numbers of no kind."""
    made = flags(lambda kind: kind.makes)
    assert len(made) == 256
    assert [NAMES[number] for number, flag in enumerate(made) if flag] == [
        *("generate", "duplicate", "cycle", "found", "back-up")
    ]


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


def test_a_function_of_ones_own_may_name_the_module() -> None:
    """`events.EXPAND` is as good as `EXPAND`."""

    def search():
        yield events.EXPAND, problem()
        yield events.BACK_UP, problem()

    assert yielded_by([search]) == ["expand", "back-up"]
