"""Which format of graphs a text has, told by how it begins. Knows no networkx."""

import csv
import re
from typing import Final

from searchlight.errors.foreign_json import NotJson, read_json
from searchlight.problems.typed_graph import is_typed

BEGINNING: Final = 5_000  # characters in which a format shows itself
SOURCES: Final = ("source", "from", "source node")  # names of columns
TARGETS: Final = ("target", "to", "target node")
ROW_OF_NETWORKX: Final = re.compile(r"\S+\s+\S+\s+\{.*\}")
_XML: Final = re.compile(r"<(?:\w+:)?(graphml|gexf)\b")
# No two parts of a pattern may match the same letters: otherwise 60,000 repetitions of one letter would take hours.
_TEXTS: Final = {
    "dot": re.compile(
        r"(?:\s+|(?://|#)[^\n]*\n|/\*(?:[^*]|\*(?!/))*\*/)*(?:strict\s+)?(?:di)?graph\b[^:=\[]*\{", re.IGNORECASE
    ),
    "gml": re.compile(r"(?:[^\n]*\n){0,20}?\s*graph\s*\[", re.IGNORECASE),
    "pajek": re.compile(r"(?:%[^\n]*\n|\s+)*\*(?:network|vertices)\b", re.IGNORECASE),
}


def kind_of(text: str) -> str | None:
    """ "graphml", "gexf", "json", "dot", "gml", "pajek" or "edges" (a list of them); None for any other text."""
    beginning = text.lstrip("\ufeff \t\r\n")[:BEGINNING]
    if is_typed(beginning):
        return None
    if beginning.startswith("<"):
        found = _XML.search(beginning)
        return found[1] if found else None
    if beginning.startswith("{"):
        return "json" if _is_of_nodes(text) else None
    for kind, pattern in _TEXTS.items():
        if pattern.match(beginning):
            return kind
    return "edges" if _is_edge_list(beginning) else None


def _is_of_nodes(text: str) -> bool:
    """Whether a JSON text has the nodes and links of networkx and d3, or the elements of Cytoscape."""
    try:
        data = read_json(text.lstrip("\ufeff"))
    except NotJson:
        return False
    return isinstance(data.get("nodes"), list) or "elements" in data or "adjacency" in data


def _is_edge_list(beginning: str) -> bool:
    """Whether each line names two nodes, with a number behind them or nothing; or has what a header says."""
    lines = lines_of(beginning)
    if not lines:
        return False
    if all(map(ROW_OF_NETWORKX.fullmatch, lines[:1])):
        return True
    rows = rows_of(lines[:-1][:20] or lines)  # the last line may be cut
    header = {cell.lower() for cell in rows[0]}
    if header & set(SOURCES) and header & set(TARGETS):
        return True
    several = len(rows) > 1 or len(rows[0]) > 2
    return several and all(len(row) == 2 or (len(row) > 2 and is_number(row[2])) for row in rows)


def lines_of(text: str) -> list[str]:
    """The lines with something in them that is not a comment."""
    return [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith(("#", "%", "//"))]


def rows_of(lines: list[str]) -> list[list[str]]:
    """The cells of each line, between tabs, semicolons, commas or blanks, whichever the first line has."""
    sign = next((each for each in "\t;," if each in lines[0]), " ")
    return [
        [cell.strip() for cell in row]
        for row in csv.reader(map(str.strip, lines), delimiter=sign, skipinitialspace=True)
    ]


def is_number(cell: str) -> bool:
    """Whether a cell is a number, of any sign."""
    try:
        float(cell)
    except ValueError:
        return False
    return True
