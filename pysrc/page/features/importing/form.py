"""The dialog of `Import`: choose a file, show the progress of reading, and cancel."""

from page.dom.elements import document, make, make_button, on, show
from page.dom.form import labelled, menu, offer
from page.text import words

KINDS = ".json,.gz,.graphml,.gexf,.gml,.net,.dot,.gv,.cyjs,.csv,.edgelist,.map,.scen,.txt,.py"


class BringForm:
    """`on_files(files)`: files were chosen; `on_cancel()`: stop reading."""

    def __init__(self, on_files, on_cancel):
        self.on_files = on_files
        self.dialog = make("dialog", className="import")
        self.dialog.setAttribute("aria-labelledby", "import-title")
        self.chooser = make("input", type="file", accept=KINDS, multiple=True)
        on(self.chooser, "change", lambda _: self._chosen())
        self.bar = make("progress", max=100)
        self.bar.setAttribute("aria-label", words.text("import.reading"))
        self.status = make("p")
        self.status.setAttribute("role", "status")
        self.stop = make_button(words.text("import.cancel"), on_cancel)
        on(self.dialog, "close", lambda _: self.dialog.open or on_cancel())  # it may have been opened again
        last = make("div", className="last")
        last.append(self.stop, make_button(words.text("control.close"), self.dialog.close, "primary"))
        self.dialog.append(
            make("h2", id="import-title", textContent=words.text("tools.import")),
            labelled(words.text("import.file"), self.chooser, "choose"),
            make("p", className="note", textContent=words.text("import.accepted")), self.bar, self.status, last,
        )  # fmt: skip
        document.body.appendChild(self.dialog)
        self.rest()

    def open(self):
        if not self.dialog.open:
            self.dialog.showModal()

    def ask(self):
        """Open the browser's file dialog. Closing it shows this one, onto which files can be dropped."""
        self.chooser.click()

    def close(self):
        self.dialog.close()

    def _chosen(self):
        files = self.chooser.files
        if files.length:
            self.on_files([files.item(at) for at in range(files.length)])

    def rest(self, text=""):
        """Show that no file is being read."""
        show(self.bar, False)
        show(self.stop, False)
        self.status.textContent = text
        self.chooser.value = ""  # the same file can be chosen again

    def read(self, text, share):
        """Show the progress; `share`: the share read so far, 0…1; 0: unknown."""
        show(self.bar, True)
        show(self.stop, True)
        if share:
            self.bar.value = 100 * share
        else:
            self.bar.removeAttribute("value")
        self.status.textContent = text


UNIT = "1"  # chosen in place of data: every edge costs 1 (searchlight/networks/costs.py)


class CostChoice:
    """`on_cost(name, text, cost)`: the file is to be read with other costs; `on_open(name, graph)`: it is opened."""

    def __init__(self, dialog, on_cost, on_open):
        self.on_cost, self.on_open = on_cost, on_open
        self.file = self.text = self.answer = None
        self.element = make("div", className="costs row", hidden=True)
        self.field = menu()
        self.label = labelled(words.text("import.graph.cost"), self.field)
        self.element.append(self.label, make_button(words.text("import.graph.open"), self._open))
        dialog.insertBefore(self.element, dialog.lastChild)

    def show(self, file, text, answer):
        """Show the costs that the solver has found (`graph` of searchlight/networks/api.py)."""
        self.file, self.text, self.answer = file, text, answer
        options = [(field, field) for field in answer["fields"] if field != UNIT]
        options.append((UNIT, words.text("import.graph.equal")))
        offer(self.field, options)
        self.field.value = answer["cost"] or UNIT
        show(self.label, len(options) > 1)
        show(self.element, True)

    def hide(self):
        self.text = self.answer = None
        show(self.element, False)

    def _open(self):
        cost = self.field.value
        if cost != (self.answer["cost"] or UNIT):
            return self.on_cost(self.file, self.text, cost)
        return self.on_open(self.file, self.answer["graph"])
