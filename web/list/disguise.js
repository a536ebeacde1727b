// A list while a question is open to which its order would be the answer: those of its beginning, in an order of chance.

const SHOWN = 24; // of those that are served first: among so many one can look for the right one

/**
 * @param {import("../table/table.js").List} list
 * @param {string} seed  the same order for the same seed
 * @returns {import("../table/table.js").List} `count` is how many are shown
 */
export function disguised(list, seed) {
  const shown = Array.from(list.rows(0, Math.min(SHOWN, list.count)));
  const places = new Map(shown.map((row) => [row, chance(`${seed}/${row}`)]));
  const rows = Int32Array.from(shown.sort((one, other) => places.get(one) - places.get(other)));
  return {
    count: rows.length,
    rows: (from, n) => rows.slice(from, from + n),
    indexOf: (row) => rows.indexOf(row),
  };
}

/** A number that follows from a text: FNV-1a. */
function chance(text) {
  let mixed = 2166136261;
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
