"""The lettered answers of a question: what each says, in words and as a picture."""

import words
from ask_question import LETTERS
from dom import make
from face import Face
from language import texts
from practice_question import named
from practice_told import numbers


def text_of(asked, at):
    """An answer in one line."""
    option = asked.options[at]
    if asked.of_nodes:
        return texts.told(named(option))
    return texts.told(option) if isinstance(option, dict) else words.number(option)


class Option:
    """Fills `host` with a letter and an answer; used again for the next question's."""

    def __init__(self, host, at):
        self.at = at
        host.classList.add("ask-option")
        letter, self.picture, self.label = make("b"), make("span"), make("span")
        letter.className, self.label.className = "ask-letter", "ask-label"
        letter.textContent = LETTERS[at]
        said = make("span", className="ask-said")
        said.append(self.picture, self.label)
        host.append(letter, " ", said)
        self.face = Face(self.picture)

    def fill(self, asked, shape, rules):
        self.picture.hidden = not asked.of_nodes
        if asked.of_nodes:
            node = asked.options[self.at]
            self.face.load(shape)
            self.face.show(node)
            self.label.textContent = numbers(node, rules)
        else:
            self.label.textContent = text_of(asked, self.at)
