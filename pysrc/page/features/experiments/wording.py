"""The texts of an experiment: its expected time, its progress, its columns."""

import json

from page.features.experiments.plan import depths_of
from page.options.catalog import OBSERVED
from page.text import words
from page.text.language import texts

COLUMNS = (
    "number", "start", "depth", "algorithm", "heuristic", "options", "outcome", "cost", "expanded", "generated",
    "max_frontier", "max_depth", "reached", "seconds", "b_star", "beside", "searches", "mean", "lower", "upper",
    "ratio", "starts",
)  # fmt: skip
OUTCOMES = ("solution", "failure", "cutoff", "budget", "timeout", "memory", "error", "crash")
MEASURES = ("generated", "expanded", "max_frontier", "reached", "milliseconds", "cost")
RATE = 100_000  # nodes per second, until this machine's speed is known


def all_texts(catalog):
    """The texts of the table and the charts (web/features/experiments), as JSON text."""
    chart = {name: texts.messages["charts." + name] for name in ("of", "of_search", "place", "value", "every")}
    values = {
        "algorithm": {key: entry["label"] for key, entry in catalog.algorithms.items() if key != OBSERVED},
        "heuristic": {key: entry["label"] for key, entry in catalog.heuristics.items()},
        "outcome": words.each("experiments.outcome.", OUTCOMES),
    }
    figures = {}
    for name in ("depths", "pairs"):
        figures[name] = dict(chart, title=words.text("experiments.view." + name), axis="", names={})
    return json.dumps(
        dict(
            figures, values=values, columns=words.each("experiments.column.", COLUMNS), of=chart["of"],
            measures=words.each("experiments.measure.", MEASURES), compare=words.text("compare.open"),
            dots=words.each("experiments.dots.", ("solved", "open")), variant=texts.messages["experiments.variant"],
            variant_with=texts.messages["experiments.variant_with"],
        )
    )  # fmt: skip


def takes(starts, searches):
    """A sentence about the size of an experiment."""
    if not starts or not searches:
        return ""
    return words.text("experiments.takes", starts=starts, ways=searches, searches=starts * searches)


def book(size, rate):
    """The expected time of AIMA's figure; `rate`: nodes per second, None if unknown; `size`: one of BOOKS."""
    depths, per_depth, nodes = size
    searches, nodes = 3 * per_depth * len(depths_of(depths)), per_depth * nodes
    values = {"searches": searches, "nodes": round(nodes / 1e6), "time": duration(nodes / (rate or RATE))}
    return words.text("experiments.book_takes", **values)


def duration(seconds):
    """An approximate duration in words."""
    if seconds < 90:
        return words.text("experiments.seconds", seconds=max(10, round(seconds / 10) * 10))
    return words.text("experiments.minutes", minutes=round(seconds / 60))


def clock(seconds):
    """A duration such as 0:07 or 12:40."""
    return "%d:%02d" % (int(seconds) // 60, int(seconds) % 60)


def progress(done, searches, seconds):
    if searches is None:
        return words.text("experiments.making", time=clock(seconds))
    return words.text("experiments.progress", done=done, searches=searches, time=clock(seconds))


def ended(state, done, searches, seconds):
    """A sentence about the end; `state`: done, stopped, or lost (with the worker)."""
    return words.text("experiments.ended." + state, done=done, searches=searches or 0, time=clock(seconds))
