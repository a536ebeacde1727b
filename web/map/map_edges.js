// The edges of a map, thin; those of the search tree thicker; with their costs.

import { numberText, widthOf } from "../canvas/text.js";
import { noteFont } from "./map_labels.js";

const ARROW = 8; // pixels

export function drawEdges(context, form, { theme, traces }) {
  const inTree = new Set(traces.flatMap((trace) => [...treeEdges(trace)]));
  context.lineCap = "round";
  for (const edge of form.edges) {
    const grown = inTree.has(`${edge.from} ${edge.to}`) || (!form.directed && inTree.has(`${edge.to} ${edge.from}`));
    context.strokeStyle = (grown ? theme.muted : theme.line).css;
    context.lineWidth = grown ? 2.5 : 1.5;
    drawEdge(context, form, edge);
  }
}

/** The edges by which the nodes shown at the places were reached. */
function* treeEdges({ standing, table }) {
  for (const row of standing.row) {
    if (row < 0) continue;
    const above = table.columns.parent[row - table.firstRow];
    if (above < 0) continue;
    const [from, to] = [standing.placeOf(above), standing.placeOf(row)];
    yield standing.sideOf(row) === 0 ? `${from} ${to}` : `${to} ${from}`;
  }
}

function drawEdge(context, form, edge) {
  const [a, b, c] = [form.points[edge.from], form.points[edge.to], form.bendOf(edge)];
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.quadraticCurveTo(c.x, c.y, b.x, b.y);
  context.stroke();
  if (!form.directed) return;
  const angle = Math.atan2(b.y - c.y, b.x - c.x);
  const tip = { x: b.x - Math.cos(angle) * (form.r + 2), y: b.y - Math.sin(angle) * (form.r + 2) };
  context.beginPath();
  for (const side of [-0.45, 0.45]) {
    context.moveTo(tip.x, tip.y);
    context.lineTo(tip.x - Math.cos(angle + side) * ARROW, tip.y - Math.sin(angle + side) * ARROW);
  }
  context.stroke();
}

export function drawEdgeCosts(context, form, theme) {
  context.font = noteFont(form.type, form.font);
  context.textAlign = "center";
  context.textBaseline = "middle";
  form.edges.forEach(({ cost }, edge) => {
    if (!form.costsAt[edge]) return;
    const { x, y } = form.costsAt[edge];
    const text = numberText(cost);
    const [width, height] = [widthOf(context, text) + 4, form.type * 1.05];
    context.fillStyle = theme.paper.css;
    context.fillRect(x - width / 2, y - height / 2, width, height);
    context.fillStyle = theme.muted.css;
    context.fillText(text, x, y);
  });
}
