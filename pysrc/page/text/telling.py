"""The sentence for where a player is, from its table."""

import json

from page.text import steps, words

JOINED = ("forward", "backward", "cost", "stops", "empty")  # of told.joined
NARRATORS = {}  # family of searches → the sentence for where a player is, from its feature


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


class Then:
    """What the sentence needs of a player, for another position of it."""

    lost, fast = None, False

    def __init__(self, player, position):
        table = self.table = player.table
        self.traits, self.result = player.traits, player.result
        self.at_end, self.step = position > table.stepCount, min(position, table.stepCount)
        self.t = table.endTime if self.at_end else table.timeOfStep(position)
        self.path = table.solution if self.at_end and self.result["outcome"] == "solution" else None


def sentence(player, most=steps.TWO_LINES):
    """The sentence for where the player is; that of a step has at most so many letters, if it can."""
    table, t = player.table, player.t
    if player.lost:
        return words.text("iteration.dropped", limit=player.lost["limit"])
    if player.at_end and player.result["outcome"] != "value":
        return _outcome(player, most)
    if player.fast:
        return words.text("step.running", steps=table.at(t).stats.expanded)
    narrator = NARRATORS.get(player.traits.get("family"))
    if narrator:
        return narrator(player)
    step = player.step
    if t != table.timeOfStep(step):
        return _event_sentence(player)
    moment = table.at(t)
    stats = moment.stats
    if moment.summary.expanded >= 0:
        return _expanded(player, moment, most)
    return steps.initial(entry_of(table, stats.row), player.traits, stats.limit, most)


def pictured(player):
    """The sentence, and the cells of the state of which it has the picture in place of its name; else None."""
    text, entry = sentence(player), subject(player)
    drawn = entry and entry.get("cells") and entry["label"] in text
    if drawn and player.traits["states"]["kind"] not in steps.CODED:  # their names are on a map
        text = " ".join(text.replace(entry["label"], "", 1).split())
    return {"text": steps.bound(text), "cells": entry["cells"] if drawn else None}


def _expanded(player, moment, most):
    table, traits, summary = player.table, player.traits, moment.summary
    entry = entry_of(table, summary.expanded)
    return steps.step(entry, traits, summary, moment.stats, _told(table, moment.told, player.t), most)


def _told(table, told, t):
    """What is told of a step, with entries in place of rows."""

    def entries(rows):
        return json.loads(table.entries(rows, t))

    found = {name: entries(getattr(told, name)) for name in ("children", "above", "stale", "older", "returned")}
    found.update(limit=told.limit, joined=told.joined and {name: getattr(told.joined, name) for name in JOINED})
    found.update(met=[entries(pair) for pair in told.met], results=list(told.results), cycle=told.cycle)
    for child, g in zip(found["children"], told.reached):  # noqa: B905 - MicroPython
        child["reached"] = g if g == g else None
    callers = {each["parent"] for each in found["above"]}
    found["caller"] = entries(callers.pop())[0] if len(callers) == 1 else None
    found["by"] = entries(told.by)[0]["label"] if told.by >= 0 else ""
    found["better"] = entries(told.better)[0] if told.better >= 0 and table.has(told.better) else None
    return found


def _outcome(player, most=steps.TWO_LINES):
    path = json.loads(player.table.entries(player.path)) if player.path is not None else []
    names = [entry["label"] for entry in path]
    moment = player.table.at(player.t)
    said = steps.outcome(player.result, moment.stats.expanded, player.traits, names, most)
    if not moment.summary.stale:
        return said
    return steps.preceded(said, player.traits, moment.summary, _told(player.table, moment.told, player.t), most)


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
