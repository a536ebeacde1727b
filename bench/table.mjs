// How long the table takes for the largest search of the default problem: uniform cost on the eight-puzzle, every one
// of its 483,839 nodes recorded. `node bench/table.mjs [--json]`

import { END, EXPAND, GENERATE, GOAL, STALE } from "../web/table/kinds.js";
import { createTable } from "../web/table/table.js";

const START = [8, 0, 6, 5, 4, 7, 2, 3, 1];
const GOAL_STATE = "012345678";
const TRAITS = {
  states: { kind: "board", cells: 9, rows: 3, columns: 3 },
  recursive: false,
  tie: "fifo",
  stale_when: "visited",
  visited: "taken-off",
};
const EVENTS_IN_CHUNK = 4096;

/** The search as plain lists; all costs are 1, so that the priority queue is a queue. */
function uniformCost() {
  const log = { kind: [], node: [], parent: [], action: [], g: [], state: [], states: [] };
  const numbers = new Map();
  const visited = new Set();
  const generate = (text, parent, action) => {
    if (!numbers.has(text)) log.states.push(text) && numbers.set(text, numbers.size);
    log.node.push(log.parent.length);
    log.kind.push(GENERATE);
    log.state.push(numbers.get(text));
    log.parent.push(parent);
    log.action.push(action);
    log.g.push(parent < 0 ? 0 : log.g[parent] + 1);
  };
  const say = (kind, node) => log.kind.push(kind) && log.node.push(node);
  generate(START.join(""), -1, -1);
  for (let node = 0; ; node++) {
    const text = log.states[log.state[node]];
    if (visited.has(text)) {
      say(STALE, node);
      continue;
    }
    visited.add(text);
    if (text === GOAL_STATE) {
      say(GOAL, node);
      say(END, -1);
      return log;
    }
    say(EXPAND, node);
    const blank = text.indexOf("0");
    for (const [action, step] of [-3, -1, 1, 3].entries()) {
      const to = blank + step;
      if (to < 0 || to > 8 || (Math.abs(step) === 1 && Math.floor(to / 3) !== Math.floor(blank / 3))) continue;
      const cells = [...text];
      [cells[blank], cells[to]] = [cells[to], cells[blank]];
      generate(cells.join(""), node, action);
    }
  }
}

function chunksOf(log) {
  const chunks = [];
  let row = 0;
  let state = 0;
  for (let from = 0; from < log.kind.length; from += EVENTS_IN_CHUNK) {
    const kind = Uint8Array.from(log.kind.slice(from, from + EVENTS_IN_CHUNK));
    const rows = kind.filter((each) => each === GENERATE).length;
    const part = (Type, column) => Type.from(column.slice(row, row + rows));
    const states = 1 + part(Int32Array, log.state).reduce((most, each) => Math.max(most, each), state - 1);
    chunks.push({
      first_event: from,
      kind,
      node: Int32Array.from(log.node.slice(from, from + EVENTS_IN_CHUNK)),
      line: new Int16Array(kind.length),
      first_row: row,
      parent: part(Int32Array, log.parent),
      action: part(Int32Array, log.action),
      depth: part(Int32Array, log.g),
      iteration: new Int32Array(rows),
      state: part(Int32Array, log.state),
      g: part(Float64Array, log.g),
      h: new Float64Array(rows).fill(NaN),
      priority: part(Float64Array, log.g),
      first_state: state,
      cells: Uint8Array.from(log.states.slice(state, states).join(""), Number),
      new_actions: from === 0 ? ["U", "L", "R", "D"] : [],
      outcome: null,
    });
    row += rows;
    state = states;
  }
  return chunks;
}

const figures = [];

/** Medians and worst of the times of `ask`, called once for each argument. */
function measure(name, args, ask) {
  for (const arg of args) ask(arg); // the compiler's share is not the table's
  const times = args.map((arg) => {
    const start = performance.now();
    ask(arg);
    return performance.now() - start;
  });
  times.sort((one, other) => one - other);
  figures.push({ name, ms: times[times.length >> 1], worst: times.at(-1) });
}

const chunks = chunksOf(uniformCost());
let table;
measure("append all, in chunks", [0, 1, 2, 3, 4], () => {
  table = createTable(TRAITS);
  for (const chunk of chunks) table.append(chunk);
});

const TIMES = Array.from({ length: 200 }, (_, at) => Math.floor(((at * 0.6180339887) % 1) * table.eventCount));
const LATE = TIMES.map((t) => table.endTime - (t % 1000));
measure("timeOfStep, stepOfTime (1,000 times)", TIMES, (t) => {
  for (let again = 0; again < 1000; again++) table.timeOfStep(table.stepOfTime(t));
});
measure("stats at random t", TIMES, (t) => table.stats(t));
measure("stepSummary at random t", TIMES, (t) => table.stepSummary(t));
measure("frontier, 30 rows from the top, at random t", TIMES, (t) => table.frontier(t).rows(0, 30));
measure("frontier, 30 rows from the top, at the end", LATE, (t) => table.frontier(t).rows(0, 30));
measure("frontier, 30 rows far down, at random t", TIMES, (t) => table.frontier(t).rows(5000, 30));
measure("frontier, place of a row", TIMES, (t) => table.frontier(t).indexOf(table.rowCount >> 1));
measure("visited, 30 rows, at random t", TIMES, (t) => table.visited(t).rows(0, 30));
measure("visited, a letter typed, at the end", ["8", "80", "806", "1", "12", "123"], (query) =>
  table.visited(table.endTime, query).rows(0, 30),
);
measure("visited with the same text, at random t", TIMES, (t) => table.visited(t, "80").rows(0, 30));
const statuses = table.statuses();
measure("status of all rows at random t", TIMES, (t) => statuses.at(t, 0, table.rowCount));
measure("entries, 30 rows", TIMES, (t) => table.entries(table.visited(t).rows(0, 30), t));
measure("children of a row", TIMES, (t) => table.children(Math.floor(t / 3), t));

const scattered = createTable({ ...TRAITS, tie: "low-h" });
const scatter = (column) => column.map((_, at) => (at * 0.6180339887) % 1);
for (const chunk of chunks) scattered.append({ ...chunk, priority: scatter(chunk.priority), h: scatter(chunk.h) });
measure("frontier of scattered f, 30 rows from the top", TIMES, (t) => scattered.frontier(t).rows(0, 30));
measure("frontier of scattered f, 30 rows far down", TIMES, (t) => scattered.frontier(t).rows(5000, 30));

const bytes = (arrays) => arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
const { rows, events } = table.store;
const columns = [...new Set(Object.values(rows.arrays))].filter((each) => each !== null);
const wide = columns.reduce((sum, each) => sum + each.BYTES_PER_ELEMENT, 0);
const eventBytes = (7 * table.eventCount) / table.rowCount;
figures.push({ name: "a node's columns, states aside", bytes: wide });
figures.push({ name: "a node's events", bytes: eventBytes });
figures.push({
  name: "both, as held once the search is over",
  bytes: bytes([...columns, events.kind.array, events.node.array, events.line.array]) / table.rowCount,
});

if (process.argv.includes("--json")) {
  console.log(JSON.stringify(figures));
} else {
  console.log(
    `${table.rowCount} rows, ${table.eventCount} events, ${table.stepCount} steps,`,
    `frontier at most ${table.stats(table.endTime).maxFrontier}`,
  );
  for (const { name, ms, worst, bytes } of figures) {
    const told = bytes ? `${bytes.toFixed(1)} bytes` : `${ms.toFixed(3)} ms, at worst ${worst.toFixed(3)}`;
    console.log(`${name.padEnd(46)} ${told}`);
  }
}
