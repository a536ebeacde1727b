"""The texts of an exported picture, in it and about it."""

from page.options.offers import heuristic_label, problem_label
from page.search_view.speech import sentence
from page.text import words

MOST = {"svg": 20000, "tikz": 2000}  # nodes, cells or entries in a file of shapes
MOST_ENTRIES = 500  # of a list, in one picture
MOST_STEPS = 1000  # in an animation
PACKAGES = "\\usepackage{tikz}, \\usepackage[T1]{fontenc}, \\usepackage{lmodern}"  # required by TikZ pictures


def at_step(step):
    return words.text("export.alt.step", step=step)


def from_to(first, last):
    return words.text("export.alt.steps", first=first, last=last)


def title(what, options, catalog, moment):
    """A picture's title; `moment`: at_step or from_to."""
    problem = problem_label(options, catalog.problems[options["problem"]]["label"])
    parts = [problem, catalog.algorithms[options["algorithm"]]["label"]]
    if options.get("heuristic") and catalog.uses_h(options["algorithm"]):
        parts.append(heuristic_label(options, catalog.heuristics[options["heuristic"]]["label"]))
    return words.text("export.alt.title", what=what, search=" · ".join(parts), moment=moment)


def description(player):
    """The description of a picture: the last step, and how far the search is."""
    stats = player.table.at(player.t).stats
    counts = {"expanded": stats.expanded, "generated": stats.generated, "frontier": stats.frontier}
    return "%s %s" % (sentence(player), words.text("export.alt.counts", **counts))


def of_run(player, first, last, pace):
    """The description of an animation, with the search's end if that is shown now."""
    run = words.text("export.alt.run", steps=last - first + 1, pace=pace)
    return "%s %s" % (run, description(player)) if last == player.position else run


def needs():
    """The packages that a TikZ picture needs."""
    return words.text("export.tikz.needs", packages=PACKAGES)


def too_many(kind, subject, whole, count):
    """Why the subject is too large for this kind of file; None if it is not."""
    if subject == "frontier" and whole and count > MOST_ENTRIES:
        return words.text("export.too_long", count=count, most=MOST_ENTRIES)
    most = MOST.get(kind)
    if most is None or count <= most:
        return None
    return words.text("export.too_many", format=words.text("export.kind." + kind), count=count, most=most)


REFUSALS = {"cancelled": "export.cancelled", "large": "export.too_large", "failed": "export.failed"}


def refusal(word):
    """The sentence for a refusal of web/picture; None for no refusal."""
    return words.text(REFUSALS[word]) if word in REFUSALS else None


def steps(player, first, last):
    """Read the steps of an animation: (from, to, invalid field, reason)."""
    least, most = player.table.firstStep, player.last
    for field, value in (("from", first), ("to", last)):
        if not value.strip().isdigit() or not least <= int(value) <= most:
            reason = words.text("export.bad_step", field=words.text("export." + field), least=least, most=most)
            return 0, 0, field, reason
    first, last = int(first), int(last)
    if last < first:
        return 0, 0, "to", words.text("export.backwards", least=first)
    if last - first >= MOST_STEPS:
        return 0, 0, "to", words.text("export.too_far", most=MOST_STEPS)
    return first, last, None, ""
