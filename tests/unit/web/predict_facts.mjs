// Prints what web/features/predict/facts.js tells of small searches with every algorithm, as JSON: [{options, steps: [{happening,
// waiting, alike}, …]}, …]; what stands in columns of 32 bits is rounded to them. See test_predict_facts.py.

import { SOLVED, tableOf } from "../../web/table/solver.js";
import { alike, happening, waiting } from "../../../web/features/predict/facts.js";

const MOST = 24;

const told = SOLVED.map(({ options, ...search }) => {
  const table = tableOf({ options, ...search });
  const steps = [];
  for (let step = 0; step <= table.stepCount; step++) {
    const t = table.timeOfStep(step);
    const served = JSON.parse(waiting(table, t, MOST));
    const first = served.nodes.find((node) => !node.stale);
    steps.push({
      happening: JSON.parse(happening(table, step)),
      waiting: table.traits.recursive ? null : served,
      alike: first && !table.traits.recursive ? alike(table, first.row, t) : null,
    });
  }
  return { options, steps };
});
process.stdout.write(JSON.stringify(told));
