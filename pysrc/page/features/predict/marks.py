"""What was answered, how often correctly, and which questions to repeat.

Knows no document.
"""


class Marks:
    """The first answer to a question counts; a later right one takes it off the list of what to look at again."""

    def __init__(self):
        self.answers = {}  # step → (question, value, whether it is right); the value None: gone past
        self.answered = self.right = 0
        self.again = []  # questions, in the order of their steps

    def note(self, question, value):
        """Note an answer; None: the question was skipped. Return whether it is right."""
        right = value is not None and question.judge(value)
        if question.step not in self.answers and value is not None:
            self.answered += 1
            self.right += 1 if right else 0
        self.answers[question.step] = (question, value, right)
        self.again = [each for each in self.again if each.step != question.step]
        if not right:
            self.again = sorted(self.again + [question], key=lambda each: each.step)
        return right

    def of(self, step):
        """(question, value, right) of the question there, or None."""
        return self.answers.get(step)
