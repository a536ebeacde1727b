"""The menu of a state on the map or grid: make it the start, or the goal."""

from page.dom.elements import make, make_button, root, show
from page.dom.popover import close, open_at
from page.text import words

ENDS = ("start", "goal")


class PlaceMenu:
    """`host`: the panel of the state space; `on_edit(values)`: another start or goal was chosen."""

    def __init__(self, host, on_edit):
        self.on_edit = on_edit
        self.element = make("div", className="menu-list place-menu", popover="auto")
        self.title = make("p", className="menu-title")
        self.buttons = {
            end: make_button(words.text("space.%s_here" % end), lambda end=end: self._take(end)) for end in ENDS
        }
        self.element.append(self.title, *[self.buttons[end] for end in ENDS])
        host.appendChild(self.element)
        self.place = None

    def offer(self, place, x, y):
        """Offer a place (web/map/input.js describes it) at this point of the window, unless a press is an answer."""
        if root.hasAttribute("data-asked") or root.hasAttribute("data-embed") or place.get("cost") == 0:
            return
        self.place = "%d,%d" % (place["x"], place["y"]) if "x" in place else place["label"]
        self.title.textContent = place["label"]
        for end in ENDS:
            show(self.buttons[end], not place[end])
        open_at(self.element, x, y)

    def _take(self, end):
        close(self.element)
        self.on_edit({end: self.place})
