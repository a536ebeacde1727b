// Searching states by their numbers: a run of digits ("806"), or a sequence of numbers ("1 10 2").

const SEPARATORS = /[\s,;/]/;

/**
 * A run of digits is searched for in the state's digits. If cells can have two digits and the query has separators,
 * cells are compared with cells, and the last one may be unfinished.
 * @param {string} query
 * @param {string[]} words  of the query, without separators
 * @param {number} count    cells of a state
 * @returns {(cells: Uint8Array, from: number) => boolean}
 */
export function digitMatcher(query, words, count) {
  const joined = words.join("");
  if (!/^\d+$/.test(joined)) return () => false;
  if (count > 10 && SEPARATORS.test(query)) return sideBySide(words.map(Number), SEPARATORS.test(query.at(-1)), count);
  return within(Uint8Array.from(joined, Number), count);
}

/** Matches if the digits are part of the state's digits. */
function within(wanted, count) {
  const digits = new Uint8Array(3 * count);
  return (cells, from) => {
    let length = 0;
    for (let at = from; at < from + count; at++) {
      const cell = cells[at];
      if (cell >= 100) digits[length++] = Math.floor(cell / 100);
      if (cell >= 10) digits[length++] = Math.floor(cell / 10) % 10;
      digits[length++] = cell % 10;
    }
    for (let at = 0; at + wanted.length <= length; at++) {
      let same = 0;
      while (same < wanted.length && digits[at + same] === wanted[same]) same++;
      if (same === wanted.length) return true;
    }
    return false;
  };
}

/** Matches if the numbers are adjacent cells; the last one, unless closed, may have more digits. */
function sideBySide(wanted, closed, count) {
  const last = wanted.length - 1;
  const begins = (cell, number) =>
    cell === number || (!closed && number > 0 && String(cell).startsWith(String(number)));
  return (cells, from) => {
    for (let at = from; at + last < from + count; at++) {
      let same = 0;
      while (same < last && cells[at + same] === wanted[same]) same++;
      if (same === last && begins(cells[at + last], wanted[last])) return true;
    }
    return false;
  };
}
