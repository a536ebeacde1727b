/** A textlint rule: short sentences, and none of the constructions that make English read as if it were translated. */

import { splitAST, SentenceSplitterSyntax } from "sentence-splitter";
import { StringSource } from "textlint-util-to-string";

const WORDS = 25;

// Pattern → what to write instead. Code spans are one word, "code", in what is searched.
const CONSTRUCTIONS = [
  [/(?<!\b[Tt]here )\b(?:is|are|was|were) no\b(?! (?:longer|more|less|fewer|other)\b)/, '"is not a …" or "must be …"'],
  [/\b(?:whoever|whomever|somebody|someone|oneself|one's|one’s)\b/i, '"you", or name the person'],
  [/(?:^|\b(?:as|if|when|where|what|how|than|because|that|which|before|after|until|while) )one (?:can|may|must|sees|wants|would|needs|looks|asks|gets|takes|likes|should|knows|writes|reads|says)\b/i, '"you"'],
  [/\bfor who\b/i, '"for anyone who"'],
  [/(?<!\byour )\bown (?:code|Python)\b/i, '"your code"'],
  [/\baccepted:/i, "say what is wrong, then how to fix it"],
  [/\bis (?:to be )?had\b/i, '"is available", "can be obtained"'],
  [/\b(?:stands|stand|lies|lie) (?:in|on|at|below|above|beside|behind|there|here|between|under) /i, '"is", "appears"'],
];

const CLAUSE = /^(?:What|Who|Whoever|Whatever|Where|That which)\b(?!.*\?)/;

/** `stops`: how many colons and semicolons a sentence may have; `clauses`: a sentence may begin with a clause. */
export default function plainEnglish({ Syntax, RuleError, report, locator }, { stops: most = 1, clauses = false }) {
  return {
    [Syntax.Paragraph](paragraph) {
      for (const sentence of splitAST(paragraph).children) {
        if (sentence.type !== SentenceSplitterSyntax.Sentence) continue;
        const text = wordsOf(sentence);
        if (/^\d{4}-\d\d-\d\d, Searchlight |^\w: | · /.test(text)) continue; // what a table comes from, and keys to signs
        const say = (message) => report(sentence, new RuleError(`${message}: ${text}`, { padding: locator.at(0) }));
        const count = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
        if (count > WORDS) say(`${count} words, at most ${WORDS}`);
        const stops = text.match(/[:;](?=\s)/g)?.length ?? 0;
        if (stops > most) say(`${stops} colons and semicolons, at most ${most}`);
        if (!clauses && CLAUSE.test(text)) say("name the actor; do not begin with a clause");
        for (const [pattern, instead] of CONSTRUCTIONS) if (pattern.test(text)) say(`write ${instead}`);
      }
    },
  };
}

/** The sentence's text, with each piece of code as one word. */
function wordsOf(sentence) {
  const replacer = ({ node, maskValue }) => (node.type === "Code" ? maskValue("c") : undefined);
  return new StringSource(sentence, { replacer }).toString().replaceAll(/\s+/g, " ").trim();
}
