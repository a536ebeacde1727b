"""The names of two compared searches where there is little room. Knows no document."""

ABBREVIATIONS = {
    "breadth-first": "BFS", "depth-first": "DFS", "depth-limited": "DLS", "greedy": "GBFS", "ida-star": "IDA*",
    "iterative-deepening": "IDS", "jump-point": "JPS", "rbfs": "RBFS", "uniform-cost": "UCS",
}  # fmt: skip
ROOM = 15  # characters beside a strip's first entry


def strip_names(searches, called, catalog):
    """The names for strips: without the last words that they share, and abbreviated if that is still too long.

    `called`: the two names as texts. What remains tells them apart.
    """
    labels = {entry["id"]: entry["label"] for entry in catalog["algorithms"]}
    words = [text.split() for text in called]
    while words[0][-1] == words[1][-1] and min(map(len, words)) > 1:
        words = [each[:-1] for each in words]
    fitting = [" ".join(each) for each in words]
    ids = [search["options"]["algorithm"] for search in searches]
    if ids[0] == ids[1]:
        return fitting
    return [text if len(text) <= ROOM else _abbreviated(called[at], ids[at], labels) for at, text in enumerate(fitting)]


def _abbreviated(text, algorithm, labels):
    """A name with a usual abbreviation; for a variant that begins with that name, followed by the rest."""
    for known, short in ABBREVIATIONS.items():
        if algorithm.startswith(known) and text.startswith(labels[known]):
            return short + text[len(labels[known]) :]
    return text
