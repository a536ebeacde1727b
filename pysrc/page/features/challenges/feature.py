"""Challenges, from the list, a link or a file, and their judgement by the worker.

A link names a built-in challenge, or contains a lecturer's challenge as a whole (packed.py).
"""

import json

from page.dom.elements import document, enable, enabled, find, make, make_button, name, on, show
from page.dom.foreign_text import text_of
from page.dom.form import labelled, sign
from page.dom.seam import seam
from page.features.challenges.packed import is_packed, packed, unpacked
from page.features.challenges.wording import Challenge, Solved, faults, judgement
from page.features.feature import Feature
from page.features.registry import FEATURES
from page.options.catalog import OBSERVED
from page.text import words


class ChallengeStrip:
    """`on_go()`, `on_check()`, `on_again()`, `on_beside(by)`, `on_close()`: one for each button."""

    def __init__(self, on_go, on_check, on_again, on_beside, on_close):
        self.element, self.judgement, self.mark = find("challenge"), find("challenge-said"), find("challenge-mark")
        self.hint = make("p")
        self.hint_box = make("details", className="hint")
        self.hint_box.append(make("summary", textContent=words.text("challenges.hint")), self.hint)
        self.judgement.before(self.hint_box)
        self.mark.textContent = "%s %s" % (words.SIGNS["yes"], words.text("challenges.marked"))
        self.buttons = {}
        for part, act in (
            ("go", on_go),
            ("check", on_check),
            ("again", on_again),
            ("previous", lambda: on_beside(-1)),
            ("next", lambda: on_beside(1)),
        ):
            self._button(part, words.text("challenges." + part), act)
        self._button("close", "×", on_close)
        self.buttons["close"].setAttribute("aria-label", words.text("control.close"))

    def _button(self, part, title, act):
        button = self.buttons[part] = find("challenge-" + part)
        name(button, title)
        on(button, "click", lambda _: enabled(button) and act())

    def show(self, challenge, solved, before, after):
        """Show a challenge; `before`, `after`: whether there is a previous and a next one."""
        for part, text in (("title", challenge.title), ("question", challenge.question), ("may", challenge.may)):
            find("challenge-" + part).textContent = text
        self.hint.textContent = challenge.hint
        self.hint_box.open = False
        show(self.hint_box, bool(challenge.hint))
        for part, exists in (("previous", before), ("next", after)):
            show(self.buttons[part], challenge.built_in)
            enable(self.buttons[part], exists)
        self.solved(solved)
        self.forget()
        self.rest()
        show(self.element, True)

    def hide(self):
        show(self.element, False)

    def solved(self, yes):
        show(self.mark, yes)

    def busy(self):
        """Show that the searches are running."""
        self.tell(words.text("challenges.checking"))
        enable(self.buttons["check"], False)

    def rest(self):
        enable(self.buttons["check"], True)

    def forget(self):
        """Remove the result of a check, because other searches are shown."""
        self.judgement.replaceChildren()
        self.aim("check")

    def aim(self, part):
        """Make this button the primary one."""
        for each in ("check", "next"):
            self.buttons[each].classList.toggle("primary", each == part)
        self.buttons["next"].classList.toggle("quiet", part != "next")

    def tell(self, text, findings=(), why=""):
        """Show the judgement. `findings`: (holds, sentence) of each condition; `why`: the reason behind a solution."""
        self.forget()
        listed = make("ul")
        for holds, sentence in findings:
            item = make("li")
            item.append(sign(holds, "holds" if holds else "fails"), sentence)
            listed.appendChild(item)
        self.judgement.append(make("b", textContent=text), listed)
        if why:
            self.judgement.appendChild(make("p", textContent=why))


KINDS = ".json,application/json"


class ChallengeList:
    """`panel`: the element to fill; `solved`: the solved challenges; `scope`: the feature's.

    `on_choose(challenge)` opens a challenge; `on_file(name, text)` reads a file.
    """

    def __init__(self, panel, solved, scope, on_choose, on_file):
        self.solved, self.scope, self.on_choose, self.on_file = solved, scope, on_choose, on_file
        self.entries = make("ul")
        self.marks = {}
        self.chooser = make("input", type="file", accept=KINDS, id="challenge-file")
        on(self.chooser, "change", lambda _: self.chooser.files.length and scope.start(self._read()))
        label = labelled(words.text("challenges.file"), self.chooser, "challenge-file")
        self.refused = make("div", role="alert")
        note = make("p", className="note", textContent=words.text("challenges.note"))
        panel.append(note, self.entries, label, self.refused)

    def fill(self, challenges):
        """Fill the list with the built-in challenges."""
        for challenge in challenges:
            button = make_button(challenge.title, lambda challenge=challenge: self.on_choose(challenge))
            self.marks[challenge.name] = mark = make("span", className="mark-solved")
            head, item = make("div", className="challenge-head"), make("li")
            head.append(button, mark)
            item.append(head, make("p", className="note", textContent=challenge.question))
            self.entries.appendChild(item)
            self.mark(challenge)

    def mark(self, challenge):
        """Mark a challenge as solved, with a sign and a word."""
        if self.solved.has(challenge):
            self.marks[challenge.name].replaceChildren(sign(True), words.text("challenges.marked"))

    async def _read(self):
        file = self.chooser.files.item(0)
        text, wrong = await self.scope.wait(text_of(file))
        self.chooser.value = ""  # so that the same file can be chosen again after a correction
        if text is None:
            return self.refuse(file.name, [wrong])
        self.refuse(None, [])
        await self.scope.wait(self.on_file(file.name, text))

    def refuse(self, file, sentences):
        """Show all mistakes of a lecturer's file."""
        self.refused.replaceChildren()
        if sentences:
            head = make("p", textContent=words.text("challenges.wrong_file", file=file))
            listed = make("ul", className="faults")
            for sentence in sentences:
                listed.appendChild(make("li", className="message", textContent=sentence))
            self.refused.append(head, listed)


class Challenges(Feature):
    """`current`: the open challenge, or None."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.searches = context.worker
        self.solved = Solved(seam.remembered, seam.remember)
        self.list = ChallengeList(find("challenges-panel"), self.solved, self.scope, self._choose, self.read)
        self.strip = ChallengeStrip(self._go, self.check, self.again, self._beside, self.leave)
        self.earlier = False  # whether the next link's challenge was solved in an earlier visit
        with open("challenges.json") as file:
            self.built_in = [Challenge(data, True) for data in json.loads(file.read())]
        self.list.fill(self.built_in)
        self.current = self.judged = self.work = None  # work: the scope of the current challenge

    # -- which one -----------------------------------------------------------------------------------------------------

    def _choose(self, challenge):
        self._enter(challenge, challenge.name if challenge.built_in else None, challenge.built_in)
        self.again()

    async def take(self, wanted):
        """Open the challenge at the end of a lesson: a built-in one by name, or the data of another."""
        built_in = [each for each in self.built_in if each.name == wanted]
        self._choose(built_in[0] if built_in else Challenge(wanted, False))

    def _beside(self, by):
        self._choose(self.built_in[self._place(self.current) + by])

    def _place(self, challenge):
        return [each.name for each in self.built_in].index(challenge.name)

    def _enter(self, challenge, part, sendable=True):
        """Open a challenge. `part`: its value in links; None if it is too long, or if no link is needed."""
        self.current, self.judged = challenge, None
        self.work = self.scope.renew(self.work)
        if self.earlier:
            self.solved.add(challenge)
            self.earlier = False
        self.context.enter()
        last = len(self.built_in) - 1
        at = self._place(challenge) if challenge.built_in else 0
        self.strip.show(challenge, self.solved.has(challenge), at > 0, at < last)
        if part is None and sendable:
            self.strip.tell(words.text("challenges.too_long"))
        self._tell(part)

    def _tell(self, part):
        """Set the key of the challenge in links."""
        self.context.tell("challenge", part)

    def leave(self):
        """Close the challenge, because something else is opened."""
        if self.current:
            self.current = None
            self.work.close()
            self.strip.hide()
            self._tell(None)

    def unsaved(self):
        alone = self.current and "challenge" not in self.context.address.parts
        return [words.text("language.loses.challenge")] if alone else []

    # -- a lecturer's own ----------------------------------------------------------------------------------------------

    async def read(self, name, text):
        self.list.refuse(None, [])  # clears the faults of another file
        answer = await self.scope.wait(self.searches.ask("challenges", "check", text=text))
        if not answer["ok"]:
            return self.list.refuse(name, faults(answer["errors"]))
        challenge = Challenge(answer["challenge"], False)
        self._enter(challenge, await self.scope.wait(packed(self.scope, challenge.text)))
        self.again()

    # -- links ---------------------------------------------------------------------------------------------------------

    async def early(self, link):
        """Open the challenge's first search if the link names no other."""
        part = link.features["challenge"]
        challenge, wrong = await link.scope.wait(self._linked(part))
        if wrong:
            self.leave()
            self.context.messages.complain(wrong)
        else:
            self._enter(challenge, part)
            if link.bare:
                self.again()

    async def _linked(self, part):
        """Return (the challenge, None), or (None, a sentence on what is wrong with the link)."""
        for challenge in self.built_in:
            if challenge.name == part:
                return challenge, None
        if not is_packed(part):
            return None, words.text("challenges.unknown", challenge=words.cut(part))
        text = await self.scope.wait(unpacked(self.scope, part))
        if text is None:
            return None, words.text("challenges.cut")
        answer = await self.scope.wait(self.searches.ask("challenges", "check", text=text))
        if answer["ok"]:
            return Challenge(answer["challenge"], False), None
        return None, words.text("challenges.wrong_link", sentences=" ".join(faults(answer["errors"])))

    # -- working at it -------------------------------------------------------------------------------------------------

    def again(self):
        """Open the search with which the challenge begins."""
        self.context.openings.lesson(self.current.search)

    def _go(self):
        """Go to the control for the change that the challenge allows."""
        panel, control = self.current.place
        if panel in FEATURES:
            return self.work.start(self._open(panel, control))
        if panel:
            first = self.context.first
            first.setup.pickers[panel].show()
        document.querySelector(control).focus()

    async def _open(self, name, what):
        """Open what is changed in another feature, once the challenge's search is shown."""
        first = self.context.first
        await self.work.wait(first.opening.done.wait())
        feature = await self.work.wait(self.context.features.open(name))
        if feature:
            await self.work.wait(feature.press(what, first))

    def check(self):
        """Check the challenge, after taking in what has just been typed."""
        first = self.context.first
        first.setup.fields.settle()
        if self.current:
            self.work.start(self._check(self.current))

    async def _check(self, challenge):
        first = self.context.first
        self.strip.busy()
        try:
            await self.work.wait(first.opening.done.wait())
            shown = self._shown()
            if OBSERVED in [options["algorithm"] for options in shown]:
                return self.strip.tell(words.text("challenges.unjudged"), [(False, words.text("challenges.observed"))])
            effective = [self.context.catalog.effective(options) for options in shown]
            judged = self.searches.ask("challenges", "judge", *effective, challenge=challenge.text)
            answer = await self.work.wait(judged)
        finally:
            self.strip.rest()
        self.judged = shown
        if answer["ok"] and answer["solved"]:
            self.solved.add(challenge)
            self.strip.solved(True)
            self.list.mark(challenge)
        if answer["ok"]:
            solved = self.solved.has(challenge)
            self.context.features.scored("challenges", 1 if solved else 0, {"solved": solved})
        solved = answer["ok"] and answer["solved"]
        self.strip.tell(*judgement(answer), why=challenge.why if solved else "")
        if solved and challenge.built_in and enabled(self.strip.buttons["next"]):
            self.strip.aim("next")

    def _shown(self):
        """The options of the search that is shown, or of both."""
        return [stage.choices.shown for stage in self.context.stages]

    def restore(self, done):
        self.earlier = done.get("solved") is True

    def moved(self):
        """Drop the result of the last check once the searches have other options."""
        if self.judged and self.judged != self._shown():
            self.judged = None
            self.strip.forget()
