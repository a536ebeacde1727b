// The state space beside the tree: a map of named places, or a grid. The drawing is a function of the table, the time
// and the window, as in web/tree.

import { Drawing } from "../canvas/drawing.js";
import { Editor } from "./editor.js";
import { GridForm } from "./grid_form.js";
import { shadesOf } from "./grid_legend.js";
import { Input } from "./input.js";
import { MapForm } from "./map_form.js";
import { lettersOf } from "./map_notes.js";
import { Picture } from "./picture.js";

const FORMS = { map: MapForm, grid: GridForm };
const NOTHING = () => {};

/** @param {Space} space @returns {MapForm|GridForm} */
export const formOf = (space) => new FORMS[space.kind](space);

/**
 * @typedef {object} Space  the state space in plain data
 * @property {"map"|"grid"} kind
 * @property {Object<string, [number, number]>} [nodes]  map: coordinates of each state, x to the right, y up
 * @property {[string, string, number][]} [edges]        map: from, to, cost
 * @property {boolean} [directed]                        map: whether edges are one-way
 * @property {boolean} [turns]                           map: whether it may be rotated from left-right to top-bottom
 * @property {Object<string, number>} [h]                map: the heuristic values of the graph
 * @property {number} [columns]
 * @property {number} [rows]
 * @property {number[]} [costs]  grid: of entering each cell, row by row from the top; 0: a barrier
 * @property {string|[number, number]} start  the name of a state, or [x, y]
 * @property {any} goal   the same; null or [] for none
 * @property {string[]} [goals]  map: all states that satisfy a test for the goal
 * @property {boolean} [names]   map: false if only its ends are named, as it is an overview
 */

/**
 * @param {HTMLElement} element  filled by the canvas
 * @param {object} options
 * @param {(row: number, which: number) => void} [options.onSelect]  a node was selected, of the first search (0) or the
 *   second (1); -1: none
 * @param {(stroke: string) => void} [options.onPaint]  cells were painted: JSON {"cells": [[x, y], …], "to": "wall",
 *   "free" or a cost}
 * @param {(what: "start"|"goal", x: number, y: number) => void} [options.onMove]  the start or the goal was moved
 * @param {(place: string) => void} [options.onCursor]  the keyboard cursor has moved: JSON, see Input.describe
 * @param {(place: string, x: number, y: number) => void} [options.onPlace]  a place was pressed, at this point of the
 *   window: JSON, see Input.describe
 * @param {() => void} [options.onFit]  names and numbers have got their places: `legend` may be another
 * @param {boolean} [options.editable]  whether the grid can be painted
 * @param {string} [options.label]  describes the canvas to screen readers
 */
export function createSpaceView(element, options = {}) {
  return new SpaceView(element, options);
}

/** The box of an element relative to a canvas. @returns {import("./boxes.js").Box} */
function boxIn(canvas, element) {
  const { left, top } = canvas.getBoundingClientRect();
  const { left: from, top: above, width, height } = element.getBoundingClientRect();
  return { left: from - left, top: above - top, width, height };
}

class SpaceView extends Drawing {
  constructor(element, options) {
    const { onSelect = NOTHING, onPaint = NOTHING, onMove = NOTHING, onCursor = NOTHING } = options;
    const { onPlace = NOTHING, onFit = NOTHING, editable = false, label = "" } = options;
    super(element, label);
    this.onFit = onFit;
    this.space = "";
    this.over = []; // elements over the drawing
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

  /** Shows a new search in its space. @param {string} space  JSON text of a Space */
  setTable(table, space) {
    const parsed = JSON.parse(space);
    this.editor.halt();
    this.picture.setTable(table, formOf(parsed), space === this.space);
    this.space = space;
    this.resized();
  }

  /** A second search in the same space, each with its own marks; null removes it. */
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

  /** Stands on a row of the solution until the time changes; -1: on none. */
  standAt(row, which = 0) {
    this.picture.traces[which]?.standAt(row);
    this.frames.request();
  }

  /** Selects the row's place; -1: none. */
  select(row, which = 0) {
    const trace = this.picture.traces[which];
    if (trace) trace.selectedRow = row;
    this.frames.request();
  }

  /** @returns {string} the painted grid, see GridForm */
  gridText() {
    return this.picture.form.text;
  }

  /** @returns {string} the letters of its numbers, then of a grid the names of its shades, with commas between */
  legend() {
    const { form, traces } = this.picture;
    return [lettersOf(form, traces), ...(form.costs ? shadesOf(form.costs, traces) : [])].join();
  }

  setEditable(editable) {
    this.editor.enabled = Boolean(editable);
  }

  /** Gives away nothing of the place that is expanded next. @param {boolean} covered */
  cover(covered) {
    this.picture.covered = covered;
    this.frames.request();
  }

  /** Keeps names from being covered by these elements, where they are over the map. @param {HTMLElement[]} elements */
  keepClear(...elements) {
    this.over = elements;
    this.#fit();
  }

  /** Sets what the pointer paints. @param {"wall"|"free"|number} brush */
  setBrush(brush) {
    this.editor.brush = brush === "wall" || brush === "free" ? brush : Number(brush);
  }

  /** Whether names must be readable from the last row of a lecture hall. */
  setLarge(large) {
    if (this.picture.large === Boolean(large)) return;
    this.picture.large = Boolean(large);
    this.refreshTheme();
  }

  /** @override */
  setTheme(theme) {
    this.picture.theme = theme;
    this.#fit();
  }

  /** @override */
  paint() {
    this.picture.paint(this.surface);
  }

  /** @override */
  resized() {
    this.picture.theme = this.theme; // the page's font size depends on the window
    this.#fit();
  }

  #fit() {
    if (!this.picture.form) return;
    const boxes = this.over.map((each) => boxIn(this.surface.canvas, each));
    this.picture.taken = boxes.filter(({ width, top }) => width > 0 && top < this.surface.height);
    this.picture.resize(this.surface);
    this.onFit();
    this.frames.request();
  }
}
