"""Every word of the page that a person reads, in one place (the solver's own stand in `searchlight/errors`)."""

# Controls: the names in the accessibility tree are fixed, they are used from outside.
STEP, BACK, PLAY, PAUSE, RUN, RESET = "Step", "Back", "Play", "Pause", "Run to end", "Reset"
FINE_NEXT, FINE_BACK = "Next event", "Previous event"
SHARE, SHARED, THEME, HELP = "Copy link", "Link copied", "Light or dark", "Keys"
SPEED = "Speed"
SETUP = "Start and goal"
SHUFFLE, SHUFFLE_LENGTH, SHUFFLE_SEED = "Shuffle", "moves", "seed"
MORE = "More options"
BAD_SHUFFLE = "Moves: a whole number below 100,000; seed: a whole number below 1,000,000,000."
EDIT_BOARD = "%s board: choose two tiles to exchange them"
EDIT_RING, PILLAR = "%s ring: each pillar is switched on or off", "Pillar %d"
TILE, BLANK = "Tile %s", "Blank"
FIND = "Find a state"
FIT, CLOSER, FARTHER, FOLLOW, FORM = "Fit", "Closer", "Farther", "Follow", "Form of the tree"
SPACES = {"map": "Map", "grid": "Grid"}
SPACE_HELP = (
    "Drawing of the state space. On a grid arrow keys move a cursor, Enter paints the cell, S and G put start and goal "
    "there."
)
DIVIDER = "Room for the %s"
BRUSH = "Brush"
BRUSHES = (("wall", "Paint walls"), ("free", "Erase"), ("3", "Paint cost 3"), ("9", "Paint cost 9"), ("", "Pick nodes"))
BARRIER, CELL_COST, START, GOAL = "wall", "cost %s", "start", "goal"
STATUSES = (
    "not reached", "in the frontier", "in the frontier, stale", "expanded", "duplicate", "on its own path", "cut off",
    "found as the goal", "superseded", "forgotten",
)  # fmt: skip
LESSONS = "Lessons"
FACTS = "Conditions, time and space"
SOURCE = "Source"
FACT_NAMES = {"complete": "Complete", "optimal": "Optimal", "time": "Time", "space": "Space"}
PROMISES = {
    "complete": {"yes": "complete", "no": "not complete", "if": "complete if …"},
    "optimal": {"yes": "optimal", "no": "not optimal", "if": "optimal if …"},
}
VERDICTS = {
    "admissible": {"yes": "h admissible", "no": "h not admissible", "unknown": "h admissible?"},
    "consistent": {"yes": "consistent", "no": "not consistent", "unknown": "consistent?"},
}
CLAIMS = {"yes": "yes", "no": "no", "if": ""}
SIGNS = {"yes": "✓", "no": "✗", "if": "◐", "unknown": "?"}
FORMS = (("auto", "Auto"), ("tidy", "Tree"), ("icicle", "Icicle"), ("levels", "Levels"))
CLOSE = "Close"
BUILT_IN, OWN = "%s: choose a built-in one", "one’s own"
FILES = {
    "graph": (".json,.dot,.gv,application/json", "Open a JSON or DOT file"),
    "grid": (".map,.txt,text/plain", "Open a map file"),
}
TREE_HELP = (
    "Drawing of the search tree. Arrow up selects the parent, arrow down the first child, "
    "Shift with arrow left or right the neighbour; plus and minus zoom, 0 shows all."
)

LOADING = "Loading Python: about 13 MB, once. What to search can be chosen meanwhile."
SLOW = "Python is still loading. On a slow line this takes a while; if nothing comes, reload the page."
SILENCE, STOP = "Python has not answered for some seconds.", "Stop Python"
STOPPED = "Python was stopped and starts afresh. What is shown stays; the next step goes on from here."
RESTARTING = "Starting Python afresh."
NO_PYTHON = "Python could not be started in this browser. Reload the page to try again; a current browser is needed."

LEGEND = (
    ("now", "being expanded"), ("frontier", "frontier"), ("stale", "stale entry"), ("expanded", "expanded"),
    ("duplicate", "duplicate"), ("cycle", "cycle"), ("cutoff", "cut off"), ("forgotten", "forgotten"),
    ("goal", "goal"), ("path", "solution path"),
)  # fmt: skip

STATISTICS = (
    ("expanded", "Expanded"), ("generated", "Generated"), ("frontier", "Frontier"), ("depth", "Depth"),
    ("cost", "Path cost g"), ("branching", "Branching b"), ("limit", "Limit"),
)  # fmt: skip
AT_MOST, DEEPEST, EFFECTIVE = "most %s", "deepest %s", "b* %s"

KEYS = (
    ("→", "step: one expansion"), ("←", "back"), ("space", "play or pause"), ("End", "run to the end"),
    ("Home", "reset"), (". ,", "next and previous event: child by child"), ("F", "fit the tree to the window"),
    ("↑ ↓", "in the tree: parent, first child"), ("Shift ← →", "in the tree: neighbours"),
    ("+ − 0", "in the tree: closer, farther, all"), ("Shift ↑ → ↓ ←", "on a map or grid: the cursor"),
    ("Enter S G", "on a grid, at the cursor: paint, start, goal"), ("?", "this list"),
)  # fmt: skip
KEYS_TITLE = "Keys"

SERVED = "Served from the top: "
FIRST = {"f": "smallest f first", "h": "smallest h first", "g": "smallest g first"}
TIES = {
    "fifo": "ties in order of arrival", "lifo": "ties: last in, first out", "low-h": "ties by smaller h",
    "high-g": "ties by greater g", "state": "ties in order of the states", "deepest": "ties: the deepest first",
}  # fmt: skip
STACK, QUEUE = "last in, first out", "first in, first out"
RECURSIVE = "Recursive: the call stack stands in for a frontier, the innermost call on top."
VISITED_NOTE = {
    "none": "This algorithm remembers no states: it may meet the same one again and again.",
    "closed": "The closed set: states already expanded, latest on top.",
    "visited": "States marked visited when taken off, latest on top.",
    "reached": "States reached and expanded, latest on top.",
}
FRONTIER_ENTRIES, VISITED_STATES = "Frontier entries", "Visited states"
NEXT, STALE_TAG, CALL = "next", "stale", "call"
# What decides a node's place in the lists, by the search's key, and its other numbers; web/list fills the braces in.
# `other`: where the priority is not g + h, but g + W·h, or a value that was backed up.
ENTRY = {
    "f": {"lead": "f {priority}", "rest": "g {g} + h {h} · #{row}", "other": "g {g} · h {h} · #{row}"},
    "h": {"lead": "h {h}", "rest": "g {g} · #{row}", "other": "g {g} · #{row}"},
    "g": {"lead": "g {g}", "rest": "#{row}", "other": "#{row}"},
    None: {"lead": "depth {depth}", "rest": "#{row}", "other": "#{row}"},
}
NOTHING_FOUND = "No visited state matches “%s”."
FRONTIER_EMPTY, VISITED_EMPTY = "The frontier is empty.", "Nothing visited yet."

SWITCH = {"true": "yes", "false": "no"}
UNKNOWN_LINK = "The link says %s, which means nothing here; the rest of it was loaded."
REFUSED_LINK = "The link's %s %s The default was taken instead."
BAD_LINK_VALUE = "The link's %s “%s” is not one of %s; the rest of it was loaded."
FAILED = "Something went wrong in the page itself. Reload it to go on: the address holds where you were."
DEPTH, ACTION = "depth", "action"
STEP_BEYOND = "The link asks for step %s, but this search ends after %s expansions: it stands at its end."
DROPPED = "Iteration with limit %s is no longer in memory."
SHOW_AGAIN, AGAIN_BUSY = "Show it again", "Running it again…"
AGAIN = "Iteration with limit %s, run again."
LATEST = "Return to the latest"
MORE_BUDGET = "Go on with %s more nodes"

OUTCOMES = {
    "solution": "Solution",
    "failure": "Failure",
    "cutoff": "Cutoff",
    "budget": "Out of budget",
}
OUTCOME_MEANS = {
    "failure": "The frontier ran empty: every state that can be reached from the start was searched, "
    "and the goal is not among them.",
    "cutoff": "The depth limit stopped the search before the space was exhausted: a solution may lie deeper. "
    "Raise the limit to go on.",
    "budget": "The search made as many nodes as its budget allows and was stopped. Nothing is known about a solution; "
    "what was searched is all here.",
}
SOLVED = "%s moves, path cost %s"
WALK_SLIDER, WALK_ON, WALK_BACK, WALK_GO, WALK_HALT = (
    "Place on the solution",
    "Next move",
    "Previous move",
    "Walk",
    "Halt",
)
WALK_PLACE = "%s of %s"


def number(value):
    """A number as one reads it: 181,439; 10.4; integers without a fraction."""
    if value is None or value != value:
        return "–"
    if value == int(value):
        return f"{int(value):,}"
    return f"{value:.2f}".rstrip("0").rstrip(".")


def option_text(value):
    """An option's value as it stands in a field and in a link."""
    if value is None:
        return ""
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def plural(count, one, many):
    return "%s %s" % (number(count), one if count == 1 else many)


def calls(count):
    """What the frontier's heading counts where a call stack stands in for it."""
    return plural(count, "call", "calls")


def rate(per_second):
    if per_second is None:
        return "as fast as it goes"
    if per_second < 1:
        return "1 in %s s" % number(1 / per_second)
    return "%s a second" % number(per_second)


def values(entry, key):
    """What decides a node's place, as a sentence names it."""
    return {
        "f": "f = " + number(entry["priority"]),
        "h": "h = " + number(entry["h"]),
        "g": "g = " + number(entry["g"]),
    }.get(key, "depth = " + number(entry["depth"]))


def node_title(entry):
    return "#%d  %s" % (entry["row"], entry["label"])


def place(step, steps):
    return "%s of %s" % (number(step), plural(steps, "expansion", "expansions"))


def unknown(pair):
    return UNKNOWN_LINK % ("%s=%s" % pair)


def sentence_on(field, text):
    """A sentence of the solver on something that has no field here: with the name in front."""
    return "%s: %s" % (field[0].upper() + field[1:].replace("_", " "), text)


def beyond(step, steps):
    return STEP_BEYOND % (number(step), number(steps))


def claim(fact):
    """What an algorithm promises: yes; no: why not; if: under which condition."""
    said, text = CLAIMS[fact["verdict"]], fact["text"]
    return text if fact["verdict"] == "if" else "%s: %s" % (said, text) if text else said


def cursor(place):
    """What lies under the cursor of a map or grid, for who cannot see it."""
    parts = []
    if "cost" in place:
        parts.append(BARRIER if place["cost"] == 0 else CELL_COST % number(place["cost"]))
    parts += [said for key, said in (("start", START), ("goal", GOAL)) if place[key]]
    parts.append(STATUSES[place["status"]])
    return "%s: %s" % (place["label"], ", ".join(parts))


def frontier_note(traits):
    if traits["recursive"]:
        return RECURSIVE
    if traits["key"] is None:
        return SERVED + (STACK if traits["tie"] == "lifo" else QUEUE) + "."
    return SERVED + FIRST[traits["key"]] + ", " + TIES[traits["tie"]] + "."


def initial(entry, key):
    return "Start: %s is in the frontier, nothing has been expanded." % entry["label"]


def expanded(entry, key, summary):
    """The sentence of a whole step, e.g. “Expanded 8 0 6 … with f = 21: 3 children, 1 of them already reached.”"""
    sentence = "Expanded %s with %s: %s" % (
        entry["label"],
        values(entry, key),
        plural(summary.children, "child", "children"),
    )
    of_them = " of them"
    for count, what in (
        (summary.duplicates, "already reached"),
        (summary.cycles, "on its own path"),
        (summary.cutoffs, "cut off at the limit"),
    ):
        if count:
            sentence += ", %s%s %s" % (number(count), of_them, what)
            of_them = ""
    if summary.superseded:
        sentence += "; " + plural(summary.superseded, "older entry is beaten", "older entries are beaten")
    return sentence + "." + "".join([also for count, also in asides(summary) if count])


def asides(summary):
    """(how many, sentence): what else happened in a step, in algorithms that do more than expand."""
    return (
        (summary.found >= 0, FOUND),
        (summary.forgotten, FORGOTTEN % plural(summary.forgotten, "node is", "nodes are")),
        (summary.met >= 0, MET),
    )


EVENT = (
    "Generated %s with %s: it enters the frontier.",
    "Generated %s with %s: already reached at no greater cost, discarded.",
    "Generated %s with %s: it lies on its own path, discarded.",
    "The older entry of %s with %s is beaten by the new one and stays behind, stale.",
    "Took %s with %s off the frontier to expand it.",
    "Took %s with %s off the frontier: stale, dropped.",
    "%s with %s is cut off by the limit.",
    "%s with %s is the goal.",
    None,  # ITERATION
    None,  # END
    "Generated %s with %s: it is the goal, recognised at once.",
    "%s with %s is forgotten: its best value is kept in the node above.",
    "%s stands in the frontier again, with the backed-up value %s.",
    "The two searches have met at %s with %s: the cheapest way so far leads through it.",
)
FOUND, FORGOTTEN = " One child is the goal.", " %s forgotten again."
MET = " The two searches have met: a cheaper way than before is known."


def event(kind, entry, key):
    return EVENT[kind] % (entry["label"], values(entry, key))


def iteration(limit):
    return "A new iteration begins, with limit %s." % number(limit)


def outcome(result, expansions):
    kind = result["outcome"]
    after = "after %s" % plural(expansions, "expansion", "expansions")
    if kind == "solution":
        moves = len(result["path"]) - 1
        return "Goal found %s: %s, path cost %s." % (after, plural(moves, "move", "moves"), number(result["cost"]))
    return {
        "failure": "Failure %s: the frontier is empty, the goal cannot be reached.",
        "cutoff": "Cutoff %s: the limit stopped the search, a solution may lie deeper.",
        "budget": "Out of budget %s: the search was stopped, not finished.",
    }[kind] % after


def running(expansions):
    return "Running: %s so far." % plural(expansions, "expansion", "expansions")
