// Lints Markdown files with textlint: `node lint.mjs FILE…` prints a line for each fault, "file:line: fault".

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";

import { TextlintKernel } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import terminology from "textlint-rule-terminology";

import plainEnglish from "./plain_english.js";

const terms = createRequire(import.meta.url)("./terms.json");
const kernel = new TextlintKernel();
// Texts of the app list things in little room, and docstrings are noun phrases with their parameters.
const LENIENT = { texts: { stops: 2 }, docstrings: { stops: 9, clauses: true } };
const rulesOf = (page) => [
  { ruleId: "plain-english", rule: plainEnglish, options: LENIENT[basename(page).split("-")[0]] ?? {} },
  { ruleId: "terminology", rule: terminology.default ?? terminology, options: { defaultTerms: false, terms } },
];
const plugins = [{ pluginId: "markdown", plugin: markdown.default ?? markdown }];

for (const filePath of process.argv.slice(2)) {
  const rules = rulesOf(filePath);
  const { messages } = await kernel.lintText(readFileSync(filePath, "utf8"), { filePath, ext: ".md", plugins, rules });
  for (const { line, message } of messages) console.log(`${filePath}:${line}: ${message}`);
}
