"""The keyboard: one table of keys for the whole page, the dialog that lists it, and the focus, which is the drawing's.

Keys step the search wherever the focus is, except in a text, an open menu, a slider and the editor.
"""

from js import CSS

from page.dom.elements import document, escape, find, name, on, set_markup
from page.dom.form import check_box
from page.dom.seam import seam
from page.text import words

STEPPING = ("ArrowRight", "ArrowLeft", "PageDown", "PageUp", " ")
SLIDING = ("ArrowRight", "ArrowLeft", "PageDown", "PageUp", "ArrowUp", "ArrowDown", "Home", "End")
OPENING = ("ArrowUp", "ArrowDown")  # of a closed choice
PRESSED = "button, summary, input[type=checkbox], input[type=radio]"  # by space
MENU = "[popovertarget]:not(.term)"  # the button of a menu
CLOSING = "[popover]:not(.explanation)"
LEFT_BEHIND = "body, header :is(button, select), [popovertarget]"  # what has the focus after something was closed
CHOICES = ":is(.transport,.tree-tools,header) select"  # after which the drawing has the focus
LETTERS = "letter-keys"  # in the browser's memory: "off", or nothing
TELLS_OPEN = CSS.supports("selector(select:open)")


def actions(pair, layout, go, predict, ask):
    """Return key → function. `go(what)` goes to another moment, `tool(what)` uses a tree tool, `predict()` asks a
    question, `ask()` covers what is next.
    """
    transport = pair.transport
    return {
        "ArrowRight": transport.step, "ArrowLeft": transport.back, " ": transport.toggle,
        "End": transport.run, "Home": transport.reset, ".": transport.next_event,
        ",": transport.previous_event, "f": pair.fit,
        "i": lambda: go("iteration"), "u": lambda: go("iteration-back"), "l": lambda: go("layer"),
        "k": lambda: go("layer-back"), "d": lambda: go("depth"), "g": lambda: go("goal"),
        "a": predict, "x": ask,
        "PageDown": transport.step, "PageUp": transport.back, "p": layout.toggle, "Escape": layout.hide_numbers,
    }  # fmt: skip


class Keys:
    """`actions`: key → function; `focus_drawing()` gives the drawing the focus if it is visible.

    A key typed into a field, or with a modifier, is the field's own.
    """

    def __init__(self, actions, focus_drawing):
        self.actions, self.focus_drawing = dict(actions), focus_drawing
        self.actions["?"] = self.help
        name(find("help"), words.text("control.keys"), key="?")
        on(find("help"), "click", self.help)
        self.dialog = find("keys")
        rows = [(escape(key), escape(words.text("keys." + action))) for key, action in _listed()]
        listed = "".join(["<dt><kbd>%s</kbd></dt><dd>%s</dd>" % row for row in rows])
        set_markup(
            self.dialog,
            '<h2 id="keys-title">%s</h2><dl>%s</dl><form method="dialog"><button class="primary">%s</button></form>'
            % (escape(words.text("control.keys")), listed, escape(words.text("control.close"))),
        )
        self.letters = seam.remembered(LETTERS) != "off"
        choice, _ = check_box(words.text("keys.letters"), self._choose_letters, "letters", checked=self.letters)
        self.dialog.insertBefore(choice, self.dialog.lastChild)
        on(document, "keydown", self._on_key)
        on(document, "click", self._on_click)
        on(document, "change", self._on_change)
        for closed in ("toggle", "close"):  # of popovers and dialogs; neither event bubbles
            document.addEventListener(closed, self._on_closed, True)

    def help(self, *_):
        if self.dialog.open:
            self.dialog.close()
        else:
            self.dialog.showModal()
            self.dialog.scrollTop = 0  # its button, at the end, has the focus

    def _choose_letters(self, yes):
        """Let keys of one sign act or not, for readers who speak to their computer (WCAG 2.1.4)."""
        self.letters = bool(yes)
        seam.remember(LETTERS, "" if yes else "off")

    # -- the focus -----------------------------------------------------------------------------------------------------

    def _on_click(self, event):
        """Take the focus from a clicked button, so that keys move the search. `detail` is 0 for a press by key.

        The button of a menu keeps it until the menu closes.
        """
        button = event.target.closest("button")
        if button and event.detail and not button.matches(MENU):
            button.blur()

    def _on_change(self, event):
        if event.target.matches(CHOICES) and not event.target.closest(":popover-open"):
            self._leave_to_drawing()

    def _on_closed(self, event):
        """Give the drawing the focus after a popover or a dialog was closed, unless something else has it by then.

        After the explanation of a term the focus stays on the term, for those who read on from there.
        """
        if event.type == "toggle" and not (event.newState == "closed" and event.target.matches(CLOSING)):
            return
        left = document.activeElement  # may be in what was closed until the browser notices
        free = left is None or left.matches(LEFT_BEHIND) or event.target.contains(left)
        if free and not document.querySelector(":popover-open, dialog[open]"):
            self._leave_to_drawing()

    def _leave_to_drawing(self):
        if document.activeElement:
            document.activeElement.blur()
        self.focus_drawing()

    # -- keys ----------------------------------------------------------------------------------------------------------

    def _on_key(self, event):
        if event.ctrlKey or event.metaKey or event.altKey or event.defaultPrevented:
            return
        if is_closed_choice(event.target):
            _keep_choice(event)
        action = self.actions.get(event.key)
        if action is None or (len(event.key) == 1 and event.key != " " and not self.letters):
            return
        if document.querySelector("dialog[open]") and not (self.dialog.open and event.key == "?"):
            return
        if belongs_to_field(event.target, event.key) or (event.shiftKey and event.key != "?"):
            return
        if event.key != "Escape":  # by which the browser closes things, too
            event.preventDefault()
        if event.key in STEPPING:
            for popover in document.querySelectorAll(":popover-open"):  # beside the focus: nothing covers the drawing
                popover.hidePopover()
        action()


def _listed():
    """[(keys as the dialog shows them, the action as its text's id has it)]."""
    text = words.text
    return (
        ("→", "step"), ("←", "back"), (text("key.space"), "play"), (text("key.end"), "run"),
        (text("key.home"), "reset"), ("PgDn PgUp", "remote"), ("P", "present"), (". ,", "events"),
        ("I U", "iterations"), ("L K", "layers"), ("D", "depth"), ("G", "goal"), ("F", "fit"),
        ("X", "cover"), ("A", "predict"), ("↑ ↓", "parent"),
        (text("key.neighbours"), "neighbours"), ("+ − 0", "zoom"), (text("key.cursor"), "cursor"),
        (text("key.paint"), "paint"), ("?", "list"),
    )  # fmt: skip


def belongs_to_field(target, key):
    """Whether the element with the focus uses this key itself.

    A button uses space if the focus came to it by the keyboard. A script may send a key to any target, even the
    document, which is not an element.
    """
    tag = getattr(target, "tagName", None)
    if tag is None:
        return False
    if target.closest(":popover-open") or _opens(target):
        return True
    if target.matches(PRESSED):
        return key == " " and target.matches(":focus-visible")
    if tag == "SELECT":
        return not is_closed_choice(target) or _finds(target, key)
    if tag == "INPUT" and target.type == "range":
        return key in SLIDING and target.id != "slider"
    return tag in ("INPUT", "TEXTAREA") or bool(getattr(target, "isContentEditable", False))


def is_closed_choice(target):
    """Whether this is a choice whose list is not open."""
    if getattr(target, "tagName", None) != "SELECT" or target.size > 1:
        return False
    return not (TELLS_OPEN and target.matches(":open"))


def _keep_choice(event):
    """Prevent a key from changing a closed choice. ↑ and ↓ open it; letters still find an alternative in it, unless it
    is a picker of the header, whose list is a popover.
    """
    key, choice = event.key, event.target
    if key in OPENING:
        event.preventDefault()
        seam.openList(choice)
    elif key in SLIDING or (len(key) == 1 and not _finds(choice, key)):
        event.preventDefault()


def _finds(choice, key):
    """Whether a key finds an alternative in a closed choice."""
    return len(key) == 1 and key != " " and not choice.hasAttribute("aria-haspopup")


def _opens(button):
    """Whether this is the button of a menu that is open now."""
    return button.matches(MENU) and find(button.getAttribute("popovertarget")).matches(":popover-open")
