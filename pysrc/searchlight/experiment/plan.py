"""The plan of an experiment as a person writes it: problems × starts × algorithms × heuristics.

    {"problem": "eight-puzzle", "depths": "6-28/2", "per_depth": 100, "seed": 1,
     "algorithms": ["breadth-first", "astar"], "heuristics": ["misplaced", "manhattan"], "seconds": 60}

Names and values are those of the command line (docs/how-to/experiments.md); lists are lists, or texts with commas.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from searchlight import errors
from searchlight.catalog import BUILT_IN, Catalog
from searchlight.errors import BadInput, bad, cut
from searchlight.experiment.combinations import Chosen, Variant, listed, variants
from searchlight.experiment.counting import Limits, Search
from searchlight.experiment.given_starts import check_starts, lines_of, made_starts, of_start, read_starts, setup_of
from searchlight.experiment.pieces import Pieces, at_once
from searchlight.experiment.starts import Start
from searchlight.options import OPTIONS, Number
from searchlight.texts import Message, message

FORM: Final = '{"problem": "eight-puzzle", "starts": 10, "algorithms": ["astar"]}'

OF_STARTS: Final = ("start", "starts", "seed", "depths", "per_depth")
KEYS: Final = ("problem", "problems", "algorithms", "heuristics", "seconds", *OF_STARTS, *OPTIONS)
SHARED: Final = ("max_nodes", "seconds")  # by all searches

SECONDS: Final = Number("seconds", None, 0.001, 10**7)


@dataclass(frozen=True)
class Part:
    """The searches on one problem."""

    problem: str
    starts: list[Start]
    variants: list[Variant]

    def __len__(self) -> int:
        return len(self.starts) * len(self.variants)

    def searches(self) -> Iterator[Search]:
        """Yield the searches, grouped by start."""
        for start in self.starts:
            for each in self.variants:
                yield Search(self.problem, *start, each.algorithm, each.heuristic, each.options, each.given)


@dataclass(frozen=True)
class Plan:
    """All searches; `caveats`: warnings about searches that are possible but probably unintended."""

    parts: list[Part]
    limits: Limits
    caveats: list[Message] = field(default_factory=list)

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    def __iter__(self) -> Iterator[Search]:
        """Yield the searches lazily, because there may be a hundred thousand."""
        for part in self.parts:
            yield from part.searches()


def read_plan(data: Any, catalog: Catalog = BUILT_IN) -> Plan:
    """Read a plan. Making its starts may take seconds. Raises BadInput, which names the key.

    The key of one of several problems is `problems.2.goal`, counted from 1.
    """
    return at_once(planned(data, catalog))


def planned(data: Any, catalog: Catalog = BUILT_IN) -> Pieces[Plan]:
    """Like `read_plan`, in pieces."""
    if not isinstance(data, Mapping):
        raise BadInput("experiment", message("experiment.no_object", form=FORM))
    _check_keys(data, KEYS)
    max_nodes = data.get("max_nodes")
    limits = Limits(
        None if max_nodes is None else OPTIONS["max_nodes"].read(max_nodes),
        None if data.get("seconds") is None else SECONDS.read(data["seconds"]),
    )
    shared = {key: value for key, value in data.items() if key not in ("problem", "problems", *SHARED)}
    caveats: list[Message] = []
    parts = []
    for place, own in _problems(data):
        try:
            parts.append((yield from _part({**shared, **own}, caveats, catalog)))
        except BadInput as complaint:
            name = f"{place}.{complaint.field}" if place and complaint.field in own else complaint.field
            raise BadInput(name, complaint.message) from complaint
    _check_every_heuristic(data, parts, catalog)
    return Plan(parts, limits, caveats)


def _problems(data: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The problems, each with its place in the plan if there are several."""
    if "problem" in data and "problems" in data:
        raise BadInput("problems", message("experiment.only_one", other="problem"))
    listed = data.get("problems", data.get("problem", next(iter(BUILT_IN.problems))))
    several = listed.split(",") if isinstance(listed, str) else listed if isinstance(listed, list) else [listed]
    if not several:
        raise BadInput("problems", message("experiment.empty_list"))
    for number, each in enumerate(several, 1):
        if isinstance(each, Mapping):
            _check_keys(each, tuple(key for key in KEYS if key not in ("problems", *SHARED)), f"problems.{number}.")
            yield f"problems.{number}", dict(each)
        else:
            yield "", {"problem": str(each).strip()}


def _check_keys(data: Mapping[str, Any], known: tuple[str, ...], place: str = "") -> None:
    for key in data:
        if key not in known:
            raise errors.unknown_option(f"{place}{key}", known)


def _check_every_heuristic(data: Mapping[str, Any], parts: list[Part], catalog: Catalog) -> None:
    """Check that every heuristic fits some problem. Raises BadInput."""
    entries = [catalog.problems[part.problem] for part in parts]
    for name in listed(data, "heuristics") if data.get("heuristics") is not None else ():
        if not any(name in entry.heuristics for entry in entries):
            refused = bad(
                "heuristic",
                "options.wrong_heuristic",
                value=cut(name),
                problem=entries[0].name,
                accepted=errors.listed(entries[0].heuristics),
            )
            raise BadInput("heuristics", refused.message)


def _part(data: Mapping[str, Any], caveats: list[Message], catalog: Catalog) -> Pieces[Part]:
    name = data.get("problem")
    if name not in catalog.problems:
        raise errors.not_one_of("problem", name, catalog.problems)
    check_starts(data)
    chosen = Chosen.read(data, catalog)
    starts = data.get("starts")
    if starts is not None and data.get("depths") is not None:
        raise BadInput("depths", message("experiment.only_one", other="starts"))
    lines = lines_of(starts) if isinstance(starts, list) else None
    base = lines[0][1] if lines else data.get("start")
    try:
        made = variants(chosen, base, catalog)
        setup = setup_of(made[0].given, base, catalog)
    except BadInput as complaint:
        raise of_start(lines[0][0], complaint) if lines and complaint.field == "start" else complaint from complaint
    if lines is None:
        return Part(chosen.problem.id, (yield from made_starts(data, setup, caveats)), made)
    return Part(chosen.problem.id, read_starts(lines, made[0], caveats, catalog), made)
