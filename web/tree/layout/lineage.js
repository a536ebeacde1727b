// The path to a node and its children, laid out compactly: for a tree that is too large to show them in place. The path
// is one row, whose middle nodes are omitted if there is no room; the children are rows below it.

const LEAST = 1.6; // times the height of a chip: narrower ones are useless

/**
 * @typedef {{at: number, left: number, top: number, width: number}} Place  `at`: index in the path or the children
 * @typedef {object} Lineage  pixels from the corner of the room
 * @property {Place[]} way
 * @property {{count: number, left: number, top: number, width: number}|null} elided  the omitted part of the path
 * @property {Place[]} children
 * @property {boolean} whole  whether all children are there in full width
 * @property {number} height
 */

/**
 * @param {{way: number[], children: number[]}} widths  of nodes; the path from the root on
 * @param {{chip: number, card: number, gap: number, drop: number, more: number}} sizes  the heights of a node of the
 *   path and of a child; the gaps between nodes and above a row of children; the width of the sign for omitted nodes
 * @param {{across: number, down: number}} room
 * @returns {Lineage|null} null if not even the path has room
 */
export function laidOut({ way, children }, sizes, room) {
  const first = pathRow(way, sizes, room.across);
  if (!first || sizes.chip > room.down) return null;
  const rows = inRows(children, sizes, room.across);
  const fitting = Math.floor((room.down - sizes.chip) / (sizes.card + sizes.drop));
  const shown = rows.slice(0, fitting);
  const cards = shown.flatMap((row, number) => {
    const top = sizes.chip + sizes.drop + number * (sizes.card + sizes.drop);
    return row.map((place) => ({ ...place, top }));
  });
  const height = sizes.chip + shown.length * (sizes.card + sizes.drop);
  const whole = shown.length === rows.length && children.every((width) => width <= room.across);
  return { ...first, children: cards, whole, height };
}

function pathRow(widths, sizes, across) {
  const { gap, more, chip } = sizes;
  const all = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (all <= across) return { way: inARow(widths, gap, 0), elided: null };
  const last = widths.length - 1;
  if (last <= 0) return across < chip * LEAST ? null : { way: inARow([across], gap, 0), elided: null };
  const between = last > 1 ? more + gap : 0;
  const two = across - between - gap;
  if (two < 2 * chip * LEAST) return null;
  const [root, end] = shared(widths[0], widths[last], two);
  let from = last;
  let rest = two - root - end;
  while (from > 2 && widths[from - 1] + gap <= rest) rest -= widths[--from] + gap;
  const kept = [...widths.slice(from, last), end];
  const left = root + gap + between;
  const way = [...inARow([root], gap, 0), ...inARow(kept, gap, left).map((place) => ({ ...place, at: place.at + from }))];
  const elided = last > 1 ? { count: from - 1, left: root + gap, top: 0, width: more } : null;
  return { way, elided };
}

/** Reduces two widths, the wider one first, to a sum of `all`. */
function shared(one, other, all) {
  if (one + other <= all) return [one, other];
  const least = Math.min(one, other, all / 2);
  return one <= other ? [least, all - least] : [all - least, least];
}

function inARow(widths, gap, left) {
  return widths.map((width, at) => {
    const place = { at, left, top: 0, width };
    left += width + gap;
    return place;
  });
}

/** Fills rows with as many as fit, each row centred. */
function inRows(widths, { gap }, across) {
  const rows = [];
  let row = [];
  let used = 0;
  const close = () => {
    const aside = (across - (used - gap)) / 2;
    if (row.length > 0) rows.push(row.map((place) => ({ ...place, left: place.left + aside })));
    row = [];
    used = 0;
  };
  widths.forEach((wide, at) => {
    const width = Math.min(wide, across);
    if (used + width > across) close();
    row.push({ at, left: used, top: 0, width });
    used += width + gap;
  });
  close();
  return rows;
}
