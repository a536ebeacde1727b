"""The dialog of the feature `export`: the options, and a button for each kind of file."""

from page.dom.elements import document, enable, make, make_button, on, show
from page.dom.form import check_box, labelled, menu, offer
from page.text import words

COLOURS, SCALES = ("page", "light", "dark"), (1, 2, 3, 4)
PICTURES, RUNS, FILES = ("svg", "png", "tikz"), ("gif",), ("csv", "json", "posthoc")
PACES = ("0.5", "1", "2", "4", "8")  # steps per second
SIZES = ((640, 360), (960, 540), (1280, 720), (1920, 1080))  # pixels of an animation


class ExportForm:
    """`on_save(kind)`, `on_cancel()`; `on_subject()`: another subject was chosen. `fields`: the controls by name."""

    def __init__(self, on_save, on_cancel, on_subject):
        self.on_save = on_save
        self.dialog = make("dialog", className="export")
        self.dialog.setAttribute("aria-labelledby", "export-title")
        self.fields, self.labels, self.buttons = {}, {}, []
        self.notes, self.pressed = {}, None  # pressed: the button that was pressed last
        title = make("h2", id="export-title", textContent=words.text("tools.export"))
        self.dialog.append(title, self._chosen(), self._pictures(), self._run(), self._files(), self._foot(on_cancel))
        self.fields["scale"].value, self.fields["pace"].value, self.fields["size"].value = "2", "2", "1280x720"
        on(self.fields["subject"], "change", lambda _: on_subject())
        on(self.dialog, "close", lambda _: self.dialog.open or on_cancel())  # it may have been opened again
        document.body.appendChild(self.dialog)

    def open(self, searches, subjects):
        """Open the dialog; `subjects`: (name, title) of everything that can be drawn."""
        offer(
            self.fields["search"], [(str(number), words.text("export.numbered", number=number)) for number in searches]
        )
        show(self.labels["search"], len(searches) > 1)
        chosen = self.fields["subject"].value
        offer(self.fields["subject"], subjects)
        if chosen in [value for value, _ in subjects]:
            self.fields["subject"].value = chosen
        self.say("")
        self.dialog.showModal()

    def arrange(self, parts, runs):
        """Enable the options; `parts`: a part of the subject is hidden, `runs`: it can be animated."""
        show(self.labels["part"], parts)
        show(self.notes["run"].parentElement, runs)

    def value(self, field):
        return self.fields[field].value

    # -- saying --------------------------------------------------------------------------------------------------------

    def say(self, text):
        self.status.textContent = text

    def complain(self, field, text):
        """Show a complaint about a field; None: remove it."""
        for key in ("from", "to"):
            self.fields[key].setAttribute("aria-invalid", "true" if key == field else "false")
        if field:
            self.say(text)
            self.fields[field].focus()

    def busy(self, yes):
        """Show that an animation is being written, which can be cancelled; disable everything else."""
        show(self.doing, yes)
        for button in self.buttons:
            enable(button, not yes)
        if yes:
            self.progress(0, 1)
            self.cancel.focus()
        elif self.pressed:
            self.pressed.focus()

    def progress(self, done, every):
        self.bar.max, self.bar.value = every, done

    # -- making --------------------------------------------------------------------------------------------------------

    def _chosen(self):
        parts, colours = _named("part", ("seen", "whole")), _named("colours", COLOURS)
        search, subject = self._select("search", ()), self._select("subject", ())
        return self._row(search, subject, self._select("part", parts), self._select("colours", colours))

    def _pictures(self):
        scales = [(str(scale), words.text("export.times", times=scale)) for scale in SCALES]
        return self._group("pictures", self._buttons(PICTURES), self._select("scale", scales), self._check("bare"))

    def _run(self):
        paces = [(pace, words.number(float(pace))) for pace in PACES]
        sizes = [("%dx%d" % size, "%d × %d" % size) for size in SIZES]
        first, last, pace = self._number("from"), self._number("to"), self._select("pace", paces)
        return self._group("run", first, last, pace, self._select("size", sizes), self._buttons(RUNS))

    def _files(self):
        kinds, sheet = self._buttons(FILES), make_button(words.text("export.kind.worksheet"))
        sheet.setAttribute("data-feature", "worksheet")  # opens the worksheet's own dialog
        kinds.appendChild(sheet)
        return self._group("files", kinds)

    def _group(self, key, *parts):
        group = make("div", className="export-group")
        group.setAttribute("role", "group")
        title = make("h3", id="export-" + key, textContent=words.text("export." + key))
        group.setAttribute("aria-labelledby", title.id)
        self.notes[key] = make("p", className="note", textContent=words.text("export.%s.note" % key))
        group.append(title, self.notes[key], self._row(*parts))
        return group

    def _row(self, *parts):
        row = make("div", className="row")
        row.append(*parts)
        return row

    def _label(self, key, field):
        self.fields[key] = field
        self.labels[key] = labelled(words.text("export." + key), field)
        return self.labels[key]

    def _select(self, key, choices):
        return self._label(key, menu(choices))

    def _number(self, key):
        return self._label(key, make("input", type="number", min="0", step="1", inputMode="numeric"))

    def _check(self, key):
        label, self.fields[key] = check_box(words.text("export." + key), look="check")
        return label

    def _buttons(self, kinds):
        row = make("div", className="kinds")
        for kind in kinds:
            button = make_button(words.text("export.kind." + kind))
            on(button, "click", lambda event, kind=kind: self._press(event.currentTarget, kind))
            row.appendChild(button)
            self.buttons.append(button)
        return row

    def _press(self, button, kind):
        if button.getAttribute("aria-disabled") != "true":
            self.complain(None, "")
            self.pressed = button
            self.on_save(kind)

    def _foot(self, on_cancel):
        self.status = make("p")
        self.status.setAttribute("role", "status")
        self.doing = make("div", className="row", hidden=True)
        self.bar, self.cancel = make("progress"), make_button(words.text("export.cancel"), on_cancel)
        self.bar.setAttribute("aria-label", words.text("export.progress"))
        self.doing.append(self.bar, self.cancel)
        close = make_button(words.text("control.close"), self.dialog.close)
        foot = make("div", className="export-foot")
        foot.append(self.status, self.doing, close)
        return foot


def _named(group, values):
    return [(value, words.text("export.%s.%s" % (group, value))) for value in values]
