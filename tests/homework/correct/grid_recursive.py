# Depth first by recursion: nothing is taken off anything; the way is kept in a list.


def solve(maze, row, col, goal, path, seen):
    if not (0 <= row < len(maze) and 0 <= col < len(maze[0])):
        return False
    if (row, col) in seen or maze[row][col] == 1:
        return False
    seen.add((row, col))
    path.append((row, col))
    if [row, col] == goal:
        return True
    for r, c in ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)):
        if solve(maze, r, c, goal, path, seen):
            return True
    path.pop()
    return False


def depth_first_search(maze, start, goal):
    path = []
    return path if solve(maze, start[0], start[1], goal, path, set()) else None
