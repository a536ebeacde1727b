"""Whether a sentence that a practice question gives as a reason is true, by the record and the definitions.

It is looked at the events and columns of the record only, never at what the question was made from.
"""

from typing import Any

from bench.oracles._practice_known import Known


def name_of(sentence: str) -> str:
    """The name of the check for a sentence with this id."""
    return sentence.removeprefix("predict.").replace(".", "_").replace("-", "_")


def row_of(node: dict[str, Any]) -> int:
    return int(node["values"]["row"])


def near(one: float, other: float) -> bool:
    return abs(one - other) < 1e-9


class Reason:
    """A sentence: the values in it, the question and the answer for which it is given (None: none was given).

    A method with a name of `name_of` is the check for that sentence.
    """

    def __init__(self, known: Known, question: Any, answer: Any, values: dict[str, Any]) -> None:
        self.known, self.question, self.answer, self.values = known, question, answer, values
        self.columns, self.traits = known.columns, known.traits
        self.g, self.h, self.priority = (self.columns[name] for name in ("g", "h", "priority"))

    @property
    def child(self) -> int:
        """The node that is asked about."""
        return int(self.question.subject["row"])

    @property
    def node(self) -> int:
        return row_of(self.values["node"])

    @property
    def older(self) -> int:
        return row_of(self.values["older"])

    # -- which is next -------------------------------------------------------------------------------------------------

    def why_open(self) -> Any:
        row, other = self.node, self.answer["row"]
        return row == self.known.expanded and other in self.known.live and self.priority[other] == self.priority[row]

    def why_least(self) -> Any:
        row, other, live = self.node, row_of(self.values["other"]), self.known.live
        least = min(self.priority[each] for each in live if each != row)
        value = self.values["value"]["values"]["value"]
        return (
            self.priority[row] == value < least == self.priority[other] == self.values["second"]
            and {row, other} <= set(live)
        )  # fmt: skip

    def equals(self) -> list[int]:
        """The live entries with the lowest value."""
        least = min(self.priority[each] for each in self.known.live)
        return [each for each in self.known.live if self.priority[each] == least]

    def why_tie(self) -> Any:
        equals, values = self.equals(), self.values
        named = [each for each in values["nodes"] if each["id"] == "predict.node"]
        others = sum(each["values"]["count"] for each in values["nodes"] if each["id"] == "predict.others")
        right = len(named) + others == values["count"] == len(equals) > 1
        right = right and {row_of(each) for each in named} <= set(equals)
        return right and values["value"]["values"]["value"] == self.priority[equals[0]]

    def tie(self, order: Any) -> Any:
        return self.node == self.known.expanded == min(self.equals(), key=order)

    def tie_fifo(self) -> Any:
        return self.tie(lambda row: row)

    def tie_lifo(self) -> Any:
        return self.tie(lambda row: -row)

    def tie_low_h(self) -> Any:
        return self.tie(lambda row: (self.h[row], row))

    def tie_high_g(self) -> Any:
        return self.tie(lambda row: (-self.g[row], row))

    def tie_state(self) -> Any:
        return self.tie(lambda row: (self.known.state(row), row))

    def tie_deepest(self) -> Any:
        return self.tie(lambda row: (-self.columns["depth"][row], row))

    def why_queue(self) -> Any:
        return self.node == min(self.known.live)

    def why_stack(self) -> Any:
        return self.node == max(self.known.live)

    def why_stale(self) -> Any:
        before = self.known.rows("stale", until="expand")
        return [row_of(each) for each in self.values["nodes"]] == before and len(before) == self.values["count"]

    def why_yours_stale(self) -> Any:
        return self.node in self.known.waiting - set(self.known.live)

    def why_yours(self) -> Any:
        return self.node in self.known.live and self.values["value"]["values"]["value"] == self.priority[self.node]

    def why_after(self) -> Any:
        return [str(each) for each in self.values["nodes"]] == list(map(self.known.label, self.known.after))

    def frontier_queue(self) -> Any:
        return self.traits["key"] is None and self.traits["tie"] == "fifo"

    def frontier_stack(self) -> Any:
        return self.traits["key"] is None and self.traits["tie"] == "lifo"

    def frontier_served(self) -> Any:
        rules = f"frontier.first.{self.traits['key']}", f"frontier.ties.{self.traits['tie']}"
        return (self.values["first"]["id"], self.values["ties"]["id"]) == rules

    # -- what becomes of a child ---------------------------------------------------------------------------------------

    def is_child(self, kind: str = "") -> bool:
        """Whether the state and the path cost are those of the child that is asked about, and it was made so."""
        told = (self.known.label(self.child), self.g[self.child]) == (self.values["state"], self.values["g"])
        return told and kind in ("", self.known.kind_made(self.child))

    def same_state(self) -> list[int]:
        """The nodes before the child that have its state."""
        state = self.columns["state"]
        return [each for each in range(self.child) if state[each] == state[self.child]]

    def kept_before(self, kind: str = "") -> bool:
        """Whether an older node of the child's state entered the frontier of the same search with this g."""
        entered = self.older in self.same_state() and self.known.kind_made(self.older) in ("generate", "back-up")
        same = entered and self.known.same_search(self.older, self.child) and self.is_child(kind)
        return same and bool(self.g[self.older] == self.values["older_g"])

    def why_enters(self) -> Any:
        return self.is_child("generate") and not self.same_state()

    def why_enters_iteration(self) -> Any:
        older = [each for each in self.same_state() if self.known.same_search(each, self.child)]
        return self.is_child("generate") and not older

    why_enters_side = why_enters_iteration

    def why_called(self) -> Any:
        """The very next event is on the child: it is expanded, or recognised as the goal."""
        following = self.known.event_behind(self.child)
        spent = following is None and self.known.outcome == "budget"
        goes_in = spent or following in (("expand", self.child), ("goal", self.child))
        return self.why_enters_iteration() and goes_in and self.traits["recursive"]

    def why_called_iteration(self) -> Any:
        return self.why_called() and "iteration" in self.traits["kinds"]

    def why_late(self) -> Any:
        return self.kept_before("generate") and self.traits["stale_when"] is not None

    def why_path(self) -> Any:
        kept = self.older in self.same_state() and self.known.kind_made(self.older) == "generate"
        return self.is_child() and kept and "cycle" in self.traits["kinds"] and not self.known.on_own_path(self.child)

    def why_tree(self) -> Any:
        forgetful = self.traits["visited"] == "none" and not {"cycle", "stale"} & set(self.traits["kinds"])
        return self.kept_before() and forgetful

    def costlier_before(self) -> bool:
        return bool(self.g[self.child] < self.g[self.older])

    def why_better(self) -> Any:
        beaten = ("superseded", self.older) in self.known.events and self.older in self.known.live_at_making(self.child)
        return self.kept_before() and beaten and self.costlier_before()

    def why_reopened(self) -> Any:
        return self.kept_before("generate") and self.costlier_before() and self.known.was_expanded(self.older)

    def why_discarded(self) -> Any:
        return self.kept_before("duplicate") and not self.costlier_before()

    def why_reached(self) -> Any:
        """A state that was reached stays as it is, whatever came of it."""
        return self.kept_before("duplicate") and self.costlier_before() and "superseded" not in self.traits["kinds"]

    def why_closed(self) -> Any:
        """A state that was expanded stays as it is; one that is in the frontier would not."""
        return self.kept_before("duplicate") and self.costlier_before() and self.known.was_expanded(self.older)

    def why_cycle(self) -> Any:
        return self.is_child("cycle") and self.known.on_own_path(self.child)

    def is_cut(self) -> bool:
        at_limit = self.values["limit"] == self.known.limit_of(self.child)
        return self.is_child() and at_limit and ("cutoff", self.child) in self.known.events

    def why_cutoff_depth(self) -> Any:
        return self.is_cut() and self.columns["depth"][self.child] == self.values["depth"] == self.values["limit"]

    def why_cutoff_f(self) -> Any:
        return self.is_cut() and self.g[self.child] + self.h[self.child] == self.values["f"] > self.values["limit"]

    # -- numbers -------------------------------------------------------------------------------------------------------

    def sums(self) -> bool:
        """Whether the child's g is the parent's and the cost of the edge between them."""
        parent, values = self.columns["parent"][self.child], self.values
        cost = self.known.cost_of_edge(parent, self.child)
        right = near(values["cost"], cost) and near(values["g"] + cost, values["child_g"])
        return right and (self.g[parent], self.g[self.child]) == (values["g"], values["child_g"])

    def sums_with_h(self) -> bool:
        return self.sums() and bool(self.values["h"] == self.known.h(self.child))

    def why_value_g(self) -> Any:
        return self.sums() and self.values["value"] == self.values["child_g"]

    def why_value_f(self) -> Any:
        return self.sums_with_h() and near(self.values["child_g"] + self.values["h"], self.values["value"])

    def why_value_weighted(self) -> Any:
        weight, values = self.traits["weight"], self.values
        weighted = near(values["child_g"] + weight * values["h"], values["value"])
        return self.sums_with_h() and values["weight"] == weight and weighted

    def why_value_backed_up(self) -> Any:
        """AIMA 4e, figure 3.22: s.f = max(s.PATH-COST + h(s), node.f)."""
        parent_f, values = self.priority[self.columns["parent"][self.child]], self.values
        total = values["child_g"] + values["h"]
        return self.sums_with_h() and total == values["sum"] < values["parent_f"] == parent_f == values["value"]

    def why_size(self) -> Any:
        known = self.known
        children = [row for row in known.made() if self.columns["parent"][row] == known.expanded]
        gone = [known.label(row) for row in children if known.kind_made(row) in ("duplicate", "cycle")]
        told = (self.values["count"], self.values["gone"], self.values["discarded"])
        return told == (len(children) - len(gone), len(gone), gone)

    # -- the end -------------------------------------------------------------------------------------------------------

    def why_goal(self) -> Any:
        known, row = self.known, self.node
        if ("goal", row) not in known.events:
            return False
        before = {name for name, _ in known.events[: known.events.index(("goal", row))]}
        return known.is_goal(row) and not before - {"stale", "iteration", "generate", "forget", "back-up"}

    def why_found(self) -> Any:
        rows = self.known.rows("found")
        return rows and self.known.is_goal(rows[0]) and self.known.label(rows[0]) == self.values["child"]

    def why_start_is_goal(self) -> Any:
        return self.known.is_goal(0) and self.known.outcome == "solution" and self.known.path_length == 0

    def why_met(self) -> Any:
        return self.known.outcome == "solution" and near(self.known.cost, self.known.cheapest)

    def why_nothing_left(self) -> Any:
        return self.known.failed and not self.known.live_at_end and not self.known.cut_off

    def why_side_empty(self) -> Any:
        """The frontier of one of the two searches holds nothing, and there is no path."""
        return self.known.failed and len({self.known.root(row) for row in self.known.waiting_at_end}) < 2

    def why_limit_reached(self) -> Any:
        """All that is left was cut off at the last limit, and whether a path is longer nobody knows."""
        last = self.known.last_limit == self.known.largest_limit
        return self.known.outcome == "cutoff" and not self.known.live_at_end and self.known.cut_off and last

    def why_meeting(self) -> Any:
        sides: dict[int, float] = {}
        for row in self.known.waiting:
            root = self.known.root(row)
            sides[root] = min(self.g[row], sides.get(root, self.g[row]))
        best = self.known.best_meeting
        return len(sides) == 2 and best is not None and sum(sides.values()) < best

    def why_goal_waits(self) -> Any:
        goal = row_of(self.values["goal"])
        there = goal in self.known.live and self.known.is_goal(goal) and self.node == self.known.expanded != goal
        if "best" not in self.values:
            return there and self.traits["key"] is None
        best, value = self.values["best"], self.values["value"]["values"]["value"]
        return there and self.priority[self.node] == best <= value == self.priority[goal]

    why_goal_waits_with = why_goal_waits

    def why_limit_depth(self) -> Any:
        limit = self.known.limit
        return self.values["limit"] == limit and self.values["next"] == limit + 1 == self.known.next_limit

    def why_limit_f(self) -> Any:
        cut = [self.g[row] + self.h[row] for row in self.known.cut_off_here]
        return self.values["limit"] == self.known.limit and self.values["next"] == self.known.next_limit == min(cut)


CHECKS = {name for name in vars(Reason) if name.startswith(("why_", "tie_", "frontier_"))}
