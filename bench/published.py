"""The published numbers that take long: each search of docs/explanation/published-numbers.md with over 600,000 nodes.

The page has a section for each source: a citation, a table and the links of its rows, one in a line.
"""

import functools
import re
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from searchlight import Result, solve
from searchlight.games.report import Report

PAGE = Path(__file__).parents[1] / "docs/explanation/published-numbers.md"
KORF = "instance 79:"  # the one of Korf's instances that is recomputed in the tests


class Number(NamedTuple):
    """A row of the page: what is counted, the link that gives it, and the number as the page has it."""

    what: str
    link: str
    ours: str

    def __str__(self) -> str:
        return f"{self.what}, {self.link[:60]}"


def _numbers(section: str) -> list[Number]:
    links = re.findall(r"^#(.*)$", "".join(re.findall(r"```text\n(.*?)```", section, re.DOTALL)), re.MULTILINE)
    rows = re.findall(r"^\| (\d+) \| (.*) \| .* \| (.*) \|$", section, re.MULTILINE)
    return [Number(count, links[int(line) - 1], ours) for line, count, ours in rows]


_TEXT = PAGE.read_text(encoding="utf-8")
SOURCES = [section for section in re.split(r"^## ", _TEXT, flags=re.MULTILINE)[1:] if "| link |" in section]
NUMBERS = [number for section in SOURCES for number in _numbers(section)]
QUOTED = re.findall(r"^\| – \| (.*) \| .* \| (.*) \|$", _TEXT, re.MULTILINE)  # means of an experiment: (count, ours)
LARGE = {number.link for number in NUMBERS if "instance" in number.what and not re.match(KORF, number.what)}


def measure() -> list[dict[str, Any]]:
    """A row for each large search: what was published, and what comes out now."""
    return [
        {"name": number.what, "page": number.ours, "recomputed": in_words(recomputed(number))}
        for number in NUMBERS
        if number.link in LARGE
    ]


def in_words(number: float) -> str:
    """A number as the page has it."""
    return f"{number:,.10g}"


@functools.lru_cache(maxsize=2)  # rows of one link follow each other
def _result(link: str, record: bool) -> Result:
    options: dict[str, Any] = {name.replace("-", "_"): value for name, value in parse_qsl(link, strict_parsing=True)}
    return solve(options.pop("problem"), options.pop("algorithm"), **options, record=record)


@functools.lru_cache(maxsize=2)
def _states_by_depth(link: str) -> Counter[int]:
    columns = _result(link, record=True).columns()
    return Counter(at for at, expanded in zip(columns["depth"], columns["expanded_at"], strict=True) if expanded >= 0)


def recomputed(number: Number) -> float:
    """The number that its link gives."""
    count = number.what.rpartition(": ")[2]
    if depth := re.fullmatch(r"states at depth (\d+)", count):
        return float(_states_by_depth(number.link)[int(depth[1])])
    if step := re.fullmatch(r"f of expansion (\d+)", count):
        steps = list(_result(number.link, record=True).steps())
        return float(steps[int(step[1]) - 1].node.priority or 0)
    result = _result(number.link, record="game" in number.link)
    counts: dict[str, Any] = {
        "cost": result.cost,
        "expanded": result.expanded,
        "expanded, goal included": result.expanded + 1,
        "generated": result.generated,
        "generated, root included": result.generated + 1,
        "largest frontier": result.max_frontier,
        **(Report(result.record, result.game).as_plain_data() if result.game else {}),
    }
    return float(counts[count])
