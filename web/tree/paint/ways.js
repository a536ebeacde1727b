// Paths through the tree: to the current node, to the selected one, and the solution.

import { STATUS } from "../../table/codes.js";
import { grown } from "../../table/grown.js";
import { drawBridge } from "./bridge.js";
import { drawFamily, drawPath, pathWidth } from "./edges.js";

const RIMMED = 8; // pixels from which on a bar has a rim
const LEAST_BAR = 2.5;

export class WayPainter {
  #rows = new Int32Array(64); // from the root down to a node
  #length = 0;

  /** The paths as lines: below the nodes when near, over the pixels when far. @param {import("./frame.js").Frame} frame */
  drawLines(frame) {
    const { theme, solution, solved, selected, focus, slots } = frame.scene;
    const wide = pathWidth(frame);
    if (!solved && frame.half > 0 && frame.scene.shows(focus)) drawFamily(frame, slots.slotOf[focus], theme.accent.css, 0.4 * wide);
    if (hasTrail(frame.scene)) {
      this.#goUp(frame.scene, focus);
      drawPath(frame, this.#rows, this.#length, theme.accent.withAlpha(0.45), wide);
    }
    if (isThere(frame.scene, selected)) {
      this.#goUp(frame.scene, selected);
      drawPath(frame, this.#rows, this.#length, theme.selected.withAlpha(0.4), wide);
    }
    const width = solved ? wide : wide * 0.7;
    frame.context.setLineDash(solved ? [] : [1.5 * width, 2.5 * width]);
    for (const branch of [solution.forward, solution.backward]) drawPath(frame, branch, bornOf(frame.scene, branch), theme.path.css, width);
    frame.context.setLineDash([]);
  }

  /** The same in the icicle: whole bars, with a minimum width. @param {import("./frame.js").Frame} frame */
  drawBars(frame) {
    const { theme, solution, solved, selected, focus } = frame.scene;
    if (hasTrail(frame.scene)) {
      this.#goUp(frame.scene, focus);
      fillBars(frame, this.#rows, this.#length, theme.paper.mixed(theme.accent, 0.3).css, theme.accent.css);
    }
    if (solved) {
      const fill = theme.paper.mixed(theme.path, 0.5).css; // a background for names and numbers
      for (const branch of [solution.forward, solution.backward]) fillBars(frame, branch, branch.length, fill, theme.path.css);
    }
    drawBridge(frame, 3);
    if (!isThere(frame.scene, selected)) return;
    this.#goUp(frame.scene, selected);
    fillBars(frame, this.#rows, this.#length, theme.selected.withAlpha(0.18), theme.selected.withAlpha(0.45));
  }

  /** Lists the rows from the root to a node in #rows. */
  #goUp(scene, row) {
    let length = 0;
    for (let at = row; at >= 0; at = scene.parentOf(at)) {
      if (length === this.#rows.length) this.#rows = grown(this.#rows, length + 1, length);
      this.#rows[length++] = at;
    }
    this.#rows.subarray(0, length).reverse();
    this.#length = length;
  }
}

/** Whether to show the path from the root to the current node: in an icicle, only a call stack. */
const hasTrail = ({ focus, table, solved, placement }) => focus >= 0 && (table.traits.recursive || !(solved || placement.bars));

const isThere = (scene, row) => row >= 0 && scene.statusOf(row) !== STATUS.UNBORN;

/** The number of rows of a branch that exist. */
function bornOf(scene, branch) {
  let born = 0;
  while (born < branch.length && scene.statusOf(branch[born]) !== STATUS.UNBORN) born++;
  return born;
}

/** Wide bars get the fill and a rim, thin ones the colour of the rim. */
function fillBars({ context, scene, camera }, rows, length, fill, rim) {
  const { x, y, w } = scene;
  const { kx, tx, dy, ty, width, height } = camera;
  context.strokeStyle = rim;
  context.lineWidth = 2;
  let last = -1;
  for (let i = 0; i < length && scene.statusOf(rows[i]) !== STATUS.UNBORN; i++) {
    const s = scene.slotFor(rows[i]);
    if (s === last) continue; // hidden rows share one position
    last = s;
    const top = y[s] * dy + ty;
    if (top > height || top + dy < 0) continue;
    const high = Math.max(1, dy - (dy > 5 ? 1 : 0));
    const left = Math.max(-3, x[s] * kx + tx);
    const wide = Math.min(width + 3, (x[s] + w[s]) * kx + tx) - left;
    if (wide > RIMMED && high > RIMMED) {
      context.fillStyle = fill;
      if (scene.statusOf(rows[i]) !== STATUS.GOAL) context.fillRect(left, top, wide - 1, high);
      context.strokeRect(left + 1, top + 1, wide - 3, high - 2);
    } else {
      const from = wide < LEAST_BAR ? left + (wide - LEAST_BAR) / 2 : left;
      context.fillStyle = rim;
      context.fillRect(from, top, Math.max(LEAST_BAR, wide - 1), high);
    }
  }
}
