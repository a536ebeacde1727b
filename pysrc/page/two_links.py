"""Links with two searches: the second one's options have the prefix `b.`, `sync` says what moves with what.

What `b.` does not say is as in the first search. Only what may differ can be said: problem, start and goal are common.
"""

import words
from catalog import OWN as OWN_ID
from guest_list import ASKING
from links import parse, place_part, search_part

PREFIX = "b."
LONGEST = 300_000  # characters of one value: a grid of 512 by 512 cells has 262,656
SYNCS = ("expansions", "generated", "layer", "none")
BESIDE = ("sync", "view") + tuple(ASKING)  # what a link may say that is no option of a search
OWN = ("algorithm", "heuristic", "max_nodes")


class Link:
    """`options`, `step`, `fine` of the first search; `second`: the options of the other one, or None; `sync`, and
    `second_step` where each goes alone; `view`, one of `views`; `complaints`: what means nothing here, in sentences.

    `said`: what it says to the page's guests (guest_list.py), by option; `bare`: it says of no search. Where it brings
    the reader's code, and that has not run here (`ran`), what it names of that is left out.
    """

    def __init__(self, fragment, catalog, unquote, views=("study",), ran=False):
        self.fragment = fragment
        own = own_names(catalog)
        known = list(catalog.names) + [PREFIX + name for name in own] + list(BESIDE) + [PREFIX + "step"]
        given, step, self.fine, unknown = parse(fragment, known, unquote)
        self.step = step or 0
        self.complaints = [words.unknown(pair) for pair in unknown]
        for option in [option for option in given if len(given[option]) > LONGEST]:
            given.pop(option)
            self.complaints.append(words.text("link.too_long", option=option, most=LONGEST))
        self.said = {option: given.pop(option) for option in ASKING if given.get(option)}
        if ran:
            self.said.pop("code", None)
            self.said.pop("program", None)
        if "code" in self.said and any(value.startswith(OWN_ID) for value in given.values()):
            given = {}
        self.view = given.pop("view", views[0])
        if self.view not in views:
            self.complaints.append(words.unknown(("view", self.view)))
            self.view = views[0]
        sync, second_step = given.pop("sync", None), given.pop(PREFIX + "step", None)
        other = {name: given.pop(PREFIX + name) for name in own if PREFIX + name in given}
        self.bare = not given and not other
        self.options, complaints = catalog.accept(given)
        self.complaints += complaints
        self.second, self.sync, self.second_step = None, SYNCS[0], None
        if other:
            self._read_second(catalog, given, other)
        self._read_place(sync, second_step)

    def _read_second(self, catalog, given, other):
        both = dict(given)
        both.update(other)
        self.second, complaints = catalog.accept(both)
        self.complaints += [text for text in complaints if text not in self.complaints]

    def _read_place(self, sync, step):
        if sync in SYNCS:
            self.sync = sync
        elif sync is not None:
            self.complaints.append(words.BAD_LINK_VALUE % ("sync", words.cut(sync), ", ".join(SYNCS)))
        apart = self.second is not None and self.sync != SYNCS[0]  # else both stand at one step
        if apart and step is not None and step.isdigit() and len(step) < 10:
            self.second_step = int(step)
        elif step is not None:
            self.complaints.append(words.unknown((PREFIX + "step", step)))


def own_names(catalog):
    """The options in which two searches may differ."""
    names = list(OWN)
    for entry in catalog.listed["algorithms"]:
        names += [name for name in entry["options"] if name not in names]
    return names


def common(catalog, options, own):
    """A second search's options: what is everyone's from the first, what is its own from `own`."""
    mixed = dict(options)
    for name in own_names(catalog):
        mixed[name] = own.get(name)
    if catalog.uses_h(mixed["algorithm"]):
        entry = catalog.problems[options["problem"]]
        if mixed.get("heuristic") not in entry["heuristics"]:
            mixed["heuristic"] = entry["heuristic"]
    return mixed


def second_part(catalog, first, second, quote):
    """What the fragment says of the second search: its algorithm, and what else is not as in the first."""
    told = {"algorithm": second["algorithm"]}
    names = ["heuristic"] if catalog.uses_h(second["algorithm"]) else []
    for name in names + list(catalog.of_algorithm(second)) + ["max_nodes"]:
        value = words.option_text(second.get(name))
        if value and value != words.option_text(first.get(name)):
            told[name] = value
    parts = search_part(told, quote).split("&")
    return "".join([PREFIX + part + "&" for part in parts if part])


def sync_part(sync, first, second):
    """What it says of the place: the steps of both, where one does not follow from the other."""
    if sync == SYNCS[0]:
        further = second if second.step > first.step else first
        return place_part(further.step, first.fine if first.step == second.step else None)
    return "sync=%s&%s&%sstep=%d" % (sync, place_part(first.step, None), PREFIX, second.step)
