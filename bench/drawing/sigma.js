// sigma over graphology, WebGL: places given, labels off, edges as lines of the faster program, and only colours
// looked at when only colours change.

import Graph from "graphology";
import Sigma from "sigma";
import { EdgeLineProgram, NodePointProgram } from "sigma/rendering";

/** @param {import("./contest.js").Tree} tree */
export async function draw(stage, { parent, x, y, status, radius, width, height, colours }) {
  const graph = new Graph({ type: "directed", multi: false });
  for (let row = 0; row < parent.length; row++) {
    graph.addNode(row, { x: x[row], y: -y[row], size: radius, color: colours[status[row]] });
    if (row > 0) graph.addEdge(parent[row], row, { color: "#cccccc", size: 1 });
  }
  const sigma = new Sigma(graph, stage, {
    autoRescale: true,
    renderLabels: false,
    hideEdgesOnMove: false,
    enableEdgeEvents: false,
    zIndex: false,
    defaultNodeType: "point",
    nodeProgramClasses: { point: NodePointProgram },
    defaultEdgeType: "line",
    edgeProgramClasses: { line: EdgeLineProgram },
  });
  const camera = sigma.getCamera();
  const { x: middle } = camera.getState();
  return {
    panTo: (to) => camera.setState({ x: middle - to / Math.min(width, height) }),
    recolour({ status: now }) {
      graph.updateEachNodeAttributes(
        (row, attributes) => {
          attributes.color = colours[now[row]];
          return attributes;
        },
        { attributes: ["color"] },
      );
    },
  };
}
