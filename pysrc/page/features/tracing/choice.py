"""A traced program: its options, and the search that shows it. Knows no document."""

from page.options.catalog import OBSERVED, OWN


def beside(catalog, wanted, shown, former):
    """The textbook algorithm to compare a program with: the wanted, else the shown, else the previous one."""
    for name in (wanted, shown, former):
        if name in catalog.algorithms and not name.startswith(OWN):
            return name
    return catalog.first["algorithm"]


def entry(like, texts):
    """The catalog entry of a traced program: the options of the textbook algorithm, and no guarantees.

    `texts`: its texts, by the names "label", "summary", "source", "not_proved" and "not_known".
    """
    known = dict(like)
    known.update({key: texts[key] for key in ("label", "summary", "source")})
    claim = {"verdict": "if", "text": texts["not_proved"]}
    facts = {"complete": claim, "optimal": claim, "time": texts["not_known"], "space": texts["not_known"]}
    known.update({"id": OBSERVED, "uses_h": True, "reverses": False, "facts": facts})
    return known


def offering(listed, known):
    """The solver's lists with this entry as the last algorithm."""
    algorithms = [each for each in listed["algorithms"] if each["id"] != OBSERVED]
    return dict(listed, algorithms=algorithms + [known])


def options_for(catalog, options):
    """The options of the search that shows a program, which may use a heuristic with any textbook algorithm."""
    problem = catalog.problems[options["problem"]]
    heuristic = options.get("heuristic") or problem["heuristic"]
    return dict(options, algorithm=OBSERVED, heuristic=heuristic)


def arguments(line):
    """Split a line at spaces outside quotation marks."""
    parts, part, mark = [], None, None
    for sign in line:
        if mark:
            mark, part = (None, part) if sign == mark else (mark, part + sign)
        elif sign in ("'", '"'):
            mark, part = sign, part or ""
        elif sign in " \t":
            parts, part = (parts, None) if part is None else (parts + [part], None)
        else:
            part = (part or "") + sign
    return parts if part is None else parts + [part]


def line_of(parts):
    """The line that `arguments` splits into these parts."""
    return " ".join([_quoted(part) for part in parts])


def _quoted(part):
    mark = "'" if '"' in part else '"'
    return mark + part + mark if not part or " " in part or '"' in part or "'" in part else part
