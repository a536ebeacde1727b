"""The page reads files: records and searches come back unchanged, damage is named, nothing else happens."""

import base64
import gzip
import json
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buildtools import node
from page.features.importing.traits import of_record
from searchlight import Result, solve
from searchlight.command.solving import solve_into
from searchlight.events import Drive
from searchlight.games.cells import GameCells
from searchlight.record import Record
from searchlight.run import Run
from searchlight.texts import texts
from tests.unit.each_case import each_case
from tests.unit.files.test_records import SEARCHES, counted, named, setup_of

READER = Path(__file__).parent / "records_reader.mjs"


class Reader:
    """One process for many files."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [node.program("node"), READER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def read(self, data: bytes | str) -> dict[str, Any]:
        assert self.process.stdin
        assert self.process.stdout
        data = data.encode() if isinstance(data, str) else data
        self.process.stdin.write(base64.b64encode(data).decode() + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        if fault := answer.get("fault"):  # each has its words, with no gap unfilled
            assert texts("es").say(f"import.fault.{fault['id']}", fault["values"])
        return answer

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()


@pytest.fixture(scope="module")
def reader() -> Iterator[Reader]:
    reading = Reader()
    yield reading
    reading.close()


LATE = {"generatedAt": "generated_at", "expandedAt": "expanded_at", "removedAt": "removed_at"}


def recorded(options: dict[str, str]) -> tuple[Record, Run]:
    setup = setup_of(options)
    run = Run(Drive(setup.search()), record := Record(), setup.values["max_nodes"])
    run.advance()
    return record, run


def plainly(cells: Any) -> list[Any]:
    """As JSON has numbers: None for NaN, a text for what is infinite."""
    return [None if cell != cell else "Infinity" if cell == float("inf") else cell for cell in cells]


@pytest.mark.parametrize("options", SEARCHES, ids=named)
def test_a_record_comes_back_as_it_was(tmp_path: Path, reader: Reader, options: dict[str, str]) -> None:
    """Each cell, what became of each node, the counts at each event, and how it ended."""
    path = tmp_path / "search.json.gz"
    solve_into(setup_of(options), str(path))
    read = reader.read(path.read_bytes())
    record, run = recorded(options)
    assert read["kind"] == "record"
    assert read["head"]["options"]["algorithm"] == options["algorithm"]
    late = {name: list(getattr(record.late, ours)) for name, ours in LATE.items()}
    for name, cells in read["columns"].items():
        if name != "fate":
            assert cells == plainly(late[name] if name in late else getattr(record, name)), name
    assert [event[:2] for event in read["events"]] == [
        list(each) for each in zip(record.kind, record.node, strict=True)
    ]
    wanted = ("expanded", "generated", "frontier", "max_frontier", "deepest")
    assert read["counts"] == [[counts[name] for name in wanted] for counts in counted(record)]
    assert read["ending"]["path"] == ([node.row for node in run.path()] or None)
    assert read["finished"] == (run.record.iterations[-1].outcome != "budget")


@pytest.mark.parametrize("name", ["boards", "exported"])
def test_the_form_in_which_searches_were_once_written_comes_back(reader: Reader, name: str) -> None:
    """As the record that it amounts to: the same as of the file that the library writes of it today."""
    text = (Path(__file__).parents[1] / f"old_form/{name}.json").read_text(encoding="utf-8")
    old, now = reader.read(text), reader.read(Result.from_json(text).to_json())
    for part in ("kind", "columns", "labels", "events", "counts", "frontier", "finished"):
        assert old[part] == now[part], part
    for part in ("outcome", "path", "actions", "cost", "seconds"):
        assert old["ending"][part] == now["ending"][part], part
    assert old["kind"] == "record"
    assert old["head"]["answer"]["table"]["states"] == now["head"]["answer"]["table"]["states"]
    answer = of_record(old["head"], lambda message: True)
    assert answer["options"]["algorithm"] == json.loads(text)["algorithm"]


@cache
def record_text() -> str:
    """Of a small search, as it is written."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "search.json"
        solve_into(setup_of({"problem": "graph", "algorithm": "astar"}), str(path))
        return path.read_text(encoding="utf-8")


@settings(deadline=None)
@given(at=st.integers(0, 20_000), length=st.integers(0, 60), instead=st.text(max_size=5))
def test_damage_is_named_or_does_nothing(reader: Reader, at: int, length: int, instead: str) -> None:
    """A piece is replaced by anything: it is read, or refused in a sentence; nothing hangs, nothing else is thrown."""
    text = record_text()
    damaged = text[: at % len(text)] + instead + text[at % len(text) + length :]
    read = reader.read(damaged)
    assert read.get("fault") or read.get("ending") or read["kind"] not in ("record", "fault")
    assert (read.get("fault") or {}).get("id") != "damaged"


def test_a_sample_of_a_recording_is_refused(reader: Reader) -> None:
    """Earlier versions wrote them: their blocks have counts of the whole search."""
    read = reader.read(record_text().replace('"first_row":', '"count_expanded":[0],"first_row":', 1))
    assert read["fault"]["id"] == "sample"


@settings(deadline=None)
@given(share=st.floats(0, 0.999))
def test_what_is_cut_off_is_said_to_be(reader: Reader, share: float) -> None:
    """Packed or not, wherever it ends; only the end of the last line may be missing."""
    text = record_text().rstrip()
    cut = text[: int(len(text) * share)]
    read = reader.read(cut)
    assert read["fault"] or read["kind"] in ("none", "empty")
    packed = gzip.compress(text.encode())
    read = reader.read(packed[: int(len(packed) * share)])
    assert read["fault"] or read["kind"] in ("none", "empty", "record")
    if read["fault"]:
        assert read["fault"]["id"] in ("unpacked", "cut", "json", "no_text")


def changed(path: str, value: Any) -> str:
    """The record with something else in its first block, or in its last line."""
    lines = record_text().split("\n")
    if path.startswith("end."):
        last = json.loads("{" + lines[-2])
        lines[-2] = json.dumps(last | {path[4:]: value})[1:]
        return "\n".join(lines)
    at = lines.index('"blocks": [') + 1
    block = json.loads(lines[at].rstrip(","))
    name, _, cell = path.partition(".")
    if cell:
        column = block[name] if isinstance(block[name], list) else [block[name]] * block["nodes"]
        block[name] = [*column[: int(cell)], value, *column[int(cell) + 1 :]]
    else:
        block[name] = value
    lines[at] = json.dumps(block)
    return "\n".join(lines)


EVIL = [
    ("events", 10**9, "cell"),
    ("nodes", -1, "cell"),
    ("first_row", 7, "gap"),
    ("parent.3", 3, "parent"),
    ("parent.3", -5, "parent"),
    ("depth.2", 9, "depth"),
    ("state.1", 10**6, "state"),
    ("kind.1", 9, "kind"),
    ("kind.1", 8, "limit"),
    ("kind.1", 0, "born"),
    ("node.1", 5, "unborn"),
    ("kind.2", 4, "unborn"),
    ("g.1", "much", "cell"),
    ("g.1", [1], "cell"),
    ("g", [0], "length"),
    ("new_labels", 3, "column"),
    ("iteration.1", 4, "iteration"),
    ("end.nodes", 3, "totals"),
    ("end.ending", {"outcome": "solution", "path": [0, 99], "actions": ["x"], "cost": 1}, "ending"),
]


@each_case("path, value, fault", EVIL)
def test_an_evil_record_is_refused(reader: Reader, path: str, value: Any, fault: str) -> None:
    """The refusal names the place, and invalid data never reaches the table."""
    assert reader.read(changed(path, value))["fault"]["id"] == fault


KINDS = [
    ("", "empty"),
    ("\0\0", "binary"),
    ('{"a": 1}', "none"),
    ('{"edges": {"A": {"B": 4}}}', "graph"),
    ("S-A 1, A>G 4", "graph"),
    ("digraph { A -> B }", "network"),
    ('Creator "yFiles"\ngraph\n[\n', "network"),
    ("Source,Target,Type,Weight\nA,B,Directed,7\n", "network"),
    ('{"directed": false, "nodes": [{"id": "A"}], "links": []}', "network"),
    ("<html><body>", "none"),
    ("type octile\nheight 2\nwidth 2\nmap\n..\n..\n", "grid"),
    ('{"search": {}, "stops": []}', "lesson"),
    ('{"options": {}, "change": ["heuristic"], "solved": []}', "challenge"),
    ("import random\n\ndef h(state):\n    return 0\n", "python"),
    ("row,iteration,limit,depth\n", "table"),
    ("version: 1.4.0\nevents:\n- {type: source, id: 0}\n", "trace"),
    (solve("grid").to_posthoc(), "trace"),
]


@each_case("text, kind", KINDS)
def test_a_file_is_told_by_what_is_in_it(reader: Reader, text: str, kind: str) -> None:
    """Its name does not matter; for unknown content, the page lists the accepted kinds."""
    read = reader.read(text)
    assert ("fault" if read["fault"] else read["kind"]) == kind
    if kind in ("none", "empty", "binary", "table", "trace"):
        assert texts().say(f"import.none.{kind}", {})


def test_scenarios_and_graphml_are_told_by_how_they_begin(reader: Reader) -> None:
    """A broken file of scenarios, too: its sentence names the line."""
    assert reader.read("version 1\n0\thall.map\t5\n")["kind"] == "scenarios"
    assert reader.read("version 1.0\r\n0\thall.map\t5\t3\t0\t0\t4\t2\t5.4\r\n")["kind"] == "scenarios"
    assert reader.read('<?xml version="1.0"?>\n<graphml/>')["kind"] == "network"


@pytest.mark.parametrize(
    "options",
    [
        {"problem": "game-tree", "algorithm": "alpha-beta"},
        {"problem": "game-tree", "algorithm": "expectimax", "tree": "dice"},
        {"problem": "tic-tac-toe", "algorithm": "alpha-beta", "start": "XOXO.X..."},
        {"problem": "nim", "algorithm": "minimax", "heaps": "2,2"},
    ],
)
def test_a_recorded_game_tree_has_its_columns(tmp_path: Path, reader: Reader, options: dict[str, str]) -> None:
    """Windows, values and when they were known, as the solver has them."""
    solve_into(setup_of(options), str(tmp_path / "game.json"))
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    found = reader.read(text)
    record, _ = recorded(options)
    for name, cells in GameCells(record).columns().items():
        shown = found["games"]["valuedAt" if name == "valued_at" else name]
        assert [float("nan") if cell is None else float(cell) for cell in shown] == pytest.approx(
            list(cells), nan_ok=True
        )
    for sound, damaged in (('"turn":[', '"turn":[7,'), ('"value":', '"values":'), ('"alpha":', '"gamma":')):
        assert reader.read(text.replace(sound, damaged, 1))["fault"]
