// The gauge of an h value beside its vertex: the value, and the interval in which it is admissible and consistent.
// Inside, the handle is a disc; outside, a diamond of another colour.

import { element } from "../../canvas/svg.js";

const LENGTH = 40; // pixels, from 0 to the largest value on gauges
const HANDLE = 5.5;
const ASIDE = 27; // from the centre of the vertex

/** The scale of all gauges of a drawing: the value at their upper end, and the step of a handle. */
export function scaleOf(places) {
  const most = Math.max(1, ...places.flatMap(({ h, low, high }) => [h ?? 0, low, high ?? 0]));
  const top = Math.max(most * 1.4, most + 2); // room for wrong values
  const rough = top / LENGTH;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= rough);
  return { top, step: Math.max(step, places.every(({ h }) => Number.isInteger(h ?? 0)) ? 1 : 0) };
}

/** @param {import("./view.js").Place} place @param {{x: number, y: number}} at  in pixels @param {{top: number}} scale */
export function gaugeOf({ h, low, high, within, name }, at, { top }) {
  const x = at.x + ASIDE;
  const level = (value) => at.y + LENGTH / 2 - (Math.min(value, top) / top) * LENGTH;
  const group = element("g", { class: within ? "gauge" : "gauge outside", "data-gauge": name });
  group.append(element("line", { class: "scale", x1: x, x2: x, y1: level(0), y2: level(top) }));
  const ends = [level(low), level(high ?? top)];
  if (ends[0] >= ends[1]) {
    group.append(element("line", { class: "allowed", x1: x, x2: x, y1: ends[0] + 1, y2: ends[1] - 1 }));
  }
  for (const y of ends) group.append(element("line", { class: "bound", x1: x - 4, x2: x + 4, y1: y, y2: y }));
  const y = level(h ?? 0);
  const r = HANDLE;
  const handle = within
    ? element("circle", { cx: x, cy: y, r: h === null ? r - 2 : r, class: h === null ? "handle none" : "handle" })
    : element("path", { d: `M${x} ${y - r - 2}L${x + r + 2} ${y}L${x} ${y + r + 2}L${x - r - 2} ${y}Z`, class: "handle" });
  group.append(handle, element("rect", { class: "grip", x: x - 11, y: level(top) - 8, width: 22, height: LENGTH + 16 }));
  return group;
}

/** The value of a gauge at a height, in steps. */
export function valueAt(y, at, { top, step }) {
  const share = (at.y + LENGTH / 2 - y) / LENGTH;
  const value = Math.round((Math.max(0, Math.min(1, share)) * top) / step) * step;
  return Number(value.toPrecision(12));
}
