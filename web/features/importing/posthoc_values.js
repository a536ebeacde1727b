// What the events of a Posthoc trace have as values: numbers, and what a state is called.

const MOST_CELLS = 5_000; // of a state that is a list

/** A number, or infinity as a maker without it in its JSON says it; else undefined. */
export const number = (value) => {
  if (typeof value === "number" && !Number.isNaN(value)) return value;
  return value === "inf" ? Infinity : undefined;
};

/** The number of a value in the order of first appearance. @param {Map<any, number>} known @param {any[]} order */
export function numbered(known, order, value) {
  if (!known.has(value)) {
    known.set(value, order.length);
    order.push(value);
  }
  return known.get(value);
}

/** Aliases in YAML let a few lines stand for more cells than there is memory. */
function isShort(list) {
  const left = [list];
  for (let count = 0; left.length > 0; count++) {
    if (count > MOST_CELLS) return false;
    const each = left.pop();
    if (typeof each === "object" && each !== null) for (const inner of Object.values(each)) left.push(inner);
  }
  return true;
}

/** What a state is called: by itself, by its place, or by the node's id. */
export function labelOf({ id, state, label, name, variables, x = variables?.x, y = variables?.y }) {
  for (const value of [state, label, name]) {
    if (typeof value === "string" || typeof value === "number") return String(value);
    if (Array.isArray(value) && isShort(value)) return JSON.stringify(value);
  }
  return typeof x === "number" && typeof y === "number" ? `${x},${y}` : String(id);
}
