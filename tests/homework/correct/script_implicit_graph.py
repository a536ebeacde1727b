# The lecture “An implicit graph”: nodes with a label, one transition for each edge, a queue of whole paths.
import sys


class puzzle(object):
    def __init__(self, order):
        self.label = order
        self.spot = order.index("0")

    def transition(self, to):
        tile = self.label[to]
        label = ""
        for i in range(9):
            if i == to:
                label += "0"
            elif i == self.spot:
                label += tile
            else:
                label += self.label[i]
        return puzzle(label)

    def __str__(self):
        return self.label


shiftDict = {}
shiftDict[0] = [1, 3]
shiftDict[1] = [0, 2, 4]
shiftDict[2] = [1, 5]
shiftDict[3] = [0, 4, 6]
shiftDict[4] = [1, 3, 5, 7]
shiftDict[5] = [2, 4, 8]
shiftDict[6] = [3, 7]
shiftDict[7] = [4, 6, 8]
shiftDict[8] = [5, 7]


def notInPath(node, path):
    for elt in path:
        if node.label == elt.label:
            return False
    return True


def BFSWithGenerator(start, end, q=[]):
    q.append([start])
    while len(q) != 0:
        tmpPath = q.pop(0)
        lastNode = tmpPath[-1]
        if lastNode.label == end.label:
            return tmpPath
        for shift in shiftDict[lastNode.spot]:
            new = lastNode.transition(shift)
            if notInPath(new, tmpPath):
                q.append(tmpPath + [new])
    return None


if __name__ == "__main__":
    found = BFSWithGenerator(puzzle(sys.argv[1]), puzzle(open("goal.txt").read().strip()))
    for node in found:
        print(node)
