"""Links to the page: the state of the page as the fragment of its address, and back.

The names are those of the command line (`problem`, `start`, `algorithm`, …). `step` is the number of expansions done;
`fine` says how many events after (or, negative, before) that step's own position the sender stood, if any.
"""

from language import LANGUAGES, OPTION

FIRST = ("problem", "graph", "grid", "start", "goal", "algorithm", "heuristic")  # these lead, the rest by name
PLACE = ("step", "fine")


def compose(options, step, fine, quote):
    """The fragment, without `#`. `options`: name → text; empty ones are left out. `quote`: percent-encoding."""
    return search_part(options, quote) + place_part(step, fine)


def search_part(options, quote):
    """What the fragment says of the search. That may be long, as a grid is, and stays the same while one steps."""
    rest = sorted([key for key in options if key not in FIRST])
    parts = [(key, options[key]) for key in list(FIRST) + rest if options.get(key) not in (None, "")]
    return "".join(["%s=%s&" % (key.replace("_", "-"), _readable(quote(str(value)))) for key, value in parts])


def place_part(step, fine):
    """What it says of the place in the search."""
    return "step=%d" % step + ("" if fine is None else "&fine=%d" % fine)


def parse(fragment, known, unquote):
    """(options, step, fine, unknown): what a fragment says; `unknown` lists (name, value) pairs that mean nothing here.

    `known`: the names of all options. A step that is not a whole number from 0 on counts as unknown, like a name that
    no option has. `unquote` decodes percent-escapes; None where they are broken, which is the sender's fault, not ours:
    the raw text is shown back.
    """
    options, place, unknown = {}, {"step": None, "fine": None}, []
    for part in fragment.lstrip("#").split("&"):
        if not part:
            continue
        name, _, value = part.partition("=")
        key = name.replace("-", "_")
        if name == OPTION and value in LANGUAGES:
            continue  # read before anything else was (language.py)
        raw, value = value, unquote(value.replace("+", " "))
        if value is None:
            unknown.append((name, raw))
            continue
        digits = value[1:] if key == "fine" and value.startswith("-") else value
        if key in PLACE and digits.isdigit() and len(digits) < 10:
            place[key] = int(value)
        elif key in known:
            options[key] = value
        else:
            unknown.append((name, value))
    return options, place["step"], place["fine"], unknown


def _readable(quoted):
    """Commas, colons and slashes are allowed in a fragment and make states and grids readable."""
    return quoted.replace("%2C", ",").replace("%3A", ":").replace("%2F", "/")
