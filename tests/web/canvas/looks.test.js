import assert from "node:assert/strict";
import { test } from "node:test";

import { Colour } from "../../../web/canvas/colour.js";
import { drawGlyph } from "../../../web/canvas/glyphs.js";
import { BY_WEIGHT, LOOKS, ONLY_HERE } from "../../../web/canvas/status_styles.js";
import { STATUS } from "../../../web/table/codes.js";
import { CardLooks } from "../../../web/tree/paint/cards.js";
import { themeOfGoal } from "../../../web/tree/paint/sides.js";
import { penOn, themeOf } from "./browser.js";

test("every status has a look, and what only one of two searches has expanded has one, too", () => {
  const looks = Object.values(STATUS).filter((status) => status !== STATUS.UNBORN);
  assert.deepEqual([...BY_WEIGHT].sort((a, b) => a - b), [...looks, ONLY_HERE].sort((a, b) => a - b));
});

test("the signs of any two looks differ in shape, colours apart", () => {
  const signs = new Map();
  for (const look of BY_WEIGHT) {
    const pen = penOn();
    drawGlyph(pen, look, 0, 0, 10, themeOf("light"));
    const shape = JSON.stringify(pen.said);
    assert.ok(pen.said.length > 0 && !signs.has(shape), `${LOOKS[look].name} looks like ${signs.get(shape)}`);
    signs.set(shape, LOOKS[look].name);
  }
});

test("from far, what only one search has expanded differs from what both have, in shade as well as in colour", () => {
  assert.notDeepEqual(LOOKS[ONLY_HERE].far(0.5), LOOKS[STATUS.EXPANDED].far(0.5));
  for (const scheme of ["light", "dark"]) {
    const { only, expanded, paper } = themeOf(scheme);
    assert.notEqual(only.css, expanded.css);
    assert.ok(contrast(only, paper) >= 3);
  }
});

test("on paper, each sign has a contrast of at least 3, and each colour of text one of 4.5", () => {
  for (const scheme of ["light", "dark"]) {
    const theme = themeOf(scheme);
    const least = { ...Object.fromEntries(BY_WEIGHT.map((look) => [LOOKS[look].colour, 3])), ink: 4.5, muted: 4.5, accent: 4.5 };
    for (const [name, ratio] of Object.entries({ ...least, first: 3, second: 3, path: 3 })) {
      const found = contrast(theme[name], theme.paper);
      assert.ok(found >= ratio, `${scheme}, ${name}: ${found}`);
    }
  }
});

test("on each card, text and the picture's text have a contrast of 4.5, text also of pale ones 6.5, its lines and the edge 3", () => {
  for (const theme of ["light", "dark"].map(themeOf).flatMap((each) => [each, themeOfGoal(each)])) {
    for (const look of BY_WEIGHT) {
      const { rim, text, limit, picture } = new CardLooks().of(theme)[look];
      const fill = theme.paper.mixed(theme[LOOKS[look].colour], LOOKS[look].card.fill);
      const shapes = [[rim, theme.paper], [picture.line, fill], [picture.ink, fill]];
      const texts = [[text, fill], ...(look === STATUS.EXPANDED ? [[limit, fill]] : []), ...["tile", "cool", "warm", "paper"].map((ground) => [picture.ink, colourOf(picture[ground])]), [picture.paper, colourOf(picture.goal)]];
      const found = [shapes, texts].map((pairs) => Math.min(...pairs.map(([css, on]) => contrast(colourOf(css), on))));
      assert.ok(found[0] >= 3 && found[1] >= 4.5 && contrast(colourOf(text), fill) >= (LOOKS[look].card.picture === "faint" ? 6.5 : 4.5), `${LOOKS[look].name}: ${found}`);
    }
  }
});

const colourOf = (css) => new Colour(...css.match(/\d+/g).map(Number));

function contrast(colour, other) {
  const [low, high] = [colour.luminance, other.luminance].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
