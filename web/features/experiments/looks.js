// The look of a variant in a chart: a colour and a mark; from the fifth on, a dashed line and an open mark.

const COLOURS = ["frontier", "goal", "cutoff", "second", "only", "expanded", "ink"];
const MARKS = ["disc", "square", "triangle", "diamond"];
const DASH = [6, 4];

/** @param {string} id  "variant:2" @returns {import("../charts/ink.js").Look} */
export function lookOfWay(theme, id) {
  const at = Number(id.slice("variant:".length));
  const again = at >= MARKS.length;
  return {
    colour: theme[COLOURS[at % COLOURS.length]], mark: MARKS[at % MARKS.length], fill: "",
    dash: again ? DASH : [], open: again, lone: false,
  }; // prettier-ignore
}

/** @param {string} id  "solved", or "open" if at least one of two searches found no solution */
export function lookOfDot(theme, id) {
  const open = id === "open";
  return { colour: theme[open ? "cutoff" : "frontier"], mark: open ? "triangle" : "disc", fill: "", dash: [], open, lone: true };
}
