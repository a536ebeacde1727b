"""The keyboard: one table of keys for the whole page, and the dialog that lists it."""

import words
from dom import document, escape, find, name, on, set_markup

TYPING = ("INPUT", "TEXTAREA", "SELECT")


def actions(pair, room, go, tool, ask):
    """What each key does: key → function. `go(what)`: to another moment of the search; `tool(what)`: a tree tool;
    `ask()`: a question for a class.
    """
    transport = pair.transport
    return {
        "ArrowRight": transport.step, "ArrowLeft": transport.back, " ": transport.toggle,
        "End": transport.run, "Home": transport.reset, ".": transport.next_event,
        ",": transport.previous_event, "f": pair.fit,
        "i": lambda: go("iteration"), "u": lambda: go("iteration-back"), "l": lambda: go("layer"),
        "k": lambda: go("layer-back"), "d": lambda: go("depth"), "g": lambda: go("goal"),
        "t": lambda: tool(""), "c": lambda: tool("fold"), "o": lambda: tool("path"), "h": lambda: tool("hide"),
        "/": lambda: tool("find"), "n": lambda: tool("note"), "a": ask,
        "PageDown": transport.step, "PageUp": transport.back, "p": room.toggle,
    }  # fmt: skip


class Keys:
    """`actions`: key → function. A key typed into a field, or with a modifier, is the field's own."""

    def __init__(self, actions):
        self.actions = dict(actions)
        self.actions["?"] = self.help
        name(find("help"), words.HELP, key="?")
        on(find("help"), "click", self.help)
        self.dialog = find("keys")
        listed = "".join(
            ["<dt><kbd>%s</kbd></dt><dd>%s</dd>" % (escape(key), escape(text)) for key, text in words.KEYS]
        )
        set_markup(
            self.dialog,
            '<h2 id="keys-title">%s</h2><dl>%s</dl><form method="dialog"><button class="primary">%s</button></form>'
            % (escape(words.KEYS_TITLE), listed, escape(words.CLOSE)),
        )
        on(document, "keydown", self._on_key)
        on(document, "click", self._on_click)

    def help(self, *_):
        if self.dialog.open:
            self.dialog.close()
        else:
            self.dialog.showModal()

    def _on_click(self, event):
        """After a click with a pointer (`detail`: how many) the keys are the player's, whatever was clicked."""
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
        event.preventDefault()
        action()


def belongs_to_field(target, key):
    """Whether the element with the focus wants this key for itself: text, a choice, a slider, a button's space.

    A key that a script sends may have any target, the document too, which is no element.
    """
    tag = getattr(target, "tagName", None)
    if tag == "BUTTON":
        return key == " "
    if tag == "INPUT" and target.type == "range":
        return key in ("ArrowLeft", "ArrowRight", "Home", "End") and target.id != "slider"
    return tag in TYPING or bool(getattr(target, "isContentEditable", False))
