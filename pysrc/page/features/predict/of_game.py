"""Questions about a game tree: a value handed up, a cut, what is next, and the move that is played.

A step is a value that becomes known, with its consequences; `web/features/games/moment.js` has the facts.

Knows no document.
"""

from page.features.predict.questions import CHOICE, NUMBER, Question
from page.text.language import message

MAX, CHANCE, LEAF = 1, 0, 2  # in a node's `turn`
TURNS = {1: "max", -1: "min", 0: "chance", 2: "leaf"}
BOUNDS = {1: "≥ ", 0: "", -1: "≤ "}
MOST = 6  # options that fit
FAMILY = "games"


class GameRules:
    """The rules of a search in a game tree. `options`: of the search, as in a link."""

    kinds = ()  # of events that questions on other searches look for
    key = "depth"

    def __init__(self, traits, options):
        self.windowed = "cut" in traits["kinds"]
        self.cut = options.get("cut") or "equal"
        self.named = options.get("problem") == "game-tree"  # whether inner nodes have names of their own


class GameStep:
    """One step, as moment.js tells it. `valued`, `visited`, `above`: nodes or None; `above`: the parent of `valued`."""

    def __init__(self, told):
        self.number, self.at = told["step"], told["at"]
        self.nodes = {node["row"]: node for node in told["nodes"]}
        self.open = [self.nodes[row] for row in told["open"]]
        self.valued, self.visited = self.nodes.get(told["valued"]), self.nodes.get(told["visited"])
        self.above = self.nodes.get(self.valued["parent"]) if self.valued else None
        self.cuts = told["cut"] >= 0
        self.is_leaf = self.valued is not None and told["valued"] not in told["open"]

    def children(self, node):
        """The node's children, in the order in which they are looked at."""
        found = [each for each in self.nodes.values() if each["parent"] == node["row"]]
        return sorted(found, key=lambda each: each["row"])

    def rest(self, node):
        """The node's next child that has not been visited, cut or not; None: there is none."""
        return next((each for each in self.children(node) if not each["seen"]), None)


def worth(_before, step, after, rules):
    """{kind of question: its worth at this step}, as choice.py weighs them."""
    if not step.valued:
        return {}
    deepest = step.open[-1] if step.open else None
    rest = step.rest(deepest) if deepest else None
    handed = after.valued if after and after.valued and not after.is_leaf else None
    return {
        "game-move": 20 if step.above is None and step.valued["turn"] in (1, -1) and step.open else 0,
        "game-cut": _worth_of_cut(step) if rules.windowed else 0,
        "game-value": (5 if handed["bound"] or handed["turn"] == CHANCE else 3) if _is_asked(handed, step) else 0,
        "game-next": 0 if not deepest else 4 if rest and rest["cut"] else 2 if not rest else 1,
    }


def _is_asked(handed, step):
    """Whether the next node but one hands up a value after its last child, and exists already."""
    return bool(handed and step.above and step.above["row"] == handed["row"] and handed["born"] <= step.at)


def _worth_of_cut(step):
    """The worth of asking for a cut: there are other moves, and their node exists already."""
    above = step.above
    if not above or above["born"] > step.at or not _others(step):
        return 0
    bound = above["beta"] if above["turn"] == MAX else above["alpha"]
    return 6 if step.cuts or (bound is not None and bound == above["after"]) else 3


def _others(step):
    """The moves of the parent behind the one whose value becomes known."""
    return [each for each in step.children(step.above) if each["row"] > step.valued["row"]]


# -- questions -------------------------------------------------------------------------------------------------------


def value(step, _before, after, _reader, rules, _seed):
    """Ask for the value that a node hands up after its last child."""
    node = after.valued
    name = name_of(node, after, rules)
    prompt = message("predict.game.ask.value", node=name)
    looked = [each for each in after.children(node) if each["known"]]
    values = {"node": name, "turn": TURNS[node["turn"]], "value": node["after"]}
    values["values"] = [written(each["value"], each["bound"]) for each in looked]
    if node["turn"] == CHANCE:
        products = [message("predict.game.product", chance=each["chance"], value=each["value"]) for each in looked]
        why = [message("predict.game.why.average", products=products, **values)]
    else:
        why = [message("predict.game.why.value", **values)]
    if node["bound"]:
        bound = written(node["after"], node["bound"])
        why.append(message("predict.game.why.bound", node=name, bound=bound))
    question = Question("game-value", step.number, prompt, NUMBER, [], [node["after"]], why)
    near = [each["value"] for each in looked] + [node[name] for name in ("alpha", "beta")]
    question.near, question.may_be_negative = [each for each in near if each is not None], True
    return question


def cut(step, _before, _after, _reader, rules, _seed):
    """Ask whether the other moves of a node are cut, and because of which bound."""
    node, child = step.above, step.valued
    name = name_of(node, step, rules)
    bounds = {"alpha": node["alpha"], "beta": node["beta"]}
    options = [(side, _because(node["after"], side, bounds[side])) for side in ("alpha", "beta")]
    options.append(("no", message("predict.no")))
    counts = "beta" if node["turn"] == MAX else "alpha"
    told = {"node": name, "value": written(child["after"], child["bound"])}
    if not step.is_leaf:
        told["child"] = name_of(child, step, rules)
    prompt = message("predict.game.ask.cut." + ("leaf" if step.is_leaf else "inner"), **told)
    values = {"rule": rules.cut, "value": node["after"], "bound": infinite(bounds[counts], counts)}
    why = message(
        ("predict.game.why.cut." if step.cuts else "predict.game.why.not_cut.") + TURNS[node["turn"]], **values
    )
    own = message("predict.game.yours.own." + TURNS[node["turn"]])
    return Question(
        "game-cut", step.number, prompt, CHOICE, options, [counts if step.cuts else "no"], [why],
        on_yours=lambda answer: own if answer != "no" and answer != counts else None,
    )  # fmt: skip


def _because(value, side, bound):
    """Yes, with the true relation of a value to a bound."""
    limit = (float("-inf") if side == "alpha" else float("inf")) if bound is None else bound
    relation = "below" if value < limit else "above" if value > limit else "equal"
    name = "predict.game.yes." + relation
    return message(name, value=value, name={"alpha": "α", "beta": "β"}[side], bound=infinite(bound, side))


def next_one(step, _before, _after, _reader, rules, _seed):
    """Ask what happens next: another move is looked at, or a value is handed up."""
    deepest = step.open[-1]
    rest = step.rest(deepest)
    on = rest is not None and not rest["cut"]
    options = [("hand", message("predict.game.hands_up", node=name_of(deepest, step, rules)))]
    for node in step.open[:-MOST:-1]:
        child = step.rest(node)
        if child:
            options.append((child["row"], message("predict.game.visited", node=name_of(child, step, rules))))
    name = name_of(deepest, step, rules)
    if on:
        why = message("predict.game.why.goes_on", node=name, next=name_of(rest, step, rules))
    else:
        why = message("predict.game.why." + ("rest_cut" if rest else "all_seen"), node=name)
    right = rest["row"] if on else "hand"
    prompt = message("predict.game.ask.next")
    return Question("game-next", step.number, prompt, CHOICE, options, [right], [why])


def move(step, _before, _after, _reader, rules, _seed):
    """Ask which move is played at the root."""
    root = step.valued
    children = [each for each in step.children(root) if each["known"]]
    equal = [each for each in children if each["value"] == root["after"]]
    others = [each for each in children if each["value"] != root["after"]]
    offered = sorted((equal + others)[:MOST], key=lambda each: each["row"])
    options = [(each["row"], each["label"]) for each in offered]
    player = message("predict.game." + TURNS[root["turn"]])
    prompt = message("predict.game.ask.move", player=player)
    first = equal[0]
    why = [message("predict.game.why.move", move=first["label"], value=first["value"], player=player)]
    for other in equal[1:]:
        kind = "only_bound" if other["bound"] else "later"
        told = {"move": other["label"], "value": written(other["value"], other["bound"])}
        why.append(message("predict.game.why." + kind, **told))
    return Question("game-move", step.number, prompt, CHOICE, options, [first["row"]], why)


MAKERS = {"game-value": value, "game-cut": cut, "game-next": next_one, "game-move": move}


def name_of(node, step, rules):
    """A node in a sentence: C, the leaf 3 below C, X5 after O1, the root."""
    if not node["label"]:
        return message("predict.game.root")
    above = step.nodes.get(node["parent"])
    if not above or (rules.named and node["turn"] != LEAF):
        return node["label"]
    if "cells" in node:
        return (
            message("predict.game.after", move=node["label"], above=above["label"]) if above["label"] else node["label"]
        )
    return message("predict.game.below", node=node["label"], above=above["label"])


def written(number, bound):
    """A value; a bound is written as one."""
    return message("predict.game.known", sign=BOUNDS[bound], value=number)


def infinite(bound, side):
    """A bound for a sentence: −∞ and ∞ are None in the facts."""
    return ("−∞" if side == "alpha" else "∞") if bound is None else bound
