// The same marks as SVG and as TikZ; and what else stands in files.

import assert from "node:assert/strict";
import test from "node:test";

import { svgOf } from "../../../web/picture/formats/svg.js";
import { texOf } from "../../../web/picture/formats/tikz.js";
import { tikzOf } from "../../../web/picture/formats/tikz.js";
import { together } from "../../../web/picture/shapes/together.js";
import { SIZE, drawn } from "./recording.js";

const ABOUT = { ...SIZE, title: "a < b", description: "100 %", needs: "nothing" };

const picture = () =>
  drawn((context) => {
    context.fillStyle = "rgb(10,20,30)";
    context.strokeStyle = "#ff0000";
    context.beginPath();
    context.roundRect(1, 2, 30, 20, 4);
    context.fill();
    context.stroke();
    context.font = "600 12px Some Font, sans-serif";
    context.textAlign = "center";
    context.fillText("50 % & <more>", 50, 25);
  });

test("a fill and its rim are one element, and a text stays a text", () => {
  const text = svgOf(picture(), ABOUT);
  assert.match(text, /<title id="title">a &lt; b<\/title>/);
  assert.match(text, /<rect x="1" y="2" width="30" height="20" rx="4" fill="#0a141e" stroke="#ff0000" stroke-width="1"\/>/);
  assert.match(text, /<text x="50" y="25" text-anchor="middle" [^>]*font-weight="600"[^>]*>50 % &amp; &lt;more&gt;<\/text>/);
});

test("in TikZ each look is a style with a name, and a text is TeX", () => {
  const text = tikzOf(picture(), ABOUT);
  assert.match(text, /\\path\[look-a, rounded corners=3pt\] \(1,2\) rectangle \(31,22\);/);
  assert.match(text, /\\tikzset\{look-a\/.style=\{fill=searchlight-a, draw=searchlight-b, line width=0.75pt\}\}/);
  assert.match(text, /\\node\[look-b\] at \(50,25\) \{50 \\% \\& \\textless\{\}more\\textgreater\{\}\};/);
  assert.equal(texOf("a\nb → ∞ ñ 猫"), "a b $\\to$ $\\infty$ ñ ?");
  assert.match(texOf("←→↑↓↗↘↙↖⇅"), /^[^?]+downarrow\$$/, "the signs of moves");
});

test("many squares of one colour are one path; what shines through, or is round, stays alone", () => {
  const marks = drawn((context) => {
    for (let at = 0; at < 9; at++) context.fillRect(at * 3, 0, 2, 2);
    context.fillStyle = "rgba(0,0,0,0.5)";
    for (let at = 0; at < 3; at++) context.fillRect(at * 3, 5, 2, 2);
  });
  assert.equal(together(marks).length, 4);
  assert.equal(marks.length, 12); // and what was kept is as it was
});
