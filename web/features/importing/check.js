// Checks blocks from outside and makes them chunks for the table. Faults that would corrupt the table are reported with
// their line and their event or node.

import { END, EXPAND, ITERATION, VALUE, flags } from "../../table/kinds.js";
import { Column } from "../../table/columns/column.js";
import { columnOf, countOf, textsOf } from "./columns.js";
import { Fault, badCell } from "./fault.js";

export const MOST_NODES = 2 ** 24; // more than fits into a browser's memory

const OF_EVENTS = { kind: Uint8Array, node: Int32Array, line: Int16Array };
const OF_NODES = {
  parent: Int32Array,
  action: Int32Array,
  depth: Int32Array,
  iteration: Int32Array,
  state: Int32Array,
  g: Float64Array,
  h: Float64Array,
  priority: Float64Array,
};

/** What a family of searches has beside: cells of each node, and of each event of a kind. */
const OF_FAMILIES = {
  games: { nodes: { turn: Int8Array, chance: Float64Array }, events: { alpha: EXPAND, beta: EXPAND, value: VALUE } },
};
const TURNS = 2; // the highest in `turn` (web/features/games/columns.js)

const MAKES = flags(({ makes }) => makes);
const ENTERS = flags(({ enters }) => enters);
const LEAVES = flags(({ leaves }) => leaves);
const KIND_COUNT = MAKES.length;

/** Checks a search from its first event on, block by block. */
export class Checker {
  events = 0;
  rows = 0;
  #states = 0;
  #actions = 0;
  #iteration = 0;
  #firstRow = 0; // of the iteration
  #ended = false;
  #depth = new Column(Int32Array);
  #waits = new Column(Uint8Array); // whether the node is in the frontier

  /** @param {{states: {cells?: number, places?: number}, family?: string}} traits  of the table */
  constructor({ states, family }) {
    this.shape = states;
    this.family = Object.hasOwn(OF_FAMILIES, family ?? "") ? OF_FAMILIES[family] : { nodes: {}, events: {} };
  }

  /**
   * @param {any} block  the data of a line
   * @returns {any} a chunk for the table
   * @throws {Fault}
   */
  take(block, line) {
    if (typeof block !== "object" || block === null) throw new Fault("block", { line });
    const eventCount = countOf(block, "events", line);
    const rowCount = countOf(block, "nodes", line);
    if (this.rows + rowCount > MOST_NODES) throw new Fault("too_many", { most: MOST_NODES });
    /** @type {any} */
    const chunk = { first_event: this.events, first_row: this.rows, first_state: this.#states };
    for (const [name, number] of Object.entries(chunk)) {
      if (block[name] !== number) throw new Fault("gap", { name, line, expected: number });
    }
    for (const [name, Type] of Object.entries(OF_EVENTS)) chunk[name] = columnOf(block[name], eventCount, Type, name, line);
    for (const [name, Type] of Object.entries(OF_NODES)) chunk[name] = columnOf(block[name], rowCount, Type, name, line);
    for (const [name, Type] of Object.entries(this.family.nodes)) chunk[name] = columnOf(block[name], rowCount, Type, name, line);
    for (const [name, kind] of Object.entries(this.family.events)) {
      const count = chunk.kind.reduce((sum, each) => sum + (each === kind ? 1 : 0), 0);
      chunk[name] = columnOf(block[name], count, Float64Array, name, line);
    }
    const odd = chunk.turn?.findIndex((turn) => turn < -1 || turn > TURNS) ?? -1;
    if (odd >= 0) throw badCell("turn", odd, line);
    if (block.count_expanded !== undefined) throw new Fault("sample");
    chunk.limits = columnOf(block.limits, block.limits?.length ?? 0, Float64Array, "limits", line);
    chunk.new_actions = textsOf(block.new_actions, "new_actions", line);
    this.#takeStates(block, chunk, line);
    this.#actions += chunk.new_actions.length;
    this.#checkRows(chunk, line);
    this.#checkEvents(chunk, line);
    this.rows += rowCount;
    this.events += eventCount;
    return Object.assign(chunk, { outcome: null, expanded: 0, generated: 0, max_frontier: 0 });
  }

  #takeStates(block, chunk, line) {
    const { cells, places } = this.shape;
    const [name, Type, each] = cells ? ["cells", Uint8Array, cells] : ["places", Int16Array, places ?? 1];
    if (!cells && !places) {
      chunk.new_labels = textsOf(block.new_labels, "new_labels", line);
      this.#states += chunk.new_labels.length;
      return;
    }
    const listed = block[name];
    if (!Array.isArray(listed) || listed.length % each) throw new Fault("column", { name, place: -1, line });
    chunk[name] = columnOf(listed, listed.length, Type, name, line);
    this.#states += listed.length / each;
  }

  /** Each node follows its parent, is one level deeper, and has a listed state and action. */
  #checkRows({ parent, action, depth, state }, line) {
    for (let at = 0; at < parent.length; at++) {
      const row = this.rows + at;
      const above = parent[at];
      if (above < -1 || above >= row) throw new Fault("parent", { row, line });
      this.#depth.push(depth[at]);
      if (depth[at] !== (above < 0 ? 0 : this.#depth.at(above) + 1)) throw new Fault("depth", { row, line });
      if (state[at] < 0 || state[at] >= this.#states) throw new Fault("state", { row, line });
      if (action[at] < -1 || action[at] >= this.#actions) throw new Fault("action", { row, line });
      this.#waits.push(0);
    }
  }

  /** Each node is generated by one event, in order; only frontier entries are removed; nothing follows the end. */
  #checkEvents({ kind, node, parent, iteration, limits }, line) {
    let born = this.rows;
    let begun = 0;
    const waits = this.#waits;
    for (let at = 0; at < kind.length; at++) {
      const time = this.events + at;
      const what = kind[at];
      const row = node[at];
      if (what >= KIND_COUNT || this.#ended) throw new Fault("kind", { time, line });
      if (what === END) {
        this.#ended = true;
      } else if (what === ITERATION) {
        if (born > 0) this.#iteration++;
        this.#firstRow = born;
        if (++begun > limits.length) throw new Fault("limit", { time, line });
      } else if (MAKES[what]) {
        if (row !== born || born - this.rows >= parent.length) throw new Fault("born", { time, line });
        if (iteration[born - this.rows] !== this.#iteration) throw new Fault("iteration", { row, line });
        const above = parent[born - this.rows];
        if (above >= 0 && above < this.#firstRow) throw new Fault("parent", { row, line });
        if (ENTERS[what]) waits.array[born] = 1;
        born++;
      } else if (row < this.#firstRow || row >= born) {
        throw new Fault("unborn", { time, line });
      } else if (LEAVES[what]) {
        if (!waits.at(row)) throw new Fault("left", { time, row, line });
        waits.array[row] = 0;
      }
    }
    if (born !== this.rows + parent.length) throw new Fault("never_born", { row: born, line });
  }
}
