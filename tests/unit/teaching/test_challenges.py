"""Challenges: the built-in ones have solutions, judged by running them; a faulty file gets its mistakes listed."""

import json
import re
from typing import Any

import pytest
from pillars import LEFT

import worker
from bench.oracles import challenges
from bench.oracles.challenges import solved, with_changes
from buildtools.project import ROOT
from searchlight.catalog import BUILT_IN
from searchlight.challenges import offered
from searchlight.challenges.challenge import CHANGEABLE, as_challenge
from searchlight.challenges.checking import faults, parse
from searchlight.challenges.judging import Judgement, judge
from searchlight.texts import texts
from tests.unit.asked import asked
from tests.unit.each_case import each_case
from tests.unit.teaching.challenge_cheats import CHEATS, FOR_GREEDY, HEURISTICS, HONEST, OTHER_JUDGE, SOLUTIONS


def judged(data: dict[str, Any], changes: dict[str, Any]) -> Judgement:
    return judge(as_challenge(data), with_changes(data, changes), BUILT_IN)


@each_case("name", offered.NAMES)
def test_a_built_in_challenge_is_well_made(name: str) -> None:
    """Nothing is wrong with it, it is not solved before anything is changed, and it comes through JSON as it is."""
    data = offered.built_in(name)
    assert [str(each) for each in faults(data, BUILT_IN)] == []
    assert parse(json.dumps(data)) == data


@each_case("name", SOLUTIONS)
def test_a_built_in_challenge_has_a_solution(name: str) -> None:
    """The solution meets every condition, in both languages."""
    judgement = judged(offered.built_in(name), SOLUTIONS[name])
    assert judgement.solved, [str(each.message) for each in judgement.verdicts]
    for each in judgement.verdicts:
        assert each.met
        assert all(texts(code).sentence(each.message.as_plain_data()) for code in ("en", "es"))


def test_every_challenge_has_a_known_solution() -> None:
    """At least eight of them; the one that asks for own code is solved below."""
    assert {*SOLUTIONS, "own-h"} == set(offered.NAMES)


@each_case("name, cheat", [(name, cheat) for name, every in CHEATS.items() for cheat in every])
def test_a_cheat_does_not_solve_a_challenge(name: str, cheat: dict[str, Any]) -> None:
    """Among them a start that is the goal, of which no comparison of numbers of nothing makes a solution."""
    assert not solved(offered.built_in(name), cheat)


@each_case("text", HEURISTICS.values(), ids=HEURISTICS)
def test_a_heuristic_is_judged_by_the_values_that_the_search_has_seen(text: str) -> None:
    """One that counts its calls, or answers something else when it is asked again, is refused like any other cheat."""
    for file, solves in ((HONEST, True), (text, False)):
        told = judged_with(file, offered.built_in("own-h"), heuristic="own:h")
        assert (told["ok"] and told["solved"]) is solves


def test_judgements_are_those_of_searches_written_anew() -> None:
    """Of random changes of the challenges on graphs; `build.py bench oracles` tries many more."""
    for figure in challenges.figures(400, 3):
        assert (figure.tried > 8, figure.wrong) == (True, 0), figure.what


@pytest.mark.parametrize(
    ("name", "changes", "words"),
    [
        ("greedy-double", {"start": "A", "h": FOR_GREEDY}, "Start state must stay as it is: S."),
        ("astar-expands-more", {"algorithm": "weighted-astar"}, "Algorithm must stay as it is: astar."),
        ("only-the-tie", {"heuristic": "linear-conflict"}, "Heuristic must stay as it is: manhattan."),
        ("repair-h", {"h": {"A": 7, "C": 4, "S": 7}}, "You may change at most 2 h values, but these are changed: S, A"),
        ("greedy-double", {"graph": '{"edges": {"S": {"G": 1}}, "h": {"S": 1}}'}, "Keep the states, the edges"),
    ],
)  # fmt: skip
def test_no_more_than_what_may_be_with_changes(name: str, changes: dict[str, Any], words: str) -> None:
    """Else the searches are not even run."""
    judgement = judged(offered.built_in(name), changes)
    assert not judgement.solved
    assert words in str(judgement.verdicts[0].message)
    assert judgement.numbers == {}


TWO_WAYS = {"edges": {"S": {"A": 1, "B": 1}, "A": {"G": 1}, "B": {"G": 9}}, "h": {"S": 1, "A": 1, "B": 1}}
ANY: dict[str, Any] = {
    "id": "any", "title": "T", "question": "Q",
    "options": {"problem": "graph", "start": "S", "goal": "G", "algorithm": "greedy", "heuristic": "table"},
}  # fmt: skip


def made(graph: Any = None, **others: Any) -> dict[str, Any]:
    """A lecturer's challenge, on a graph if none is given, without a fault."""
    data = {**ANY, **others, "options": {**ANY["options"], **others.get("options", {})}}
    data["options"] |= {"graph": graph or TWO_WAYS} if data["options"]["problem"] == "graph" else {}
    data = parse(json.dumps(data))
    assert [str(each) for each in faults(data, BUILT_IN)] == []
    return data


def with_graph(data: dict[str, Any], graph: Any) -> dict[str, Any]:
    return {**data["options"], "graph": graph if isinstance(graph, str) else json.dumps(graph)}


def said_of(data: dict[str, Any], options: dict[str, Any]) -> list[str]:
    """Why the challenge is not solved; empty if it is."""
    judgement = judge(as_challenge(data), options, BUILT_IN)
    assert judgement.solved == all(each.met for each in judgement.verdicts)
    return [str(each.message) for each in judgement.verdicts if not each.met]


COSTLIER = {"second": {"algorithm": "astar"}, "solved": [{"number": "cost", "is": ">", "than": "b.cost"}]}


def test_the_order_of_edges_is_not_h() -> None:
    """It decides ties, and so it would solve this challenge without a changed value."""
    data = made(**COSTLIER, change={"h": {"most": 0}})
    other = {**TWO_WAYS, "edges": {**TWO_WAYS["edges"], "S": {"B": 1, "A": 1}}}
    assert said_of(data, with_graph(data, other)) == [
        "Only h may change. Keep the states, the edges, their costs and their order."
    ]
    assert "Only h may change" not in said_of(data, with_graph(data, TWO_WAYS))[0]


def test_the_same_graph_in_another_form_is_the_same() -> None:
    """Other spaces, 1.0 for 1, vertices in another order, empty lists of edges, coordinates: as an editor writes it."""
    form = (
        '{ "edges":{"B":{"G":9.0},  "S":{"A":1,"B":1e0}, "G":{}, "A":{"G":1}}, '
        '"coordinates": {"S": [0, 0]}, "h":{"B":0, "S":1.0, "A":1} }'
    )
    for algorithm in ("astar", "bidirectional"):  # the latter reads edges backwards, in the order of the vertices
        data = made(second={"algorithm": algorithm}, solved=COSTLIER["solved"], change={"h": {"most": 1}})
        assert said_of(data, with_graph(data, form)) == []
    fixed = made(change={"start": {}}, solved=[{"number": "length", "is": "<", "than": 2}])
    assert said_of(fixed, {**with_graph(fixed, form.replace('"B":0', '"B":1')), "start": "A"}) == []
    assert "Graph must stay" in said_of(fixed, {**with_graph(fixed, form), "start": "A"})[0]


def test_a_budget_of_the_reader_meets_no_outcome() -> None:
    """The challenge has its own; and a search that it ends has shown nothing but that."""
    for outcome in ({"is": "=", "than": "budget"}, {"is": "!=", "than": "solution"}):
        data = made(change={"start": {}}, solved=[{"number": "outcome", **outcome}])
        assert said_of(data, {**data["options"], "max_nodes": "1"})
        tight = {**data, "max_nodes": 1}
        assert bool(said_of(tight, data["options"])) == (outcome["is"] == "!=")
    data = {**made(change={"start": {}}, solved=[{"number": "outcome", "is": "=", "than": "failure"}])}
    assert "max_nodes" not in CHANGEABLE
    assert said_of(data, {**data["options"], "max_nodes": "1"})


def test_what_only_the_second_search_takes_may_not_be_changed() -> None:
    """It follows the first one's options: a weight, or a heuristic, that the first one has no use for."""
    loops = {"edges": {"S": {"A": 1, "B": 2}, "A": {"G": 9}, "B": {"G": 1}}, "h": {"A": 1, "B": 1}}
    data = made(
        loops, options={"algorithm": "uniform-cost", "weight": "1"}, second={"algorithm": "weighted-astar"},
        change={"start": {}}, solved=[{"number": "b.cost", "is": ">", "than": "cost"}],
    )  # fmt: skip
    assert said_of(data, {**data["options"], "weight": "1000"})[0] == "Weight must stay as it is: 1."
    assert said_of(data, {**data["options"], "heuristic": "zero"})[0] == "Heuristic must stay as it is: table."
    assert not said_of(data, {**data["options"], "max_nodes": "90000"})[0].endswith("stay as it is: .")


def judged_with(text: str, data: dict[str, Any], **changes: str) -> dict[str, Any]:
    """The worker's judgement with a file of the reader's."""
    try:
        worker.load_code(text)
        return asked("challenges", "judge", challenge=json.dumps(data), options={**data["options"], **changes})
    finally:
        worker.load_code("")


def test_a_file_that_replaces_the_judge_is_named_with_what_it_replaces() -> None:
    """Also where none of its code is used: the file is loaded."""
    told = judged_with(OTHER_JUDGE, offered.built_in("repair-h"))
    assert [each["id"] for each in told["said"]] == ["challenge.replaced"]
    assert told["said"][0]["values"]["names"][0].startswith("searchlight.challenges.judging.verdict")
    graph = json.loads(offered.built_in("repair-h")["options"]["graph"])
    solved = json.dumps({**graph, "h": {**graph["h"], "A": 7, "C": 4}})
    imports = "from searchlight import solve\nfrom searchlight.problem import Problem\n"
    assert judged_with(imports, offered.built_in("repair-h"), graph=solved)["solved"]
    assert not judged_with(OTHER_JUDGE, offered.built_in("repair-h"), graph=solved)["solved"]


LIAR = """
from searchlight.events import EXPAND, GENERATE, GOAL, Solution
from searchlight.node import Node

def liar(problem):
    root = Node(problem.initial)
    yield GENERATE, root
    yield EXPAND, root
    goal = Node(problem.goal, root, "G", 1)
    yield GENERATE, goal
    yield GOAL, goal
    return Solution(goal)
"""


def test_an_algorithm_that_makes_up_its_path_solves_nothing() -> None:
    """The path is followed, and its cost added up."""
    cheaper = [{"number": "cost", "is": "<", "than": 2}]
    data = made(change={"code": {"for": "algorithm"}}, solved=cheaper)
    told = judged_with(LIAR, data, algorithm="own:liar")
    assert (told["solved"], told["said"][0]["id"]) == (False, "challenge.no_path")
    graph = {"edges": {"S": {"G": 1, "A": 1}, "A": {"G": 1}}, "h": {"S": 1}}
    deep = {"options": {"algorithm": "depth-first"}, "change": {"code": {"for": "algorithm"}}}
    direct = made(graph, **deep, solved=cheaper)
    assert judged_with(LIAR, direct, algorithm="own:liar")["solved"]


FAULTS: list[tuple[dict[str, Any], str, str]] = [
    ({"id": "A B"}, "challenge.id", "challenge.no_id"),
    ({"question": {"en": 3}}, "challenge.question", "challenge.no_text"),
    ({"options": {"problem": "chess"}}, "challenge.options.problem", "options.not_one_of"),
    ({"second": {"heuristic": "manhattan"}}, "challenge.second.heuristic", "options.wrong_heuristic"),
    ({"change": {}}, "challenge.change", "challenge.no_change"),
    ({"change": {"start": 3}}, "challenge.change.start", "challenge.no_limits"),
    ({"change": {"code": {}}}, "challenge.change.code.for", "challenge.missing"),
    ({"solved": []}, "challenge.solved", "challenge.no_conditions"),
    ({"solved": [{"number": "cost", "is": ">"}]}, "challenge.solved.0.than", "challenge.missing"),
    ({"solved": [{"number": "cost", "is": "=>", "than": 3}]}, "challenge.solved.0.is", "challenge.not_one_of"),
    ({"solved": [{"number": "admissible", "is": "=", "than": 1}]}, "challenge.solved.0.than", "challenge.not_one_of"),
    ({"solved": [{"number": "cost", "is": ">", "than": 3, "times": "2"}]},
     "challenge.solved.0.times", "challenge.no_number"),
    ({"solved": [{"number": "cost", "is": ">", "than": 3}]}, "challenge.solved", "challenge.solved_already"),
    ({"extra": 1}, "challenge.extra", "challenge.unknown"),
]  # fmt: skip


@each_case("change, field, said", FAULTS)
def test_a_fault_in_a_lecturer_s_file(change: dict[str, Any], field: str, said: str) -> None:
    """A mistake in the file is reported with its place, and alone."""
    data = {**offered.built_in("fewer-roads"), "title": "T", "question": {"en": "Q", "es": "P"}}
    (fault,) = faults(parse(json.dumps({**data, **change})), BUILT_IN)
    assert fault.field == field
    assert fault.message.id == said
    assert fault.text


def test_what_is_missing_or_no_json_at_all() -> None:
    """All that is missing is told at once."""
    missing = faults(parse("{}"), BUILT_IN)
    assert [each.field.split(".")[1] for each in missing] == ["id", "title", "question", "options", "change", "solved"]
    assert [each.field for each in faults(parse("[]"), BUILT_IN)] == ["challenge"]
    answer = asked("challenges", "judge", challenge="{", options={})
    assert (answer["ok"], answer["errors"][0]["id"]) == (False, "challenge.not_json")


def test_a_heuristic_of_one_s_own() -> None:
    """It is the only thing of one's own that this challenge takes."""
    data = offered.built_in("own-h")
    try:
        loaded = json.loads(worker.load_code(LEFT))
        assert loaded["own"]["heuristics"] == ["own:left"]
        options = with_changes(data, {"heuristic": "own:left"})
        solved = asked("challenges", "judge", challenge=json.dumps(data), options=options)
        assert solved["solved"], solved
        both = {"challenge": json.dumps(data), "options": options}
        assert asked("challenges", "judge", **both, second={**options, **data["second"]})["solved"]
        zero = asked("challenges", "judge", **both, second={**options, "heuristic": "zero"})
        assert (zero["solved"], zero["said"][0]["id"]) == (False, "challenge.fixed_of_second")
        other = {**data, "change": {"code": {"for": "algorithm"}}}
        refused = asked("challenges", "judge", challenge=json.dumps(other), options=options)
        assert (refused["solved"], refused["said"][0]["id"]) == (False, "challenge.no_code")
    finally:
        worker.load_code("")


def test_the_document_has_an_example_that_works() -> None:
    """Found without a fault, and solved by the change that it has in mind."""
    page = (ROOT / "docs/how-to/write-a-challenge.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    data = parse(example)
    assert faults(data, BUILT_IN) == []
    assert judged(data, {"h": {"B": 0}}).solved
