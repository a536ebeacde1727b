// Values in the events of a Posthoc trace: numbers, and names of states.

const MOST_CELLS = 5_000; // of a state given as a list

/** A number, or infinity written as text; else undefined. */
export const number = (value) => {
  if (typeof value === "number" && !Number.isNaN(value)) return value;
  return value === "inf" ? Infinity : undefined;
};

/** The index of a value in order of first appearance. @param {Map<any, number>} known @param {any[]} order */
export function numbered(known, order, value) {
  if (!known.has(value)) {
    known.set(value, order.length);
    order.push(value);
  }
  return known.get(value);
}

/** Rejects huge values: with YAML aliases, a few lines can represent more cells than fit into memory. */
function isShort(list) {
  const left = [list];
  for (let count = 0; left.length > 0; count++) {
    if (count > MOST_CELLS) return false;
    const each = left.pop();
    if (typeof each === "object" && each !== null) for (const inner of Object.values(each)) left.push(inner);
  }
  return true;
}

/** The name of a state: its own, its position, or the node's id. */
export function labelOf({ id, state, label, name, variables, x = variables?.x, y = variables?.y }) {
  for (const value of [state, label, name]) {
    if (typeof value === "string" || typeof value === "number") return String(value);
    if (Array.isArray(value) && isShort(value)) return JSON.stringify(value);
  }
  return typeof x === "number" && typeof y === "number" ? `${x},${y}` : String(id);
}
