"""Lines of code of each folder beside what docs/budget.toml allows: growth is a decision with a reason."""

import tomllib
from collections import Counter
from pathlib import Path

from buildtools.project import ROOT, sources

BUDGET = ROOT / "docs/budget.toml"
_ALL = (".py", ".js", ".mjs", ".cjs", ".json", ".html", ".txt")
_COUNTED = {"pysrc": (".py",), "web": (".js", ".css", ".ts"), "tests": _ALL, "bench": _ALL}


def counted() -> dict[str, int]:
    """Lines of each folder that has a budget, and of each tree as a whole under its own name."""
    lines: Counter[str] = Counter()
    for top, kinds in _COUNTED.items():
        for path in sources(top):
            if path.suffix in kinds:
                count = path.read_text(encoding="utf-8").count("\n")
                lines[top] += count
                lines[_folder_of(path.relative_to(ROOT))] += count
    return dict(sorted(lines.items()))


def allowed() -> dict[str, int]:
    """The numbers of docs/budget.toml by the same names."""
    with BUDGET.open("rb") as file:
        return {name: most for table in tomllib.load(file).values() for name, most in table.items()}


def faults() -> list[str]:
    """A sentence for each folder above its budget, for each without one, and for each budget without a folder."""
    lines, most = counted(), allowed()
    above = [
        f"{name} has {lines[name]} lines; {most[name]} are allowed"
        for name in lines
        if lines[name] > most.get(name, lines[name])
    ]
    new = [f"{name} has no budget ({lines[name]} lines)" for name in lines if name not in most]
    return above + new + [f"{name} has a budget and no lines" for name in most if name not in lines]


def table() -> str:
    """A line for each folder: its lines, its budget, and how many are left."""
    most = allowed()
    rows = [f"{'lines':>7}{'budget':>8}{'left':>7}  folder"]
    for name, lines in counted().items():
        budget = most.get(name, 0)
        rows.append(f"{lines:7,}{budget:8,}{budget - lines:7,}  {name}")
    return "\n".join(rows)


def _folder_of(path: Path) -> str:
    """The folder of pysrc/searchlight, pysrc/page, web, tests or bench that a file is in; `…/*`: it is beside them."""
    depth = 3 if path.parts[0] == "pysrc" else 2
    folder = path.parts[:-1][:depth]
    return "/".join(folder) + ("" if len(folder) == depth else "/*")
