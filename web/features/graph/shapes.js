// Vertices and edges of a drawn graph, as focusable elements with names. Their data is in `data-…`.

import { numberText } from "../../canvas/text.js";
import { element } from "../../canvas/svg.js";

// The curves of edges. Antiparallel edges are curved apart.
const ASIDE_ROAD = 6; // pixels between a cost and its edge
const BEND = 0.16; // of the length

/** The control point of the curve: the midpoint if it is straight. */
function bendOf(a, b, bent) {
  const aside = bent ? BEND : 0;
  return { x: (a.x + b.x) / 2 + (b.y - a.y) * aside, y: (a.y + b.y) / 2 - (b.x - a.x) * aside };
}

/** The point in the middle of the curve. */
function middleOf(a, b, bend) {
  return { x: (a.x + b.x) / 4 + bend.x / 2, y: (a.y + b.y) / 4 + bend.y / 2 };
}

const RADIUS = 11; // pixels, of a vertex
const ARROW = 8;
const FIELD = { width: 44, height: 17 }; // of h
const FOCUSABLE = { tabindex: 0, role: "group" }; // several keys act on it, unlike on a button

/**
 * @param {import("./view.js").Place} place
 * @param {{x: number, y: number}} at
 * @param {(id: string, values: object) => string} say
 */
export function placeShape(place, at, say) {
  const { name, h, end, within } = place;
  const bounds = boundsOf(place, say);
  const shown = h === null ? "–" : numberText(h);
  const label = say(within ? "place" : "place_outside", { name, h: shown, bounds, end: end && say(end, {}) });
  const group = element("g", { class: `place ${end}`, ...FOCUSABLE, "data-place": name, "aria-label": label });
  group.append(element("circle", { class: "reach", cx: at.x, cy: at.y, r: 22 }));
  if (end) group.append(element("circle", { class: "ring", cx: at.x, cy: at.y, r: RADIUS + 4 }));
  group.append(
    element("circle", { class: "body", cx: at.x, cy: at.y, r: RADIUS }),
    element("text", { class: "name", "data-edit": "name", x: at.x, y: at.y - RADIUS - 7 }, name),
    element("rect", { class: "field", "data-edit": "h", x: at.x - FIELD.width / 2, y: at.y + RADIUS + 3, ...FIELD, rx: 3 }),
    element("text", { class: within ? "h" : "h outside", "data-edit": "h", x: at.x, y: at.y + RADIUS + 15 }, `h ${shown}`),
    element("text", { class: "bounds", x: at.x, y: at.y + RADIUS + 33 }, bounds),
  );
  return group;
}

function boundsOf({ low, high }, say) {
  if (high !== null && low > high) return say("nothing", {});
  return say(high === null ? "from" : "interval", { low: numberText(low), high: numberText(high) });
}

/** @param {[string, string, number]} road */
export function roadShape([from, to, cost], a, b, bent, directed, say) {
  const bend = bendOf(a, b, bent);
  const line = `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
  const label = say(directed ? "one_way" : "road", { from, to, cost: numberText(cost) });
  const group = element("g", { class: "road", ...FOCUSABLE, "data-from": from, "data-to": to, "aria-label": label });
  group.append(element("path", { class: "reach", d: line }), element("path", { class: "line", d: line }));
  if (directed) group.append(element("path", { class: "line", d: arrow(bend, b) }));
  const at = middleOf(a, b, bend);
  group.append(element("text", { class: "cost", "data-edit": "cost", x: at.x, y: at.y - ASIDE_ROAD }, numberText(cost)));
  return group;
}

function arrow(from, to) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const tip = { x: to.x - Math.cos(angle) * (RADIUS + 2), y: to.y - Math.sin(angle) * (RADIUS + 2) };
  const [left, right] = [-0.45, 0.45].map((side) => {
    const x = tip.x - Math.cos(angle + side) * ARROW;
    return `${x} ${tip.y - Math.sin(angle + side) * ARROW}`;
  });
  return `M${left}L${tip.x} ${tip.y}L${right}`;
}
