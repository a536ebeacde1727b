// The state space beside the tree: a map of named places, or a grid. The drawing follows from the table, the time
// and the window, as in web/tree.

import { Drawing } from "../canvas/drawing.js";
import { Editor } from "./editor.js";
import { GridForm } from "./grid_form.js";
import { shadesOf } from "./grid_legend.js";
import { Input } from "./input.js";
import { MapForm } from "./map_form.js";
import { Picture } from "./picture.js";

const FORMS = { map: MapForm, grid: GridForm };
const NOTHING = () => {};

/** @param {Space} space @returns {MapForm|GridForm} */
export const formOf = (space) => new FORMS[space.kind](space);

/**
 * @typedef {object} Space  the state space in plain data
 * @property {"map"|"grid"} kind
 * @property {Object<string, [number, number]>} [nodes]  map: where each state is, x to the right, y up
 * @property {[string, string, number][]} [edges]        map: from, to, cost
 * @property {boolean} [directed]                        map: whether an edge leads one way only
 * @property {boolean} [turns]                           map: whether left to right may be drawn from top to bottom
 * @property {Object<string, number>} [h]                map: the estimates that the graph gives
 * @property {number} [columns]
 * @property {number} [rows]
 * @property {number[]} [costs]  grid: of entering each cell, row by row from the top; 0: a barrier
 * @property {string|[number, number]} start  the name of a state, or [x, y]
 * @property {any} goal   the same; null or [] for none
 */

/**
 * @param {HTMLElement} element  filled by the canvas
 * @param {object} options
 * @param {(row: number, which: number) => void} [options.onSelect]  a node was picked, of the first search (0) or the
 *   second (1); -1: none
 * @param {(stroke: string) => void} [options.onPaint]  cells were painted: JSON {"cells": [[x, y], …], "to": "wall",
 *   "free" or a cost}
 * @param {(what: "start"|"goal", x: number, y: number) => void} [options.onMove]  an end was put into another cell
 * @param {(place: string) => void} [options.onCursor]  the keyboard is at a place: JSON, see Input.describe
 * @param {(place: string, x: number, y: number) => void} [options.onPlace]  a place was pressed, at this point of the
 *   window: JSON, see Input.describe
 * @param {boolean} [options.editable]  may the grid be painted on?
 * @param {string} [options.label]  says what the canvas shows, to those who do not see it
 */
export function createSpaceView(element, options = {}) {
  return new SpaceView(element, options);
}

/** Where an element lies in a canvas. @returns {import("./boxes.js").Box} */
function boxIn(canvas, element) {
  const { left, top } = canvas.getBoundingClientRect();
  const { left: from, top: above, width, height } = element.getBoundingClientRect();
  return { left: from - left, top: above - top, width, height };
}

class SpaceView extends Drawing {
  constructor(element, options) {
    const { onSelect = NOTHING, onPaint = NOTHING, onMove = NOTHING, onCursor = NOTHING } = options;
    const { onPlace = NOTHING, editable = false, label = "" } = options;
    super(element, label);
    this.space = "";
    this.over = null; // what lies over the drawing
    this.picture = new Picture(this.theme);
    const changed = () => this.frames.request();
    this.editor = new Editor(this.picture, { onPaint, onMove, changed });
    this.input = new Input(this.surface.canvas, this.picture, this.editor, {
      choose: (row, which) => {
        this.select(row, which);
        onSelect(row, which);
      },
      onCursor,
      onPlace,
      changed,
    });
    this.setEditable(editable);
  }

  /** A new search, and the space in which it goes on. @param {string} space  JSON text of a Space */
  setTable(table, space) {
    const parsed = JSON.parse(space);
    this.editor.halt();
    this.picture.setTable(table, formOf(parsed), space === this.space);
    this.space = space;
    this.resized();
  }

  /** A second search in the same space, each with marks of its own; null: none any more. */
  setOther(table) {
    this.picture.setOther(table);
    this.resized();
  }

  /** Shows time t; `horizon`: the latest time seen. `path`: rows of the solution; null: none. `which`: of two searches. */
  show(t, horizon, path = null, which = 0) {
    const { form, traces } = this.picture;
    traces[which]?.show(t, horizon, path);
    if (form?.outgrown?.(traces)) this.#fit();
    this.frames.request();
  }

  /** Selects the row's place; -1: none. */
  select(row, which = 0) {
    const trace = this.picture.traces[which];
    if (trace) trace.selectedRow = row;
    this.frames.request();
  }

  /** @returns {string} the grid as it is painted, see GridForm */
  gridText() {
    return this.picture.form.text;
  }

  /** @returns {string} JSON text: the names of the shades that the grid has (see grid_legend.js) */
  shades() {
    const { form, traces } = this.picture;
    return JSON.stringify(shadesOf(form.costs, traces));
  }

  setEditable(editable) {
    this.editor.enabled = Boolean(editable);
  }

  /** No name is put under this element, which lies over the map. @param {HTMLElement} element */
  keepClear(element) {
    this.over = element;
    this.#fit();
  }

  /** What the pointer paints. @param {"wall"|"free"|number} brush */
  setBrush(brush) {
    this.editor.brush = brush === "wall" || brush === "free" ? brush : Number(brush);
  }

  /** No name smaller than the last row of a lecture hall needs it, or as the rest of the page has it. */
  setLarge(large) {
    this.picture.large = Boolean(large);
    this.refreshTheme();
  }

  /** @override */
  setTheme(theme) {
    this.picture.setTheme(theme);
    this.#fit();
  }

  /** @override */
  paint() {
    this.picture.paint(this.surface);
  }

  /** @override */
  resized() {
    this.picture.setTheme(this.theme); // the page's type grows with the window
    this.#fit();
  }

  #fit() {
    this.picture.taken = this.over ? [boxIn(this.surface.canvas, this.over)].filter(({ width }) => width > 0) : [];
    this.picture.resize(this.surface);
    this.frames.request();
  }
}
