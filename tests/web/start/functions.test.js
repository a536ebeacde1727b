import assert from "node:assert/strict";
import { test } from "node:test";

import { withOneObjectEach } from "../../../web/start/functions.js";

/** What Pyodide is given: a table of functions, which are named by their numbers, and an exported one. */
async function given(entries, run) {
  const table = { length: entries.length, get: (at) => entries[at], set: (at, entry) => { entries[at] = entry; } };
  const instance = { exports: { run, memory: {}, __indirect_function_table: table } };
  const create = withOneObjectEach(({ instantiateWasm }) => new Promise((done) => { instantiateWasm({}, done); }));
  assert.equal(await create({ instantiateWasm: (_, receive) => receive(instance, "module") }), instance);
  return entries;
}

test("an exported function is the object at its places in the table, the others are as before", async () => {
  const [inner, run, entry, again] = ["7", "8", "8", "8"].map((name) => ({ name })); // in WebKit: three objects, one function
  assert.deepEqual((await given([inner, entry, null, again], run)).map((each) => each && [each === run, each.name]), [
    [false, "7"], [true, "8"], null, [true, "8"],
  ]);
});

test("in browsers with one object for each function, the table is not written", async () => {
  const run = { name: "8" };
  assert.equal((await given(Object.freeze([null, run]), run))[1], run);
});
