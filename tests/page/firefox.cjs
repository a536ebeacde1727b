/**
 * Required by Playwright's driver (NODE_OPTIONS) when the tests run in an installed Firefox.
 *
 * Playwright 1.65 speaks WebDriver BiDi with it. It asks for colours and motion with a command that this Firefox does not
 * have, without which no page would open, its tap does nothing, and it overlooks a download that has no number. Here the
 * first is asked for as Firefox's own developer tools ask, by the overrides of a tab's BrowsingContext (the browser needs
 * --remote-allow-system-access), a tap is a touch of WebDriver's, and a download's address is its number. Each place must be found exactly once: with another Playwright, look there again.
 */
"use strict";
const { registerHooks } = require("node:module");

const PLACES = [
  [
    "one page's colours and motion",
    /this\._session\.send\("emulation\.setMediaFeaturesOverride", \{[^;]*\}\);/g,
    "inFirefox.emulate(this._session, features);",
  ],
  [
    "a new context's: those with which Firefox starts will do",
    /await this\._browser\._browserSession\.send\("emulation\.setMediaFeaturesOverride", \{[^;]*\}\);/g,
    "",
  ],
  [
    "a tap",
    /(?<=async tap\(progress2, x, y, modifiers\) \{)(?=\s*\})/g,
    "await progress2.race(inFirefox.tap(this._session, x, y));",
  ],
  [
    "the beginning of a download",
    /(?<=_onDownloadWillBegin\(event\) \{)(?=\s*if \(!event\.download)/g,
    "event.download ??= event.navigation ?? event.url;",
  ],
  [
    "the end of a download",
    /(?<=_onDownloadEnded\(event\) \{)(?=\s*if \(!event\.download)/g,
    "event.download ??= event.navigation ?? event.url;",
  ],
];

globalThis.inFirefox = {
  async emulate(session, { colorScheme, reducedMotion }) {
    const override = (value = "no-override") => JSON.stringify(value === "no-override" ? "none" : value);
    const expression = `{
      const { NavigableManager } = ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
      const tab = NavigableManager.getBrowsingContextById("${session.sessionId}");
      tab.prefersColorSchemeOverride = ${override(colorScheme)};
      tab.prefersReducedMotionOverride = ${override(reducedMotion)};
    }`;
    const { contexts } = await session.send("browsingContext.getTree", { "moz:scope": "chrome" });
    const target = { context: contexts[0].context };
    const answer = await session.send("script.evaluate", { target, expression, awaitPromise: false });
    if (answer.type !== "success") throw new Error(answer.exceptionDetails.text);
  },

  async tap(session, x, y) {
    const actions = [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions };
    await session.send("input.performActions", { context: session.sessionId, actions: [finger] });
  },
};

function patched(source) {
  return PLACES.reduce((text, [what, place, instead]) => {
    const found = text.match(place)?.length ?? 0;
    if (found !== 1) throw new Error(`tests/page/firefox.cjs: ${what}: found ${found} times in Playwright's driver`);
    return text.replace(place, instead);
  }, source);
}

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    return url.endsWith("/coreBundle.js") ? { ...loaded, source: patched(String(loaded.source)) } : loaded;
  },
});
