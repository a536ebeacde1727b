"""Your file: its text in the editor, its copy in this browser, and downloading and opening it.

When another file replaces it, it is kept as the previous file, and the editor can undo the change.
"""

from page.dom.seam import seam
from page.scope.events import Timer
from page.text import words

FILE, FORMER = "code-file", "code-former"  # under these names the browser keeps it
PAUSE = 400  # milliseconds without a change after which it is kept


class CodeFile:
    """`scope`: the feature's; `editor`: what web/features/editor/feature.js gives; `panel`: the region Editor.

    `on_other()`: another file lies here.
    """

    def __init__(self, scope, editor, panel, on_other):
        self.scope, self.editor, self.panel, self.on_other = scope, editor, panel, on_other
        self.as_put = seam.remembered(FILE)  # the text as it came here, which the reader has no part in
        self.template = None  # the options that show it, where it was made from a template
        self.timer = Timer(scope, self._keep)
        panel.box.show(self.as_put)
        panel.offer_former(bool(seam.remembered(FORMER)))

    @property
    def text(self):
        return self.panel.box.text()

    def put(self, text, template=None):
        """Another text in place of this one, which is kept as the former one where the reader has written in it."""
        former, self.template = self.text, template
        if former.strip() and former not in (self.as_put, text):
            self._keep_former(former)
        self.as_put = text
        self.panel.box.show(text)
        self.changed()
        self.on_other()

    def add(self, text):
        """A copy of something at the end."""
        self.panel.box.add(text)
        self.changed()
        self.panel.say(words.text("editor.added"))

    def take_former(self):
        """The two change places."""
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
        """It will be kept when its reader pauses."""
        self.timer.start(PAUSE)

    def _keep(self):
        self.panel.say_kept(seam.remember(FILE, self.text))

    def kept(self):
        """Whether the browser keeps the text as it is now, which it is asked for at once."""
        return seam.remember(FILE, self.text) or not self.text.strip()

    # -- the disk ------------------------------------------------------------------------------------------------------

    def choose(self):
        self.panel.file.click()

    async def take(self, chosen):
        """The file that was chosen on the disk."""
        text = await self.scope.wait(self.editor.opened(chosen))
        if text is None:
            return self.panel.say(words.text("editor.bad_file"))
        self.put(text)

    def save(self):
        seam.save(words.text("editor.file_name"), self.text)
