"""Files of ill will, dropped onto the page: each is opened or refused with a sentence, and the page answers on."""

import base64
import gzip
import json
import tempfile
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alive import PATIENCE
from lectern import LONG, Lectern
from playwright.sync_api import Page

from bench.fuzz import dirtied
from buildtools.project import ROOT
from searchlight.command.solving import solve_into
from searchlight.setup import Setup, read

COUNT = 20
SEARCH = {"problem": "eight-puzzle", "algorithm": "greedy", "max_nodes": "300"}
# What stands in the place of a value, as JSON text.
RAW = (
    "[" * 100_000 + "]" * 100_000,
    '{"a":' * 50_000 + "1" + "}" * 50_000,
    "[" * 100_000,
    "9" * 5_000,
    "NaN",
    "1e999",
    '"' + "x" * 2_000_000 + '"',
    "{" + ",".join(f'"k{number}":0' for number in range(100_000)) + "}",
    "null",
    '"<img src=x onerror=alert(1)>"',
    '{"__proto__": {"length": -1}}',
    '"\\ud800\\u0000\\u202e"',
)
MARK = "put something here"

File = tuple[str, bytes]  # its name, what is in it
KINDS = (
    "graph.json", "lesson.json", "challenge.json", "search.json", "record.json", "record.json.gz", "graph.dot",
    "maze.map", "code.py", "table.csv", "anything.txt",
)  # fmt: skip


def files(seed: int = 1) -> dict[str, list[File]]:
    """By the kind that they pretend to be."""
    graph = {"edges": {"A": {"B": 4, "C": 1}, "C": {"B": 2}}, "h": {"A": 3}, "coordinates": {"A": [0, 1], "B": [2, 1]}}
    lesson = json.loads((ROOT / "lessons/corridor.json").read_text(encoding="utf-8"))
    place = ROOT / "pysrc/searchlight/challenges/built_in/fewer-roads.json"
    challenge = json.loads(place.read_text(encoding="utf-8"))
    old_form = json.loads((ROOT / "tests/unit/old_form/exported.json").read_text(encoding="utf-8"))
    made: dict[str, Callable[[Random], list[bytes]]] = {
        "graph.json": lambda random: _of_json(random, graph),
        "lesson.json": lambda random: _of_json(random, lesson),
        "challenge.json": lambda random: _of_json(random, challenge),
        "search.json": lambda random: _of_json(random, old_form, first="format"),
        "record.json": _of_record,
        "record.json.gz": lambda random: [gzip.compress(data) for data in _of_record(random)[:15]] + _of_gzip(random),
        "graph.dot": lambda random: _of_text(random, "digraph { A [h=3]; A -> B [cost=4]; B -> {C D} }", DOTS),
        "maze.map": lambda random: _of_text(random, "type octile\nheight 3\nwidth 4\nmap\n..@.\n.GS.\nTTT.\n", MAPS),
        "code.py": lambda random: _of_text(random, "def h(state):\n    return 0\n", PROGRAMS),
        "table.csv": lambda random: _of_text(random, "row,iteration,limit,depth\n1,2,3,4\n", TABLES),
        "anything.txt": lambda random: _of_text(random, "nothing that is known here", ANYTHING),
    }
    return {
        name: [(name, data) for data in make(Random(f"{seed} {name}"))[:COUNT]] for name, make in made.items()
    }  # fmt: skip


def _of_json(random: Random, data: Any, first: str = "") -> list[bytes]:
    """With each of RAW somewhere in it, and spoilt as texts are. `first`: a key that stays, by which it is known."""
    text = json.dumps(data)
    places = [place for place in _places(data) if place[0] != first]
    put = [_with(data, random.choice(places), raw) for raw in RAW]
    others = [
        " " * 1_000_000 + text, text[: len(text) // 2], text * 2, text[:-1] + "," * 500_000,
        text[:-1] + "\n" * 60_000 + "x", *(dirtied(random, text) for _ in range(3)),
    ]  # fmt: skip
    return [each.encode("utf-8", "surrogatepass") for each in [*put, *others]]


def _places(data: Any, above: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all values."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*above, key)
        yield from _places(value, (*above, key))


def _with(data: Any, place: tuple[Any, ...], raw: str) -> str:
    changed = json.loads(json.dumps(data))
    inner = changed
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = MARK
    return json.dumps(changed).replace(f'"{MARK}"', raw)


def _record() -> str:
    setup = read(SEARCH)
    assert isinstance(setup, Setup)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record.json"
        solve_into(setup, str(path))
        return path.read_text(encoding="utf-8")


def _of_record(random: Random) -> list[bytes]:
    """A value of one of its lines is another; lines are missing, doubled or without an end."""
    lines = _record().splitlines()
    made = []
    for raw in RAW:
        at = random.randrange(1, len(lines))
        colon = random.choice([number for number, sign in enumerate(lines[at]) if sign == ":"] or [0])
        made.append(
            "\n".join([*lines[:at], lines[at][: colon + 1] + raw + "," + lines[at][colon + 1 :], *lines[at + 1 :]])
        )
    whole = "\n".join(lines)
    made += [
        lines[0] + "\n" + " " * 5_000_000,
        lines[0] + "\n" * 100_000,
        whole.replace('"cells":[', '"cells":[' + "0," * 2_000_000),
        *("\n".join(random.sample(lines, len(lines))) for _ in range(2)),
        *(dirtied(random, whole) for _ in range(3)),
    ]
    return [each.encode("utf-8", "surrogatepass") for each in made]


def _of_gzip(random: Random) -> list[bytes]:
    """Bombs, and what is cut off or damaged."""
    packed = gzip.compress(_record().encode())
    flipped = bytearray(packed)
    flipped[len(packed) // 2] ^= 255
    head = b'{"format": "searchlight-record", "version": 1,\n'
    return [
        _bomb(head, 400),
        _bomb(b"", 200),
        packed[: len(packed) // 2],
        bytes(flipped),
        packed[:12] + random.randbytes(5_000),
    ]


def _bomb(head: bytes, megabytes: int) -> bytes:
    """Blanks that take a thousandth of themselves."""
    packed = BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=0) as file:
        file.write(head)
        for _ in range(megabytes):
            file.write(b" " * 1_000_000)
    return packed.getvalue()


DOTS = (
    "digraph {" * 1_000,
    "digraph " + "{" * 100_000,
    "digraph { " + "a -> " * 100_000 + "b }",
    f"digraph {{ {{{' '.join(f'a{n}' for n in range(3_000))}}} -> {{{' '.join(f'b{n}' for n in range(3_000))}}} }}",
    'digraph { "' + "x" * 1_000_000 + '" -> b }',
    'digraph { "' + "\\" * 99_999 + '" -> b }',
    "digraph { a -> b [cost=" + "9" * 5_000 + "] }",
    "digraph { a -> b [cost=1e999] }",
    "digraph { a -> b [cost=nan] }",
    "digraph { a " + "[x=1]" * 50_000 + " }",
    "// \n" * 15_000 + "graph { a -- b",
    "digraph { /*" + "*" * 100_000,
)
MAPS = (
    "type octile\nheight 999999999\nwidth 999999999\nmap\n...\n",
    "type octile\nheight -1\nwidth 0\nmap\n",
    "type octile\nheight " + "9" * 5_000 + "\nwidth 1\nmap\n.\n",
    "type octile" + "\n" * 60_000 + "x",
    "." * 60_000 + "x",
    "#" * 60_000 + "\nx",
    "." * 3_000_000,
    ".\n" * 1_500_000,
    ("." * 600 + "\n") * 600,
    "..#\n...\n" + "9" * 1_000_000,
    "1" * 50_000 + "." + "\n" * 10_000 + "y",
    "#\n" * 30_000,
)
PROGRAMS = (
    "import x\n" + "(" * 100_000,
    "def f(): return " + "-" * 200_000 + "1\n",
    "def f(): return " + "[" * 100_000 + "]" * 100_000,
    "def f():\n" + "".join(" " * n + "if x:\n" for n in range(1, 1_000)),
    "import x\n" + "x" * 3_000_000,
    "import x\n" * 300_000,
    '"""' + "a" * 1_000_000,
    "import x\n\0\0",
    "class " + "A" * 60_000,
    "import x\n" + "\u202e\u200b" * 50_000,
    "@x\n" * 100_000,
)
TABLES = ("row,iteration,limit,\n" + "9," * 1_000_000, "row,iteration,limit," + "x" * 2_000_000, '"' * 100_000)
ANYTHING = (
    "", " " * 5_000_000, "\0" * 100_000, "[" * 1_000_000, "{" * 1_000_000, '{"a":' * 100_000, "x" * 6_000_000,
    '"' + "\\" * 999_999, "version:\n" * 100_000, "a,b\n" * 500_000, "<html>" * 100_000, "---\n" * 100_000,
)  # fmt: skip


def _of_text(random: Random, good: str, made: tuple[str, ...]) -> list[bytes]:
    spoilt = [dirtied(random, good) for _ in range(COUNT)]
    others = [good.encode("utf-16"), good.encode() + b"\xff\xfe", random.randbytes(65_536), good.encode() * 20_000]
    return [
        *(each.encode("utf-8", "surrogatepass") for each in made),
        *others,
        *(each.encode("utf-8", "replace") for each in spoilt),
    ]


FEW = 7  # unless the run is thorough, each seventh file
DROP = """([name, text]) => {
  const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([content], name));
  window.longestGap = 0;
  window.codeBefore = document.querySelector(".cm-content")?.innerText;
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""
# The longest time between two frames, from now on.
WATCH = """() => {
  window.longestGap = 0;
  let last = performance.now();
  const tick = (now) => {
    window.longestGap = Math.max(window.longestGap, now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
# What is said of the file, once nothing is read or awaited any more; null before.
SAID = """() => {
  const isOld = (element) => element.matches(".cm-content") && element.innerText === window.codeBefore;
  const seen = (element) => element.checkVisibility() && !isOld(element) && element.innerText.trim();
  const bars = Array.from(document.querySelectorAll("dialog progress:not(#lessons-bar)"));
  const state = document.documentElement.dataset.state;
  if (bars.some((bar) => bar.checkVisibility()) || !["ready", "finished"].includes(state)) return null;
  const places = [
    "dialog[open] [role=status]", "dialog[open] [role=alert]", "#link-message", ".message", "#strip",
    "#lesson-title", "#challenge", ".cm-content",
  ];
  const said = Array.from(document.querySelectorAll(places.join(", ")), seen);
  return said.filter(Boolean).join(" ").slice(0, 20000) || null;
}"""
POLLING = 50  # milliseconds: by itself Playwright looks in each frame, and a busy browser may draw none for long
FREEZE = 30_000  # milliseconds: what a stack or a search without an end would take; a busy machine takes seconds


def close_dialogs(page: Page) -> None:
    """All of them: one may lie above another."""
    while page.locator("dialog[open]").count():
        page.keyboard.press("Escape")


def expect_workers(page: Page, count: int) -> None:
    """Each file is read in a worker of its own, which ends with the reading: refused or not, none may stay."""
    end = time.monotonic() + PATIENCE
    while len(page.workers) > count and time.monotonic() < end:
        page.wait_for_timeout(POLLING)
    assert len(page.workers) <= count


@pytest.fixture(scope="module")
def evil() -> dict[str, list[File]]:
    return files()


def test_there_are_files_of_each_kind(evil: dict[str, list[File]]) -> None:
    """As many of each, and no kind that is not tried."""
    assert {kind: len(made) for kind, made in evil.items()} == dict.fromkeys(KINDS, COUNT)


@pytest.mark.parametrize("kind", KINDS)
def test_an_evil_file_is_answered(lectern: Lectern, evil: dict[str, list[File]], kind: str, thorough: bool) -> None:
    """Those of a kind, one after the other: a sentence each time, no traceback, no freeze; then a search."""
    page = lectern.open("problem=graph").page
    page.evaluate(WATCH)
    workers = len(page.workers)
    for number, (name, data) in list(enumerate(evil[kind]))[:: 1 if thorough else FEW]:
        page.evaluate(DROP, [name, base64.b64encode(data).decode()])
        said = page.wait_for_function(SAID, timeout=LONG, polling=POLLING).json_value()
        assert "Traceback" not in said, (number, said)
        close_dialogs(page)
        gap = page.evaluate("window.longestGap")
        print(f"{kind} {number}: {gap:.0f} ms: {said[:110]!r}")
        assert gap < FREEZE, (number, data[:60])
        lectern.open("problem=graph")
        expect_workers(page, workers)
    lectern.press("Run to end")
    lectern.expect_state("finished")
