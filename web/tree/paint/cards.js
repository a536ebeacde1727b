// Near: every node is a card with its board or name, the deciding number below it, and the action on its edge.

import { drawGem, drawGlyph, strike } from "../../canvas/glyphs.js";
import { LOOKS } from "../../canvas/status_styles.js";
import { cardNote, edgeText, inLine, keyOf, limitNote, resultNote, signOf, sumOf } from "../../canvas/notes.js";
import { fitted, numberText, widthOf } from "../../canvas/text.js";
import { FAMILIES } from "../../table/families.js";
import { PARTS, cardSize, lineOf, textRoom } from "../layout/card_size.js";
import { looksOf, paleOf } from "../../faces/look.js";
import { HANG, badgedRows, badgesAt } from "./badges.js";
import { edgeType } from "./edge_texts.js";
import { isFromGoal, themeOfGoal } from "./sides.js";

export class CardLooks {
  #byTheme = new WeakMap();

  /** @returns {object[]} by look */
  of(theme) {
    if (!this.#byTheme.has(theme)) this.#byTheme.set(theme, this.#make(theme));
    return this.#byTheme.get(theme);
  }

  #make(theme) {
    const { paper, ink, cutoff } = theme;
    const pictures = looksOf(theme);
    return LOOKS.map(({ colour, card }) => ({
      fill: paper.mixed(theme[colour], card.fill).css,
      rim: paper.mixed(theme[colour], card.rim).css,
      line: card.line,
      dash: card.dash,
      picture: pictures[card.picture],
      text: (card.picture === "faint" ? paleOf(theme) : ink).css,
      limit: cutoff.mixed(ink, 0.5).css,
    }));
  }
}

const WHOLE_NOTE = 8.2; // times the font size: the width of a card with g, h and f
const LEAST_PARTS = 0.95; // share of the font size, for a number and its parts
const LEAST_NOTE = 0.7; // share of the font size, for a number that is too wide
const PAD = 4; // above the picture
const CLEAR = 3; // pixels beside the bar of the next card
const STRUCK = { name: 0.75, picture: 0.5 }; // opacity of the lines through a card
const BEHIND = new Set(["slash", "slashes", "cross", "level"]); // marks below a name; a picture would break them into pieces

/** @typedef {{left: number, top: number, width: number}} Spot  of a card, in CSS pixels */

export class CardPainter {
  #looks = new CardLooks();
  // The card being drawn.
  #card = { left: 0, top: 0, width: 0, height: 0, size: null, look: null, row: 0, round: 0 };
  #badged = new Set(); // the rows that have badges
  #hasWords = false; // whether actions on cards are words
  #next = -1; // the local row that is expanded next
  #box = { x: 0, y: 0, width: 0, height: 0, ratio: 1, type: 0 }; // of the picture on it

  /** @param {import("./frame.js").Frame} frame */
  draw(frame) {
    const { scene, camera, visible, ratio } = frame;
    const { x, y, slots, slotStatus, shape, across, folding } = scene;
    const { kx, tx, dy, ty } = camera;
    const size = cardSize(shape, kx, dy, ratio);
    this.#badged = badgedRows(scene);
    [this.#next, this.#hasWords] = [scene.next, scene.hasWords];
    // From the bottom up, so that children emerge from behind their parent.
    for (let level = visible.end - 1; level >= visible.top; level--) {
      for (let s = visible.from[level]; s < visible.to[level]; s++) {
        if (slotStatus[s] === 0 || folding.standsIn(slots.rowOf[s])) continue;
        const width = across ? across[s] * kx : size.width;
        const height = size.height + scene.higher(s, size.type);
        this.#drawAt(frame, s, x[s] * kx + tx - width / 2, y[s] * dy + ty - height / 2, width, height, size);
      }
    }
  }

  /** The card of a slot at a position. `size`: as of cardSize. @param {import("./frame.js").Frame} frame */
  #drawAt(frame, slot, left, top, width, height, size) {
    const { scene, ratio } = frame;
    const { theme } = scene;
    const look = scene.slotStatus[slot];
    const card = this.#card;
    card.left = Math.round(left * ratio) / ratio;
    card.top = Math.round(top * ratio) / ratio;
    card.width = width;
    card.height = height;
    card.size = size;
    const isOther = isFromGoal(scene, slot);
    card.look = this.#looks.of(isOther ? themeOfGoal(theme) : theme)[look];
    card.round = isOther ? 0 : Math.min(7, width * 0.1);
    card.row = scene.base + scene.slots.rowOf[slot];
    const { written } = scene.shape.face;
    const behind = written && BEHIND.has(LOOKS[look].mark);
    this.#drawGround(frame);
    if (card.row - scene.base === this.#next) drawNext(frame, card);
    const opacity = written ? STRUCK.name : STRUCK.picture;
    if (behind) drawMark(frame, look, card, theme, opacity);
    if (written) this.#drawName(frame, slot);
    else this.#drawPicture(frame);
    if (scene.shape.lines !== 1) this.#drawNote(frame, slot);
    if (!behind) drawMark(frame, look, card, theme, opacity);
  }

  #drawGround({ context }) {
    const { left, top, width, height, look, round } = this.#card;
    context.beginPath();
    context.roundRect(left, top, width, height, round);
    context.fillStyle = look.fill;
    context.fill();
    context.strokeStyle = look.rim;
    context.lineWidth = look.line;
    if (look.dash) context.setLineDash(look.dash);
    context.stroke();
    if (look.dash) context.setLineDash([]);
  }

  #drawName({ context, scene }, slot) {
    const { left, top, width, height, size, look } = this.#card;
    context.font = `650 ${size.type}px ${scene.theme.font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = look.text;
    const row = scene.slots.rowOf[slot];
    if (scene.shape.lines === 1) return this.#drawLine(context, scene, scene.nameOf(row));
    const lines = scene.linesOf(row);
    const middle = (height - size.foot) / 2 + size.type * 0.05;
    lines.forEach((line, at) => {
      const down = middle + lineOf(size.type) * (at - (lines.length - 1) / 2);
      context.fillText(fitted(context, line, textRoom(width, size.type)), left + width / 2, top + down);
    });
  }

  /** Name and number in one line, or the name if its row says the number. */
  #drawLine(context, scene, name) {
    const { table, theme } = scene;
    const { left, top, width, height, size, row } = this.#card;
    const number = scene.saysDepth ? [] : [[500, ` ${numberText(keyOf(table, row))}`]];
    const parts = [[650, scene.saysDepth ? fitted(context, name, textRoom(width, size.type)) : name], ...number].map(([bold, text]) => ({ text: `${text}`, font: `${bold} ${size.type}px ${theme.font}` }));
    const wide = parts.map(({ text, font }) => widthOf(context, text, font));
    let at = left + (width - total(wide)) / 2;
    context.textAlign = "left";
    for (const [index, { text, font }] of parts.entries()) {
      context.font = font;
      context.fillText(text, at, top + height / 2 + size.type * 0.05);
      at += wide[index];
    }
  }

  #drawPicture({ context, scene, ratio }) {
    const { left, top, width, size, look, row } = this.#card;
    const { table, shape } = scene;
    const box = this.#box;
    box.x = left + (width - size.across) / 2;
    box.y = top + PAD;
    box.width = size.across;
    box.height = size.down;
    box.ratio = ratio;
    box.type = shape.least;
    const above = table.columns.parent[row - table.firstRow];
    box.from = above < 0 ? null : table.cells(above);
    box.sign = shape.face.signed ? signOf(table, row) : "";
    shape.face.draw(context, box, table.cells(row) ?? table.label(row), look.picture);
  }

  #drawNote(frame, slot) {
    const { context, scene } = frame;
    const { left, top, width, height, size, look, row } = this.#card;
    const badges = this.#badged.has(row - scene.base) ? badgesAt(scene, frame.camera, row - scene.base) : []; // measures texts in its own type
    context.textBaseline = "alphabetic";
    const bar = row - scene.base === this.#next ? barOf(size) : 0;
    const fontOf = ({ share = 1, weight = 500 }, type) => `${weight} ${type * share}px ${scene.theme.font}`;
    const widths = (runs, type) => runs.map((run) => widthOf(context, run.text, fontOf(run, type)));
    const typeOf = (runs) => Math.min(size.type, (size.type * (width - 3 - bar)) / total(widths(runs, size.type)));
    const notes = this.#notesOf(scene);
    const spare = scene.linesOf(scene.slots.rowOf[slot]).length === 1 ? scene.higher(slot, size.type) : 0;
    const down = top + height - size.up - spare / 2;
    const isClear = ([, ...all]) => {
      const [wide, far] = [total(widths(all, typeOf(all))), total(this.#covered(badges, textOf(all), down))];
      return far < 2 || wide <= width - 3 - far;
    };
    const fitting = notes.filter(([least, ...all]) => typeOf(all) >= size.type * least);
    const runs = (fitting.find(isClear) ?? fitting[0])?.slice(1); // rather a shorter one than one that a badge covers
    if (!runs) return;
    const [type, text] = [typeOf(runs), textOf(runs)];
    const wide = widths(runs, type);
    let at = left + (width + bar - total(wide)) / 2 - (scene.sums ? 0 : this.#shift(badges, text, total(wide), down));
    context.textAlign = "left";
    for (const [index, run] of runs.entries()) {
      context.font = fontOf(run, type);
      context.fillStyle = run.colour ?? look.text;
      context.fillText(run.text, at, down);
      at += wide[index];
    }
    if (!scene.sums) return;
    context.textAlign = "center";
    context.font = `500 ${size.type * PARTS}px ${scene.theme.font}`;
    const [sum, under] = [resultNote(scene.table, row, scene.t) || scene.sumOf(row - scene.base), down + lineOf(size.type) * 0.95];
    context.fillText(sum, left + width / 2 - this.#shift(badges, sum, widthOf(context, sum), under), under);
  }

  /** What the card may say below its name or picture, the best first: the least share of the font size, and runs of text. */
  #notesOf(scene) {
    const { row, size, width, look } = this.#card;
    const { table, t, shape, measures } = scene;
    const { written, signed } = shape.face;
    const family = FAMILIES[table.traits.family];
    const coded = scene.saysDepth && shape.face.coded; // its row says the depth
    const text = family ? family.note(table, row, t) : coded ? table.label(row) : cardNote(table, row, written || shape.parts || width < size.type * WHOLE_NOTE);
    const onEdge = written || this.#hasWords || edgeType(scene, size) > 0 ? "" : edgeText(table, row, measures.weighted, t); // no room there
    const sign = signed && !scene.saysDepth ? "" : signOf(table, row); // it is in the picture
    const action = this.#hasWords ? table.actionLabel(row) : inLine([sign, onEdge]);
    const told = action && scene.saysDepth && !coded ? action : inLine([action, text], written || coded ? " " : "  ");
    const key = numberText(keyOf(table, row));
    const parts = [{ text: action && `${action} ` }, { text: key, weight: 650 }, { text: `=${sumOf(table, row)}`, share: PARTS }];
    const limit = { text: limitNote(table, row, t), colour: look.limit };
    const limited = [[1, told], [1, text], [1, cardNote(table, row, true)], [LEAST_NOTE, key]].map(([least, text]) => [least, { text }, limit]); // prettier-ignore
    const shorter = scene.saysDepth && action ? action : text; // the picture and the row say the rest
    const whole = [told, shorter, family?.note(table, row, t, true) ?? shorter].map((text) => [LEAST_NOTE, { text }]);
    return [...(shape.parts ? [[LEAST_PARTS, ...parts.filter(({ text }) => text)]] : []), ...(limit.text ? limited : []), ...whole];
  }

  /** Pixels at either end of a note that badges cover, as they reach up to it: at the right end, and at the left one. */
  #covered(badges, text, down) {
    const { left, width, size } = this.#card;
    const under = down + (/[gjpqy]/.test(text) ? HANG * size.type : 1);
    const reached = badges.filter(({ top }) => top < under);
    return [true, false].map((isRight) => Math.max(0, ...reached.filter(({ glyph }) => glyph > 0 === isRight).map((badge) => (isRight ? left + width - badge.left : badge.right - left))));
  }

  /** Pixels by which a note moves to the left, away from these badges. */
  #shift(badges, text, wide, down) {
    const spare = Math.max(0, (this.#card.width - wide) / 2 - 2);
    const [before, after] = this.#covered(badges, text, down).map((far) => Math.max(0, far - spare));
    return Math.max(-spare, Math.min(spare, before - after));
  }
}

const textOf = (runs) => runs.map((run) => run.text).join("");

const total = (all) => all.reduce((sum, one) => sum + one, 0);

const barOf = ({ type }) => Math.min(5, 0.3 * type);

/** The bar that the entry has in the list: at the left edge of the card that is expanded next, clear of a glow beside it. */
function drawNext({ context, scene: { theme } }, { left, top, height, size, round }) {
  context.fillStyle = theme.paper.css;
  context.fillRect(left - 1 - CLEAR, top - 1, CLEAR, height + 2);
  context.fillStyle = theme.accent.css;
  context.beginPath();
  context.roundRect(left - 1, top - 1, barOf(size), height + 2, [round, 0, 0, round]);
  context.fill();
}

/** Marks of a card's status besides its colour. */
function drawMark({ context }, look, { left, top, width, height }, theme, opacity) {
  const { mark, colour } = LOOKS[look];
  const [right, bottom] = [left + width, top + height];
  context.lineCap = "round";
  context.lineWidth = 2.25;
  context.strokeStyle = theme[colour].withAlpha(opacity);
  const beyond = mark === "level" ? 4 : -2;
  strike(context, mark, left - beyond, top - beyond, right + beyond, bottom + beyond);
  if (mark === "return") drawGlyph(context, look, right - 1, top + 1, Math.min(11, width * 0.2), theme);
  else if (mark === "gem") drawGem(context, right - 1, top + 1, 7, theme[colour].css, theme.paper.css);
  else if (mark === "foot") {
    context.fillStyle = theme[colour].css;
    context.fillRect(left - 3, bottom + 1, width + 6, 5);
  } else if (mark === "ring") {
    context.strokeStyle = theme[colour].css;
    context.lineWidth = 1.75;
    context.beginPath();
    context.roundRect(left - 3.5, top - 3.5, width + 7, height + 7, 10);
    context.stroke();
  }
}
