"""About: the version, the license, how to cite it, and where its documentation is."""

from page.dom.elements import document, find, make, make_button, root
from page.features.feature import Feature
from page.text import words

LICENSES = "licenses.txt"  # in the site; the page in one file has it inside


class About(Feature):
    """The About dialog. The document has the build's facts: `data-version`, and `data-source`, the address of the
    repository if it is public.
    """

    def __init__(self, context, part):
        super().__init__(context, part)
        self.dialog = make("dialog", className="about", id="about-searchlight")
        self.dialog.setAttribute("aria-labelledby", "about-searchlight-title")
        version, source = root.dataset.version, root.dataset.source
        self.dialog.append(
            make("h2", id="about-searchlight-title", textContent=words.text("about.title")),
            make("p", textContent=words.text("about.version", version=version)),
        )
        if find(LICENSES) is None:
            self._add_link("about.parts", "./" + LICENSES)
        self.dialog.append(
            make("h3", textContent=words.text("about.cite")),
            make("p", className="citation", textContent=words.text("about.citation", version=version)),
        )
        if source:
            self._add_link("about.docs", source + "/blob/HEAD/docs/README.md")
        self.dialog.appendChild(make_button(words.text("control.close"), self._close))
        document.body.appendChild(self.dialog)
        self.scope.ending(self.dialog.remove)

    def _add_link(self, name, address):
        line = make("p")
        line.appendChild(
            make("a", href=address, target="_blank", rel="noopener noreferrer", textContent=words.text(name))
        )
        self.dialog.appendChild(line)

    def _close(self):
        self.dialog.close()

    async def press(self, what, stage):
        """Show the dialog."""
        self.dialog.showModal()
