"""Links with two searches: options of the second have the prefix `b.`.

Options without `b.` apply to both searches. Only options that may differ can have it: not problem, start and goal.
"""

from page.features.registry import ASKING
from page.options.catalog import OWN as OWN_ID
from page.options.gone import GONE, take_gone
from page.options.links import parse, place_part, search_part
from page.text import words

PREFIX = "b."
LONGEST = 300_000  # characters of one value: a grid of 512 by 512 cells has 262,656
BESIDE = ("view",) + tuple(ASKING) + tuple(GONE)  # names in links that are not options of a search
OWN = ("algorithm", "heuristic", "max_nodes")


class Link:
    """A link in its parts.

    `options`, `step`, `fine` of the first search; `second`: the options of the other one, or None, and `second_fine`;
    `view`, one of `views`; `complaints`: sentences on invalid parts and on what is gone.

    `features`: option of a feature (features/registry.py) → value; `bare`: it names no search. If
    it contains the reader's code, and that has not run here (`ran`), the options that need the code are left out.
    """

    def __init__(self, fragment, catalog, unquote, views=("study",), ran=False):
        self.fragment = fragment
        names = own_names(catalog)
        known = list(catalog.names) + [PREFIX + name for name in names] + list(BESIDE)
        options, place, unknown = parse(fragment, known, unquote)
        self.step, self.fine, self.second_fine = place["step"] or 0, place["fine"], place["b.fine"]
        self.complaints = take_gone(options) + [words.unknown(pair) for pair in unknown]
        for option in [option for option in options if len(options[option]) > LONGEST]:
            options.pop(option)
            self.complaints.append(words.text("link.too_long", option=option, most=LONGEST))
        self.features = {option: options.pop(option) for option in ASKING if options.get(option)}
        if ran:
            self.features.pop("code", None)
            self.features.pop("program", None)
        if "code" in self.features and any(value.startswith(OWN_ID) for value in options.values()):
            options = {}
        self.view = options.pop("view", views[0])
        if self.view not in views:
            self.complaints.append(words.unknown(("view", self.view)))
            self.view = views[0]
        other = {name: options.pop(PREFIX + name) for name in names if PREFIX + name in options}
        self.bare = not options and not other
        self.options, complaints = catalog.accept(options)
        self.complaints += complaints
        self.second = None
        if other:
            self._read_second(catalog, options, other)

    def _read_second(self, catalog, options, other):
        both = dict(options)
        both.update(other)
        self.second, complaints = catalog.accept(both)
        self.complaints += [text for text in complaints if text not in self.complaints]


def own_names(catalog):
    """The options in which two searches may differ."""
    names = list(OWN)
    for entry in catalog.listed["algorithms"]:
        names += [name for name in entry["options"] if name not in names]
    return names


def common(catalog, options, others):
    """A second search's options: those in which the two may differ from `others`, the rest from the first."""
    mixed = dict(options)
    for name in own_names(catalog):
        mixed[name] = others.get(name)
    if catalog.uses_h(mixed["algorithm"]):
        entry = catalog.problems[options["problem"]]
        if mixed.get("heuristic") not in entry["heuristics"]:
            mixed["heuristic"] = entry["heuristic"]
    return mixed


def second_part(catalog, first, second, quote):
    """The part for the second search: its algorithm, and other options that differ from the first."""
    values = {"algorithm": second["algorithm"]}
    names = ["heuristic"] if catalog.uses_h(second["algorithm"]) else []
    for name in names + list(catalog.of_algorithm(second)) + ["max_nodes"]:
        value = words.option_text(second.get(name))
        if value and value != words.option_text(first.get(name)):
            values[name] = value
    parts = search_part(values, quote).split("&")
    return "".join([PREFIX + part + "&" for part in parts if part])


def place_of_both(first, second):
    """The part for the position of both players, which have made as many expansions unless one is at its end."""
    step = max(first.step, second.step)
    fine, second_fine = [player.fine if player.step == step else None for player in (first, second)]
    return place_part(step, fine) + ("" if second_fine is None else "&b.fine=%d" % second_fine)
