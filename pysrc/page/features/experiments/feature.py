"""The feature `experiments`: many searches, counted in the worker, a row for each (docs/how-to/experiments.md).

The worker runs them in slices of time: a step of the shown search can come in between, and Stop acts at the next
slice. web/features/experiments shows the rows.
"""

import asyncio
import json

from js import performance

from page.dom.elements import find
from page.dom.seam import seam
from page.features.experiments import plan as plans
from page.features.experiments import wording
from page.features.experiments.form import ExperimentForm
from page.features.experiments.panel import ExperimentPanel
from page.features.feature import Feature
from page.options.links import readable
from page.solver_link.open_search import Stopped
from page.text import words

OPTION = "experiment"
SLICE = 0.06  # seconds of searching in one call of the worker
FAR = 10_000  # pixels
MOST_NAMED = 3  # invalid parts of a link that are named


class Experiments(Feature):
    """`opened`: whether its panel is shown; `running`: the number of the running experiment, or None."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.form = ExperimentForm(self.scope, context.catalog, self._tell, self.run, self._book)
        self.panel = self.results = None  # until the charts are loaded, which draw for it
        self.opened = False
        self.running, self.number = None, 0
        self.figured = False  # whether it is the textbook's figure, which is shown when done
        self.run_scope = None  # of the latest experiment
        self.begun = 0  # milliseconds
        self.generated, self.seconds = 0, 0  # in the rows so far, to estimate this machine's speed
        self.done, self.searches = 0, None
        offer, listeners = self._offer, context.catalog.listeners  # one and the same function, to be found again
        listeners.append(offer)
        self.scope.ending(lambda: listeners.remove(offer))

    # -- opening and closing -------------------------------------------------------------------------------------------

    async def press(self, what, stage):
        """Open the experiments, or close them if they are open."""
        if self.opened:
            return self.fold()
        if await self._open():
            self.panel.title.focus()

    async def _open(self):
        """Load the panel and the charts' part, which draws for it; return whether that worked."""
        if self.panel is None:
            charts = await self.scope.wait(self.context.features.open("charts"))
            if charts is None:
                return False
            if self.panel is None:
                self._make(charts.part)
        first = self.context.first
        await self.scope.wait(first.opening.done.wait())
        if self.form.shown is None:
            self.form.fill(plans.first(self.context.catalog, first.shown), first.shown)
        self.unfold()
        self._tell()
        return True

    def _make(self, charts):
        from page.features.charts.panel import frame  # it comes with the feature `charts`

        self.panel = panel = ExperimentPanel(self.form, frame, self)
        frames = panel.figures
        self.results = self.part.createResults(
            charts, panel.rows, panel.summary, frames["depths"], frames["pairs"],
            wording.all_texts(self.context.catalog),
            self._on_open, self._on_shown,
        )  # fmt: skip
        self.panel.tell("")
        for element in (panel.section, panel.strip):
            self.scope.ending(element.remove)
        self.scope.ending(self.close)

    def unfold(self):
        """Show the panel in place of the search."""
        if not self.opened:
            self.opened = True
            self.context.layout.add_tab("experiments", words.text("tools.experiments"))
        self.panel.stand("open")
        self.context.layout.turn_to("experiments")
        find("tabs").scrollLeft = FAR  # the last one of the tabs
        self.moved()
        if self.results.count():
            self.results.show()
            self.results.focus()

    def fold(self):
        """Show the search again, with a line above it that leads back if there are or will be rows."""
        if not self.opened:
            return
        if not self.results.count() and not self.running:
            return self.close()
        self.panel.stand("folded")
        self.context.layout.turn_to("tree")

    leave = fold

    def close(self):
        """Close the panel, and stop a running experiment."""
        self.stop()
        if self.opened:
            self.opened = False
            self.panel.stand("")
            self.context.layout.drop_tab("experiments")
            self.context.tell(OPTION, None)

    def unsaved(self):
        has_rows = self.running or (self.results and self.results.count())
        return [words.text("language.loses.experiment")] if has_rows else []

    async def arrive(self, link):
        """Fill the form from a link, without running anything."""
        draft, unknown = plans.read(link.features[OPTION], self.context.catalog)
        for each in unknown[:MOST_NAMED]:
            self.context.messages.complain(words.unknown((OPTION, each)))
        if draft is None or not await link.scope.wait(self._open()):
            return
        self.form.fill(draft, self.context.first.shown)
        self._tell()

    def _tell(self):
        """Set the experiment's option in links."""
        if self.opened:
            part = readable(seam.escaped(plans.compact(self.form.draft)))
            self.context.tell(OPTION, part.replace("%3B", ";").replace("%7C", "|"))

    # -- the shown search and the choices ------------------------------------------------------------------------------

    def moved(self):
        shown = self.context.first.shown
        if self.opened and shown and self.form.shown:
            self.form.look(shown, self.generated / self.seconds if self.seconds > 1 else None)

    def _offer(self):
        """Update the choices after the reader's file has changed them."""
        if self.form.shown:
            self.form.fill(self.form.draft, self.context.first.shown)

    # -- running -------------------------------------------------------------------------------------------------------

    def _book(self, size):
        self.form.fill(plans.book(size), self.context.first.shown)
        self._tell()
        self.run()
        self.figured = True

    def run(self):
        self.figured = False
        catalog, shown, draft = self.context.catalog, self.context.first.shown, self.form.draft
        faults = plans.faults(draft, catalog, shown)
        self.panel.say(" ".join(self.form.say(faults)))
        if not faults:
            self._begin(plans.plan(draft, catalog, shown))

    async def take(self, data):
        """Run another feature's plan; the form stays as it is."""
        if await self._open():
            self._begin(data)

    def _begin(self, data):
        self.run_scope = self.scope.renew(self.run_scope)
        self.run_scope.start(self._run(self.run_scope, data))

    def stop(self):
        """Stop at the next slice; the rows stay."""
        if self.running:
            self._end("stopped")

    async def _run(self, scope, data):
        self.number += 1
        number = self.running = self.number
        self.begun, self.done, self.searches = performance.now(), 0, None
        self.results.begin(number, wording.all_texts(self.context.catalog))
        self.panel.offer([])
        self.panel.say("")
        self.panel.section.scrollIntoView()  # on a phone the form is below the rows
        self._progress()
        try:
            answer = await scope.wait(self.context.worker.open_experiment(data, plans.own_in(data)))
            taker = self.results.taker(number)
            while answer["ok"] and self.done != self.searches:
                request = self.context.worker.ask("experiment", "more_rows", through=taker, seconds=SLICE)
                answer = await scope.wait(request)
                if answer["ok"]:
                    self._heard(answer)
                await scope.wait(asyncio.sleep(0))
        except Stopped:
            return self._end("lost")
        self._end("lost" if answer.get("lost") else "done" if answer["ok"] else "refused", answer)

    def _heard(self, answer):
        self.done, self.searches = answer["done"], answer["searches"]
        self.generated += answer.get("generated", 0)
        self.seconds += answer.get("seconds", 0)
        if answer["said"]:
            self.panel.say(" ".join([words.sentence(each) for each in answer["said"]]))
        self._progress()

    def _lasted(self):
        return (performance.now() - self.begun) / 1000

    def _progress(self):
        text = wording.progress(self.done, self.searches, self._lasted())
        self.panel.tell(text, self.done, self.searches, running=True)

    def _end(self, state, answer=None):
        self.running = None
        self.run_scope.close()
        self.results.end()
        if state == "refused":
            faults = [(error["field"], words.sentence(error)) for error in answer["errors"]]
            self.panel.say(" ".join(self.form.say(faults)))
            return self.panel.tell("")
        self.panel.tell(wording.ended(state, self.done, self.searches, self._lasted()))
        if self.figured and state == "done":
            self.panel.turn("depths")
        self.moved()

    # -- using the rows ------------------------------------------------------------------------------------------------

    def _on_shown(self):
        """Update the page after the rows were shown again."""
        self.panel.fill(self.results.count() > 0)
        names = json.loads(self.results.variants())
        if len(names) != self.panel.pair[0].options.length:
            self.panel.offer(names)
        unsolved = self.results.unsolved()
        self.panel.unsolved.textContent = words.text("experiments.unsolved", count=unsolved) if unsolved else ""

    def _on_open(self, first, second):
        """Open the search of a row, or two side by side."""
        search, other = {"options": json.loads(first)}, json.loads(second)
        if other:
            search["second"] = other
        self.context.enter()
        self.context.openings.lesson(search)
        self.fold()

    def chart_file(self, chart, kind):
        self.scope.start(self._save(chart, kind))

    async def _save(self, chart, kind):
        if kind == "csv":
            content = self.results.chartCsv(chart)
        else:
            content = await self.scope.wait(self.results.chartImage(chart))
        if content:
            self.results.save("searchlight-experiment-%s.%s" % (chart, kind), content)
