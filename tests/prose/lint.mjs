// Lints Markdown files with textlint: `node lint.mjs FILE…` prints a line for each fault, "file:line: fault".

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { TextlintKernel } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import terminology from "textlint-rule-terminology";

import plainEnglish from "./plain_english.js";

const terms = createRequire(import.meta.url)("./terms.json");
const kernel = new TextlintKernel();
const rules = [
  { ruleId: "plain-english", rule: plainEnglish },
  { ruleId: "terminology", rule: terminology.default ?? terminology, options: { defaultTerms: false, terms } },
];
const plugins = [{ pluginId: "markdown", plugin: markdown.default ?? markdown }];

for (const filePath of process.argv.slice(2)) {
  const { messages } = await kernel.lintText(readFileSync(filePath, "utf8"), { filePath, ext: ".md", plugins, rules });
  for (const { line, message } of messages) console.log(`${filePath}:${line}: ${message}`);
}
