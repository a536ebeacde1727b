// The figures of a worksheet: black on white, in millimetres, with real text.

import { gridFigure } from "./grid.js";
import { mapFigure } from "./map.js";
import { stateFigure } from "./states.js";
import { treeFigure } from "./tree.js";

/** Draws each figure at its `data-figure` element. `sheet`: the solver's data, with texts. */
export function figures(host, sheet) {
  const { problem, tree } = sheet;
  const drawn = {
    start: () => stateFigure(problem.start.cells, problem.shape),
    goal: () => stateFigure(problem.goal.cells, problem.shape),
    space: () => (problem.space.kind === "grid" ? gridFigure(problem.space) : mapFigure(problem.space)),
    tree: () => treeFigure(tree, problem.shape, false),
    "tree-key": () => treeFigure(tree, problem.shape, true),
  };
  for (const place of host.querySelectorAll("[data-figure]")) {
    const figure = drawn[place.dataset.figure]();
    if (place.dataset.label) figure.setAttribute("aria-label", place.dataset.label);
    place.replaceChildren(figure);
  }
}
