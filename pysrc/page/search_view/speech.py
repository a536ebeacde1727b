"""The sentence that describes the last step, as a lecturer would say it, and the goal of the search beside it."""

import json

from js import document, performance

from page.dom.elements import make, show
from page.dom.face import Face
from page.scope.events import Sizes
from page.text import steps, words
from page.text.steps import bound
from page.text.telling import sentence, subject

LONGEST = 60  # letters of a drawn state that a screen reader reads out
FITS = 80  # letters of a sentence that two lines hold in any case
BREATH = 500  # milliseconds between two sentences while the search runs too fast to be followed


def write(element, text):
    """Write a text in which a move is `A→B`, read out as "A into B"."""
    first, *others = text.split("→")
    element.textContent = first
    for part in others:
        element.append(make("span", textContent="→", role="img", ariaLabel=words.text("action.into")), part)


class Speech:
    """Write the sentence, at most twice a second while the search runs fast. The first stage's is the page's status."""

    def __init__(self, parts, scope):
        self.element, self.band = parts("status"), parts("band")
        self.element.setAttribute("role", "status" if parts.number == 1 else "note")
        parts.label(self.element, words.text("control.last_step"))
        self.last = self.outcome = None
        self.forms = []
        self.said_at = 0
        # Of a state that is drawn, the sentence has the picture; its text is for screen readers. All parts stay.
        self.before, self.after = make("span"), make("span")
        self.label, self.picture = make("span", className="heard"), make("span", className="said-face")
        self.picture.setAttribute("aria-hidden", "true")
        self.said = make("span", className="said")
        self.said.append(self.before, self.label, self.picture, self.after)
        self.element.appendChild(self.said)
        self.face = Face(self.picture)
        Sizes(scope, self._fit).watch(self.band)

    def load(self, player):
        self.face.load(player.traits["states"])
        self.coded = player.traits["states"]["kind"] in steps.CODED

    def show(self, player):
        now = performance.now()
        if player.fast and now - self.said_at < BREATH:
            return
        self.said_at = now
        most = steps.ONE_LINE if document.documentElement.dataset.stages == "2" else steps.TWO_LINES
        self._say(sentence(player, most), subject(player))
        outcome = player.result["outcome"] if player.at_end else ""
        if outcome != self.outcome:
            self.band.dataset.outcome = self.outcome = outcome

    def tell(self, text):
        """Write another sentence, which stays until the player has moved."""
        self._say(text, None)

    def walk(self, player, place):
        """Show the solution after so many moves; 0: the outcome again."""
        if not place:
            self._say(sentence(player), None)
            return
        entries = json.loads(player.table.entries(player.path))
        entry, action = entries[place], player.result["actions"][place - 1]
        facts = [words.text("walk.place", place=place, moves=len(entries) - 1), words.named(entry)]
        if player.traits["reverses"]:  # g is from the goal in its second half
            facts.append(words.values(entry, player.traits))
        elif entries[-1]["g"] != len(entries) - 1:  # moves do not all cost 1
            facts.append(words.text("walk.cost", cost=entry["g"], total=entries[-1]["g"]))
        if steps.unit(player.traits) == "move":
            facts.append(str(player.traits["actions"].get(action, action)))
        self._say(" · ".join(facts), entry, glides=True)

    def _say(self, text, entry, glides=False):
        """Write a sentence; the state of `entry` is a picture beside its lines, or in the one line of the walk."""
        if text == self.last:
            return
        self.last = text
        drawn = bool(entry and entry.get("cells") and entry["label"] in text)
        before, label, after = text.partition(entry["label"]) if drawn else (text, "", "")
        show(self.picture, drawn)
        self.said.classList.toggle("led", drawn and not glides)
        if drawn:
            self.face.show(entry, glides)
        heard = label if len(label) <= LONGEST else label[:LONGEST] + "…"
        self.forms = [(before, heard, after)]
        if drawn and self.coded:  # its name on the map, too, unless that costs a line
            self.forms.append((before, "", label + after))
        self._write(self.forms[0])
        self._fit()

    def _fit(self):
        """Make a sentence smaller that needs more than two lines."""
        self.element.classList.remove("long")
        if len(self.forms) > 1:
            heights = []
            for form in self.forms:
                self._write(form)
                heights.append(self.element.scrollHeight)
            if heights[1] > heights[0]:
                self._write(self.forms[0])
        if len(self.last or "") > FITS and self.element.scrollHeight > self.element.clientHeight:
            self.element.classList.add("long")

    def _write(self, parts):
        self.said.classList.toggle("tight", parts[2][:1] in (",", ".", ":"))
        for element, part in zip((self.before, self.label, self.after), parts):  # noqa: B905 - MicroPython
            write(element, bound(part))


class Goal:
    """The problem, for a lecture: its goal beside the sentence, and what its short names of states mean.

    The goal is drawn as states are, or in words; a map shows its own. Where it is a test, only known tests have words.
    """

    def __init__(self, parts):
        self.element, self.notation, self.parts = parts("goal-shown"), parts("notation"), parts
        self.said, self.picture = make("span"), make("span", className="said-face")
        self.element.append(self.said, self.picture)
        self.face = Face(self.picture)

    def load(self, answer, traits):
        """Show what a newly opened search is about. `answer`: the solver's (searchlight/setup_data.py)."""
        shape = traits["states"]
        goal, test = answer.get("goal") or {}, "goal." + answer["options"]["problem"]
        space = answer.get("space")
        drawn, mapped = "cells" in goal, bool(space) and space["kind"] == "map"
        text = words.text("goal.drawn") if drawn else ""
        if goal and not drawn and not mapped:
            text = words.text("goal.named", state=words.cut(goal["text"]))
        elif not goal and words.lookup(test):
            text = words.text(test, goal=answer["options"]["goal"])
        self.said.textContent = text
        show(self.element, bool(text))
        show(self.picture, drawn)
        if drawn:
            self.face.load(shape)
            self.face.show(goal)
        kind = "" if shape["kind"] == "pegs" and "goal" not in shape else shape["kind"]
        problem = answer["options"]["problem"]
        ids = [each for each in ("notation." + problem, "notation." + kind) if words.lookup(each)]
        named = "yes" if traits["key"] is None and not traits["uses_h"] else ""  # as its cards
        self.notation.textContent = words.text(ids[0], size=shape.get("sizes", [0])[0], named=named) if ids else ""
        show(self.notation, bool(self.notation.textContent))
        beside = bool(space) and kind != "pegs"  # that is about pictures, not names on a map
        host = "legend-row" if not beside else "space" if mapped else "space-legend"
        self.parts(host).appendChild(self.notation)
