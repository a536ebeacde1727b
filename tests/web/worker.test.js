// The way to the solver's worker and its other end, each held against a partner of the test's own.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SolverWorker } from "../../web/worker/link.js";
import { serve } from "../../web/worker/serve.js";

/** A worker that hears what it is asked, and posts what the test says. */
function silentWorker() {
  const worker = new EventTarget();
  worker.asked = [];
  worker.postMessage = (message) => worker.asked.push(message);
  worker.terminate = () => (worker.ended = true);
  worker.post = (data) => worker.dispatchEvent(Object.assign(new Event("message"), { data }));
  return worker;
}

test("each call gets its own answer, in whatever order they come", async () => {
  const worker = silentWorker();
  const link = new SolverWorker(worker);
  const both = [link.ask("advance", 3, 64, 0.03), link.ask("close", 3)];
  const [first, second] = worker.asked;
  assert.deepEqual([first.name, first.values], ["advance", [3, 64, 0.03]]);
  worker.post({ call: second.call, answer: "closed" });
  worker.post({ call: first.call, answer: { kind: "columns" } });
  assert.deepEqual(await Promise.all(both), [{ kind: "columns" }, "closed"]);
});

test("a function that fails rejects its call", async () => {
  const worker = silentWorker();
  const asked = new SolverWorker(worker).ask("advance", 1);
  worker.post({ call: worker.asked[0].call, error: "no such run" });
  await assert.rejects(asked, /no such run/);
});

/** What a worker may post that nobody has asked for. */
const UNASKED = [null, 7, "done", {}, { call: -1, answer: 1 }, { call: "__proto__", answer: 1 }, { started: "plain" }, { lost: "x" }];

for (const data of UNASKED) {
  test(`a worker that posts what was not asked is ended at once: ${JSON.stringify(data)}`, async () => {
    const worker = silentWorker();
    const link = new SolverWorker(worker);
    worker.post({ started: "plain" });
    const asked = link.ask("digest", 1);
    worker.post(data);
    assert.equal(worker.ended, true);
    worker.post({ call: worker.asked[0].call, answer: "late" });
    await link.flooded;
    await assert.rejects(asked, { name: "AbortError" });
  });
}

test("a worker that answers a call twice, or fails by itself, is ended", async () => {
  const twice = silentWorker();
  const link = new SolverWorker(twice);
  twice.post({ started: "plain" });
  const asked = link.ask("digest", 1);
  twice.post({ call: twice.asked[0].call, answer: "mine" });
  assert.equal(twice.ended, undefined);
  twice.post({ call: twice.asked[0].call, answer: "forged" });
  assert.equal(await asked, "mine");
  await link.flooded;
  const failing = silentWorker();
  const other = new SolverWorker(failing);
  failing.post({ started: "plain" });
  failing.dispatchEvent(new Event("error"));
  await other.flooded;
  assert.equal(failing.ended, true);
});

test("a worker is there when it says so, and not where its script or its Python does not start", async (context) => {
  const warned = context.mock.method(console, "warn", () => {});
  const ready = silentWorker();
  const link = new SolverWorker(ready);
  ready.post({ started: "snapshot" });
  assert.equal(await link.started, true);
  const lost = silentWorker();
  const without = new SolverWorker(lost);
  lost.post({ lost: "no memory" });
  assert.equal(await without.started, false);
  const broken = silentWorker();
  const never = new SolverWorker(broken);
  broken.dispatchEvent(new Event("error"));
  assert.equal(await never.started, false);
  assert.match(warned.mock.calls.map((call) => call.arguments[0]).join(), /no memory,.*failed/);
});

test("the worker locks itself before it can be asked, and hands over the columns' buffers", async () => {
  const posted = [];
  const order = [];
  let hear;
  const { addEventListener, postMessage } = globalThis;
  globalThis.addEventListener = (_, listener) => (hear = listener);
  globalThis.postMessage = (message, { transfer } = {}) => {
    order.push("posted");
    posted.push(transfer ? structuredClone(message, { transfer }) : message);
  };
  const column = Int32Array.of(1, 2, 3);
  const functions = {
    __export__: { toJs: () => ["advance", "fails"] },
    advance: (run) => ({ run, column }),
    fails: () => {
      throw new Error("not so");
    },
  };
  const python = { runPython: () => order.push("run"), globals: { get: (name) => functions[name] } };
  try {
    await serve(Promise.resolve(python), Promise.resolve("text"), () => order.push("locked"));
    assert.deepEqual(order, ["run", "locked", "posted"]);
    hear({ data: { call: 1, name: "advance", values: [7] } }); // made in the worker itself
    assert.deepEqual(order, ["run", "locked", "posted"]);
    const isTrusted = true;
    hear({ isTrusted, data: { call: 1, name: "advance", values: [7] } });
    hear({ isTrusted, data: { call: 2, name: "fails", values: [] } });
    hear({ isTrusted, data: { call: 3, name: "constructor", values: [] } });
  } finally {
    Object.assign(globalThis, { addEventListener, postMessage });
  }
  assert.deepEqual(posted[1], { call: 1, answer: { run: 7, column: Int32Array.of(1, 2, 3) } });
  assert.equal(column.byteLength, 0);
  assert.match(posted[2].error, /not so/);
  assert.match(posted[3].error, /TypeError/);
});

test("calls that are under way when the worker is ended are told so", async () => {
  const worker = silentWorker();
  const link = new SolverWorker(worker);
  const asked = link.ask("advance", 1);
  link.terminate();
  assert.equal(worker.ended, true);
  await assert.rejects(asked, { name: "AbortError" });
});
