"""The reader's file in links: in the address, in a copied link, and in a link that waits for its code to run."""

from js import location

from page.dom.clipboard import copy
from page.dom.elements import find, make, on
from page.dom.seam import seam
from page.text import words

LONGEST = 8_000  # characters of a link: some applications cut longer ones


class CodeLinks:
    """`scope`: the feature's; `address`: the page's; `editor`: the part from web/features/editor/feature.js; `panel`:
    the region Editor.

    `say(text)` shows a sentence about links.
    """

    def __init__(self, context, editor, panel):
        self.scope, self.address, self.say = context.scope, context.address, context.messages.say
        self.editor, self.panel = editor, panel
        self.length = 0  # of a link with the worker's file
        self.waiting = None  # the fragment of a link whose code has not run yet

    def wait(self, fragment):
        """Follow this link after its code has run, and keep it in the address until then; None: no link waits."""
        self.waiting = fragment
        self.address.hold(fragment)

    async def address_of(self, text):
        """The full address of the waiting link, or of what is shown, with this text; without options for an embedded
        page.
        """
        shown = self.waiting or self.address.fragment("")
        code = await self.scope.wait(seam.pack(text))
        parts = [part for part in shown.split("&") if part.partition("=")[0] not in ("code", "embed")]
        return location.href.partition("#")[0] + "#" + "&".join(["code=" + code] + parts)

    def take_waiting(self):
        """Take the waiting link, and read it with the entries of its code; None if there is none."""
        fragment = self.waiting
        self.wait(None)
        return self.address.read(fragment, True) if fragment else None

    async def keep(self, text):
        """Put the worker's text into the address if it is short enough."""
        part = await self.scope.wait(self._part(text))
        self.length = len(part)
        self.address.code = "" if self.left_out else part
        self.address.on_left_out = self._tell_left_out if self.left_out else None

    @property
    def left_out(self):
        """Whether the address leaves out the worker's file."""
        return self.length >= LONGEST

    def _tell_left_out(self):
        """Offer the file instead of a link that would not work."""
        self.say(words.text("editor.too_long", length=self.length, most=LONGEST))
        save = make("button", type="button", className="quiet", textContent=words.text("editor.save"))
        on(save, "click", lambda _: self.panel.buttons["save"].click())
        find("link-message").append(" ", save)

    async def copy(self, text):
        """Copy a link to what is shown, with this text."""
        link = location.href.partition("#")[0] + "#" + self.address.fragment(await self.scope.wait(self._part(text)))
        if len(link) > LONGEST:
            return self.panel.say(words.text("editor.too_long", length=len(link), most=LONGEST))
        copy(self.scope, link, self.panel.by_hand, lambda: self.panel.say(words.text("editor.copied")))

    async def _part(self, text):
        return "code=%s&" % await self.scope.wait(seam.pack(text))
