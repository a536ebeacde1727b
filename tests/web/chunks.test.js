// Chunks that a worker posts beside its answers.

import assert from "node:assert/strict";
import { test } from "node:test";

import { chunksOf } from "../../web/chunks.js";

/** A worker whose answers and deliveries come when the test says so. */
function workerOf() {
  const worker = new EventTarget();
  worker.asked = [];
  worker.sync = {
    advance: (run, expansions, seconds, delivery) =>
      new Promise((answer, fail) => worker.asked.push({ run, expansions, seconds, delivery, answer, fail })),
  };
  worker.post = (data) => worker.dispatchEvent(Object.assign(new Event("message"), { data }));
  return worker;
}

test("a chunk is had whether it comes before the answer or after it", async () => {
  const worker = workerOf();
  const advance = chunksOf(worker);
  const both = [advance(3, 64, 0.03), advance(3, 65, 0.1)];
  const [first, second] = worker.asked;
  assert.deepEqual([first.run, first.expansions, first.seconds], [3, 64, 0.03]);
  worker.post({ delivery: first.delivery, kind: "first" });
  first.answer();
  second.answer();
  worker.post({ delivery: second.delivery, kind: "second" });
  assert.deepEqual(
    (await Promise.all(both)).map((chunk) => chunk.kind),
    ["first", "second"],
  );
});

test("what else the worker posts is nothing to it", async () => {
  const worker = workerOf();
  const chunk = chunksOf(worker)(1, 1, 1);
  for (const other of ["polyscript:done", null, { delivery: -1 }, {}]) worker.post(other);
  worker.post({ delivery: worker.asked[0].delivery, kind: "mine" });
  worker.asked[0].answer();
  assert.equal((await chunk).kind, "mine");
});

test("a call that fails in the worker fails here", async () => {
  const worker = workerOf();
  const chunk = chunksOf(worker)(1, 1, 1);
  worker.asked[0].fail(new Error("no such run"));
  await assert.rejects(chunk, /no such run/);
});
