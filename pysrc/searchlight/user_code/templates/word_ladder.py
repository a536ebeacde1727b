"""A word ladder: from one word to another, changing one letter at a time, over words only. Made of functions."""

WORDS = """
    bald bale ball band bank bard bare bark base bold bole bolt bond bone bore born call card care cart case cast
    coal coat code cold cole colt cone cord core corn cost dare dark foal foil fold fond food fool foot ford fore
    fork form fort gold goad goal goat gore hold hole home hone hood hoof wade wage wall ward ware warm warp wart
    wary wood wool word wore work worm worn
""".split()

start = "cold"
goal = "warm"


def actions(state):
    """The words that differ in one letter, in the order of the alphabet."""
    return sorted({word for word in WORDS if differing(word, state) == 1})


def result(state, action):
    """An action is the word to which it leads."""
    return action


def letters_off(state, goal):
    """The letters that are not yet those of the goal: each takes a step of its own, at least."""
    return differing(state, goal)


def differing(one, other):
    return sum(a != b for a, b in zip(one, other))
