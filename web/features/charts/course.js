// The course of a search: its statistics at each step, and the values of the node expanded by each step. Counted once,
// event by event, while the search runs, and kept even for what the table has dropped.

import { Column } from "../../table/columns/column.js";
import { CUTOFF, EXPAND, GENERATE, GOAL, ITERATION, KINDS } from "../../table/kinds.js";

const CHANGE = Int8Array.from(KINDS, ({ enters, leaves }) => Number(enters) - Number(leaves)); // of the frontier's size
const CALLS = Uint8Array.from(KINDS, (_, kind) => Number([EXPAND, CUTOFF, GOAL].includes(kind)));

/** The data of a step: counts after it, and values of the node that it expands (NaN if none). */
export const COUNTS = ["frontier", "reached"];
export const VALUES = ["f", "g", "h", "depth"];
export const UNKNOWN = -1; // a count that was dropped before it was read

export class Course {
  /** @type {Record<string, Column>} by name: a cell for each step, from step 0 on */
  columns = Object.fromEntries([
    ...COUNTS.map((name) => [name, new Column(Int32Array)]),
    ...VALUES.map((name) => [name, new Column(Float64Array)]),
  ]);
  #next = 0; // the next event
  #born = 0; // the next row to be generated
  #frontier = 0;
  #calls = 0;
  #reached = 0;

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** The number of known steps, including step 0. */
  get length() {
    return this.columns.frontier.length;
  }

  /** The array of a column; only cells below `length` are valid. */
  of(name) {
    return this.columns[name].array;
  }

  /** Reads the table up to this step. */
  catchUp(step) {
    const { table, columns } = this;
    const last = Math.min(step, table.stepCount);
    while (this.length < Math.min(table.firstStep, last + 1)) this.#skip();
    if (this.#next < table.firstEvent) this.#jump();
    const { f, g, h, depth } = columns;
    for (let k = this.length; k <= last; k++) {
      this.#count(table.timeOfStep(k));
      columns.frontier.push(table.traits.recursive ? this.#calls : this.#frontier);
      columns.reached.push(this.#reached);
      const i = (k > 0 ? table.rowOfExpansion(k) : -1) - table.firstRow;
      const cells = table.columns;
      f.push(i < 0 ? NaN : table.traits.key === "f" ? cells.priority[i] : cells.g[i] + cells.h[i]);
      g.push(i < 0 ? NaN : cells.g[i]);
      h.push(i < 0 ? NaN : cells.h[i]);
      depth.push(i < 0 ? NaN : cells.depth[i]);
    }
  }

  /** Adds a step that is no longer in memory. */
  #skip() {
    for (const name of COUNTS) this.columns[name].push(UNKNOWN);
    for (const name of VALUES) this.columns[name].push(NaN);
  }

  /** Continues where the table begins: with an iteration, whose frontier is still empty. */
  #jump() {
    const { table } = this;
    this.#next = table.firstEvent;
    this.#born = table.firstRow;
    this.#frontier = this.#calls = 0;
  }

  /** Counts the events up to t. */
  #count(t) {
    const { table } = this;
    const { kind, node } = table.store.events;
    const { depth, state } = table.columns;
    const { firstEvent, firstRow } = table;
    const [kinds, nodes] = [kind.array, node.array];
    for (let event = this.#next; event <= t; event++) {
      const what = kinds[event - firstEvent];
      const row = nodes[event - firstEvent];
      if (what === ITERATION) {
        this.#frontier = this.#calls = 0;
        continue;
      }
      this.#frontier += CHANGE[what];
      if (row === this.#born) {
        this.#born++;
        if (state[row - firstRow] >= this.#reached) this.#reached = state[row - firstRow] + 1;
      }
      if (CALLS[what]) this.#calls = depth[row - firstRow] + 1;
      else if (what === GENERATE) this.#calls = Math.max(1, depth[row - firstRow]);
    }
    this.#next = Math.max(this.#next, t + 1);
  }
}
