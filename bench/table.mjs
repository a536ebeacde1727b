// How long the table takes for a recorded search (table.py records uniform cost on the eight-puzzle, every one of its
// 483,839 nodes, and as many of tic-tac-toe). `node bench/table.mjs RECORDING` prints JSON.

import { readFileSync } from "node:fs";

import "../web/features/games/feature.js";
import { EXPAND, KINDS, VALUE } from "../web/table/kinds.js";
import { createTable } from "../web/table/table.js";

globalThis.fetch = () => Promise.reject(); // the page's own recording is not wanted
const { readRecording } = await import("../web/recording/recording.js");

const EVENTS_IN_CHUNK = 4096;
const OF_GAMES = { alpha: EXPAND, beta: EXPAND, value: VALUE }; // a cell for each event of the kind
const ROWS = ["parent", "action", "depth", "iteration", "state", "g", "h", "priority"];
const { buffer } = new Uint8Array(readFileSync(process.argv[2]));
const { answer, chunk: whole } = readRecording(buffer);
const TRAITS = JSON.parse(answer).table;
const isGame = TRAITS.family !== undefined;
if (isGame) ROWS.push("turn", "chance");

/** The recording in pieces, as the worker sends a search. */
function* pieces() {
  const makes = KINDS.map((kind) => kind.makes);
  const size = TRAITS.states.cells;
  let [row, state] = [0, 0];
  const taken = { alpha: 0, beta: 0, value: 0 };
  for (let from = 0; from < whole.kind.length; from += EVENTS_IN_CHUNK) {
    const to = Math.min(whole.kind.length, from + EVENTS_IN_CHUNK);
    const kind = whole.kind.subarray(from, to);
    const end = row + kind.filter((each) => makes[each]).length;
    const states = whole.state.subarray(row, end).reduce((most, each) => Math.max(most, each + 1), state);
    const last = to === whole.kind.length;
    const ofGame = Object.entries(isGame ? OF_GAMES : {}).map(([name, its]) => {
      const count = kind.filter((each) => each === its).length;
      return [name, whole[name].subarray(taken[name], (taken[name] += count))];
    });
    yield {
      ...whole,
      ...Object.fromEntries(ROWS.map((name) => [name, whole[name].subarray(row, end)])),
      ...Object.fromEntries(ofGame),
      ...{ first_event: from, kind, node: whole.node.subarray(from, to), line: whole.line.subarray(from, to) },
      ...{ first_row: row, first_state: state, cells: whole.cells.subarray(state * size, states * size) },
      ...{ new_actions: from === 0 ? whole.new_actions : [], outcome: last ? whole.outcome : null },
    };
    [row, state] = [end, states];
  }
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

const chunks = [...pieces()];
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
measure("stats at random t", TIMES, (t) => table.at(t).stats);
measure("stepSummary at random t", TIMES, (t) => table.at(t).summary);
measure("frontier, 30 rows from the top, at random t", TIMES, (t) => table.at(t).frontier.rows(0, 30));
measure("frontier, 30 rows from the top, at the end", LATE, (t) => table.at(t).frontier.rows(0, 30));
measure("frontier, 30 rows far down, at random t", TIMES, (t) => table.at(t).frontier.rows(5000, 30));
measure("frontier, place of a row", TIMES, (t) => table.at(t).frontier.indexOf(table.rowCount >> 1));
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
measure("frontier of scattered f, 30 rows from the top", TIMES, (t) => scattered.at(t).frontier.rows(0, 30));
measure("frontier of scattered f, 30 rows far down", TIMES, (t) => scattered.at(t).frontier.rows(5000, 30));

const bytes = (arrays) => arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
const { rows, events, family } = table.store;
if (isGame) measure("value and window of a node, at random t", TIMES, (t) => family.windowAt(Math.floor(t / 3), t));
const arrays = [...Object.values(rows.arrays), ...Object.values(family?.arrays ?? {})];
const columns = [...new Set(arrays)].filter((each) => each !== null);
const wide = columns.reduce((sum, each) => sum + each.BYTES_PER_ELEMENT, 0);
const eventBytes = (7 * table.eventCount) / table.rowCount;
figures.push({ name: "a node's columns, states aside", bytes: wide });
figures.push({ name: "a node's events", bytes: eventBytes });
figures.push({
  name: "both, as held once the search is over",
  bytes: bytes([...columns, events.kind.array, events.node.array, events.line.array]) / table.rowCount,
});

console.log(JSON.stringify(figures));
