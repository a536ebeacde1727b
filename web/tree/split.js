// Whether a tree should be below its map rather than beside it: by its shape, as far as it is known.

const AVERAGE = 0.8; // slots of a node
const DEEP = 0.85; // share of the levels that must have room below a map
const WORTH = 1.1; // times larger

/**
 * The greatest number of nodes at one depth, and the number of depths, of the largest iteration.
 * @param {import("../table/table.js").Table} table
 * @returns {{widest: number, levels: number}}
 */
export function shapeOf(table) {
  const { depth, iteration } = table.columns;
  const shape = { widest: 1, levels: 1 };
  let counts = [];
  for (let i = 0; i < table.rowCount - table.firstRow; i++) {
    if (i > 0 && iteration[i] !== iteration[i - 1]) counts = [];
    counts[depth[i]] = (counts[depth[i]] ?? 0) + 1;
    shape.widest = Math.max(shape.widest, counts[depth[i]]);
    shape.levels = Math.max(shape.levels, depth[i] + 1);
  }
  return shape;
}

/**
 * @param {{widest: number, levels: number}} shape
 * @param {{kx: number, dy: number}} room  of a legible node
 * @param {{width: number, height: number, share: number}} area  of both; `share` of the tree in one direction
 */
export function isWide({ widest, levels }, { kx, dy }, { width, height, share }) {
  const scale = (across, down) => Math.min(across / (widest * AVERAGE * kx), down / (levels * dy));
  const [beside, above] = [scale(width * share, height), scale(width, height * share)];
  return beside < 1 && above > beside * WORTH && height * share >= levels * dy * DEEP;
}
