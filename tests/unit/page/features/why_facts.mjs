// Prints as JSON what web/features/why finds of every node and moment of small searches with every algorithm:
// [{traits, lives, reasons, others}], for test_why.py, which puts it into words.

import { othersOf } from "../../../../web/features/why/counts.js";
import { Kin } from "../../../../web/features/why/kin.js";
import { lifeOf } from "../../../../web/features/why/life.js";
import { Marks } from "../../../../web/features/why/marks.js";
import { reasonAt } from "../../../../web/features/why/next.js";
import { SOLVED, tableOf } from "../../../web/table/solver.js";

const KEYS = ["expanded", "generated", "frontier", "depth", "cost", "branching", "limit"];

const told = SOLVED.map((search) => {
  const table = tableOf(search);
  const kin = new Kin(table);
  const marks = new Marks(table, new Kin(table));
  const lives = Array.from({ length: table.rowCount }, (_, row) => lifeOf(table, kin, row, table.endTime));
  const times = Array.from({ length: table.stepCount + 1 }, (_, step) => table.timeOfStep(step)).concat(table.endTime);
  const midway = Array.from({ length: table.rowCount }, (_, row) => lifeOf(table, kin, row, times[times.length >> 1]));
  return {
    name: search.name,
    traits: search.traits,
    lives: lives.concat(midway),
    reasons: times.map((t) => reasonAt(table, t)),
    others: [...new Set(KEYS.flatMap((key) => othersOf(table, marks, key, table.endTime)).map(({ id }) => id))],
  };
});
console.log(JSON.stringify(told));
