from structures import Heap, Node


def find_route(network, origin, destination, h):
    heap = Heap()
    heap.push(Node(origin, None, 0), h(origin))
    settled = set()
    while heap:
        node = heap.pop()
        if node.place in settled:
            continue
        settled.add(node.place)
        if node.place == destination:
            return node.route()
        for place in network.neighbors(node.place):
            cost = node.cost + network.get_cost(node.place, place)
            heap.push(Node(place, node, cost), cost + h(place))  #~ no-h: heap.push(Node(place, node, cost), cost)
    return None
