// Two searches on a map, beside each other on a node: a disc on the left for the first, a square on the right for the
// second.

import { disc } from "../canvas/glyphs.js";
import { drawShape, COLOURS, stageOf } from "./pair.js";

export function drawPairNodes(context, form, { theme, traces }) {
  const { paper, ink, goal, muted } = theme;
  form.points.forEach(({ x, y }, place) => {
    const { r } = form;
    const stages = traces.map(({ standing }) => stageOf(standing.status[place]));
    context.lineWidth = 1.5;
    if (place === form.start || place === form.goal) {
      disc(context, x, y, r * 1.9, paper.css, (place === form.goal ? goal : ink).css);
    }
    if (stages[0] + stages[1] === 0) disc(context, x, y, r * 0.55, paper.css, muted.css);
    stages.forEach((stage, which) => {
      if (stage === 0) return;
      const colour = theme[COLOURS[which]];
      const at = form.markAt(place, which);
      context.lineWidth = Math.max(1.5, at.r * 0.3);
      drawShape(context, which, at.x, at.y, at.r, (stage === 1 ? paper : colour).css, colour.css);
    });
  });
}
