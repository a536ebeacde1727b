// A Posthoc search trace as a search: events about nodes with an `id`, a parent `pId`, g, h and f, and a type chosen by
// its author. Events that do not belong to a search are omitted and reported, with their number and line.
//
// Format: https://posthoc.pathfinding.ai/docs/search-trace. Only `id` and `pId` have a fixed meaning; the types are
// those of existing traces.

import {
  CUTOFF, CYCLE, DUPLICATE, END, EXPAND, GENERATE, GOAL, ITERATION, KINDS, STALE, SUPERSEDED,
} from "../../table/kinds.js"; // prettier-ignore
import { Checker } from "./check.js";
import { Fault } from "./fault.js";
import { inBlocks } from "./pieces.js";
import { labelOf, number, numbered } from "./posthoc_values.js";

const TYPES = {
  source: new Set(["source", "start", "root", "initial"]),
  generate: new Set(["generating", "generate", "generated", "discover", "discovering", "discovered", "decision", "open", "opening", "opened", "push", "insert", "inserting", "visit", "visiting"]),
  update: new Set(["updating", "update", "updated", "decrease", "decreasing", "relax", "relaxing", "relaxed", "reopen", "reopening", "improve"]),
  expand: new Set(["expanding", "expand", "expanded", "select", "selecting"]),
  close: new Set(["closing", "close", "closed"]),
  goal: new Set(["destination", "goal", "solution", "found", "target"]),
  discard: new Set(["pruning", "prune", "pruned", "discard", "discarding", "discarded", "duplicate", "dominated", "reject", "rejected"]),
  cutoff: new Set(["cutoff", "cut-off", "limit"]),
  end: new Set(["end", "finish", "finished", "complete"]),
  iteration: new Set(["iteration"]),
};
const OURS = KINDS.map(({ name }) => name);
const NOTED = 5; // number of omitted events that are reported

/** Reads events one by one into columns. */
class Reading {
  kind = [];
  node = [];
  nodes = { parent: [], action: [], depth: [], iteration: [], state: [], g: [], h: [], priority: [] };
  limits = [];
  labels = [];
  actions = [];
  left = []; // the first omitted events: {event, id, values}
  leftCount = 0;
  goal = -1; // a row
  outcome = null;
  ordered = false; // whether some event has an f
  #rows = new Map(); // id → its latest row, in this iteration
  #waits = new Set(); // rows
  #labels = new Map();
  #actions = new Map();
  #expanded = 0; // in this iteration
  #iteration = 0;
  #event = 0;

  take(event, number) {
    this.#event = number;
    if (typeof event !== "object" || event === null || Array.isArray(event)) return this.#leave("no_object");
    const type = String(event.type ?? "").toLowerCase();
    const ours = typeof event.event === "string" ? event.event : null;
    if (ours === "budget") return this.#end({ outcome: "budget" });
    if (ours === "end" || TYPES.end.has(type)) return this.#end(event);
    if (ours === "iteration" || TYPES.iteration.has(type)) return this.#iterate(event.limit);
    if (ours === null && event.event === null) return undefined; // in the solver's own traces, `closing`
    const { id } = event;
    if (typeof id !== "string" && typeof id !== "number") return this.#leave("no_id");
    return ours !== null && OURS.includes(ours) ? this.#takeOurs(ours, event) : this.#takeTheirs(type, event);
  }

  /** An event of the solver's own traces. */
  #takeOurs(name, event) {
    const kind = OURS.indexOf(name);
    if (KINDS[kind].makes) return this.#make(event, kind);
    const row = this.#rows.get(String(event.id));
    if (row === undefined) return this.#leave("unknown", { id: event.id });
    if (KINDS[kind].leaves && !this.#waits.delete(row)) return this.#leave("twice", { id: event.id });
    if (kind === GOAL) this.goal = row;
    if (kind === EXPAND) this.#expanded++;
    return this.#note(kind, row);
  }

  #takeTheirs(type, event) {
    const id = String(event.id);
    const row = this.#rows.get(id);
    if (TYPES.source.has(type)) return this.#source(event, row);
    if (TYPES.goal.has(type)) return this.#reach(row);
    if (TYPES.expand.has(type)) return this.#expand(event, row, true);
    if (TYPES.close.has(type)) return row === undefined || this.#waits.has(row) ? this.#expand(event, row, false) : undefined;
    if (TYPES.update.has(type) && row !== undefined) return this.#update(event, row);
    if (TYPES.discard.has(type)) return this.#discard(event, row);
    if (TYPES.cutoff.has(type)) return this.#cut(id, row);
    if (row === undefined) return this.#make(event, GENERATE);
    if (TYPES.generate.has(type)) return this.#again(event, row);
    return this.#leave("type", { type: type || "?", id });
  }

  #source(event, row) {
    if (row !== undefined && this.#expanded === 0) return this.#complete(event, row);
    if (this.#expanded > 0) this.#iterate(event.limit ?? event.bound);
    return this.#make({ ...event, pId: null }, GENERATE);
  }

  #reach(row) {
    if (row === undefined || this.#expanded === 0) return undefined; // announced before it is found
    if (!this.#waits.delete(row)) return undefined; // expanded before it was recognised
    this.goal = row;
    return this.#note(GOAL, row);
  }

  #expand(event, row, isSure) {
    let expanded = row;
    if (expanded === undefined) {
      const made = this.#make(event, GENERATE);
      if (made === null) return null;
      expanded = made;
    }
    if (!this.#waits.delete(expanded)) return isSure ? this.#leave("twice", { id: event.id }) : undefined;
    this.#expanded++;
    return this.#note(EXPAND, expanded);
  }

  /** A better path to a node: another node of its state. */
  #update(event, row) {
    const same = event.pId === undefined || this.#rows.get(String(event.pId)) === this.nodes.parent[row];
    if (same && !(event.g < this.nodes.g[row])) return undefined;
    const before = this.#waits.has(row);
    const made = this.#make({ ...event, pId: event.pId ?? null }, GENERATE, row);
    if (made !== null && before) {
      this.#note(SUPERSEDED, row);
      this.#note(STALE, row); // its entry was changed; in the table the old one stays
      this.#waits.delete(row);
    }
    return made;
  }

  /** A node seen before: an update if it is better, else a duplicate. */
  #again(event, row) {
    const above = this.#rows.get(String(event.pId ?? ""));
    if (above === undefined || above === this.nodes.parent[row]) return this.#complete(event, row);
    return event.g < this.nodes.g[row] ? this.#update(event, row) : this.#make(event, DUPLICATE, row);
  }

  /** Adds numbers that were missing in the first event of a node. */
  #complete({ g, h, f }, row) {
    const { nodes } = this;
    nodes.g[row] = number(g) ?? nodes.g[row];
    nodes.h[row] = number(h) ?? nodes.h[row];
    nodes.priority[row] = number(f) ?? nodes.priority[row];
    this.ordered ||= typeof f === "number";
  }

  #discard(event, row) {
    if (row === undefined) return this.#make(event, DUPLICATE);
    if (!this.#waits.delete(row)) return this.#again(event, row);
    return this.#note(STALE, row);
  }

  #cut(id, row) {
    if (row === undefined || !this.#waits.delete(row)) return this.#leave("unknown", { id });
    return this.#note(CUTOFF, row);
  }

  #iterate(limit) {
    if (this.nodes.parent.length > 0) this.#iteration++;
    this.#rows.clear();
    this.#waits.clear();
    this.#expanded = 0;
    this.limits.push(typeof limit === "number" ? limit : this.limits.length);
    this.kind.push(ITERATION);
    this.node.push(this.limits.length - 1);
  }

  /**
   * Many traces name the goal in the end event, some after expanding it.
   * @param {{id?: any, outcome?: any, g?: any}} event
   */
  #end({ id, outcome, g }) {
    this.outcome = typeof outcome === "string" ? outcome : null;
    const row = this.#rows.get(String(id));
    if (this.goal >= 0 || row === undefined || this.#expanded === 0) return;
    this.#reach(row);
    if (this.goal < 0 && number(g) === this.nodes.g[row]) this.goal = row;
  }

  #note(kind, row) {
    this.kind.push(kind);
    this.node.push(row);
    return row;
  }

  /** Adds a node. @returns {number|null} its row; null if its parent is unknown */
  #make(event, kind, former) {
    const parentId = event.pId ?? event.parentId ?? null;
    const parent = parentId === null ? -1 : this.#rows.get(String(parentId));
    if (parent === undefined) return this.#leave("parent", { id: event.id, parent: String(parentId) });
    const row = this.nodes.parent.length;
    const { g, h, f } = event;
    this.ordered ||= typeof f === "number";
    const cost = number(g) ?? 0;
    const cells = {
      parent,
      action: parent < 0 ? -1 : numbered(this.#actions, this.actions, String(event.action ?? "")),
      depth: parent < 0 ? 0 : this.nodes.depth[parent] + 1,
      iteration: this.#iteration,
      state: former === undefined ? numbered(this.#labels, this.labels, labelOf(event)) : this.nodes.state[former],
      g: cost,
      h: number(h) ?? null,
      priority: number(f) ?? cost,
    };
    for (const [name, column] of Object.entries(this.nodes)) column.push(cells[name]);
    if (kind !== DUPLICATE && kind !== CYCLE) this.#rows.set(String(event.id), row);
    if (KINDS[kind].enters) this.#waits.add(row);
    if (KINDS[kind].fate === "goal") this.goal = row;
    return this.#note(kind, row);
  }

  #leave(id, values = {}) {
    this.leftCount++;
    if (this.left.length < NOTED) this.left.push({ event: this.#event, id, values });
    return null;
  }
}

/**
 * @param {{events: any[], lineOf: (event: number) => number}} trace
 * @returns {{reading: Reading, chunks: () => AsyncGenerator<any, any>, ordered: boolean}}
 * @throws {Fault} if there are no nodes
 */
export function traceOf({ events, lineOf }) {
  const reading = new Reading();
  events.forEach((event, number) => reading.take(event, number));
  for (const left of reading.left) left.line = lineOf(left.event);
  if (reading.nodes.parent.length === 0) throw new Fault("no_nodes", { count: events.length });
  return { reading, chunks: () => chunksOf(reading), ordered: reading.ordered };
}

async function* chunksOf(reading) {
  const checker = new Checker({});
  const ending = endingOf(reading);
  const over = ending.outcome !== "budget"; // otherwise the trace may be unfinished
  const kind = over ? reading.kind.concat(END) : reading.kind;
  const node = over ? reading.node.concat(-1) : reading.node;
  const states = { name: "new_labels", each: 1, list: reading.labels };
  const { limits, nodes, actions } = reading;
  for await (const { block, line } of inBlocks({ kind, node, limits, nodes, actions, states })) yield checker.take(block, line);
  return { ending, sample: null };
}

/** The ending; with a goal, also the path to it. */
function endingOf({ goal, nodes, actions, outcome }) {
  const ending = { outcome: outcome ?? "failure", path: null, actions: null, cost: null, seconds: 0, budget: null };
  if (goal < 0) return { ...ending, outcome: ["cutoff", "budget"].includes(ending.outcome) ? ending.outcome : "failure" };
  const path = [];
  for (let row = goal; row >= 0; row = nodes.parent[row]) path.unshift(row);
  const taken = path.slice(1).map((row) => actions[nodes.action[row]]);
  return { ...ending, outcome: "solution", path, actions: taken, cost: nodes.g[goal] };
}
