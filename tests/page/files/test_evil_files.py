"""Files of ill will, dropped onto the page: each is opened or refused with a sentence, and the page answers on."""

import gzip
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from lectern import LONG, Lectern
from playwright.sync_api import Page

from bench.fuzz import dirtied
from buildtools.project import ROOT
from searchlight.command.solving import solve_into
from searchlight.setup import Setup, read

# What stands in the place of a value, as JSON text.
RAW = (
    "[" * 100_000 + "]" * 100_000,
    '{"a":' * 50_000 + "1" + "}" * 50_000,
    "9" * 5_000,
    "NaN",
    '"' + "x" * 2_000_000 + '"',
    "{" + ",".join(f'"k{number}":0' for number in range(100_000)) + "}",
    '"<img src=x onerror=alert(1)>"',
    '{"__proto__": {"length": -1}}',
    '"\\ud800\\u0000\\u202e"',
)
MARK = "put something here"
TEXTS = {
    "graph.dot": (
        "digraph " + "{" * 100_000,
        "digraph { " + "a -> " * 100_000 + "b }",
        "digraph { {" + " ".join(map(str, range(3_000))) + "} -> {" + " ".join(map(str, range(3_000, 6_000))) + "} }",
        'digraph { "' + "\\" * 99_999 + '" -> b }',
        "digraph { /*" + "*" * 100_000,
    ),
    "maze.map": (
        "type octile\nheight 999999999\nwidth 999999999\nmap\n...\n",
        "type octile\nheight " + "9" * 5_000 + "\nwidth 1\nmap\n.\n",
        ".\n" * 1_500_000,
    ),
    "code.py": (
        "def f(): return " + "[" * 100_000 + "]" * 100_000,
        "def f():\n" + "".join(" " * n + "if x:\n" for n in range(1, 1_000)),
        "import x\n\0" + "x" * 3_000_000,
    ),
    "table.csv": ("row,iteration,limit,\n" + "9," * 1_000_000, '"' * 100_000),
    "anything.txt": ("", "\0" * 100_000, "[" * 1_000_000, "x" * 6_000_000, "version:\n" * 100_000, "a,b\n" * 500_000),
}
FEW = 8  # unless the run is thorough, each eighth file of a kind


def files(folder: Path) -> Iterator[tuple[str, list[bytes]]]:
    """Each kind that they pretend to be, and files of it."""
    random = Random(1)
    challenge = ROOT / "pysrc/searchlight/challenges/built_in/fewer-roads.json"
    for name, text in {
        "graph.json": '{"edges": {"A": {"B": 4, "C": 1}}, "h": {"A": 3}, "coordinates": {"A": [0, 1], "B": [2, 1]}}',
        "lesson.json": (ROOT / "lessons/corridor.json").read_text(encoding="utf-8"),
        "challenge.json": challenge.read_text(encoding="utf-8"),
    }.items():
        spoilt = [" " * 1_000_000 + text, text[:-1] + "," * 500_000, *(dirtied(random, text) for _ in range(5))]
        put = [_with(json.loads(text), random, raw) for raw in RAW]
        yield name, [each.encode("utf-8", "surrogatepass") for each in [*put, *spoilt]]
    setup = read({"problem": "eight-puzzle", "algorithm": "greedy", "max_nodes": "300"})
    assert isinstance(setup, Setup)
    solve_into(setup, str(folder / "record.json"))
    records = list(_of_record(random, (folder / "record.json").read_text(encoding="utf-8")))
    yield "record.json", records
    packed = gzip.compress(records[-1])
    head = b'{"format": "searchlight-record", "version": 1,\n'
    bombs = [gzip.compress(first + b" " * 200_000_000, 1) for first in (head, b"")]  # which take a hundredth of it
    yield "record.json.gz", [bombs[0], packed[:12] + random.randbytes(5_000), packed[: len(packed) // 2], bombs[1]]
    for name, made in TEXTS.items():
        yield name, [*(each.encode() for each in made), random.randbytes(65_536)]


def _with(data: Any, random: Random, raw: str) -> str:
    """The JSON text with `raw` in the place of a value."""
    inner = data
    while True:
        key = random.choice(list(inner) if isinstance(inner, dict) else range(len(inner)))
        if not isinstance(inner[key], dict | list) or not inner[key] or random.random() < 0.2:
            inner[key] = MARK
            return json.dumps(data).replace(f'"{MARK}"', raw)
        inner = inner[key]


def _of_record(random: Random, whole: str) -> Iterator[bytes]:
    """A value of one of its lines is another; lines are missing, doubled or without an end; the last one is whole."""
    lines = whole.splitlines()
    for raw in RAW:
        at = random.randrange(1, len(lines))
        before, colon, after = lines[at].partition(":")
        yield "\n".join([*lines[:at], before + colon + raw + "," + after, *lines[at + 1 :]]).encode(errors="replace")
    yield whole.replace('"cells":[', '"cells":[' + "0," * 2_000_000).encode()
    yield "\n".join(random.sample(lines, len(lines))).encode()
    yield dirtied(random, whole).encode("utf-8", "replace")
    yield whole.encode()


# The longest time between two frames, from now on; and what the editor has before a file is dropped.
WATCH = """() => {
  window.codeBefore = document.querySelector(".cm-content")?.innerText;
  window.longestGap = 0;
  if (window.lastFrame) return;
  const tick = (now) => {
    window.longestGap = Math.max(window.longestGap, now - (window.lastFrame ?? now));
    window.lastFrame = now;
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
PATIENCE = 20  # seconds
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


def test_an_evil_file_is_answered(lectern: Lectern, tmp_path: Path, thorough: bool) -> None:
    """One after the other: a sentence each time, no traceback, no freeze; then a search."""
    page = lectern.open("problem=graph").page
    workers = len(page.workers)
    for kind, made in files(tmp_path):
        assert len(made) > 2
        for number, data in list(enumerate(made))[:: 1 if thorough else FEW]:
            page.evaluate(WATCH)
            lectern.drop(kind, data)
            said = page.wait_for_function(SAID, timeout=LONG, polling=POLLING).json_value()
            assert "Traceback" not in said, (kind, number, said)
            close_dialogs(page)
            gap = page.evaluate("window.longestGap")
            print(f"{kind} {number}: {gap:.0f} ms: {said[:110]!r}")
            assert gap < FREEZE, (kind, number)
            lectern.open("problem=graph")
            expect_workers(page, workers)
    lectern.press("Run to end")
    lectern.expect_state("finished")
