// d3 as its own examples draw a tree: d3-hierarchy's tidy tree, an SVG element for each node and for each edge, d3-zoom
// moving the group. Links are straight, which is quicker than curves; nothing is animated and nothing has a listener.

import { hierarchy, tree as tidy } from "d3-hierarchy";
import { select } from "d3-selection";
import { zoom } from "d3-zoom";

/** @param {import("./contest.js").Tree} tree */
export function draw(stage, { parent, status, radius, width, height, colours }) {
  const data = Array.from(parent, (_, row) => ({ row, children: [] }));
  for (let row = 1; row < parent.length; row++) data[parent[row]].children.push(data[row]);
  const root = tidy().size([width, height])(hierarchy(data[0]));
  const svg = select(stage).append("svg").attr("width", width).attr("height", height);
  const group = svg.append("g");
  group
    .append("g")
    .attr("fill", "none")
    .attr("stroke", "#ccc")
    .selectAll("path")
    .data(root.links())
    .join("path")
    .attr("d", ({ source, target }) => `M${source.x},${source.y}L${target.x},${target.y}`);
  const nodes = group
    .append("g")
    .selectAll("circle")
    .data(root.descendants())
    .join("circle")
    .attr("cx", (node) => node.x)
    .attr("cy", (node) => node.y)
    .attr("r", radius)
    .attr("fill", (node) => colours[status[node.data.row]]);
  const behaviour = zoom().on("zoom", ({ transform }) => group.attr("transform", transform));
  svg.call(behaviour);
  let at = 0;
  return {
    panTo(x) {
      behaviour.translateBy(svg, x - at, 0);
      at = x;
    },
    recolour: ({ status: now }) => nodes.attr("fill", (node) => colours[now[node.data.row]]),
  };
}
