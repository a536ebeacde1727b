// The files inside the one file, while the browser still reads it.

import assert from "node:assert/strict";
import { after, test } from "node:test";

const globals = /** @type {any} */ (globalThis);
const { document, addEventListener } = globals;
after(() => Object.assign(globals, { document, addEventListener }));

test("a file whose element is the last one so far is complete only once the page has been read", async () => {
  let finish = () => {};
  const elements = { first: { textContent: "all", nextSibling: {} }, last: { textContent: "a part", nextSibling: null } };
  globals.document = { readyState: "loading", querySelector: (wanted) => elements[wanted.match(/"(.*)"/)[1]] };
  globals.addEventListener = (_, heard) => (finish = heard);
  const { packed } = await import("../../../web/onefile/packed.js");
  assert.equal(await packed("first"), "all");
  const [last, none] = [packed("last"), packed("none")];
  elements.last.textContent = "a part, and the rest";
  finish();
  assert.deepEqual([await last, await none], ["a part, and the rest", undefined]);
});
