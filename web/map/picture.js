// What is to be painted of the state space: one object that table, time and input write and painters read. A *place* is
// the number of a state in the space: a node of the map, a cell of the grid.

import { drawMarks, drawWays } from "./marks.js";
import { Standing } from "./standing.js";

const NONE = -1;
const EDGE = { left: 10, right: 10, top: 10, bottom: 10 }; // pixels; rings reach beyond the outermost cells

export class Picture {
  constructor(theme) {
    this.theme = theme;
    this.form = null;
    this.table = null;
    this.standing = null;
    this.selectedRow = NONE;
    this.hovered = NONE; // the next three are places
    this.cursor = NONE;
    this.focus = NONE; // being expanded now
    this.path = []; // places of the solution, or of the cheapest path so far of a search from both ends
    this.solved = false; // is it the solution?
    this.firstEvent = 0; // of the iteration on show
    this.horizon = 0;
  }

  setTable(table, form) {
    const same = this.form?.count === form.count;
    this.table = table;
    this.form = form;
    this.standing = new Standing(table, form.count, (label) => form.placeOf(label));
    this.selectedRow = this.hovered = this.focus = NONE;
    if (!same) this.cursor = NONE;
    this.path = [];
  }

  setTheme(theme) {
    this.theme = theme;
  }

  /** Fits the space into the window. */
  resize({ context, width, height, ratio }) {
    if (this.form && width > 0) this.form.fit(context, { width, height, ratio, theme: this.theme, inset: EDGE });
  }

  show(t, horizon, path) {
    const { standing, table } = this;
    if (!standing) return;
    standing.show(t, horizon, path);
    const { expanded, goal } = table.stepSummary(t);
    this.focus = standing.placeOf(goal >= 0 ? goal : expanded);
    this.solved = Boolean(path);
    this.path = this.placesOf(path ?? table.pathSoFar(t) ?? []);
    this.horizon = Math.max(t, horizon);
    this.firstEvent = table.columns.generatedAt[standing.base - table.firstRow] ?? 0;
  }

  select(row) {
    this.selectedRow = row;
  }

  get selected() {
    return this.standing ? this.standing.placeOf(this.selectedRow) : NONE;
  }

  /** The places on the way from the root to the selected node. */
  get way() {
    return this.selected < 0 ? [] : this.placesOf(this.table.path(this.selectedRow));
  }

  placesOf(rows) {
    return Array.from(rows, (row) => this.standing.placeOf(row)).filter((place) => place >= 0);
  }

  paint({ context, width, height, ratio }) {
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = this.theme.paper.css;
    context.fillRect(0, 0, width, height);
    if (!this.form || width === 0) return;
    this.form.paintGround(context, this);
    drawWays(context, this);
    this.form.paintPlaces(context, this);
    drawMarks(context, this);
  }
}
