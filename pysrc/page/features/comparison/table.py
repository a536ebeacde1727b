"""The numbers of two searches beside each other, now and at the end, with ratios; and which path is optimal.

Knows no document.
"""

from page.options.guarantee import keeps
from page.text.language import message, texts

# Each row: its id, its names in the statistics and in the outcome, and the kind of ratio.
ROWS = (
    ("expanded", "expanded", "expanded", "many"),
    ("generated", "generated", "generated", "many"),
    ("frontier", "maxFrontier", "max_frontier", "many"),
    ("deepest", "deepest", None, None),
    ("reached", "reached", None, "many"),
    ("cost", None, "cost", "much"),
    ("seconds", None, "seconds", "long"),
    ("branching", None, "effective_branching", None),
)
COUNTED = ("expanded", "generated", "frontier", "deepest", "reached")


def rows(now, end, results, at_end):
    """One for each number: `{"id", "now", "end", "ratio"}`, each but the id a pair, for the first and second search.

    `now`, `end`: the statistics at the present time and at the last known one, by their names; `results`: the outcomes
    in plain data, None during a search; `at_end`: whether each search is shown at its end. Unknown numbers are None.
    The ratio is that of the present numbers, and appears beside the larger one.
    """
    table = []
    for name, counted, ended, kind in ROWS:
        final = [_final(end[side], results[side], counted, ended) for side in (0, 1)]
        present = [now[side][counted] if counted else final[side] if at_end[side] else None for side in (0, 1)]
        table.append({"id": name, "now": present, "end": final, "ratio": _ratio(present, kind)})
    return table


def _final(stats, result, counted, ended):
    if result is None:
        return None
    return result.get(ended) if ended else stats[counted]


def _ratio(values, kind):
    """The ratio of the larger value to the smaller, beside the larger one; empty for equal or missing values."""
    pair = [None, None]
    if kind is None or None in values or min(values) <= 0 or values[0] == values[1]:
        return pair
    larger = 0 if values[0] > values[1] else 1
    times = values[larger] / values[1 - larger]
    times = round(times, 1) if times < 100 else round(times)
    if times > 1:
        pair[larger] = message("compare.ratio." + kind, times=times)
    return pair


def cell(row, side):
    """Return one search's cell in a row: (the number now, the ratio, the number at the end if it differs)."""
    now, end, ratio = row["now"][side], row["end"][side], row["ratio"][side]
    later = end is not None and end != now and row["id"] in COUNTED
    return (
        _value(row["id"], now),
        texts.sentence(ratio) if ratio else "",
        texts.say("compare.at_end", {"value": _value(row["id"], end)}) if later else "",
    )


def _value(row, value):
    if row == "seconds" and value is not None:
        return texts.say("compare.seconds", {"seconds": value})
    return texts.number(value)


# -- optimal here? -----------------------------------------------------------------------------------------------------


def optimal(searches):
    """For each search, return a message on whether its path is optimal, and `yes`, `no` or `unknown`; None: no path.

    A search is `{"claim", "verdict", "options", "result"}`: the catalog's guarantee, the heuristic check (or None), the
    options and the outcome. Nothing is claimed without proof.
    """
    costs = [search["result"]["cost"] if _solved(search["result"]) else None for search in searches]
    promised = [costs[side] is not None and keeps(searches[side]) for side in (0, 1)]
    return [_judged(costs[side], costs[1 - side], promised[side], promised[1 - side]) for side in (0, 1)]


def _judged(cost, other, promised, other_promised):
    if cost is None:
        return None
    if other is not None and other < cost:
        return "no", message("compare.optimal.dearer", cost=cost, other=other)
    if promised:
        return "yes", message("compare.optimal.promised")
    if other_promised:
        return "yes", message("compare.optimal.as_cheap")
    return "unknown", message("compare.optimal.unknown")


def _solved(result):
    return result is not None and result["outcome"] == "solution"
