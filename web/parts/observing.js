// What is said of programs that are observed: the editor's, and those that are put together of lines.

export { default as python } from "part-files/observing";
