"""`python3 -m searchlight experiment`: rows in every form, over processes, and the table of the book."""

import json
from pathlib import Path

import pytest

from searchlight.experiment.row import COLUMNS, WHOLE
from tests.unit.command.running import searchlight
from tests.unit.each_case import each_case
from tests.unit.experiment.running import SMALL, counts, experiment, of_csv, of_file, refused


def test_rows_on_standard_output() -> None:
    """A row for each search, with exactly its columns, as CSV; or as JSON, the same numbers."""
    text = experiment(*SMALL)
    rows = of_csv(text)
    assert text.splitlines()[0] == ",".join(COLUMNS)
    assert len(rows) == 3 * 3 * 2
    assert {row["outcome"] for row in rows} == {"solution"}
    assert sorted({int(row["depth"]) for row in rows}) == [3, 4, 5]
    assert all(row["cost"] == row["depth"] for row in rows)
    assert {(row["algorithm"], row["heuristic"]) for row in rows} == {("breadth-first", ""), ("astar", "manhattan")}
    as_json = json.loads(experiment(*SMALL, "--json"))
    assert all(tuple(row) == COLUMNS for row in as_json)
    assert counts(as_json) == counts(rows)
    assert {type(row[name]) for row in as_json for name in WHOLE if row[name] is not None} == {int}


def test_rows_are_those_of_single_searches() -> None:
    """What `solve` says of each of them."""
    for row in of_csv(experiment(*SMALL[:-2], "--seed", "2")):
        options = ["--problem", row["problem"], "--start", row["start"], "--algorithm", row["algorithm"], "--json"]
        alone = json.loads(searchlight("solve", *options).stdout)
        for name in ("outcome", "cost", "expanded", "generated", "max_frontier"):
            assert str(alone[name]) == row[name]


@pytest.mark.parametrize("form", ["csv", "json", "jsonl"])
def test_every_form_of_file_has_the_same_rows(tmp_path: Path, form: str) -> None:
    """Complete, it can be read by anyone; begun again it is refused, and gone on with it stays as it is."""
    path = tmp_path / f"rows.{form}"
    experiment(*SMALL, "--out", str(path))
    read = {"csv": of_csv, "json": json.loads, "jsonl": lambda text: [json.loads(line) for line in text.splitlines()]}
    assert counts(read[form](path.read_text(encoding="utf-8"))) == counts(of_csv(experiment(*SMALL)))
    before = path.read_bytes()
    assert "--out: " in (said := refused(*SMALL, "--out", str(path)))
    assert "already exists. Continue it with --resume" in said
    experiment(*SMALL, "--out", str(path), "--resume")
    assert path.read_bytes() == before
    longer = (*SMALL[:1], "3-6", *SMALL[2:])
    experiment(*longer, "--out", str(path), "--resume")
    assert len(read[form](path.read_text(encoding="utf-8"))) == 24


def test_names_with_commas_quotes_and_line_feeds(tmp_path: Path) -> None:
    """Of nodes of a graph: a row may go over several lines, and be cut off in any of them."""
    graph, path = tmp_path / "odd.json", tmp_path / "rows.csv"
    names = ["a,b", 'say "x"', "two\nlines", "G"]
    edges = {one: {other: 1 for other in names if other != one} for one in names}
    graph.write_text(json.dumps({"edges": edges}), encoding="utf-8")
    asked = (
        "--problem",
        "graph",
        "--graph",
        str(graph),
        "--goal",
        "G",
        "--starts",
        "12",
        "--algorithms",
        "uniform-cost",
    )
    experiment(*asked, "--workers", "1", "--out", str(path))
    rows = of_file(path)
    assert {row["start"] for row in rows} == set(names)
    assert {row["options"] for row in rows} == {"goal=G&graph=" + str(graph).replace("\\", "%5C")}
    whole = path.read_bytes()
    for cut in (10, 60, 90):
        path.write_bytes(whole[: len(whole) - cut])
        experiment(*asked, "--workers", "1", "--out", str(path), "--resume")
        assert counts(of_file(path)) == counts(rows)


def test_the_summary_is_the_books_table() -> None:
    """A line for each depth, columns for generated nodes and for b*; also of rows that were there before."""
    asked = ("--depths", "6-10/2", "--per-depth", "5", "--algorithms", "breadth-first,astar")
    heuristics = ("--heuristics", "misplaced,manhattan", "--workers", "1", "--summary")
    lines = experiment(*asked, *heuristics).splitlines()
    assert lines[0] == "eight-puzzle"
    assert lines[2].split() == [
        "depth", "states", *["breadth-first", "astar", "misplaced", "astar", "manhattan"] * 2,
    ]  # fmt: skip
    table = [line.replace(",", "").split() for line in lines[3:]]
    assert [line[:2] for line in table] == [["6", "5"], ["8", "5"], ["10", "5"]]
    for _, _, bfs, h1, h2, *branching in table:
        assert float(bfs) > float(h1) > float(h2)
        assert 2.5 > float(branching[0]) > float(branching[1]) > float(branching[2]) > 1


def test_a_plan_in_a_file(tmp_path: Path) -> None:
    """Its file names are relative to it, and options of the command line override it."""
    (tmp_path / "starts.txt").write_text("# two\n1,0,2,3,4,5,6,7,8\n\n3,1,2,0,4,5,6,7,8\n", encoding="utf-8")
    (tmp_path / "maze.txt").write_text("...\n.#.\n...\n", encoding="utf-8")
    plan = tmp_path / "plan.json"
    problems = [{"problem": "eight-puzzle", "starts_file": "starts.txt"}, {"problem": "grid", "grid": "maze.txt"}]
    plan.write_text(json.dumps({"problems": problems, "algorithms": ["astar", "greedy"]}), encoding="utf-8")
    rows = of_csv(experiment(str(plan)))
    assert sorted({(row["problem"], row["start"], row["options"]) for row in rows}) == [
        ("eight-puzzle", "1,0,2,3,4,5,6,7,8", ""),
        ("eight-puzzle", "3,1,2,0,4,5,6,7,8", ""),
        ("grid", "0,0", "grid=maze.txt"),
    ]
    assert len(rows) == 6
    assert len(of_csv(experiment(str(plan), "--algorithms", "greedy"))) == 3
    assert len(of_csv(experiment(str(plan), "--problem", "eight-puzzle", "--starts", "4"))) == 8


WRONG: list[tuple[list[str], str]] = [
    (["--algorithms", "bfs"], "--algorithms: “bfs” is not known"),
    (["--starts", "3"], "--algorithms: This is missing"),
    ([*SMALL, "--workers", "2", "--dask", "tcp://127.0.0.1:1"], "--workers: This cannot be combined with dask"),
    ([*SMALL, "--out", "rows.xls"], "--out: “.xls” is not known here. Use one of .csv, .json, .jsonl."),
    ([*SMALL, "--out", "/nowhere/rows.csv"], "--out: '/nowhere/rows.csv' cannot be written"),
    ([*SMALL, "--resume"], "--resume: There is nothing to continue"),
    (["--starts-file", "nowhere.txt", "--algorithms", "astar"], "--starts-file: "),
]  # fmt: skip


@each_case("arguments, said", WRONG, ids=[said for _, said in WRONG])
def test_bad_input_is_said_in_a_line(arguments: list[str], said: str) -> None:
    """With the argument's name, and exit status 2."""
    line = refused(*arguments)
    assert line.startswith(said)
    assert line.count("\n") == 1


def test_bad_input_in_files_is_said_with_its_place(tmp_path: Path) -> None:
    """The plan's key, the line of a file of starts; a table that is none, or of another experiment."""
    plan, starts, table = tmp_path / "plan.json", tmp_path / "starts.txt", tmp_path / "rows.csv"
    plan.write_text('{"problems": [{"problem": "grid", "goal": "99,99"}], "algorithms": ["astar"]}', encoding="utf-8")
    assert refused(str(plan)).startswith(f"{plan}: problems.1.goal: ")
    plan.write_text("{", encoding="utf-8")
    assert "This is not valid JSON" in refused(str(plan))
    starts.write_text("1,0,2,3,4,5,6,7,8\n1,2\n", encoding="utf-8")
    said = refused("--starts-file", str(starts), "--algorithms", "astar")
    assert said.startswith("--starts-file: Initial state 2 cannot be used.")
    table.write_text("name,size\n", encoding="utf-8")
    assert "--out: rows.csv is not a table of an experiment (line 1)." in refused(
        *SMALL, "--out", str(table), "--resume"
    )
    table.unlink()
    experiment(*SMALL, "--out", str(table))
    said = refused(*SMALL, "--seed", "9", "--out", str(table), "--resume")
    assert "rows.csv belong to another experiment" in said
