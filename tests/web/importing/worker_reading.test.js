// What the page hears of a file that a worker reads, whatever order the worker's messages come in.

import assert from "node:assert/strict";
import { test } from "node:test";

import { WorkerReading } from "../../../web/features/importing/worker_reading.js";

/** A worker that says what the test has it say. */
class Puppet {
  static last;
  calls = [];
  terminated = false;

  constructor() {
    Puppet.last = this;
  }

  postMessage(call) {
    this.calls.push(call);
  }

  terminate() {
    this.terminated = true;
  }

  say(data) {
    this.onmessage({ data });
  }
}

async function begun(t, onProgress) {
  t.mock.method(globalThis, "fetch", async () => new Response(""));
  globalThis.Worker = /** @type {any} */ (Puppet);
  t.after(() => delete globalThis.Worker);
  const reading = new WorkerReading();
  Puppet.last = null;
  const answer = reading.begin(new Blob(["x"]), 1, onProgress);
  while (!Puppet.last?.calls.length) await new Promise((go) => setImmediate(go));
  return { reading, answer, worker: Puppet.last };
}

test("progress is told until the answer, and not after it", async (t) => {
  const heard = [];
  const { answer, worker } = await begun(t, (share) => heard.push(share));
  worker.say({ progress: 0.5 });
  worker.say({ answer: { kind: "none" } });
  worker.say({ progress: 1 });
  assert.deepEqual(await answer, { kind: "none" });
  assert.deepEqual(heard, [0.5]);
});

test("what is closed is answered at once, and its worker ends", async (t) => {
  const { reading, answer, worker } = await begun(t, () => assert.fail("nobody listens"));
  await reading.close();
  worker.say({ progress: 0.5 });
  worker.say({ answer: { kind: "none" } });
  assert.equal((await answer).fault.id, "cancelled");
  assert.equal((await reading.next()).fault.id, "cancelled");
  assert.ok(worker.terminated);
});
