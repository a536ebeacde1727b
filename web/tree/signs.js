// The signs in a tree at a time, for its legend.

import { LOOKS, LOOK_COUNT } from "../canvas/status_styles.js";

const MEANS = { superseded: "stale" }; // signs with the same meaning

/** @param {import("./scene.js").Scene} scene  as painted @returns {string} their names, separated by spaces */
export function signsIn({ slots, slotStatus, focus, solution, table, placement }) {
  if (!table) return "";
  const met = new Uint8Array(LOOK_COUNT);
  for (let slot = 0; slot < slots.count; slot++) met[slotStatus[slot]] = 1;
  const names = LOOKS.flatMap(({ name }, look) => (met[look] ? [MEANS[name] ?? name] : []));
  if (focus >= 0) names.unshift("now");
  if (solution.forward.length > 1) names.push("path");
  if (placement.form === "icicle") names.push("bars");
  return [...new Set(names)].join(" ");
}
