"""Challenges in words: the question, the allowed changes, the judgement; and which were solved in this browser.

Knows no document.
"""

import json

from page.options.catalog import CHOICES, ENDS, OF_ALGORITHM
from page.text import words
from page.text.language import CODE, ENGLISH

ESTIMATES, OWN_CODE = "h", "code"  # allowed changes other than options (searchlight/challenges/challenge.py)
TREE = "tree"
WHOLE = "challenge"  # the place of a fault of the whole file; other places follow it and a dot


class Challenge:
    """A challenge from the worker. `search`: where it begins, as in a lesson; `text`: the JSON text to judge."""

    def __init__(self, data, built_in):
        self.name, self.built_in = data["id"], built_in
        self.search = {"options": data["options"], "second": data.get("second")}
        self.text = json.dumps(data)
        self.title, self.question = _text(data["title"], built_in), _text(data["question"], built_in)
        self.hint, self.why = [_text(data[each], built_in) if each in data else "" for each in ("hint", "why")]
        self.place = place(data["change"])
        self.may = words.text("challenges.may", what=may_change(data["change"]))


def _text(text, built_in):
    """A built-in challenge's message, or a lecturer's text, in the reader's language if possible."""
    if built_in:
        return words.sentence(text)
    if isinstance(text, str):
        return text
    return text.get(CODE) or text.get(ENGLISH) or text[min(text)]


def may_change(change):
    """The changes that a challenge allows: names of options as the page shows them, with their limits."""
    named = []
    for name in sorted(change):
        if name == ESTIMATES:
            named.append(words.text("challenges.may.h", most=change[name].get("most", 0)))
        elif name == OWN_CODE:
            named.append(words.text("challenges.may.code", part=words.title(change[name]["for"])))
        elif name == TREE:
            named.append(words.text("challenges.may.tree", only=change[name].get("only", "all")))
        else:
            named.append(words.title(name))
    return named


def place(change):
    """Where the first allowed change is made: a feature and what it opens, or a picker and a CSS selector.

    The picker is None if the option is always visible, else its popover has the option.
    """
    name = min(change)
    if name == OWN_CODE:
        return "editor", "copy:" + change[name]["for"]
    if name == ESTIMATES:
        return "graph", "h"
    if name in CHOICES:
        return None, "#" + name
    if name in ENDS:
        return None, "#field-" + name
    picker = "algorithm" if name in OF_ALGORITHM else "problem"
    return picker, "#field-" + name


def faults(errors):
    """A sentence with its place for each fault of a challenge or of the judged options."""
    return [_fault(error["field"], words.sentence(error)) for error in errors]


def _fault(field, sentence):
    if field == WHOLE:
        return sentence
    if field.startswith(WHOLE + "."):
        return words.text("challenges.wrong_place", place=words.cut(field[len(WHOLE) + 1 :]), sentence=sentence)
    return words.sentence_on(field, sentence)


def judgement(answer):
    """Return (status, [(holds, sentence)]) of the worker's answer to `judge`."""
    if not answer["ok"]:
        return words.text("challenges.unjudged"), [(False, sentence) for sentence in faults(answer["errors"])]
    findings = [(each["met"], words.sentence(each)) for each in answer["said"]]
    if not answer["numbers"]:  # something else was changed, which is not allowed
        return words.text("challenges.unjudged"), findings
    worded = [
        (met, words.text("challenges.met" if met else "challenges.unmet", sentence=finding))
        for met, finding in findings
    ]
    return words.text("challenges.solved" if answer["solved"] else "challenges.unsolved"), worded


class Solved:
    """The built-in challenges solved in this browser. `remembered(name)`, `remember(name, text)`: its memory."""

    KEPT = "challenges"

    def __init__(self, remembered, remember):
        self.remember = remember
        self.names = set(remembered(self.KEPT).split())

    def has(self, challenge):
        return challenge.built_in and challenge.name in self.names

    def add(self, challenge):
        """Note a solved challenge; a lecturer's own has no unique name, so it is not kept."""
        if challenge.built_in:
            self.names.add(challenge.name)
            self.remember(self.KEPT, " ".join(sorted(self.names)))
