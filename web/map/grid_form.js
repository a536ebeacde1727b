// The state space as a grid: cells numbered row by row from the top left, x to the right and y down.

import { AIR, COSTS_FROM, NUMBERS_FROM, ROUND, drawCells, drawCoordinates, drawCosts, drawEnds, drawLines, drawNumbers } from "./grid_cells.js";
import { GridRaster } from "./grid_raster.js";
import { drawHalves, PairRaster } from "./pair_cells.js";

const DETAILED = 9; // pixels from which on cells have details
const LABEL = /^\(?\s*(\d+)\s*,\s*(\d+)\s*\)?$/;

export class GridForm {
  /** @param {import("./view.js").Space} space */
  constructor({ columns, rows, costs, start, goal }) {
    this.editable = true;
    this.columns = columns;
    this.rows = rows;
    this.count = columns * rows;
    this.costs = Float64Array.from(costs);
    this.start = this.placeAtCell(...start);
    this.goal = this.placeAtCell(...(goal ?? []));
    this.raster = new GridRaster(columns, rows);
    this.pairRaster = null; // created for a second search
    Object.assign(this, { left: 0, top: 0, side: 1 }); // of the grid and of a cell, in CSS pixels
  }

  /** @returns {number} the place; -1 outside the grid */
  placeAtCell(x, y) {
    return x >= 0 && x < this.columns && y >= 0 && y < this.rows ? y * this.columns + x : -1;
  }

  /** The place of the state with the label "x,y". */
  placeOf(label) {
    const found = LABEL.exec(label);
    return found ? this.placeAtCell(Number(found[1]), Number(found[2])) : -1;
  }

  /** Column and row; negative ones of no place. */
  xy(place) {
    return [place % this.columns, Math.floor(place / this.columns)];
  }

  /** Fits the grid with its coordinates into the window; cells of at least two device pixels have whole ones. */
  fit(_context, { width, height, ratio, inset, theme, large = false }) {
    this.large = large;
    this.type = Math.round(theme.unit * (large ? 16 : 12));
    const digits = String(Math.max(this.columns, this.rows) - 1).length;
    this.margin = { across: Math.ceil(0.62 * this.type * digits) + 6, down: 0 }; // for coordinates, beyond the inset
    const across = width - inset.left - inset.right - this.margin.across;
    let down = 0;
    const everyWith = (lines) => { // as many columns have one number, if their numbers have so many lines
      this.margin.down = this.type * (lines + 0.3);
      down = height - inset.top - inset.bottom - this.margin.down;
      const room = Math.min(across / this.columns, down / this.rows) * ratio;
      this.side = Math.max(room >= 2 ? Math.floor(room) : room, 0.05) / ratio;
      return ROUND.find((step) => step * this.side >= this.margin.across) ?? this.columns;
    };
    this.every = everyWith(1) > 1 ? everyWith(2) : 1;
    const snapped = (value) => Math.round(value * ratio) / ratio;
    this.detailed = this.side >= DETAILED;
    this.noted = this.side >= NUMBERS_FROM; // whether the cells of one search have numbers
    this.least = large ? Math.round(12.5 * theme.unit) : 11; // pixels of a number
    this.sparse = this.noted && 0.62 * this.least * String(this.columns + this.rows).length > this.side - AIR; // not in all of them
    this.left = snapped(inset.left + this.margin.across + Math.floor((across - this.side * this.columns) / 2)); // whole at any ratio
    this.top = snapped(inset.top + this.margin.down + (down - this.side * this.rows) * (large ? 1 : 0.5)); // the legend is below
  }

  get lineWidth() {
    return Math.max(2, Math.min(6, this.side * 0.22));
  }

  /** The width of a path in cells with text; 0 if there is none. */
  get bandWidth() {
    return this.side >= COSTS_FROM ? Math.round(this.side * 0.8) : 0;
  }

  placeAt(x, y) {
    return this.placeAtCell(Math.floor((x - this.left) / this.side), Math.floor((y - this.top) / this.side));
  }

  middleOf(place) {
    const [x, y] = this.xy(place);
    return { x: this.left + (x + 0.5) * this.side, y: this.top + (y + 0.5) * this.side };
  }

  /** The outline of a cell, `away` pixels outside it; small cells have a larger one, to be visible. */
  outline(context, place, away) {
    const { x, y } = this.middleOf(place);
    const half = Math.max(this.side / 2 - 2, 3) + away;
    context.roundRect(x - half, y - half, 2 * half, 2 * half, Math.min(4, half / 2));
  }

  /** The neighbour in a direction; the place itself at the border. */
  beside(place, dx, dy) {
    const [x, y] = this.xy(place);
    const next = this.placeAtCell(x + dx, y + dy);
    return next < 0 ? place : next;
  }

  /** The places on a straight line, without the first one (Bresenham 1965). */
  *between(from, to) {
    let [x, y] = this.xy(from);
    const [endX, endY] = this.xy(to);
    const dx = Math.abs(endX - x);
    const dy = -Math.abs(endY - y);
    let error = dx + dy;
    while (x !== endX || y !== endY) {
      const twice = 2 * error;
      if (twice >= dy) {
        error += dy;
        x += Math.sign(endX - x);
      }
      if (twice <= dx) {
        error += dx;
        y += Math.sign(endY - y);
      }
      yield this.placeAtCell(x, y);
    }
  }

  describe(place) {
    const [x, y] = this.xy(place);
    return { label: `${x},${y}`, x, y, cost: this.costs[place] };
  }

  /** The grid as the solver's option: `#` a barrier, `.` a cost of 1, digits; slashes between the rows. */
  get text() {
    const cells = Array.from(this.costs, (cost) => (cost === 0 ? "#" : cost === 1 ? "." : String(cost))).join("");
    return Array.from({ length: this.rows }, (_, row) =>
      cells.slice(row * this.columns, (row + 1) * this.columns),
    ).join("/");
  }

  /** The centre and size of the mark of one of two searches in a cell. */
  markAt(place, which) {
    const { x, y } = this.middleOf(place);
    const away = this.detailed ? this.side / 6 : 0;
    return { x: x + (which === 0 ? -away : away), y: y + (which === 0 ? -away : away), r: Math.max(3, this.side / 4) };
  }

  paintGround(context, picture) {
    if (picture.paired) {
      this.pairRaster ??= new PairRaster(this.columns, this.rows);
      this.pairRaster.paint(context, this, picture);
      drawLines(context, this, picture.theme);
      if (this.detailed) drawHalves(context, this, picture);
    } else {
      this.raster.paint(context, this, picture);
      if (this.detailed) drawCells(context, this, picture);
    }
    context.strokeStyle = picture.theme.muted.css;
    context.lineWidth = 1;
    context.strokeRect(this.left - 0.5, this.top - 0.5, this.columns * this.side + 1, this.rows * this.side + 1);
  }

  paintPlaces(context, picture) {
    drawCosts(context, this, picture);
    if (!picture.paired) drawNumbers(context, this, picture);
    drawEnds(context, this, picture.theme);
    drawCoordinates(context, this, picture);
  }
}
