// The page's reader of files, for the tests on CPython: a line for each file comes in (base64), a line of JSON goes out.

import { createInterface } from "node:readline";

import { Opened } from "../../../web/features/importing/opened.js";
import { Reading } from "../../../web/features/importing/reading.js";
import "../../../web/features/games/feature.js";
import { createTable } from "../../../web/table/table.js";

const NAMES = ["parent", "action", "depth", "iteration", "state", "g", "h", "priority", "generatedAt", "expandedAt", "removedAt", "fate"];
const TRAITS = { key: "f", tie: "fifo", recursive: false, stale_when: null, visited: "expanded", states: { kind: "text" } };
const ODD = { id: "head", values: { field: "answer.table" } };
const number = (value) => (Number.isNaN(value) ? null : Math.abs(value) === Infinity ? String(value) : value);
console.warn = () => {};

async function read(bytes) {
  const reading = new Opened(bytes, bytes.length, new Reading());
  await reading.begin(() => {});
  const found = { kind: reading.kind, fault: JSON.parse(reading.fault) };
  if (found.fault || reading.kind !== "record") return found;
  const head = JSON.parse(reading.head);
  const traits = head.answer?.table ?? TRAITS;
  if (!["expanded", "taken-off", "none", "leaves"].includes(traits.visited)) return { ...found, fault: ODD }; // as bring_traits.py
  const table = createTable(traits);
  Object.assign(found, JSON.parse(await reading.fill(table, () => {})));
  if (found.fault) return found;
  const count = table.rowCount;
  const games = table.store.family?.arrays ?? {};
  const columns = NAMES.map((name) => [name, Array.from(table.columns[name].subarray(0, count), number)]);
  const times = Array.from({ length: table.eventCount }, (_, t) => t);
  const rows = Array.from({ length: count }, (_, row) => row);
  return {
    ...found,
    head,
    columns: Object.fromEntries(columns),
    games: Object.fromEntries(Object.entries(games).map(([name, cells]) => [name, Array.from(cells.subarray(0, count), number)])),
    labels: rows.map((row) => table.label(row)),
    actions: rows.map((row) => table.actionLabel(row)),
    events: times.map((t) => Object.values(table.at(t).event)),
    counts: times.map((t) => {
      const { expanded, generated, frontier, maxFrontier, deepest } = table.at(t).stats;
      return [expanded, generated, frontier, maxFrontier, deepest];
    }),
    frontier: Array.from(table.at(Math.floor(table.eventCount / 2)).frontier.rows(0, 20)),
    finished: table.finished,
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const answer = await read(new Uint8Array(Buffer.from(line, "base64")));
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
