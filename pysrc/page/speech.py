"""The sentence that says the last step: what a lecturer would say while pressing the key."""

import json

from js import performance

import words

ITERATION, END = 8, 9  # kinds of events, as web/table/codes.js numbers them


BREATH = 500  # milliseconds between two sentences while the search runs too fast to be followed


class Speech:
    """Writes the sentence, at most twice a second while the search runs fast. The first one's is the page's status."""

    def __init__(self, parts):
        self.element = parts("status")
        self.element.setAttribute("role", "status" if parts.number == 1 else "note")
        parts.label(self.element, words.SENTENCE)
        self.last = None
        self.said_at = 0

    def show(self, player):
        now = performance.now()
        if player.fast and now - self.said_at < BREATH:
            return
        self.said_at = now
        text = sentence(player)
        if text != self.last:
            self.element.textContent = self.last = text


def sentence(player):
    """Where the record keeps a sample only, this is said as well."""
    sample = player.traits.get("sample")
    return "%s %s" % (_sentence(player), words.sampled(sample)) if sample else _sentence(player)


def _sentence(player):
    table, t = player.table, player.t
    if player.lost:
        return words.DROPPED % player.lost["limit"]
    if player.at_end:
        return words.outcome(player.result, table.at(t).stats.expanded)
    if player.fast:
        return words.running(table.at(t).stats.expanded)
    step = player.step
    if t != table.timeOfStep(step):
        return _event_sentence(player)
    moment = table.at(t)
    summary, stats = moment.summary, moment.stats
    if summary.expanded >= 0:
        return words.expanded(entry_of(table, summary.expanded), player.traits, summary, stats)
    return words.initial(entry_of(table, stats.row), player.traits, stats.limit)


def _event_sentence(player):
    moment = player.table.at(player.t)
    event, limit = moment.event, moment.stats.limit
    if event.kind == ITERATION:
        return words.iteration(limit, player.traits)
    if event.kind == END:
        return words.outcome(player.result, moment.stats.expanded)
    return words.event(event.kind, entry_of(player.table, event.node), player.traits, limit)


def entry_of(table, row):
    """One node in plain data."""
    return json.loads(table.entries(row))[0]
