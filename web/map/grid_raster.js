// The grid as one pixel per cell, enlarged by the canvas: 512 × 512 cells take half a millisecond to check.

import { packed } from "../canvas/colour.js";
import { BY_WEIGHT, LOOKS, LOOK_COUNT } from "../canvas/status_styles.js";
import { STATUS } from "../table/codes.js";

const AGES = 64; // steps of the tint from early to late
const COSTS = 10; // levels of shade: the barrier and the costs 1 … 9
const PER_ROW = COSTS * LOOK_COUNT; // what a cell with a given node can show
const NOTHING = 0xffffffff;

export class GridRaster {
  #image = null;
  #theme = null;
  #shown; // by place: row, status and cost as one number
  #perEvent = 0;
  #base = 0;

  constructor(columns, rows) {
    this.columns = columns;
    this.rows = rows;
  }

  paint(context, { left, top, side, costs, detailed }, picture) {
    const { columns, rows } = this;
    this.#prepare();
    if (picture.theme !== this.#theme || detailed !== this.detailed) {
      this.#theme = picture.theme;
      this.detailed = detailed;
      this.colours = coloursOf(picture.theme, detailed);
      this.#shown.fill(NOTHING);
    }
    this.write(costs, picture);
    this.canvas.getContext("2d").putImageData(this.#image, 0, 0);
    context.imageSmoothingEnabled = side < 1;
    context.drawImage(this.canvas, left, top, columns * side, rows * side);
  }

  #prepare() {
    if (this.#image) return;
    this.canvas = new OffscreenCanvas(this.columns, this.rows);
    this.#image = new ImageData(this.columns, this.rows);
    this.pixels = new Uint32Array(this.#image.data.buffer);
    this.#shown = new Uint32Array(this.columns * this.rows).fill(NOTHING);
  }

  /** Writes a pixel for each cell whose cost, node or status has changed. */
  write(costs, { traces: [{ standing, table, firstEvent, horizon }] }) {
    const { pixels, colours } = this;
    const shown = this.#shown;
    const { status, row, side, base } = standing;
    const { expandedAt } = table.columns;
    const { firstRow } = table;
    const perEvent = AGES / Math.max(1, horizon - firstEvent);
    if (perEvent !== this.#perEvent || base !== this.#base) shown.fill(NOTHING);
    this.#perEvent = perEvent;
    this.#base = base;
    for (let place = 0; place < pixels.length; place++) {
      const cost = costs[place];
      const level = cost === 1 ? 1 : levelOf(cost);
      const what = status[place];
      const looks = (row[place] + 1) * PER_ROW + what * COSTS + level;
      if (shown[place] === looks) continue;
      shown[place] = looks;
      if (what === STATUS.UNBORN || level === 0) pixels[place] = colours.ground[level];
      else if (what === STATUS.EXPANDED) {
        const age = Math.min(AGES - 1, Math.floor((expandedAt[row[place] - firstRow] - firstEvent) * perEvent));
        pixels[place] = colours.expanded[side[row[place] - base]][level * AGES + age];
      } else pixels[place] = colours.others[what];
    }
  }
}

export const levelOf = (cost) => (cost === 0 ? 0 : Math.max(1, Math.min(COSTS - 1, Math.round(cost))));

/** The background of unreached cells: barriers, and the shades of costs. */
export function groundOf({ paper, ink, muted, dark }) {
  const wall = paper.mixed(ink, dark ? 0.62 : 0.78);
  return Array.from({ length: COSTS }, (_, cost) => (cost === 0 ? wall : paper.mixed(muted, ((cost - 1) / 8) * 0.42)));
}

/** Pixels by the content of a cell. `detailed`: outlines also show statuses, so that fills can be light. */
function coloursOf(theme, detailed) {
  const ground = groundOf(theme);
  const others = new Uint32Array(LOOK_COUNT);
  for (const look of BY_WEIGHT) {
    const { colour, cell } = LOOKS[look];
    others[look] = packed(theme.paper.mixed(theme[colour], detailed ? cell.near : cell.far));
  }
  const expanded = [0, 1].map((side) =>
    Uint32Array.from({ length: COSTS * AGES }, (_, at) => {
      const tint = tintOf(theme, (at % AGES) / (AGES - 1), side);
      return packed(tint.mixed(ground[Math.max(1, Math.floor(at / AGES))], 0.3));
    }),
  );
  return { ground: Uint32Array.from(ground, packed), others, expanded };
}

/** The tree's colour, from early, close to the paper, to late; the search from the goal has its own tint. */
export function tintOf({ paper, expanded, cutoff, dark }, age, side) {
  const hue = side === 0 ? expanded : expanded.mixed(cutoff, 0.6);
  return paper.mixed(hue, 0.2 + (dark ? 0.4 : 0.55) * age); // numbers are written on it
}
