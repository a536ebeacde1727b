// Game trees: what they add to a table, to its drawing and to its lists. Plain positional arguments, as in seam.js.

import { FACES } from "../../faces/index.js";
import { FAMILIES } from "../../table/families.js";
import { factsOf } from "./facts.js";
import { GAMES } from "./family.js";
import { leastOf } from "./least.js";
import { Marks } from "./marks.js";
import { momentOf } from "./moment.js";
import { seekMark } from "./seek.js";

FAMILIES.games = { ...GAMES, moment: momentOf, told: factsOf, seek: seekMark };
FACES.marks = Marks;

/** What has happened at a time, for its sentence: JSON text of Facts (facts.js). */
export const facts = (table, t) => JSON.stringify(factsOf(table, t));

/** Leaves evaluated and skipped, and nodes visited, up to a time: JSON text. */
export const counts = (table, t) => JSON.stringify(table.store.family.counts(t));

/** The leaves that any order of moves needs: Knuth and Moore's minimum of a uniform tree; 0 for other trees. */
export const least = (table) => leastOf(table);
