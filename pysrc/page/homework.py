"""A program from a course, observed: it runs as it is when its reader presses the button, and what it asked is shown.

It stands in the place of an algorithm, and the book's beside it, both at the first difference. Where the program fails,
what was recorded before is shown all the same, and the error stands at its line.
"""

import json

import homework_words as words
from catalog import OBSERVED
from code_run import WANTED
from count_form import CountForm
from dom import on, root
from homework_choice import beside, entry, meant, offering
from homework_form import HomeworkForm
from two_links import common
from words import told


class Homework:
    """`desk`: what belongs to the editor."""

    def __init__(self, desk):
        self.page, self.panel, self.file, self.links = desk.page, desk.panel, desk.file, desk.links
        self.code, self.output = desk.code, desk.output
        self.scope = desk.scope
        self.searches, self.catalog, self.stage = self.page.searches, self.page.catalog, desk.stage
        self.against = None  # the book's algorithm beside the program that was observed last
        self.step = self.told_of = None  # at which the two differ first; the search of which that is told
        self.lit = 0  # the line of the program that is lit in the editor
        start = self.scope.start
        self.form = HomeworkForm(self.panel, self.catalog, lambda: start(self.observe()), self._go)
        self.links.corrections = self._corrections
        on(self.form.chooser, "change", lambda _: start(self._take_files(desk.editor)))
        self.count = CountForm(self.panel.host, lambda *given: start(self._explain(*given)))

    @property
    def waits(self):
        """Whether a link waits that shows a program."""
        return "=" + OBSERVED in (self.links.waiting or "")

    @property
    def shown(self):
        """Whether the first search is a program, as it stands in the editor."""
        program = self.searches.program
        observed = self.stage.choices.shown.get("algorithm") == OBSERVED
        return observed and program is not None and program["text"] == self.file.text

    async def _take_files(self, editor):
        self.form.take(json.loads(await self.scope.wait(editor.openedAll(self.form.chooser))))

    def _corrections(self):
        """What a link says of the program that is shown."""
        return self.form.told_in_links() if self.stage.choices.shown.get("algorithm") == OBSERVED else ""

    # -- observing -----------------------------------------------------------------------------------------------------

    async def observe(self):
        text = self.file.text
        if not text.strip():
            return self.panel.say(words.EMPTY)
        self.told_of = None
        self.form.say([])
        await self.scope.wait(self.code.carry_out(words.RUNNING, lambda: self._observe(text), words.OBSERVE))

    async def _observe(self, text):
        options, second = self._options()
        chosen = self.form.chosen()
        wanted = self.form.against.value or (second or {}).get("algorithm")
        self.against = beside(self.catalog, wanted, options["algorithm"], self.against)
        known = entry(self.catalog.algorithms[self.against], words.TEXTS)
        self.catalog.refresh(offering(self.catalog.listed, known))
        request = dict(chosen, against=self.against)
        self.searches.program = {"text": text, "against": self.against, "request": request, "halted": False}
        options = self.stage.choices.whole(meant(self.catalog, options))
        self.stage.setup.fill(options)
        answer = await self.scope.wait(self.stage.opening.open(options, 0, None, None, WANTED))
        if answer is None:
            return self.code.mark("ready")  # another search was asked for meanwhile
        if not answer["ok"]:
            return self.code.fail(answer["errors"])
        await self.scope.wait(self.links.keep(text))
        await self._set_beside(answer, second)

    def _options(self):
        """The options of the search, and of the one beside it where a link says them."""
        link = self.links.taken() if self.waits else self.links.wait(None)
        if link:
            return link.options, link.second
        return self.stage.choices.latest, None

    async def _set_beside(self, answer, second):
        """The book's search as the second one, both at the first difference; what is known is told at once."""
        seen, page, shown = answer["observation"], self.page, self.stage.choices.shown
        self.form.recognise(seen["family"], seen["function"] or words.BY_ITSELF)
        sentences = [told(each) for each in seen["sentences"]]
        self.form.say([words.COMPARING] + sentences)
        self._ready()
        book = common(self.catalog, shown, dict(second or shown, algorithm=self.against))
        if page.pair.second:
            page.pair.second.change(page.pair.second.choices.whole(book))
        else:
            page.openings.compare(book)
            page.arranged()
        self.moved()
        found = await self.scope.wait(self.searches.compare_observed(answer["run"], self.catalog.taken(book)))
        if self.stage.player.original is answer["run"]:
            await self.scope.wait(page.ready.wait())
            self._tell(found, sentences)

    def _ready(self):
        if root.dataset.code != "failed":  # the program itself may have failed
            self.code.mark("ready")
            self.panel.say(words.READY)

    async def _tell_anew(self, run):
        """The program was observed again, with other options: it is compared again, and nothing else moves."""
        self.told_of = run
        sentences = [told(each) for each in run.observation["sentences"]]
        self.form.say([words.COMPARING] + sentences)
        await self.scope.wait(self.page.ready.wait())
        second = self.page.pair.second
        if run is not self.stage.player.original or second is None:
            return
        found = await self.scope.wait(self.searches.compare_observed(run, self.catalog.taken(second.choices.shown)))
        if run is self.stage.player.original:
            self._tell(found, sentences, False)

    def _tell(self, found, sentences, go=True):
        if not found["ok"]:
            return self.form.say(sentences + [told(each) for each in found["errors"]])
        difference, second, self.told_of = found["difference"], found["perturbed"], self.stage.player.original
        label = self.catalog.algorithms[self.against]["label"]
        first = words.BESIDE % (label, told((difference or found["agreed"])["said"]))
        self.step = difference["step"] + 1 if difference else None
        self.form.say([first] + ([told(second["said"])] if second else []) + sentences, difference is not None)
        if go:
            self._go()

    def _go(self):
        """Both searches are shown where they differ first."""
        if self.step is not None:
            self.page.pair.pause()
            self.scope.start(self._stand(self.step))

    async def _stand(self, step):
        """A program that has failed in the middle of its last step has come as far as there is anything of it."""
        player = self.stage.player
        await self.scope.wait(self.page.pair.to_step(step))
        if player.supply.refused and step > player.table.stepCount:
            player.go(player.table.endTime)
        self.page.moved()

    # -- while it is shown ---------------------------------------------------------------------------------------------

    def moved(self):
        """Another moment is shown: the line at which the program stands then is lit in its text.

        What was told of it goes when one of the two searches is another one; of the same program, observed with other
        options, it is told anew.
        """
        player, second = self.stage.player, self.page.pair.second
        book = second.choices.shown.get("algorithm") if second else None
        if self.told_of and (player.original is not self.told_of or book != self.against):
            self.told_of = None
            self.form.say([])
            if book == self.against and self.shown and player.original and player.original.observation:
                self.scope.start(self._tell_anew(player.original))
        line = player.table.at(player.t).event.line if self.shown and player.loaded else 0
        if line != self.lit:
            self.lit = line
            self.panel.box.light(line)

    # -- numbers -------------------------------------------------------------------------------------------------------

    async def _explain(self, every, numbers):
        options = dict(self.catalog.taken(self.stage.choices.shown))
        if every:
            options.pop("algorithm")
        self.count.say(words.EXPLAINING, [], [])
        self.count.tell(await self.scope.wait(self.searches.explain_count(options, numbers)))
