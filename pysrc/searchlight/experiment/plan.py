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
from searchlight.errors import BadInput, bad, checks, cut
from searchlight.experiment.combinations import Chosen, Variant, listed, variants
from searchlight.experiment.counting import Limits, Search
from searchlight.experiment.pieces import Pieces, at_once
from searchlight.experiment.starts import Start, at_random, by_depth, read_depths
from searchlight.links import as_typed
from searchlight.options import OPTIONS, Number, WholeNumber
from searchlight.setup import Setup, read
from searchlight.texts import Message, message

COUNT: Final = WholeNumber("starts", least=1, most=10**7)
PER_DEPTH: Final = WholeNumber("per_depth", 100, least=1, most=10**6)


def check_starts(data: Mapping[str, Any]) -> None:
    """Raise BadInput for invalid numbers of starts, before the rest of the plan is read."""
    starts, depths = data.get("starts"), data.get("depths")
    seed = data.get("seed")
    if seed is not None:
        checks.seed(seed)
    if depths is not None:
        read_depths(depths)
        PER_DEPTH.read(data.get("per_depth", PER_DEPTH.default))
    elif starts is not None and not isinstance(starts, list):
        COUNT.read(starts)


def made_starts(data: Mapping[str, Any], setup: Setup, caveats: list[Message]) -> Pieces[list[Start]]:
    """Make random starts, starts by depth, or the single start."""
    seed, depths = str(data.get("seed", 1)), data.get("depths")
    if depths is not None:
        count = PER_DEPTH.read(data.get("per_depth", PER_DEPTH.default))
        wanted = read_depths(depths)
        found = yield from by_depth(setup.problem, wanted, count, seed)
        for depth in wanted:
            distinct = len({start.text for start in found if start.depth == depth})
            if distinct < count:
                caveats.append(message("experiment.few_starts", depth=depth, count=distinct, wanted=count))
        if not found:
            raise BadInput("depths", message("experiment.no_starts_at_all", value=str(depths)))
        return found
    if data.get("starts") is None:
        return [Start(setup.values["start"])]
    starts = yield from at_random(setup.problem, COUNT.read(data["starts"]), seed)
    if not starts:
        raise BadInput("goal", message("experiment.no_way_there"))
    return starts


def lines_of(starts: list[Any]) -> list[tuple[int, str]]:
    """The lines that are not empty, each with its number from 1."""
    texts = [(number, as_typed(start).strip()) for number, start in enumerate(starts, 1)]
    filled = [(number, text) for number, text in texts if text and not text.startswith("#")]
    if not filled:
        raise BadInput("starts", message("experiment.empty_list"))
    return filled


def read_starts(
    lines: list[tuple[int, str]], variant: Variant, caveats: list[Message], catalog: Catalog
) -> list[Start]:
    """Read listed starts, and return their normal form. Raises BadInput for the first invalid one."""
    starts, hopeless = [], []
    for number, text in lines:
        try:
            setup = setup_of(variant.given, text, catalog)
        except BadInput as complaint:
            raise of_start(number, complaint) from complaint
        starts.append(Start(setup.values["start"]))
        hopeless += [(number, caveat.message) for caveat in setup.caveats if caveat.field == "start"]
    if hopeless:
        first, reason = hopeless[0]
        caveats.append(message("experiment.hopeless", count=len(hopeless), first=first, reason=reason))
    return starts


def of_start(number: int, complaint: BadInput) -> BadInput:
    return BadInput("starts", message("experiment.bad_start", number=number, reason=complaint.message))


def setup_of(options: Mapping[str, Any], start: Any, catalog: Catalog) -> Setup:
    setup = read({**options, "start": None if start is None else as_typed(start)}, catalog, ahead=False)
    if isinstance(setup, list):
        raise setup[0]
    return setup


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
