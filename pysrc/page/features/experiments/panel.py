"""The region `Experiments`: the form, the progress, and the rows as a table, a summary and two charts."""

from page.dom.elements import find, make, make_button, root, show
from page.dom.form import check_box, labelled, menu
from page.dom.tabs import Tabs
from page.features.experiments import wording
from page.text import words

VIEWS = ("rows", "summary", "depths", "pairs")
FIGURES = ("depths", "pairs")


class ExperimentPanel:
    """`frame`: makes a chart's frame (features/charts/panel.py); `experiments`: the feature with its `results`."""

    def __init__(self, form, frame, experiments):
        self.experiments = experiments
        self.section = make("section", id="experiments", className="experiments", hidden=True)
        self.section.setAttribute("aria-label", words.text("tools.experiments"))
        self.body = make("div", className="experiment-body")
        self.form = form
        self.idle = make("div", className="experiment-idle")
        self.idle.append(make("p", textContent=words.text("experiments.idle")), form.book)
        self.body.append(form.element, self.idle, self._results(frame))
        self.section.append(self._head(), self.body)
        find("stages").after(self.section)
        self.strip = self._strip()

    # -- what it is made of --------------------------------------------------------------------------------------------

    def _head(self):
        head = make("div", className="experiment-head")
        self.title = make("h2", textContent=words.text("tools.experiments"), tabIndex=-1)
        self.progress = make("progress", hidden=True)
        self.progress.setAttribute("aria-label", words.text("experiments.progress_name"))
        self.message = make("p", className="experiment-said")
        self.message.setAttribute("aria-live", "polite")
        self.now = make("p", className="experiment-now")
        self.stop = make_button(words.text("experiments.stop"), self.experiments.stop)
        fold = make_button(words.text("experiments.fold"), self.experiments.fold, "quiet")
        close = make_button(words.text("experiments.close"), self.experiments.close, "quiet close", "×")
        head.append(self.title, self.progress, self.now, self.stop, self.message, fold, close)
        return head

    def _strip(self):
        """Make the line that remains while a search is shown."""
        strip = make("section", className="strip experiment-strip", hidden=True)
        strip.setAttribute("aria-label", words.text("experiments.under_way"))
        self.strip_now = make("p")
        self.strip_stop = make_button(words.text("experiments.stop"), self.experiments.stop, "quiet")
        self.back = make_button(words.text("experiments.back"), self.experiments.unfold)
        strip.append(self.strip_now, self.strip_stop, self.back)
        find("strips").appendChild(strip)
        return strip

    def _results(self, frame):
        results = make("div", className="experiment-results", hidden=True)
        self.results = results
        self.rows = make("div", id="experiment-rows", className="experiment-rows")
        summary = make("div", id="experiment-summary", className="experiment-summary", tabIndex=0)
        self.summary, self.unsolved = make("table"), make("p", className="note")
        summary.append(self.summary, self.unsolved)
        panels = {"rows": self.rows, "summary": summary}
        self.figures, self.scales = {}, {}
        for chart in FIGURES:
            panels[chart] = self._figure(chart, frame)
        self.tabs = Tabs([(words.text("experiments.view." + view), panels[view]) for view in VIEWS], self._on_tab)
        bar = make("div", className="experiment-bar")
        bar.append(self.tabs.element, *self._files())
        results.append(bar, *[panels[view] for view in VIEWS])
        return results

    def _files(self):
        return [
            make_button(words.text("experiments.save." + kind), lambda kind=kind: self._save(kind), "quiet")
            for kind in ("csv", "json")
        ]

    def _figure(self, chart, frame):
        panel = make("div", id="experiment-" + chart, className="experiment-figure")
        title, note = words.text("experiments.view." + chart), words.text("experiments.note." + chart)
        self.figures[chart] = frame(chart, title, note, "experiment-help-" + chart, self.experiments.chart_file)
        help_text = make("p", id="experiment-help-" + chart, hidden=True)
        help_text.textContent = words.text("experiments.help." + chart)
        bar = make("div", className="experiment-choices")
        bar.appendChild(self._measure())
        if chart == "pairs":
            self.pair = [menu(act=lambda _: self._on_pair()) for _ in range(2)]
            for at, text_id in enumerate(("experiments.across", "experiments.upwards")):
                bar.appendChild(labelled(words.text(text_id), self.pair[at], "experiment-pick"))

        def scale(yes):
            self.experiments.results.scale(chart, yes)

        bar.appendChild(check_box(words.text("experiments.log"), scale, "charts-scale", checked=True)[0])
        if chart == "pairs":
            bar.appendChild(make_button(words.text("experiments.differ_most"), self._on_differ_most))
        panel.append(bar, help_text, self.figures[chart])
        return panel

    def _measure(self):
        offered = [(measure, words.text("experiments.measure." + measure)) for measure in wording.MEASURES]
        return labelled(words.text("experiments.measured"), menu(offered, self._on_measure), "experiment-pick")

    # -- what is pressed -----------------------------------------------------------------------------------------------

    def _on_tab(self, panel):
        if self.experiments.results:
            self.experiments.results.view(panel.id[len("experiment-") :])

    def turn(self, view):
        """Show one of the tabs of the results."""
        self.tabs.choose(VIEWS.index(view))

    def _on_measure(self, measure):
        for select in self.section.querySelectorAll(".experiment-pick:first-child select"):
            select.value = measure
        self.experiments.results.measure(measure)

    def _on_pair(self):
        self.experiments.results.pair(*[select.selectedIndex for select in self.pair])

    def _on_differ_most(self):
        if not self.experiments.results.differMost():
            self.say(words.text("experiments.no_pair"))

    def _save(self, kind):
        self.experiments.results.saveRows(kind, "searchlight-experiment." + kind)

    # -- showing -------------------------------------------------------------------------------------------------------

    def stand(self, how):
        """Show the panel; `how`: open, folded (in a narrow window, its tab still opens it), or "" for closed."""
        show(self.section, how != "")
        show(self.strip, how == "folded")
        root.dataset.experiments = how

    def fill(self, yes):
        """Show the results if there are rows."""
        show(self.results, yes)
        show(self.idle, not yes)
        (self.form.host if yes else self.idle).appendChild(self.form.book)

    def offer(self, names):
        """List the searches for both axes of the scatter plot."""
        for at, select in enumerate(self.pair):
            chosen = select.selectedIndex
            select.replaceChildren(
                *[make("option", value=str(number), textContent=names[number]) for number in range(len(names))]
            )
            select.selectedIndex = chosen if chosen >= 0 else min(at, len(names) - 1)

    def tell(self, text, done=None, searches=None, running=False):
        """Show the progress."""
        show(self.progress, running)
        if searches:
            self.progress.max, self.progress.value = searches, done
        else:
            self.progress.removeAttribute("value")
        self.now.textContent = text
        self.strip_now.textContent = "%s: %s" % (words.text("tools.experiments"), text)
        show(self.stop, running)
        show(self.strip_stop, running)

    def say(self, text):
        """Show a sentence about the plan or its end."""
        self.message.textContent = text
