"""The sentence for where a player is, from its table."""

import json

from page.text import steps, words

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
    stats = moment.stats
    if moment.summary.expanded >= 0:
        return _expanded(player, moment)
    return steps.initial(entry_of(table, stats.row), player.traits, stats.limit)


def _expanded(player, moment):
    table, traits, summary = player.table, player.traits, moment.summary
    entry = entry_of(table, summary.expanded)
    above = None
    if summary.above == 1 and table.has(summary.lastAbove):
        child = entry_of(table, summary.lastAbove)
        above = child, entry_of(table, child["parent"])
    children = ()
    if steps.can_name(traits, summary):
        rows = range(summary.firstChild, summary.firstChild + summary.children)
        children = [json.loads(table.entries(row, player.t))[0] for row in rows]
    return steps.step(entry, traits, summary, moment.stats, children, above, _told(table, entry, moment.told))


def _told(table, entry, told):
    """What is told of a step, with entries in place of rows."""

    def entries(rows):
        return json.loads(table.entries(rows))

    above, found = entries(told.cutAbove), {"expanded": entry, "limit": told.limit, "first": list(told.first)}
    found.update(cut=entries(told.cut), cut_above=above, caller=above and entry_of(table, above[0]["parent"]))
    found.update(stale=entries(told.stale), met=entries(told.met), late=told.late)
    for name, row in (("better", told.better), ("returned", told.returned)):
        found[name] = entry_of(table, row) if row >= 0 and table.has(row) else None
    return found


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
