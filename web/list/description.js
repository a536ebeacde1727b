// The line about a node in a list: its state, the numbers that decide its place, in columns, and its status.

import { faceOf } from "../faces/index.js";
import { STATUS } from "../table/codes.js";
import { FAMILIES } from "../table/families.js";
import { sentence } from "../text/words.js";

/**
 * @typedef {object} Words  sentences with a node's numbers in braces: g, h, f, depth, priority
 * @property {string[]} columns  the number that decides a node's place, then the terms of its sum
 * @property {string} [next]   for the row that is next, in a list of nodes to expand
 * @property {string} [each]   for every row, instead of `next`
 * @property {string} more    counts the entries below the last one in view
 * @property {string} [fresh]  counts those of them that came in the last step; `entered`: says that an entry did
 * @property {string} [entered]
 * @property {string} [between]  counts the entries that are left out between two others
 * @property {string} [stale]  for stale entries; `folded`: counts them; `folded_first`: and those before the next entry
 * @property {string} [folded]
 * @property {string} [folded_first]
 * @property {{value: string, cutoff: string, failure: string, below: string, more: string}} [returned]  for calls that have
 *   returned; `below` counts and names those that are out of view, of which `more` are in view
 * @property {string} [key]  what decides a place
 * @property {string} [via]   tells two entries of one state apart, by the parent
 * @property {{forward: string, backward: string}} [sides]  for every row of a bidirectional search; `short`: in a narrow list
 * @property {{forward: string, backward: string}} [short]
 * @property {string} [backed]  for rows with a backed-up f, in place of a sum; `inherited`: with their parent's; `explained`
 * @property {string} [inherited]  says what both are
 * @property {string} [explained]
 * @property {{call: string, drawn: string, forward: string, backward: string}} [groups]  headings; `drawn`: without a name
 * @property {{best: string, alternative: string, resumed: string}} [marks]  of the successors of a call
 */

export class Description {
  #twice = new Set(); // states with several entries, each with its side
  #numbers = { g: 0, h: 0, f: 0, depth: 0, priority: 0 };

  /**
   * @param {import("../table/table.js").Table} table
   * @param {Words} words
   * @param {(value: number) => string} readable  formats numbers
   */
  constructor(table, words, readable) {
    this.table = table;
    this.words = words;
    this.readable = readable;
    this.face = faceOf(table.traits.states);
    this.via = this.face.written && words.via && sentence(words.via);
    this.isBounded = table.traits.limited === "f";
    this.columns = words.columns.map((text) => sentence(text, readable));
    this.heading = sentence(words.groups?.[this.face.written ? "call" : "drawn"] ?? "");
    this.explained = sentence(words.explained ?? "", readable);
    this.folded = sentence(words.folded ?? "");
    this.foldedFirst = sentence(words.folded_first ?? "");
    /** Whether an entry's number is the one that orders it, which need not be its f. */
    this.ordered = words.columns.join() === "{priority},{g},{h}";
    /** The last result of `of`; the same object each time. */
    this.entry = {
      state: 0, cells: null, label: "", columns: words.columns.map(() => ""), equals: "=", number: "", side: "", short: "", tag: "",
      next: false, stale: false, run: false, fresh: false, returned: false, apart: false, heading: "", call: -1, terms: "",
    }; // prettier-ignore
  }

  /** Counts calls that have returned, and says which they are. @param {boolean} more  whether others are in view */
  returnedBelow(rows, more) {
    const { returned } = this.words;
    const names = Array.from(rows.slice(0, 2), (row) => this.table.label(row)).join(", ") + (rows.length > 2 ? ", …" : "");
    return sentence(more ? returned.more : returned.below)({ count: rows.length, names });
  }

  /** @param {import("../table/groups.js").Group} group */
  headingOf({ side, call = -1, limit, by = -1 }) {
    if (side) return this.words.groups[side];
    const depth = this.table.columns.depth[call - this.table.firstRow];
    const bound = limit === Infinity ? "∞" : this.readable(limit);
    const named = this.face.written && by >= 0 ? ` (${this.table.label(by)})` : "";
    return call < 0 ? "" : this.heading({ state: this.table.label(call), depth, limit: bound }) + named;
  }

  /** The children of the last expansion that are in the frontier. */
  freshAt(t) {
    if (!this.words.fresh) return [];
    const { children, firstChild } = this.table.at(t).summary;
    return Array.from({ length: children }, (_, at) => firstChild + at).filter((row) => this.table.status(row, t) === STATUS.FRONTIER);
  }

  /** Tells the entries among these rows that have the same state apart, from now on. */
  tellApart(rows) {
    if (!this.via) return;
    const seen = new Set();
    this.#twice.clear();
    for (const row of rows) {
      const key = this.#keyOf(row);
      if (seen.has(key)) this.#twice.add(key);
      seen.add(key);
    }
  }

  #keyOf(row) {
    const { table } = this;
    return `${table.columns.state[row - table.firstRow]} ${table.side(row)}`;
  }

  /** Describes a row at a place of the list at time t, in its group; -1: the place is hidden. `run`: stale ones that it stands for */
  of(row, place, t, group = null, run = null) {
    const { table, words, entry } = this;
    const numbers = this.#numbersOf(row);
    entry.state = table.columns.state[row - table.firstRow];
    entry.cells = table.cells(row);
    entry.label = table.label(row);
    [entry.heading, entry.call] = group?.first === place ? [this.headingOf(group), group.call ?? -1] : ["", -1];
    entry.next = words.next !== undefined && place >= 0 && row === table.at(t).next;
    entry.stale = words.next !== undefined && table.status(row, t) === STATUS.STALE;
    const family = FAMILIES[table.traits.family];
    if (family) entry.columns = family.cells(table, row, t);
    else for (let at = 0; at < this.columns.length; at++) entry.columns[at] = this.columns[at](numbers);
    entry.equals = this.ordered ? relation(numbers.priority, numbers.f) : family ? "" : "=";
    entry.terms = !words.backed || !table.forgets || numbers.priority <= numbers.f ? "" : table.renews(row) >= 0 ? words.backed : words.inherited;
    entry.number = `#${row}` + (entry.terms && `: ${this.explained(numbers)}`);
    const side = words.sides && table.side(row);
    entry.tag = [words.each ?? (entry.next ? words.next : ""), group && side ? words.sides[side] : ""].filter(Boolean).join(", ");
    entry.short = side && !group ? (words.short?.[side] ?? "") : "";
    entry.side = group ? (words.marks?.[group.marks[place - group.first]] ?? "") : side ? words.sides[side] : "";
    entry.fresh = place >= 0 && group?.call === undefined && this.freshAt(t).includes(row);
    if (entry.stale) entry.side += (entry.side && ", ") + words.stale;
    if (this.#twice.size > 0 && this.#twice.has(this.#keyOf(row))) entry.side += this.#parentOf(row, entry.side && ", ");
    if (entry.fresh) entry.side += (entry.side && ", ") + words.entered;
    this.#tellResult(words.returned ? table.at(t).resultAt(place) : null);
    entry.apart = entry.returned && place === table.at(t).open;
    entry.run = run !== null;
    if (run?.length > 1) this.#tellRun(run);
    return entry;
  }

  /** Names entries with their numbers, each to be in one line, no line to end with a comma. */
  named(rows) {
    return rows.map((row) => `${this.table.label(row)} ${this.columns[0](this.#numbersOf(row))}`.replaceAll(" ", "\u00a0")).join("\u200b,\u00a0");
  }

  /** Counts and names the stale entries of a run. */
  #tellRun(run) {
    const { entry } = this;
    entry.label = this.named(run);
    entry.side = this.folded({ count: run.length });
    if (!this.face.written) return;
    entry.equals = "";
    entry.columns.fill("");
  }

  /** Writes what a call has returned: an f in the place of its own, or a cutoff or failure. */
  #tellResult(result) {
    const { entry, words } = this;
    entry.returned = result !== null;
    if (result === null) return;
    if (!this.isBounded) entry.side = words.returned[result === Infinity ? "failure" : "cutoff"];
    else {
      entry.side = words.returned.value;
      entry.equals = "";
      entry.columns.fill("");
      entry.columns[0] = result === Infinity ? "∞" : this.readable(result);
    }
  }

  #parentOf(row, before) {
    const parent = this.table.columns.parent[row - this.table.firstRow];
    return parent < 0 ? "" : before + this.via({ parent: this.table.label(parent) });
  }

  #numbersOf(row) {
    const { g, h, depth, priority } = this.table.columns;
    const i = row - this.table.firstRow;
    return Object.assign(this.#numbers, { g: g[i], h: h[i], f: g[i] + h[i], depth: depth[i], priority: priority[i] });
  }
}

/** A node's f may differ from g + h: a backed-up value, or the f of its parent. */
function relation(priority, f) {
  if (priority > f) return "≥";
  return priority < f ? "≤" : "=";
}
