"""The report of a program's process: signed on the way, read with care, and held against the problem."""

import json
import os
from collections.abc import Callable
from copy import deepcopy
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from searchlight.setup import Setup
from searchlight.tracing.process import frames
from searchlight.tracing.process.frames import Spoilt
from searchlight.tracing.process.report_data import Malformed, data_of_observation, observation_of_data
from searchlight.tracing.process.verification import Untrue, fault_of_solution, verify
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

PROGRAM = (Path(__file__).parents[2] / "homework/correct/problem_object_book.py").read_text(encoding="utf-8")
SECRET = bytes(range(frames.SECRET_BYTES))


def setup() -> Setup:
    return setup_of({"problem": "graph", "algorithm": "astar", "heuristic": "table"})


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """Of a correct program, as it comes through the pipe."""
    told: dict[str, Any] = json.loads(json.dumps(data_of_observation(observe(setup(), Request(PROGRAM)))))
    assert told["h_values"] and told["log_kinds"] and told["path"]  # noqa: PT018
    return told


def checked(data: Any) -> Observation:
    noted = observation_of_data(data)
    verify(noted, setup(), "problem-object", "astar_search", 100.0)
    return noted


def test_a_true_report_passes(report: dict[str, Any]) -> None:
    """And its path, its actions and its cost are worked out anew."""
    noted = checked(deepcopy(report))
    assert (noted.outcome, noted.cost, noted.actions) == (
        "solution", 418, ["Sibiu", "Rimnicu Vilcea", "Pitesti", "Bucharest"],
    )  # fmt: skip
    assert fault_of_solution(noted, setup()) is None


def thing(data: dict[str, Any], name: Any) -> int:
    """The number of a state in the report, put there where it is not."""
    if name not in data["things"]:
        data["things"].append(name)
    return int(data["things"].index(name))


TAMPERED: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a successor that the problem does not have": lambda d: d["made"].__setitem__(0, thing(d, "Bucharest")),
    "a successor at another cost": lambda d: d["costs"].__setitem__(0, 1),
    "a successor of an invented state": lambda d: d["expanded"].__setitem__(0, thing(d, "Atlantis")),
    "another heuristic value": lambda d: d["h_values"].__setitem__(0, 0),
    "a heuristic value of an invented state": lambda d: d["h_states"].__setitem__(0, thing(d, "Atlantis")),
    "another family": lambda d: d.update(family="script"),
    "another function": lambda d: d.update(function=None),
    "an invented outcome": lambda d: d.update(outcome="excellent"),
    "an error that is none": lambda d: d.update(outcome="error"),
    "an invented kind of frontier": lambda d: d.update(frontier="perfect"),
    "fewer nodes than expansions": lambda d: d["nodes"].pop(),
    "a node that was never made": lambda d: d["nodes"].__setitem__(-1, 10**6),
    "a parent that was never expanded": lambda d: d["parents"].__setitem__(0, 10**6),
    "a parent that is expanded later": lambda d: d["parents"].__setitem__(0, len(d["expanded"]) - 1),
    "an entry of the log that leads nowhere": lambda d: d["log_indices"].__setitem__(0, 10**6),
    "an unknown kind in the log": lambda d: d["log_kinds"].__setitem__(0, 99),
    "an entry of a frontier about no node": lambda d: d.update(entries=[[0, 10**6, 0]]),
    "expansions that are not observed": lambda d: d.update(seen=None),
    "a successor made before a state was changed": lambda d: (
        d["made"].__setitem__(0, thing(d, "Bucharest")),
        d["mutated"].append([3, d["expanded"][0], thing(d, "Zerind")]),
    ),
    "a successor of a state that was not changed": lambda d: (
        d["made"].__setitem__(-1, thing(d, "Arad")),
        d["mutated"].append([1, thing(d, "Lugoj"), thing(d, "Zerind")]),
    ),
    "a state of another type": lambda d: d["expanded"].__setitem__(0, thing(d, 7)),
    "a state that nothing is known of": lambda d: d["expanded"].__setitem__(0, 10**6),
    "a number in the place of a list": lambda d: d.update(made=5),
    "a truth value in the place of a number": lambda d: d["parents"].__setitem__(0, True),
    "a text in the place of a cost": lambda d: d["costs"].__setitem__(0, "4"),
    "an unknown sentence": lambda d: d.update(outcome="error", error=[1, {"id": "none.such", "values": {}}, 0]),
    "a sentence without its values": lambda d: d.update(outcome="error", error=[1, {"id": "own.key", "values": {}}, 0]),
    "an error in the future": lambda d: d.update(outcome="error", error=[1, {"id": "own.index", "values": {}}, 10**6]),
    "a column that is not there": lambda d: d.pop("lines"),
    "an unknown kind of state": lambda d: d["things"].append({"code": "1"}),
}


@each_case("how", TAMPERED)
def test_a_false_report_is_refused(report: dict[str, Any], how: str) -> None:
    """Every false or malformed part is refused."""
    data = deepcopy(report)
    TAMPERED[how](data)
    with pytest.raises((Malformed, Untrue)):
        checked(data)


@pytest.mark.parametrize("data", [None, [], {}, 7, "text", {"family": []}])
def test_what_is_no_report_is_refused(data: Any) -> None:
    """Of any type."""
    with pytest.raises(Malformed):
        checked(data)


@pytest.mark.parametrize(
    ("path", "fault"),
    [
        (["Arad", "Bucharest"], "no action leads"),
        (["Arad", "Sibiu"], "does not end at a goal"),
        (["Fagaras", "Bucharest"], "does not begin at the initial state"),
        ([], "does not begin at the initial state"),
    ],
)
def test_a_solution_has_a_path_from_the_start_to_a_goal(report: dict[str, Any], path: list[str], fault: str) -> None:
    """However short a way the report claims, and wherever it says that it has begun."""
    data = deepcopy(report)
    data["path"] = [thing(data, name) for name in path]
    data["start"] = thing(data, path[0]) if path else data["start"]
    found = fault_of_solution(checked(data), setup())
    assert found is not None
    assert fault in str(found)


def sent(*parts: tuple[bytes, bytes]) -> bytes:
    """What comes out of the pipe when these frames were sent."""
    read_end, write_end = os.pipe()
    send = frames.sender(SECRET, write_end)
    for part in parts:
        send(*part)
    os.close(write_end)
    with os.fdopen(read_end, "rb") as file:
        return file.read()


def received(content: bytes) -> list[frames.Frame]:
    source, found = BytesIO(content), []
    while frame := frames.receive(SECRET, len(found), source.read):
        found.append(frame)
    return found


def test_frames_arrive_as_they_were_sent() -> None:
    """In their order, with their payloads; the end of the pipe is the end."""
    assert received(sent((frames.BEGUN, b"{}"), (frames.OVER, b""), (frames.REPORT, b"x" * 5000))) == [
        (frames.BEGUN, b"{}"), (frames.OVER, b""), (frames.REPORT, b"x" * 5000),
    ]  # fmt: skip


WHOLE = ((frames.BEGUN, b"{}"), (frames.REPORT, b"report"))
SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "written in front": lambda content: b"{}" + content,
    "written behind": lambda content: content + b'{"outcome": "solution"}',
    "cut short": lambda content: content[:-1],
    "another payload": lambda content: content.replace(b"report", b"REPORT"),
    "sent once more": lambda content: content + content,
    "in another order": lambda content: content[43:] + content[:43],
    "an enormous length": lambda content: bytes(32) + frames.REPORT + b"\xff" * 8,
}


@pytest.mark.parametrize("how", SPOILT)
def test_what_was_not_sent_by_the_holder_of_the_secret_is_refused(how: str) -> None:
    """Bytes that anybody can write to an open file do not become a report."""
    with pytest.raises(Spoilt):
        received(SPOILT[how](sent(*WHOLE)))


@pytest.mark.parametrize("container", ["bag", 3, True, ["queue"], {}])
def test_a_container_is_one_of_those_that_are_known(report: dict[str, Any], container: Any) -> None:
    """Anything else is malformed; and an inferred frontier has none."""
    with pytest.raises(Malformed):
        checked(deepcopy(report) | {"container": container})
    with pytest.raises(Malformed):
        checked(deepcopy(report) | {"frontier": "inferred", "container": "queue"})
    assert checked(deepcopy(report) | {"frontier": "observed", "container": "stack"}).container == "stack"
