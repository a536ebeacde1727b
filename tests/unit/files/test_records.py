"""Records in files: what `solve --out` writes is what the page would have been sent."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from searchlight import Result
from searchlight import __main__ as command
from searchlight.command.solving import solve_into
from searchlight.errors import BadInput
from searchlight.events import EXPAND, ITERATION
from searchlight.kinds import KINDS
from searchlight.record import Record
from searchlight.setup import Setup
from searchlight.stream.lines import FRACTIONS, OF_EVENTS, OF_NODES, cells_of
from searchlight.stream.live import ChunkedRun
from tests.unit import setups

START = "8,0,6,5,4,7,2,3,1"
SEARCHES: list[dict[str, str]] = [
    {"algorithm": "astar"},
    {"algorithm": "uniform-cost", "max_nodes": "3000"},
    {"algorithm": "ida-star", "start": "1,4,2,3,0,5,6,7,8"},
    {"algorithm": "iterative-deepening-visited", "start": "1,4,2,3,0,5,6,7,8"},
    {"algorithm": "rbfs", "start": "1,4,2,3,5,8,0,6,7"},
    {"algorithm": "bidirectional", "start": "1,4,2,3,0,5,6,7,8"},
    {"problem": "grid", "algorithm": "greedy"},
    {"problem": "graph", "algorithm": "breadth-first"},
    {"problem": "pillars", "algorithm": "depth-first"},
    {"problem": "hanoi", "algorithm": "breadth-first"},
]


def setup_of(options: dict[str, str]) -> Setup:
    return setups.setup_of(
        {"problem": "eight-puzzle", **({"start": START} if "problem" not in options else {}), **options}
    )


def named(options: dict[str, str]) -> str:
    return "-".join(options.values())


def written(path: Path, options: dict[str, str]) -> dict[str, Any]:
    solve_into(setup_of(options), str(path))
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as file:
        data: dict[str, Any] = json.load(file)
    return data


def columns_of(data: dict[str, Any]) -> dict[str, list[Any]]:
    """The columns of all blocks, one after the other."""
    columns: dict[str, list[Any]] = {}
    for block in data["blocks"]:
        for names, count in ((OF_EVENTS, block["events"]), (OF_NODES, block["nodes"])):
            for name in names:
                columns.setdefault(name, []).extend(cells_of(block[name], count, name))
    return columns


@pytest.mark.parametrize("options", SEARCHES, ids=named)
def test_a_record_is_what_the_page_is_sent(tmp_path: Path, options: dict[str, str]) -> None:
    """The same columns, lines of the code included, the same end, and as many nodes and events as it says."""
    data = written(tmp_path / "search.json", options)
    run = ChunkedRun(setup_of(options))
    run.advance()
    chunk = run.chunk()
    columns = columns_of(data)
    for name in (*OF_EVENTS, *OF_NODES):
        assert repr(columns[name]) == repr(cells_of(chunk[name].tolist(), 0, name)) or name in FRACTIONS
        assert list(map(str, map(float, columns[name]))) == list(map(str, map(float, chunk[name])))
    assert (data["nodes"], data["events"]) == (len(columns["parent"]), len(columns["kind"]))
    assert data["ending"] | {"seconds": 0} == json.loads(chunk["outcome"]) | {"seconds": 0}
    assert data["answer"]["options"]["algorithm"] == data["algorithm"] == options["algorithm"]
    assert max(block["events"] for block in data["blocks"]) <= 2**15


def test_what_is_no_record_is_said_to_be_none(tmp_path: Path) -> None:
    """Another version, a sample, a damaged file: in a sentence with what is accepted."""
    path = tmp_path / "search.json"
    solve_into(setup_of({"algorithm": "ida-star", "max_nodes": "100"}), str(path))
    text = path.read_text(encoding="utf-8")
    for damaged, said in (
        (
            text.replace('"ending":', '"sample":{"kept":9,"of":99,"most":9},"ending":'),
            "keeps only a sample of the nodes",
        ),
        (text.replace('"version": 1', '"version": 2'), "has version 2"),
        (text[:3000], "cannot be read"),
        (text.replace('"g":', '"no":'), "Part of the file is missing"),
    ):
        with pytest.raises(BadInput, match=said):
            Result.from_json(damaged)


def counted(record: Record) -> list[dict[str, int]]:
    """After each event of a whole record: counted here in the plainest way."""
    expanded = generated = frontier = most = 0
    deepest, calls = -1, 0
    found = []
    for time, (number, row) in enumerate(zip(record.kind, record.node, strict=True)):
        kind = KINDS[number]
        if number == ITERATION:
            frontier = 0
        elif row >= 0:
            left = record.late.removed_at[row] == time
            expanded += number == EXPAND
            if kind.makes:
                generated += record.parent[row] >= 0 and kind.name != "back-up"
                deepest = max(deepest, record.depth[row])
            frontier += kind.enters - kind.leaves
            most = max(most, frontier)
            calls = max(calls, record.depth[row] + 1 if left else max(1, record.depth[row]))
        found.append({
            "expanded": expanded, "generated": generated, "frontier": frontier, "max_frontier": most,
            "deepest": deepest, "max_calls": calls,
        })  # fmt: skip
    return found


BAD = [
    (["--out", "search.txt"], "--out: The ending of 'search.txt' does not name a format. Use a file name that ends in"),
    (["--out", "nowhere/search.json"], "--out: 'nowhere/search.json' cannot be written: No such file or directory"),
]


@pytest.mark.parametrize(("arguments", "said"), BAD, ids=range(len(BAD)))
def test_what_cannot_be_written_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    """In one line, with status 2, and nothing is left behind."""
    monkeypatch.chdir(tmp_path)
    assert command.main(["solve", "--problem", "graph", "--algorithm", "astar", *arguments]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"searchlight solve: {said}")
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_the_command_writes_beside_its_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The answer is the same as without `--out`; the ending of the name says what is written."""
    search = ["solve", "--problem", "graph", "--algorithm", "astar", "--json"]
    assert command.main(search) == 0
    plain = json.loads(capsys.readouterr().out)
    for name in ("a.json", "a.json.gz", "a.csv", "a.trace.yaml"):
        assert command.main([*search, "--out", str(tmp_path / name)]) == 0
        assert json.loads(capsys.readouterr().out) | {"seconds": 0} == plain | {"seconds": 0}
    solved = Result.from_json((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert solved.cost == 418
    assert (tmp_path / "a.csv").read_text(encoding="utf-8") == solved.to_csv()
    assert (tmp_path / "a.trace.yaml").read_text(encoding="utf-8") == solved.to_posthoc()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.json", "a.json.gz", "a.trace.yaml"]
