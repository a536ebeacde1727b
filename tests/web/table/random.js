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

/** How many cases an ordinary run tries, and one with `--thorough`. */
export const rounds = (few, many) => (process.env.THOROUGH ? many : few);

/**
 * Options of a search in a directed graph, whose nodes grow in number with the seed; every third goal is out of reach.
 * Many ways cost the same, long ways are often cheaper than short ones, and h is anything, so that nodes are superseded
 * and A* has to open states again.
 */
export function randomGraph(seed) {
  const random = randomFrom(seed);
  const whole = (below) => Math.floor(random() * below);
  const names = Array.from({ length: 8 + 3 * seed }, (_, node) => `n${String(node).padStart(3, "0")}`);
  const oneOf = () => names[whole(names.length)];
  const cost = () => 1 + whole(3) + (random() < 0.3 ? 4.5 : 0);
  const ways = () => Object.fromEntries(Array.from({ length: 1 + whole(4) }, () => [oneOf(), cost()]));
  const edges = Object.fromEntries(names.map((name) => [name, ways()]));
  Object.assign(edges[names[0]], { [names[1]]: 2, [names[2]]: 1 });
  const goal = seed % 3 === 0 ? "nowhere" : names.at(-1);
  const h = Object.fromEntries([...names, goal].map((name) => [name, name === goal ? 0 : whole(9)]));
  return { problem: "graph", graph: JSON.stringify({ edges: { ...edges, [goal]: {} }, h }), start: names[0], goal };
}
