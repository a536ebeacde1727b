"""The sentence that says the last step: what a lecturer would say while pressing the key."""

import json

from js import performance

import words
from dom import find

ITERATION, END = 8, 9  # kinds of events, as web/table/codes.js numbers them


BREATH = 500  # milliseconds between two sentences while the search runs too fast to be followed


class Speech:
    """Writes the page's one `role="status"` element, at most twice a second while the search runs fast."""

    def __init__(self):
        self.element = find("status")
        self.last = None
        self.said_at = 0

    def show(self, player):
        now = performance.now()
        if player.playback.fast and now - self.said_at < BREATH:
            return
        self.said_at = now
        text = sentence(player)
        if text != self.last:
            self.element.textContent = self.last = text


def sentence(player):
    table, t = player.table, player.t
    if player.lost:
        return words.DROPPED % player.lost["limit"]
    if player.at_end:
        return words.outcome(player.result, player.step)
    if player.playback.fast:
        return words.running(player.step)
    step = player.step
    if t != table.timeOfStep(step):
        return _event_sentence(player)
    summary = table.stepSummary(t)
    if summary.expanded >= 0:
        return words.expanded(entry_of(table, summary.expanded), player.key, summary)
    stats = table.stats(t)
    if stats.limit is not None and stats.limit >= 0:
        return words.iteration(stats.limit)
    return words.initial(entry_of(table, stats.row), player.key)


def _event_sentence(player):
    event = player.table.event(player.t)
    if event.kind == ITERATION:
        return words.iteration(player.table.stats(player.t).limit)
    if event.kind == END:
        return words.outcome(player.result, player.step)
    return words.event(event.kind, entry_of(player.table, event.node), player.key)


def entry_of(table, row):
    """One node in plain data."""
    return json.loads(table.entries(row))[0]
