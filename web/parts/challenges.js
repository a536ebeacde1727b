// The challenges: they have nothing of their own that paints.

export { default as python } from "part-files/challenges";
