// The line that joins the two halves of the best path of a bidirectional search.

import { disc } from "../../canvas/glyphs.js";
import { onScreen } from "../camera/extent.js";
import { cardSize } from "../layout/card_size.js";
import { badgedRows, badgesAt, roomUnder } from "./badges.js";
import { pathWidth, strokeDashed } from "./edges.js";

const UNDER = 5; // pixels below a row
const TOUCH = 2000; // pixels by which a way may be longer, rather than touch a number, a badge or the ring

/**
 * Connects the two nodes of the state at which a bidirectional search met: dashed, since it is not an edge. From each it
 * leads down between the cards of the rows below, and across below one of the rows, or rather below the badges of the last.
 * @param {import("./frame.js").Frame} frame
 */
export function drawBridge(frame, width = pathWidth(frame)) {
  const { context, scene, camera, half, type } = frame;
  const { theme, slots: { levels, levelStart }, solution: { forward, backward } } = scene; // prettier-ignore
  if (backward.length === 0) return;
  const under = (slot) => scene.y[slot] * camera.dy + camera.ty + half + scene.higher(slot, type) / 2;
  const ends = [forward, backward].map((branch) => {
    const slot = scene.slotFor(branch.at(-1));
    const { x, y } = onScreen(scene, branch.at(-1), camera);
    return { x, y: y + half + scene.higher(slot, type) / 2, level: levelStart.findIndex((start) => start > slot) - 1 };
  });
  const [one, other] = ends;
  const middle = Math.min(one.y, other.y) + UNDER;
  let best = { points: [[one.x, one.y], [one.x, middle], [other.x, middle], [other.x, other.y]], far: Infinity }; // prettier-ignore
  for (let across = Math.max(one.level, other.level); across <= levels && type > 0; across++) {
    const last = Math.min(across, levels - 1);
    const down = under(levelStart[last]) + UNDER + (across > last ? 1.5 * type : 0);
    let far = down > camera.height - width ? TOUCH : across === levels - 1 ? 4 * type : 0; // it would underline the names
    const legs = ends.map(({ x, y, level }, at) => {
      const leg = [[x, y]];
      for (let row = level; row < last; row++) {
        const [from, to] = [leg.at(-1)[0], gapNear(frame, row + 1, leg.at(-1)[0], ends[1 - at].x)];
        far += TOUCH * touched(frame, row, from, to, width);
        for (const each of from === to ? [] : [from, to]) leg.push([each, under(levelStart[row]) + UNDER]);
      }
      return [...leg, [leg.at(-1)[0], down]];
    });
    if (across === last) far += TOUCH * touched(frame, last, legs[0].at(-1)[0], legs[1].at(-1)[0], width);
    const points = [...legs[0], ...legs[1].reverse()];
    far += points.slice(1).reduce((sum, [x, y], at) => sum + Math.abs(x - points[at][0]) + Math.abs(y - points[at][1]), 0);
    if (far < best.far) best = { points, far };
  }
  context.strokeStyle = theme.path.css;
  strokeDashed(context, width, best.points);
  for (const { x, y } of type > 0 ? ends : []) disc(context, x, y, width, theme.path.css, null);
}

/** How many things a line right below a row touches between two places: the numbers on edges, badges, the current node. */
function touched({ scene, camera, ratio }, level, from, to, width) {
  const { slots: { levelStart, rowOf, slotOf }, shape, x, focus } = scene; // prettier-ignore
  const [left, right] = [Math.min(from, to) - width, Math.max(from, to) + width];
  const rows = Array.from(rowOf.subarray(levelStart[level], levelStart[level + 1]));
  const badged = badgedRows(scene);
  const badges = rows.filter((row) => badged.has(row)).flatMap((row) => badgesAt(scene, camera, row));
  const ring = rows.includes(focus) ? x[slotOf[focus]] * camera.kx + camera.tx : NaN;
  const room = roomUnder(scene, camera, levelStart[level], cardSize(shape, camera.kx, camera.dy, ratio), left, right);
  return badges.filter((badge) => badge.left < right && badge.right > left).length + Number(room < UNDER + width) + Number(left < ring && ring < right);
}

/** The place beside the cards of a row, or between two, that is nearest to one of two. */
function gapNear({ scene, camera: { kx, dy, tx }, ratio }, level, from, to) {
  const { x, across, slots: { levelStart, rowOf }, folding, shape } = scene; // prettier-ignore
  const card = cardSize(shape, kx, dy, ratio).width / kx;
  const half = (s) => (folding.widths.get(rowOf[s]) ?? across?.[s] ?? card) / 2;
  const [first, end] = [levelStart[level], levelStart[level + 1]];
  const gaps = [x[first] - half(first) - UNDER / kx, x[end - 1] + half(end - 1) + UNDER / kx].map((gap) => gap * kx + tx);
  for (const at of [from, to]) if (at <= gaps[0] || at >= gaps[1]) gaps.push(at);
  for (let s = first + 1; s < end; s++) gaps.push(((x[s - 1] + half(s - 1) + x[s] - half(s)) / 2) * kx + tx);
  const far = (gap) => 1.01 * Math.abs(gap - from) + Math.abs(gap - to); // of equal ones, the nearest to the first
  return gaps.sort((one, other) => far(one) - far(other))[0];
}
