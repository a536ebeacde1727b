// The best layout for a tree: an icicle from some thousands of nodes on, unless it is deep and narrow.

const ICICLE_FROM = 4000; // rows
const TIDY_BELOW = 3000;
const BROAD_FROM = 16; // rows per level: the icicle of a depth-first path would show nothing
const ROD_BELOW = 10;

/** @returns {"tidy"|"icicle"} near the thresholds, the current one of the scene */
export function formFor({ form, rows: all, measures, shown }) {
  const { count: rows, deepest } = shown ?? { count: all, deepest: measures.deepest };
  const large = rows >= (form === "icicle" ? TIDY_BELOW : ICICLE_FROM);
  const broad = rows >= (deepest + 1) * (form === "icicle" ? ROD_BELOW : BROAD_FROM);
  return large && broad ? "icicle" : "tidy";
}
