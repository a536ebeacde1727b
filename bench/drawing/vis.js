// vis-network with what its documentation advises for large networks: places given, no physics, no smooth edges, no
// hover, nodes as dots without shadow or label.

import { DataSet, Network } from "vis-network/standalone";

/** @param {import("./contest.js").Tree} tree */
export async function draw(stage, { parent, x, y, status, radius, width, height, colours }) {
  const nodes = new DataSet(Array.from(parent, (_, id) => ({ id, x: x[id], y: y[id], color: colours[status[id]] })));
  const edges = new DataSet(Array.from(parent, (from, to) => ({ id: to, from, to })).slice(1));
  const network = new Network(
    stage,
    { nodes, edges },
    {
      physics: false,
      layout: { improvedLayout: false },
      nodes: { shape: "dot", size: radius, borderWidth: 0, fixed: true },
      edges: { smooth: false, color: { color: "#cccccc", inherit: false }, width: 1 },
      interaction: { hover: false, dragNodes: false, tooltipDelay: 1e6, hideEdgesOnDrag: false },
    },
  );
  const middle = { x: width / 2, y: height / 2 };
  network.moveTo({ position: middle, scale: 1 });
  await new Promise((drawn) => network.once("afterDrawing", drawn));
  return {
    panTo: (to) => network.moveTo({ position: { x: middle.x - to, y: middle.y } }),
    recolour: ({ status: now }) => nodes.updateOnly(Array.from(now, (code, id) => ({ id, color: colours[code] }))),
  };
}
