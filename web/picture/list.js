// The frontier as a picture: its entries in the order of expansion, as on the page.

import { fitted, widthOf } from "../canvas/text.js";
import { looksOf } from "../faces/look.js";
import { Description } from "../list/description.js";

const ROW = 50; // CSS pixels, like all the next
const WIDTH = 380;
const PAD = 16;
const PICTURE = { height: 42, width: 115 };
const NAME = 150;
export const MOST = 500; // entries in a picture of the whole

/**
 * @typedef {object} Entries
 * @property {import("../table/table.js").Table} table
 * @property {import("../list/description.js").Words} words
 * @property {(value: number) => string} write  numbers in the page's language
 * @property {string} empty  shown if there are no entries
 */

export class ListPicture {
  /** @param {Entries} entries */
  constructor({ table, words, write, empty }) {
    this.table = table;
    this.empty = empty;
    this.description = new Description(table, words, write);
  }

  /** The visible part of the list `element` at time t. @returns {import("./tree.js").Still} */
  seen(t, element) {
    const { top, bottom } = element.getBoundingClientRect();
    const middle = (entry) => entry.getBoundingClientRect().top + entry.offsetHeight / 2;
    const inView = [...element.querySelectorAll(".entry")].filter((each) => middle(each) > top && middle(each) < bottom);
    return this.#still(t, Number(inView[0]?.ariaPosInSet ?? 1) - 1, Math.max(1, inView.length));
  }

  /** @returns {import("./tree.js").Still} */
  whole(t) {
    return this.#still(t, 0, MOST);
  }

  #still(t, first, most) {
    const { count } = this.#entriesAt(t);
    const shown = Math.min(most, count - first);
    return {
      width: WIDTH,
      height: Math.max(1, shown) * ROW,
      nodes: count,
      paint: (sheet, theme) => this.paint(sheet, theme, t, first),
    };
  }

  /** The entries, stale ones included; of a recursion, the calls that the page lists. */
  #entriesAt(t) {
    const { listed, frontier } = this.table.at(t);
    return this.table.traits.recursive ? listed : frontier;
  }

  /** Paints as many entries as fit on the sheet, beginning with number `first`. */
  paint({ context, width, height, ratio }, theme, t, first = 0) {
    const entries = this.#entriesAt(t);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = theme.paper.css;
    context.fillRect(0, 0, width, height);
    context.textBaseline = "alphabetic";
    const rows = entries.rows(first, Math.min(Math.ceil(height / ROW), entries.count - first));
    if (rows.length === 0) return this.#paintEmpty(context, theme);
    this.description.tellApart(rows);
    rows.forEach((row, at) => this.#entry(context, theme, ratio, width, at * ROW, this.description.of(row, first + at, t)));
  }

  #paintEmpty(context, theme) {
    context.font = `500 14px ${theme.font}`;
    context.textAlign = "left";
    context.fillStyle = theme.muted.css;
    context.fillText(this.empty, PAD, ROW / 2 + 5);
  }

  #entry(context, theme, ratio, width, top, { cells, label, columns, equals, side, tag, next, stale }) {
    const { face } = this.description;
    if (next) {
      context.fillStyle = theme.paper.mixed(theme.accent, 0.14).css;
      context.fillRect(0, top, width, ROW);
      context.fillStyle = theme.accent.css;
      context.fillRect(0, top, 4, ROW);
    }
    context.fillStyle = theme.paper.mixed(theme.line, 0.6).css;
    context.fillRect(0, top + ROW - 1, width, 1);
    const looks = looksOf(theme);
    let left = PAD;
    if (face.written) {
      context.font = `500 14px ${theme.font}`;
      write(context, fitted(context, label, NAME - 10), left, top + 30, (stale ? theme.muted : theme.ink).css, stale);
      left += NAME;
    } else {
      const size = face.size();
      const across = Math.min(PICTURE.width, PICTURE.height * (size.width / size.height));
      const box = { x: left, y: top + (ROW - PICTURE.height) / 2, width: across, height: PICTURE.height, ratio };
      face.draw(context, box, cells, stale ? looks.faint : looks.plain);
      left += across + 18;
    }
    const note = [side, tag].filter(Boolean).join(" · ");
    const room = width - PAD - left - (note ? tagWidth(context, theme, note) + 8 : 0);
    const [lead, ...parts] = columns;
    context.font = `700 15px ${theme.font}`;
    write(context, lead, left, top + 30, (stale ? theme.muted : theme.ink).css, stale);
    left += widthOf(context, lead) + 6;
    context.font = `400 14px ${theme.font}`;
    const sum = parts.length ? `${equals} ${parts.join(" + ")}` : "";
    write(context, fitted(context, sum, room - widthOf(context, lead)), left, top + 30, theme.muted.css, false);
    if (note) drawTag(context, theme, note, width - PAD, top + ROW / 2, next);
  }
}

/** `struck`: with a line through the text. */
function write(context, text, x, y, colour, struck) {
  context.textAlign = "left";
  context.fillStyle = colour;
  context.fillText(text, x, y);
  if (struck) context.fillRect(x, y - 5, widthOf(context, text), 1);
}

function tagWidth(context, theme, tag) {
  context.font = `600 11.5px ${theme.font}`;
  return widthOf(context, tag) + 16;
}

function drawTag(context, theme, tag, right, middle, next) {
  const width = tagWidth(context, theme, tag);
  const colour = (next ? theme.accent : theme.muted).css;
  context.beginPath();
  context.roundRect(right - width, middle - 10, width, 20, 10);
  context.strokeStyle = next ? colour : theme.line.css;
  context.lineWidth = 1;
  context.stroke();
  context.textAlign = "center";
  context.fillStyle = colour;
  context.fillText(tag, right - width / 2, middle + 4);
}
