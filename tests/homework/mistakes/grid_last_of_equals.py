# The list is sorted, turned round and popped: of equal costs the cell farthest down and right comes first.

delta = [[-1, 0], [0, 1], [1, 0], [0, -1]]


def search(grid, init, goal, cost):
    reached = {tuple(init)}
    waiting = [[0, init[0], init[1]]]
    while waiting:
        waiting.sort(key=lambda entry: entry[0])
        least = [entry for entry in waiting if entry[0] == waiting[0][0]]
        entry = max(least)
        waiting.remove(entry)
        g, row, column = entry
        if [row, column] == list(goal):
            return entry
        for down, right in delta:
            to = (row + down, column + right)
            if 0 <= to[0] < len(grid) and 0 <= to[1] < len(grid[0]) and to not in reached:
                if grid[to[0]][to[1]] == 0:
                    reached.add(to)
                    waiting.append([g + cost, to[0], to[1]])
    return "fail"
