// A tab of the page's own, for what must not run inside somebody else's page.

/** Whether this page is shown inside another one. */
export const isFramed = () => globalThis.top !== globalThis.self;

/** Opens an address in a new tab that knows nothing of this one. A browser may refuse, and tells nobody. */
export function openTab(address) {
  const link = Object.assign(document.createElement("a"), { href: address, target: "_blank", rel: "noopener noreferrer" });
  link.click();
}
