// The figures of a worksheet: black on white, their lengths in millimetres, their letters real text.

import { gridFigure } from "./grid.js";
import { mapFigure } from "./map.js";
import { stateFigure } from "./states.js";
import { treeFigure } from "./tree.js";

/** Puts each where `data-figure` says it belongs. `sheet`: what the solver made, in words. */
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
