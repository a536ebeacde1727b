import assert from "node:assert/strict";
import test from "node:test";

import { crosses, farFrom, overlap } from "../../../web/map/boxes.js";
import { placeAnyway, placeLabels as solved, placeOnEdges, withoutCovered } from "../../../web/map/labels.js";
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
  assert.deepEqual(placeOnEdges([along], [size], [], BOUNDS), [{ x: 200, y: 50 }]);
  const [moved] = placeOnEdges([along], [size], [{ left: 190, top: 40, width: 20, height: 20 }], BOUNDS);
  assert.ok(Math.abs(moved.x - 200) >= 20);
  const everywhere = { left: 100, top: 0, width: 200, height: 100 };
  assert.deepEqual(placeOnEdges([along], [size], [everywhere], BOUNDS), [null]);
  const [first, second] = placeOnEdges([along, along], [size, size], [], BOUNDS);
  assert.notDeepEqual(first, second);
});

test("a cost that must be shown may cover a little of something, but no other cost or edge, and not much", () => {
  const line = (from, to) => (share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const edges = [line({ x: 100, y: 100 }, { x: 300, y: 100 }), line({ x: 100, y: 100 }, { x: 300, y: 140 })];
  const sizes = edges.map(() => ({ width: 30, height: 16 }));
  const posts = Array.from({ length: 20 }, (_, at) => ({ left: 20 * at, top: 0, width: 4, height: 400 }));
  assert.deepEqual(placeOnEdges(edges, sizes, posts, BOUNDS), [null, null]);
  const placed = placeAnyway(edges, sizes, posts, [null, null], BOUNDS);
  const [one, other] = placed.map(({ x, y }) => ({ left: x - 15, top: y - 8, width: 30, height: 16 }));
  assert.equal(overlap(one, other), 0);
  assert.ok(!crosses(edges[1](0), edges[1](1), one));
  const everything = [{ left: 0, top: 0, width: 400, height: 400 }];
  assert.deepEqual(placeAnyway(edges, sizes, everything, [null, null], BOUNDS), [null, null]);
});

test("a cost is on its own edge or nearer to it than to any other, or it is left out", () => {
  const random = randomFrom(6);
  for (let round = 0; round < 40; round++) {
    const nodes = Array.from({ length: 9 }, () => ({ x: 20 + random() * 260, y: 20 + random() * 200 }));
    const ends = nodes.slice(1).flatMap((node, at) => [[nodes[at], node], [nodes[0], node]].slice(at === 0 ? 1 : 0));
    const edges = ends.map(([from, to]) => (share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
    const sizes = edges.map(() => ({ width: 30, height: 16 }));
    const taken = nodes.map((node) => discOf(node, 8));
    const placed = placeOnEdges(edges, sizes, taken, BOUNDS);
    for (const centres of [placed, placeAnyway(edges, sizes, taken, placed, BOUNDS)]) {
      centres.forEach((centre, edge) => {
        const [own, ...others] = centre ? [ends[edge], ...ends.filter((_, at) => at !== edge)].map((line) => farFrom(centre, line)) : [0];
        assert.ok(others.every((far) => far > own), `${round}`);
      });
    }
  }
});

test("a name is not so near to another node that it would seem to be that one's", () => {
  const nodes = [{ x: 300, y: 300 }, { x: 400, y: 300 }]; // right of the first, 4 pixels are left to the second
  const [one] = placeLabels(nodes, [{ width: 75, height: 20 }, SIZE], 9, [], BOUNDS);
  assert.equal(overlap(one, discOf(nodes[1], 15)), 0);
});
