// Cytoscape.js with what its documentation advises for speed: places given, haystack edges, labels off, few styles,
// one pixel for one pixel, no textures while moving (they would show an older picture), events off.

import cytoscape from "cytoscape";

/** @param {import("./contest.js").Tree} tree */
export async function draw(stage, { parent, x, y, status, radius, colours }) {
  const elements = Array.from(parent, (_, row) => ({
    group: "nodes",
    data: { id: `${row}`, colour: colours[status[row]].slice(0, 7) },
    position: { x: x[row], y: y[row] },
  }));
  for (let row = 1; row < parent.length; row++) {
    elements.push({ group: "edges", data: { id: `e${row}`, source: `${parent[row]}`, target: `${row}` } });
  }
  const cy = cytoscape({
    container: stage,
    elements,
    layout: { name: "preset", fit: false },
    pixelRatio: 1,
    autoungrabify: true,
    autounselectify: true,
    boxSelectionEnabled: false,
    style: [
      { selector: "node", style: { "background-color": "data(colour)", width: 2 * radius, height: 2 * radius } },
      { selector: "node", style: { events: "no" } },
      { selector: "edge", style: { "curve-style": "haystack", width: 1, "line-color": "#cccccc", events: "no" } },
    ],
  });
  await new Promise((drawn) => cy.one("render", drawn));
  const nodes = cy.nodes();
  return {
    panTo: (to) => cy.pan({ x: to, y: 0 }),
    recolour: ({ status: now }) =>
      cy.batch(() => nodes.forEach((node, row) => node.data("colour", colours[now[row]].slice(0, 7)))),
  };
}
