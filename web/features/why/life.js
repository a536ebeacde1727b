// The life of a node: when and by which node it was generated, its further fate, and the other nodes involved.

import { NEVER, STATUS } from "../../table/codes.js";
import { BACK_UP, CUTOFF, CYCLE, DUPLICATE, FORGET, FOUND, GOAL, KINDS, MEET, STALE } from "../../table/kinds.js";

const SOUGHT = 256; // positions of the frontier in which the node is looked for
const RETURNED = new Set(["root", "made", "copied", "again"]);

/**
 * @typedef {object} Fact  something that happened to a node
 * @property {string} what    root, made, found, duplicate, cycle, copied (its f was backed up), again (an observed program
 *   expands it once more), met, superseded, visited (its state, by another node), expanded, reopened, dropped, cutoff,
 *   goal, forgotten, path; and while it is still there: waiting, called (not yet), open (its call), returned (its call
 *   has), dead (its f is infinite), left (the search is over)
 * @property {number} t       the time; for lasting facts, the last known time
 * @property {number} step    expansions by then
 * @property {number} [other]  the row of the other node involved; -1: unknown
 * @property {string} [label] its state
 * @property {number} [g]     its path cost
 * @property {number} [depth]
 * @property {number|null} [value]  the f that is backed up or forgotten, the f or depth that is cut off; null: infinite
 * @property {number|null} [limit]  of the iteration
 * @property {boolean} [goesOn]  whether more of its children are generated later
 * @property {boolean} [next]  whether the f at the cutoff is the next limit
 */

/**
 * @param {import("../../table/table.js").Table} table
 * @param {import("./kin.js").Kin} kin
 * @param {number} row  in memory
 * @param {number} until  later events are ignored
 * @returns {Fact[]} in order of time
 */
export function lifeOf(table, kin, row, until) {
  const life = new Life(table, kin, row, until);
  life.birth();
  life.waiting();
  life.end();
  life.afterwards();
  return life.facts;
}

class Life {
  /** @type {Fact[]} */
  facts = [];

  constructor(table, kin, row, until) {
    this.table = table;
    this.kin = kin;
    this.row = row;
    this.until = until;
    const { columns, firstRow } = table;
    this.cell = row - firstRow;
    this.generatedAt = columns.generatedAt[this.cell];
    this.removedAt = columns.removedAt[this.cell];
    this.limit = table.iterationAt(this.generatedAt).limit;
  }

  birth() {
    const { table, kin, row, generatedAt: t, limit } = this;
    const kind = table.kindAt(t);
    const parent = table.columns.parent[this.cell];
    if (parent < 0) this.#add("root", t, { limit, side: table.side(row) });
    else if (kind === DUPLICATE) this.#about("duplicate", t, kin.standing(row), { parent });
    else if (kind === CYCLE) this.#about("cycle", t, this.#ancestor(), { parent });
    else if (kind === BACK_UP) this.#copied(t);
    else this.#about("made", t, parent);
    if (kind === FOUND) this.#add("found", t);
    if (table.kindAt(t + 1) === MEET && table.nodeAt(t + 1) === row) this.#about("met", t + 1, kin.opposite(row, t));
  }

  /** The events that made its entry stale. */
  waiting() {
    const { table, kin, row, cell } = this;
    const { supersededAt, staleAt } = table.columns;
    const beaten = supersededAt?.[cell] ?? NEVER;
    if (beaten >= 0) this.#about("superseded", beaten, kin.better(row, beaten));
    const dropped = this.removedAt >= 0 && table.kindAt(this.removedAt) === STALE ? this.removedAt : NEVER;
    const stale = (staleAt?.[cell] ?? NEVER) >= 0 ? staleAt[cell] : dropped;
    if (stale >= 0 && beaten < 0) this.#about("visited", stale, kin.visitor(row, stale));
  }

  /** How it left the frontier, or that it is still there. */
  end() {
    const { table, kin, row, cell, removedAt: t, until } = this;
    if (t < 0 || t > until) this.#stays();
    else if (t > this.generatedAt) {
      const { expandedAt } = table.columns;
      const kind = table.kindAt(t);
      if (expandedAt[cell] === t) this.#expanded(t);
      else if (kind === STALE) this.#add("dropped", t);
      else if (kind === CUTOFF) this.#cutOff(t);
      else if (kind === GOAL) this.#add("goal", t);
      else if (kind === FORGET) this.#forgotten(t);
      if (expandedAt[cell] === t && table.traits.kinds?.includes("superseded")) {
        const again = kin.reopener(row);
        if (again >= 0) this.#about("reopened", table.columns.generatedAt[again - table.firstRow], again);
      }
    }
  }

  /** Its place on the solution, if known. */
  afterwards() {
    const { table, row, until } = this;
    const place = table.finished && until >= table.endTime ? (table.solution?.indexOf(row) ?? -1) : -1;
    if (place >= 0) this.#add("path", table.endTime, { place, places: table.solution.length - 1 });
  }

  #expanded(t) {
    const { table, row } = this;
    const { generatedAt, removedAt } = table.columns;
    const children = table.children(row, this.until);
    const kinds = Array.from(children, (child) => table.kindAt(generatedAt[child - table.firstRow]));
    const count = (kind) => kinds.filter((each) => each === kind).length;
    const copies = count(BACK_UP);
    const cut = (child) => removedAt[child - table.firstRow] <= this.until && table.kindAt(removedAt[child - table.firstRow]) === CUTOFF;
    this.#add("expanded", t, {
      children: children.length - copies,
      duplicates: count(DUPLICATE),
      cycles: count(CYCLE),
      cutoffs: children.filter(cut).length,
      goesOn: table.children(row).length > children.length, // more of them are generated later
    });
    if (table.at(this.until).calls) this.#add(table.status(row, this.until) === STATUS.RETURNED ? "returned" : "open", this.until);
  }

  #stays() {
    const { table, row, cell, until } = this;
    const { priority } = table.columns;
    if (this.facts.length === 0) return;
    if (!KINDS[table.kindAt(this.generatedAt)].enters) return;
    if (table.finished && until >= table.endTime) return this.#add("left", table.endTime);
    if (table.traits.recursive) return this.#add("called", until);
    if (priority[cell] === Infinity) return this.#add("dead", until);
    if (table.iterationAt(until).firstRow > row) return;
    const { frontier } = table.at(until);
    const place = frontier.rows(0, SOUGHT).indexOf(row);
    this.#add("waiting", until, { place: place < 0 ? null : place + 1, count: frontier.count });
  }

  #cutOff(t) {
    const { table, cell, limit } = this;
    const { g, h, depth } = table.columns;
    if (table.traits.limited !== "f") return this.#add("cutoff", t, { limit: limit ?? depth[cell], value: depth[cell] });
    const value = g[cell] + h[cell];
    const { index } = table.iterationAt(t);
    const later = table.iterations.find((each) => each.index === index + 1 && each.firstEvent <= this.until);
    this.#add("bounded", t, { limit, value, next: later?.limit === value });
  }

  /** The parent keeps the lowest f of the children that are forgotten together, in its copy. */
  #forgotten(t) {
    const { table, cell } = this;
    const { priority, parent, state } = table.columns;
    const at = (row) => row - table.firstRow;
    let [first, last] = [t, t];
    const together = (time) => table.kindAt(time) === FORGET && parent[at(table.nodeAt(time))] === parent[cell];
    while (together(first - 1)) first--;
    while (together(last + 1)) last++;
    let least = Infinity;
    for (let time = first; time <= last; time++) least = Math.min(least, priority[at(table.nodeAt(time))]);
    const copy = table.kindAt(last + 1) === BACK_UP ? table.nodeAt(last + 1) : NEVER;
    const kept = copy >= 0 && parent[cell] >= 0 && state[at(copy)] === state[at(parent[cell])] ? copy : NEVER;
    this.#about("forgotten", t, kept, { value: finite(least), own: finite(priority[cell]) });
  }

  #copied(t) {
    const { table, kin, row, cell } = this;
    const { parent, expandedAt, priority } = table.columns;
    const twin = (other) => parent[other - table.firstRow] === parent[cell] && expandedAt[other - table.firstRow] >= 0;
    const original = kin.before(row).findLast(twin) ?? NEVER;
    this.#about(table.traits.frontier ? "again" : "copied", t, original, { value: finite(priority[cell]) });
  }

  /** The node with the same state on its own path. */
  #ancestor() {
    const { table, row } = this;
    const { state } = table.columns;
    const same = (other) => other !== row && state[other - table.firstRow] === state[this.cell];
    return table.path(row).findLast(same) ?? NEVER;
  }

  #about(what, t, other, more = {}) {
    const { table } = this;
    const known = table.has(other);
    const { g, depth } = table.columns;
    const at = other - table.firstRow;
    this.#add(what, t, {
      other: known ? other : NEVER,
      ...(known && { label: table.label(other), g: g[at], depth: depth[at] }),
      ...more,
    });
  }

  /** Adds a fact, unless it happens later than `until`. */
  #add(what, t, more = {}) {
    if (t > this.until || (RETURNED.has(what) && this.facts.length > 0)) return;
    this.facts.push({ what, t, step: this.table.stepOfTime(t), ...more });
  }
}

/** JSON has no infinity. */
const finite = (value) => (Number.isFinite(value) ? value : null);
