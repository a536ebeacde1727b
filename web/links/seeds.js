// A seed where nobody has given one.

export const anySeed = () => 1 + Math.floor(999 * Math.random());
