"""What is shown, as files: the tree as a picture, the search with its nodes and events."""

import words
from dom import document, make, name, on
from guest import Guest

PICTURES, FILES = ("svg", "png"), ("csv", "json", "posthoc")
ENDINGS = {"posthoc": "trace.yaml"}
SCALES = (1, 2, 3, 4)


class Export(Guest):
    """A dialog with a button for each kind of file."""

    def __init__(self, page, part):
        super().__init__(page, part)
        self.dialog = make("dialog", className="export")
        self.dialog.setAttribute("aria-labelledby", "export-title")
        self.search, self.which = self._pick("export.search", ())
        scales = [(str(scale), words.text("export.times", times=scale)) for scale in SCALES]
        self.scale, scale = self._pick("export.scale", scales)
        self.scale.value = "2"
        self.said = make("p", role="status")
        self.said.setAttribute("role", "status")
        close = make("button", type="button", className="primary", textContent=words.CLOSE)
        on(close, "click", lambda _: self.dialog.close())
        self.dialog.append(
            make("h2", id="export-title", textContent=words.text("tools.export")), self.which,
            *self._row("export.pictures", PICTURES, scale), *self._row("export.files", FILES), self.said, close
        )  # fmt: skip
        document.body.appendChild(self.dialog)

    def _pick(self, text_id, choices):
        label, select = make("label", textContent=words.text(text_id)), make("select")
        for value, title in choices:
            select.appendChild(make("option", value=value, textContent=title))
        label.appendChild(select)
        return select, label

    def _row(self, text_id, kinds, *more):
        row = make("div", className="row")
        for kind in kinds:
            button = make("button", type="button")
            name(button, words.text("export.kind." + kind))
            on(button, "click", lambda _, kind=kind: self.page.start(self._save(kind)))
            row.appendChild(button)
        row.append(*more)
        return make("p", className="note", textContent=words.text(text_id)), row

    async def press(self, what, stage):
        stages = self.page.pair.stages
        self.search.replaceChildren()
        for each in stages:
            title = words.text("export.numbered", number=each.number)
            self.search.appendChild(make("option", value=str(each.number), textContent=title))
        self.which.hidden = len(stages) < 2
        self.said.textContent = ""
        self.dialog.showModal()

    async def _save(self, kind):
        stage = self.page.pair.stages[int(self.search.value) - 1]
        options = stage.choices.shown
        file = "%s-%s.%s" % (options["problem"], options["algorithm"], ENDINGS.get(kind, kind))
        file = file.replace(":", "-")
        self.said.textContent = words.text("export.writing")
        if kind == "png":
            await self.part.savePicture(stage.tree.view, int(self.scale.value), file)
        else:
            answer = await self._written(stage, kind, file)
            if not answer["ok"]:
                self.said.textContent = " ".join(
                    [words.sentence_on(error["field"], words.told(error)) for error in answer["errors"]]
                )
                return
        self.said.textContent = words.text("export.saved", file=file)

    async def _written(self, stage, kind, file):
        """The worker runs the search once more, as far as it is shown."""
        player, taken = stage.player, self.page.catalog.taken(stage.choices.shown)
        as_far = -1 if player.at_end else player.step
        return await self.page.searches.written(taken, kind, as_far, self.part.keep(file))
