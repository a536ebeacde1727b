"""The parts of every form: labelled controls, and below each the sentence that says what is wrong with it."""

from page.dom.elements import make, message, on, show
from page.text import words


def menu(offered=(), act=None, **properties):
    """Make a menu of (value, title); `act(value)` is called when the reader chooses."""
    made = offer(make("select"), offered)
    for name, value in properties.items():
        setattr(made, name, value)
    if act:
        on(made, "change", lambda _: act(made.value))
    return made


def offer(control, offered):
    """Replace the choices of a menu by these (value, title), and return it."""
    control.replaceChildren(*[make("option", value=value, textContent=title) for value, title in offered])
    return control


def labelled(title, control, look=""):
    """Make a label with a title and, after it, its control."""
    label = make("label", className=look)
    label.append(make("span", textContent=title), control)
    return label


def check_box(title, act=None, look="", kind="checkbox", **properties):
    """Make a box with its title after it, and return (label, box); `act(ticked)` is called when the reader ticks it."""
    label, made = make("label", className=look), make("input", type=kind, **properties)
    label.append(made, make("span", textContent=title))
    if act:
        on(made, "change", lambda _: act(made.checked))
    return label, made


def text_input(**properties):
    """Make a line of text in which the browser corrects and completes nothing."""
    return make("input", type="text", autocomplete="off", spellcheck=False, **properties)


def sign(right, look=""):
    """Make the sign of a verdict, ✓ or ✗; words say the same."""
    made = make("span", className=look, textContent=words.SIGNS["yes" if right else "no"] + " ")
    made.setAttribute("aria-hidden", "true")
    return made


def fieldset(title, *parts):
    """Make a group of controls with a title."""
    made = make("fieldset")
    made.append(make("legend", textContent=title), *parts)
    return made


class Form:
    """Fields by name, each with its complaint. Ids begin with `prefix`.

    `controls`: what can be wrong, by name. `rows`: the element of each field, with label and complaint.
    """

    def __init__(self, prefix):
        self.prefix = prefix
        self.controls, self.complaints, self.rows = {}, {}, {}

    def field(self, name, title, control):
        """Make a row of a label, a control and its complaint."""
        row = make("div", className="field")
        control.id = self.prefix + name.replace("_", "-")
        row.append(make("label", textContent=title, htmlFor=control.id), control, self.complaint(name, control))
        self.rows[name] = row
        return row

    def complaint(self, name, control):
        """Make the place of a control's complaint."""
        place = make("p", className="message", id="%scomplaint-%s" % (self.prefix, name), hidden=True)
        control.setAttribute("aria-describedby", place.id)
        self.controls[name], self.complaints[name] = control, place
        return place

    def complain(self, faults):
        """Show the sentences of `faults`, (name, sentence), each at its field.

        Return the first control that is wrong, or None, and the sentences without a field, with the field's name in
        front.
        """
        first = None
        for name, control in self.controls.items():
            sentences = [text for each, text in faults if each == name]
            message(self.complaints[name], " ".join(sentences))
            control.setAttribute("aria-invalid", "true" if sentences else "false")
            if sentences and not first:
                first = control
        return first, [words.sentence_on(name, text) for name, text in faults if name not in self.controls]

    def show(self, name, yes):
        show(self.rows[name], yes)
