"""The command line as it is used: its output and its exit status, in a process of its own where that matters."""

import json
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.fuzz import found
from bench.instruments import own_files
from searchlight.__main__ import parser
from searchlight.catalog import BUILT_IN, HEURISTICS
from searchlight.texts import texts
from tests.unit.command.running import Done, in_its_own_process, interruptible, searchlight
from tests.unit.each_case import each_case

COMMANDS = ("open", "solve", "experiment", "observe", "explain-count", "worksheet", "scorm", "picture", "list")


def solved(*arguments: str, ask: Callable[..., Done] = searchlight) -> dict:
    done = ask("solve", *arguments, "--json")
    assert done.returncode == 0
    assert all(line.startswith("searchlight solve: warning: ") for line in done.stderr.splitlines())
    return json.loads(done.stdout)


def test_solve_prints_one_json_object() -> None:
    """All its fields, on the default start of the eight-puzzle."""
    start = "8,0,6,5,4,7,2,3,1"
    asked = ("--problem", "eight-puzzle", "--start", start, "--algorithm", "astar", "--heuristic", "manhattan")
    answer = solved(*asked, ask=in_its_own_process)
    assert answer["outcome"] == "solution"
    assert answer["path"][0] == [8, 0, 6, 5, 4, 7, 2, 3, 1]
    assert answer["path"][-1] == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert (len(answer["path"]), len(answer["actions"]), answer["cost"]) == (32, 31, 31)
    assert isinstance(answer["cost"], int)
    assert answer["actions"][0] == "right"
    assert (answer["expanded"], answer["generated"], answer["max_frontier"]) == (20290, 53571, 9310)
    assert answer["iterations"] == [{"limit": None, "outcome": "solution", "expanded": 20290, "generated": 53571}]
    assert answer["seconds"] > 0
    assert list(answer) == [
        "outcome", "path", "actions", "cost", "expanded", "generated", "max_frontier", "iterations", "seconds",
    ]  # fmt: skip


def test_a_graph_has_names_for_states(tmp_path: Path) -> None:
    """Built in, and from a file; a cost that is no integer stays as it is."""
    romania = solved("--problem", "graph", "--start", "Arad", "--goal", "Bucharest", "--algorithm", "astar")
    assert romania["path"] == ["Arad", "Sibiu", "Rimnicu Vilcea", "Pitesti", "Bucharest"]
    assert romania["cost"] == 418
    file = tmp_path / "own.json"
    file.write_text('{"edges": {"A": {"B": 0.5}, "B": {"C": 0.75}}}', encoding="utf-8")
    options = ("--problem", "graph", "--graph", str(file), "--start", "A", "--goal", "C")
    own = solved(*options, "--algorithm", "uniform-cost")
    assert (own["path"], own["cost"]) == (["A", "B", "C"], 1.25)


def test_grids_and_dot_come_from_files(tmp_path: Path) -> None:
    """Drawn, of the MovingAI benchmarks, or built in; a graph in DOT, which may begin with a byte order mark."""
    drawn, benchmark, dot = (tmp_path / name for name in ("own.txt", "own.map", "own.dot"))
    drawn.write_text("..\n.#\n9.\n", encoding="utf-8")
    benchmark.write_text("type octile\nheight 2\nwidth 2\nmap\n..\n..\n", encoding="utf-8")
    dot.write_text("graph { A -- B -- C [cost=2] }", encoding="utf-8-sig")
    grid = ("--problem", "grid", "--algorithm", "uniform-cost", "--grid")
    answer = solved(*grid, str(drawn), "--start", "1,0", "--goal", "1,2")
    assert (answer["path"], answer["cost"]) == (["1,0", "0,0", "0,1", "0,2", "1,2"], 12)
    assert answer["actions"] == ["left", "down", "down", "right"]
    diagonal = solved(*grid, str(benchmark), "--moves", "8")
    assert (diagonal["path"], diagonal["cost"]) == (["0,0", "1,1"], pytest.approx(2**0.5))
    assert solved(*grid, "swamp")["cost"] == 32
    graph = solved("--problem", "graph", "--algorithm", "uniform-cost", "--graph", str(dot))
    assert (graph["path"], graph["cost"]) == (["A", "B", "C"], 4)


@pytest.mark.parametrize(
    ("options", "outcome"),
    [
        (["--algorithm", "iterative-deepening", "--limit", "3"], "cutoff"),
        (["--algorithm", "depth-limited", "--limit", "3"], "cutoff"),
        (["--algorithm", "uniform-cost", "--max-nodes", "100"], "budget"),
        (["--algorithm", "astar", "--no-reopen", "--tie", "low-h", "--order", "LRUD"], "solution"),
    ],
)
def test_every_outcome_exits_with_0(options: list[str], outcome: str) -> None:
    """And says which it is."""
    answer = solved("--problem", "eight-puzzle", *options)
    assert answer["outcome"] == outcome
    assert (answer["path"] is None) == (outcome != "solution")


def test_a_caveat_is_said_before_the_search(tmp_path: Path) -> None:
    """On standard error, each in a line; the search that never ends has begun when it is read, and Ctrl-C ends it."""
    start = ("--problem", "eight-puzzle", "--start", "2,1,0,3,4,5,6,7,8", "--algorithm")
    done = searchlight("solve", *start, "astar", "--max-nodes", "100")
    assert done.returncode == 0
    assert [line.split(":")[:3] for line in done.stderr.splitlines()] == [
        ["searchlight solve", " warning", " --start"],
        ["searchlight solve", " warning", " --algorithm"],
    ]
    with interruptible("solve", *start, "ida-star", stdout=subprocess.PIPE, text=True, encoding="utf-8") as running:
        lines = [running.stderr.readline() for _ in range(2)]
        assert "never ends" in lines[1]
        running.send_signal(signal.SIGINT)
        out, rest = running.communicate(timeout=20)
    assert (running.returncode, out, rest) == (130, "", "searchlight: interrupted\n")


@each_case("command", COMMANDS)
def test_the_help_of_a_command_has_an_example(command: str) -> None:
    """Each command says what it does, groups its options, and shows one call of itself that its parser accepts."""
    shown = searchlight(command, "--help").stdout
    example = texts().say(f"command.{command}.example", {})
    assert shown.startswith(f"usage: searchlight {command}")
    assert shown.rstrip().endswith(example)
    program, *arguments = shlex.split(example)
    assert (program, parser().parse_args(arguments).command) == ("searchlight", command)


def test_list_prints_the_catalog() -> None:
    """As JSON and for reading."""
    catalog = json.loads(searchlight("list", "--json").stdout)
    assert [entry["id"] for entry in catalog["problems"]] == list(BUILT_IN.problems)
    assert [entry["id"] for entry in catalog["heuristics"]] == list(HEURISTICS)
    text = searchlight("list").stdout
    for entry in catalog["problems"] + catalog["algorithms"] + catalog["heuristics"]:
        assert entry["id"] in text
    for option in catalog["options"]:
        assert f"--{option['name'].replace('_', '-')}" in text


def test_a_worksheet_is_written(tmp_path: Path) -> None:
    """As Markdown and as JSON, in the language that is asked for; what is wrong is said in one line."""
    asked = ("worksheet", "--problem", "graph", "--algorithm", "uniform-cost", "--steps", "3")
    done = searchlight(*asked, "--lang", "es")
    assert done.returncode == 0
    assert done.stdout.startswith("# Hoja de ejercicios: Búsqueda de costo uniforme")
    assert "# Solucionario: " in done.stdout
    file = tmp_path / "sheet.json"
    done = searchlight(*asked, "--seed", "4", "--json", "--out", str(file))
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.startswith("searchlight worksheet: This worksheet has other names, and all costs")
    sheet = json.loads(file.read_text(encoding="utf-8"))
    assert (sheet["format"], sheet["steps"], sheet["seed"]) == ("searchlight-worksheet", 3, "4")
    assert [row[0]["text"] for row in sheet["table"]["rows"]] == [["0"], ["1"], ["2"], ["3"]]
    for wrong, said in (
        (("--steps", "99"), "--steps: “99” cannot be used. Use a whole number from 1 to 20."),
        (("--lang", "xx"), "--lang: “xx” is not known here. Use one of de, en, es, pt-BR."),
        (("--parts", "map"), "--parts: “map” is not known here. Use one of tree, table, questions."),
    ):
        done = searchlight(*asked, *wrong)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"searchlight worksheet: {said}\n")


PYSRC = Path(__file__).parents[3] / "pysrc"


def test_the_command_imports_nothing_from_the_current_folder(tmp_path: Path) -> None:
    """Whatever modules of the standard library its files are named like."""
    for name in ("heapq", "json", "random", "signal", "argparse", "typing", "codecs", "subprocess", "unicodedata"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('a file of this folder was imported')")
    done = subprocess.run(
        [sys.executable, "-m", "searchlight", "list"], cwd=tmp_path, env={"PYTHONPATH": str(PYSRC)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_whatever_is_typed_is_answered_with_a_result_or_a_sentence(thorough: bool) -> None:
    """Graphs, grids, states and options that are cut, doubled and dirtied; `build.py bench fuzz` tries many more."""
    assert found(seed=9, count=400 if thorough else 100) == {}


def test_whatever_stands_in_a_file_of_own_code_is_answered(thorough: bool) -> None:
    """Every file is answered with sentences, and removing it restores the catalog."""
    assert own_files.found(seed=4, count=40 if thorough else 10) == {}
