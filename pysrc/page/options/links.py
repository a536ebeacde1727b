"""Links to the page: the state of the page as the fragment of its address, and back.

The names are those of the command line (`problem`, `start`, `algorithm`, …). `step` is the number of expansions;
`fine` is how many events after (negative: before) that step the sender was, if not exactly there; `b.fine` is the same
for the second search.
"""

from page.text.language import LANGUAGES, OPTION

FIRST = ("problem", "graph", "grid", "start", "goal", "algorithm", "heuristic")  # these first, the rest by name
PLACE = ("step", "fine", "b.fine")


def search_part(options, quote):
    """The part for the search, without `#`. `options`: name → text; empty ones are left out. `quote`: percent-encoding.

    It may be long, as a grid is, and stays the same while stepping.
    """
    rest = sorted([key for key in options if key not in FIRST])
    parts = [(key, options[key]) for key in list(FIRST) + rest if options.get(key) not in (None, "")]
    return "".join(["%s=%s&" % (key.replace("_", "-"), readable(quote(str(value)))) for key, value in parts])


def place_part(step, fine):
    """The part for the position in the search."""
    return "step=%d" % step + ("" if fine is None else "&fine=%d" % fine)


def parse(fragment, known, unquote):
    """Return (options, place, unknown) of a fragment.

    `place` has a number or None for each of PLACE, and `unknown` the (name, value) pairs that mean nothing here.

    `known`: the names of all options. A step that is not a whole number from 0 on counts as unknown, like a name that
    no option has. `unquote` decodes percent-escapes; None if they are broken: then the raw text is used.
    """
    options, place, unknown = {}, dict.fromkeys(PLACE), []
    for part in fragment.lstrip("#").split("&"):
        if not part:
            continue
        name, _, value = part.partition("=")
        key = name.replace("-", "_")
        if name == OPTION and value in LANGUAGES:
            continue  # was read first of all (text/language.py)
        raw, value = value, unquote(value.replace("+", " "))
        if value is None:
            unknown.append((name, raw))
            continue
        digits = value[1:] if key != "step" and value.startswith("-") else value
        if key in PLACE and digits.isdigit() and len(digits) < 10:
            place[key] = int(value)
        elif key in known:
            options[key] = value
        else:
            unknown.append((name, value))
    return options, place, unknown


def readable(quoted):
    """Leave commas, colons and slashes unescaped: a fragment may contain them, and states stay readable."""
    return quoted.replace("%2C", ",").replace("%3A", ":").replace("%2F", "/")
