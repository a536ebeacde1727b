"""The end of a search: what it means, and the solution as a walk over its states."""

import json

import words
from dom import escape, make, name, on, set_markup, show
from face import Face
from scope_events import Timer

PACE = 600  # milliseconds a move


class Outcome:
    def __init__(self, scope, parts, on_place, on_extend):
        self.section, self.title, self.body = parts("outcome"), parts("outcome-title"), parts("outcome-body")
        self.on_place, self.on_extend = on_place, on_extend
        self.shown = None
        self.timer = Timer(scope, self._tick)
        self.entries = []

    def load(self, player):
        """Another search is entered: the end of the former one is gone, with all that could be pressed in it."""
        self.states, self.names = player.traits["states"], player.traits["actions"]
        self._halt()
        self.shown = None
        show(self.section, False)
        self.body.replaceChildren()

    def show(self, player):
        result = player.result if player.at_end else None
        if result is self.shown:
            return
        self.shown = result
        self._halt()
        show(self.section, result is not None)
        if result is None:
            return
        kind = result["outcome"]
        self.section.dataset.outcome = kind
        self.title.textContent = words.OUTCOMES[kind]
        if kind == "solution":
            self._show_walk(player, result)
        else:
            set_markup(self.body, "<p>%s</p>" % escape(words.OUTCOME_MEANS[kind]))
            if kind == "budget":
                more = make("button", type="button", textContent=words.MORE_BUDGET % words.number(result["budget"]))
                on(more, "click", lambda _: self.on_extend(result["budget"]))
                self.body.appendChild(more)

    def _show_walk(self, player, result):
        self.entries = json.loads(player.table.entries(player.path))
        self.actions = [""] + [self.names.get(action, action) for action in result["actions"]]
        set_markup(
            self.body,
            '<p>%s</p><div class="walk"><div></div><div class="controls">'
            '<input type="range" min="0" max="%d" value="0" aria-label="%s">'
            '<div></div><p class="moves"></p></div></div>'
            % (
                escape(words.SOLVED % (len(self.entries) - 1, result["cost"])),
                len(self.entries) - 1,
                escape(words.WALK_SLIDER),
            ),
        )
        self.slider = self.body.querySelector("input")
        self.moves = self.body.querySelector(".moves")
        place = self.body.querySelector(".walk > div")
        if not self.entries[0].get("cells"):  # a name: room for the longest, so that no button moves under the pointer
            longest = max([len(entry["label"]) for entry in self.entries])
            place.style.minWidth = "min(100%%, %dch)" % (longest + 1)
        self.here = Face(place)
        self.here.load(self.states)
        on(self.slider, "input", lambda _: self._place(int(self.slider.value)))
        controls = self.body.querySelector(".controls > div")
        self.walk = make("button", type="button", textContent=words.WALK_GO)
        for title, symbol, move in ((words.WALK_BACK, "‹", -1), (words.WALK_ON, "›", 1)):
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
        self.here.show(entry, glides=True)
        action = " · %s" % self.actions[place] if place else ""
        text = words.WALK_PLACE % (place, last) + action
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
        self.walk.textContent = words.WALK_HALT
        self.timer.repeat(PACE)

    def _tick(self):
        if not self._place(int(self.slider.value) + 1):
            self._halt()

    def _halt(self):
        if self.timer.running:
            self.timer.stop()
            self.walk.textContent = words.WALK_GO
