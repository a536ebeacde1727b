// The content of large bars in the icicle: a board or a name, centred in the visible part, so that the path down to the
// visible nodes is always readable.

import { drawGem, drawGlyph, strike } from "../../canvas/glyphs.js";
import { LOOKS, isDropped } from "../../canvas/status_styles.js";
import { noteOf } from "../../canvas/notes.js";
import { fitted, widthOf } from "../../canvas/text.js";
import { looksOf } from "../../faces/look.js";
import { FAMILIES } from "../../table/families.js";
import { grown } from "../../table/grown.js";

const LEAST_WIDTH = 26; // pixels, like the next
const LEAST_HEIGHT = 13;
const LARGEST = 0.76; // share of the size of a picture on a card, at most
const PAD = 4; // around a picture

export class BarPainter {
  #wide = new Int32Array(64); // slots of the bars wide enough for a text, in level order
  #theme = null;
  #look = null; // of pictures
  #inks = []; // by look: the legible text colour
  // The bar being drawn: its part in the window, its middle there, the room and size for a text.
  #bar = { row: 0, look: 0, left: 0, top: 0, width: 0, height: 0, x: 0, y: 0, room: 0, size: 0, ink: "" };

  /** @param {import("./frame.js").Frame} frame */
  draw(frame) {
    const { scene, camera, visible } = frame;
    const { slots, slotStatus, theme } = scene;
    if (camera.dy < LEAST_HEIGHT) return;
    if (theme !== this.#theme) this.#take(theme);
    const count = this.#findWide(frame);
    for (let i = 0; i < count; i++) {
      const slot = this.#wide[i];
      if (slotStatus[slot] !== 0 && slots.level[slot] >= visible.top) this.#drawBar(frame, slot);
    }
  }

  #take(theme) {
    const { paper, ink } = theme;
    this.#theme = theme;
    this.#look = looksOf(theme).plain;
    this.#inks = LOOKS.map(({ colour, far }) => paper.mixed(theme[colour], far(0.5)[2]).legible(ink, paper).css);
  }

  /**
   * Fills #wide from the roots down: bars below a narrow bar are also narrow.
   * @returns {number} the number of wide bars
   */
  #findWide({ scene, camera, visible }) {
    const { x, w, slots } = scene;
    const { kx, tx, width } = camera;
    let count = 0;
    const consider = (from, to) => {
      for (let s = from; s < to; s++) {
        const left = Math.max(0, x[s] * kx + tx);
        const right = Math.min(width, (x[s] + w[s]) * kx + tx);
        if (right - left < LEAST_WIDTH) continue;
        if (count === this.#wide.length) this.#wide = grown(this.#wide, count + 1, count);
        this.#wide[count++] = s;
      }
    };
    consider(0, slots.roots);
    for (let i = 0; i < count && slots.level[this.#wide[i]] + 1 < visible.end; i++) {
      consider(slots.childStart[this.#wide[i]], slots.childStart[this.#wide[i] + 1]);
    }
    return count;
  }

  #drawBar(frame, slot) {
    const { scene, camera } = frame;
    const { x, w, y, slots, slotStatus, shape, unit } = scene;
    const { kx, tx, dy, ty } = camera;
    const bar = this.#bar;
    bar.look = slotStatus[slot];
    bar.row = scene.base + slots.rowOf[slot];
    bar.left = Math.max(0, x[slot] * kx + tx);
    bar.top = y[slot] * dy + ty;
    bar.width = Math.min(camera.width, (x[slot] + w[slot]) * kx + tx) - bar.left;
    bar.height = isDropped(bar.look) ? dy / 2 : dy; // discarded nodes fill only the upper half of their bar
    bar.x = bar.left + bar.width / 2;
    bar.y = bar.top + bar.height / 2;
    bar.room = bar.width - 6;
    bar.size = Math.round(Math.min(15 * unit, Math.max(9, dy * 0.56), bar.height));
    bar.ink = this.#inks[bar.look];
    drawOutline(frame, bar, scene.theme);
    const side = pictureSide(shape.face, unit, bar);
    if (side > 0) this.#drawPicture(frame, side);
    else drawName(frame, bar);
  }

  /** The picture as a small card, with the numbers beside it if there is room. `side`: pixels of its unit. */
  #drawPicture({ context, scene, ratio }, side) {
    const { table, theme, shape, unit } = scene;
    const { row, x, y, room, ink } = this.#bar;
    const { width, height } = shape.face.size();
    const half = (side * width) / 2 + PAD;
    const size = Math.round(Math.min(13 * unit, Math.max(9, (side * height) / 5)));
    const noted = room > 2 * half + size * 4;
    const left = (noted ? x - size * 1.6 : x) - half;
    const top = y - (side * height) / 2;
    context.fillStyle = theme.paper.css;
    context.beginPath();
    context.roundRect(left, top - PAD, 2 * half, side * height + 2 * PAD, PAD);
    context.fill();
    const box = { x: left + PAD, y: top, width: side * width, height: side * height, ratio };
    shape.face.draw(context, box, table.cells(row) ?? "", this.#look); // its iteration may have been dropped
    if (!noted) return;
    context.fillStyle = ink;
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.font = `550 ${size}px ${theme.font}`;
    const family = FAMILIES[table.traits.family];
    const lines = (family ? family.note(table, row, scene.t) : noteOf(table, row)).split("  ");
    const next = left + 2 * half + 4;
    lines.forEach((line, i) => context.fillText(line, next, y + (i - (lines.length - 1) / 2) * size * 1.25));
  }
}

/** Pixels of a picture's unit in a bar; 0 if it would be too small. */
function pictureSide(face, unit, { room, height }) {
  if (face.written) return 0;
  const size = face.size();
  const side = Math.min(LARGEST * size.most * unit, (height - 2 * PAD) / size.height, (room - 2 * PAD) / size.width);
  return side >= size.least ? side : 0;
}

/** Marks of looks besides colour on wide bars: hollow ones have an outline, others their mark. */
function drawOutline({ context }, { look, left, top, width, height }, theme) {
  const { hollow, mark, colour } = LOOKS[look];
  const [right, bottom] = [left + width - 1, top + height - 1];
  context.lineWidth = 2;
  context.strokeStyle = theme[colour].css;
  if (hollow) context.strokeRect(left + 1, top + 1, width - 3, height - 3);
  if (mark === "return") drawGlyph(context, look, right - 10, top + 10, 7, theme);
  else if (mark === "gem") drawGem(context, right - 10, top + 10, 7, theme[colour].css, theme.paper.css);
  else strike(context, mark, left, top, right, bottom);
}

/** A name may be truncated; a picture's line may not. */
function nameIn(context, table, face, row, room) {
  const cells = table.cells(row);
  if (!cells) return fitted(context, table.label(row), room, 3);
  const brief = face.brief(cells);
  return widthOf(context, brief) <= room ? brief : "";
}

function drawName({ context, scene }, { row, x, y, room, size, ink }) {
  context.font = `600 ${size}px ${scene.theme.font}`;
  const text = nameIn(context, scene.table, scene.shape.face, row, room);
  if (!text) return;
  context.fillStyle = ink;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y + 1);
}
