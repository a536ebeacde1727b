"""The exceptions, each with a message; `texts/` has the words.

    SearchlightError
    ├── BadInput        something that a person typed, chose or opened cannot be used; names the field
    ├── NotReversible   a problem that cannot be searched from the goal
    └── ProblemError    a function of a problem that is not ours did what none may do; names the function and the state

A sentence says what is wrong and what is accepted. The field is not repeated in it: the page shows the sentence beside
the field, the command line puts the argument's name in front.
"""

from searchlight.errors import (
    boards,
    files,
    foreign,
    graphs,
    grids,
    library,
    options,
    puzzles,
    records,
    scorm,
    searches,
    served,
    verdicts,
)
from searchlight.errors.base import (
    BadInput,
    Caveat,
    NotReversible,
    ProblemError,
    SearchlightError,
    listed,
    shortened,
    shown,
    words_of,
)

__all__ = [
    "BadInput",
    "Caveat",
    "NotReversible",
    "ProblemError",
    "SearchlightError",
    "boards",
    "files",
    "foreign",
    "graphs",
    "grids",
    "library",
    "listed",
    "options",
    "puzzles",
    "records",
    "scorm",
    "searches",
    "served",
    "shortened",
    "shown",
    "verdicts",
    "words_of",
]

for _exception in (SearchlightError, BadInput, NotReversible, ProblemError):
    _exception.__module__ = __name__  # tracebacks name the place from which one imports them
