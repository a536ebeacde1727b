// The reader's language, known before anything of the page is there.

export const ENGLISH = "en";

/**
 * The language that the link names, else the first of the browser's that there is, else English. A region matters only
 * where there are several: `pt-PT` finds `pt-BR`.
 * @param {string[]} languages codes that there are
 */
export function chosenLanguage(languages, fragment = location.hash, preferred = navigator.languages) {
  const linked = /[#&]lang=([\w-]+)/.exec(fragment)?.[1];
  if (languages.includes(linked)) return linked;
  const root = (tag) => tag.toLowerCase().split("-")[0];
  for (const tag of preferred) {
    const same = languages.find((code) => code.toLowerCase() === tag.toLowerCase());
    const found = same ?? languages.find((code) => root(code) === root(tag));
    if (found) return found;
  }
  return ENGLISH;
}
