"""The panel of a search's outcome: what it means, and the solution's states one after the other."""

import json

from page.dom.elements import clear, escape, make, name, on, set_markup, show
from page.dom.face import Face
from page.scope.events import Timer
from page.text import words
from page.text.steps import unit

ENDINGS = {}  # outcome → what shows it in the panel, from its feature: (player, result, element)
PACE = 600  # milliseconds a move


class Outcome:
    def __init__(self, scope, parts, on_place, on_extend):
        self.section, self.title, self.body = parts("outcome"), parts("outcome-title"), parts("outcome-body")
        self.on_place, self.on_extend = on_place, on_extend
        self.shown = self.face = None
        self.timer = Timer(scope, self._tick)
        scope.ending(self._clear)
        self.entries = []

    def load(self, player):
        """Remove the former search's outcome when another search is shown."""
        self.states, self.names = player.traits["states"], player.traits["actions"]
        self._halt()
        self.shown = None
        show(self.section, False)
        self._clear()

    def show(self, player):
        result = player.result if player.at_end else None
        if result is self.shown:
            return
        self.shown = result
        self._halt()
        self._clear()
        show(self.section, result is not None)
        if result is None:
            return
        kind = result["outcome"]
        self.section.dataset.outcome = kind
        self.title.textContent = words.text("outcome." + kind)
        if kind in ENDINGS:
            ENDINGS[kind](player, result, self.body)
        elif kind == "solution":
            self._show_walk(player, result)
        else:
            set_markup(self.body, "<p>%s</p>" % escape(words.text("outcome.means." + kind)))
            if kind == "budget":
                more = make(
                    "button",
                    type="button",
                    textContent=words.text("outcome.more", nodes=words.number(result["budget"])),
                )
                on(more, "click", lambda _: self.on_extend(result["budget"]))
                self.body.appendChild(more)

    def _clear(self):
        if self.face:
            self.face.drop()
            self.face = None
        clear(self.body)

    def _show_walk(self, player, result):
        self.entries = json.loads(player.table.entries(player.path))
        self.actions = [""] + [self.names.get(action, action) for action in result["actions"]]
        set_markup(
            self.body,
            '<p>%s</p><div class="walk"><div></div><div class="controls">'
            '<input type="range" min="0" max="%d" value="0" aria-label="%s">'
            '<div></div><p class="moves"></p></div></div>'
            % (
                escape(
                    words.text(
                        "outcome.solved", unit=unit(player.traits), moves=len(self.entries) - 1, cost=result["cost"]
                    )
                ),
                len(self.entries) - 1,
                escape(words.text("walk.slider")),
            ),
        )
        self.slider = self.body.querySelector("input")
        self.moves = self.body.querySelector(".moves")
        place = self.body.querySelector(".walk > div")
        if not self.entries[0].get("cells"):  # names: as wide as the longest, so that no button moves under the pointer
            longest = max([len(entry["label"]) for entry in self.entries])
            place.style.minWidth = "min(100%%, %dch)" % (longest + 1)
        self.face = Face(place)
        self.face.load(self.states)
        on(self.slider, "input", lambda _: self._place(int(self.slider.value)))
        controls = self.body.querySelector(".controls > div")
        self.walk = make("button", type="button", textContent=words.text("walk.go"))
        for title, symbol, move in ((words.text("walk.previous"), "‹", -1), (words.text("walk.next"), "›", 1)):
            button = make("button", type="button")
            name(button, title, symbol)
            on(button, "click", lambda _, move=move: self._place(int(self.slider.value) + move))
            controls.appendChild(button)
        on(self.walk, "click", self._toggle)
        controls.appendChild(self.walk)
        self._place(0, tell=False)

    def _place(self, place, tell=True):
        last = len(self.entries) - 1
        place = max(0, min(last, place))
        self.slider.value = str(place)
        entry = self.entries[place]
        self.face.show(entry, glides=True)
        action = " · %s" % self.actions[place] if place else ""
        text = words.text("walk.place", place=place, moves=last) + action
        self.moves.textContent = text
        self.slider.setAttribute("aria-valuetext", text + ": " + entry["label"])
        if tell:
            self.on_place(entry["row"])
        return place < last

    def _toggle(self, _event):
        if self.timer.running:
            return self._halt()
        if int(self.slider.value) == len(self.entries) - 1:
            self._place(0)
        self.walk.textContent = words.text("walk.halt")
        self.timer.repeat(PACE)

    def _tick(self):
        if not self._place(int(self.slider.value) + 1):
            self._halt()

    def _halt(self):
        if self.timer.running:
            self.timer.stop()
            self.walk.textContent = words.text("walk.go")
