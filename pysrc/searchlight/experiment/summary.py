"""The table of AIMA's figure 3.26: mean generated nodes and mean b* by depth, with a column for each variant."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from searchlight.experiment.row import Row
from searchlight.experiment.widest_gap import VariantKey, variant_of
from searchlight.texts import english


@dataclass
class Cell:
    """The searches of one variant on the starts of one depth. Means are over solved searches."""

    searches: int = 0
    solved: int = 0
    generated: int = 0  # by those that were solved
    with_b: int = 0
    b_star: float = 0.0  # the sum over those that have one

    def add(self, row: Row) -> None:
        self.searches += 1
        if row["outcome"] != "solution":
            return
        self.solved += 1
        self.generated += row["generated"]
        if row["b_star"] is not None:
            self.with_b += 1
            self.b_star += row["b_star"]

    @property
    def mean_generated(self) -> float | None:
        return self.generated / self.solved if self.solved else None

    @property
    def mean_b_star(self) -> float | None:
        return self.b_star / self.with_b if self.with_b else None


class Summary:
    """Adds up rows as they come, and keeps only sums."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.tables: dict[str, dict[int | None, dict[VariantKey, Cell]]] = {}  # problem → depth → variant
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        depths = self.tables.setdefault(row["problem"], {})
        depths.setdefault(row["depth"], {}).setdefault(variant_of(row), Cell()).add(row)

    def variants(self, problem: str) -> list[VariantKey]:
        """The columns in order of first appearance, grouped by algorithm."""
        found = dict.fromkeys(variant for cells in self.tables[problem].values() for variant in cells)
        algorithms = list(dict.fromkeys(variant[0] for variant in found))
        return sorted(found, key=lambda variant: algorithms.index(variant[0]))

    def depths(self, problem: str) -> list[int | None]:
        """The depths in ascending order; last None, for unsolved searches from starts of unknown depth."""
        return sorted(self.tables[problem], key=lambda depth: (depth is None, depth))

    def as_plain_data(self) -> list[dict[str, Any]]:
        """A row for each cell."""
        return [
            {
                "problem": problem, "depth": depth,
                "algorithm": variant[0], "heuristic": variant[1], "options": variant[2],
                "searches": cell.searches, "solved": cell.solved,
                "generated": cell.mean_generated, "b_star": cell.mean_b_star,
            }
            for problem in self.tables
            for depth in self.depths(problem)
            for variant in self.variants(problem)
            if (cell := self.tables[problem][depth].get(variant))
        ]  # fmt: skip

    def as_text(self) -> str:
        """A table for each problem, in English."""
        return "\n\n".join(self._table(problem) for problem in self.tables)

    def _table(self, problem: str) -> str:
        variants, depths, table = self.variants(problem), self.depths(problem), self.tables[problem]
        names = [" ".join(filter(None, variant)) for variant in variants]
        lines = [[english("command.experiment.depth"), english("command.experiment.searches"), *names, *names]]
        unsolved = 0
        for depth in depths:
            cells = [table[depth].get(variant, Cell()) for variant in variants]
            unsolved += sum(cell.searches - cell.solved for cell in cells)
            most = max(cell.searches for cell in cells)
            means = [_cell(cell.mean_generated, ",.0f") for cell in cells]
            lines.append(
                [
                    "–" if depth is None else str(depth),
                    f"{most:,}",
                    *means,
                    *(_cell(c.mean_b_star, ".2f") for c in cells),
                ]
            )
        titles = [
            "",
            "",
            english("command.experiment.generated"),
            *[""] * (len(variants) - 1),
            english("command.experiment.b_star"),
        ]
        body = _aligned(lines, titles)
        note = english("command.experiment.unsolved", count=unsolved) if unsolved else ""
        return "\n".join(filter(None, [problem, *body, note]))


def _cell(mean: float | None, form: str) -> str:
    return "–" if mean is None else format(mean, form)


def _aligned(lines: list[list[str]], titles: list[str]) -> list[str]:
    """Right-align the columns, two spaces apart, with each title over the first column of its group."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    starts = [sum(widths[:at]) + 2 * at for at in range(len(widths))]
    head = ""
    for at, title in enumerate(titles):
        if title:
            head = head.ljust(starts[at]) + title
    return [head, *("  ".join(text.rjust(w) for text, w in zip(line, widths, strict=True)) for line in lines)]
