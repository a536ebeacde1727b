"""The lettered answers of a question, each in words and as a picture."""

from page.dom.elements import make
from page.dom.face import Face
from page.features.poll.question import LETTERS
from page.features.predict.question import named
from page.features.predict.wording import numbers
from page.text import words
from page.text.language import texts


def text_of(poll, at):
    """An answer as one line of text."""
    option = poll.options[at]
    if poll.of_nodes:
        return texts.sentence(named(option))
    return texts.sentence(option) if isinstance(option, dict) else words.number(option)


class Option:
    """Fills `host` with a letter and an answer, and can be filled again for the next question."""

    def __init__(self, host, at):
        self.at = at
        host.classList.add("ask-option")
        letter, self.picture, self.label = make("b"), make("span"), make("span")
        letter.className, self.label.className = "ask-letter", "ask-label"
        letter.textContent = LETTERS[at]
        caption = make("span", className="ask-said")
        caption.append(self.picture, self.label)
        host.append(letter, " ", caption)
        self.face = Face(self.picture)

    def fill(self, poll, shape, rules):
        self.picture.hidden = not poll.of_nodes
        if poll.of_nodes:
            node = poll.options[self.at]
            self.face.load(shape)
            self.face.show(node)
            self.label.textContent = numbers(node, rules)
        else:
            self.label.textContent = text_of(poll, self.at)
