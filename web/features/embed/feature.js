// The page inside another page.

export { listen, passKeys, tell } from "./parent.js";
