"""The variants of one problem: algorithms with their options, each with every heuristic that it can use."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from searchlight import errors
from searchlight.catalog import Catalog
from searchlight.entries import AlgorithmEntry, ProblemEntry
from searchlight.errors import BadInput, bad, cut
from searchlight.links import as_typed
from searchlight.options import OPTIONS, Document, Values
from searchlight.setup import read
from searchlight.texts import message

NOT_HERE: Final = ("start", "max_nodes")  # search options that an experiment sets otherwise


@dataclass(frozen=True)
class Variant:
    """A variant. `options`: the column of that name; `given`: all typed options except the start."""

    algorithm: str
    heuristic: str | None
    options: str
    given: Values


@dataclass(frozen=True)
class Chosen:
    """A plan's choices for one problem, without the starts."""

    problem: ProblemEntry
    algorithms: list[tuple[AlgorithmEntry, dict[str, Any]]]  # each with the options that only it has
    heuristics: list[str] | None  # None: the problem's first
    options: dict[str, str]  # for all algorithms
    names: dict[str, str]  # of the files that stand among the options

    @classmethod
    def read(cls, given: Mapping[str, Any], catalog: Catalog) -> "Chosen":
        """Read the choices. Raises BadInput, which names the key."""
        options, names = _options(given)
        return cls(
            catalog.problems[given["problem"]],
            [_algorithm(each, catalog) for each in listed(given, "algorithms")],
            _heuristics(given, catalog),
            options,
            names,
        )


def variants(chosen: Chosen, start: Any, catalog: Catalog) -> list[Variant]:
    """All variants. Raises BadInput if one is impossible; `start`: any start, None for the default."""
    variants = []
    for algorithm, own in chosen.algorithms:
        for heuristic in _fitting(chosen) if algorithm.uses_h else [None]:
            options = {"problem": chosen.problem.id, "algorithm": algorithm.id, **chosen.options, **own}
            options |= {"heuristic": heuristic} if heuristic else {}
            setup = read({**options, "start": None if start is None else as_typed(start)}, catalog, ahead=False)
            if isinstance(setup, list):
                first = next((each for each in setup if each.field != "start"), setup[0])
                raise BadInput("algorithms" if first.field == "algorithm" else first.field, first.message)
            used = setup.values["heuristic"] if algorithm.uses_h else None
            names = ("goal", *chosen.problem.options, *algorithm.options)
            values = {name: setup.values[name] for name in dict.fromkeys(names) if name in options}
            variants.append(Variant(algorithm.id, used, _as_link(values, chosen), options))
    return variants


def _as_link(values: Values, chosen: Chosen) -> str:
    """The options that are not the default."""
    typed = {name: chosen.names.get(name, as_typed(value)) for name, value in values.items()}
    defaults = {name: as_typed(option.default) for name, option in OPTIONS.items()} | {"goal": chosen.problem.goal}
    return "&".join(
        f"{name.replace('_', '-')}={quote(text, safe=',:/')}" for name, text in typed.items() if text != defaults[name]
    )


def _options(data: Mapping[str, Any]) -> tuple[dict[str, str], dict[str, str]]:
    """The options as typed texts, and file names; a file is `{"file": its name, "text": its content}`."""
    options, names = {}, {}
    for name, value in data.items():
        if name not in OPTIONS or name in NOT_HERE or value is None:
            continue
        if isinstance(OPTIONS[name], Document) and isinstance(value, Mapping) and value.keys() == {"file", "text"}:
            names[name], options[name] = value["file"], value["text"]
        else:
            options[name] = as_typed(value)
    return options, names


def _algorithm(data: Any, catalog: Catalog) -> tuple[AlgorithmEntry, dict[str, Any]]:
    own = dict(data) if isinstance(data, Mapping) else {"algorithm": data}
    name = own.pop("algorithm", None)
    if name not in catalog.algorithms:
        raise errors.not_one_of("algorithms", name, catalog.algorithms)
    entry = catalog.algorithms[name]
    for key in own:
        if key not in entry.options:
            raise errors.unknown_option(f"algorithms.{key}", entry.options or ("algorithm",))
    return entry, {key: as_typed(value) for key, value in own.items()}


def _heuristics(data: Mapping[str, Any], catalog: Catalog) -> list[str] | None:
    if data.get("heuristics") is None:
        return None
    names = [str(each) for each in listed(data, "heuristics")]
    for name in names:
        if name not in catalog.heuristics:
            raise errors.not_one_of("heuristics", name, catalog.heuristics)
    return names


def _fitting(chosen: Chosen) -> list[str | None]:
    """The chosen heuristics that fit the problem; a plan of several problems may have some for each."""
    if chosen.heuristics is None:
        return [None]
    known = chosen.problem.heuristics
    fitting: list[str | None] = [name for name in chosen.heuristics if name in known]
    if not fitting:
        refused = bad(
            "heuristic",
            "options.wrong_heuristic",
            value=cut(chosen.heuristics[0]),
            problem=chosen.problem.name,
            accepted=errors.listed(known),
        )
        raise BadInput("heuristics", refused.message)
    return fitting


def listed(data: Mapping[str, Any], key: str) -> list[Any]:
    """Read a list, or a text with commas, without duplicates."""
    value = data.get(key)
    if value is None:
        raise BadInput(key, message("experiment.missing"))
    several = [each.strip() for each in value.split(",")] if isinstance(value, str) else value
    if not isinstance(several, list) or not several:
        raise BadInput(key, message("experiment.empty_list"))
    return [each for number, each in enumerate(several) if each not in several[:number]]
