// Converts the graph's own coordinates (y upwards) to pixels of the drawing and back. It stays the same during an edit,
// so that nothing else moves.

const PADDING = { x: 46, y: 44 }; // pixels, for names and gauges
const LEAST = 60; // units that are visible at least: two vertices on a line need room as well

export class Frame {
  /** @param {{x: number, y: number}[]} points @param {number} width  of the drawing @param {number} height */
  constructor(points, width, height) {
    const [left, right] = extent(points.map(({ x }) => x));
    const [bottom, top] = extent(points.map(({ y }) => y));
    const across = (width - 2 * PADDING.x) / Math.max(right - left, LEAST);
    const up = (height - 2 * PADDING.y) / Math.max(top - bottom, LEAST);
    this.scale = Math.max(0.01, Math.min(across, up));
    this.left = width / 2 - (this.scale * (left + right)) / 2;
    this.bottom = height / 2 + (this.scale * (bottom + top)) / 2;
  }

  toPixels({ x, y }) {
    return { x: this.left + x * this.scale, y: this.bottom - y * this.scale };
  }

  /** Rounded to whole units. */
  toUnits({ x, y }) {
    return { x: Math.round((x - this.left) / this.scale), y: Math.round((this.bottom - y) / this.scale) };
  }
}

function extent(values) {
  return values.length ? [Math.min(...values), Math.max(...values)] : [0, 0];
}
