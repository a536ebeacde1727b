"""Texts of ill will: each is read, or refused with one sentence. With a fixed seed, so that a finding can be had again.

Command lines: graphs, grids, states and options, made of good ones that are cut, doubled, exchanged and dirtied. And
files of a reader's own code (own_files.py). `tests/unit/command/test_fuzz.py` runs some of both; this module runs many.
"""

import contextlib
import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from searchlight.__main__ import main
from searchlight.catalog import ALGORITHMS, HEURISTICS, PROBLEMS
from searchlight.problems.built_in_maps import BUILT_IN_MAPS

MANY = 8_000
MANY_FILES = 3_000
BUDGET = "500"  # nodes: what is searched is not the point here

GRAPHS = (
    '{"edges": {"A": {"B": 4, "C": 1}, "C": {"B": 2}}, "h": {"A": 3}, "coordinates": {"A": [0, 1], "B": [2.5, 1]}}',
    '{"edges": {"S": {"A": 0}, "A": {"S": 0, "A": 1e-17, "G": 5}}}',
    'S-A 1, A>G 4; "New York"-G 2.5; h S 5',
    "strict graph x { edge [cost=2]; a -- b -- c; a -- c [cost=5] // comment\n }",
)
GRIDS = (
    *(drawing for drawing, _, _ in BUILT_IN_MAPS.values()),
    "..#./.9.1/####",
    "type octile\nheight 3\nwidth 4\nmap\n..@.\n.GS.\nTTT.\n",
)
NUMBERS = ("0", "-1", "1e308", "1e-320", "NaN", "Infinity", "9" * 400, "0x10", "1_000", "٣", "½", "true", "null", "")
BUDGETS = (BUDGET, *NUMBERS[:-1])  # an empty one would be none: there are searches without an end
DIRT = (
    "\0", "\ufeff", "\u2028", "\ud800", "“", "日本", "\r", "\t", "{", "}", "[", "]", '"', "\\",
    ",", "/", "=", "--", "#",
)  # fmt: skip


def command_lines(seed: int, count: int, folder: Path) -> Iterator[list[str]]:
    """So many of them, always the same for a seed; graphs and grids are files in the folder."""
    random = Random(seed)
    for number in range(count):
        yield _command_line(random, folder / str(number % 50))


def _command_line(random: Random, file: Path) -> list[str]:
    problem = random.choice(list(PROBLEMS))
    said = {
        "problem": problem, "algorithm": random.choice(list(ALGORITHMS)), "max-nodes": BUDGET,
        "heuristic": random.choice([*PROBLEMS[problem].heuristics, *HEURISTICS]),
        "start": PROBLEMS[problem].start, "goal": PROBLEMS[problem].goal, "limit": "5", "weight": "2.5",
        "tie": "lifo", "order": "LRUD", "moves": "8", "jugs": "8,5,3",
    }  # fmt: skip
    for name in random.sample(list(said), random.randrange(len(said))):
        if name not in ("problem", "algorithm", "max-nodes"):
            del said[name]
    for _ in range(random.choice((0, 0, 1, 1, 2))):
        name = random.choice(list(said))
        said[name] = random.choice(BUDGETS) if name == "max-nodes" else dirtied(random, said[name])
    for name, texts in (("graph", GRAPHS), ("grid", GRIDS)):
        if problem == name and random.random() < 0.9:
            text = random.choice(texts)
            for _ in range(random.choice((0, 1, 1, 2, 5))):
                text = dirtied(random, text)
            file.write_bytes(text.encode("utf-8", random.choice(("replace", "surrogatepass"))))
            said[name] = str(file)
    arguments = [f"--{name}={value}" for name, value in said.items()]
    if random.random() < 0.05:
        arguments.insert(random.randrange(len(arguments)), dirtied(random, "--colour=red"))
    return ["solve", *arguments, *random.choice(([], ["--json"], ["--no-reopen"]))]


def dirtied(random: Random, text: str) -> str:
    """The text with one thing changed."""
    at, other = sorted((random.randint(0, len(text)), random.randint(0, len(text))))
    changes: list[Callable[[], str]] = [
        lambda: text[:at] + text[other:],
        lambda: text[:other] + text[at:],
        lambda: text[:at] + random.choice(DIRT) + text[at:],
        lambda: text[:at] + text[at:other][::-1] + text[other:],
        lambda: re.sub(r"\d+", lambda _: random.choice(NUMBERS), text, count=1 + random.randrange(3)),
        lambda: text[:at] + random.choice(NUMBERS) + text[at:],
        lambda: text * random.choice((0, 2, 30)),
    ]
    return random.choice(changes)()


def complaint(arguments: list[str]) -> str | None:
    """What is wrong with the answer to a command line; None if nothing is."""
    out, err = io.StringIO(), io.StringIO()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = main(arguments)
    except BaseException as error:  # whatever comes out is a finding
        return f"{type(error).__name__}: {error}"
    lines = err.getvalue().splitlines()
    if status == 2:
        good = len(lines) == 1 and lines[0].startswith("searchlight") and not out.getvalue()
    else:
        good = status == 0 and all(" warning: " in line for line in lines) and bool(out.getvalue())
    return None if good else f"status {status}: {err.getvalue()[:300]}"


def found(seed: int, count: int) -> dict[str, list[str]]:
    """What is wrong, and the command lines that show it."""
    findings: dict[str, list[str]] = {}
    with TemporaryDirectory() as folder:
        for arguments in command_lines(seed, count, Path(folder)):
            wrong = complaint(arguments)
            if wrong is not None:
                findings.setdefault(wrong, arguments)
    return findings


def measure() -> list[dict[str, Any]]:
    """How many were tried, and how many were answered otherwise than with a result or a sentence."""
    from bench.instruments import own_files  # which dirties its files as is done here

    tried: tuple[tuple[str, int, Callable[[int, int], dict[str, Any]]], ...] = (
        ("command lines", MANY, found),
        ("files of own code", MANY_FILES, own_files.found),
    )
    return [_measured(*each) for each in tried]


def _measured(name: str, count: int, find: Callable[[int, int], dict[str, Any]]) -> dict[str, Any]:
    started = perf_counter()
    findings = find(1, count)
    for wrong, shown in findings.items():
        print(f"{wrong}\n    {shown}")
    seconds = round(perf_counter() - started)
    return {"name": name, "tried": count, "answered wrongly": len(findings), "seconds": seconds}
