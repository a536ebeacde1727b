"""The sentence that describes the last step, as a lecturer would say it."""

import json

from js import performance

from page.dom.elements import make, show
from page.dom.face import Face
from page.text import steps, words

NARRATORS = {}  # family of searches → the sentence for where a player is, from its feature
LONGEST = 60  # letters of a drawn state that a screen reader reads out
BREATH = 500  # milliseconds between two sentences while the search runs too fast to be followed


class Speech:
    """Write the sentence, at most twice a second while the search runs fast. The first stage's is the page's status."""

    def __init__(self, parts):
        self.element, self.band = parts("status"), parts("band")
        self.element.setAttribute("role", "status" if parts.number == 1 else "note")
        parts.label(self.element, words.text("control.last_step"))
        self.last = self.outcome = None
        self.said_at = 0
        # Of a state that is drawn, the sentence has the picture; its text is for screen readers. All parts stay.
        self.before, self.after = make("span"), make("span")
        self.label, self.picture = make("span", className="heard"), make("span", className="said-face")
        self.picture.setAttribute("aria-hidden", "true")
        self.said = make("span", className="said")
        self.said.append(self.before, self.label, self.picture, self.after)
        self.element.appendChild(self.said)
        self.face = Face(self.picture)

    def load(self, player):
        self.face.load(player.traits["states"])

    def show(self, player):
        now = performance.now()
        if player.fast and now - self.said_at < BREATH:
            return
        self.said_at = now
        self._say(sentence(player), subject(player))
        outcome = player.result["outcome"] if player.at_end else ""
        if outcome != self.outcome:
            self.band.dataset.outcome = self.outcome = outcome

    def tell(self, text):
        """Write another sentence, which stays until the player has moved."""
        self._say(text, None)

    def walk(self, player, place):
        """Show the solution after so many moves, as far as it goes; 0: the outcome again."""
        path = player.path
        if path is None or not place:
            self._say(sentence(player), None)
            return
        entries = json.loads(player.table.entries(path))
        place = min(place, len(entries) - 1)
        entry, action = entries[place], player.result["actions"][place - 1]
        facts = [words.text("walk.place", place=place, moves=len(entries) - 1), entry["label"]]
        facts.append(words.values(entry, player.traits))
        if steps.unit(player.traits) == "move":
            facts.append(str(player.traits["actions"].get(action, action)))
        self._say(" · ".join(facts), entry, glides=True)

    def _say(self, text, entry, glides=False):
        """Write a sentence; the state of `entry` is a picture at its beginning, or in the short lines of the walk."""
        if text == self.last:
            return
        self.last = text
        leads = bool(entry and text.startswith(entry["label"]))
        drawn = bool(entry and entry.get("cells") and (leads or glides))
        show(self.picture, drawn)
        self.said.classList.toggle("led", drawn and leads)
        before, label, after = text.partition(entry["label"]) if drawn else (text, "", "")
        heard = label if len(label) <= LONGEST else label[:LONGEST] + "…"
        self.before.textContent, self.label.textContent, self.after.textContent = before, heard, after
        if drawn:
            self.face.show(entry, glides)


def subject(player):
    """The node that the sentence speaks of first; None: none, or several."""
    table, t = player.table, player.t
    if player.lost or player.at_end or player.fast:
        return None
    moment = table.at(t)
    row = moment.summary.expanded if t == table.timeOfStep(player.step) else moment.event.node
    if row < 0:
        row = moment.stats.row
    return entry_of(table, row) if row >= 0 and table.has(row) else None


def sentence(player):
    """The sentence for where the player is."""
    table, t = player.table, player.t
    if player.lost:
        return words.text("iteration.dropped", limit=player.lost["limit"])
    if player.at_end and player.result["outcome"] != "value":
        return _outcome(player)
    if player.fast:
        return steps.running(table.at(t).stats.expanded)
    narrator = NARRATORS.get(player.traits.get("family"))
    if narrator:
        return narrator(player)
    step = player.step
    if t != table.timeOfStep(step):
        return _event_sentence(player)
    moment = table.at(t)
    summary, stats = moment.summary, moment.stats
    if summary.expanded >= 0:
        return _expanded(player, summary, stats)
    return steps.initial(entry_of(table, stats.row), player.traits, stats.limit)


def _expanded(player, summary, stats):
    table, traits = player.table, player.traits
    entry = entry_of(table, summary.expanded)
    above = None
    if summary.above == 1 and table.has(summary.lastAbove):
        child = entry_of(table, summary.lastAbove)
        above = child, entry_of(table, child["parent"])
    children = ()
    if steps.can_name(traits, summary):
        rows = range(summary.firstChild, summary.firstChild + summary.children)
        children = [json.loads(table.entries(row, player.t))[0] for row in rows]
    return steps.expanded(entry, traits, summary, stats, children, above)


def _outcome(player):
    path = player.path
    names = [entry["label"] for entry in json.loads(player.table.entries(path))] if path is not None else ()
    return steps.outcome(player.result, player.table.at(player.t).stats.expanded, player.traits, names)


def _event_sentence(player):
    moment = player.table.at(player.t)
    kind, limit = moment.eventName, moment.stats.limit
    if kind == "iteration":
        return steps.iteration(limit, player.traits)
    if kind == "end":
        return _outcome(player)
    return steps.event(kind, entry_of(player.table, moment.event.node), player.traits, limit)


def entry_of(table, row):
    """One node in plain data, as web/table/entries.js describes it."""
    return json.loads(table.entries(row))[0]
