"""Which lines of a listing are in view, where not all have room.

No line is in view without its heads: those of its function and of the blocks that it is in, and the `if` of an `else`.
Heads that are scrolled out stay above the other lines.
"""

MOST = 4  # lines that stay above the others


def windows(texts):
    """The ways to scroll a listing: (lines scrolled out, first line below those that stay, those that stay)."""
    above = [heads(texts, line) for line in range(1, len(texts) + 1)]
    found = []
    for scrolled in range(len(texts)):
        for first in range(scrolled + 1, min(len(texts), scrolled + 1 + MOST) + 1):
            pins = _pins(texts, above, first, first - 1 - scrolled)
            if pins is not None and texts[first - 1].strip():
                found.append((scrolled, first, pins))
    return found


def best(ways, wanted, room, count, scrolled):
    """Of `count` lines, where `room` have room: the window to scroll to.

    `wanted`: groups of lines; a window has as many as possible of the first group, then of the second one, …, earlier
    lines first. Of equal windows it is the nearest one, with the most heads.
    """
    chosen, most = None, None
    for way in ways:
        out, first, pins = way
        if out > max(0, count - room + (count > room)):  # one line may be empty at the end
            continue
        seen = []
        for group in wanted:
            each = [int(line in pins or first <= line <= out + room) for line in group]
            seen += [sum(each)] + each
        seen += [-abs(out - scrolled), len(pins)]
        if most is None or seen > most:
            chosen, most = way, seen
    return chosen


def heads(texts, line):
    """The lines without which a line means nothing, outermost first."""
    found, depth, branch = [], _depth(texts[line - 1]), _is_branch(texts[line - 1])
    for at in range(line - 1, 0, -1):
        text = texts[at - 1]
        if text.strip() and _depth(text) < depth + branch:
            found.insert(0, at)
            depth, branch = _depth(text), _is_branch(text)
    return found


def _pins(texts, above, first, count):
    """So many lines that stay above the first one: its heads, and the functions and loops before it; None: too few."""
    pins = list(above[first - 1])
    loops = [at for at in range(1, first) if texts[at - 1].split()[:1] in (["def"], ["for"], ["while"])]
    for at in sorted(loops, key=lambda at: (_depth(texts[at - 1]), -at)):
        if len(pins) < count and at not in pins and all(head in pins for head in above[at - 1]):
            pins.append(at)
    return sorted(pins) if len(pins) == count else None


def _depth(text):
    return len(text) - len(text.lstrip())


def _is_branch(text):
    return text.lstrip().startswith(("else", "elif", "except", "finally"))
