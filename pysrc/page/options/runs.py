"""This visit's finished searches, the latest last; the same search again keeps its line."""

COLUMNS = (
    "problem", "start", "goal", "algorithm", "heuristic", "options", "outcome", "cost", "expanded", "generated",
    "max_frontier", "max_depth", "reached", "seconds", "b_star", "optimal",
)  # fmt: skip
OWN = ("problem", "start", "goal", "algorithm", "heuristic")  # the options that have a column


class Runs:
    """`lines`: each a dict of COLUMNS, `search` being its options. `on_change()` tells of a new one."""

    def __init__(self, on_change):
        self.lines = []
        self.on_change = on_change

    def note(self, options, result, stats, promised, where):
        """Add a search that has finished.

        `promised`: whether its algorithm guarantees a lowest-cost path here. `where`: text for problem, start and goal.
        """
        line = {name: options.get(name) for name in OWN}
        line["options"] = " ".join(["%s=%s" % (key, _text(options[key])) for key in sorted(options) if key not in OWN])
        line["outcome"], line["cost"] = result["outcome"], result.get("cost")
        for name in ("expanded", "generated", "max_frontier", "seconds"):
            line[name] = result[name]
        line["max_depth"], line["reached"] = stats["deepest"], stats["reached"]
        line["b_star"] = result.get("effective_branching")
        line["promised"], line["where"], line["search"] = promised, where, dict(options)
        self._enter(line)
        self._judge()
        self.on_change()

    def _enter(self, line):
        for place, known in enumerate(self.lines):
            if known["search"] == line["search"]:
                self.lines[place] = line
                return
        self.lines.append(line)

    def _judge(self):
        """Decide which paths are optimal: by a guarantee of this search or of another one of this visit.

        A path that costs more than another one between the same two states is not, whatever was guaranteed.
        """
        for line in self.lines:
            if line["cost"] is None:
                line["optimal"] = None
                continue
            same = [one for one in self.lines if one["cost"] is not None and one["where"] == line["where"]]
            least = min([one["cost"] for one in same])
            if line["cost"] > least:
                line["optimal"] = "no"
            else:
                line["optimal"] = "yes" if any(one["promised"] and one["cost"] == least for one in same) else "unknown"

    def csv(self):
        """Return all lines as CSV: a header, then a line for each search, with ungrouped numbers."""
        texts = [COLUMNS] + [[_text(line[name]) for name in COLUMNS] for line in self.lines]
        return "".join([",".join([_cell(text) for text in line]) + "\r\n" for line in texts])


def _text(value):
    if value is None:
        return ""
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def _cell(text):
    """Return a cell of a CSV file (RFC 4180), with a mark if a spreadsheet would take it for a formula."""
    if text[:1] in ("=", "+", "-", "@", "\t", "\r") and not _is_number(text):
        text = "'" + text
    if any(sign in text for sign in (",", '"', "\n", "\r")):
        return '"%s"' % text.replace('"', '""')
    return text


def _is_number(text):
    try:
        float(text)
    except ValueError:
        return False
    return True


def keeps(search):
    """Whether the algorithm guarantees a lowest-cost path on this problem with this heuristic."""
    claim, verdict = search["claim"], search["verdict"] or {}
    if claim["verdict"] != "if":
        return claim["verdict"] == "yes"
    needs = claim.get("needs")
    if needs == "consistent-unless-reopening":
        needs = "admissible" if search["options"].get("reopen") in (True, "true") else "consistent"
    return needs is not None and verdict.get(needs) is True
