// A random seed, where none is given.

export const anySeed = () => 1 + Math.floor(999 * Math.random());
