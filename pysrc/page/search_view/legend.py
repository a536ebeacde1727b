"""The legend of the tree: a list behind a `?`, with only the signs that the drawing has now."""

from js import matchMedia

from page.dom.elements import make, name, on, show
from page.dom.explain import reword, term
from page.text import words

SIGNS = (
    "now", "frontier", "stale", "expanded", "duplicate", "cycle", "cutoff", "forgotten", "cut", "goal", "path",
    "only-here",
)  # fmt: skip
TERMS = {"now": "expand", "expanded": "expand"}  # in the glossary; the others have the sign's own name
OF_LIST = {"frontier": "legend.frontier", "calls": "legend.call", "successors": "legend.successor"}
KEPT = "legend"  # under this name the browser remembers that it was open once
ROOMY = "(min-width: 60rem) and (min-height: 40rem)"  # a window in which it may open by itself


class Legend:
    """`view`: the drawing of the tree. In a comparison the first search's legend is there for both (`share`)."""

    def __init__(self, parts, seam, view):
        self.parts, self.seam, self.host = parts, seam, parts("legend")
        self.views, self.seen = [view], {}
        self.button = make("button", type="button", className="quiet round")
        name(self.button, words.text("legend.title"), "?")
        parts.label(self.button, words.text("legend.title"))
        on(self.button, "click", lambda _: self.open(self.list.hidden))
        on(self.host, "keydown", self._on_key)
        self.list, self.items = make("div", className="signs"), []
        for sign in SIGNS:
            item = term(parts, "", TERMS.get(sign, sign))
            item.dataset.status = sign
            self._name(item, words.text("legend." + sign))
            self.list.appendChild(item)
            self.items.append(item)
        self.host.append(self.button, self.list)
        self.paint()
        first = parts.number == 1 and not seam.framed() and not seam.remembered(KEPT) and matchMedia(ROOMY).matches
        self.open(first)
        if first:
            seam.remember(KEPT, "seen")

    def load(self, traits):
        """Name a node of the frontier as this search does: an entry, a call or a successor."""
        for item in self.items:
            status = item.dataset.status
            title = words.lookup("games.legend." + status) if traits.get("family") == "games" else None
            if status == "frontier":
                item.dataset.term = key = words.list_name(traits)
                title = title or words.text(OF_LIST[key])
            elif status in TERMS:
                title = title or words.text("legend." + status)
            if title:
                self._name(item, title)
                self.seam.paintGlyph(item.querySelector("canvas"), status)

    def _name(self, item, title):
        """Write beside a sign what it is; the button's accessible name has the same words."""
        glyph = make("canvas", width=40, height=40)
        glyph.setAttribute("aria-hidden", "true")
        reword(self.parts, item, title)
        item.replaceChildren(glyph, make("span", textContent=title))

    def open(self, yes):
        show(self.list, yes)
        self.button.setAttribute("aria-expanded", "true" if yes else "false")
        for view in self.views:
            self._watch(view, yes)

    def share(self, view):
        """Explain the signs of another search's tree as well."""
        self.views.append(view)
        self._watch(view, not self.list.hidden)

    def alone(self):
        """Explain only this search's own signs."""
        for view in self.views[1:]:
            self._watch(view, False)
        del self.views[1:]

    def _watch(self, view, yes):
        number = self.views.index(view)
        self.seen[number] = ()
        view.listSigns((lambda signs: self._on_signs(number, signs)) if yes else None)

    def _on_signs(self, number, signs):
        self.seen[number] = signs.split(" ")
        for item in self.items:
            show(item, any(item.dataset.status in seen for seen in self.seen.values()))

    def _on_key(self, event):
        explained = event.target.matches("[data-term][aria-expanded=true]")  # Escape closes its explanation first
        if event.key == "Escape" and not self.list.hidden and not explained:
            event.stopPropagation()
            self.open(False)
            self.button.focus()

    def paint(self):
        for item in self.items:
            self.seam.paintGlyph(item.querySelector("canvas"), item.dataset.status)
