// Chunks from the solver's JSON text.

const TYPES = {
  kind: Uint8Array,
  node: Int32Array,
  line: Int16Array,
  limits: Float64Array,
  cells: Uint8Array,
  places: Int16Array,
};
const INTEGERS = ["parent", "action", "depth", "iteration", "state"];
const NUMBERS = ["g", "h", "priority"];

/** A chunk with the typed arrays that the page gets. */
export function typed(chunk) {
  const columns = { ...chunk };
  for (const [name, Type] of Object.entries(TYPES)) if (chunk[name]) columns[name] = Type.from(chunk[name]);
  for (const name of INTEGERS) columns[name] = Int32Array.from(chunk[name]);
  for (const name of NUMBERS) columns[name] = Float64Array.from(chunk[name], (value) => value ?? NaN);
  return columns;
}
