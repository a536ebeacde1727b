"""A question about a search: its text, the possible answers, the right one, and the reason. Texts are messages.

Knows no document.
"""

from page.text.language import message

NODES, CHOICE, NUMBER = "nodes", "choice", "number"  # kinds of answers
HIDE_ORDER = ("next-node", "goal", "frontier-after")  # kinds whose answer is the frontier's order, or uses it
LONGEST = 20  # characters of a seed
NEAR = 0.006  # numbers are shown with two decimals
OFFERED = 4  # numbers that a class can choose from


def named(node):
    """An existing node: its state and its number."""
    return message("predict.node", state=node["label"], row=str(node["row"]))


def valued(name, value):
    """A deciding value for a sentence: f = 21."""
    return message("value." + name, value=value)


def is_seed(text):
    return 0 < len(text) <= LONGEST and all(letter.isalpha() or letter.isdigit() for letter in text)


class Question:
    """`options`: nodes for NODES, (value, message) for CHOICE, none for NUMBER. `subject`: a node to show, or None.

    `rights`: the right values (rows of nodes, values of options, the number); the first is what the search does.
    `why`: messages. `on_yours(value)`: a message about a wrong answer, or None.
    """

    def __init__(self, kind, step, prompt, form, options, rights, why, subject=None, on_yours=None):
        self.kind, self.step, self.prompt, self.form = kind, step, prompt, form
        self.options, self.rights, self.why, self.subject = options, rights, why, subject
        self.on_yours = on_yours or (lambda value: None)
        self.near = None  # numbers that mistakes give, where the values of the texts do not tell them
        self.more = 0  # the number of nodes that could also be chosen
        self.accepts = lambda node: node["row"] in rights  # whether a node that is not an option is right

    def choices(self):
        """The answers that a class chooses from: the options, or the right number and those of typical mistakes.

        Numbers are in ascending order.
        """
        if self.form != NUMBER:
            return self.options
        chosen = [self.rights[0]]
        for each in self._near():
            if (
                len(chosen) < OFFERED
                and (each >= 0 or self.near)
                and all(abs(each - other) >= NEAR for other in chosen)
            ):
                chosen.append(each)
        return sorted(chosen)

    def _near(self):
        """The numbers that typical mistakes give, the likeliest first: h without g, one child too many, …"""
        right, values = self.rights[0], dict(self.prompt["values"])
        if self.near:
            return [each for each in self.near if each is not None] + [right + 1, right - 1, right + 2]
        for reason in self.why:
            values.update(reason["values"])
        if self.kind == "f-value":
            g, h, cost = values["g"], values["h"] or 0, values["cost"]
            near = [values["child_g"] + h, values["child_g"], h, g + h, right + cost, right - cost]
        elif self.kind == "frontier-size":
            near = [values["count"], values["gone"]]
        else:
            near = [values["limit"], 2 * values["limit"]]
        return near + [right + 1, right - 1, right + 2, right + 3]

    def judge(self, value):
        """Whether an answer is right; `value` of NODES: a node."""
        if self.form == NODES:
            return value["row"] in self.rights or self.accepts(value)
        if self.form == NUMBER:
            return abs(value - self.rights[0]) < NEAR
        return value in self.rights

    def reasons(self, value):
        """The messages about an answer; `value` None: the question was skipped."""
        if value is None:
            return self.why
        reasons = None if self.judge(value) else self.on_yours(value)
        reasons = [reasons] if reasons else []
        if self.form == NODES and self.judge(value) and value["row"] != self.rights[0]:
            reasons = [message("predict.why.open", node=named(self.of(self.rights[0])))]
        return reasons + self.why

    def of(self, row):
        """The option for this node, or None."""
        for node in self.options:
            if node["row"] == row:
                return node
        return None

    @property
    def answer(self):
        """The right answer, as a message or a number."""
        if self.form == NODES:
            return named(self.of(self.rights[0]))
        if self.form == NUMBER:
            return self.rights[0]
        return [option for value, option in self.options if value == self.rights[0]]
