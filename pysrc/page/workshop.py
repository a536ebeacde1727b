"""The door to the reader's own code: what there is of it before the editor is opened.

The editor, the page's modules for it and its texts come in one file when they are needed (`web/code_editor.js`):
because somebody presses one of their buttons, or because a link brings code. Nothing of that code runs by itself.
"""

import asyncio

import words
from dom import document, on
from language import read_later


class Workshop:
    """`fetch()`: what web/code_editor.js gives, or null. `make_desk(editor)`; `start(coroutine)`; `say(text)`."""

    def __init__(self, fetch, make_desk, start, say):
        self.fetch, self.make_desk, self.start, self.say = fetch, make_desk, start, say
        self.desk = None  # where the reader's file lies; None before it is opened
        self.opening = asyncio.Lock()
        on(document, "click", self._on_click)

    def _on_click(self, event):
        button = event.target.closest("[data-source]")
        if button:
            stage = int(button.closest("[data-stage]").dataset.stage)
            self.start(self._press(button.dataset.source, stage))

    async def _press(self, what, stage):
        desk = await self.open()
        if desk:
            await desk.press(what, stage)

    def follow(self, link):
        """The code that a link brings is shown, to be read before it runs; then the link is followed."""
        if link.code:
            self.start(self._show(link))
        elif self.desk:
            self.desk.links.wait(None)

    async def _show(self, link):
        desk = await self.open()
        if desk:
            await desk.show_link(link)

    async def open(self):
        """The desk; None where its file does not come."""
        async with self.opening:
            if self.desk is None:
                editor = await self.fetch()
                if editor is None:
                    return self.say(words.NO_EDITOR)
                await editor.dress()
                await editor.bring()
                read_later()
                self.desk = self.make_desk(editor)
        return self.desk
