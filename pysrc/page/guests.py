"""The guests: what the page has besides its searches. Each comes with its own files when it is first needed.

That is when one of its buttons is pressed (`data-guest="NAME"`, or `"NAME:what"`), or when a link says something that
it understands (`guest_list.py`). From then on it hears what `guest.Guest` names.
"""

import asyncio

import words
from dom import document, on
from guest_list import ASKING, GUESTS, NEEDS


class Guests:
    """`fetch(name)`: what web/parts/NAME.js gives, or null. Any guest is found by its name: `get(name)`."""

    def __init__(self, page, fetch):
        self.page, self.fetch = page, fetch
        self.there = {}
        self.parts = {}  # those that were fetched
        self.opening = asyncio.Lock()
        self.link = None  # the latest one
        self.question = None  # the kind of the one that is open
        self.awaited = 0  # how many of those that the latest link asks for have not shown yet what it says
        on(document, "click", self._on_click)

    def get(self, name):
        """None before it has come."""
        return self.there.get(name)

    async def open(self, name, quiet=False):
        """The guest of this name; None where its files do not come, which is said unless nobody has asked for them."""
        async with self.opening:
            if name not in self.there:
                part = await self._fetched(name)
                if part is None and quiet:
                    return None
                if part is None:
                    return self.page.openings.say(words.NO_PART)
                module, kind, _ = GUESTS[name]
                self.there[name] = guest = getattr(__import__(module), kind)(self.page, part)
                if self.question:
                    guest.asked(self.question)
        return self.there[name]

    async def _fetched(self, name):
        """A part, after those that it needs; None where one of them does not come."""
        for each in NEEDS.get(name, ()) + (name,):
            if each not in self.parts:
                part = await self.fetch(each)
                if part is None:
                    return None
                self.parts[each] = part
        return self.parts[name]

    def _on_click(self, event):
        button = event.target.closest("[data-guest]")
        if button and button.getAttribute("aria-disabled") != "true":
            stage = button.closest("[data-stage]")
            name, _, what = button.dataset.guest.partition(":")
            self.page.start(self.press(name, what, int(stage.dataset.stage) if stage else 0))

    async def press(self, name, what="", stage=0):
        """As if its button had been pressed. Where the stage with the button has left meanwhile, nothing is meant."""
        guest = await self.open(name)
        if guest and stage <= len(self.page.pair.stages):
            await guest.press(what, stage)

    # -- links ---------------------------------------------------------------------------------------------------------

    def follow(self, link):
        """What the link says of a search is being opened already."""
        self.link = link
        asked = {ASKING[option] for option in link.said}
        for name, guest in self.there.items():
            if name not in asked:
                self.page.start(guest.follow(link))
        self.awaited = len(asked)
        for name in asked:
            self.page.start(self._follow(name, link))

    async def _follow(self, name, link):
        try:
            guest = await self.open(name)
            if guest and self.link is link:
                await guest.follow(link)
        finally:
            if self.link is link:
                self.awaited -= 1
        if self.link is link and self.page.ready.is_set():
            self.page.settled()

    def leave_others(self, name):
        """This guest opens what is looked at now."""
        for other, guest in self.there.items():
            if other != name:
                guest.leave()

    def leave(self):
        """Something else is looked at than what a link or a guest has opened."""
        self.link, self.awaited = None, 0
        for guest in self.there.values():
            guest.leave()

    # -- what the page tells -------------------------------------------------------------------------------------------

    def moved(self):
        for guest in self.there.values():
            guest.moved()

    def asked(self, kind):
        self.question = kind
        for guest in self.there.values():
            guest.asked(kind)

    def arranged(self):
        for guest in self.there.values():
            guest.arranged()

    def selected(self, stage):
        for guest in self.there.values():
            guest.selected(stage)

    def heard(self, answer):
        for guest in self.there.values():
            guest.heard(answer)

    def halted(self, dead):
        for guest in self.there.values():
            guest.halted(dead)

    def unsaved(self):
        return [each for guest in self.there.values() for each in guest.unsaved()]

    def silent(self, whether):
        return any([guest.silent(whether) for guest in self.there.values()])  # noqa: C419 - all of them are told
