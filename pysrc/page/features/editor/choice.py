"""The entries that your file adds to the lists, and the search that shows them. Knows no document."""

from page.options.catalog import OWN

KINDS = (("problem", "problems"), ("algorithm", "algorithms"), ("heuristic", "heuristics"))


def names(entries):
    """The names of all entries of a file, from `own` in the answer of `load_code`."""
    return [name[len(OWN) :] for _, kind in KINDS for name in entries[kind]]


def chosen(catalog, latest, entries, template=None):
    """The options of the search that shows a file's entries, in place of the `latest` one.

    Of each kind that the file defines, the current choice stays if it is the file's, else the first is chosen; of the
    others, it stays if it is still listed.
    `template`: the options that show the file's template. A heuristic needs an algorithm that uses one.
    """
    options = dict(latest)
    if template:
        options.update(template)
    problem = _of(entries["problems"], options.get("problem"), _listed(catalog, "problems"), catalog.first["problem"])
    algorithms = _listed(catalog, "algorithms")
    algorithm = _of(entries["algorithms"], options.get("algorithm"), algorithms, catalog.first["algorithm"])
    fitting = catalog.problems[problem]["heuristics"]
    own_fitting = [name for name in entries["heuristics"] if name in fitting]
    heuristic = _of(own_fitting, options.get("heuristic"), fitting, catalog.problems[problem]["heuristic"])
    if heuristic in own_fitting and not entries["algorithms"] and not catalog.uses_h(algorithm):
        algorithm = next(entry["id"] for entry in catalog.listed["algorithms"] if entry["uses_h"])
    if problem != latest.get("problem"):
        options = catalog.defaults(problem, algorithm, heuristic)
        options.update(template or {})
    options.update({"problem": problem, "algorithm": algorithm})
    if catalog.uses_h(algorithm):
        options["heuristic"] = heuristic
    return options


def _listed(catalog, kind):
    return [entry["id"] for entry in catalog.listed[kind]]


def _of(entries, present, known, else_one):
    if entries:
        return present if present in entries else entries[0]
    return present if present in known else else_one
