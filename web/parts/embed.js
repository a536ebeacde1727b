// The page inside another page.

export { default as python } from "part-files/embed";
export { listen, passKeys, tell } from "../embed.js";
