"""The guests: what the page has besides its searches. Each comes with its own files when it is first needed.

That is when one of its buttons is pressed (`data-guest="NAME"`, or `"NAME:what"`), or when a link says something that
it understands (`guest_list.py`). From then on it hears what `guest.Guest` names.
"""

import asyncio

import words
from dom import document, on, report
from guest_list import ASKING, GUESTS, NEEDS


class Guests:
    """`fetch(name)`: what web/parts/NAME.js gives, or null. Any guest is found by its name: `get(name)`."""

    def __init__(self, page, fetch):
        self.page, self.fetch = page, fetch
        self.there = {}
        self.parts = {}  # those that were fetched
        self.failed = set()  # the names of those that a fault has closed
        self.opening = asyncio.Lock()
        self.link = self.following = None  # the latest one, and its scope
        self.question = None  # the kind of the one that is open
        self.awaited = 0  # how many of those that the latest link asks for have not shown yet what it says
        on(document, "click", self._on_click)

    def get(self, name):
        """None before it has come."""
        return self.there.get(name)

    async def open(self, name, quiet=False):
        """The guest of this name; None where there is none, which is said unless nobody has asked for it.

        That is where its files do not come, or a fault has closed it.
        """
        async with self.opening:
            sentence = words.PART_FAILED if name in self.failed else None
            if name not in self.there and not sentence:
                part = await self._fetched(name)
                sentence = words.NO_PART if part is None else self._make(name, part)
        if sentence and not quiet:
            self.page.openings.say(sentence)
        return self.there.get(name)

    def _make(self, name, part):
        """Make a guest whose files are there. Returns the sentence that says that it failed, or None."""
        module, kind, _ = GUESTS[name]
        try:
            self.there[name] = guest = getattr(__import__(module), kind)(self.page, part)
        except Exception as error:
            report(error)
            self.failed.add(name)
            return words.PART_FAILED
        if self.question:
            guest.scope.guarded(guest.asked)(self.question)
        return None

    def fail(self, guest, error):
        """Close a guest with a fault in it: it hears of nothing any more, and the page says so."""
        report(error)
        names = [name for name in self.there if self.there[name] is guest]
        for name in names:
            del self.there[name]
            self.failed.add(name)
        guest.scope.close()
        if names:
            try:
                guest.leave()  # what it has on the page goes, as far as it still can
            except Exception as another:
                report(another)
        self.page.openings.say(words.PART_FAILED)

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
            host = button.closest("[data-stage]")
            number = int(host.dataset.stage) if host else 0
            stage = self.page.pair.made[number - 1] if 0 < number <= len(self.page.pair.made) else None
            name, _, what = button.dataset.guest.partition(":")
            if stage or not number:
                self.page.start(self.press(name, what, number, stage))

    async def press(self, name, what="", number=0, stage=None):
        """As if its button had been pressed, in this stage. Where the stage has left meanwhile, nothing is meant."""
        guest = await self.page.scope.wait(self.open(name))
        if guest and stage and stage.player.table is None:
            await stage.scope.wait(stage.opening.done.wait())  # it shows its search in a moment
        if guest and (stage is None or stage in self.page.pair.stages):
            guest.scope.start(guest.press(what, number))

    # -- links ---------------------------------------------------------------------------------------------------------

    def follow(self, link):
        """What the link says of a search is being opened already."""
        self.link = link
        link.scope = self.following = self.page.scope.renew(self.following)
        asked = {ASKING[option] for option in link.said}
        for name, guest in list(self.there.items()):
            if name not in asked:
                guest.scope.start(guest.follow(link))
        self.awaited = len(asked)
        for name in asked:
            self.page.start(self._follow(name, link))

    async def _follow(self, name, link):
        guest = await self.open(name)
        link.scope.check()
        if guest:
            await link.scope.wait(guest.scope.start(guest.follow(link)))
        self.awaited -= 1
        if self.page.ready.is_set():
            self.page.settled()

    def leave_others(self, name):
        """This guest opens what is looked at now."""
        self._tell("leave", (), name)

    def leave(self):
        """Something else is looked at than what a link or a guest has opened."""
        self.link, self.awaited = None, 0
        if self.following:
            self.following.close()
        self._tell("leave")

    # -- what the page tells -------------------------------------------------------------------------------------------

    def _tell(self, method, arguments=(), but=None):
        """Call a method of each guest, but of one. Returns what they answer; one that fails is closed."""
        told = []
        for name, guest in list(self.there.items()):
            if name != but:
                try:
                    told.append(getattr(guest, method)(*arguments))
                except Exception as error:
                    self.fail(guest, error)
        return told

    def moved(self):
        self._tell("moved")

    def asked(self, kind):
        self.question = kind
        self._tell("asked", (kind,))

    def arranged(self):
        self._tell("arranged")

    def selected(self, stage):
        self._tell("selected", (stage,))

    def heard(self, answer):
        self._tell("heard", (answer,))

    def halted(self, dead):
        self._tell("halted", (dead,))

    def unsaved(self):
        return [each for guest in self.there.values() for each in guest.unsaved()]

    def silent(self, whether):
        return any(self._tell("silent", (whether,)))
