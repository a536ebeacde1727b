// Small problems made at random, the same for the same seed.

/** @returns {() => number} numbers in [0, 1) (mulberry32) */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A directed graph whose states are boards of 1×3 cells below 20. The number of states grows with the seed; every
 * third goal is out of reach. Many ways cost the same, long ways are often cheaper than short ones, and h is anything,
 * so that nodes are superseded and A* has to open states again.
 */
export function randomProblem(seed) {
  const random = randomFrom(seed);
  const whole = (below) => Math.floor(random() * below);
  const size = 8 + 3 * seed;
  const cells = Array.from({ length: size }, (_, state) => [whole(20), whole(3), state % 20]);
  const successors = cells.map(() =>
    Array.from({ length: 1 + whole(4) }, () => ({ to: whole(size), cost: 1 + whole(3) + (random() < 0.3 ? 4.5 : 0) })),
  );
  successors[0].push({ to: 1, cost: 2 }, { to: 2, cost: 1 });
  const h = cells.map(() => whole(9));
  return {
    random,
    initial: 0,
    goal: seed % 3 === 0 ? -1 : size - 1,
    cells: (state) => cells[state],
    h: (state) => h[state],
    actions: (state) => successors[state].map(({ to, cost }, at) => ({ label: `go ${at}`, to, cost })),
  };
}
