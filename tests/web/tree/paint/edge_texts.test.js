// The labels above the cards of one row do not run into each other.

import assert from "node:assert/strict";
import { test } from "node:test";

import { STATUS } from "../../../../web/table/codes.js";
import { cardSize } from "../../../../web/tree/layout/card_size.js";
import { drawEdgeTexts } from "../../../../web/tree/paint/edge_texts.js";
import { themeOf } from "../../canvas/browser.js";

const WIDTHS = { go: 16, wait: 33, jump: 26 }; // pixels, as in the page's font
const COLUMN = 40;

/** The interval of each label of four siblings in columns of 40 pixels, below a parent in a column of its own. */
function labelsOf(actions, parentAt, across, forward = [], { kx = COLUMN, dy = 110, focus = -1 } = {}) {
  const drawn = [];
  const context = {
    measureText: (text) => ({ width: WIDTHS[text] ?? 8 * text.length }),
    strokeText() {},
    fillRect() {},
    fillText(text, x, y) {
      const shift = { left: 0, center: 0.5, right: 1 }[this.textAlign];
      drawn.push({ text, left: x - shift * WIDTHS[text], right: x + (1 - shift) * WIDTHS[text], middle: x, y });
    },
  };
  const count = actions.length + 1;
  const scene = {
    x: [parentAt, ...actions.map((_, at) => at)],
    y: [0, ...actions.map(() => 1)],
    slots: { parent: [-1, ...actions.map(() => 0)], rowOf: [...Array(count).keys()], slotOf: [...Array(count).keys()] },
    slotStatus: Array.from({ length: count }, (_, at) => (at === focus ? STATUS.GOAL : 1)),
    theme: themeOf("light"),
    across: [4, ...across],
    measures: { weighted: false },
    shape: { face: { written: true }, unit: 1, least: 12 },
    unit: 1,
    base: 0,
    focus,
    statusOf: () => STATUS.GOAL,
    parentOf: (row) => (row > 0 ? 0 : -1),
    solution: { forward, backward: [] },
    shows: () => false,
    higher: () => 0,
    folding: { standsIn: () => false },
    table: {
      firstRow: 0,
      columns: { g: Array(count).fill(0), action: Array(count).fill(0), parent: [-1, ...actions.map(() => 0)] },
      traits: {},
      store: { actions: [] },
      actionLabel: (row) => actions[row - 1],
      label: (row) => `state ${row}`,
    },
  };
  const visible = { top: 0, end: 2, from: [0, 1], to: [1, count] };
  drawEdgeTexts({ context, scene, camera: { kx, tx: 400, dy, ty: 0, width: 540 }, visible, ratio: 1 });
  return drawn;
}

for (const parentAt of [-1, 0, 1.5, 3, 5]) {
  for (const wide of [0, 1, 2, 3]) {
    test(`below a parent at ${parentAt}, where sibling ${wide} has wide room of its own`, () => {
      const across = [0, 1, 2, 3].map((at) => (at === wide ? 4 : 1));
      for (const actions of [["go", "wait", "go", "jump"], ["go", "go", "jump", "go"]]) {
        const labels = labelsOf(actions, parentAt, across);
        assert.ok(labels.length === 4 && labels.at(-1).right <= 540, "in the window");
        labels.forEach(({ middle }, at) => assert.equal(middle, 400 + COLUMN * at, "each across its own edge"));
        for (let at = 1; at < labels.length; at++) assert.ok(labels[at - 1].right < labels[at].left, JSON.stringify(labels));
      }
    });
  }
}

test("on the solution, the text is beside the edge, away from where the edge comes from", () => {
  const [left, right] = [-1, 5].map((parentAt) => labelsOf(["go", "go", "go"], parentAt, [1, 1, 1], [0, 2]));
  assert.ok(left[1].left > 400 + COLUMN && right[1].right < 400 + COLUMN && left[0].middle === 400);
});

test("where not all siblings have room for theirs, none has a text", () => {
  assert.deepEqual(labelsOf(["go", "a long action", "wait", "jump"], 1, [1, 1, 1, 1]), []);
});

test("between close rows, a text above the ring of the goal does not cover the card of the parent", () => {
  for (let dy = 50; dy < 70; dy++) {
    const { height } = cardSize({ face: { written: true }, unit: 1, least: 12 }, 100, dy, 1);
    const [{ y }] = labelsOf(["2"], 0, [1], [1], { kx: 100, dy, focus: 1 });
    assert.ok(y - 12 * 0.4 >= height / 2, `${y} with rows of ${dy}`);
  }
});
