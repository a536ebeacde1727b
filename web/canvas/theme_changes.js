// Repaint every canvas when colors or fonts change.

/**
 * Calls `changed()` whenever the page goes from light to dark or back, or a font has come.
 * @returns {() => void} ends that
 */
export function watchTheme(document, changed) {
  const root = document.documentElement;
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributes: true, attributeFilter: ["data-theme"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", changed);
  document.fonts.addEventListener("loadingdone", changed);
  return () => {
    observer.disconnect();
    system.removeEventListener("change", changed);
    document.fonts.removeEventListener("loadingdone", changed);
  };
}
