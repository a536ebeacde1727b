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

test("names of nodes with room around them cover neither each other nor a node, and stay in the window", () => {
  const random = randomFrom(4);
  const nodes = Array.from({ length: 20 }, (_, at) => ({
    x: 40 + (at % 5) * 170 + random() * 30,
    y: 40 + Math.floor(at / 5) * 150 + random() * 30,
  }));
  const edges = nodes.slice(1).map((node, at) => [nodes[at], node]);
  const boxes = placeLabels(nodes, nodes.map(() => SIZE), 9, edges, BOUNDS);
  boxes.forEach((box, at) => {
    assert.equal(overlap(box, BOUNDS), 1, `name ${at}`);
    nodes.forEach((node) => assert.equal(overlap(box, discOf(node, 9)), 0, `name ${at}`));
    boxes.forEach((other, place) => assert.ok(place === at || overlap(box, other) === 0, `names ${at} and ${place}`));
  });
});

test("a name stands to the right of its node, and moves when an edge leads there", () => {
  const node = { x: 400, y: 300 };
  const [alone] = placeLabels([node], [SIZE], 9, [], BOUNDS);
  assert.ok(alone.left > node.x && Math.abs(alone.top + alone.height / 2 - node.y) < 1);
  const edge = [node, { x: 700, y: 300 }];
  const [beside] = placeLabels([node], [SIZE], 9, [edge], BOUNDS);
  assert.equal(crosses(...edge, beside), false);
});

test("two names in a line are not so near that their numbers would be read as one", () => {
  const nodes = [{ x: 300, y: 300 }, { x: 470, y: 300 }]; // right of one and left of the other, 6 pixels are between
  const [one, other] = placeLabels(nodes, [SIZE, SIZE], 9, [[nodes[1], { x: 700, y: 300 }]], BOUNDS);
  const inLine = one.top < other.top + other.height && other.top < one.top + one.height;
  assert.ok(!inLine || Math.abs(one.left - other.left) > SIZE.width + 9);
});

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

test("a line crosses a box when it passes through it, ends in it or lies in it, else not", () => {
  const box = { left: 10, top: 10, width: 10, height: 10 };
  const line = (ax, ay, bx, by) => crosses({ x: ax, y: ay }, { x: bx, y: by }, box);
  assert.deepEqual([line(0, 15, 30, 15), line(0, 0, 15, 15), line(12, 12, 13, 18)], [true, true, true]);
  assert.deepEqual([line(0, 0, 9, 30), line(0, 15, 9, 15), line(15, 21, 15, 40), line(0, 22, 22, 0)], [
    false,
    false,
    false,
    true,
  ]);
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
