"""An observed program across the boundary: opened like any other run, with lines of the program itself."""

import json
from array import array
from pathlib import Path
from typing import Any

import worker
from tests.unit.asked import asked
from tests.unit.homework.game_programs import AIMA, EQUAL

CORRECT = Path(__file__).parents[2] / "homework/correct"
OPTIONS = json.dumps({"problem": "graph", "heuristic": "table"})


def opened(text: str, options: str = OPTIONS, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = asked("tracing", "observe", options=json.loads(options), request=request, text=text)
    return answer


def text_of(name: str) -> str:
    return (CORRECT / f"{name}.py").read_text(encoding="utf-8")


def all_chunks(run: int) -> list[dict[str, Any]]:
    chunks = [worker.advance(run, 5, None)]
    while not (chunks[-1]["failed"] or chunks[-1]["outcome"]):
        chunks.append(worker.advance(run, 5, None))
    return chunks


def test_a_program_is_opened_like_a_search() -> None:
    """The answer of open_run, and what is told of the program beside it."""
    answer = opened(text_of("graph_object_dict"))
    assert answer["ok"]
    assert {"run", "table", "space", "options", "start", "goal", "warnings"} <= answer.keys()
    assert answer["observation"]["function"] == "dijkstra"
    assert (answer["observation"]["expanded"], answer["observation"]["generated"]) == (12, 30)
    assert answer["table"]["frontier"] == "observed"
    assert answer["table"]["source"]["text"] == text_of("graph_object_dict")


def test_its_chunks_are_those_of_any_run() -> None:
    """Whole columns; each event has the line of the program at its expansion."""
    answer = opened(text_of("graph_object_dict"))
    chunks = all_chunks(answer["run"])
    ended = json.loads(chunks[-1]["outcome"])
    assert (ended["outcome"], ended["cost"], ended["expanded"], ended["generated"]) == ("solution", 418, 12, 30)
    kinds = sum((chunk["kind"] for chunk in chunks), array("B"))
    lines = sum((chunk["line"] for chunk in chunks), array("h"))
    assert len(kinds) == len(lines)
    number = text_of("graph_object_dict").splitlines().index("        for neighbour in graph[node]:") + 1
    assert {line for line in lines if line} == {number}


def test_a_failure_comes_when_all_before_it_is_handed_over() -> None:
    """With its line; what was recorded stays."""
    text = "def bfs(graph, start, goal):\n    for node in graph[start]:\n        nothing\n"
    chunks = all_chunks(opened(text)["run"])
    assert sum(len(chunk.get("kind", ())) for chunk in chunks) > 3
    (error,) = json.loads(chunks[-1]["failed"])["errors"]
    assert (error["line"], error["field"]) == (3, "code")


def test_it_is_told_where_the_book_goes_another_way() -> None:
    """The first difference has its cause and the run from another start; a correct program has none."""
    right = opened(text_of("graph_object_dict"))
    uniform = json.dumps({"problem": "graph", "heuristic": "table", "algorithm": "uniform-cost"})
    told = asked("tracing", "compare", run=right["run"], options=json.loads(uniform))
    assert (told["perturbed"]["verdict"], told["perturbed"]["said"]["id"]) == (
        "searched", "observe.perturbed.searched",
    )  # fmt: skip
    wrong = (CORRECT.parent / "mistakes/graph_object_no_visited.py").read_text(encoding="utf-8")
    found = asked("tracing", "compare", run=opened(wrong)["run"], options=json.loads(uniform))["difference"]
    assert (found["causes"][0]["id"], found["said"]["id"]) == ("re-expanded", "difference.whole")
    assert not asked("tracing", "compare", run=10**9, options=json.loads(uniform))["ok"]


def test_what_it_prints_comes_with_the_event_after_which_it_was_printed() -> None:
    """Line by line; also what was printed before a failure."""
    text = (
        "def bfs(graph, start, goal):\n    print('from', start)\n    for node in graph[start]:\n"
        "        pass\n    print('one\\ntwo')\n    nothing\n"
    )
    chunks = all_chunks(opened(text)["run"])
    said = [line for chunk in chunks if chunk["output"] for line in json.loads(chunk["output"])]
    assert [line for _, line in said] == ["from Arad", "one", "two"]
    assert said[0][0] == 0 < said[1][0] == said[2][0]


def test_what_is_no_python_is_opened_to_be_read() -> None:
    """Nothing of it ran: the failure has its line."""
    for text in ("x = (", "def f(:\n    pass\n", 'x = """'):
        (error,) = json.loads(all_chunks(opened(text)["run"])[-1]["failed"])["errors"]
        assert error["line"] == 1


def test_a_program_is_handed_in_declared_and_previewed() -> None:
    """A folder with a module of its own; what is not certain is asked."""
    options = {"problem": "graph", "heuristic": "table", "algorithm": "astar"}
    main = (CORRECT.parent / "field/argument_order.py").read_text(encoding="utf-8").replace("heuristics", "table")
    files = {
        "hw/a/main.py": main.replace("import heapq", "import tools as heapq"), "hw/a/notes.txt": "",
        "hw/a/tools.py": "from heapq import *",
    }  # fmt: skip
    given = asked("tracing", "submission", files=files, main=None, function=None)
    assert (given["mains"], sorted(given["files"])) == (["main.py"], ["notes.txt", "tools.py"])
    files["hw/a/other.py"] = "print(1)"
    assert asked("tracing", "submission", files=files, main=None, function=None)["mains"] == ["main.py", "other.py"]
    request: dict[str, Any] = {"files": given["files"]}
    form = asked("tracing", "fields", options=options, request=request, text=given["text"])
    assert (form["function"], form["unknown"], form["complaint"]["id"]) == ("a_star", ["table"], "homework.which_role")
    assert dict(form["parameters"]) == {"graph": "graph", "table": None, "start": "start", "goal": "goal"}
    request["arguments"] = {"table": "h"}
    assert not asked("tracing", "fields", options=options, request=request, text=given["text"])["complaint"]
    seen = asked("tracing", "preview", options=options, request=request, text=given["text"])["sentences"]
    assert (seen[1]["id"], seen[1]["values"]["states"]) == (
        "homework.first_expansions",
        "Arad · Sibiu · Rimnicu Vilcea",
    )
    request |= {"against": "astar", "argv": ['a "b"'], "files": {"tools.py": 'x = "\x7f\\n"\n'}}
    text = asked("tracing", "write", options=options, request=request, text=given["text"])["text"]
    read = asked("tracing", "assignment", text=text)
    assert (read["against"], read["options"]["heuristic"], read["files"]) == ("astar", "table", request["files"])
    assert (read["declared"]["argv"], read["declared"]["arguments"]["table"]) == (request["argv"], "h")


def test_a_program_that_values_a_game_is_compared() -> None:
    """Its form has the roles of games; the first leaf that differs has a step."""
    options = {"problem": "game-tree", "tree": EQUAL, "algorithm": "alpha-beta"}
    assert asked("tracing", "recognise", text=AIMA, options=options)["function"] == "alpha_beta_search"
    fields = asked("tracing", "fields", options=options, request={}, text=AIMA)
    assert fields["parameters"] == [["state", "state"], ["game", "game"]]
    assert (fields["results"], fields["states"]) == (["value", "move"], [])
    assert fields["against"] == ["alpha-beta", "minimax", "expectimax"]
    seen = asked("tracing", "preview", options=options, request={}, text=AIMA)["sentences"]
    assert [each["id"] for each in seen] == ["observe.told.ran", "games.traced.first", "games.traced.seen"]
    request = {"against": "alpha-beta"}
    right = asked("tracing", "value", options=options, request=request, text=AIMA)
    assert (right["said"]["id"], right["step"]) == ("difference.none", None)
    wrong = asked("tracing", "value", options=options, request=request, text=AIMA.replace("v <= alpha", "v < alpha"))
    assert wrong["said"]["values"]["where"]["id"] == "games.traced.parts"
    assert wrong["step"] == 6  # the textbook evaluates its fourth leaf
