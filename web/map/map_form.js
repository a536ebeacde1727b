// The state space as a map: named nodes where their coordinates say, and edges with their costs.

import { numberText, widthOf } from "../canvas/text.js";
import { placeLabels, placeOnEdges } from "./labels.js";
import { drawEdges, drawEdgeCosts } from "./map_edges.js";
import { drawNames, drawNamesOfPointed, drawNodes, NOTE_GAP } from "./map_nodes.js";
import { drawPairNodes } from "./pair_nodes.js";

const NAMED_UP_TO = 250; // nodes; more names than that cannot be read
const BEND = 0.13; // of the length: edges that lead both ways and differ are bent apart
const WIDEST_NOTE = "f 0000";
const LARGEST = 1e6; // scale, for nodes that are all in one place
const ROOMY = 105; // pixels from node to node: with less, texts are smaller
const GAP = 6; // pixels between two names beside each other
const CROWDED = 62; // with less, only the names of states are written where the search has been
const NAME = 12.5; // pixels of a name's letters
const LECTURE = 16; // … that are read from the last row
const SMALLEST = 0.96;
const PAIRED = 1.9; // radii that the marks of two searches take
const STRETCH = 2; // at most so much longer is one direction drawn than the other, to fill the window

export class MapForm {
  /** @param {import("./view.js").Space} space */
  constructor({ nodes, edges, directed, start, goal }) {
    this.editable = false;
    this.names = Object.keys(nodes);
    this.count = this.names.length;
    this.at = Object.values(nodes);
    const placeOf = new Map(this.names.map((name, place) => [name, place]));
    this.placeOf = (name) => placeOf.get(name) ?? -1;
    this.start = this.placeOf(start);
    this.goal = this.placeOf(goal);
    this.directed = directed;
    this.edges = edgesBetween(edges, this.placeOf, directed);
    this.costsDiffer = new Set(this.edges.map(({ cost }) => cost)).size > 1; // written on the edges only then
    Object.assign(this, { points: [], labels: [], costsAt: [], r: 8, unit: 1, crowded: false });
  }

  /** In the window as large as possible, with room for names; the picture nearly keeps its proportions. */
  fit(context, { width, height, theme, paired }) {
    const room = Math.sqrt((width * height) / this.count); // pixels from node to node, about
    this.unit = theme.unit * Math.min(1, Math.max(SMALLEST, room / ROOMY));
    this.crowded = room < CROWDED * theme.unit;
    if (theme.unit > 1 && !this.crowded) this.unit = Math.max(this.unit, LECTURE / NAME); // as for a lecture
    this.r = Math.max(4, Math.min(9 * theme.unit, room / 11));
    this.font = theme.font;
    this.width = width;
    const inset = { across: Math.min(64 * this.unit, width / 7), down: Math.min(34 * this.unit, height / 8) };
    this.points = fitted(this.at, width, height, inset);
    this.nameFont = `600 ${Math.round(NAME * this.unit)}px ${this.font}`;
    this.noteFont = `500 ${Math.round(11.5 * this.unit)}px ${this.font}`;
    this.named = this.count <= NAMED_UP_TO;
    if (this.named) {
      this.#placeTexts(context, { left: 2, top: 2, width: width - 4, height: height - 4 }, paired ? 2 : 1);
    }
  }

  #placeTexts(context, bounds, searches) {
    const { points, r, unit } = this;
    context.font = this.noteFont;
    const note = searches * (widthOf(context, WIDEST_NOTE) + NOTE_GAP) - NOTE_GAP;
    const costs = this.edges.map(({ cost }) => ({ width: widthOf(context, numberText(cost)) + 4, height: 13 * unit }));
    context.font = this.nameFont;
    const sizes = this.names.map((name) => ({ width: Math.max(note, widthOf(context, name)) + GAP, height: 27 * unit }));
    const lines = this.edges.map(({ from, to }) => [points[from], points[to]]);
    this.labels = placeLabels(points, sizes, searches > 1 ? r * PAIRED : r + 2, lines, bounds);
    const discs = points.map(({ x, y }) => ({ left: x - r, top: y - r, width: 2 * r, height: 2 * r }));
    const curves = this.edges.map((edge) => (share) => this.pointOn(edge, share));
    this.costsAt = placeOnEdges(curves, costs, [...this.labels.filter(Boolean), ...discs]);
  }

  /** The control point of an edge's curve: in its middle, where it is straight. */
  bendOf({ from, to, bent }) {
    const [a, b] = [this.points[from], this.points[to]];
    const aside = bent ? BEND : 0;
    return { x: (a.x + b.x) / 2 + (b.y - a.y) * aside, y: (a.y + b.y) / 2 - (b.x - a.x) * aside };
  }

  /** The point at a share of the way along an edge. */
  pointOn(edge, share) {
    const [a, b, c] = [this.points[edge.from], this.points[edge.to], this.bendOf(edge)];
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

  outline(context, place, away) {
    const { x, y } = this.points[place];
    context.arc(x, y, this.r * 1.15 + away, 0, 2 * Math.PI);
  }

  /** The nearest node in a direction, rather straight ahead; the place itself if there is none. */
  beside(place, dx, dy) {
    const from = this.points[place];
    let best = place;
    let closest = Infinity;
    this.points.forEach(({ x, y }, other) => {
      const ahead = (x - from.x) * dx + (y - from.y) * dy;
      const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
      const far = ahead + 2 * aside;
      if (ahead > aside / 2 && other !== place && far < closest) [best, closest] = [other, far];
    });
    return best;
  }

  describe(place) {
    return { label: this.names[place] };
  }

  /** The middle of the mark of one of two searches on a node, and its size. */
  markAt(place, which) {
    const { x, y } = this.points[place];
    const r = this.r * 0.75;
    return { x: x + (which === 0 ? -1 : 1) * r * 1.15, y, r };
  }

  paintGround(context, picture) {
    drawEdges(context, this, picture);
  }

  paintPlaces(context, picture) {
    if (this.named && this.costsDiffer) drawEdgeCosts(context, this, picture.theme);
    drawNodes(context, this, picture);
    this.#paintNames(context, picture);
  }

  /** Two searches, see pair.js. */
  paintPair(context, picture) {
    drawEdges(context, this, picture);
  }

  paintPairPlaces(context, picture) {
    if (this.named && this.costsDiffer) drawEdgeCosts(context, this, picture.theme);
    drawPairNodes(context, this, picture);
    this.#paintNames(context, picture);
  }

  #paintNames(context, picture) {
    if (this.named) drawNames(context, this, picture);
    drawNamesOfPointed(context, this, picture);
  }
}

/** Edges between places; of a directed pair that leads both ways, both are bent. */
function edgesBetween(edges, placeOf, directed) {
  const known = edges
    .map(([from, to, cost]) => ({ from: placeOf(from), to: placeOf(to), cost }))
    .filter(({ from, to }) => from >= 0 && to >= 0 && from !== to);
  const pairs = new Set(known.map(({ from, to }) => `${from} ${to}`));
  return known.map((edge) => ({ ...edge, bent: directed && pairs.has(`${edge.to} ${edge.from}`) }));
}

/** Coordinates (y up) as points of the window (y down), in its middle. */
function fitted(at, width, height, inset) {
  const [left, right] = extent(at.map(([x]) => x));
  const [bottom, top] = extent(at.map(([, y]) => y));
  const scales = [(width - 2 * inset.across) / (right - left), (height - 2 * inset.down) / (top - bottom)];
  const scale = Math.min(...scales.filter(Number.isFinite), LARGEST);
  const [across, up] = scales.map((own) => Math.min(own, scale * STRETCH));
  return at.map(([x, y]) => ({
    x: width / 2 + (x - (left + right) / 2) * across,
    y: height / 2 - (y - (bottom + top) / 2) * up,
  }));
}

const extent = (values) => [Math.min(...values), Math.max(...values)];
