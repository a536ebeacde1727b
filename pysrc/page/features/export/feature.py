"""Export what is shown: pictures, a run as GIF, and the search with its nodes and events."""

import json

from page.features.export.form import FILES, RUNS, ExportForm
from page.features.feature import Feature
from page.options.offers import heuristic_label, problem_label
from page.text import words
from page.text.telling import Then, pictured, sentence

MOST = {"svg": 20000, "tikz": 2000}  # nodes, cells or entries in a file of shapes
MOST_ENTRIES = 500  # of a list, in one picture
MOST_STEPS = 1000  # in an animation
PACKAGES = "\\usepackage{tikz}, \\usepackage[T1]{fontenc}, \\usepackage{lmodern}"  # required by TikZ pictures


def at_step(step):
    return words.text("export.alt.step", step=step)


def from_to(first, last):
    return words.text("export.alt.steps", first=first, last=last)


def title(what, options, catalog, moment):
    """A picture's title; `moment`: at_step or from_to."""
    problem = problem_label(options, catalog.problems[options["problem"]]["label"])
    parts = [problem, catalog.algorithms[options["algorithm"]]["label"]]
    if options.get("heuristic") and catalog.uses_h(options["algorithm"]):
        parts.append(heuristic_label(options, catalog.heuristics[options["heuristic"]]["label"]))
    return words.text("export.alt.title", what=what, search=" · ".join(parts), moment=moment)


def description(player):
    """The description of a picture: the last step, and how far the search is."""
    stats = player.table.at(player.t).stats
    counts = {"expanded": stats.expanded, "generated": stats.generated, "frontier": stats.frontier}
    return "%s %s" % (sentence(player), words.text("export.alt.counts", **counts))


def of_run(player, first, last, pace):
    """The description of an animation, with the search's end if that is shown now."""
    run = words.text("export.alt.run", steps=last - first + 1, pace=pace)
    return "%s %s" % (run, description(player)) if last == player.position else run


def needs():
    """The packages that a TikZ picture needs."""
    return words.text("export.tikz.needs", packages=PACKAGES)


def too_many(kind, subject, whole, count):
    """Why the subject is too large for this kind of file; None if it is not."""
    if subject == "frontier" and whole and count > MOST_ENTRIES:
        return words.text("export.too_long", count=count, most=MOST_ENTRIES)
    most = MOST.get(kind)
    if most is None or count <= most:
        return None
    return words.text("export.too_many", format=words.text("export.kind." + kind), count=count, most=most)


REFUSALS = {"cancelled": "export.cancelled", "large": "export.too_large", "failed": "export.failed"}


def refusal(word):
    """The sentence for a refusal of web/picture; None for no refusal."""
    return words.text(REFUSALS[word]) if word in REFUSALS else None


def steps(player, first, last):
    """Read the steps of an animation: (from, to, invalid field, reason)."""
    least, most = player.table.firstStep, player.last
    for field, value in (("from", first), ("to", last)):
        if not value.strip().isdigit() or not least <= int(value) <= most:
            reason = words.text("export.bad_step", field=words.text("export." + field), least=least, most=most)
            return 0, 0, field, reason
    first, last = int(first), int(last)
    if last < first:
        return 0, 0, "to", words.text("export.backwards", least=first)
    if last - first >= MOST_STEPS:
        return 0, 0, "to", words.text("export.too_far", most=MOST_STEPS)
    return first, last, None, ""


ENDINGS = {"posthoc": "trace.yaml", "tikz": "tex"}
PARTLY_SEEN = ("tree", "space", "frontier")  # subjects of which only a part may be visible
MOVING = ("tree", "space")  # subjects of a run
CHART = "chart:"


class Export(Feature):
    """`film`: the animation that is being written, or None."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.film = None
        self.form = ExportForm(lambda kind: self.scope.start(self._save(kind)), self._cancel, self._arrange)
        self.scope.ending(self.form.dialog.remove)

    async def press(self, what, stage):
        stages = self.context.stages
        if not stages:
            return  # nothing to save yet
        first = stages[0].player
        self.form.open([each.number for each in stages], self._subjects())
        self.form.fields["from"].value = str(first.table.firstStep)
        self.form.fields["to"].value = str(first.position)
        self._arrange()

    async def passed(self, link):
        """Close the dialog, because another search is opened."""
        self.form.dialog.close()

    # -- subjects ------------------------------------------------------------------------------------------------------

    def _subjects(self):
        """The name and title of everything that is shown."""
        first = self.context.first
        space = first.space.space
        subjects = [("tree", words.text("page.tree"))]
        if space:
            subjects.append(("space", words.text("space." + space["kind"])))
        recursive = first.player.traits["recursive"]
        subjects.append(("frontier", words.text("page.calls" if recursive else "page.frontier")))
        subjects.append(("state", words.text("export.state")))
        return subjects + [
            (CHART + name, words.text("export.chart", title=title)) for name, title in self._charts().titles()
        ]

    def _charts(self):
        return self.context.features.get("charts") or _NoCharts()

    def _arrange(self):
        subject = self.form.value("subject")
        self.form.arrange(subject in PARTLY_SEEN, subject in MOVING)

    def _subject(self, subject, stage):
        """The subject of a picture, for web/picture/pictures.js."""
        player, space = stage.player, self.context.first.space
        if subject.startswith(CHART):
            return self.part.chartOf(self._charts().figures[subject[len(CHART) :]])
        if subject == "space":
            return self.part.spaceOf(space.view)
        if subject == "state":
            return self.part.stateOf(stage.tree.view, player.table, player.selected, player.t)
        if subject == "frontier":
            element, entry = stage.parts("frontier-list"), stage.frontier.entry
            return self.part.frontierOf(player.table, player.t, element, entry, words.text("frontier.empty"))
        return self.part.treeOf(stage.tree.view, space.view if space.space else None)

    # -- saving --------------------------------------------------------------------------------------------------------

    async def _save(self, kind):
        stage = self.context.first if self.form.value("search") == "1" else self.context.stages[-1]
        options = stage.choices.shown
        file = ("%s-%s" % (options["problem"], options["algorithm"])).replace(":", "-")
        self.form.say(words.text("export.writing"))
        if kind in FILES:
            self.form.say(await self._written(stage, kind, "%s.%s" % (file, ENDINGS.get(kind, kind))))
            return
        name = self.form.value("subject")
        if name not in dict(self._subjects()):
            return self.form.dialog.close()  # a chart that has been closed
        file = "%s-%s" % (file, name.replace(CHART, ""))
        if kind in RUNS:
            return await self._film(stage, kind, name, "%s.%s" % (file, kind))
        self.form.say(await self._draw(stage, kind, name, "%s.%s" % (file, ENDINGS.get(kind, kind))))

    def _settings(self, stage, kind, name, file):
        what = dict(self._subjects())[name]
        whole = name not in PARTLY_SEEN or self.form.value("part") == "whole"
        return {
            "kind": kind, "file": file, "whole": whole, "colours": self.form.value("colours"),
            "title": title(what, stage.choices.shown, self.context.catalog, at_step(stage.player.step)),
            "description": description(stage.player), "scale": int(self.form.value("scale")),
            "bare": bool(self.form.fields["bare"].checked), "needs": needs(),
        }  # fmt: skip

    async def _draw(self, stage, kind, name, file):
        settings, subject = self._settings(stage, kind, name, file), self._subject(name, stage)
        too_large = too_many(kind, name, settings["whole"], int(self.part.count(subject, settings["whole"])))
        if too_large:
            return too_large
        result = await self.scope.wait(self.part.picture(subject, json.dumps(settings)))
        return refusal(result) or words.text("export.saved", file=file)

    async def _film(self, stage, kind, name, file):
        player = stage.player
        if self.form.value("to").strip().isdigit():
            await self.scope.wait(player.know(min(int(self.form.value("to")), player.table.stepCount + MOST_STEPS)))
        first, last, field, reason = steps(player, self.form.value("from"), self.form.value("to"))
        if field:
            return self.form.complain(field, reason)
        settings = self._settings(stage, kind, name, file)
        width, height = [int(side) for side in self.form.value("size").split("x")]
        settings.update(
            {"from": first, "to": last, "pace": float(self.form.value("pace")), "width": width, "height": height}
        )
        what, pace = dict(self._subjects())[name], settings["pace"]
        settings["title"] = title(what, stage.choices.shown, self.context.catalog, from_to(first, last))
        settings["description"] = of_run(player, first, last, pace)
        self.form.busy(True)
        try:
            told = lambda step: json.dumps(pictured(Then(player, int(step))))  # noqa: E731
            subject, view = self._subject(name, stage), stage.tree.view
            self.film = self.part.film(subject, view, player.table, json.dumps(settings), told, self.form.progress)
            saved = await self.scope.wait(self.film.done)
        finally:
            self.film = None
            self.form.busy(False)
        self.form.say(refusal(saved) or words.text("export.saved", file=saved))

    def _cancel(self):
        if self.film:
            self.film.cancel()

    async def _written(self, stage, kind, file):
        """Have the worker write the search to a file, by running it again as far as it is shown."""
        player, options = stage.player, self.context.catalog.effective(stage.choices.shown)
        as_far = -1 if player.at_end else player.step
        answer = await self.scope.wait(self.context.worker.written(options, kind, as_far, self.part.keep(file)))
        if answer["ok"]:
            return words.text("export.saved", file=file)
        return " ".join([words.sentence_on(error["field"], words.sentence(error)) for error in answer["errors"]])


class _NoCharts:
    """A placeholder for the charts until they are loaded."""

    def titles(self):
        return ()
