// Prints as JSON what the panels show where each step of small searches leaves them: [{name, traits, end, moments}], for
// test_moments.py, which says it in sentences.

import { reasonAt } from "../../../../web/features/why/next.js";
import { Description } from "../../../../web/list/description.js";
import { EXPAND, GOAL } from "../../../../web/table/kinds.js";
import { randomGraph } from "../../../web/table/random.js";
import { SOLVED, solved, tableOf } from "../../../web/table/solver.js";

const FORM = { columns: ["{priority}"], next: "next", returned: { value: "returned", cutoff: "returned", failure: "returned" } };

const MANY = ["bidirectional", "rbfs"].flatMap((algorithm) => Array.from({ length: 40 }, (_, seed) => ({ ...randomGraph(seed), algorithm })));
const RANDOM = solved(MANY.map((options) => ({ ...options, max_nodes: 400 })));

function momentOf(table, step, t = table.timeOfStep(step)) {
  const moment = table.at(t);
  const { summary, stats, told, listed, limit, returned, open, stops } = moment;
  const rows = [...listed.rows(0, listed.count)];
  const description = new Description(table, FORM, String);
  const marks = rows.map((row, place) => ({ ...description.of(row, place, t) })).map(({ next, side }) => side || (next ? "next" : ""));
  let at = t + 1;
  while (at < table.endTime && ![EXPAND, GOAL].includes(table.kindAt(at))) at++;
  const [next, kind] = [table.nodeAt(at), table.kindAt(t + 1)]; // what is removed next, and the next event
  return {
    ...{ t, step, summary, stats, told: { ...told, met: [...told.met] }, rows, limit, returned, open, stops, marks, next, kind },
    ...{ calls: [...moment.limits], current: moment.current, path: table.pathSoFar(t) && [...table.pathSoFar(t)] },
    entries: JSON.parse(table.entries(Array.from({ length: table.rowsAt(t) }, (_, row) => row), t)),
    reason: reasonAt(table, t),
    limits: table.iterations.map((each) => each.limit),
  };
}

const NAMED = RANDOM.map((search, at) => ({ ...search, name: `${search.options.algorithm} on random graph ${at % 40}` }));
const told = [...SOLVED, ...NAMED].filter(({ traits }) => !traits.family).map((search) => {
  const table = tableOf(search);
  const moments = Array.from({ length: Math.min(60, table.stepCount) + 1 }, (_, step) => momentOf(table, step));
  const ended = table.solution && moments.length > table.stepCount ? momentOf(table, table.stepCount, table.endTime) : null;
  return { name: search.name, traits: search.traits, end: table.endTime, moments, ended, solution: table.solution && [...table.solution] };
});
console.log(JSON.stringify(told));
