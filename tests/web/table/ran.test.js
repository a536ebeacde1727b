// The lines that are lit are those that Python executes in the step, of every algorithm.

import assert from "node:assert/strict";
import test from "node:test";

import { FORGET, GOAL } from "../../../web/table/kinds.js";
import { SOLVED, solved, tableOf } from "./solver.js";

const GRAPH = { problem: "graph", graph: "S>A 1, S>B 2, A>C 1, A>D 4, B>D 1, D>G 9, C>E 1", start: "S" };
const FAILING = ["depth-limited", "iterative-deepening", "iterative-deepening-visited", "ida-star", "rbfs", "depth-first"];
const DEAD_ENDS = FAILING.flatMap((algorithm) => [
  { ...GRAPH, algorithm, goal: "G" },
  { ...GRAPH, algorithm, goal: "E" },
  { ...GRAPH, graph: `${GRAPH.graph}, X>G 1`.replace("D>G", "D>H"), algorithm, goal: "G" },
]);
const CLOSED = { ...GRAPH, algorithm: "astar", goal: "G", reopen: "false" };
const ALL = [...SOLVED, ...solved([...DEAD_ENDS, CLOSED]).map((search) => ({ ...search, name: `${search.options.algorithm} to ${search.options.goal} in ${search.options.graph}` }))];

for (const { name, traits, chunks, ...search } of ALL) {
  if (traits.family) continue;
  test(`${name}: the lines that ran in a step are those that Python has executed`, () => {
    const table = tableOf({ traits, chunks });
    const { source } = traits;
    const recursive = source.runs.calls.length > 0;
    const texts = source.text.split("\n");
    const text = (line) => texts[line - 1].trim();
    const hidden = new Set(Object.values(source.runs.ways).flat().flatMap(([, , , lines]) => lines.filter((line) => line < 0)));
    const inLecture = { has: (line) => !hidden.has(-line) && !/closed\.remove/.test(text(line)) };
    const inner = texts.findLastIndex((each) => /^def (dls|dfs|rbfs)\b/.test(each)) + 1;
    const isLoop = (line) => /^(for|while)\b/.test(text(line));
    const isCall = (line) => /= yield \w+\(/.test(text(line));
    const isIn = (line, before) => {
      const block = texts.slice(line).findIndex((each) => each.trim() && each.search(/\S/) <= texts[line - 1].search(/\S/));
      return before >= line && before <= line + (block < 0 ? texts.length : block);
    };
    /** The lines executed before event t, without the last look of a `for` loop at its items. */
    const looks = (line, at, lines, t) => isLoop(line) && text(line).startsWith("for")
      && isIn(line, at > 0 ? lines[at - 1] : t > 0 ? table.at(t - 1).event.line : 0) && !isIn(line, lines[at + 1] ?? 0); // prettier-ignore
    const executed = search.executed.map((lines, t) => lines.filter((line, at) => !looks(line, at, lines, t)));
    /** How many of the lines between event t and the one before it belong to that one's step: also a `while` after which the search ends. */
    const kept = (t) => {
      const [lines, before] = [executed[t], table.kindAt(t - 1)];
      const isReturn = (line) => text(line).startsWith("return") && (!recursive || line >= inner);
      if (recursive && before === GOAL) return lines.findIndex(isReturn) + 1;
      if (recursive && lines.some(isReturn)) return lines.findLastIndex(isReturn) + 1;
      const stop = lines.findIndex((line) => isLoop(line) || isCall(line));
      const begins = stop >= 0 && text(lines[stop]).startsWith("for") && !isIn(lines[stop], table.at(t - 1).event.line);
      if (lines.length > 1 && isReturn(lines.at(-1)) && text(lines.at(-2)).startsWith("while")) return lines.length - 1;
      return stop < 0 ? lines.length : stop + Number(begins);
    };
    const isOver = (t) => recursive && table.kindAt(t - 1) === GOAL; // its calls are shown as open
    const turned = (t) => {
      while (table.kindAt(t) === FORGET) t++;
      return t;
    };
    let [from, former] = [0, []];
    const positions = Array.from({ length: table.stepCount + 1 }, (_, step) => table.timeOfStep(step));
    for (const t of [...positions, ...(table.finished ? [table.endTime] : [])]) {
      const end = recursive && t < table.endTime ? turned(t + 1) : t + 1;
      const lines = [];
      for (let at = from; at <= Math.min(end, table.endTime); at++) {
        const [first, last] = [at === from && at > 0 ? kept(at) : 0, at === end || isOver(at) ? kept(at) : executed[at].length];
        lines.push(...executed[at].slice(first, last));
      }
      const { ran } = table.at(t);
      if (!lines.some((line) => inLecture.has(line))) lines.push(...former); // they stay lit up to the return
      former = lines;
      const [lit, shown] = [ran.filter((line) => line > 0), lines.filter((line) => inLecture.has(line))];
      assert.deepEqual(new Set(lit), new Set(shown), `event ${t}`);
      assert.equal(lit.at(-1), shown.at(-1), `event ${t}`);
      assert.ok(ran.every((line) => lines.includes(Math.abs(line))));
      from = end;
    }
  });
}
