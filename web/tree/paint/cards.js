// Near: every node a card with its board or name, g, h and f under it and the action on its edge.

import { drawGem, drawGlyph, stroke } from "../../canvas/glyphs.js";
import { LOOKS } from "../../canvas/looks.js";
import { noteOf } from "../../canvas/notes.js";
import { sizeToFit } from "../../canvas/text.js";
import { cardSize } from "../layout/card_size.js";
import { CardLooks } from "./card_looks.js";

const SHRUNK = 0.8; // dropped nodes
const LEAST_NOTE = 9; // pixels of the type of g, h and f side by side; with less room, only the deciding one
const LEAST_LARGE = 10; // the same for the last row of a lecture hall
const LEAST_BRIEF = 7;
const PAD = 4; // above the picture
const STRUCK = 0.75; // how strong the lines through a card are

export class CardPainter {
  #looks = new CardLooks();
  #size = { whole: null, shrunk: null };
  // The card that is being drawn: where, how large, of which row.
  #card = { left: 0, top: 0, size: null, look: null, row: 0, dropped: false };
  #box = { x: 0, y: 0, width: 0, height: 0, ratio: 1 }; // of the picture in it

  /** @param {import("./frame.js").Frame} frame */
  draw(frame) {
    const { scene, camera, visible, ratio } = frame;
    const { x, y, slotStatus, shape } = scene;
    const { kx, tx, dy, ty } = camera;
    this.#size.whole = cardSize(shape, kx, dy, ratio);
    this.#size.shrunk = cardSize(shape, kx * SHRUNK, dy * SHRUNK, ratio);
    // From the bottom up, so that children that come out of their parent come out from behind it.
    for (let level = visible.end - 1; level >= visible.top; level--) {
      for (let s = visible.from[level]; s < visible.to[level]; s++) {
        const look = slotStatus[s];
        if (look !== 0) this.#drawCard(frame, s, look, x[s] * kx + tx, y[s] * dy + ty);
      }
    }
  }

  #drawCard(frame, slot, look, x, y) {
    const { scene, ratio } = frame;
    const theme = scene.lens.themeOf(scene.slotPaint[slot], scene.theme);
    const { whole } = this.#size;
    const card = this.#card;
    card.dropped = LOOKS[look].dropped;
    card.size = card.dropped ? this.#size.shrunk : whole;
    // A shrunk card hangs as high as the others, so that its edge and action stand in the row.
    const middle = card.dropped ? y - (whole.height - card.size.height) / 2 : y;
    card.left = Math.round((x - card.size.width / 2) * ratio) / ratio;
    card.top = Math.round((middle - card.size.height / 2) * ratio) / ratio;
    card.look = this.#looks.of(theme)[look];
    card.row = scene.base + scene.slots.rowOf[slot];
    this.#drawGround(frame);
    this.#drawPicture(frame);
    this.#drawNote(frame);
    drawMark(frame, look, card, theme);
  }

  #drawGround({ context }) {
    const { left, top, size, look } = this.#card;
    context.beginPath();
    context.roundRect(left, top, size.width, size.height, Math.min(7, size.width * 0.1));
    context.fillStyle = look.fill;
    context.fill();
    context.strokeStyle = look.rim;
    context.lineWidth = look.line;
    if (look.dash) context.setLineDash(look.dash);
    context.stroke();
    if (look.dash) context.setLineDash([]);
  }

  #drawPicture({ context, scene, ratio }) {
    const { left, top, size, look, row } = this.#card;
    const { table, shape } = scene;
    const box = this.#box;
    box.x = left + (size.width - size.across) / 2;
    box.y = top + PAD;
    box.width = size.across;
    box.height = size.down;
    box.ratio = ratio;
    shape.face.draw(context, box, table.cells(row) ?? table.label(row), look.picture);
  }

  #drawNote({ context, scene }) {
    const { left, top, size, look, row } = this.#card;
    context.textAlign = "center";
    context.textBaseline = "alphabetic";
    context.fillStyle = look.text;
    context.font = `500 ${size.note}px ${scene.theme.font}`;
    const room = size.width - 5;
    const { colouring } = scene.lens;
    const note = (short) => colouring?.noteOf(row, short) ?? noteOf(scene.table, row, short);
    const all = note(false);
    const brief = sizeToFit(context, all, size.note, room) < (scene.typeScale > 1 ? LEAST_LARGE : LEAST_NOTE) * scene.unit;
    const text = brief ? note(true) : all;
    const fitting = sizeToFit(context, text, size.note, room);
    if (fitting < LEAST_BRIEF * scene.unit) return;
    if (fitting < size.note) context.font = `500 ${fitting}px ${scene.theme.font}`;
    context.fillText(text, left + size.width / 2, top + size.height - size.foot * 0.32);
  }
}

/** What tells a card's status besides its colour. */
function drawMark({ context }, look, { left, top, size }, theme) {
  const { width, height } = size;
  const { mark, colour } = LOOKS[look];
  const [right, bottom] = [left + width, top + height];
  context.lineCap = "round";
  context.lineWidth = 1.75;
  context.strokeStyle = theme[colour].withAlpha(STRUCK);
  if (mark === "slash") stroke(context, left - 3, bottom + 3, right + 3, top - 3);
  else if (mark === "cross") {
    stroke(context, left - 3, bottom + 3, right + 3, top - 3, left - 3, top - 3, right + 3, bottom + 3);
  } else if (mark === "level") stroke(context, left - 4, top + height / 2, right + 4, top + height / 2);
  else if (mark === "return") drawGlyph(context, look, right - 1, top + 1, Math.min(11, width * 0.2), theme);
  else if (mark === "gem") drawGem(context, right - 1, top + 1, 7, theme[colour].css, theme.paper.css);
  else if (mark === "foot") {
    context.fillStyle = theme[colour].css;
    context.fillRect(left - 3, bottom + 1, width + 6, 5);
  } else if (mark === "ring") {
    context.strokeStyle = theme[colour].css;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(left - 4, top - 4, width + 8, height + 8, 10);
    context.stroke();
  }
}
