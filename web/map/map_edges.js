// The edges of a map, thin and pale; others at expanded nodes darker; those of the search tree thick; with their costs.

import { numberText, widthOf } from "../canvas/text.js";
import { isExpanded } from "../table/codes.js";
import { around, touches } from "./boxes.js";

const ARROW = 8; // pixels
const PALE = 0.9; // share of the color of other costs: as pale as a text may be
const BESIDE = 12; // pixels between two numbers, nearer than which they would be read as one
const DENSE = 3; // edges from a node, on average: all of them would hide those of the search

/** `dark`: those of the search tree, or the others. */
export function drawEdges(context, form, { theme, traces }, dark) {
  const some = form.directed && form.edges.length > DENSE * form.count;
  const inTree = new Map(traces.flatMap((trace) => [...treeEdges(trace)]));
  context.lineCap = "round";
  for (const edge of form.edges) {
    const grown = inTree.get(`${edge.from} ${edge.to}`) ?? (form.directed ? undefined : inTree.get(`${edge.to} ${edge.from}`));
    if (Boolean(grown) !== dark) continue;
    if (some && !grown && traces.every(({ focus }) => focus !== edge.from)) continue;
    context.strokeStyle = theme[grown ?? (isExplored(traces, edge) ? "edge" : "line")].css;
    context.lineWidth = grown ? 2.5 : 1.5;
    drawEdge(context, form, edge);
  }
}

/** The edges by which the nodes at the places were reached, from either direction, with the colours of these; all of a frontier. */
function* treeEdges({ standing, table }) {
  for (const [place, shown] of standing.row.entries()) {
    for (const row of shown < 0 ? [] : standing.drawnAt(place)) {
      const above = table.columns.parent[row - table.firstRow];
      if (above < 0) continue;
      const from = standing.placeOf(above);
      yield standing.sideOf(row) === 0 ? [`${from} ${place}`, "muted"] : [`${place} ${from}`, "cutoff"];
    }
  }
}

/** Whether a search has generated a node over an edge, which need not be in the search tree. */
const isExplored = (traces, { from, to }) =>
  traces.some(({ standing: { status, row } }) => Math.min(row[from], row[to]) >= 0 && [from, to].some((place) => isExpanded(status[place])));

function drawEdge(context, form, edge) {
  const [a, b, c] = [form.points[edge.from], form.points[edge.to], form.bendOf(edge)];
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.quadraticCurveTo(c.x, c.y, b.x, b.y);
  context.stroke();
  if (form.directed) drawHead(context, c, b, form.r + 2, ARROW);
}

/** The head of an arrow that comes from one point and ends a little before another. */
export function drawHead(context, from, to, before, size) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const tip = { x: to.x - Math.cos(angle) * before, y: to.y - Math.sin(angle) * before };
  context.beginPath();
  for (const side of [-0.45, 0.45]) {
    context.moveTo(tip.x, tip.y);
    context.lineTo(tip.x - Math.cos(angle + side) * size, tip.y - Math.sin(angle + side) * size);
  }
  context.stroke();
}

/** The box in which another number would be read as a part of a sum. */
const besideOf = ({ left, top, width, height }) => ({ left: left - BESIDE, top, width: width + 2 * BESIDE, height });

/** The costs of the edges, where there is room, pale outside the search tree; or else in it, to stay, and of no earlier iteration. */
export function drawEdgeCosts(context, form, { theme, traces }, names = []) {
  const needed = new Map(traces.flatMap((trace) => [...treeEdges(trace)]));
  context.textAlign = "center";
  context.textBaseline = "middle";
  form.edges.forEach(({ cost, from, to }, edge) => {
    const isNeeded = isExplored(traces, { from, to }) || needed.has(`${from} ${to}`) || needed.has(`${to} ${from}`);
    const at = form.costsAt[edge] ?? (isNeeded ? form.needed[edge] : null);
    if (!at) return;
    const { x, y } = at;
    const [text, type] = [numberText(cost), form.type * at.scale];
    context.font = `${isNeeded ? 500 : 400} ${type}px ${form.font}`;
    const [width, height] = [widthOf(context, text) + 4, type * 1.05];
    const box = around(at, { width, height });
    if (names.some(({ label, note }) => touches(box, note.includes("+") ? besideOf(label) : label, 0))) return; // a name that became longer
    context.fillStyle = theme.paper.css;
    context.fillRect(box.left, box.top, width, height);
    context.fillStyle = theme.paper.mixed(theme.muted, isNeeded ? 1 : PALE).css;
    context.fillText(text, x, y);
  });
}
