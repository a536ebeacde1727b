// Facts about nodes and times derived from a table, and the marks below the slider. Plain positional arguments only, as
// in seam.js; results are JSON text.

import { othersOf, nodesOf } from "./counts.js";
import { Iterations, costOf } from "./iterations.js";
import { Kin } from "./kin.js";
import { lifeOf } from "./life.js";
import { Marks } from "./marks.js";
import { reasonAt } from "./next.js";
import { Ticks } from "./ticks.js";

const NONE = new Int32Array(0);

/** The facts about one table, cached and extended as the table grows. */
export function createFacts(table) {
  const kin = new Kin(table);
  const iterations = new Iterations(table);
  const marks = new Marks(table, new Kin(table));
  let sent = []; // the last facts of each iteration
  const born = (row, until) => table.columns.generatedAt[row - table.firstRow] <= until;
  const occurrences = (row, until) => kin.of(row).filter((other) => born(other, until));
  return {
    table,
    marks,
    has: (row) => table.has(row),
    life: (row, until) => JSON.stringify(lifeOf(table, kin, row, until)),
    occurrences: (row, until) => (table.has(row) ? occurrences(row, until) : NONE),
    reason: (t) => JSON.stringify(reasonAt(table, t)),
    hasIterations: () => iterations.any,
    iterations(t, until) {
      const facts = iterations.facts(t, until);
      const texts = facts.map((each) => JSON.stringify(each));
      const changed = facts.filter((_, at) => texts[at] !== sent[at]);
      sent = texts;
      return JSON.stringify({ count: facts.length, changed, cost: costOf(facts) });
    },
    forget: () => (sent = []),
    seek: (t, what, by) => marks.seek(t, what, by),
    lostStep: (t, by) => marks.lostStep(t, by),
    startOf: (index) => marks.startOf(table.iterations[index - table.iterations[0].index]),
    others: (key, t) => JSON.stringify(othersOf(table, marks, key, t)),
    nodes: (key, t) => nodesOf(table, key, t),
    slice: (rows, from, count) => rows.slice(from, from + count),
    indexOf: (rows, row) => rows.indexOf(row),
  };
}

export const none = NONE;

/** The ticks on a canvas: `show(most, facts, until, second, secondUntil)`, the second search may be null. */
export function createTicks(canvas) {
  const ticks = new Ticks(canvas);
  const search = (facts, until) => ({ marks: facts.marks, until });
  return {
    show(most, facts, until, second, secondUntil) {
      const searches = [search(facts, until)];
      if (second) searches.push(search(second, secondUntil));
      ticks.show(searches, most);
    },
    destroy: () => ticks.destroy(),
  };
}
