// Where names stand beside their nodes, so that they cover each other, nodes and edges as little as possible: greedily,
// and then each once more, given all others. What still covers another name is left out.

const PASSES = 3;
const COVERING = { label: 40, node: 40, outside: 200, edge: 9, choice: 0.6 }; // how much each is to be avoided
const TOO_MUCH = 0.12; // of a cost that is covered: it is left out
const A_LITTLE = 0.02; // the same of a name, which has some room of its own
const TOUCHING = 0.2; // covering a little is bad too

/**
 * @typedef {{left: number, top: number, width: number, height: number}} Box
 * @typedef {{x: number, y: number}} Point
 */

/**
 * @param {Point[]} nodes
 * @param {{width: number, height: number}[]} sizes  of the labels, one for each node
 * @param {number} r  radius of a node
 * @param {[Point, Point][]} edges
 * @param {Box} bounds  where labels should be
 * @returns {(Box|null)[]}  null: there is no room
 */
export function placeLabels(nodes, sizes, r, edges, bounds) {
  const choices = nodes.map((node, at) => candidates(node, sizes[at], r));
  const placed = choices.map(() => null);
  const discs = nodes.map(({ x, y }) => ({ left: x - r, top: y - r, width: 2 * r, height: 2 * r }));
  const lines = choices.map((boxes) => edges.filter((edge) => near(edge, boxes)));
  const cost = (box, at, choice) => {
    let sum = choice * COVERING.choice + (1 - overlap(box, bounds)) * COVERING.outside;
    for (let other = 0; other < nodes.length; other++) {
      if (other === at) continue;
      sum += covering(box, discs[other]) * COVERING.node;
      if (placed[other]) sum += covering(box, placed[other]) * COVERING.label;
    }
    for (const [from, to] of lines[at]) if (crosses(from, to, box)) sum += COVERING.edge;
    return sum;
  };
  for (let pass = 0; pass < PASSES; pass++) {
    choices.forEach((boxes, at) => {
      placed[at] = null;
      const costs = boxes.map((box, choice) => cost(box, at, choice));
      placed[at] = boxes[costs.indexOf(Math.min(...costs))];
    });
  }
  return withoutCovered(placed);
}

/** Leaves out names until none covers too much of another: first those that cover most. */
function withoutCovered(boxes) {
  const covered = boxes.map((box) => boxes.reduce((sum, other) => sum + overlap(box, other), -1));
  const order = boxes.map((_, at) => at).sort((one, other) => covered[one] - covered[other]);
  const kept = [];
  const result = boxes.map(() => null);
  for (const at of order) {
    const box = boxes[at];
    if (kept.some((other) => Math.max(overlap(box, other), overlap(other, box)) > A_LITTLE)) continue;
    kept.push(box);
    result[at] = box;
  }
  return result;
}

/** Right, left, below, above, and the corners: in the order in which they are liked. */
function candidates({ x, y }, { width, height }, r) {
  const gap = r + 4;
  const slant = r * 0.75 + 2;
  const across = { right: x + gap, left: x - gap - width, middle: x - width / 2 };
  const down = { above: y - gap - height, below: y + gap, level: y - height / 2 };
  const at = (left, top) => ({ left, top, width, height });
  return [
    at(across.right, down.level),
    at(across.left, down.level),
    at(across.middle, down.below),
    at(across.middle, down.above),
    at(x + slant, y - slant - height),
    at(x + slant, y + slant),
    at(x - slant - width, y - slant - height),
    at(x - slant - width, y + slant),
  ];
}

/**
 * The middles of texts on edges: each as near to the middle of its edge as is free.
 * @param {((share: number) => Point)[]} edges  the point at a share of the way along each
 * @param {{width: number, height: number}[]} sizes
 * @param {Box[]} taken  what they should not cover
 * @returns {(Point|null)[]}  null: there is no room
 */
export function placeOnEdges(edges, sizes, taken) {
  const all = [...taken];
  return edges.map((pointAt, edge) => {
    const boxes = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74].map((share) => around(pointAt(share), sizes[edge]));
    const covered = boxes.map((box) => all.reduce((sum, other) => sum + overlap(box, other), 0));
    const least = Math.min(...covered);
    if (least > TOO_MUCH) return null;
    const box = boxes[covered.indexOf(least)];
    all.push(box);
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
}

const around = ({ x, y }, { width, height }) => ({ left: x - width / 2, top: y - height / 2, width, height });

/** The share of the first box that the second one covers. */
export function overlap(one, other) {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? (across * down) / (one.width * one.height) : 0;
}

/** How bad it is that the boxes overlap: 0 if they do not. */
function covering(box, other) {
  const share = Math.max(overlap(box, other), overlap(other, box));
  return share > 0 ? TOUCHING + share : 0;
}

function near([from, to], boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return crosses(from, to, { left, top, width: right - left, height: bottom - top });
}

/** Does the line from one point to the other meet the box? (Liang and Barsky 1984) */
export function crosses(from, to, { left, top, width, height }) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let enter = 0;
  let leave = 1;
  for (const [step, room] of [
    [-dx, from.x - left],
    [dx, left + width - from.x],
    [-dy, from.y - top],
    [dy, top + height - from.y],
  ]) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter <= leave;
}
