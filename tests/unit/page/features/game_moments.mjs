// Prints as JSON what web/features/predict finds of every step of the searches on standard input:
// [{traits, options, moments}], for the questions about games (game_questions.py).

import { readFileSync } from "node:fs";

import "../../../../web/features/games/feature.js";
import { happening } from "../../../../web/features/predict/facts.js";
import { solved, tableOf } from "../../../web/table/solver.js";

const told = solved(JSON.parse(readFileSync(0, "utf8"))).map((search) => {
  const table = tableOf(search);
  const moments = Array.from({ length: table.stepCount + 1 }, (_, step) => JSON.parse(happening(table, step)));
  return { traits: search.traits, options: search.options, moments };
});
console.log(JSON.stringify(told));
