// The maps that are built in: every state is named at every size of the page, and no name covers another.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { MapForm } from "../../../web/map/map_form.js";
import { around, crosses, farFromBox, grownBy, overlap } from "../../../web/map/boxes.js";
import { drawEdgeCosts } from "../../../web/map/map_edges.js";
import { relabelled } from "../../../web/map/map_labels.js";
import { drawGrounds, drawNodes, namesNow } from "../../../web/map/map_nodes.js";
import { longestNote, noteAt } from "../../../web/map/map_notes.js";
import { penOn, themeOf } from "../canvas/browser.js";
import { randomFrom, rounds } from "../table/random.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SPACES = JSON.parse(
  execFileSync(process.env.PYTHON ?? "python3", [here("spaces_as_json.py")], {
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: here("../../../pysrc") },
  }),
);
const NAMED_UP_TO = 25; // states: more have no room everywhere

const PANES = {
  "1280": { width: 364, height: 564 },
  "1440": { width: 430, height: 744 },
  "1920": { width: 596, height: 900 },
  "above the tree": { width: 544, height: 290 },
  "a phone": { width: 390, height: 530 },
  "a phone on its side": { width: 844, height: 217 },
  "Present, 1280": { width: 339, height: 547, large: true, unit: 1.125 },
  "Present, 1920": { width: 525, height: 870, large: true, unit: 1.69 },
  "a comparison, 1440": { width: 429, height: 674, paired: true },
  "a comparison on a phone": { width: 390, height: 505, paired: true },
  "a comparison on a phone on its side": { width: 844, height: 192, paired: true },
  "a comparison in a lesson": { width: 295, height: 494, paired: true },
  "a lower one in a lesson": { width: 295, height: 475, paired: true },
  "a comparison in Present": { width: 338, height: 571, paired: true, large: true, unit: 1.125 },
};

// The widths of bold letters of the page's font, in hundredths of its size.
const WIDE = new Map(
  Array.from(
    ("063163263363463563663763863963 30+60A66B63C65D68E59F56G71H70I42J55K65L55M85N71O74P62Q75R64S60T59" +
      "U69V63W88X67Y63Z62a54b59c50d59e56f35g58h57i29j26k54l30m87n57o57p59q59r37s50t36u56v51w72x52y50z49").matchAll(/(.)(\d\d)/g),
    ([, letter, wide]) => [letter, Number(wide) / 100],
  ),
);

const FONTS = ["page", "even"];

/** The cases of a test with their names, in either font; the even one is too wide beside the tree of a lecture. */
const inFonts = (cases, { large, width }) =>
  FONTS.slice(0, large && width < 800 ? 1 : 2).flatMap((font) => Object.entries(cases).map(([name, each]) => [`${name}, ${font}`, each, font]));

/** A pen whose letters are as wide as those of the page, or all 0.6 em. */
function penIn({ font = "page" }) {
  const pen = penOn();
  if (font === "even") return pen;
  const emOf = (text) => Array.from(text, (letter) => WIDE.get(letter) ?? 0.6).reduce((sum, wide) => sum + wide, 0);
  pen.measureText = (text) => ({ width: emOf(text) * parseFloat(/([\d.]+)px/.exec(pen.font)[1]) });
  return pen;
}

/** A search that has its root only. */
function searchIn({ start, h = {} }, traits = { key: "g" }) {
  const table = { rows: 1, firstRow: 0, has: (row) => row === 0, label: () => start, traits, columns: { h: [h[start] ?? NaN] } };
  return { table, standing: { row: [] } };
}

function fitted(space, { width, height, paired = false, large = false, unit = 1, taken = [], font = "page" }, traits) {
  const form = new MapForm(space);
  const theme = { ...themeOf("light", unit), font };
  const trace = searchIn(space, traits);
  form.fit(penIn({ font }), { width, height, theme, paired, large, taken, traces: paired ? [trace, trace] : [trace] });
  return form;
}

for (const [name, space] of Object.entries(SPACES)) {
  for (const [pane, window] of Object.entries(PANES)) {
    const count = Object.keys(space.nodes).length;
    test(`${name}, ${pane}: ${count <= NAMED_UP_TO ? "all states are named, and " : ""}nothing is covered or cut`, () => {
      const { labels, names, type } = fitted(space, window);
      const { width, height, large } = window;
      const kept = labels.filter(Boolean);
      if (count <= NAMED_UP_TO) assert.deepEqual(names.filter((_, at) => !labels[at]), []);
      assert.ok(kept.length > 0 && type >= (large ? 18 : 13), `${type} px`);
      for (const one of kept) {
        assert.ok(one.left >= 0 && one.left + one.width <= width && one.top >= 0 && one.top + one.height <= height);
        for (const other of kept) assert.ok(one === other || overlap(one, other) === 0);
      }
    });
  }
}

const isLevel = ({ y }, { top, height }) => y > top && y < top + height;

/** Whether a name is level with another place and not much nearer to its own. */
function seemsAstray({ points }, own, box) {
  const far = farFromBox(points[own], box) + (isLevel(points[own], box) ? 10 : 20);
  return points.some((point, at) => at !== own && isLevel(point, box) && farFromBox(point, box) < far);
}

const STAGES = { ...PANES, "Present, above the tree": { width: 807, height: 226, large: true, unit: 1.125 } };
const SEARCHES = { "f, h in grey": {}, g: { h: {} }, "no numbers": { h: {}, traits: { key: null, uses_h: false } } };

/** The maps of Romania in a pane, for each kind of search and font, with the longest number beside a name; fitted once. */
const romanias = Object.fromEntries(Object.entries(STAGES).map(([pane, window]) => [pane, once(() => inFonts(SEARCHES, window).map((each) => romaniaIn(window, each)))]));

function romaniaIn(window, [told, { traits, ...graph }, font]) {
  const space = { ...SPACES.romania, ...graph };
  const form = fitted(space, { ...window, font }, traits);
  const trace = searchIn(space, traits);
  const isShown = !window.large || window.width < 800 || Boolean(graph.h); // maps of informed searches are beside the tree of a lecture
  return { told, form, isShown, note: longestNote(form, window.paired ? [trace, trace] : [trace], window.paired) };
}

function once(make) {
  let made;
  return () => (made ??= make());
}

for (const pane of Object.keys(STAGES)) {
  test(`Romania, ${pane}: no name is on a road or broken where a place is free, whichever roads a search draws`, () => {
    for (const { told: notes, form, note, isShown } of romanias[pane]()) {
      if (!isShown) continue;
      const crossed = (box) =>
        form.edges.filter(({ from, to }, at) => crosses(form.points[from], form.points[to], grownBy(box, form.weights[at] > 1 ? 2 : -2)));
      const covers = (box, place) =>
        form.points.some((point, at) => at !== place && overlap(box, around(point, { width: 2 * form.r, height: 2 * form.r })) > 0) ||
        form.labels.some((other, at) => at !== place && overlap(box, grownBy(other, 10)) > 0) ||
        form.points.some((point, at) => at !== place && farFromBox(point, box) < farFromBox(form.points[place], box) + 6) ||
        seemsAstray(form, place, box);
      form.labels.forEach((label, place) => {
        const [found, told] = [relabelled(penIn(form), form, place, note), `${notes}: ${form.names[place]}`];
        if (crossed(found).length > 0 || covers(found, place)) return;
        assert.equal(crossed(label).length, 0, told);
        assert.ok(found.lines !== "one" || label.lines === "one", told);
      });
      const onLikely = form.labels.flatMap(crossed).filter((edge) => form.weights[form.edges.indexOf(edge)] === 4);
      assert.deepEqual(onLikely, [], `${notes}: names on the solution`);
    }
  });
}

/** Every name as it is drawn is nearer to its own place than to any other, whichever number is beside it. */
function assertNearOwn(form, notes, told) {
  for (const note of notes) {
    const pen = penIn(form);
    const places = form.names.map((_, at) => at).filter((place) => form.labels[place]);
    const names = places.map((place) => ({ place, label: form.labels[place], note }));
    drawGrounds(pen, form, { theme: themeOf("light") }, names);
    const chips = pen.said.filter(([call]) => call === "roundRect").map(([, left, top, width, height]) => ({ left, top, width, height }));
    chips.forEach((chip, at) => {
      const [own, ...others] = [places[at], ...form.names.map((_, place) => place).filter((place) => place !== places[at])].map((place) => farFromBox(form.points[place], chip));
      assert.ok(others.every((far) => far >= own + 2), `${told}: ${form.names[places[at]]} ${note}`);
      assert.ok(own < form.r + 16, `${told}: ${form.names[places[at]]} is far from its place`);
    });
  }
}

/** The pixels of a road in sight at each end of a box on it; infinite beside it. */
function inSight(form, edge, box) {
  const [from, to] = [edge.from, edge.to].map((place) => form.points[place]);
  const hidden = 1.15 * form.r + 3.5; // by the ring of the current node
  const on = Array.from({ length: 501 }, (_, at) => form.pointOn(edge, at / 500)).filter(
    (point) => Math.min(Math.hypot(point.x - from.x, point.y - from.y), Math.hypot(point.x - to.x, point.y - to.y)) > hidden,
  );
  const under = on.map((point) => farFromBox(point, box) === 0);
  const pixel = Math.hypot(to.x - from.x, to.y - from.y) / 500;
  return under.includes(true) ? Math.min(under.indexOf(true), on.length - 1 - under.lastIndexOf(true)) * pixel : Infinity;
}

const unclear = { names: [], costs: [] }; // of all panes

for (const pane of Object.keys(STAGES)) {
  test(`Romania, ${pane}: every name is at its own city, and every cost at its own road, of which both ends are in sight`, () => {
    for (const { told, form, note, isShown } of romanias[pane]()) {
      assertNearOwn(form, form.noted && note ? ["", "0", "146", note] : [""], told);
      form.labels.forEach((label, place) => seemsAstray(form, place, label) && unclear.names.push(`${pane}, ${told}: ${form.names[place]}`));
      form.edges.forEach((edge, at) => {
        const centre = form.needed[at];
        if (!centre) return;
        const type = form.type * centre.scale;
        const pen = Object.assign(penIn(form), { font: `${type}px` });
        const box = around(centre, { width: pen.measureText(String(edge.cost)).width + 4, height: 1.05 * type });
        assert.ok(inSight(form, edge, box) > 7.5, `${told}: ${edge.cost}`);
        const others = form.edges.filter(({ from, to }, other) => other !== at && crosses(form.points[from], form.points[to], box));
        assert.ok(!isShown || others.length === 0, `${told}: ${edge.cost} is on another road`);
        const away = Math.min(...Array.from({ length: 101 }, (_, share) => farFromBox(form.pointOn(edge, share / 100), box)));
        for (const name of form.labels) assert.equal(overlap(box, grownBy(name, away)), 0, `${told}: ${edge.cost} is nearer to a name`);
        const isNear = ({ from, to }, other) => other !== at && crosses(form.points[from], form.points[to], grownBy(box, away + 4));
        if (form.edges.some(isNear)) unclear.costs.push(`${pane}, ${told}: ${edge.cost}`);
      });
    }
  });
}

test("on Romania hardly a name seems another city's, or a cost another road's", () => {
  assert.ok(unclear.names.length <= 4 && unclear.costs.length <= 80, `${unclear.names.length} and ${unclear.costs.length}: ${unclear.names.join("; ")}`);
  const lecture = fitted(SPACES.romania, PANES["Present, 1280"], { key: "h" });
  assert.deepEqual(lecture.labels.flatMap((label, place) => (seemsAstray(lecture, place, label) ? [lecture.names[place]] : [])), []);
});

test("above the tree of a lecture, every road of Romania has room for its cost, which covers nothing", () => {
  const caption = { left: 0, top: 199, width: 165, height: 27 };
  for (const { traits, h } of [SEARCHES.g, SEARCHES["no numbers"]]) {
    const window = { ...STAGES["Present, above the tree"], height: 226, taken: [caption] };
    const { needed, edges, labels, type } = fitted({ ...SPACES.romania, h }, window, traits);
    assert.deepEqual(edges.filter((_, at) => !needed[at]).map(({ cost }) => cost), []);
    const costs = needed.map((at, edge) => around(at, { width: 0.6 * type * String(edges[edge].cost).length, height: type }));
    const boxes = [...labels, ...costs, caption];
    boxes.forEach((box, at) => assert.ok(boxes.slice(at + 1).every((other) => overlap(box, other) === 0), `${at}`));
  }
});

test("beside the tree of a lecture, every road of Romania has its cost, whatever numbers the names have", () => {
  for (const { traits, ...graph } of [SEARCHES["f, h in grey"], SEARCHES.g]) {
    const { edges, costsAt } = fitted({ ...SPACES.romania, ...graph }, PANES["Present, 1280"], traits);
    assert.deepEqual(edges.filter((_, at) => !costsAt[at]).map(({ cost }) => cost), []);
  }
});

test("short names at the right rim are outside the edges there, so that none seems to have the cost of one", () => {
  for (const pane of ["Present, 1280", "1280", "1440", "a phone"]) {
    const { labels, points, placeOf } = fitted(SPACES.fifteen, PANES[pane]);
    for (const name of ["F", "I", "L"]) assert.ok(labels[placeOf(name)].left > points[placeOf(name)].x, `${pane}: ${name}`);
  }
});

test("beside the tree of a lecture, a cost is on the middle of its edge if that is free, and a short name is level with its node", () => {
  const { labels, points, placeOf, edges, needed } = fitted(SPACES.fifteen, PANES["Present, 1280"]);
  const [h, i, k] = ["H", "I", "K"].map(placeOf);
  const { x, y } = needed[edges.findIndex(({ from, to }) => from === i && to === k)];
  assert.ok(Math.hypot(x - (points[i].x + points[k].x) / 2, y - (points[i].y + points[k].y) / 2) < 1, "off the middle");
  assert.ok(labels[h].top < points[h].y, "the name hangs below its node");
});

test("beside the tree of a lecture, no name of Romania is on a road, nor directly above or below another one", () => {
  for (const [told, { traits, ...graph }] of Object.entries(SEARCHES)) {
    const { labels, names, edges, points } = fitted({ ...SPACES.romania, ...graph }, PANES["Present, 1280"], traits);
    labels.forEach((label, at) => {
      const roads = edges.filter(({ from, to }) => crosses(points[from], points[to], grownBy(label, -2)));
      assert.deepEqual(roads, [], `${told}: ${names[at]}`);
      const tall = { ...label, top: label.top - 8, height: label.height + 16 };
      assert.deepEqual(names.filter((_, other) => other !== at && overlap(labels[other], tall) > 0), [], `${told}: ${names[at]}`);
    });
  }
});

test("on the small map of a lecture, the amounts in jugs are beside their states, and no name touches a ring", () => {
  for (const name of ["water-jugs", "missionaries"]) {
    const form = fitted(SPACES[name], { width: 242, height: 499, large: true, unit: 1.125 }, { key: null });
    if (name === "water-jugs") for (const { side } of form.labels) assert.notEqual(side, "middle");
    form.labels.forEach((label, place) => assert.ok(farFromBox(form.points[place], label) > 1.15 * form.r + 4, form.names[place]));
  }
});

test("where two searches meet, both costs are beside the name and cover nothing", () => {
  const form = fitted({ ...SPACES.romania, h: {} }, PANES["above the tree"]);
  const place = form.placeOf("Rimnicu Vilcea");
  const standing = { row: Int32Array.from(form.names, () => 0), bothAt: () => [220, 198] };
  const trace = { table: { firstRow: 0 }, standing };
  assert.equal(noteAt(form, place, [trace]), "220 + 198");
  const box = relabelled(penIn({}), form, place, "220 + 198");
  form.labels.forEach((label, other) => assert.ok(other === place || overlap(label, box) === 0, form.names[other]));
  const low = fitted({ ...SPACES.romania, h: {} }, { width: 807, height: 197, large: true, unit: 1.125 });
  const shared = { "Rimnicu Vilcea": [220, 198], Fagaras: [239, 211] };
  const both = { row: Int32Array.from(low.names, () => 0), bothAt: (at) => shared[low.names[at]] ?? [] };
  const search = { table: { firstRow: 0, traits: { key: "g" }, columns: { g: [85], h: [NaN] } }, standing: both };
  const names = namesNow(penIn({}), low, [search]);
  assert.deepEqual(names.map(({ note }) => note).filter((note) => note.includes("+")).sort(), ["220 + 198", "239 + 211"]);
  for (const one of names) assert.ok(names.every((other) => other === one || overlap(one.label, other.label) === 0));
  const sum = { place, label: { left: 100, top: 50, width: 80, height: 20 }, note: "220 + 198" };
  const costs = (far, note) => {
    const pen = penIn({});
    const near = { ...low, costsAt: low.edges.map((_, at) => (at ? null : { x: 180 + far, y: 60, scale: 1 })), needed: low.edges.map(() => null) };
    drawEdgeCosts(pen, near, { theme: themeOf("light"), traces: [] }, [{ ...sum, note }]);
    return pen.said.filter(([call]) => call === "fillText").length;
  };
  assert.deepEqual([costs(25, "220 + 198"), costs(25, "220"), costs(60, "220 + 198")], [0, 1, 1], "a cost beside a sum would be read as its third part");
});

test("on random graphs every label is at its own vertex, no two touch, and none leaves the pane", () => {
  let random = randomFrom(5);
  for (let round = 0; round < rounds(60, 400); round++) {
    if (round === 200) random = randomFrom(5); // the same again in the other font
    const count = 2 + Math.floor(random() * 14);
    const names = Array.from({ length: count }, (_, at) => "Vertex ".slice(0, Math.floor(random() * 8)) + at);
    const nodes = Object.fromEntries(names.map((name) => [name, [random(), random()]]));
    const edges = names.slice(1).map((name, at) => [names[Math.floor(random() * (at + 1))], name, 1 + Math.floor(random() * 99)]);
    const window = { width: 340 + random() * 300, height: 290 + random() * 400, large: round % 2 === 1, unit: 1 + (round % 2) / 8, font: FONTS[Math.floor(round / 200)] };
    const form = fitted({ nodes, edges, directed: false, start: names[0], goal: names[count - 1] }, window);
    const { labels, costsAt, type, points, r } = form;
    assertNearOwn(form, ["", "g 7", "g 77"], `${round}`);
    for (const at of costsAt.filter(Boolean)) assert.ok(points.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > r), "on a node");
    const costs = costsAt.filter(Boolean).map((at) => around(at, { width: 0.9 * type, height: type }));
    const boxes = [...labels.filter(Boolean), ...costs];
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) assert.equal(overlap(one, other), 0, `${round}`);
      assert.ok(one.left >= 0 && one.left + one.width <= window.width && one.top >= 0 && one.top + one.height <= window.height);
    }
  }
});

test("a small graph has the costs of all its edges, in Present and elsewhere", () => {
  const small = { nodes: { S: [0, 1], A: [1, 2], G: [2, 1] }, edges: [["S", "A", 1], ["A", "G", 4], ["S", "G", 6]], start: "S", goal: "G" };
  const { costsAt, type } = fitted(small, PANES["Present, 1280"]);
  assert.ok(costsAt.every(Boolean) && type >= 22, `${type} px, as large as in the tree`);
  assert.ok(fitted(SPACES.typed, PANES["Present, 1280"]).type >= 20);
  for (const pane of Object.keys(PANES).filter((each) => !each.includes("comparison"))) assert.ok(fitted(SPACES.typed, PANES[pane]).costsAt.every(Boolean), pane);
});

test("on Romania every road has its cost, beside a lesson at least those that the search can take first", () => {
  for (const pane of ["1280", "1440", "1920", "above the tree", "a phone"]) {
    const { costsAt, edges } = fitted(SPACES.romania, PANES[pane]);
    assert.deepEqual(edges.filter((_, at) => !costsAt[at]).map(({ cost }) => cost), [], pane);
  }
  const { costsAt, edges, start } = fitted({ ...SPACES.romania, h: {} }, { width: 544, height: 237 });
  const first = edges.filter(({ from, to }, at) => (from === start || to === start) && costsAt[at]);
  assert.deepEqual(first.map(({ cost }) => cost).sort(), [118, 140, 75]);
});

test("every map is inside its pane, whatever is over it and however low it is", () => {
  const triangle = {
    nodes: { A: [1, 0], B: [-0.5, -0.87], C: [-0.5, 0.87] },
    edges: [["A", "B", 2], ["B", "C", 2]], directed: true, start: "A", goal: "C",
  };
  for (const space of [triangle, ...Object.values(SPACES)]) {
    const windows = [[363, 563, 8], [363, 563, 523], [1200, 900, 860], [690, 60, 8], [544, 237, 8], [544, 237, 197], [200, 30, 8]];
    const count = Object.keys(space.nodes).length; // of many, names for a low window take long to arrange
    for (const [width, height, top] of windows.slice(0, rounds(count < 10 ? 7 : count < 20 ? 4 : 3, 7))) {
      const taken = [{ left: width / 2, top, width: width / 2, height: 32 }];
      for (const { x, y } of fitted(space, { width, height, taken }).points) {
        assert.ok(x > 0 && x < width && y > 0 && y < height, `${x}, ${y} in ${width} × ${height}`);
      }
    }
  }
});

test("an overview names its ends only, clear of its nodes, and a test has its goals", () => {
  const nodes = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`state ${at}`, [at % 6, Math.floor(at / 6)]]));
  const overview = { nodes, edges: [], directed: false, start: "state 0", goal: "state 29", names: false };
  const form = fitted(overview, PANES["Present, 1280"]);
  const drawn = penOn();
  const trace = { focus: 9, table: { firstRow: 0 }, standing: { row: form.names.map(() => -1), status: form.names.map(() => 0) } };
  const picture = { theme: themeOf("light"), traces: [trace], hovered: -1, selected: -1, cursor: -1, paired: false };
  form.paintPlaces(drawn, picture);
  assert.deepEqual(drawn.said.filter(([call]) => call === "fillText").map(([, text]) => text), ["state 0", "state 29"]);
  const box = (place) => around(form.points[place], { width: 2 * form.r, height: 2 * form.r });
  for (const end of [form.start, form.goal]) assert.ok(form.names.every((_, at) => overlap(form.asked[end], box(at)) === 0), `${end}`);
  const rings = (goals) => {
    const pen = penOn();
    drawNodes(pen, fitted({ ...overview, goal: null, goals }, PANES["1280"]), picture);
    return pen.said.filter(([call]) => call === "arc").length;
  };
  assert.equal(rings(["state 3", "state 7"]) - rings([]), 2);
});

test("the same window gives the same picture, however it came to its size", () => {
  const [once, again] = [fitted(SPACES.romania, PANES["1440"]), fitted(SPACES.romania, PANES["1440"])];
  assert.deepEqual(once.labels, again.labels);
});
