// The tree of a worksheet. Where everything goes, and what is left out, the solver says (pysrc/searchlight/worksheets).

import { stateIn } from "./states.js";
import { box, element, line, picture, round, written } from "./svg.js";

// Millimetres before a large tree is made smaller, as in worksheets/tree.py.
const LINE = 4.2;
const PAD = 1.4;
const MARK = 8;
const NAME = 3.5; // the size of letters: of states and names
const SMALL = 3; // of numbers and marks
const WIDTH = 0.55; // of a letter, in sizes
const EDGE = 0.6; // that a picture is drawn beyond its content, so that no line is cut
const KEY = { high: 95, least: 0.65, most: 0.85 }; // on the key nothing has to be written in: it is made smaller

/**
 * @param {object} tree     of the sheet, in words
 * @param {object} shape    of its states
 * @param {boolean} key     with all that is left out on the sheet
 */
export function treeFigure(tree, shape, key) {
  const figure = picture(tree.width + 2 * EDGE, tree.height + 2 * EDGE, key ? smaller(tree.height) : 1);
  figure.setAttribute("aria-label", tree.label); // a list beside it describes its nodes
  const all = element("g", { transform: `translate(${EDGE} ${EDGE})` });
  const nodes = new Map(tree.nodes.map((node) => [node.row, node]));
  for (const node of tree.nodes) {
    if (node.parent !== null) all.append(edge(nodes.get(node.parent).box, node.box, tree.sideways));
  }
  for (const node of tree.nodes) all.append(card(node, tree, shape, key));
  figure.append(all);
  return figure;
}

const smaller = (height) => Math.min(KEY.most, Math.max(KEY.least, KEY.high / height));

function edge([x, y, width, height], [left, top, wide, high], sideways) {
  if (sideways) return line(x + width, y + height / 2, left, top + high / 2);
  return line(x + width / 2, y + height, left + wide / 2, top);
}

function card(node, { scale, pictured }, shape, key) {
  const [left, top, wide, high] = node.box;
  const width = wide / scale;
  const height = high / scale;
  const group = element("g", { transform: `translate(${round(left)} ${round(top)}) scale(${scale})` });
  const shown = (kind) => key || !node.blank.includes(kind);
  const look = (kind) => (key && node.blank.includes(kind) ? { class: "answer" } : {});
  group.append(box(0, 0, width, height, { rx: 1 }));
  const base = PAD + LINE - 1;
  if (pictured) {
    group.append(written(node.name, PAD, base, NAME, { "font-weight": 700 }));
    const room = { x: PAD, y: PAD + LINE, width: width - 2 * PAD, height: height - 2 * PAD - LINE * (node.numbers ? 2 : 1) };
    group.append(stateIn(room, shown("states") ? node.cells : null, shape));
  } else if (shown("states")) {
    group.append(written(node.name, PAD, base, NAME, look("states")));
  } else {
    group.append(line(PAD, base + 0.4, width - MARK - PAD / 2, base + 0.4, { class: "blank" }));
  }
  group.append(...mark(node, width, shown("marks"), look("marks")));
  if (node.numbers) {
    const place = pictured ? { x: width / 2, more: { "text-anchor": "middle" } } : { x: PAD, more: {} };
    const text = shown("numbers") ? node.numbers : (node.line ?? blanked(node.numbers));
    const more = { ...place.more, ...look("numbers"), ...squeezed(text, width - PAD) };
    group.append(written(text, place.x, height - PAD - 0.2, SMALL, more));
  }
  return group;
}

/** Lines to write on instead of numbers, longer for longer ones. */
const blanked = (numbers) => numbers.replace(/\d[\d.,]*/g, (digits) => (digits.length > 2 ? "____" : "__"));

/** A text that is condensed if it would not fit. */
function squeezed(text, room) {
  const wide = text.length * SMALL * WIDTH > room;
  return wide ? { textLength: round(room), lengthAdjust: "spacingAndGlyphs" } : {};
}

/** The small box in the upper right corner, for the mark of a node. */
function mark(node, width, shown, look) {
  if (shown && !node.mark && !node.blank.includes("marks")) return [];
  const room = box(width - MARK, 0, MARK, LINE + 0.6);
  if (!shown || !node.mark) return [room];
  return [room, written(node.mark, width - MARK / 2, LINE - 0.7, SMALL, { "text-anchor": "middle", ...look })];
}
