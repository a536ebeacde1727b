// A list whose order is covered: those at its beginning, sorted by name, so that their places tell nothing.

const SHOWN = 24; // of those that come first: few enough to look for one among them

/**
 * @param {import("../table/table.js").List} list
 * @param {(row: number) => string} nameOf
 * @param {string} [language]
 * @returns {import("../table/table.js").List} `count` is how many are shown
 */
export function alphabetical(list, nameOf, language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const named = Array.from(list.rows(0, Math.min(SHOWN, list.count)), (row) => ({ row, name: nameOf(row) }));
  const rows = Int32Array.from(named.sort((one, other) => compare(one.name, other.name) || one.row - other.row), ({ row }) => row);
  return {
    count: rows.length,
    rows: (from, n) => rows.slice(from, from + n),
    indexOf: (row) => rows.indexOf(row),
  };
}
