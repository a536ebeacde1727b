"""The charts and all their texts; web/features/charts draws them under the same names."""

from page.text import words
from page.text.language import texts

NAMES = ("course", "values", "depths", "layers", "iterations", "truth")
ALL = "all"  # all charts, one below the other
CHOICES = NAMES + (ALL,)
SCALED = ("course", "depths", "layers", "iterations")  # charts of counts, which can have a logarithmic scale
AXES = {
    "course": "step", "values": "step", "depths": "depth", "layers": "layer", "iterations": "iteration",
    "truth": "distance",
}  # fmt: skip
COLUMNS = (
    "step", "frontier", "calls", "reached", "f", "g", "h", "depth", "layer", "expanded", "waiting", "rest", "iteration",
    "limit", "distance", "states", "h_least", "h_mean", "h_most",
)  # fmt: skip


def title(chart):
    return words.text("charts.title." + chart)


def note(chart):
    """The chart's description."""
    return words.text("charts.note." + chart)


def missing(chart):
    """Why a chart may be empty; None: it never is."""
    return {"iterations": words.text("charts.no_iterations"), "truth": words.text("charts.no_h")}.get(chart)


def all_texts(chart):
    """The texts in the drawing, for web/features/charts/figure.js."""
    messages = texts.messages
    return {
        "title": title(chart),
        "axis": words.lookup("charts.axis." + AXES[chart]) or words.text("charts.column." + AXES[chart]),
        "names": words.each("charts.column.", COLUMNS),
        "of": messages["charts.of"],
        "of_search": messages["charts.of_search"],
        "place": messages["charts.place"],
        "value": messages["charts.value"],
        "every": messages["charts.every"],
    }


def facts(relations, searches):
    """Sentences about h and the true distances, for each search that uses h."""
    sentences = []
    for each in relations:
        values = {"states": each["states"] - each["hopeless"], "above": each["above"], "hopeless": each["hopeless"]}
        sentence = words.text("charts.truth", **values)
        if len(searches) > 1:
            sentence = words.text("charts.of_search", search=searches[each["side"]], sentence=sentence)
        sentences.append(sentence)
    return " ".join(sentences)
