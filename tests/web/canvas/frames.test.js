// No frame reaches what has ended.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { NextFrame } from "../../../web/canvas/next_frame.js";

let waiting = new Map();
let number = 0;

globalThis.requestAnimationFrame = (act) => (waiting.set(++number, act), number);
globalThis.cancelAnimationFrame = (handle) => waiting.delete(handle);

beforeEach(() => waiting.clear());

function frame() {
  const acts = [...waiting.values()];
  waiting.clear();
  for (const act of acts) act(performance.now());
}

test("requests before a frame are one call, and none after the end", () => {
  let calls = 0;
  const next = new NextFrame(() => calls++);
  next.request();
  next.request();
  frame();
  assert.equal(calls, 1);
  next.request();
  next.end();
  frame();
  next.request();
  frame();
  assert.equal(calls, 1);
});
