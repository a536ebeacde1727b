import assert from "node:assert/strict";
import test from "node:test";

import { farFrom, overlap } from "../../../web/map/boxes.js";
import { placeOnEdges } from "../../../web/map/edge_costs.js";
import { placeLabels as solved, withoutCovered } from "../../../web/map/labels.js";
import { randomFrom } from "../table/random.js";

const BOUNDS = { left: 0, top: 0, width: 800, height: 600 };
const SIZE = { width: 70, height: 26 };

/** The names of one shape each, without those that have no room. */
const placeLabels = (nodes, sizes, ...rest) =>
  withoutCovered(solved(nodes, sizes.map((size) => [{ ...size, cost: 0 }]), ...rest).places);

const discOf = ({ x, y }, r) => ({ left: x - r, top: y - r, width: 2 * r, height: 2 * r });

test("no name is put under what lies over the map", () => {
  const node = { x: 700, y: 556 };
  const over = { left: 650, top: 565, width: 150, height: 35 };
  const [box] = placeLabels([node], [SIZE], 9, [], BOUNDS, [over]);
  assert.equal(overlap(box, over), 0);
});

test("where names have no room some are left out, and none of the others covers much of another", () => {
  const random = randomFrom(8);
  const nodes = Array.from({ length: 120 }, () => ({ x: 60 + random() * 300, y: 60 + random() * 200 }));
  const boxes = placeLabels(nodes, nodes.map(() => SIZE), 5, [], BOUNDS);
  const kept = boxes.filter(Boolean);
  assert.ok(kept.length > 20 && kept.length < 120, `${kept.length} names`);
  for (const box of kept) for (const other of kept) assert.ok(box === other || overlap(box, other) <= 0.1);
});

test("costs stand in the middle of their edges, or beside what is there already", () => {
  const along = (share) => ({ x: 100 + 200 * share, y: 50 });
  const size = { width: 20, height: 12 };
  const placed = (edges, taken) => placeOnEdges(edges, edges.map(() => size), { bounds: BOUNDS, taken });
  assert.deepEqual(placed([along], []), [{ x: 200, y: 50, scale: 1, foreign: false }]);
  const [moved] = placed([along], [{ left: 190, top: 40, width: 20, height: 20 }]);
  assert.ok(Math.hypot(moved.x - 200, moved.y - 50) >= 18);
  assert.deepEqual(placed([along], [{ left: 100, top: 0, width: 200, height: 100 }]), [null]);
  const [first, second] = placed([along, along], []);
  assert.notDeepEqual(first, second);
});

test("a cost without room is smaller, and left out where that does not help; none covers anything", () => {
  const along = (share) => ({ x: 100 + 200 * share, y: 50 });
  const posts = (gap) => Array.from({ length: 40 }, (_, at) => ({ left: (gap + 4) * at, top: 0, width: 4, height: 400 }));
  const scaleIn = (gap) => placeOnEdges([along], [{ width: 30, height: 16 }], { bounds: BOUNDS, taken: posts(gap) })[0]?.scale;
  assert.deepEqual([scaleIn(34), scaleIn(30), scaleIn(20)], [1, 0.84, undefined]);
});

test("a cost is on its own edge or nearer to it than to any other, or it is left out", () => {
  const random = randomFrom(6);
  for (let round = 0; round < 40; round++) {
    const nodes = Array.from({ length: 9 }, () => ({ x: 20 + random() * 260, y: 20 + random() * 200 }));
    const ends = nodes.slice(1).flatMap((node, at) => [[nodes[at], node], [nodes[0], node]].slice(at === 0 ? 1 : 0));
    const edges = ends.map(([from, to]) => (share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
    const placed = placeOnEdges(edges, edges.map(() => ({ width: 30, height: 16 })), { bounds: BOUNDS, taken: nodes.map((node) => discOf(node, 8)) });
    placed.forEach((centre, edge) => {
      const [own, ...others] = centre ? [ends[edge], ...ends.filter((_, at) => at !== edge)].map((line) => farFrom(centre, line)) : [0];
      assert.ok(others.every((far) => far > own), `${round}`);
    });
  }
});

test("a name is not so near to another node that it would seem to be that one's", () => {
  const nodes = [{ x: 300, y: 300 }, { x: 400, y: 300 }]; // right of the first, 4 pixels are left to the second
  const [one] = placeLabels(nodes, [{ width: 75, height: 20 }, SIZE], 9, [], BOUNDS);
  assert.equal(overlap(one, discOf(nodes[1], 15)), 0);
});
