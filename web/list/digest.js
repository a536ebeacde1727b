// Which entries are in view if not all have room: the first ones, those that are new, and how many are left out.

const FOLLOWING = 1; // entries after the next one that new ones leave in view

/**
 * @param {number} room  cells
 * @param {number} count  entries, more than that
 * @param {{least: number, fresh: number[], isCounted: boolean}} given  the first entries that stay in any case; the ascending
 *   places of new ones; and whether the last cell counts the entries after it
 * @returns {number[]} the place of the entry in each cell, or -n in a cell that stands for n entries
 */
export function digest(room, count, { least, fresh, isCounted }) {
  for (let kept = Math.min(room, fresh.length); kept >= 0; kept--) {
    for (let first = room; first >= (kept > 0 ? least + FOLLOWING : 0); first--) {
      const shown = [...Array(first).keys(), ...fresh.slice(0, kept).filter((place) => place >= first)];
      const cells = withGaps(isCounted ? [...shown, count] : shown);
      if (isCounted && cells.at(-1) === count) cells.pop();
      if (cells.length <= room) return cells;
    }
  }
  return [];
}

/** A gap of a single entry is that entry. */
function withGaps(places) {
  return places.flatMap((place, at) => {
    const left = place - 1 - (at > 0 ? places[at - 1] : -1);
    return left > 0 ? [left === 1 ? place - 1 : -left, place] : [place];
  });
}
