// Completion of the solver's names while typing. The build takes them from the solver.

import names from "solver-names";
import { completeFromList, ifNotIn } from "@codemirror/autocomplete";

const WITHOUT = ["String", "Comment", "FormatString"]; // contexts without names

export const completions = ifNotIn(WITHOUT, completeFromList(names));
