"""Challenges: something to be brought about by changing a search, judged by running it.

A challenge is plain data, a JSON file like a lesson (docs/how-to/write-a-challenge.md, docs/challenge.schema.json):
the options of a search, perhaps of a second one beside it, what may be changed, and conditions over numbers of the
searches.

What a page does with them, all through the worker, all of it JSON text:

1. `challenges()` gives `{"ok": true, "challenges": [{"id", "title", "question", "hint", "why", "options", "second",
   "change", "solved", …}, …]}`. The texts of the built-in ones are messages, `{"id", "values"}`, to be put into words;
   in a lecturer's file they are texts, or texts by language, `{"en": …, "es": …}`.
2. The page opens `options` (and beside it `second`, which says what is different there) like those of a lesson, and
   offers to change what `change` names: options of the catalog; `h`, the h values of the graph alone; `code`, own code
   for what it names. Everything else stays, or `judge` says that it must.
3. `check_challenge(challenge_json)` reads a lecturer's file: `{"ok": true, "challenge": …}` as above, to be opened and
   judged; or all that is wrong with it (5).
4. `judge(challenge_json, options_json)`, the challenge as it was given and the options of the first search as they
   stand, gives `{"ok": true, "solved": bool, "said": [{"met": bool, "id", "values"}, …], "numbers": {"cost": 22,
   "b.cost": 8}}`: one sentence for each condition, or the reasons why it was not judged. `numbers` has what the
   conditions mention, null for what there is none of.
5. Of a challenge that cannot be used: `{"ok": false, "errors": [{"field", "id", "values"}, …]}`, all that is wrong with
   it. `field` is the place in the file: "challenge", then names and numbers with dots between.
   Of options that cannot be read: the same, as `check` has it.

Whether a challenge is solved, the page keeps, by its `id` where it is built in; a link has `challenge=ID`, or the
whole of a lecturer's own (pysrc/page/features/challenges/feature.py). Nothing here remembers anything.
"""
