// The curves of edges. Antiparallel edges are curved apart.

export const ASIDE_ROAD = 6; // pixels between a cost and its edge
const BEND = 0.16; // of the length

/** The control point of the curve: the midpoint if it is straight. */
export function bendOf(a, b, bent) {
  const aside = bent ? BEND : 0;
  return { x: (a.x + b.x) / 2 + (b.y - a.y) * aside, y: (a.y + b.y) / 2 - (b.x - a.x) * aside };
}

/** The point in the middle of the curve. */
export function middleOf(a, b, bend) {
  return { x: (a.x + b.x) / 4 + bend.x / 2, y: (a.y + b.y) / 4 + bend.y / 2 };
}
