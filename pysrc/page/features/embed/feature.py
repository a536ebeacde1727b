"""The page inside another page: it reports what it shows, obeys messages, and passes on the keys that it does not use.

`embed=1`: the drawing, the sentence and the transport. `embed=stage`, in a notebook: also the lists, and it uses all
keys itself. web/style/embed.css hides the rest.
"""

import json

from js import location

from page.dom.elements import enabled, find, in_notebook, make, on, root
from page.features.feature import Feature
from page.text import words
from page.text.telling import sentence

# A key is used as long as the button that does the same can be pressed.
BUTTONS = {
    "ArrowRight": "step", "PageDown": "step", "ArrowLeft": "back", "PageUp": "back", "Home": "reset", "End": "run",
    ".": "fine-next", ",": "fine-back",
}  # fmt: skip
MODES = {"1": "yes", "stage": "stage"}  # value in a link → value of `data-embed`


class Embed(Feature):
    def __init__(self, context, part):
        super().__init__(context, part)
        self.sent = None
        self.whole = make("a", className="whole", target="_blank", rel="noopener", href=location.href)
        self.whole.textContent = words.text("embed.whole")
        find("transport").appendChild(self.whole)
        self.scope.ending(self.whole.remove)
        on(self.whole, "click", self._on_whole)
        part.listen(lambda text: self._on_message(json.loads(text)))
        part.passKeys(self._uses)

    @property
    def transport(self):
        return self.context.transport

    async def early(self, link):
        """Hide the panels of an embedded page before they are first shown."""
        value = link.features["embed"]
        if value not in MODES:
            return self.context.messages.complain(words.unknown(("embed", value)))
        root.dataset.embed = MODES[value]
        self.context.tell("embed", value)

    async def passed(self, link):
        """Keep the page embedded."""

    def _on_whole(self, _event):
        """Open the same search in its own window."""
        self.context.address.write()
        self.whole.href = location.href.replace("embed=1&", "")

    def _uses(self, key):
        if key in BUTTONS:
            return enabled(self.transport.buttons[BUTTONS[key]])
        return key == " " or in_notebook()

    # -- what the other page hears -------------------------------------------------------------------------------------

    def moved(self):
        player = self.context.first.player
        state = {name: int(root.getAttribute("data-" + name)) for name in ("expanded", "generated", "frontier")}
        state["state"] = root.dataset.state
        state["step"], state["sentence"], state["selected"] = player.step, sentence(player), player.selected
        if state != self.sent:
            self.sent = state
            self.part.tell(json.dumps(state))

    def selected(self, stage):
        self.moved()

    # -- what it asks for ----------------------------------------------------------------------------------------------

    def _on_message(self, wish):
        """Obey a message. Ignore unknown ones, because the other page may be made for a later version."""
        transport = self.transport
        commands = {
            "step": transport.step, "back": transport.back, "end": transport.run, "reset": transport.reset,
            "play": lambda: self.context.transport.playing or transport.toggle(),
            "pause": lambda: self.context.transport.playing and transport.toggle(),
        }  # fmt: skip
        if isinstance(wish, str):
            if wish in commands:
                commands[wish]()
        elif isinstance(wish, dict) and isinstance(wish.get("go"), int) and wish["go"] >= 0:
            self.context.transport.to_step(wish["go"])
        elif isinstance(wish, dict) and isinstance(wish.get("select"), int) and wish["select"] >= -1:
            self.context.first.select(wish["select"])
        elif isinstance(wish, dict) and wish.get("theme") in ("light", "dark"):
            root.dataset.theme = wish["theme"]
            for stage in self.context.stages:
                stage.refresh_theme()
        elif isinstance(wish, dict) and isinstance(wish.get("open"), str):
            self._open(wish["open"].lstrip("#"))

    def _open(self, fragment):
        """Open another search in the same place."""
        parts = [part for part in fragment.split("&") if part and not part.startswith("embed=")]
        self.context.address.follow("&".join(parts + ["embed=1"]))
