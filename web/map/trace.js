// One search in the space at a time: its nodes, its current node, and its path.

import { Standing } from "./standing.js";

const NONE = -1;

export class Trace {
  /**
   * @param {import("../table/table.js").Table} table
   * @param {{count: number, placeOf: (label: string) => number}} form
   */
  constructor(table, form) {
    this.table = table;
    this.standing = new Standing(table, form.count, (label) => form.placeOf(label));
    this.selectedRow = NONE;
    this.focus = NONE; // the place being expanded, or that on the solution where the reader is
    this.walked = NONE; // the row there
    this.next = NONE; // the place that is expanded next
    this.t = NONE;
    this.path = []; // places of the solution, or of the lowest-cost path so far of a bidirectional search
    this.solved = false; // whether `path` is the solution
    this.firstEvent = 0; // of the current iteration
    this.horizon = 0;
  }

  /** Updates everything to time t; `horizon`: the latest time seen. `path`: rows of the solution; null: none. */
  show(t, horizon, path) {
    const { standing, table } = this;
    standing.show(t, horizon, path ?? table.path(table.at(t).current));
    if (t !== this.t) this.walked = NONE;
    this.t = t;
    this.next = standing.placeOf(table.at(t).called);
    this.standAt(this.walked);
    this.solved = Boolean(path);
    this.path = this.placesOf(path ?? table.pathSoFar(t) ?? []);
    this.horizon = Math.max(t, horizon);
    this.firstEvent = table.columns.generatedAt[standing.base - table.firstRow] ?? 0;
  }

  /** Stands on this row of the solution until the time changes; -1: on none. */
  standAt(row) {
    this.walked = row;
    this.focus = this.standing.placeOf(row >= 0 ? row : this.table.at(this.t).current);
  }

  get selected() {
    return this.standing.placeOf(this.selectedRow);
  }

  /** The places from the root to the selected node. */
  get way() {
    return this.selected < 0 ? [] : this.placesOf(this.table.path(this.selectedRow));
  }

  placesOf(rows) {
    return Array.from(rows, (row) => this.standing.placeOf(row)).filter((place) => place >= 0);
  }
}
