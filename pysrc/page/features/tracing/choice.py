"""A traced program: its options, and the search that shows it. Knows no document."""

import json

from page.dom.foreign_text import read_json
from page.options.catalog import OBSERVED, OWN

FAMILIES = ("functions", "problem-object", "graph-object", "state-class", "grid", "script")  # as the solver calls them
DEFINES, CLASS = "def ", "class "


def functions(text):
    """The names of a program's functions and methods; methods as `Class.method`."""
    names, owner = [], None
    for line in text.split("\n"):
        inside = line.lstrip(" \t")
        if line.startswith(CLASS):
            owner = _name(line[len(CLASS) :])
        elif line.startswith(DEFINES):
            owner = None
            names.append(_name(line[len(DEFINES) :]))
        elif owner and inside.startswith(DEFINES) and not inside.startswith(DEFINES + "__"):
            names.append(owner + "." + _name(inside[len(DEFINES) :]))
    return [name for name in names if name]


def _name(rest):
    for sign in ("(", ":"):
        rest = rest.partition(sign)[0]
    return rest.strip()


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


def corrections(fields, files):
    """The corrections of a traced program as JSON for a link; empty without any.

    `fields`: pairs of a name and a choice, empty if it is to be detected; `files`: texts by name.
    """
    values = {name: value for name, value in fields if value}
    if files:
        values["files"] = files
    return json.dumps(values) if values else ""


def corrected(link_text, names):
    """The corrections in a link, as (choices by name, files); values that are not texts are ignored."""
    try:
        values = read_json(link_text) if link_text else {}
    except ValueError:
        values = {}
    if not isinstance(values, dict):
        values = {}
    files = values.get("files")
    files = files if isinstance(files, dict) else {}
    texts = {name: text for name, text in files.items() if isinstance(text, str)}
    return {name: values[name] if isinstance(values.get(name), str) else "" for name in names}, texts
