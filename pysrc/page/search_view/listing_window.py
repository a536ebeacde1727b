"""Which lines of a listing are in view, where not all have room.

No line is in view without its heads: those of its function and of the blocks that it is in, and the `if` of an `else`.
Heads that are scrolled out stay above the other lines.
"""

MOST = 4  # lines that stay above the others
AROUND = 3  # lines before and after the one that is lit


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


def best(ways, lit, ran, room, texts, before):
    """Of a listing, where `room` lines have room: the window to scroll to.

    It has the line `lit`, and if that opens a block, the next one. As few as possible of the lines `ran` are below it:
    those above it have a head that stays. It has as many as possible of those of another function, which has called.
    Then it is the window `before`, if that will do; else it has as many of them as possible, hides whole blocks, and
    has neighbors of `lit`. Of equal windows it is the nearest one, with the most heads. Where its heads leave `lit` no
    room, the outermost are out of view.
    """
    beside = [lit + by for near in range(1, AROUND + 1) for by in (near, -near)]
    count, chosen, most = len(texts), None, None
    callers = [line for line in ran if heads(texts, line)[:1] != heads(texts, lit)[:1]]
    last = lit + int(lit < count and _depth(texts[lit]) > _depth(texts[lit - 1]))
    for way in ways:
        out, first, pins = way
        if out > max(0, count - room + 2 * (count > room)) or len(pins) >= max(1, room):  # empty at the end
            continue
        end = out + room
        inside = [
            [int(line in pins or first <= line <= end) for line in lines] for lines in ([lit], ran, beside, callers)
        ]
        below = len([line for line in ran if line > end])
        whole = out == 0 or _depth(texts[first - 1]) < _depth(texts[first - 2])
        seen = inside[0] + [last <= end, -below, sum(inside[3]), way == before, sum(inside[1]), whole]
        seen += inside[2] + [-abs(out - before[0]), len(pins)]
        if most is None or seen > most:
            chosen, most = way, seen
    if most is not None and most[0]:
        return chosen
    above = heads(texts, lit)
    pins = above[max(0, len(above) + 1 - room) :]
    return lit - 1 - len(pins), lit, pins


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
