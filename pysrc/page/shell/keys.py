"""The keyboard: one table of keys for the whole page, and the dialog that lists it."""

from page.dom.elements import document, escape, find, name, on, set_markup
from page.text import words

TYPING = ("INPUT", "TEXTAREA", "SELECT")


def actions(pair, layout, go, tool, poll, ask):
    """Return key → function. `go(what)` goes to another moment, `tool(what)` uses a tree tool, `poll()` opens a poll,
    `ask()` covers what is next.
    """
    transport = pair.transport
    return {
        "ArrowRight": transport.step, "ArrowLeft": transport.back, " ": transport.toggle,
        "End": transport.run, "Home": transport.reset, ".": transport.next_event,
        ",": transport.previous_event, "f": pair.fit,
        "i": lambda: go("iteration"), "u": lambda: go("iteration-back"), "l": lambda: go("layer"),
        "k": lambda: go("layer-back"), "d": lambda: go("depth"), "g": lambda: go("goal"),
        "t": lambda: tool(""), "c": lambda: tool("fold"), "o": lambda: tool("path"), "h": lambda: tool("hide"),
        "/": lambda: tool("find"), "n": lambda: tool("note"), "a": poll, "x": ask,
        "PageDown": transport.step, "PageUp": transport.back, "p": layout.toggle, "Escape": layout.hide_numbers,
    }  # fmt: skip


class Keys:
    """`actions`: key → function. A key typed into a field, or with a modifier, is the field's own."""

    def __init__(self, actions):
        self.actions = dict(actions)
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
        on(document, "keydown", self._on_key)
        on(document, "click", self._on_click)

    def help(self, *_):
        if self.dialog.open:
            self.dialog.close()
        else:
            self.dialog.showModal()
            self.dialog.scrollTop = 0  # its button, at the end, has the focus

    def _on_click(self, event):
        """Take the focus from a clicked button, so that keys move the search. `detail` is 0 for a press by key."""
        button = event.target.closest("button")
        if button and event.detail:
            button.blur()

    def _on_key(self, event):
        action = self.actions.get(event.key)
        if action is None or event.ctrlKey or event.metaKey or event.altKey or event.defaultPrevented:
            return
        if document.querySelector("dialog[open]") and not (self.dialog.open and event.key == "?"):
            return
        if belongs_to_field(event.target, event.key) or (event.shiftKey and event.key not in ("?", "/")):
            return
        if event.key != "Escape":  # by which the browser closes things, too
            event.preventDefault()
        action()


def _listed():
    """[(keys as the dialog shows them, the action as its text's id has it)]."""
    text = words.text
    return (
        ("→", "step"), ("←", "back"), (text("key.space"), "play"), (text("key.end"), "run"),
        (text("key.home"), "reset"), ("PgDn PgUp", "remote"), ("P", "present"), (". ,", "events"),
        ("I U", "iterations"), ("L K", "layers"), ("D", "depth"), ("G", "goal"), ("F", "fit"), ("T", "tools"),
        ("X", "cover"), ("A", "ask"), ("C O", "fold"), ("H", "duplicates"), ("/", "find"), ("N", "note"),
        ("↑ ↓", "parent"),
        (text("key.neighbours"), "neighbours"), ("+ − 0", "zoom"), (text("key.cursor"), "cursor"),
        (text("key.paint"), "paint"), ("?", "list"),
    )  # fmt: skip


def belongs_to_field(target, key):
    """Whether the element with the focus uses this key itself: a text field, a choice, a slider, or a button's space.

    A script may send a key to any target, even the document, which is not an element.
    """
    tag = getattr(target, "tagName", None)
    if tag == "BUTTON":
        return key == " "
    if tag == "INPUT" and target.type == "range":
        return key in ("ArrowLeft", "ArrowRight", "Home", "End") and target.id != "slider"
    return tag in TYPING or bool(getattr(target, "isContentEditable", False))
