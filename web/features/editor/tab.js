// Open a tab of its own for code that must not run inside another page.

/** Whether this page is shown inside another one. */
export const isFramed = () => globalThis.top !== globalThis.self;

/** Opens an address in a new tab that knows nothing of this one. A browser may refuse, and tells nobody. */
export function openTab(address) {
  const link = Object.assign(document.createElement("a"), { href: address, target: "_blank", rel: "noopener noreferrer" });
  link.click();
}
