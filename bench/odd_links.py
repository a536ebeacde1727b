"""Links as nobody would write them, and as someone will send them: from a seed, always the same ones.

`python3 build.py bench odd_links` follows LINKS of them in one open page; SEARCHLIGHT_LINKS=10000 says another number,
SEARCHLIGHT_SEED another beginning. `tests/page/links/test_links.py` follows the first few.
"""

import os
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from playwright.sync_api import Error

from bench.instruments.hand import served
from buildtools.docs.pictures import packed
from buildtools.project import say

SEED, LINKS = int(os.environ.get("SEARCHLIGHT_SEED", "9")), int(os.environ.get("SEARCHLIGHT_LINKS", "1500"))
# Follows a link in the open page, whatever stands in the address.
FOLLOW = """(fragment) => new Promise((followed) => {
  addEventListener("hashchange", followed, { once: true });
  history.replaceState(null, "", "#");
  location.hash = fragment;
}).then(() => null)"""
OPEN = "() => ['ready', 'finished'].includes(document.documentElement.dataset.state)"
# Whether Python answers: a dead one is replaced, and the page says so.
ALIVE = (
    "() => document.documentElement.dataset.worker === 'ready' && document.documentElement.dataset.state !== 'error'"
)

# Texts that a link brings packed: what costs a parser its stack or its memory.
PACKED = [
    packed(text) for text in (
        "[" * 100_000, '{"title":' * 50_000, '{"stops": [' * 9_000, '"' + "\\" * 99_999, "9" * 5_000, "NaN", "null", "",
        '{"title": "x", "search": {}, "stops": [{"step": 1e999, "say": "x"}]}', " " * 2_000_000, "\0" * 1_000,
        '{"id": "x", "title": "x", "question": "x", "options": {"problem": "graph"}, "change": {}, "solved": []}',
        "(" * 50_000, "def h(state):\n    return 0\n",
    )
]  # fmt: skip

VALUES = {
    "problem": ["eight-puzzle", "fifteen-puzzle", "two-blank-puzzle", "pillars", "grid", "graph", "hanoi", "water-jugs",
                "missionaries", "chess"],
    "algorithm": ["astar", "uniform-cost", "breadth-first", "iterative-deepening", "ida-star", "rbfs", "bidirectional",
                  "greedy", "weighted-astar", "depth-first", "depth-limited", "magic"],
    "heuristic": ["manhattan", "misplaced", "zero", "table", "octile", "none"],
    "start": ["8,0,6,5,4,7,2,3,1", "1,2,0,3,4,5,6,7,8", "2,1,0,3,4,5,6,7,8", "Arad", "0,0", "1,1,1", "-1", ""],
    "goal": ["0,1,2,3,4,5,6,7,8", "Bucharest", "7,7", "0", ",,,", ""],
    "graph": ["romania", "detour", '{"edges":{"A":{"B":1}}}', "{", "S-A 1, A>", ""],
    "grid": ["..#\n...", "#", "\n", "x"],
    "limit": ["0", "3", "-1", "1e9", "many"],
    "weight": ["1", "2.5", "-3", "NaN", "inf"],
    "tie": ["fifo", "lifo", "low-h", "dice"],
    "reopen": ["true", "false", "maybe"],
    "order": ["ULRD", "LRUD", "UUUU"],
    "max-nodes": ["1", "50", "2000", "0", "-5", "lots"],
    "step": ["0", "1", "7", "900", "99999999999", "-2", "2.5", "one"],
    "ask": ["8.1.next-node", "x"],
    "lines": ["7", "7.0-0.1-1", "7.9-99", "-"],
    "colour": ["f"],
    "collapse": ["0", "1,2,7", "5,x", "999999999"],
    "b.collapse": ["0", "z"],
    "fine": ["0", "1", "-1", "100000000", "x"],
    "experiment": ["here", "figure-3.26", "here;starts:5;with:astar", "grid;shown;by:zero", "nowhere", ";;;,:",
                   "here;depths:999999999-1;each:0", "pillars;given:|||", "own:x"],
    "lesson": ["corridor", "nowhere", "http://elsewhere.invalid/x.json", *(f"packed:{it}" for it in PACKED)],
    "challenge": ["fewer-roads", "Infinity", "packed:", *(f"packed:{it}" for it in PACKED)],
    "code": [*PACKED, "@@@"],
    "program": [*PACKED, "@@@"],
    "stop": ["1", "2", "0", "99", "x"],
    "charts": ["course", "all", "pie"],
    "predict": ["7", "undefined", "%21"],
    "view": ["study", "present", "upside-down"],
    "sync": ["expansions", "none"],
    "b.algorithm": ["greedy", "rbfs", "magic"],
    "b.step": ["5"],
    "lang": ["es", "en", "xx"],
    "import": ["", "http://elsewhere.invalid/x.json"],
}  # fmt: skip
# What is nobody's value: broken escapes, half letters, markup, controls, very much of something, nothing.
WILD = [
    "%zz", "%", "%E0%A4", "%FF%FE", "%ED%A0%80", "%00", "<script>alert(1)</script>",
    "%3Cimg%20src=x%20onerror=alert(1)%3E", '"', "'", "\\", "🂡", "ש", "x" * 9_000, "," * 500, "9" * 400, "null",
    "undefined", "__proto__", "+", "=", "a=b=c", "#",
]  # fmt: skip
NAMES = [*VALUES, "__proto__", "", "STEP", "max_nodes", "<b>", "%zz", "constructor"]


def links(seed: int) -> Iterator[str]:
    """Fragments without end. Each search in them is a short one: it has a budget."""
    random = Random(seed)
    while True:
        parts = [_part(random) for _ in range(random.randrange(6))]
        if not any(part.startswith("max-nodes=") for part in parts):
            parts.append("max-nodes=3000")
        random.shuffle(parts)
        yield random.choice(["&", "&", "&", "&&", ";"]).join(parts)


def _part(random: Random) -> str:
    name = random.choice([*VALUES, random.choice(NAMES)])
    value = random.choice(VALUES.get(name, WILD)) if random.random() < 0.75 else random.choice(WILD)
    if random.random() < 0.03:
        return random.choice([name, value, f"{name}={value}={value}", f"={value}"])
    return f"{name}={value}"


def measure() -> list[dict[str, Any]]:
    """How many links were followed in one open page, which of them left it dead, and what the console complained of."""
    errors: list[str] = []
    dead = 0
    with served() as (chromium, url):
        page = chromium.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(url)
        page.wait_for_function(OPEN, timeout=60_000)
        for fragment in filter(None, islice(links(SEED), LINKS)):
            try:
                page.evaluate(FOLLOW, fragment)
                page.wait_for_function(OPEN)
                page.wait_for_function(ALIVE)
                page.keyboard.press("Escape")  # what a link has opened over the page
            except Error:
                say(f"a dead page: #{fragment[:200]}")
                dead += 1
                page.reload()
    for error in sorted(set(errors))[:20]:
        say(f"an error: {error[:300]}")
    return [{"name": "links", "tried": LINKS, "dead pages": dead, "errors": len(errors)}]
