"""Your file: its text in the editor, its copy in this browser, and downloading and opening it.

When another file replaces it, it is kept as the previous file, and the editor can undo the change.
"""

from page.dom.seam import seam
from page.scope.events import Timer
from page.text import words

FILE, FORMER = "code-file", "code-former"  # keys in the browser's memory
PAUSE = 400  # milliseconds without a change before the text is saved


class CodeFile:
    """`scope`: the feature's; `editor`: the part from web/features/editor/feature.js; `panel`: the region Editor.

    `on_other()` is called when another file is opened.
    """

    def __init__(self, scope, editor, panel, on_other):
        self.scope, self.editor, self.panel, self.on_other = scope, editor, panel, on_other
        self.as_put = seam.remembered(FILE)  # the text before the reader's changes
        self.template = None  # the options that show it, if it was made from a template
        self.timer = Timer(scope, self._keep)
        panel.box.show(self.as_put)
        panel.offer_former(bool(seam.remembered(FORMER)))

    @property
    def text(self):
        return self.panel.box.text()

    def put(self, text, template=None):
        """Replace the text; if the reader has changed it, it is kept as the previous file."""
        former, self.template = self.text, template
        if former.strip() and former not in (self.as_put, text):
            self._keep_former(former)
        self.as_put = text
        self.panel.box.show(text)
        self.changed()
        self.on_other()

    def add(self, text):
        """Append a copy to the text."""
        self.panel.box.add(text)
        self.changed()
        self.panel.say(words.text("editor.added"))

    def take_former(self):
        """Swap the file and the previous one."""
        text, former = seam.remembered(FORMER), self.text
        self.panel.box.show(text)
        self.as_put, self.template = text, None
        self._keep_former(former)
        self.changed()
        self.on_other()

    def _keep_former(self, text):
        seam.remember(FORMER, text)
        self.panel.offer_former(bool(text.strip()))
        self.panel.say(words.text("editor.former_kept"))

    def changed(self):
        """Save the text once the reader pauses."""
        self.timer.start(PAUSE)

    def _keep(self):
        self.panel.say_kept(seam.remember(FILE, self.text))

    def kept(self):
        """Save the text at once, and return whether the browser keeps it."""
        return seam.remember(FILE, self.text) or not self.text.strip()

    # -- the disk ------------------------------------------------------------------------------------------------------

    def choose(self):
        self.panel.file.click()

    async def take(self, chosen):
        """Read a file chosen from the disk."""
        text = await self.scope.wait(self.editor.opened(chosen))
        if text is None:
            return self.panel.say(words.text("editor.bad_file"))
        self.put(text)

    def save(self):
        seam.save(words.text("editor.file_name"), self.text)
