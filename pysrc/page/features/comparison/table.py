"""The numbers of two searches beside each other, as far as they have come, with ratios; and which path is optimal.

Knows no document.
"""

from page.options.guarantee import keeps
from page.text.language import message, texts

GAME_ROWS = (("nodes", "many"), ("leaves", "many"), ("skipped", "many"))
ROWS = (("expanded", "many"), ("generated", "many"), ("cost", "much"))  # with the kind of ratio


def rows(now, results):
    """One for each number: `{"id", "now", "ratio"}`; the last two are pairs, for the first and second search.

    `now`: the statistics at the present time, by their names; `results`: the outcomes in plain data, None before the
    end. Unknown numbers are None. The ratio appears beside the larger number.
    """
    table = []
    for name, kind in GAME_ROWS if "leaves" in now[0] else ROWS:
        values = [(results[side] or {}).get("cost") if name == "cost" else now[side][name] for side in (0, 1)]
        table.append({"id": name, "now": values, "ratio": _ratio(values, kind)})
    return table


def _ratio(values, kind):
    """The ratio of the larger value to the smaller, beside the larger one; empty for equal or missing values."""
    pair = [None, None]
    if None in values or min(values) <= 0 or values[0] == values[1]:
        return pair
    larger = 0 if values[0] > values[1] else 1
    times = values[larger] / values[1 - larger]
    times = int(times * 10 + 0.5) / 10 if times < 100 else round(times)  # 1.25 is 1.3
    if times > 1:
        pair[larger] = message("compare.ratio." + kind, times=times)
    return pair


def cell(row, side):
    """Return one search's cell in a row: its number and its ratio."""
    ratio = row["ratio"][side]
    return texts.number(row["now"][side]), texts.sentence(ratio) if ratio else ""


# -- optimal here? -----------------------------------------------------------------------------------------------------


def optimal(searches):
    """For each search, return a message on whether its path is optimal, and `yes`, `no` or `unknown`; None: no path.

    A search is `{"claim", "verdict", "known", "options", "result"}`: the catalog's guarantee, the heuristic check (or
    None), what is known of the problem, the options and the outcome. Nothing is claimed without proof.
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
