// Prints as JSON what the panels show where each step of small searches leaves them: [{name, traits, end, moments}], for
// test_moments.py, which says it in sentences.

import { reasonAt } from "../../../../web/features/why/next.js";
import { Description } from "../../../../web/list/description.js";
import { EXPAND, GOAL } from "../../../../web/table/kinds.js";
import { SOLVED, tableOf } from "../../../web/table/solver.js";

const FORM = { columns: ["{priority}"], next: "next", returned: { value: "returned", cutoff: "returned", failure: "returned" } };

function momentOf(table, step) {
  const t = table.timeOfStep(step);
  const moment = table.at(t);
  const { summary, stats, told, listed, limit, returned, stops } = moment;
  const rows = [...listed.rows(0, listed.count)];
  const description = new Description(table, FORM, String);
  const marks = rows.map((row, place) => ({ ...description.of(row, place, t) })).map(({ next, side }) => side || (next ? "next" : ""));
  let at = t + 1;
  while (at < table.endTime && ![EXPAND, GOAL].includes(table.kindAt(at))) at++;
  const [next, kind] = [table.nodeAt(at), table.kindAt(t + 1)]; // what is removed next, and the next event
  return {
    ...{ t, step, summary, stats, told: { ...told, met: [...told.met] }, rows, limit, returned, stops, marks, next, kind },
    entries: JSON.parse(table.entries(Array.from({ length: table.rowsAt(t) }, (_, row) => row), t)),
    reason: reasonAt(table, t),
    limits: table.iterations.map((each) => each.limit),
  };
}

const told = SOLVED.filter(({ traits }) => !traits.family).map((search) => {
  const table = tableOf(search);
  const moments = Array.from({ length: Math.min(60, table.stepCount) + 1 }, (_, step) => momentOf(table, step));
  return { name: search.name, traits: search.traits, end: table.endTime, moments };
});
console.log(JSON.stringify(told));
