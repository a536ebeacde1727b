// No frame reaches what has ended.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Frames } from "../../../web/canvas/frames.js";
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

test("a frame that is under way already does not reach it", () => {
  const calls = [];
  const later = new NextFrame(() => calls.push("later"));
  const first = new NextFrame(() => (calls.push("first"), later.end()));
  first.request();
  later.request();
  frame();
  assert.deepEqual(calls, ["first"]);
});

test("a drawing that its own animation ends paints no more", () => {
  let paints = 0;
  const frames = new Frames(() => (frames.stop(), true), () => paints++, () => true);
  frames.request();
  frame();
  frame();
  assert.equal(paints, 0);
});
