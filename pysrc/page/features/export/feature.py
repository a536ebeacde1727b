"""Export what is shown: pictures, a run as GIF, and the search with its nodes and events."""

import json

from page.features.export import wording
from page.features.export.form import FILES, RUNS, ExportForm
from page.features.feature import Feature
from page.text import words

ENDINGS = {"posthoc": "trace.yaml", "tikz": "tex"}
PARTLY_SEEN = ("tree", "space", "frontier")  # subjects of which only a part may be visible
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
        self.form.arrange(subject in PARTLY_SEEN, not subject.startswith(CHART))

    def _subject(self, subject, stage):
        """The subject of a picture, for web/picture/pictures.js."""
        player = stage.player
        if subject.startswith(CHART):
            return self.part.chartOf(self._charts().figures[subject[len(CHART) :]])
        if subject == "space":
            first = self.context.first
            return self.part.spaceOf(first.space.view)
        if subject == "state":
            return self.part.stateOf(stage.tree.view, player.table, player.selected, player.t)
        if subject == "frontier":
            element, entry = stage.parts("frontier-list"), stage.frontier.entry
            return self.part.frontierOf(player.table, player.t, element, entry, words.text("frontier.empty"))
        return self.part.treeOf(stage.tree.view)

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
            "title": wording.title(what, stage.choices.shown, self.context.catalog, wording.at_step(stage.player.step)),
            "description": wording.description(stage.player), "scale": int(self.form.value("scale")),
            "bare": bool(self.form.fields["bare"].checked), "needs": wording.needs(),
        }  # fmt: skip

    async def _draw(self, stage, kind, name, file):
        settings, subject = self._settings(stage, kind, name, file), self._subject(name, stage)
        refusal = wording.too_many(kind, name, settings["whole"], int(self.part.count(subject, settings["whole"])))
        if refusal:
            return refusal
        result = await self.scope.wait(self.part.picture(subject, json.dumps(settings)))
        return wording.refusal(result) or words.text("export.saved", file=file)

    async def _film(self, stage, kind, name, file):
        player = stage.player
        if self.form.value("to").strip().isdigit():
            await self.scope.wait(
                player.know(min(int(self.form.value("to")), player.table.stepCount + wording.MOST_STEPS))
            )
        first, last, field, reason = wording.steps(player, self.form.value("from"), self.form.value("to"))
        if field:
            return self.form.complain(field, reason)
        settings = self._settings(stage, kind, name, file)
        width, height = [int(side) for side in self.form.value("size").split("x")]
        settings.update(
            {"from": first, "to": last, "pace": float(self.form.value("pace")), "width": width, "height": height}
        )
        what, pace = dict(self._subjects())[name], settings["pace"]
        settings["title"] = wording.title(what, stage.choices.shown, self.context.catalog, wording.from_to(first, last))
        settings["description"] = wording.of_run(player, first, last, pace)
        self.form.busy(True)
        try:
            self.film = self.part.film(
                self._subject(name, stage), player.table, json.dumps(settings), self.form.progress
            )
            saved = await self.scope.wait(self.film.done)
        finally:
            self.film = None
            self.form.busy(False)
        self.form.say(wording.refusal(saved) or words.text("export.saved", file=saved))

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
