// The best layout for a tree: an icicle from some thousands of nodes on, unless it is deep and narrow.

const ICICLE_FROM = 4000; // rows
const TIDY_BELOW = 3000;
const BROAD_FROM = 16; // rows per level: the icicle of a depth-first path would show nothing
const ROD_BELOW = 10;
const BESIDE_FROM = 4; // the same beside a large tree, at one scale with it

/** @returns {"tidy"|"icicle"} near the thresholds, the current one of the scene. `isLarge`: as one beside it, at one scale */
export function formFor({ form, rows: all, measures, shown }, isLarge = false) {
  const { count: rows, deepest } = shown ?? { count: all, deepest: measures.deepest };
  const large = isLarge || rows >= (form === "icicle" ? TIDY_BELOW : ICICLE_FROM);
  const broad = rows >= (deepest + 1) * (isLarge ? BESIDE_FROM : form === "icicle" ? ROD_BELOW : BROAD_FROM);
  return large && broad ? "icicle" : "tidy";
}
