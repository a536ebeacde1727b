// Typed arrays that grow with a search.

/** The array, or a larger one with its first `kept` values. */
export const grown = (array, length, kept) => {
  if (array.length >= length) return array;
  const larger = new array.constructor(Math.max(length, Math.ceil(1.25 * array.length), 64));
  larger.set(array.subarray(0, kept));
  return larger;
};
