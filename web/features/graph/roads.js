// Where roads run. Of two that lead each way on their own, both are bent apart.

export const ASIDE_ROAD = 6; // pixels, of the cost above its road
const BEND = 0.16; // of the length

/** The control point of the curve: in the middle, where it is straight. */
export function bendOf(a, b, bent) {
  const aside = bent ? BEND : 0;
  return { x: (a.x + b.x) / 2 + (b.y - a.y) * aside, y: (a.y + b.y) / 2 - (b.x - a.x) * aside };
}

/** The point half way. */
export function middleOf(a, b, bend) {
  return { x: (a.x + b.x) / 4 + bend.x / 2, y: (a.y + b.y) / 4 + bend.y / 2 };
}
