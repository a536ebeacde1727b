"""A question for a class: one of Predict's questions, at any position, with lettered answers.

An answer code can encode eight answers. So a number is not typed, but chosen from the right one and the results of
common mistakes (h without g, the parent's value, one child too many).

Knows no document.
"""

from page.features.poll.slip import code_of
from page.features.predict.chance import number
from page.features.predict.choice import ends_here, worth
from page.features.predict.plan import MAKERS
from page.features.predict.question import NODES, NUMBER, is_seed

LETTERS = "ABCDEFGH"
CHOICES = 4  # numbers to choose from


class PollQuestion:
    """`options`: nodes (for NODES), messages or numbers in the order of their letters; `rights`: the right indexes."""

    def __init__(self, question):
        self.question, self.kind, self.step = question, question.kind, question.step
        self.of_nodes = question.form == NODES
        if question.form == NUMBER:
            self.options = _numbers(question)
            self.rights = [self.options.index(question.rights[0])]
        else:
            values = question.options if self.of_nodes else [value for value, _ in question.options]
            self.options = values if self.of_nodes else [option for _, option in question.options]
            self.rights = [at for at, value in enumerate(values) if question.judge(value)]


class Asking:
    """The questions that can be asked at a position. `reader`, `rules`: as for Plan; `seed`: a text."""

    def __init__(self, reader, rules, seed):
        self.reader, self.rules, self.seed = reader, rules, seed

    def kinds(self, place):
        """The kinds of questions possible here, the most instructive first."""
        step, before, after = self._around(place)
        if not step:
            return []
        worths = worth(before, step, after, self.rules)
        chance = [(value + number(self.seed, place, kind) / 2**32, kind) for kind, value in worths.items() if value]
        kinds = [kind for _, kind in sorted(chance, reverse=True)]
        if ends_here(before, step):
            kinds = ["goal"]
        return [kind for kind in kinds if self._made(kind, step, before, after)]

    def ask(self, place, kind):
        """Return a PollQuestion, or None if there is no such question here."""
        step, before, after = self._around(place)
        question = self._made(kind, step, before, after) if step and kind in MAKERS else None
        return PollQuestion(question) if question else None

    def _around(self, place):
        step = self.reader.step(place)
        before = self.reader.step(place - 1) if place else None
        return step, before or None, self.reader.step(place + 1) or None

    def _made(self, kind, step, before, after):
        """Make a question; None if the kind makes no sense here, which MAKERS do not check."""
        if kind != "goal" and not worth(before, step, after, self.rules)[kind]:
            return None
        if kind == "goal" and not before:
            return None
        return MAKERS[kind](step, before, after, self.reader, self.rules, self.seed)


def _numbers(question):
    """The right number and others, in ascending order."""
    right, values = question.rights[0], dict(question.prompt["values"])
    for message in question.why:
        values.update(message["values"])
    near = _near(question.kind, right, values)
    chosen = [right]
    for each in near:
        known = [abs(each - other) < 0.006 for other in chosen]  # shown with two decimals
        if each >= 0 and not any(known) and len(chosen) < CHOICES:
            chosen.append(each)
    return sorted(chosen)


def _near(kind, right, values):
    """The results of typical mistakes, the likeliest first."""
    if kind == "f-value":
        g, h, cost = values["g"], values["h"] or 0, values["cost"]
        slips = [values["child_g"] + h, values["child_g"], h, g + h, right + cost, right - cost]
    elif kind == "frontier-size":
        slips = [values["count"], values["gone"]]
    else:
        slips = [values["limit"], 2 * values["limit"]]
    return slips + [right + 1, right - 1, right + 2, right + 3]


# -- in links ----------------------------------------------------------------------------------------------------------


def link_part(seed, poll):
    """The part of a link for a question: its seed, position and kind."""
    return "%s.%d.%s" % (seed, poll.step, poll.kind)


def from_link(text):
    """Return (seed, position, kind) of a link's part; None if it is invalid."""
    parts = text.split(".")
    if len(parts) != 3 or parts[2] not in MAKERS or not is_seed(parts[0]):
        return None
    whole = 0 < len(parts[1]) < 10 and all(sign in "0123456789" for sign in parts[1])
    return (parts[0], int(parts[1]), parts[2]) if whole else None


def code(search, seed, poll):
    """The two-character code of a question. `search`: the link's part for the search."""
    return code_of(number(search, link_part(seed, poll)))
