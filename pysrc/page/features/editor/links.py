"""The reader's file in links: in the address while it is needed there, in one that is copied, in one that waits."""

from js import location

from page.dom.clipboard import copy
from page.dom.elements import find, make, on
from page.text import words

LONGEST = 8_000  # letters of a link: many a program cuts longer ones


class CodeLinks:
    """`scope`: the feature's; `address`: the page's; `editor`: what web/features/editor/feature.js gives; `panel`:
    the region Editor.

    `say(text)`: says it where links are spoken of.
    """

    def __init__(self, context, editor, panel):
        self.scope, self.address, self.say = context.scope, context.address, context.say
        self.editor, self.panel = editor, panel
        self.length = 0  # of a link with the file that the worker has
        self.corrections = lambda: ""  # what is to be said of a program that is observed, beside its text
        self.waiting = None  # the fragment of a link whose code has not run yet

    def wait(self, fragment):
        """This link is to be followed when the code that it brought has run; None: none is."""
        self.waiting = fragment

    def waiting_address(self):
        """The whole address of the link that waits, without what only an embedded page needs."""
        parts = [part for part in (self.waiting or "").split("&") if not part.startswith("embed=")]
        return location.href.partition("#")[0] + "#" + "&".join(parts)

    def taken(self):
        """The link that waited, read with what its code has brought; None where none did."""
        fragment, self.waiting = self.waiting, None
        self.address.hold(None)
        return self.address.read(fragment, True) if fragment else None

    async def keep(self, text):
        """The worker has this text: the address brings it along, as far as it is short enough."""
        part = await self.scope.wait(self._part(text))
        self.length = len(part)
        self.address.code = "" if self.left_out else part
        self.address.on_left_out = self._tell_left_out if self.left_out else None

    @property
    def left_out(self):
        """Whether the address does not have the file that the worker has."""
        return self.length >= LONGEST

    def _tell_left_out(self):
        """In place of a link that would open nothing, the file is offered."""
        self.say(words.text("editor.too_long", length=self.length, most=LONGEST))
        save = make("button", type="button", className="quiet", textContent=words.text("editor.save"))
        on(save, "click", lambda _: self.panel.buttons["save"].click())
        find("link-message").append(" ", save)

    async def copy(self, text):
        """A link to what is shown, and to this text."""
        link = location.href.partition("#")[0] + "#" + self.address.fragment(await self.scope.wait(self._part(text)))
        if len(link) > LONGEST:
            return self.panel.say(words.text("editor.too_long", length=len(link), most=LONGEST))
        copy(self.scope, link, self.panel.by_hand, lambda: self.panel.say(words.text("editor.copied")))

    async def _part(self, text):
        corrections, part = self.corrections(), "code=%s&" % await self.scope.wait(self.editor.pack(text))
        return part + "program=%s&" % await self.scope.wait(self.editor.pack(corrections)) if corrections else part
