// The map of a graph on paper: vertices with names, edges with costs.

import { overlap } from "../../map/boxes.js";
import { placeLabels, withoutCovered } from "../../map/labels.js";
import { element, line, picture, round, written } from "./svg.js";

const WIDE = 460; // units, a quarter of a millimetre each
const HIGH = 270; // at most
const UNIT = 0.25;
const ASIDE = { x: 48, y: 16 }; // for names beside the outermost vertices
const RADIUS = 4;
const NAME = 11.5;
const COST = 10;
const LETTER = 0.54; // of a letter's size: its width
const ARROW = 9;
const BEND = 12; // sideways offset of antiparallel edges
const SHARES = Array.from({ length: 25 }, (_, at) => 0.2 + 0.025 * at); // positions along an edge, for its cost

/**
 * @param {{nodes: Object<string, [number, number]>, edges: [string, string, number][], directed: boolean, start: string,
 *   goal: string}} space
 */
export function mapFigure({ nodes, edges, directed, start, goal }) {
  const { places, height } = placed(nodes);
  const names = Object.keys(nodes);
  const points = names.map((name) => places.get(name));
  const lines = edges.map(([from, to]) => ends(places.get(from), places.get(to), edges, from, to, directed));
  const bounds = { left: 0, top: 0, width: WIDE, height };
  const sizes = names.map((name) => ({ width: name.length * NAME * LETTER, height: NAME }));
  const shapes = sizes.map((size) => [{ ...size, cost: 0 }]);
  const labels = withoutCovered(placeLabels(points, shapes, RADIUS, lines, bounds).places);
  const boxes = labels.map((label, at) => label ?? { left: points[at].x + RADIUS + 3, top: points[at].y - NAME / 2, ...sizes[at] });
  const discs = points.map(({ x, y }) => ({ left: x - RADIUS, top: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS }));
  const taken = [...boxes, ...discs];
  const figure = picture(WIDE, height, UNIT);
  figure.classList.add("map");
  for (const [from, to] of lines) figure.append(line(from.x, from.y, to.x, to.y), ...(directed ? [arrow(from, to)] : []));
  lines.forEach((each, at) => figure.append(...costOn(each, String(Math.round(edges[at][2] * 1e4) / 1e4), taken)));
  names.forEach((name, at) => figure.append(...place(name, points[at], boxes[at], name === start, name === goal)));
  return figure;
}

/** The start is black, the goal black in a ring. */
function place(name, { x, y }, label, isStart, isGoal) {
  const disc = { cx: round(x), cy: round(y) };
  const ring = isGoal ? [element("circle", { ...disc, r: RADIUS + 3, class: "ring" })] : [];
  const look = isStart || isGoal ? { class: "end" } : { class: "place" };
  const weight = isStart || isGoal ? { "font-weight": 700 } : {};
  const text = written(name, label.left, label.top + NAME * 0.8, NAME, weight);
  return [...ring, element("circle", { ...disc, r: RADIUS, ...look }), text];
}

/** The positions of the nodes, scaled to the available room, y upwards; and the height of the map. */
function placed(nodes) {
  const all = Object.values(nodes);
  const range = (at) => ({ least: Math.min(...all.map((each) => each[at])), most: Math.max(...all.map((each) => each[at])) });
  const [across, up] = [range(0), range(1)];
  const [wide, high] = [across.most - across.least, up.most - up.least];
  const scale = Math.min((WIDE - 2 * ASIDE.x) / (wide || 1), (HIGH - 2 * ASIDE.y) / (high || 1));
  const left = (WIDE - scale * wide) / 2;
  const places = new Map(
    Object.entries(nodes).map(([name, [x, y]]) => [
      name,
      { x: left + (x - across.least) * scale, y: ASIDE.y + (up.most - y) * scale },
    ]),
  );
  return { places, height: scale * high + 2 * ASIDE.y };
}

/**
 * The line between the rims of two vertices, shifted sideways if there is an antiparallel edge.
 * @returns {[import("../../map/boxes.js").Point, import("../../map/boxes.js").Point]}
 */
function ends(a, b, edges, from, to, directed) {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const unit = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const twice = directed && edges.some(([other, back]) => other === to && back === from);
  const aside = twice ? { x: (-unit.y * BEND) / 2, y: (unit.x * BEND) / 2 } : { x: 0, y: 0 };
  const rim = RADIUS + (directed ? 1.5 : 0);
  return [
    { x: a.x + unit.x * rim + aside.x, y: a.y + unit.y * rim + aside.y },
    { x: b.x - unit.x * rim + aside.x, y: b.y - unit.y * rim + aside.y },
  ];
}

function arrow(from, to) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const side = (turn) => `${round(to.x - ARROW * Math.cos(angle + turn))} ${round(to.y - ARROW * Math.sin(angle + turn))}`;
  return element("path", { d: `M${side(0.4)}L${round(to.x)} ${round(to.y)}L${side(-0.4)}`, class: "line" });
}

/** A text on white, on its edge as close to the middle as possible. `taken`: boxes to avoid; its own is added. */
function costOn([from, to], cost, taken) {
  const size = { width: cost.length * COST * LETTER + 2, height: COST };
  const around = (share) => {
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    return { left: x - size.width / 2, top: y - size.height / 2, ...size };
  };
  const covered = (share) => taken.reduce((sum, other) => sum + overlap(around(share), other), Math.abs(share - 0.5) / 10);
  const best = SHARES.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  const box = around(best);
  taken.push(box);
  const ground = { x: round(box.left), y: round(box.top), width: round(box.width), height: round(box.height) };
  const middle = { "text-anchor": "middle" };
  return [
    element("rect", { ...ground, class: "ground" }),
    written(cost, box.left + box.width / 2, box.top + COST * 0.86, COST, middle),
  ];
}
