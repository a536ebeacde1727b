"""The text of a graph file of another program as a graph of networkx.

networkx reads the formats. What stands here is what it would drop without a word: the groups of a DOT file and of yEd,
Pajek's sections, parallel edges of GML, positions of Cytoscape. The nodes are in the order of the file.
"""

import io
import re
import warnings
from collections.abc import Callable, Mapping
from itertools import product
from math import prod
from shlex import split
from typing import Any, Final, TypeAlias

import networkx

from searchlight.errors import BadInput
from searchlight.errors.foreign_json import nested_deeper_than, read_json
from searchlight.networks import errors
from searchlight.networks.kinds import ROW_OF_NETWORKX, SOURCES, TARGETS, is_number, lines_of, rows_of
from searchlight.texts import message

Network: TypeAlias = Any  # networkx has no types
Attributes: TypeAlias = dict[str, str]

DEEPEST: Final = 50  # brackets in brackets
MOST_OF_DOT: Final = 100_000  # characters: pydot takes a minute or less
MOST_OF_GROUPS: Final = 10_000  # if edges join groups, of which pydot makes many copies
DEEPEST_OF_DOT: Final = 8  # pydot reads a group twice, and so the groups in it four times
UNSAID: Final = "searchlight: both ways"  # data of a graph whose file does not say whether its edges have directions
MADE: Final = "searchlight: edges"  # data of a graph: how many edges DOT has made so far
MOST_EDGES: Final = 1_000_000  # `{a b …} -> {c d …}` says a great many in a few letters
_XML: Final = re.compile(r"\s*<\?xml[^>]*\?>")
_NESTED: Final = re.compile(r"<(?:\w+:)?graph[\s>]")
_ARROWS: Final = re.compile(r"<y:Arrows\b[^>]*>")
_NO_ARROW: Final = re.compile(r'source="none"[^>]*target="none"|target="none"[^>]*source="none"')
_GROUPS: Final = re.compile(r"\}\s*(?:->|--)|(?:->|--)\s*(?:subgraph\b[^{;]*)?\{")
_NAME_OF_DOT: Final = re.compile(r'"(?:[^"\\]|\\.)*"|<.*>|[^:]+', re.DOTALL)


def network_of(field: str, kind: str, text: str) -> Network:
    """The graph in a text of this format. Raises BadInput for `field`."""
    text = text.lstrip("\ufeff")
    deepest = DEEPEST_OF_DOT if kind == "dot" else DEEPEST
    if nested_deeper_than(deepest, text):
        raise errors.too_deep(field, deepest)
    if kind in ("graphml", "gexf") and "<!DOCTYPE" in text:
        raise errors.doctype(field)
    most = MOST_OF_GROUPS if _GROUPS.search(text) else MOST_OF_DOT
    if kind == "dot" and len(text) > most:
        raise errors.too_long_dot(field, most)
    try:
        with warnings.catch_warnings(action="ignore"):
            return READERS[kind](text)
    except BadInput:
        raise
    except Exception as error:  # of the readers: each has its own for what it cannot read
        raise errors.not_read(field, kind, error) from error


def _graphml(text: str) -> Network:
    if len(_NESTED.findall(text)) > 1:
        raise ValueError(message("import.graph.nested"))
    network = networkx.parse_graphml(_XML.sub("", text, count=1))
    arrows = _ARROWS.findall(text)
    if arrows and all(map(_NO_ARROW.search, arrows)):  # yEd calls every graph directed
        network = network.to_undirected()
    for _, data in network.nodes(data=True):
        if "shape_type" in data and "y" in data:  # yEd counts downwards
            data["y"] = -float(data["y"])
    return network


def _gexf(text: str) -> Network:
    network = networkx.read_gexf(io.BytesIO(_XML.sub("", text, count=1).encode()))
    for _, data in network.nodes(data=True):
        data |= data.get("viz", {}).get("position", {})
    edges = [data for _, _, data in network.edges(data=True)]
    for data in edges if any("weight" in each for each in edges) else ():
        data.setdefault("weight", 1)  # as the format says: Gephi leaves it out
    return network


def _gml(text: str) -> Network:
    if not re.search(r"^\s*multigraph\s+1", text, re.MULTILINE):  # few programs write it, and many write such graphs
        text = re.sub(r"(?m)^(\s*graph\s*\[)", r"\1\nmultigraph 1\n", text, count=1)
    network = networkx.parse_gml(text, label="id")
    for _, data in network.nodes(data=True):
        data |= _at(data.get("graphics"))
    return network


def _json(text: str) -> Network:
    """Node-link JSON, in which d3 and networkx 1 number the nodes; networkx's adjacency; Cytoscape's elements."""
    data = read_json(text)
    if "adjacency" in data:
        return networkx.adjacency_graph(data)
    links = "links" if "links" in data else "edges"
    if "elements" in data:
        elements, links = data["elements"], "links"
        data = {
            "nodes": [{**_at(each.get("position")), **each["data"]} for each in elements["nodes"]],
            "links": [each["data"] for each in elements["edges"]],
        }
    data["nodes"] = [{"id": number, **node} for number, node in enumerate(data["nodes"])]
    ids = [node["id"] for node in data["nodes"]]
    ends = {link[end] for link in data[links] for end in ("source", "target")}
    if not ends <= set(ids) and all(isinstance(end, int) for end in ends):
        data[links] = [{**link, **{end: ids[link[end]] for end in ("source", "target")}} for link in data[links]]
    elif not ends <= set(ids):
        raise ValueError(message("import.graph.stray", name=min(map(str, ends - set(ids)))))
    network = networkx.node_link_graph(data, multigraph=True, edges=links)
    network.graph[UNSAID] = "directed" not in data
    return network


def _at(place: Any) -> dict[str, Any]:
    """A place on a screen, whose y counts downwards, as data of a node."""
    return {"x": place["x"], "y": -place["y"]} if isinstance(place, dict) and {"x", "y"} <= place.keys() else {}


def _pajek(text: str) -> Network:
    """Each vertex is called by its number; its label is data. Edges beside arcs lead both ways."""
    found = _sections(text)
    count = int(found["vertices"][0].split()[1])
    typed = {each[0]: each[1:] for each in map(split, found["vertices"][1:])}
    numbers = [str(number) for number in range(1, count + 1)]
    arcs, edges = found.get("arcs", []), found.get("edges", [])
    if arcs:
        arcs, edges = [*arcs, *edges, *(" ".join([b, a, *rest]) for a, b, *rest in map(str.split, edges))], []
    lines = [f"*Vertices {count}"]
    lines += [f'{number} "{number}" {" ".join(typed.get(number, [])[1:])}' for number in numbers]
    lines += found.get("matrix", []) or ["*Arcs" if arcs else "*Edges", *arcs, *edges]
    network = networkx.parse_pajek("\n".join(lines))
    for number in numbers:
        data = network.nodes[number]
        data["label"] = (typed.get(number) or [number])[0]
        if "y" in data:
            data["y"] = -data["y"]
    return network


def _sections(text: str) -> dict[str, list[str]]:
    """Pajek's sections: the lines of edges and arcs, lists of neighbours among them; others with their first line."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in text.splitlines():
        stripped = line.strip()
        if not stripped or stripped.startswith("%"):
            continue
        if stripped.startswith("*"):
            name = re.split(r"[\s:]", stripped[1:].lower())[0]
            found.setdefault(name, [] if name in ("arcs", "edges") else [stripped])
        elif name in ("arcslist", "edgeslist"):
            first, *others = stripped.split()
            found.setdefault(name.removesuffix("list"), []).extend(f"{first} {each}" for each in others)
        else:
            found.setdefault(name, []).append(stripped)
    return found


def _edge_list(text: str) -> Network:
    """A line for each edge: two names, then its data; or a table with a header, as Gephi and Cytoscape write them."""
    lines = lines_of(text)
    if ROW_OF_NETWORKX.fullmatch(lines[0].strip()):
        network = networkx.parse_edgelist(lines, create_using=networkx.MultiGraph)
        network.graph[UNSAID] = True
        return network
    rows = rows_of(lines)
    ends, columns = _columns(rows)
    titled = rows[0] == columns
    kind = next((at for at, name in enumerate(columns) if titled and name.lower() == "type"), -1)
    directed = kind >= 0 and any(row[kind : kind + 1] == ["Directed"] for row in rows)
    network = networkx.MultiDiGraph() if directed else networkx.MultiGraph()
    network.graph[UNSAID] = kind < 0
    for row in rows[titled:]:
        if len(row) <= max(ends):
            raise ValueError(message("import.graph.one_end", line=" ".join(row)))
        cells = {name: cell for name, cell in zip(columns, row, strict=False) if cell}
        source, target = (cells.pop(columns[end], "") for end in ends)
        network.add_edge(source, target, **cells)
    return network


def _columns(rows: list[list[str]]) -> tuple[tuple[int, int], list[str]]:
    """Which columns name the two nodes, and the names of all: those of a header, else the third is the weight."""
    header = [cell.lower() for cell in rows[0]]
    found = [next((header.index(name) for name in names if name in header), -1) for names in (SOURCES, TARGETS)]
    if min(found) >= 0:
        return (found[0], found[1]), rows[0]
    third = "weight" if all(is_number(row[2]) for row in rows if len(row) > 2) else "column 3"
    return (0, 1), ["source", "target", third, *(f"column {at}" for at in range(4, max(map(len, rows)) + 1))]


def _dot(text: str) -> Network:
    from pydot.dot_parser import GraphParser  # here, where its warnings about pyparsing are heard by nobody

    graphs = GraphParser.parser.parse_string(text, parse_all=True)
    if len(graphs) > 1:
        raise ValueError(message("import.graph.several"))
    network = networkx.MultiDiGraph() if graphs[0].get_type() == "digraph" else networkx.MultiGraph()
    _add_group(network, graphs[0].obj_dict, {}, {})
    for _, data in network.nodes(data=True):
        data |= dict(zip("xy", data.get("pos", "").rstrip("!").split(","), strict=False))
    return network


def _add_group(network: Network, group: Mapping[str, Any], node: Attributes, edge: Attributes) -> list[str]:
    """Add what is in braces, in its order; `node` and `edge` are the default attributes there. Returns its nodes."""
    node, edge = dict(node), dict(edge)
    defaults = {"node": node, "edge": edge, "graph": {}}
    parts = [each for kind in ("nodes", "edges", "subgraphs") for those in group[kind].values() for each in those]
    named: list[str] = []
    for part in sorted(parts, key=lambda each: each["sequence"]):
        attributes = {name: _unquoted(str(value)) for name, value in part["attributes"].items()}
        if part["type"] == "edge":
            ends = [
                [_node(network, end, node)] if isinstance(end, str) else _add_group(network, end, node, edge)
                for end in part["points"]
            ]
            network.graph[MADE] = network.graph.get(MADE, 0) + prod(map(len, ends))
            if network.graph[MADE] > MOST_EDGES:
                raise errors.too_many_edges("graph", MOST_EDGES)
            for source, target in product(*ends):
                network.add_edge(source, target, **{**edge, **attributes})
            named += [name for end in ends for name in end]
        elif part["type"] == "node" and part["name"] in defaults:
            defaults[part["name"]].update(attributes)
        elif part["type"] == "node":
            named.append(_node(network, part["name"], node))
            network.nodes[named[-1]].update(attributes)
        else:
            named += _add_group(network, part, node, edge)
    return list(dict.fromkeys(named))


def _node(network: Network, written: str, defaults: Attributes) -> str:
    """The name of a node as it is written, with quotes and a port perhaps; it is added if it is new."""
    found = _NAME_OF_DOT.match(written)
    name = _unquoted(found[0] if found else written)
    if name not in network:
        network.add_node(name, **defaults)
    return name


def _unquoted(written: str) -> str:
    return written[1:-1].replace('\\"', '"') if written.startswith('"') else written


READERS: Final[Mapping[str, Callable[[str], Network]]] = {
    "graphml": _graphml, "gexf": _gexf, "gml": _gml, "json": _json, "pajek": _pajek, "edges": _edge_list, "dot": _dot,
}  # fmt: skip
