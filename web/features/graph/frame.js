// Converts the graph's own coordinates (y upwards) to pixels of the drawing and back. It stays the same during an edit,
// so that nothing else moves.

const PADDING = { x: 46, y: 44 }; // pixels, for names and gauges
const LEAST = 0.6; // of the longer side is visible across the shorter one: vertices on a line need room as well
const FINEST = 8; // pixels that a step of the coordinates takes, at most

export class Frame {
  /** @param {{x: number, y: number}[]} points @param {number} width  of the drawing @param {number} height */
  constructor(points, width, height) {
    const [left, right] = extent(points.map(({ x }) => x));
    const [bottom, top] = extent(points.map(({ y }) => y));
    const least = LEAST * Math.max(right - left, top - bottom) || 60;
    const across = Math.max(1, width - 2 * PADDING.x) / Math.max(right - left, least);
    const up = Math.max(1, height - 2 * PADDING.y) / Math.max(top - bottom, least);
    this.scale = Math.min(across, up);
    /** Decimals of moved vertices: none where whole units are fine enough. */
    this.decimals = Math.min(15, Math.max(0, Math.ceil(Math.log10(this.scale / FINEST))));
    this.left = width / 2 - (this.scale * (left + right)) / 2;
    this.bottom = height / 2 + (this.scale * (bottom + top)) / 2;
  }

  toPixels({ x, y }) {
    return { x: this.left + x * this.scale, y: this.bottom - y * this.scale };
  }

  /** Rounded to what the scale needs. */
  toUnits({ x, y }) {
    return { x: this.round((x - this.left) / this.scale), y: this.round((this.bottom - y) / this.scale) };
  }

  round(units) {
    return Number(units.toFixed(this.decimals));
  }
}

function extent(values) {
  return values.length ? [Math.min(...values), Math.max(...values)] : [0, 0];
}
