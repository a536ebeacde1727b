// What the numbers on a map are, for every algorithm; and that costs of roads stay once they are there.

import assert from "node:assert/strict";
import test from "node:test";

import { Colour } from "../../../web/canvas/colour.js";
import { drawEdgeCosts } from "../../../web/map/map_edges.js";
import { MapForm } from "../../../web/map/map_form.js";
import { lettersOf, noteAt } from "../../../web/map/map_notes.js";
import { drawNodes } from "../../../web/map/map_nodes.js";
import { drawNext } from "../../../web/map/marks.js";
import { Picture } from "../../../web/map/picture.js";
import { Standing } from "../../../web/map/standing.js";
import { Trace } from "../../../web/map/trace.js";
import { numberText } from "../../../web/canvas/text.js";
import { penOn, themeOf } from "../canvas/browser.js";
import { SEARCHES, searchNamed } from "../table/cases.js";
import { tableFrom } from "../table/recording.js";
import { solved, tableOf } from "../table/solver.js";

/** A search whose states are places of a map with names that end in digits, so that numbers have letters. */
function mapped({ traits, logs }, seed) {
  const log = logs[seed];
  const table = tableFrom(traits, log, seed);
  const names = log.states.map((_, at) => `P${at}`);
  const { parent, state, g } = table.columns;
  const roads = new Map();
  parent.forEach((above, row) => above >= 0 && roads.set(`${state[above]} ${state[row]}`, g[row] - g[above] + state[row] / 100));
  const h = Object.fromEntries(log.nodes.filter((node) => !Number.isNaN(node.h)).map(({ state, h: value }) => [names[state], value]));
  const form = new MapForm({
    nodes: Object.fromEntries(names.map((name, at) => [name, [Math.cos(at * 2.4) * at, Math.sin(at * 2.4) * at]])),
    edges: Array.from(roads, ([ends, cost]) => [...ends.split(" ").map((at) => names[at]), cost]),
    ...{ directed: true, start: names[0], goal: names.at(-1), h },
  });
  table.label = (row) => names[table.columns.state[row - table.firstRow]];
  return { form, table, log, trace: { table, standing: new Standing(table, form.count, form.placeOf), focus: -1 } };
}

for (const each of SEARCHES) {
  test(`${each.name}: the caption of the map has the letters of its numbers`, () => {
    const { form, table, trace } = mapped(each, 1);
    form.fit(penOn(), { width: 10, height: 10, theme: themeOf("light"), traces: [trace] });
    assert.equal(lettersOf(form, [trace]), "", "no name has room");
    form.fit(penOn(), { width: 900, height: 900, theme: themeOf("light"), traces: [trace] });
    trace.standing.show(table.endTime, table.endTime);
    const [reached, other] = [[], []];
    form.names.forEach((_, place) => (trace.standing.row[place] >= 0 ? reached : other).push(noteAt(form, place, [trace])[0] ?? ""));
    const [letter = "", grey = ""] = lettersOf(form, [trace]);
    assert.deepEqual(reached.filter((found) => found !== letter), []);
    assert.deepEqual(other.filter((found) => found !== grey), []);
  });
}

test("the costs of roads stay once they are there, at the same place", () => {
  for (const name of ["uniform cost", "A* that opens states again", "bidirectional"]) {
    const { form, table, trace } = mapped(searchNamed(name), 8);
    form.fit(penOn(), { width: 900, height: 900, theme: themeOf("light"), traces: [trace] });
    form.costsAt = form.edges.map(() => null); // as on large maps in a lecture
    let before = [];
    for (let t = 0; t <= table.endTime; t++) {
      trace.standing.show(t, t);
      const pen = penOn();
      drawEdgeCosts(pen, form, { theme: themeOf("light"), traces: [trace] });
      const now = pen.said.filter(([call]) => call === "fillText").map(String);
      assert.deepEqual(before.filter((cost) => !now.includes(cost)), [], `${name}, t ${t}`);
      before = now;
    }
    assert.ok(before.length > 1, name);
  }
});

test("a road has its cost only once the current iteration has reached both of its ends", () => {
  const { form, table, trace } = mapped(searchNamed("IDA*"), 8);
  form.fit(penOn(), { width: 900, height: 900, theme: themeOf("light"), traces: [trace] });
  form.costsAt = form.edges.map(() => null);
  let iterations = 0;
  for (let t = 0; t <= table.endTime; t++) {
    trace.standing.show(t, t);
    iterations = Math.max(iterations, table.at(t).stats.iteration);
    const pen = penOn();
    drawEdgeCosts(pen, form, { theme: themeOf("light"), traces: [trace] });
    const { row } = trace.standing;
    const reached = form.edges.filter(({ from, to }) => Math.min(row[from], row[to]) >= 0).map(({ cost }) => numberText(cost));
    const written = pen.said.filter(([call]) => call === "fillText").map(([, text]) => text);
    assert.deepEqual(written.filter((cost) => !reached.includes(cost)), [], `t ${t}`);
  }
  assert.ok(iterations > 1);
});

test("the costs of roads outside the search tree are paler, and can be read", () => {
  for (const mode of ["light", "dark"]) {
    const { form, table, trace } = mapped(searchNamed("uniform cost"), 8);
    const [theme, pen] = [themeOf(mode), penOn()];
    form.fit(pen, { width: 900, height: 900, theme, traces: [trace] });
    trace.standing.show(table.endTime >> 1, table.endTime);
    const colours = [];
    const note = pen.said.push.bind(pen.said);
    pen.said.push = (call) => (call[0] === "fillText" && colours.push(pen.fillStyle), note(call));
    drawEdgeCosts(pen, form, { theme, traces: [trace] });
    const [pale] = new Set(colours.filter((css) => css !== theme.muted.css));
    assert.ok(colours.includes(theme.muted.css), mode);
    assert.ok(contrast(pale, theme.paper) >= 4.5, `${pale} in ${mode}`);
  }
});

const contrast = (css, paper) => {
  const [low, high] = [new Colour(...css.match(/\d+/g).map(Number)), paper].map(({ luminance }) => luminance + 0.05).sort((one, other) => one - other);
  return high / low;
};

test("where every number is h, each has its letter; f and g have none beside the grey h", () => {
  const form = { names: ["Arad", "Eforie"], h: { Arad: 366, Eforie: 161 }, numbered: false, placeOf: (name) => (name === "Arad" ? 0 : -1) };
  const notes = (key) => {
    const columns = { g: [0], h: [366], priority: [366], depth: [0] };
    const table = { rows: 1, firstRow: 0, has: () => true, label: () => "Arad", traits: { key, uses_h: true }, columns };
    const trace = { table, standing: { row: [0, -1], bothAt: () => [] } };
    return form.names.map((_, place) => noteAt(form, place, [trace]));
  };
  assert.deepEqual([notes("h"), notes("f")], [["h 366", "h 161"], ["366", "h 161"]]);
});

test("the place that is expanded next has the bar of its entry at its left, not while that is asked", () => {
  for (const name of ["uniform cost", "A* that opens states again", "bidirectional", "IDA*"]) {
    const { form, table } = mapped(searchNamed(name), 8);
    const trace = new Trace(table, form);
    form.fit(penOn(), { width: 900, height: 900, theme: themeOf("light"), traces: [trace] });
    let bars = 0;
    for (let t = 0; t <= table.endTime; t++) {
      trace.show(t, t, null);
      const barsOf = (covered) => {
        const pen = penOn();
        drawNext(pen, { form, theme: themeOf("light"), covered, traces: [trace] });
        return pen.said;
      };
      const { called: next } = table.at(t);
      const at = next < 0 ? [] : [form.middleOf(trace.standing.placeOf(next))];
      assert.deepEqual(barsOf(false).slice(-1).map(([, left, top, wide, high]) => left + wide < at[0].x && top + high / 2 === at[0].y), at.map(() => true));
      assert.deepEqual(barsOf(true), []);
      bars += at.length;
    }
    assert.ok(bars > 5, name);
  }
});

/** The map of Romania beside the tree of a lecture; `look` shows a time. */
function romania(algorithm) {
  const table = tableOf(solved([{ problem: "graph", graph: "romania", algorithm }])[0]);
  const [nodes, edges] = [{ Arad: [0, 3], Sibiu: [3, 4], Fagaras: [5, 3], "Rimnicu Vilcea": [4, 2], Pitesti: [5, 1], Bucharest: [8, 0] }, [["Pitesti", "Bucharest", 101]]];
  const picture = new Picture(themeOf("light"));
  picture.setTable(table, new MapForm({ nodes, edges, directed: false, start: "Arad", goal: "Bucharest" }), false);
  const pen = penOn();
  picture.resize({ context: pen, width: 339, height: 547, ratio: 1 });
  return { table, picture, look: (t) => picture.traces[0].show(t, t, null) };
}

test("the bar of the next place is above the ring of the goal, with paper around it, and inside the map", () => {
  const { table, picture, look } = romania("astar");
  look(table.timeOfStep(5));
  const { form, theme, traces } = picture;
  assert.equal(traces[0].next, form.goal);
  const pen = penOn();
  const fills = [];
  const note = pen.said.push.bind(pen.said);
  pen.said.push = (call) => (call[0] === "fillRect" && fills.push([pen.fillStyle, ...call.slice(1)]), note(call));
  picture.paint({ context: pen, width: 339, height: 547, ratio: 1 });
  const [paper, bar] = fills.slice(-2);
  assert.deepEqual([paper[0], bar[0]], [theme.paper.css, theme.accent.css]);
  const [x, reach] = [form.points[form.goal].x, form.r + 3]; // of the ring
  assert.ok(paper[1] < bar[1] && bar[1] <= x - reach && paper[1] + paper[3] > x - reach, "on the ring");
  assert.ok(pen.said.findLastIndex(([call]) => call === "arc") < pen.said.findLastIndex(([call]) => call === "fillRect"));
});

test("the place of a call that has returned is pale like its card, also that of the step", () => {
  const { table, picture, look } = romania("ida-star");
  look(table.timeOfStep(3));
  const { form, theme, traces } = picture;
  const pen = penOn();
  drawNodes(pen, form, { theme, traces });
  const [sibiu, arad] = ["Sibiu", "Arad"].map((name) => {
    const { x, y } = form.points[form.placeOf(name)];
    return pen.said.findLast(([call, left, top]) => call === "arc" && left === x && top === y)[3];
  });
  assert.equal(traces[0].focus, form.placeOf("Sibiu"));
  assert.equal(sibiu, arad, "smaller than an open call");
});
