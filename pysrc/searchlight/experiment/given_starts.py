"""The starts of a plan: random ones, ones by depth, listed ones, or a single one."""

from collections.abc import Mapping
from typing import Any, Final

from searchlight.catalog import Catalog
from searchlight.errors import BadInput, checks
from searchlight.experiment.combinations import Variant
from searchlight.experiment.pieces import Pieces
from searchlight.experiment.starts import Start, at_random, by_depth, read_depths
from searchlight.links import as_typed
from searchlight.options import WholeNumber
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
