"""The search as a sentence in the header: `A* on Romania from Arad to Bucharest, h straight-line distance`.

On a phone the sentence is short, and opens as a sheet with the pickers and the fields.
"""

from page.dom.elements import find
from page.dom.popover import attach
from page.scope.events import Sizes
from page.search_view.stage import IN_HEADER
from page.text import words

TIGHTEST = 5  # how much can be left out, one thing after the other: see web/style/header.css


class SearchLine:
    """`scope`: the page's; `pair`: the stages."""

    def __init__(self, scope, pair):
        self.pair, self.header, self.line = pair, find("search-line").closest("header"), find("search-line")
        self.brief = find("search-brief"), find("search-ends")
        attach(self.line, find("search-open"))
        self.sizes = Sizes(scope, self._fit)
        for place in self.line.querySelectorAll(".place"):
            key = place.id.partition("-")[0]
            place.dataset.name = words.text(("option." + key + ".label") if key in ("start", "goal") else "page." + key)
        self.sizes.watch(self.header, *self.line.querySelectorAll(".place"))

    def refresh(self):
        """Show the search in the short sentence of a phone."""
        searches = (" %s " % words.text("search.and")).join(_told_apart(self.pair.made))
        self.brief[0].textContent = "%s %s %s" % (searches, words.text("search.on"), _shown(self.pair.first, "problem"))
        ends = [find("field-" + end) for end in ("start", "goal")]
        values = [end.value for end in ends if end]
        self.brief[1].textContent = (" %s " % words.text("search.to")).join(values)

    def _fit(self):
        """Leave out as little as the row needs: it is not wider than its place, and no name is cut."""
        for room in range(TIGHTEST + 1):
            self.header.dataset.room = str(room)
            if self.line.scrollWidth <= self.line.clientWidth:
                return


def _told_apart(stages):
    """The algorithm of each stage; if that is the same one, the heuristics, or the numbers of the searches."""
    for key in ("algorithm", "heuristic"):
        names = [_shown(stage, key) for stage in stages]
        if len(stages) == 1 or names[0] != names[1]:
            return names
    return ["%s %d" % (_shown(stage, "algorithm"), stage.number) for stage in stages]


def _shown(stage, key):
    return stage.parts(key + "-shown").textContent


def place(stage):
    """Move a stage's pickers and fields to their places in the sentence. A second search has no problem of its own."""
    for part in IN_HEADER:
        home = find(part[: -len("-pick")] + stage.parts.suffix + "-place")
        if home:
            home.appendChild(stage.parts(part))
            stage.parts(part).dataset.stage = str(stage.number)
