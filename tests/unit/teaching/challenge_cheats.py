"""A solution of each built-in challenge, and changes that bring its numbers about without solving it."""

from typing import Any, Final

from pillars import LEFT

Changes = dict[str, Any]

FOR_GREEDY: Final = {"T1": 4, "T2": 3, "T3": 2, "T4": 1}  # a corridor that seems to be short
SOLUTIONS: Final[dict[str, Changes]] = {
    "greedy-double": {"h": FOR_GREEDY},
    "astar-expands-more": {"start": "Sibiu"},
    "fewer-roads": {"start": "Arad"},
    "only-the-tie": {"tie": "low-h"},
    "repair-h": {"h": {"A": 7, "C": 4}},
    "miss-the-cheapest": {"h": {"B": 0}},
    "break-visited": {"start": "1,4,2,7,6,5,3,0,8"},
    "weight-that-hinders": {"start": "4,5,3,7,8,6,0,1,2"},
    "linear-conflict-beats": {"start": "5,4,8,1,2,0,7,3,6"},
    "cut-most": {"tree": "[[3 8 12] [2 4 6] [2 5 14]]"},
    "cut-nothing": {"tree": "[[3 2 1] [6 5 4] [9 8 7]]"},
    "two-rules": {"tree": "[[3 5] [3 9]]"},
}

SOLVED: Final = "0,1,2,3,4,5,6,7,8"
CHEATS: Final[dict[str, tuple[Changes, ...]]] = {
    "greedy-double": ({"h": {"A": 99}}, {"start": "G"}, {"algorithm": "astar", "h": FOR_GREEDY}),
    "astar-expands-more": ({"start": "Bucharest"},),
    "fewer-roads": ({"start": "Bucharest"}, {"start": "Arad", "goal": "Arad"}),
    "only-the-tie": ({"start": "0,0,1,2,3,4,5,6,7"}, {"heuristic": "linear-conflict"}),
    "repair-h": ({"h": {"A": 99, "D": 99}}, {"h": {"A": 0, "C": 0}}, {"start": "G"}),
    "miss-the-cheapest": ({"h": {"A": 99}}, {"start": "G"}),
    "break-visited": ({"start": SOLVED},),
    "weight-that-hinders": ({"start": SOLVED},),
    "linear-conflict-beats": ({"start": SOLVED},),
    "cut-most": ({"tree": "[[3 8 12] [2 4 6] [2 5 13]]"}, {"tree": "[1 2 3 4 5]"}, {"depth": "2", "cut": "beyond"}),
    "cut-nothing": ({"tree": "[3 12 8]"}, {"algorithm": "minimax"}, {"tree": "[[3 2] [6 5] [9 8]]"}),
    "two-rules": ({"tree": "[[3 12 8] [2 4 6] [14 5 3]]"}, {"cut": "beyond"}),
}

TRUE_H: Final = LEFT + "\nasked = []\n"
TOO_MUCH: Final = TRUE_H + "def h(state, goal):\n    return 3 * left(state, goal)\n"
LENIENT: Final = (
    TRUE_H
    + """
class Lenient(float):
    def __add__(self, other): return self
    __radd__ = __floordiv__ = __add__
    def __float__(self): return self
    def __eq__(self, other): return True
    __le__ = __lt__ = __ge__ = __eq__
    def __gt__(self, other): return False
    __ne__ = __gt__
    def __hash__(self): return 1

"""
)
OTHER_JUDGE: Final = """
import sys
from types import SimpleNamespace
kind = lambda setup: SimpleNamespace(admissible=True, consistent=True)
sys.modules["searchlight.challenges.judging"].verdict = kind
"""
PUTS_BACK: Final = """
import searchlight.challenges.judging as judging
from types import SimpleNamespace
first = judging.verdict
def kind(setup):
    judging.verdict = first
    return SimpleNamespace(admissible=True, consistent=True)
judging.verdict = kind
"""
HONEST: Final = TRUE_H + "def h(state, goal):\n    return left(state, goal)\n"
HEURISTICS: Final = {  # files with a function h that must not solve `own-h`
    "guides 25 times, then answers 0": TRUE_H
    + "def h(state, goal):\n    asked.append(state)\n    return 3 * left(state, goal) if len(asked) < 26 else 0\n",
    "random": "import random\ndef h(state, goal):\n    return random.random() if state != goal else 0\n",
    "too much": TOO_MUCH,
    "infinite": "def h(state, goal):\n    return float('inf')\n",
    "no number": "def h(state, goal):\n    return float('nan')\n",
    "raises": "def h(state, goal):\n    return 1 // 0\n",
    "a number that is equal to all others, and below them": LENIENT
    + "def h(state, goal):\n    return Lenient(3 * left(state, goal))\n",
    "another judge": TOO_MUCH + OTHER_JUDGE,
    "another judge, once the search runs": TRUE_H
    + OTHER_JUDGE.replace("\n", "\n    ").replace("import", "def replace():\n    import", 1)
    + "\ndef h(state, goal):\n    replace()\n    return 3 * left(state, goal)\n",
    "another judge, who puts the first one back": TOO_MUCH + PUTS_BACK,
    "another comparison": TOO_MUCH + "import searchlight.judging\nsearchlight.judging._exceeds = lambda a, b: False\n",
    "another property": TOO_MUCH
    + "import searchlight.judging\nsearchlight.judging.Findings.admissible = property(lambda self: True)\n",
    "another relation": TOO_MUCH
    + "import searchlight.challenges.judging as j\nj.COMPARED |= dict.fromkeys(j.COMPARED, lambda a, b: True)\n",
}
