"""The reader's file in links: in the address while it is needed there, in one that is copied, in one that waits."""

from js import document, location

import code_words as words

LONGEST = 8_000  # letters of a link: many a program cuts longer ones


class CodeLinks:
    """`address`: the page's; `editor`: what web/parts/editor.js gives; `panel`: the region Editor."""

    def __init__(self, address, editor, panel):
        self.address, self.editor, self.panel = address, editor, panel
        self.corrections = lambda: ""  # what is to be said of a program that is observed, beside its text
        self.waiting = None  # the fragment of a link whose code has not run yet

    def wait(self, fragment):
        """This link is to be followed when the code that it brought has run; None: none is."""
        self.waiting = fragment

    def taken(self):
        """The link that waited, read with what its code has brought; None where none did."""
        fragment, self.waiting = self.waiting, None
        self.address.hold(None)
        return self.address.read(fragment, True) if fragment else None

    async def keep(self, text):
        """The worker has this text: the address brings it along, as far as it is short enough."""
        part = await self._part(text)
        self.address.code = part if len(part) < LONGEST else ""

    async def copy(self, text):
        """A link to what is shown, and to this text."""
        link = location.href.partition("#")[0] + "#" + self.address.fragment(await self._part(text))
        if len(link) > LONGEST:
            return self.panel.say(words.TOO_LONG % (len(link), LONGEST))
        document.defaultView.navigator.clipboard.writeText(link)
        self.panel.say(words.COPIED)

    async def _part(self, text):
        said, part = self.corrections(), "code=%s&" % await self.editor.pack(text)
        return part + "program=%s&" % await self.editor.pack(said) if said else part
