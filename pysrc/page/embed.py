"""The page inside another page: it says there what it shows, does what is asked, and leaves it the keys that it does
not use. `embed=1`: the drawing, the sentence and the transport. `embed=stage`, in a notebook: lists beside them, and
all keys are its own. What is away then says web/style/embed.css.
"""

import json

from js import location

import words
from dom import enabled, in_notebook, make, on, root
from guest import Guest
from speech import sentence

# A key is used as long as the button that does the same can be pressed.
BUTTONS = {
    "ArrowRight": "step", "PageDown": "step", "ArrowLeft": "back", "PageUp": "back", "Home": "reset", "End": "run",
    ".": "fine-next", ",": "fine-back",
}  # fmt: skip
WAYS = {"1": "yes", "stage": "stage"}  # of a link → what the document says


class Embed(Guest):
    def __init__(self, page, part):
        super().__init__(page, part)
        self.told = None
        self.whole = make("a", className="whole", target="_blank", rel="noopener", href=location.href)
        self.whole.textContent = words.text("embed.whole")
        page.pair.transport.element.querySelector(".buttons").appendChild(self.whole)
        on(self.whole, "click", self._on_whole)
        part.listen(lambda text: self._on_message(json.loads(text)))
        part.passKeys(self._uses)

    async def follow(self, link):
        said = link.said.get("embed")
        if said is None:
            return
        if said not in WAYS:
            return self.page.openings.complain(words.unknown(("embed", said)))
        root.dataset.embed = WAYS[said]
        self.page.address.tell("embed", said)

    def _on_whole(self, _event):
        """The same search in a window of its own."""
        self.page.address.write()
        self.whole.href = location.href.replace("embed=1&", "")

    def _uses(self, key):
        if key in BUTTONS:
            return enabled(self.page.pair.transport.buttons[BUTTONS[key]])
        return key == " " or in_notebook()

    # -- what the other page hears -------------------------------------------------------------------------------------

    def moved(self):
        said = dict(self.page.attributes.written)
        player = self.page.pair.first.player
        told = {name: said.get(name) for name in ("state", "expanded", "generated", "frontier")}
        told["step"], told["sentence"], told["selected"] = player.step, sentence(player), player.selected
        if told != self.told:
            self.told = told
            self.part.tell(json.dumps(told))

    def selected(self, stage):
        self.moved()

    # -- what it asks for ----------------------------------------------------------------------------------------------

    def _on_message(self, wish):
        """What means nothing here is left alone: the other page may have been made for a later version."""
        transport = self.page.pair.transport
        commands = {
            "step": transport.step, "back": transport.back, "end": transport.run, "reset": transport.reset,
            "play": lambda: self.page.pair.playing or transport.toggle(),
            "pause": lambda: self.page.pair.playing and transport.toggle(),
        }  # fmt: skip
        if isinstance(wish, str):
            if wish in commands:
                commands[wish]()
        elif isinstance(wish, dict) and isinstance(wish.get("go"), int) and wish["go"] >= 0:
            self.page.to_step(wish["go"])
        elif isinstance(wish, dict) and isinstance(wish.get("select"), int) and wish["select"] >= -1:
            self.page.pair.first.select(wish["select"])
        elif isinstance(wish, dict) and wish.get("theme") in ("light", "dark"):
            root.dataset.theme = wish["theme"]
            self.page.pair.refresh_theme()
        elif isinstance(wish, dict) and isinstance(wish.get("open"), str):
            self._open(wish["open"].lstrip("#"))

    def _open(self, fragment):
        """Another search, in the same place."""
        parts = [part for part in fragment.split("&") if part and not part.startswith("embed=")]
        self.page.follow(self.page.address.read("&".join(parts + ["embed=1"])))
