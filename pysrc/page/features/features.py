"""The features: everything on the page besides its searches. A feature's files are fetched when it is first needed.

That is when one of its buttons is pressed (`data-feature="NAME"`, or `"NAME:what"`), or when a link has one of its keys
(`registry.py`). From then on its methods that `feature.Feature` names are called.
"""

import asyncio

from page.dom.elements import document, on, report
from page.features.registry import ASKING, FEATURES
from page.text import words


class Features:
    """`fetch(name)`: loads the part of web/features/NAME/feature.js, or returns null. `get(name)` finds a loaded
    feature.
    """

    def __init__(self, page, fetch):
        self.page, self.fetch = page, fetch
        self.loaded = {}
        self.parts = {}  # the loaded ones, by name
        self.failed = set()  # names of features closed after a fault
        self.opening = asyncio.Lock()
        self.following = None  # the scope of the latest link
        self.results = {}  # name of an exercise → its state
        self.question = None  # the kind of the open question
        self.awaited = 0  # features of the latest link that have not yet followed it
        on(document, "click", self._on_click)

    def get(self, name):
        """The feature, or None until it has loaded."""
        return self.loaded.get(name)

    async def open(self, name, quiet=False, anew=False):
        """Load a feature; None if its files do not arrive or a fault has closed it, with a message unless `quiet`.

        `anew`: make a feature that a fault has closed again, because the reader asks for it.
        """
        async with self.opening:
            if anew:
                self.failed.discard(name)
            sentence = words.text("page.part_failed") if name in self.failed else None
            if name not in self.loaded and not sentence:
                part = await self._fetched(name)
                sentence = words.text("page.part_absent") if part is None else self._make(name, part)
        if sentence and not quiet:
            self.page.messages.say(sentence)
        return self.loaded.get(name)

    async def prepare(self, family):
        """Load the features of a family of problems, before one of them is opened."""
        for name, entry in FEATURES.items():
            if entry.family == family:
                await self.page.scope.wait(self.open(name))

    def _make(self, name, part):
        """Make a feature whose files are loaded. Return a sentence if that fails, else None."""
        from page.features.context import Context  # not needed at the start

        entry = FEATURES[name]
        scope = self.page.scope.inner(lambda error: self.fail(name, scope, error))
        try:
            made = __import__("page.features.%s.%s" % (name, entry.module), None, None, (entry.kind,))
            self.loaded[name] = feature = getattr(made, entry.kind)(Context(self.page, name, scope), part)
        except Exception as error:
            self.fail(name, scope, error)
            return words.text("page.part_failed")
        if self.question:
            feature.scope.guarded(feature.question_changed)(self.question)
        for exercise, (score, done) in self.results.items():
            feature.scope.guarded(feature.scored)(exercise, score, done)
        return None

    def fail(self, name, scope, error):
        """Close a feature after a fault, and say so on the page."""
        report(error)
        if scope.closed:
            return
        feature = self.loaded.pop(name, None)
        self.failed.add(name)
        try:
            if feature:
                feature.leave()  # what it has on the page goes, as far as it still can
        except Exception as another:
            report(another)
        scope.close()
        self.page.messages.say(words.text("page.part_failed"))

    async def _fetched(self, name):
        """Load a feature's part after those it needs; None if one of them does not arrive."""
        for each in FEATURES[name].needs + (name,):
            if each not in self.parts:
                part = await self.fetch(each)
                if part is None:
                    return None
                self.parts[each] = part
        return self.parts[name]

    def _on_click(self, event):
        button = event.target.closest("[data-feature]")
        if button and button.getAttribute("aria-disabled") != "true":
            host = button.closest("[data-stage]")
            number, made = int(host.dataset.stage) if host else 0, self.page.pair.made
            stage = made[number - 1] if 0 < number <= len(made) else None
            name, _, what = button.dataset.feature.partition(":")
            if stage or not number:
                self.page.start(self.press(name, what, stage))

    async def press(self, name, what="", stage=None):
        """Press a feature's button in this stage, unless the stage was closed or a link followed meanwhile."""
        following = self.following
        feature = await self.page.scope.wait(self.open(name, anew=True))
        if feature and stage and stage.player.table is None:
            await stage.scope.wait(stage.opening.done.wait())  # it shows its search in a moment
        if feature and following is self.following and (stage is None or stage in self.page.pair.stages):
            feature.scope.start(feature.press(what, stage))

    def open_list(self, panel):
        """Show the dialog that lists lessons and challenges, at this panel."""
        self.page.lessons.open(panel)

    # -- links ---------------------------------------------------------------------------------------------------------

    def follow(self, link):
        """Have features follow a link whose search is already being opened."""
        link.scope = self.following = self.page.scope.renew(self.following)
        names = {ASKING[option] for option in link.features}
        for name, feature in list(self.loaded.items()):
            if name not in names:
                feature.scope.start(feature.passed(link))
        self.awaited = len(names)
        for name in names:
            self.page.start(self._follow(name, link))

    async def _follow(self, name, link):
        """Have a feature follow a link: at once, and again when the link's search is open."""
        feature = await self.open(name, anew=True)
        link.scope.check()
        if feature:
            await link.scope.wait(feature.scope.start(self._arrive(feature, link)))
        self.awaited -= 1
        if self.page.ready.is_set():
            self.page.settled()

    async def _arrive(self, feature, link):
        await link.scope.wait(feature.early(link))
        await link.scope.wait(self.page.pair.first.opening.done.wait())  # it was claimed when the link was followed
        await link.scope.wait(self.page.ready.wait())
        feature.scope.check()
        await link.scope.wait(feature.arrive(link))

    def leave_others(self, name):
        """Have all other features leave, because this one opens something."""
        self._tell("leave", (), name)

    # -- what the page tells -------------------------------------------------------------------------------------------

    def _tell(self, method, arguments=(), but=None):
        """Call a method of each feature except `but`, and return the answers. Close a feature that fails."""
        answers = []
        for name, feature in list(self.loaded.items()):
            if name != but:
                try:
                    answers.append(getattr(feature, method)(*arguments))
                except Exception as error:
                    self.fail(name, feature.scope, error)
        return answers

    def moved(self):
        self._tell("moved")

    def question_changed(self, kind):
        self.question = kind
        self._tell("question_changed", (kind,))

    def scored(self, exercise, score, done):
        """Report the state of an exercise, also to features that are loaded later."""
        self.results[exercise] = score, done
        self._tell("scored", (exercise, score, done))

    def arranged(self):
        self._tell("arranged")

    def selected(self, stage):
        self._tell("selected", (stage,))

    def heard(self, answer):
        self._tell("heard", (answer,))

    def halted(self, why):
        self._tell("halted", (why,))

    def unsaved(self):
        return [each for feature in self.loaded.values() for each in feature.unsaved()]

    def silent(self, whether):
        return any(self._tell("silent", (whether,)))
