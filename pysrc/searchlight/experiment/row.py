"""The row of a search: what the table of an experiment says of it, the same in every form.

| column       | type         | meaning                                                                | null         |
|--------------|--------------|------------------------------------------------------------------------|--------------|
| problem      | text         | id of the catalog                                                      |              |
| start        | text         | as the option `start` takes it                                         |              |
| depth        | whole number | fewest actions from the start to a goal, where it was chosen by them;  | not known,   |
|              |              | else the actions on the path that this search found                    | no path      |
| algorithm    | text         | id of the catalog                                                      |              |
| heuristic    | text         | id of the catalog                                                      | none is used |
| options      | text         | what is not as by default, as in a link: `goal=…&weight=2`             |              |
| outcome      | text         | of OUTCOMES                                                            |              |
| cost         | number       | of the path                                                            | no path      |
| expanded     | whole number | nodes whose children were generated                                    | crash        |
| generated    | whole number | child nodes made, duplicates included, roots not                       | crash        |
| max_frontier | whole number | most entries that the frontier held, stale ones included               | crash        |
| max_depth    | whole number | depth of the deepest node that was made                                | crash        |
| reached      | whole number | states that have a node                                                | crash        |
| seconds      | number       | that the search took                                                   | crash        |
| peak_kb      | whole number | most memory that the search took, in units of 1024 bytes (memory.py)   | nobody tells |
| b_star       | number       | AIMA's effective branching factor, of `generated` and the path's       | no path      |
|              |              | actions                                                                |              |

Of a grid or graph from a file, `options` has the file's name.
"""

from typing import Any, Final, TypeAlias

Row: TypeAlias = dict[str, Any]  # a value for each of COLUMNS, in their order

COLUMNS: Final = (
    "problem", "start", "depth", "algorithm", "heuristic", "options", "outcome", "cost", "expanded", "generated",
    "max_frontier", "max_depth", "reached", "seconds", "peak_kb", "b_star",
)  # fmt: skip
WHOLE: Final = ("depth", "expanded", "generated", "max_frontier", "max_depth", "reached", "peak_kb")
NUMBERS: Final = ("cost", "seconds", "b_star")

# The four ways in which a search ends by itself or by its budget of nodes; then what stops it from outside: its time is
# up, there is no memory for it, the problem's own code has failed, the process that ran it was lost.
OUTCOMES: Final = ("solution", "failure", "cutoff", "budget", "timeout", "memory", "error", "crash")

IDENTITY: Final = ("problem", "start", "algorithm", "heuristic", "options")  # what tells one search from another


def identity(row: Row) -> tuple[str, ...]:
    """Equal for rows of the same search; None and an empty cell are one."""
    return tuple(row[name] or "" for name in IDENTITY)
