"""All parts of one moment say the same true thing: sentence, list, reason and tree, after each step of each search."""

import json
import re
from collections import Counter
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from page.features.why.reasons import line, note, why_next
from page.text import words
from page.text.steps import outcome
from page.text.telling import sentence, subject
from searchlight.texts import texts
from tests.unit.asked import told_by

ITERATION, END = 8, 9  # kinds of events


class Table:
    """What the page asks of a table at one moment, as the real one has answered it."""

    def __init__(self, moment: dict[str, Any], traits: dict[str, Any]) -> None:
        self.moment, self.traits = moment, traits
        told = SimpleNamespace(**moment["told"])
        told.joined = told.joined and SimpleNamespace(**told.joined)
        parts = {key: SimpleNamespace(**moment[key]) for key in ("summary", "stats")}
        self.now = SimpleNamespace(told=told, limit=moment["limit"], **parts)

    def at(self, _t: int) -> Any:
        return self.now

    def timeOfStep(self, _step: int) -> int:  # noqa: N802 - as JavaScript has it
        return self.moment["t"]

    def has(self, row: int) -> bool:
        return 0 <= row < len(self.moment["entries"])

    def entries(self, rows: Any, _t: int = 0) -> str:
        return json.dumps([self.moment["entries"][row] for row in ([rows] if isinstance(rows, int) else rows)])


def player(moment: dict[str, Any], traits: dict[str, Any]) -> Any:
    place = {"t": moment["t"], "step": moment["step"]}
    return SimpleNamespace(table=Table(moment, traits), traits=traits, lost=None, at_end=False, fast=False, **place)


@pytest.fixture(scope="module")
def found() -> list[dict[str, Any]]:
    """What the panels show in small searches with every algorithm, after each of the first steps."""
    searches: list[dict[str, Any]] = told_by(Path(__file__).with_name("moments.mjs"))
    for node in (node for search in searches for moment in search["moments"] for node in moment["entries"]):
        if isinstance(node["action"], dict):  # which the page has in words
            node["action"] = texts().sentence(node["action"])
    return searches


def every(found: list[dict[str, Any]], algorithm: str = "") -> Any:
    """All moments behind an expansion: of all searches, or of one algorithm."""
    for search in found:
        if search["name"].startswith(algorithm):
            for moment in search["moments"][1:]:
                yield search, moment, sentence(player(moment, search["traits"]))


def entry(moment: dict[str, Any], row: int) -> dict[str, Any]:
    found: dict[str, Any] = moment["entries"][row]
    return found


def test_ring_sentence_and_calls_are_about_the_same_node(found: list[dict[str, Any]]) -> None:
    """The expanded node: the sentence speaks of it first or after what came before, and its call is on top, or the
    first one of those that have returned."""
    for search, moment, said in every(found):
        place = search["name"], moment["step"], said
        ring = moment["summary"]["expanded"]
        assert subject(player(moment, search["traits"]))["row"] == ring, place
        assert entry(moment, ring)["label"] in said, place
        if search["traits"]["recursive"]:
            assert moment["rows"][moment["open"] if moment["returned"] else 0] == ring, place


def test_what_is_marked_as_next_is_expanded_next(found: list[dict[str, Any]]) -> None:
    """Nothing is marked where the search stops, although its frontier has entries; else the next step expands it."""
    for search, moment, _ in every(found):
        if search["traits"]["recursive"] or moment["kind"] < 0:
            continue
        marked = [row for row, mark in zip(moment["rows"], moment["marks"], strict=True) if mark == "next"]
        if moment["rows"] and not moment["stops"]:
            assert marked[:1] == [moment["next"]], (search["name"], moment["step"])
        assert not (marked and moment["stops"])


def test_a_call_that_has_returned_is_marked_and_its_caller_goes_on(found: list[dict[str, Any]]) -> None:
    """The calls without the mark are the path to the next node; they are counted, and on top. The reason names the next
    node and the limit that decides; it is about the first one of them, or above the list if there is none."""
    returned = 0
    for search, moment, _ in every(found):
        traits, reason = search["traits"], moment["reason"]
        if not traits["recursive"] or moment["kind"] < 0:
            continue
        place = search["name"], moment["step"]
        still = [row for row, mark in zip(moment["rows"], moment["marks"], strict=True) if mark != "returned"]
        returned += len(moment["rows"]) - len(still)
        assert (moment["open"], moment["rows"][: len(still)]) == (len(still), still), place
        assert ("next" in moment["marks"], moment["marks"][:1] == ["next"]) == (bool(still), bool(still)), place
        assert bool(line(reason, traits)) == bool(still), place
        if moment["kind"] in (ITERATION, END):
            told = note(reason, traits)
            assert (told != "", still, why_next(reason, traits)) == (True, [], ""), place
            if moment["kind"] == ITERATION:
                index = moment["stats"]["iteration"]
                assert f"{moment['limits'][index + 1]:g}" in told, (place, told)
        elif moment["next"] >= 0:
            assert still[0] in (moment["rows"]), place
            drawn = traits["states"]["kind"] != "text" and reason["decision"]["what"] == "descends"
            firsts = [f"call its {nth} child" in line(reason, traits) for nth in ("first", "next")]
            assert not drawn or firsts == [moment["summary"]["children"] == 1, moment["summary"]["children"] > 1], place
            assert reason["decision"]["what"] == ("descends" if len(still) == len(moment["rows"]) else "back"), place
            assert reason["decision"]["caller"] == entry(moment, still[0])["label"], place
    assert returned > 50


def test_cut_off_children_are_named_with_the_limit(found: list[dict[str, Any]]) -> None:
    """On a map: those of the node, and after the return those of its caller; their f is above the limit. While the
    iteration runs, the lowest of them is above the list.
    """
    named, iteration, lowest = 0, -1, inf
    for search, moment, said in every(found, "ida-star on graph"):
        iteration, before = moment["stats"]["iteration"], iteration
        lowest = lowest if iteration == before else inf
        for row in moment["told"]["children"] + moment["told"]["above"]:
            if entry(moment, row)["status"] == "cutoff":
                lowest = min(lowest, entry(moment, row)["f"])
                assert entry(moment, row)["f"] > moment["stats"]["limit"]
                named += entry(moment, row)["label"] in said
            assert entry(moment, row)["label"] in said, said
        if moment["open"] and moment["next"] >= 0 and moment["step"]:
            so_far = f"Lowest f cut off so far: {words.number(lowest)}." if lowest < inf else ""
            assert note(moment["reason"], search["traits"]) == so_far, moment["step"]
    assert named > 5


def test_recursive_best_first_search_says_its_limit_and_why_it_turns_back(found: list[dict[str, Any]]) -> None:
    """The f-limit is the lowest f of the alternatives; where the best child is above it, the call returns that f."""
    turned = returned = told = again = 0
    for search, moment, said in every(found, "rbfs"):
        place = search["name"], moment["step"], said
        traits, limit = search["traits"], moment["limit"]
        if limit is not None:
            assert f"f-limit {limit:g}" in said, place
        children = {row for row in moment["rows"] if entry(moment, row)["parent"] == moment["summary"]["expanded"]}
        rule = moment["reason"].get("decision")
        assert "turns back" not in said or rule["what"] == "turns", place
        told += f" > {limit:g}: " in said if limit is not None else 0
        again += "is expanded again" in said
        assert ("is expanded again" in said) == entry(moment, moment["summary"]["expanded"]).get("again", False), place
        if rule and rule["what"] == "turns":
            turned += 1
            has_room = len(moment["told"]["returned"]) < 2 and traits["states"]["kind"] == "text"
            assert "turns back" in said or not has_room, place
            assert moment["rows"][0] not in children, place
            turns = entry(moment, moment["summary"]["expanded"])
            caller = turns["label"] if traits["states"]["kind"] == "text" else "this call"
            told_why = line(moment["reason"], traits)
            assert re.match(f"Best .* > limit .*: .*{caller} turns back", told_why), place
        elif rule:
            assert moment["rows"][0] in children, place
            best, second, *_ = sorted([entry(moment, each)["priority"] for each in children] + [inf, inf])
            lowest, most, after = ("∞" if each in (None, inf) else words.number(each) for each in (best, limit, second))
            told_why = f"Next: best {lowest} ≤ limit {most}; its limit is min({most}, {after})."
            assert line(moment["reason"], traits) == told_why, place
        assert not note(moment["reason"], traits), place
        for row, most in moment["calls"]:  # the successors beside it and above it are its alternatives
            above = ancestors(moment, row)
            others = [
                entry(moment, each)["priority"] for each in moment["rows"] if entry(moment, each)["parent"] in above
            ]
            assert most == min(others, default=None), place
        back = [entry(moment, row) for row in moment["told"]["returned"]]
        returned += len(back) > 1
        if len(back) > 4:
            assert f"Before it, {len(back)} calls return" in said
        elif back and search["traits"]["states"]["kind"] == "text":
            assert said_in_order([(one["label"], one["priority"]) for one in back], said), place
    assert turned >= told >= 1
    assert again >= 1
    assert returned > 2


def ancestors(moment: dict[str, Any], row: int) -> list[int]:
    above = [entry(moment, row)["parent"]]
    while above[-1] >= 0:
        above.append(entry(moment, above[-1])["parent"])
    return above


def test_what_calls_return_is_said_in_their_order(found: list[dict[str, Any]]) -> None:
    """With what the list says beside them; of the last one that it is the next limit."""
    orders = 0
    for _, moment, said in every(found, "ida-star on graph"):
        names = [entry(moment, row)["label"] for row in moment["told"]["returned"]]
        told = list(zip(names, moment["told"]["results"], strict=True))
        assert said_in_order(told, said), said
        orders += bool(told)
    assert orders > 5


def said_in_order(told: list[tuple[str, float]], said: str) -> bool:
    """Whether each name has its value, beside it or after the last name of those with the same value, in this order."""
    each = [rf"(?={name}(,[^;.]+?)?\s(returns?\s)?{value:g}\b)" for name, value in told]
    return re.search(".+?".join(each), said) is not None


def test_children_whose_state_was_visited_are_said_to_be_stale(found: list[dict[str, Any]]) -> None:
    """Where visits are checked only on removal, and as the tree crosses them out; all are named, or counted."""
    visited, named, counted = {"Arad"}, 0, 0
    for _, moment, said in every(found, "uniform-cost on graph"):
        expanded = moment["summary"]["expanded"]
        visited.add(entry(moment, expanded)["label"])
        children = [each for each in moment["entries"] if each["parent"] == expanded]
        late = [each["label"] for each in children if each["label"] in visited]
        assert late == [each["label"] for each in children if each["status"] == "stale"], said
        if "already visited" in said:
            named += 1
            assert f" {' and '.join(late)} " in said, said
        elif late:
            counted += 1
            many = "one stale entry enters" if len(late) == 1 else f"also {len(late)} stale entries enter"
            assert f"; {many}." in said or " and ".join(late) in said, said
    assert named > 2
    assert counted > 2


def test_a_discarded_name_has_the_path_costs_that_decide(found: list[dict[str, Any]]) -> None:
    """Its own, and the lowest one of its state, where the code compares them."""
    compared = 0
    for _, moment, said in every(found, "astar on graph"):
        for name, g, before in re.findall(r"([A-Z][\w ]+?)\s\(g ([\d,]+)\s≥\s([\d,]+)\)", said.replace(" and ", "; ")):
            costs = {each["g"] for each in moment["entries"] if each["label"] == name}
            assert float(g) in costs, said
            assert float(before) == min(costs), said
            compared += 1
    assert compared > 3


def test_stale_entries_before_the_next_are_passed_over(found: list[dict[str, Any]]) -> None:
    """The reason says so where there are any, as their values are lower; and only there."""
    passed = 0
    for search, moment, _ in every(found):
        reason, entries = moment["reason"], moment["entries"]
        if reason["what"] not in ("key", "tie", "order") or reason["decision"]:
            continue
        first, second = reason["first"], reason["second"]
        key, bound = ("row", first) if search["traits"]["key"] is None else ("priority", second)
        sign = -1 if key == "row" and search["traits"]["tie"] == "lifo" else 1
        stale = [each for each in entries if each["status"] == "stale"]
        lower = [each for each in stale if sign * each[key] <= sign * bound[key]]
        told = bool(re.search("not stale|stale ones", line(reason, search["traits"])))
        assert told == ("passed over" in why_next(reason, search["traits"])) == bool(lower), (
            search["name"],
            moment["step"],
        )
        passed += told
    assert passed > 10


def test_children_of_drawn_states_are_named_by_their_moves(found: list[dict[str, Any]]) -> None:
    """Those that enter the frontier, and those that are discarded or stale."""
    moves = 0
    for _, moment, said in every(found, "astar on eight-puzzle"):
        for child in moment["entries"]:
            if child["parent"] == moment["summary"]["expanded"]:
                assert re.search(rf"\b{child['action']}\b", said, re.IGNORECASE), said
                moves += 1
    assert moves > 10


def test_a_meeting_is_said_with_its_state_and_both_costs(found: list[dict[str, Any]]) -> None:
    """And the side of the node; until the search may stop, why it goes on; then, why it stops."""
    met, stopped = 0, Counter[str]()
    for search, moment, said in every(found, "bidirectional"):
        rule, traits = moment["reason"].get("decision"), search["traits"]
        if moment["told"]["met"]:
            met += 1
        assert not moment["step"] or "is expanded" not in said or "(from " in said, said
        pairs = [[entry(moment, row) for row in pair] for pair in moment["told"]["met"]]
        lowest = min((one["g"] + other["g"] for one, other in pairs), default=0)
        for one, other in pairs:
            assert (one["label"], one["side"], other["side"]) == (other["label"], "forward", "backward")
            total = one["g"] + other["g"]
            assert f"{one['g']:g} + {other['g']:g} = {total:g}" in said or (total > lowest and f"({total:g})" in said)
        if rule:
            told = (line if rule["what"] == "meets" else note)(moment["reason"], traits)
            stopped[rule["what"]] += 1
            assert (rule["what"] == "meets") != moment["stops"]
            if rule["what"] == "emptied":
                assert "one side has nothing left" in told
                continue
            assert (rule["forward"] + rule["backward"] >= rule["cost"]) == moment["stops"], (search["name"], said)
            assert f"{rule['forward']:g} + {rule['backward']:g}" in told
    assert met > 3
    assert min(stopped.values()) > 2


def test_two_searches_end_with_the_path_that_they_have_met_on(found: list[dict[str, Any]]) -> None:
    """Sentence, tree, list and path agree from the last step to the end: no entry leaves, and nothing is current."""
    ends = [search for search in found if search["name"].startswith("bidirectional") and search["ended"]]
    for search in ends:
        last, end = search["moments"][-1], search["ended"]
        said = sentence(player(last, search["traits"]))
        assert last["stops"]
        assert "Stop:" in said, (search["name"], said)
        assert end["rows"] == last["rows"]
        assert last["path"] == end["path"] == search["solution"], search["name"]
        assert (last["current"], end["current"]) == (last["summary"]["expanded"], -1)
        assert not [each for each in end["entries"] if each["status"] == "goal"]
        result = {"outcome": "solution", "path": end["path"], "cost": last["told"]["joined"]["cost"]}
        names = [entry(end, row)["label"] for row in end["path"]]
        assert outcome(result, last["step"], search["traits"], names).startswith("Best path found after")
    assert len(ends) > 15


def test_stale_entries_that_are_removed_are_told(found: list[dict[str, Any]]) -> None:
    """One with the node because of which it is stale, which has the same state; several by their names and numbers."""
    told, several = 0, 0
    for search, moment, said in every(found):
        stale = moment["told"]["stale"]
        assert len(stale) == min(5, moment["summary"]["stale"])
        if stale:
            assert "stale" in said, (search["name"], moment["step"], said)
        if len(stale) == 1 and search["traits"]["states"]["kind"] == "text":
            told += 1
            better = entry(moment, moment["told"]["better"])
            assert better["label"] == entry(moment, stale[0])["label"], said
            if entry(moment, stale[0])["parent"] != moment["summary"]["expanded"]:
                assert said.index(better["label"]) < said.index("expanded"), said
        elif len(stale) > 1 and search["traits"]["states"]["kind"] == "text" and search["traits"]["key"]:
            entries = [entry(moment, row) for row in stale]
            several += all(f"{each['label']}\u00a0{each['priority']:g}" in said for each in entries)
    assert told > 10
    assert several > 1
