# Missionaries and cannibals with a named tuple, everything in one loop.
from collections import namedtuple

State = namedtuple("State", "missionaries cannibals boat")
first = State(3, 3, 1)
agenda = [(first, [first])]
done = {first}
while agenda:
    state, path = agenda.pop(0)  #~ stack: state, path = agenda.pop()
    if state == State(0, 0, 0):
        for each in path:
            print(tuple(each))
        break
    for m, c in ((1, 0), (2, 0), (0, 1), (0, 2), (1, 1)):
        sign = -1 if state.boat == 1 else 1
        after = State(state.missionaries + sign * m, state.cannibals + sign * c, 1 - state.boat)
        left, right = after[:2], (3 - after[0], 3 - after[1])
        if min(left) < 0 or min(right) < 0:
            continue
        if 0 < left[0] < left[1] or 0 < right[0] < right[1]:
            continue
        if after not in done:
            done.add(after)
            agenda.append((after, path + [after]))
