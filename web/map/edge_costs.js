// Places the costs of edges so that each is read as the cost of its own edge: on it with some of the line in sight at
// both ends, or beside it, nearer to it than to any other edge or name.

import { around, crosses, extentOf, farFrom, farFromBox, grownBy, overlap, touches } from "./boxes.js";

const SHARES = [0.5, 0.46, 0.54, 0.42, 0.58, 0.38, 0.62, 0.34, 0.66, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8]; // of an edge
const FEW = 60; // edges; of more, only every third share is tried
const ASIDE = [2, 6, 11]; // pixels between an edge and a text beside it
const FAR = 20; // pixels beyond which nothing matters to a text
const STEP = 0.01; // of an edge, over which its direction is measured
const NEARER = 2; // pixels by which a text is nearer to its edge than to any other edge or name
const CLEARER = 4; // pixels by which it should be, also to any other node
const IN_SIGHT = 8; // pixels of an edge at each end of a text on it
const SMALLER = 0.84; // type of a text that has no room otherwise
const DISLIKED = { share: 8, beside: 1.5, air: 0.1, near: 2.5, unclear: 3, foreign: 9 };
const READ_AS_ONE = { across: 9, down: 6 }; // pixels between a name and a cost, within which one seems to be part of the other

/**
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./boxes.js").Point} Point
 * @typedef {Point & {scale: number, foreign: boolean}} Centre  `scale`: of the type; `foreign`: whether it touches another edge
 */

/**
 * Centres the texts on edges: each as close to the middle of its edge as possible, or beside it, if need be smaller.
 * @param {((share: number) => Point)[]} edges  the point at a share of each edge
 * @param {{width: number, height: number}[]} sizes
 * @param {object} window
 * @param {Box} window.bounds  where texts must be
 * @param {Box[]} window.taken  boxes to leave free
 * @param {Box[]} [window.names]  the same, of texts
 * @param {number} [window.clear]  radius around both ends of an edge that covers it
 * @returns {(Centre|null)[]}  null if there is no room
 */
export function placeOnEdges(edges, sizes, window) {
  const placed = assigned(choicesOf(edges, sizes, window, () => true));
  const small = sizes.map(({ width, height }) => ({ width: width * SMALLER, height: height * SMALLER }));
  const taken = [...window.taken, ...placed.filter(Boolean)];
  const rest = placed.includes(null) ? assigned(choicesOf(edges, small, { ...window, taken }, (edge) => !placed[edge])) : placed;
  const centred = (box, scale) => box && { ...middleOf(box), scale, foreign: box.foreign };
  return placed.map((box, edge) => (box ? centred(box, 1) : centred(rest[edge], SMALLER)));
}

const middleOf = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/** A box for each edge: those with fewest choices first; one without any may move another. */
function assigned(choices) {
  const chosen = choices.map(() => null);
  const others = (box) => chosen.flatMap((other, edge) => (other && touches(box, other, 0) ? [edge] : []));
  const free = (edge) => choices[edge].find((box) => others(box).length === 0) ?? null;
  const order = choices.map((_, edge) => edge).sort((one, other) => choices[one].length - choices[other].length);
  for (const edge of order) chosen[edge] = free(edge);
  for (const edge of order.filter((each) => !chosen[each])) {
    choices[edge].some((box) => {
      const [other = -1, ...more] = others(box);
      if (more.length > 0) return false;
      if (other < 0) return Boolean((chosen[edge] = box)); // what was there has moved meanwhile
      const former = chosen[other];
      [chosen[edge], chosen[other]] = [box, null];
      chosen[other] = free(other);
      if (!chosen[other]) [chosen[edge], chosen[other]] = [null, former];
      return Boolean(chosen[edge]);
    });
  }
  for (const edge of order.filter((each) => chosen[each])) {
    chosen[edge] = null;
    chosen[edge] = free(edge);
  }
  return chosen;
}

/** For each edge the boxes that are free and belong to no other, the best first. */
function choicesOf(edges, sizes, { bounds, taken, names = [], clear = 0 }, isAsked) {
  const lines = edges.map((pointAt) => [0, 0.25, 0.5, 0.75, 1].map(pointAt)); // which may be curved
  const extents = lines.map((line) => extentOf(line.map((point) => around(point, { width: 0, height: 0 }))));
  const shares = edges.length > FEW ? SHARES.filter((_, at) => at % 3 === 0) : SHARES;
  return edges.map((pointAt, edge) => {
    if (!isAsked(edge)) return [];
    const [[start, , , , end], size] = [lines[edge], sizes[edge]];
    const places = placesAlong(pointAt, size, shares);
    const reach = grownBy(extentOf(places), size.width + FAR);
    const [near, texts] = [taken, names].map((boxes) => boxes.filter((box) => touches(box, reach, 0)));
    const isOther = (line, at) => touches(extents[at], reach, 0) && farFrom(line[0], [start]) + farFrom(line[4], [end]) > 1;
    const others = lines.flatMap((line, at) => (isOther(line, at) ? [{ line, extent: extents[at] }] : []));
    const isFree = (box) =>
      overlap(box, bounds) > 0.99 && !near.some((other) => touches(box, other, 0)) && !texts.some((name) => touches(box, name, box.air + NEARER));
    const isOwn = (box) => {
      const centre = middleOf(box);
      const own = farFrom(centre, lines[edge]) + NEARER;
      const inner = grownBy(box, -2);
      const isApart = ({ line }) => farFrom(centre, line) > own && !crosses(line[0], line[4], inner);
      return others.every((other) => !touches(other.extent, box, own + 1) || isApart(other));
    };
    const strange = near.filter((box) => farFromBox(start, box) > 0 && farFromBox(end, box) > 0);
    const crossed = (box) => others.some(({ line }) => crosses(line[0], line[4], box));
    const isUnclear = (box, by = box.air + CLEARER) => crossed(grownBy(box, by)) || strange.some((other) => touches(box, other, by));
    const strangeness = (box) => (box.foreign ? DISLIKED.foreign : isUnclear(box) ? DISLIKED.unclear : 0);
    const disliked = (box) => box.disliked + strangeness(box) + (texts.some((name) => isNear(box, name)) ? DISLIKED.near : 0);
    const rated = places.filter((box) => isFree(box) && isInSight(box, start, end, clear) && isOwn(box));
    const told = rated.map((box) => ({ ...box, foreign: crossed(grownBy(box, 1)) }));
    return told.map((box) => [disliked(box), box]).sort(([one], [other]) => one - other).map(([, box]) => box);
  });
}

const isNear = (box, name) => meets(box, name, 0, READ_AS_ONE.down) || meets(box, name, READ_AS_ONE.across, 0);

/** Whether a box that is extended by so many pixels overlaps another. */
const meets = ({ left, top, width, height }, other, across, down) =>
  left - across < other.left + other.width &&
  other.left < left - across + (width + 2 * across) &&
  top - down < other.top + other.height &&
  other.top < top - down + (height + 2 * down);

/** Whether an edge is in sight at both ends of a text on it. */
function isInSight(box, start, end, clear) {
  if (box.air > 0) return true;
  const [length, centre] = [farFrom(start, [end]) || 1, middleOf(box)];
  const [across, down] = [Math.abs(end.x - start.x) / length, Math.abs(end.y - start.y) / length];
  const covered = Math.min(box.width / (across || 1e-9), box.height / (down || 1e-9)) / 2 + clear + IN_SIGHT;
  return farFrom(centre, [start]) >= covered && farFrom(centre, [end]) >= covered;
}

/** The boxes in which a text of this size is on an edge or beside it; `air`: pixels between them, 0 on it. */
export function placesAlong(pointAt, size, shares = SHARES) {
  return shares.flatMap((share) => {
    const disliked = DISLIKED.share * Math.abs(share - 0.5);
    const on = pointAt(share);
    const [from, to] = [pointAt(share - STEP), pointAt(share + STEP)];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [across, down] = [(from.y - to.y) / length, (to.x - from.x) / length];
    const half = (Math.abs(across) * size.width + Math.abs(down) * size.height) / 2;
    const places = [{ ...around(on, size), air: 0, disliked }];
    for (const air of ASIDE) {
      for (const far of [half + air, -half - air]) { // on one side and on the other
        const { left, top, width, height } = around({ x: on.x + across * far, y: on.y + down * far }, size);
        places.push({ left, top, width, height, air, disliked: disliked + DISLIKED.beside + DISLIKED.air * air });
      }
    }
    return places;
  });
}
