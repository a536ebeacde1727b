"""Share what is shown: as a QR code, a frame for another page, or an HTML element with a script (web/embed_element)."""

from js import document, location

from page.dom.clipboard import copy
from page.dom.elements import escape, make, make_button, name, on
from page.dom.form import labelled
from page.features.feature import Feature
from page.text import words

ELEMENT = """<script src="%s"></script>
<searchlight-view src="%s"></searchlight-view>"""
FRAME = '<iframe src="%s&amp;embed=1" title="Searchlight" width="960" height="540" style="border: 0"></iframe>'


class Share(Feature):
    def __init__(self, context, part):
        super().__init__(context, part)
        self.dialog = make("dialog", className="share")
        self.dialog.setAttribute("aria-labelledby", "share-title")
        document.body.appendChild(self.dialog)
        self.scope.ending(self.dialog.remove)

    async def press(self, what, stage):
        self.context.address.write()
        parts = {"qr": self._code, "embed": self._pieces, "scorm": self._platform}[what]()
        close = make_button(words.text("control.close"), self.dialog.close)
        self.dialog.replaceChildren(*parts, close)
        self.dialog.showModal()

    def _title(self, text_id):
        return make("h2", id="share-title", textContent=words.text(text_id))

    def _code(self):
        """Show the QR code of the link, or say that a link with a grid or a program is too long for one."""
        drawing = self.part.qrCode(location.href)
        link = make("p", className="note link", textContent=location.href)
        if drawing is None:
            return self._title("tools.qr"), make("p", textContent=words.text("share.too_long")), link
        drawing.setAttribute("aria-label", words.text("share.qr_label"))
        return self._title("tools.qr"), drawing, link

    def _pieces(self):
        page, _, fragment = location.href.partition("#")
        folder = page.rpartition("/")[0] + "/"
        parts = [self._title("tools.embed"), make("p", className="note", textContent=words.text("share.embed_note"))]
        for title, piece in (
            ("share.element", ELEMENT % (folder + "embed.js", escape(location.href))),
            ("share.frame", FRAME % escape(page + "#" + fragment)),
        ):
            box = make("textarea", readOnly=True, rows=4, value=piece, spellcheck=False)
            box.setSelectionRange(0, 0)  # it shows its beginning
            button, row = make_button(words.text("share.copy")), make("p", className="row")
            refusal = make("p", className="message", hidden=True)
            on(button, "click", lambda _, box=box, button=button, host=refusal: self._copy(box, button, host))
            row.appendChild(button)
            parts += [labelled(words.text(title), box), row, refusal]
        return parts

    def _copy(self, box, button, host):
        copy(self.scope, box.value, host, lambda: name(button, words.text("control.shared")))

    def _platform(self):
        """The exercise as a package for a learning platform, with a title and a pass mark."""
        title = make("input", type="text", value=document.title, maxLength=200)
        mark = make("input", type="number", min="1", max="100", value="100")
        parts = [self._title("tools.scorm"), make("p", className="note", textContent=words.text("share.scorm_note"))]
        for text_id, field in (("share.scorm_title", title), ("share.scorm_pass", mark)):
            parts.append(labelled(words.text(text_id), field, "field"))
        row, pack = make("p", className="row"), lambda: self.scope.start(self._pack(title.value, mark.value))
        button = make_button(words.text("share.scorm_download"), pack, "primary")
        row.appendChild(button)
        return parts + [row]

    async def _pack(self, title, mark):
        """Pack the exercise. An empty field, or one without a percentage, has its default."""
        mark = int(mark) if mark.isdigit() and 0 < int(mark) <= 100 else 100
        request = self.context.worker.ask(
            "scorm", "pack", address=location.href, title=title.strip() or document.title, pass_mark=mark
        )
        answer = await self.scope.wait(request)
        if answer["ok"]:
            self.part.saveBytes("searchlight-scorm.zip", answer["zip"])
