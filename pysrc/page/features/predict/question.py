"""A question about a search: its text, the possible answers, the right one, and the reason. Texts are messages.

Knows no document.
"""

from page.text.language import message

NODES, CHOICE, NUMBER = "nodes", "choice", "number"  # how one answers
HIDE_ORDER = ("next-node", "goal", "frontier-after")  # kinds whose answer is the frontier's order, or uses it
LONGEST = 20  # letters of a seed
NEAR = 0.006  # numbers are shown with two decimals


def named(node):
    """A node that is there already: its state and its number."""
    return message("predict.node", state=node["label"], row=str(node["row"]))


def valued(name, value):
    """What decides, as a sentence has it: f = 21."""
    return message("value." + name, value=value)


def is_seed(text):
    return 0 < len(text) <= LONGEST and all(letter.isalpha() or letter.isdigit() for letter in text)


class Question:
    """`options`: of NODES, nodes; of CHOICE, (value, message); of NUMBER, none. `subject`: a node to be shown, or None.

    `rights`: the values that are right (rows of nodes, values of options, the number); the first is what the search
    does. `why`: messages. `on_yours(value)`: a message on a wrong answer, or None.
    """

    def __init__(self, kind, step, prompt, form, options, rights, why, subject=None, on_yours=None):
        self.kind, self.step, self.prompt, self.form = kind, step, prompt, form
        self.options, self.rights, self.why, self.subject = options, rights, why, subject
        self.on_yours = on_yours or (lambda value: None)
        self.more = 0  # how many others could be chosen
        self.accepts = lambda node: node["row"] in rights  # of a node that is no option

    def judge(self, value):
        """Whether an answer is right; `value` of NODES: a node."""
        if self.form == NODES:
            return value["row"] in self.rights or self.accepts(value)
        if self.form == NUMBER:
            return abs(value - self.rights[0]) < NEAR
        return value in self.rights

    def reasons(self, value):
        """What is said of an answer; None: nobody has given one."""
        if value is None:
            return self.why
        reasons = None if self.judge(value) else self.on_yours(value)
        reasons = [reasons] if reasons else []
        if self.form == NODES and self.judge(value) and value["row"] != self.rights[0]:
            reasons = [message("predict.why.open", node=named(self.of(self.rights[0])))]
        return reasons + self.why

    def of(self, row):
        """The option that is this node."""
        for node in self.options:
            if node["row"] == row:
                return node
        return None

    @property
    def answer(self):
        """What is right, as a message or a number."""
        if self.form == NODES:
            return named(self.of(self.rights[0]))
        if self.form == NUMBER:
            return self.rights[0]
        return [option for value, option in self.options if value == self.rights[0]]
