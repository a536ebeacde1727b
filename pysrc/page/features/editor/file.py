"""Your file: the text in the editor, and where it comes from.

The browser keeps it, and those that it has replaced (web/features/editor/files.js).
"""

from page.dom.seam import seam
from page.text import words


class CodeFile:
    """`scope`: the feature's; `editor`: the part from web/features/editor/feature.js; `panel`: the region Editor.

    `on_other()` is called when another file is opened.
    """

    def __init__(self, scope, editor, panel, on_other):
        self.scope, self.editor, self.panel, self.on_other = scope, editor, panel, on_other
        self.template = None  # the options that show it, if it was made from a template
        panel.offer_former(panel.box.hasOthers())

    @property
    def text(self):
        return self.panel.box.text()

    @property
    def unread(self):
        """Whether it came with a link and has not run in a tab of its own."""
        return self.panel.box.isUnread()

    def take_to_run(self):
        """The text, which the reader now runs; None: it is unread, and the page is inside another one."""
        if self.unread and seam.framed():
            return None
        self.panel.box.read()
        return self.text

    def put(self, text, template=None, unread=False):
        """Put another file in place of this one, which is kept. `unread`: it comes with a link."""
        former = self.text
        self.panel.box.put(text, unread)
        self._turned(template)
        if former.strip() and former != text:
            self.panel.offer_undo()

    def take_former(self):
        """Return to the file before this one."""
        self.panel.box.previous()
        self._turned(None)

    def _turned(self, template):
        self.template = template
        self.on_other()
        self.panel.offer_former(self.panel.box.hasOthers())
        self.panel.say_kept(None if self.unread else self.kept())

    def add(self, text):
        """Append a copy to the text."""
        self.panel.box.add(text)
        self.panel.say(words.text("editor.added"))

    def kept(self):
        """Whether the browser keeps the file."""
        return self.panel.box.isKept() or not self.text.strip()

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
