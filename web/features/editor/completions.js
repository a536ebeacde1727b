// Our own names, offered while one types. The build takes them from the solver.

import names from "solver-names";
import { completeFromList, ifNotIn } from "@codemirror/autocomplete";

const WITHOUT = ["String", "Comment", "FormatString"]; // where no name is written

export const completions = ifNotIn(WITHOUT, completeFromList(names));
