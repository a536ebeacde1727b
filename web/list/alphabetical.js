// A list with hidden order: its first entries, sorted by name, so that their places reveal nothing.

const SHOWN = 24; // first entries: few enough to find one among them

/**
 * @param {import("../table/table.js").List} list
 * @param {(row: number) => string} nameOf
 * @param {string} [language]
 * @returns {import("../table/table.js").List} `count` is the number shown
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
