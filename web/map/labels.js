// Places the names of nodes so that they cover neither each other nor a node, and as few edges as possible. Each name
// may have several shapes (two lines, one line, a name on two lines) on any side of its node. A greedy placement comes
// first. Then conflicting names are moved, pseudo-randomly but always in the same way, until none is left or the limit
// is reached.

import { around, crosses, extentOf, farFromBox, grownBy, overlap, touches } from "./boxes.js";

const PASSES = 3; // over all names, each considering all others
const PATIENCE = 40; // rounds of moving names that cover something, none of which is better
const SEARCHED_UP_TO = 60; // names; with more of them, some have no room in any case
const COSTS = { conflict: 1000, foreign: 200, path: 120, edge: 30, side: 0.6 };
const SHIFTS = [-0.3, 0.3, -0.5, 0.5]; // shares of a name by which it may be shifted along its side
const FINE = [-0.1, 0.1, -0.2, 0.2, -0.3, 0.3, -0.4, 0.4, -0.5, 0.5, -0.6, 0.6]; // the same, from a given place
const ACROSS = { right: 0, middle: 0.5, left: 1 }; // share of the room of a smaller text that is on its left
const AIR = 2; // pixels between two names
const NEAR = { within: 7, cost: 6 }; // pixels between a name and another node, whose name it would seem to be
const NEARER_OWN = 6; // pixels by which a name is nearer to its own node than to any other
const LEVEL = { nearer: 20, both: 10, cost: 12 }; // the same for another that is level with the name; `both`: if its own node is, too
const BESIDE = { within: 10, cost: 0.015 }; // two numbers in a line, nearer than this, would be read as one
const BELOW = { within: 8, cost: 0.014 }; // a number would be read as that of the name directly below it

/**
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./boxes.js").Point} Point
 * @typedef {{width: number, height: number}} Size
 * @typedef {Size & {cost: number, bare?: Size}} Shape  `cost`: the higher, the less it is preferred; `bare`: without a number
 * @typedef {Box & {shape: number, bare?: Size, cost: number, side: "left"|"right"|"middle"}} Place  a candidate
 */

/**
 * @param {Point[]} nodes
 * @param {Shape[][]} shapes  of the name of each node
 * @param {number} r  radius of a node
 * @param {[Point, Point, number?][]} edges  with the weight of a crossing, at least 1
 * @param {Box} bounds  where names should be
 * @param {Box[]} [taken]  other boxes to leave free
 * @param {number} [seed]  of the moves; another one may find another arrangement
 * @param {Place[]} [from]  places to begin with, from which names only move to better ones; else they are arranged anew
 * @returns {{places: Place[], rated: number[], cost: number, bad: number[], poor: number, conflicts: number}}  the costs of the places
 *   and their sum, the names that cover anything, and the numbers of those that are on a likely path or seem another node's, and
 *   of those that cover one another or a node
 */
export function placeLabels(nodes, shapes, r, edges, bounds, taken = [], seed = 7, from = []) {
  const searched = nodes.length <= SEARCHED_UP_TO;
  const shifts = from.length > 0 ? FINE : searched ? SHIFTS : [];
  const choices = nodes.map((node, at) => candidates(node, shapes[at], r, shifts));
  const discs = nodes.map((node) => around(node, { width: 2 * r, height: 2 * r }));
  const extents = choices.map(extentOf);
  const alone = choices.map((places, at) => ownCosts(places, at, extents[at], { nodes, discs, edges, bounds, taken }));
  const rivals = extents.map((one, at) => others(extents, at).filter((other) => touches(one, extents[other], BESIDE.within + 1)));
  const chosen = choices.map((_, at) => from[at] ?? null);
  /** The cost of a choice beside the others that are chosen; from `limit` on, any number that is not below it. */
  const costOf = (at, choice, limit = Infinity) => {
    let [covered, cost] = [0, alone[at][choice]];
    for (const other of rivals[at]) {
      if (cost >= limit) return cost;
      if (!chosen[other]) continue;
      covered += closeness(choices[at][choice], chosen[other]);
      cost = alone[at][choice] + covered * COSTS.conflict;
    }
    return cost;
  };
  const choose = (at) => {
    let [best, least] = [null, Infinity];
    choices[at].forEach((place, choice) => {
      const cost = alone[at][choice] < least ? costOf(at, choice, least) : Infinity;
      if (cost < least) [best, least] = [place, cost];
    });
    chosen[at] = best;
  };
  const settle = () => {
    for (let pass = 0; pass < PASSES; pass++) nodes.forEach((_, at) => choose(at));
    return ratings();
  };
  const all = [...nodes.keys()];
  const ratings = () => {
    const rated = chosen.map((place, at) => costOf(at, choices[at].indexOf(place)));
    const above = (least) => all.filter((at) => rated[at] >= least);
    const [conflicts, poor] = [above(COSTS.conflict).length, above(COSTS.path).length];
    return { places: chosen.slice(), rated, conflicts, poor, bad: above(COSTS.edge), cost: rated.reduce((sum, cost) => sum + cost, 0) };
  };
  let best = settle();
  if (from.length > 0) return best;
  const random = seeded(seed);
  for (let round = 0, now = best; searched && best.bad.length > 0 && round < PATIENCE; round++) { // since the last better one
    const moved = now.bad[Math.floor(random() * now.bad.length)];
    const worst = best.conflicts > 0 ? COSTS.conflict : COSTS.edge;
    const free = choices[moved].filter((_, choice) => alone[moved][choice] < worst);
    if (free.length > 0) chosen[moved] = free[Math.floor(random() * free.length)];
    const pushed = nodes.flatMap((_, at) => (at !== moved && touches(chosen[at], chosen[moved], AIR) ? [at] : []));
    [...pushed, ...now.bad].forEach((at) => choose(at));
    now = ratings();
    if (now.cost < best.cost || now.bad.length === 0) [best, round] = [now, 0];
  }
  best.places.forEach((place, at) => (chosen[at] = place));
  return settle();
}

function closeness(one, other) {
  if (!touches(one, other, BESIDE.within)) return 0;
  if (touches(one, other, AIR)) return 1;
  if (one.top < other.top + other.height && other.top < one.top + one.height) return BESIDE.cost;
  const isOver = one.left < other.left + other.width && other.left < one.left + one.width;
  return isOver && touches(one, other, BELOW.within) ? BELOW.cost : 0;
}

const others = (all, at) => [...all.keys()].filter((other) => other !== at);

/** The cost of each place of a name, regardless of the other names. Only what is near any of them counts. */
function ownCosts(places, at, extent, { nodes, discs, edges, bounds, taken }) {
  const ownOf = (box) => farFromBox(nodes[at], box) + NEARER_OWN;
  const far = Math.max(NEAR.within, ...places.map(ownOf)) + LEVEL.nearer - NEARER_OWN + 1;
  const near = others(nodes, at).filter((other) => touches(extent, discs[other], far));
  const isAstray = (box, own = ownOf(box)) => near.some((other) => farFromBox(nodes[other], box) < own);
  const isLevel = ({ y }, { top, height }) => y > top && y < top + height;
  const seemsAstray = (box, own = farFromBox(nodes[at], box) + (isLevel(nodes[at], box) ? LEVEL.both : LEVEL.nearer)) =>
    near.some((other) => isLevel(nodes[other], box) && farFromBox(nodes[other], box) < own);
  const bareOf = (place) => (place.bare ? partOf(place, nodes[at].y, place.bare) : place);
  const vicinity = grownBy(extent, 3);
  const under = edges.filter(([from, to]) => crosses(from, to, vicinity));
  return places.map((place) => {
    let cost = place.cost;
    if (near.length > 0 && (isAstray(place) || isAstray(bareOf(place)))) cost += COSTS.foreign;
    else if (near.length > 0 && seemsAstray(place)) cost += LEVEL.cost;
    const inside = overlap(place, bounds);
    if (inside < 1 - 1e-9) cost += COSTS.conflict * (2 - inside);
    for (const other of near) {
      if (touches(place, discs[other], 1)) cost += COSTS.conflict;
      else if (touches(place, discs[other], NEAR.within)) cost += NEAR.cost;
    }
    for (const box of taken) if (touches(place, box, AIR)) cost += COSTS.conflict;
    const [inner, outer] = [grownBy(place, -2), grownBy(place, 2)]; // a likely path is drawn thick
    for (const [from, to, weight = 1] of under) if (crosses(from, to, weight > 1 ? outer : inner)) cost += weight * COSTS.edge;
    return cost;
  });
}

/** The box of a smaller text at a place: near the node, which is at this height. @returns {Box} */
export function partOf({ left, top, width, height, side }, y, size) {
  const down = top > y ? 0 : top + height < y ? 1 : 0.5;
  return { left: left + (width - size.width) * ACROSS[side], top: top + (height - size.height) * down, width: size.width, height: size.height };
}

/** Omits names until none covers another, beginning with those that cover most. @returns {(Place|null)[]} */
export function withoutCovered(places) {
  const covered = places.map((box) => places.reduce((sum, other) => sum + overlap(box, other), -1));
  const order = places.map((_, at) => at).sort((one, other) => covered[one] - covered[other]);
  const result = places.map(() => null);
  for (const at of order) if (!result.some((other) => other && touches(places[at], other, 0))) result[at] = places[at];
  return result;
}

/**
 * Right, left, below, above, and the corners, in order of preference; then slightly shifted positions.
 * @returns {Place[]}
 */
function candidates({ x, y }, shapes, r, shifts) {
  const gap = r + 3;
  const slant = r * 0.75 + 1;
  return shapes.flatMap(({ width, height, cost, bare }, shape) => {
    const places = [];
    const add = (side, left, top, liked) => {
      places.push({ left, top, width, height, shape, bare, cost: cost + liked * COSTS.side, side });
    };
    const level = y - height / 2;
    const sides = { right: x + gap, left: x - gap - width };
    add("right", sides.right, level, 0);
    add("left", sides.left, level, 1);
    add("middle", x - width / 2, y + gap, 2);
    add("middle", x - width / 2, y - gap - height, 3);
    add("right", x + slant, y - slant - height, 4);
    add("right", x + slant, y + slant, 5);
    add("left", x - slant - width, y - slant - height, 6);
    add("left", x - slant - width, y + slant, 7);
    const shifted = shape === 0 ? 4.5 : 5; // one line, slightly shifted, looks level; two do not
    for (const share of shifts) {
      add("right", sides.right, level + share * height, shifted);
      add("left", sides.left, level + share * height, shifted + 1);
      const side = Math.abs(share) < 0.25 ? "middle" : share < 0 ? "left" : "right";
      add(side, x + (share * 0.7 - 0.5) * width, y + gap, 7);
      add(side, x + (share * 0.7 - 0.5) * width, y - gap - height, 8);
    }
    return places;
  });
}

/** A generator of reproducible numbers in [0, 1) (mulberry32). */
function seeded(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
