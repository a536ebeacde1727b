// The state space as a map: named nodes at their coordinates, and edges with their costs.

import { nearestAhead } from "../canvas/direction.js";
import { hasEstimates, longestNote } from "./map_notes.js";
import { drawEdgeCosts, drawEdges } from "./map_edges.js";
import { lettered } from "./map_labels.js";
import { crossingWeights } from "./map_paths.js";
import { drawGrounds, drawNames, drawNamesOfPointed, drawNodes, namesNow } from "./map_nodes.js";
import { disc } from "../canvas/glyphs.js";
import { COLOURS, drawShape, stageOf } from "./pair.js";

// Coordinates of Romania for a high window, a narrow one, a low one, and a high one in a lecture, found by a search for
// those at which every road has room for its cost and names cross the fewest roads, while roads keep their directions.
const ROMANIA = {
  Arad: [22, 785, 6, 740, 0, 333, 190, 790], Bucharest: [173, 267, 203, 55, 679, 219, 634, 246],
  Craiova: [102, 239, 92, 0, 419, 64, 331, 262], Drobeta: [14, 133, 28, 53, 256, 74, 0, 153],
  Eforie: [275, 210, 232, 62, 912, 0, 1009, 309], Fagaras: [168, 742, 193, 630, 728, 431, 579, 720],
  Giurgiu: [175, 133, 124, 0, 690, 0, 565, 132], Hirsova: [222, 398, 250, 123, 975, 246, 824, 401],
  Iasi: [275, 907, 246, 743, 928, 488, 875, 932], Lugoj: [31, 482, 11, 318, 119, 194, 139, 468],
  Mehadia: [14, 319, 30, 131, 157, 11, 205, 317], Neamt: [163, 965, 165, 812, 610, 516, 550, 960],
  Oradea: [117, 965, 39, 999, 95, 502, 307, 926], Pitesti: [138, 359, 152, 217, 538, 110, 461, 360],
  "Rimnicu Vilcea": [154, 548, 164, 539, 298, 296, 536, 518], Sibiu: [142, 827, 76, 718, 199, 358, 470, 833],
  Timisoara: [14, 632, 0, 454, 0, 153, 108, 634], Urziceni: [200, 521, 224, 225, 816, 215, 755, 526],
  Vaslui: [275, 728, 272, 532, 930, 351, 1003, 734], Zerind: [26, 933, 24, 822, 0, 465, 44, 913],
}; // prettier-ignore

/** The coordinates of these names from this column, if they are Romania's; else null. @param {string[]} names */
const schematicOf = (names, from) =>
  names.length === Object.keys(ROMANIA).length && names.every((name) => ROMANIA[name])
    ? names.map((name) => ROMANIA[name].slice(from, from + 2))
    : null;

// Two searches on a map, beside each other on a node: a disc on the left for the first, a square on the right for the
// second.
export function drawPairNodes(context, form, { theme, traces }) {
  const { paper, ink, goal, muted } = theme;
  form.points.forEach(({ x, y }, place) => {
    const { r } = form;
    const stages = traces.map(({ standing }) => stageOf(standing.status[place]));
    context.lineWidth = 1.5;
    if (place === form.start || form.goals.has(place)) {
      disc(context, x, y, r * 1.9, paper.css, (form.goals.has(place) ? goal : ink).css);
    }
    if (stages[0] + stages[1] === 0) disc(context, x, y, r * 0.55, paper.css, muted.css);
    stages.forEach((stage, which) => {
      if (stage === 0) return;
      const colour = theme[COLOURS[which]];
      const at = form.markAt(place, which);
      context.lineWidth = Math.max(1.5, at.r * 0.3);
      drawShape(context, which, at.x, at.y, at.r, (stage === 1 ? paper : colour).css, colour.css);
    });
  });
}

const NAMED_UP_TO = 250; // nodes; more names are unreadable
const BEND = 0.13; // of the length: antiparallel edges are curved apart
const CROWDED_FROM = 60; // nodes; from here on only reached states are named

export class MapForm {
  /** @param {import("./view.js").Space} space */
  constructor({ nodes, edges, directed, start, goal, goals = [goal], h = {}, turns = false, names = true }) {
    this.editable = false;
    /** The heuristic values given by the graph, by name. */
    this.h = h;
    this.names = Object.keys(nodes);
    this.count = this.names.length;
    this.numbered = this.names.some((name) => /\d$/.test(name)); // a number beside a name would look like a part of it
    this.at = Object.values(nodes);
    /** The same rotated from top to bottom, for windows that are higher than wide. */
    this.upright = turns ? this.at.map(([x, y]) => [y, -x]) : this.at;
    const [high, narrow, low, lecture] = [0, 2, 4, 6].map((from) => schematicOf(this.names, from));
    this.schematic = { high, narrow, low, lecture };
    const placeOf = new Map(this.names.map((name, place) => [name, place]));
    this.placeOf = (name) => placeOf.get(name) ?? -1;
    this.start = this.placeOf(start);
    this.goal = this.placeOf(goal);
    this.goals = new Set(goals.map(this.placeOf));
    this.named = names && this.count <= NAMED_UP_TO;
    this.directed = directed;
    this.edges = edgesBetween(edges, this.placeOf, directed);
    this.weights = crossingWeights(this);
    this.costsDiffer = new Set(this.edges.map(({ cost }) => cost)).size > 1; // only then are costs written on the edges
    /** @type {import("./boxes.js").Point[]} */
    this.points = [];
    /** @type {import("./map_labels.js").Lettering["labels"]} */
    this.labels = [];
    this.costsAt = [];
    this.needed = [];
    this.r = 8;
    this.type = 14; // pixels
    this.noted = true;
    this.estimated = false; // whether there is room for heuristic values
    this.crowded = false;
  }

  /** Fits the map into the window, with room for names. */
  fit(context, { width, height, theme, paired = false, large = false, traces = [], taken = [] }) {
    const room = Math.sqrt((width * height) / this.count); // approximate pixels between nodes
    this.r = Math.max(4, Math.min((paired ? 6.5 : 8) * theme.unit, room / 11));
    this.font = theme.font;
    this.width = width;
    this.crowded = this.count > CROWDED_FROM;
    this.estimated = hasEstimates(this, traces);
    const note = longestNote(this, traces, paired);
    Object.assign(this, lettered(context, this, { width, height, theme, large, paired, note, taken }));
    if (!this.named) this.labels = [];
    /** By place, where a name without a regular place is written. @type {MapForm["labels"]} */
    this.asked = [];
  }

  /** Whether there are numbers now that had no room before the search began. */
  outgrown(traces) {
    return this.estimated !== hasEstimates(this, traces);
  }

  /** The control point of an edge's curve: its midpoint if it is straight. */
  bendOf({ from, to, bent }, points = this.points) {
    const [a, b] = [points[from], points[to]];
    const aside = bent ? BEND : 0;
    return { x: (a.x + b.x) / 2 + (b.y - a.y) * aside, y: (a.y + b.y) / 2 - (b.x - a.x) * aside };
  }

  /** The control point of a curved edge from one place to another; undefined if there is none. */
  bendBetween(from, to) {
    const edge = this.edges.find((each) => each.bent && each.from === from && each.to === to);
    return edge && this.bendOf(edge);
  }

  /** The point at a share of an edge between these points. */
  pointOn(edge, share, points = this.points) {
    const [a, b, c] = [points[edge.from], points[edge.to], this.bendOf(edge, points)];
    const rest = 1 - share;
    const mix = (p, q, s) => rest * rest * p + 2 * rest * share * q + share * share * s;
    return { x: mix(a.x, c.x, b.x), y: mix(a.y, c.y, b.y) };
  }

  get lineWidth() {
    return Math.max(3, this.r * 0.6);
  }

  /** The node nearest to a point within reach, or the one whose name is there; -1 none. */
  placeAt(x, y, reach) {
    let best = -1;
    let closest = this.r + reach;
    this.points.forEach((point, place) => {
      const far = Math.hypot(point.x - x, point.y - y);
      if (far < closest) [best, closest] = [place, far];
    });
    if (best >= 0 || !this.named) return best;
    const isIn = ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height;
    return this.labels.findIndex((box) => box && isIn(box));
  }

  middleOf(place) {
    return this.points[place];
  }

  outline(context, place, away, square = false) {
    const { x, y } = this.points[place];
    const r = this.r * 1.15 + away;
    if (square) context.rect(x - r, y - r, 2 * r, 2 * r);
    else context.arc(x, y, r, 0, 2 * Math.PI);
  }

  /** The nearest node in a direction, preferably straight ahead; the place itself if there is none. */
  beside(place, dx, dy) {
    return nearestAhead(this.points, place, [dx, dy]);
  }

  describe(place) {
    return { label: this.names[place] };
  }

  /** The centre and size of the mark of one of two searches at a node. */
  markAt(place, which) {
    const { x, y } = this.points[place];
    const r = this.r * 0.75;
    return { x: x + (which === 0 ? -1 : 1) * r * 1.15, y, r };
  }

  /** The search's edges are above the grounds of names, which would hide parts of them. */
  paintGround(context, picture) {
    drawEdges(context, this, picture, false);
    if (this.named) drawGrounds(context, this, picture, namesNow(context, this, picture.traces));
    drawEdges(context, this, picture, true);
  }

  paintPlaces(context, picture) {
    const names = this.named ? namesNow(context, this, picture.traces) : [];
    if (this.named && this.costsDiffer) drawEdgeCosts(context, this, picture, names);
    (picture.paired ? drawPairNodes : drawNodes)(context, this, picture);
    drawNames(context, this, picture, names);
    drawNamesOfPointed(context, this, picture);
  }
}

/** Edges between places; both edges of an antiparallel pair are curved. */
function edgesBetween(edges, placeOf, directed) {
  const known = edges
    .map(([from, to, cost]) => ({ from: placeOf(from), to: placeOf(to), cost }))
    .filter(({ from, to }) => from >= 0 && to >= 0 && from !== to);
  const pairs = new Set(known.map(({ from, to }) => `${from} ${to}`));
  return known.map((edge) => ({ ...edge, bent: directed && pairs.has(`${edge.to} ${edge.from}`) }));
}
