// The search of a row: as the options of a search, and as a link to it.

/** @param {import("./rows.js").Row} row @returns {Record<string, string>} */
export function optionsOf({ problem, start, algorithm, heuristic, options }) {
  // missing options have their default values
  const given = options === "" ? [] : options.split("&").map((part) => part.split("="));
  const named = given.map(([name, ...value]) => [name.replaceAll("-", "_"), decodeURIComponent(value.join("="))]);
  return { problem, ...Object.fromEntries(named), start, algorithm, ...(heuristic !== null && { heuristic }) };
}

/** For opening it in another window. */
export function linkOf(row) {
  const parts = Object.entries(optionsOf(row)).map(([name, value]) => `${name.replaceAll("_", "-")}=${escaped(value)}`);
  return `#${parts.join("&")}`;
}

const escaped = (text) => encodeURIComponent(text).replaceAll("%2C", ",");
