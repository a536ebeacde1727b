// The position of a time on the slider, in the clock's unit.

/**
 * @param {import("./marks.js").Marks} marks
 * @param {string} unit  "expansions", "generated" or "layer"
 * @returns {(t: number) => number}
 */
export function scaleOf({ table, layers }, unit) {
  if (unit === "generated") return (t) => table.at(t).stats.generated;
  if (unit === "layer") return (t) => layers.valueOfLayer(layers.layerOfStep(table.stepOfTime(t)));
  const finish = table.rests ? table.endTime : Infinity;
  return (t) => (t >= finish ? table.stepCount + 1 : table.stepOfTime(t));
}
