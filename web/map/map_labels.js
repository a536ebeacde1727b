// The names of a map, and positions of its nodes that leave room for all of them: as large as possible, with the nodes
// at their coordinates. In crowded maps the nodes are spread, each staying on the same side of the others.

import { numberText, widthOf } from "../canvas/text.js";
import { around, crosses, grownBy, overlap, touches } from "./boxes.js";
import { placeOnEdges, placesAlong } from "./edge_costs.js";
import { placeLabels, withoutCovered } from "./labels.js";

export const LINE = 1.2; // of the font size
const SPREAD = [0, 0.3, 0.6, 0.9]; // from the coordinates to even distances
const ARRANGED_UP_TO = 30; // nodes; larger maps are not spread, and some nodes have no name
const TYPES = { study: { comfortable: 14, least: 13 }, large: { comfortable: 16, least: 18 } }; // pixels · theme.unit
const STRETCH = 3; // how much more one direction may be stretched than the other, to fill the window
const LARGEST = 1e6; // scale, for nodes that all have the same coordinates
export const BETWEEN = 6; // pixels between a name and its number on the same line
const ROUNDS = 6; // in which costs without room get it
const [RING, AROUND] = [1.15, 4]; // radii, and pixels, of the ring of the current node
const NEARLY = 0.98; // share of a name inside the window, below which it is omitted
const SHORT = 3; // letters
const ROOMY = 15; // nodes: names keep clear of rings, and are larger where none then covers an edge
const FEW = 8; // nodes, with larger margins for larger names
const LARGER = 1.22; // than the comfortable type
const PAIRED = 1.9; // radii of the marks of two searches
const COSTLIER = { twoLines: 8, wrapped: 9 }; // see Shape; less than an edge under a name
const SCHEMATIC = { width: 450, height: 300 }; // pixels · theme.unit, below which a map is drawn at the coordinates it has for that

/**
 * @typedef {object} Lettering
 * @property {import("./boxes.js").Point[]} points  of the nodes
 * @property {(import("./labels.js").Place & {lines: "two"|"one"|"wrapped"}|null)[]} labels
 * @property {(import("./boxes.js").Point|null)[]} costsAt  the centres of the costs on edges
 * @property {(import("./boxes.js").Point|null)[]} needed  the same, of costs in the search tree and at expanded nodes
 * @property {number} type  pixels
 * @property {number} clear  radius around a node that its name leaves free
 * @property {import("./boxes.js").Box} bounds  where names are
 * @property {boolean} noted  whether there is room for the numbers below the names
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import("./map_form.js").MapForm} form  without points so far
 * @param {object} window
 * @param {number} window.width
 * @param {number} window.height
 * @param {import("../canvas/theme.js").Theme} window.theme
 * @param {boolean} window.large   readable from the last row of a lecture hall; large maps leave costs to the tree
 * @param {boolean} window.paired  whether there are two searches
 * @param {import("./boxes.js").Box[]} [window.taken]  boxes over the map
 * @param {string} window.note     the longest number below a name; "" for none
 * @returns {Lettering}
 */
export function lettered(context, form, window) {
  const whole = withAllCosts(context, form, window);
  if (window.note === "" || form.count > ARRANGED_UP_TO || whole.labels.every(Boolean)) return { ...whole, noted: true };
  const bare = withAllCosts(context, form, { ...window, note: "" }); // as some have no room beside the numbers
  return missing(bare) < missing(whole) ? { ...bare, noted: false } : { ...whole, noted: true };
}

const leavesCosts = ({ count }, { large }) => large && count > ARRANGED_UP_TO;
const missing = ({ labels }) => labels.filter((label) => !label).length;
/** The edges whose costs have no room; if all have, those whose costs are on another edge. */
function without({ needed }) {
  const all = needed.every(Boolean);
  return needed.flatMap((at, edge) => ((all ? at.foreign : !at) ? [edge] : []));
}

const lacking = ({ needed }) => needed.reduce((sum, at) => sum + (at ? Number(at.foreign) : needed.length), 0);

/** Arranges names and costs; edges whose costs find no room get it before the names do. */
function withAllCosts(context, form, window) {
  let best = arranged(context, form, window);
  if (missing(best) > 0) return best; // where names have no room, costs have none
  if (leavesCosts(form, window) || !form.costsDiffer || form.count > ARRANGED_UP_TO) return best;
  let lost = without(best);
  const first = new Set();
  for (let round = 0; round < ROUNDS && lost.length > 0; round++) {
    for (const edge of lost) first.add(edge);
    const next = arranged(context, form, { ...window, first: [...first], seed: 8 + round });
    lost = without(next);
    if (missing(next) <= missing(best) && next.poor <= best.poor && lacking(next) < lacking(best)) best = next;
  }
  return settled(context, form, best, window);
}

/** Moves names to better places that the costs have left, if all costs then have room. */
function settled(context, form, best, window) {
  if (best.rated.every((cost) => cost < COSTLIER.twoLines)) return best;
  const lines = form.edges.map(({ from, to }, edge) => [best.points[from], best.points[to], form.weights[edge]]);
  const taken = [...(window.taken ?? []), ...costBoxes(context, form, best, window.theme)];
  const { places } = placeLabels(best.points, best.shapes, best.clear, lines, best.bounds, taken, 0, best.labels);
  if (places.every(({ left, top }, at) => left === best.labels[at].left && top === best.labels[at].top)) return best;
  const next = withCosts(context, form, { ...best, places }, window);
  return lacking(next) <= lacking(best) ? next : best;
}

/** The boxes of the costs that have room. */
function costBoxes(context, form, { needed, type }, theme) {
  const sizes = costSizes(context, form, type, theme);
  return needed.flatMap((at, edge) => (at ? [around(at, { width: at.scale * sizes[edge].width, height: at.scale * sizes[edge].height })] : []));
}

function arranged(context, form, { width, height, theme, large, paired, note, taken = [], first = [], seed }) {
  const few = form.count <= ARRANGED_UP_TO;
  const short = (!form.costsDiffer || form.count <= ROOMY) && form.names.every((name) => name.length <= SHORT); // they have room beside the outermost nodes
  const r = paired ? form.r * PAIRED : form.r + (form.count <= ROOMY || !form.costsDiffer ? 6 : 2); // beyond the ring of the current node
  const bounds = { left: 3, top: 3, width: width - 6, height: height - 6 };
  const at = schematicFor(form, width / theme.unit, height / theme.unit, { paired, large }) ?? (height > width ? form.upright : form.at);
  let best = null;
  const types = typesFor(theme.unit, large);
  const larger = form.count <= ROOMY ? [LARGER, (1 + LARGER) / 2].map((times) => Math.round(times * types[0])) : [];
  for (const type of [...larger, ...types]) {
    if (best?.conflicts === 0 && (best.bad.length === 0 || best.type <= types[0])) break;
    const shapes = form.names.map((name) => shapesOf(context, name, note, type, theme.font));
    const sizes = costSizes(context, form, type, theme);
    for (const spread of few ? SPREAD : [0]) {
      const points = clearOf(taken, form.r, (from, to) => spreadOut(at, width, from, to, spread, short ? [0.2, 0.075] : form.count <= FEW ? [0.15, 0.11] : [0.11, 0.075]), height);
      const lines = form.edges.map(({ from, to }, edge) => [points[from], points[to], form.weights[edge]]);
      const discs = discsAt(points, form.r);
      const costs = first.map((edge) => {
        const boxes = placesAlong((share) => form.pointOn(form.edges[edge], share, points), sizes[edge]);
        const isFree = (box) => !discs.some((disc) => touches(box, disc, 0)) && !lines.some(([from, to], at) => at !== edge && crosses(from, to, grownBy(box, 1)));
        return boxes.find(isFree) ?? boxes[0];
      });
      const found = placeLabels(points, shapes, r, lines, bounds, [...taken, ...costs], seed);
      if (!best || found.cost < best.cost) best = { ...found, points, type, shapes, bounds, clear: r };
      if (found.bad.length === 0) break;
    }
  }
  if (best.conflicts === 0) return withCosts(context, form, best, { theme, large });
  const discs = few ? [] : discsAt(best.points, form.r);
  const isClear = (box) => overlap(box, bounds) > NEARLY && !discs.some((disc) => touches(box, disc, 0));
  const places = withoutCovered(best.places).map((place) => (place && isClear(place) ? place : null));
  return withCosts(context, form, { ...best, places }, { theme, large });
}

function schematicFor({ schematic }, width, height, { paired, large }) {
  const isHigh = height > 1.5 * width;
  if (width < SCHEMATIC.width && isHigh && large) return schematic.lecture;
  if (width < SCHEMATIC.width) return isHigh && !paired ? schematic.high : schematic.narrow;
  return height < SCHEMATIC.height ? schematic.low : null;
}

/** The points in the whole height; if something covers one of them, above or below it, where there is more room. */
function clearOf(taken, r, place, height) {
  const points = place(0, height);
  const under = ({ left, top, width, height: high }) => ({ x, y }) =>
    x > left - r && x < left + width + r && y > top - r && y < top + high + r;
  const box = taken.find((each) => points.some(under(each)));
  if (!box) return points;
  const [above, below] = [box.top, box.top + box.height];
  return above > height - below ? place(0, Math.min(height, above)) : place(Math.max(0, below), height);
}

/** Font sizes from the comfortable one down to the smallest. */
function typesFor(unit, large) {
  const { comfortable, least } = large ? TYPES.large : TYPES.study;
  const [from, to] = [Math.max(comfortable * unit, least), Math.max(least, large ? 0 : least * Math.min(1, unit))];
  return from - to < 1 ? [to] : [from, (from + to) / 2, to].map(Math.round);
}

export const nameFont = (type, font) => `600 ${type}px ${font}`;
export const noteFont = (type, font) => `500 ${type}px ${font}`;

function shapesOf(context, name, note, type, font) {
  context.font = noteFont(type, font);
  const noted = note === "" ? 0 : widthOf(context, note);
  context.font = nameFont(type, font);
  const line = LINE * type;
  const sizeOf = (words) => ({ width: Math.max(...words.map((word) => widthOf(context, word))), height: words.length * line });
  const [named, words] = [sizeOf([name]), halves(name)];
  const below = (bare) => ({ width: Math.max(noted, bare.width), height: bare.height + (noted > 0 ? line : 0), bare });
  const shapes = [{ lines: "one", width: named.width + (noted && BETWEEN + noted), height: line, cost: 0, bare: named }];
  if (noted > 0) shapes.push({ lines: "two", ...below(named), cost: COSTLIER.twoLines });
  return words.length < 2 ? shapes : [...shapes, { lines: "wrapped", ...below(sizeOf(words)), cost: COSTLIER.wrapped }];
}

/** A name of several words on two lines. */
export function halves(name) {
  const at = name.indexOf(" ");
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

function withCosts(context, form, { places, points, type, shapes, bounds, clear, rated, poor }, { theme, large }) {
  const labels = places.map((place, at) => place && { ...place, lines: shapes[at][place.shape].lines });
  const needed = costsOf(context, form, { labels, points, type, theme, bounds });
  return { points, labels, shapes, bounds, clear, rated, poor, costsAt: leavesCosts(form, { large }) ? form.edges.map(() => null) : needed, needed, type };
}

function costsOf(context, form, { labels, points, type, theme, bounds }) {
  if (!form.costsDiffer) return form.edges.map(() => null);
  const curves = form.edges.map((edge) => (share) => form.pointOn(edge, share, points));
  const [taken, names] = [discsAt(points, RING * form.r + 2), labels.filter(Boolean)];
  return placeOnEdges(curves, costSizes(context, form, type, theme), { bounds, taken, names, clear: RING * form.r + AROUND });
}

/** The label of a place with another note than there is room for: where the others, or also the costs, leave it room. */
export function relabelled(context, form, place, note, besideCosts = true) {
  const { names, points, edges, weights, labels, type, r, clear, bounds } = form;
  const shapes = shapesOf(context, names[place], note, type, form.font);
  const others = [...labels.filter((_, at) => at !== place), ...discsAt(points.filter((_, at) => at !== place), r)];
  const costs = besideCosts ? costBoxes(context, form, form, form) : [];
  const lines = edges.map(({ from, to }, edge) => [points[from], points[to], weights[edge]]);
  const { places: [found], conflicts, cost } = placeLabels([points[place]], [shapes], clear, lines, bounds, [...others.filter(Boolean), ...costs]);
  return { ...found, conflicts, cost, lines: shapes[found.shape].lines };
}

const discsAt = (points, r) => points.map((point) => around(point, { width: 2 * r, height: 2 * r }));

function costSizes(context, form, type, theme) {
  context.font = noteFont(type, theme.font);
  return form.edges.map(({ cost }) => ({ width: widthOf(context, numberText(cost)) + 4, height: type * 1.05 }));
}

/**
 * Coordinates (y up) as points of the window (y down), centred between two heights and as large as possible. `spread`:
 * how far they move towards even distances. Last: the shares of the width and of the height that are left on each side.
 */
function spreadOut(at, width, above, below, spread, [aside, ends]) {
  const height = below - above;
  const inset = { across: insetOf(width, aside, 90), down: insetOf(height, ends, ends * 640) };
  const xs = evened(at.map(([x]) => x), spread);
  const ys = evened(at.map(([, y]) => y), spread);
  const [left, right] = extent(xs);
  const [bottom, top] = extent(ys);
  const scales = [(width - 2 * inset.across) / (right - left), (height - 2 * inset.down) / (top - bottom)];
  const scale = Math.min(...scales.filter(Number.isFinite), LARGEST);
  const [across, up] = scales.map((each) => Math.min(each, scale * STRETCH));
  return xs.map((x, place) => ({
    x: width / 2 + (x - (left + right) / 2) * across,
    y: (above + below) / 2 - (ys[place] - (bottom + top) / 2) * up,
  }));
}

/** The margin of the map on each side: at most a third of the room, however small that is. */
const insetOf = (room, share, most) => Math.min(most, Math.max(24, room * share), room / 3);

/** Moves numbers towards even distances without changing their order; equal ones stay equal. */
function evened(values, share) {
  if (share === 0) return values;
  const steps = [...new Set(values)].sort((one, other) => one - other);
  const [least, most] = [steps[0], steps[steps.length - 1]];
  const rank = new Map(steps.map((value, at) => [value, at / Math.max(1, steps.length - 1)]));
  return values.map((value) => (1 - share) * value + share * (least + rank.get(value) * (most - least)));
}

const extent = (values) => [Math.min(...values), Math.max(...values)];
