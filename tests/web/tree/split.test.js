import assert from "node:assert/strict";
import { test } from "node:test";

import { isWide } from "../../../web/tree/split.js";

const ROOM = { kx: 75, dy: 56 };
const AREA = { width: 864, height: 564, share: 0.58 };

test("a tree is below its map if it is wide and shallow, and beside it if it fits there or is deep", () => {
  assert.equal(isWide({ widest: 14, levels: 5 }, ROOM, AREA), true);
  assert.equal(isWide({ widest: 6, levels: 5 }, ROOM, AREA), false);
  assert.equal(isWide({ widest: 30, levels: 17 }, ROOM, AREA), false);
});
