"""The dialog of `Import`: choose a file, show the progress of reading, and cancel."""

from page.dom.elements import document, make, name, on, show
from page.text import words

KINDS = ".json,.gz,.graphml,.gexf,.gml,.net,.dot,.gv,.cyjs,.csv,.edgelist,.map,.scen,.txt,.py"


class BringForm:
    """`on_files(files)`: files were chosen; `on_cancel()`: stop reading."""

    def __init__(self, on_files, on_cancel):
        self.on_files = on_files
        self.dialog = make("dialog", className="import")
        self.dialog.setAttribute("aria-labelledby", "import-title")
        label = make("label", className="choose", textContent=words.text("import.file"))
        self.chooser = make("input", type="file", accept=KINDS, multiple=True)
        label.appendChild(self.chooser)
        on(self.chooser, "change", lambda _: self._chosen())
        self.bar = make("progress", max=100)
        self.bar.setAttribute("aria-label", words.text("import.reading"))
        self.status = make("p")
        self.status.setAttribute("role", "status")
        self.stop, close = make("button", type="button"), make("button", type="button", className="primary")
        name(self.stop, words.text("import.cancel"))
        name(close, words.text("control.close"))
        on(self.stop, "click", lambda _: on_cancel())
        on(close, "click", lambda _: self.dialog.close())
        on(self.dialog, "close", lambda _: self.dialog.open or on_cancel())  # it may have been opened again
        last = make("div", className="last")
        last.append(self.stop, close)
        self.dialog.append(
            make("h2", id="import-title", textContent=words.text("tools.import")), label,
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
