// Merges consecutive marks that look the same as one: a fill and its rim become one shape, a thousand squares of one
// colour become one path.

import { Gradient } from "./paints.js";
import { Outline } from "./outline.js";

const SMALL = 24; // pieces of outlines that are compared

/** @param {import("./recorder.js").Mark[]} marks @returns {import("./recorder.js").Mark[]} */
export function together(marks) {
  return alike(rimmed(marks));
}

/** Merges a filled shape with the stroke of the same outline. */
function rimmed(marks) {
  const result = [];
  for (const mark of marks) {
    const below = result.at(-1);
    if (below && isRimOf(mark, below)) result[result.length - 1] = { ...below, stroke: mark.stroke, line: mark.line };
    else result.push(mark);
  }
  return result;
}

function isRimOf(mark, below) {
  if (mark.kind !== "shape" || below.kind !== "shape" || mark.fill || below.stroke || below.crisp) return false;
  if (mark.clips !== below.clips || mark.outline.pieces.length > SMALL) return false;
  return mark.outline.pieces.length === below.outline.pieces.length && JSON.stringify(mark.outline.pieces) === JSON.stringify(below.outline.pieces);
}

function alike(marks) {
  const result = [];
  let key = "";
  let copied = false; // whether the last outline is a copy
  for (const mark of marks) {
    const next = keyOf(mark);
    if (next === "" || next !== key) {
      result.push({ ...mark });
      copied = false;
    } else {
      const open = result.at(-1);
      if (!copied) open.outline = new Outline(open.outline);
      copied = true;
      open.outline.addPath(mark.outline);
    }
    key = next;
  }
  return result;
}

/**
 * A key that is equal for marks that can form one path: opaque lines, and opaque rectangles, which have the same
 * winding. "": not mergeable.
 */
function keyOf(mark) {
  if (mark.kind !== "shape" || mark.clips.length > 0) return "";
  const { outline, fill, stroke, line, crisp } = mark;
  if (fill && stroke) return "";
  const paint = fill ?? stroke;
  if (paint instanceof Gradient || paint.alpha < 1) return "";
  const plain = fill ? outline.shape?.box?.r === 0 : outline.shape === null;
  return plain ? JSON.stringify([fill, stroke, line, crisp]) : "";
}
