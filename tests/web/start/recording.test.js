// Which recordings the page fetches for a link.

import assert from "node:assert/strict";
import test from "node:test";

import { recordingsOf } from "../../../web/recording/recording.js";

const BOARDS = { problem: "eight-puzzle", algorithm: "astar", heuristic: "manhattan" };
const SITE_RECORDINGS = {
  first: { ...BOARDS, start: "1,2,5,3,0,7,6,8,4" },
  hardest: { ...BOARDS, start: "8,0,6,5,4,7,2,3,1" },
  misplaced: { ...BOARDS, start: "1,0", heuristic: "misplaced" },
  manhattan: { ...BOARDS, start: "1,0" },
  romania: { problem: "graph", graph: "romania", start: "Arad", goal: "Bucharest", algorithm: "greedy" },
};
Object.assign(globalThis, { SITE_RECORDINGS });
const CASES = [
  ["", ["first"]],
  ["step=7", ["hardest"]],
  ["start=1,0&heuristic=misplaced&b.heuristic=manhattan", ["misplaced", "manhattan"]],
  ["predict=8&problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=greedy", ["romania"]],
  ["problem=graph&start=Arad&goal=Bucharest&algorithm=greedy", []],
];

for (const [link, names] of CASES) test(`#${link}`, () => assert.deepEqual(recordingsOf(link), names));
