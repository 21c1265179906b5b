// The page of measurements: built, served and run in headless Chromium, ours and the peer's side by side.
import { rmSync } from "node:fs";
import { chromiumLaunch } from "../scripts/lib/browsers.mjs";
import { moduleArgs } from "../scripts/lib/modules.mjs";
import { at } from "../scripts/lib/paths.mjs";
import { run } from "../scripts/lib/run.mjs";
import { serve } from "../scripts/lib/server.mjs";
import { FEATURES } from "./games.mjs";

const MODULE = at("target", "bench-pkg");
const PAGE = at("target", "bench-page");

/** The engine as a page gets it, with the measured games and the entries for measuring. */
export const buildWasm = () =>
  run(
    "wasm-pack",
    moduleArgs({
      ...{ release: true, features: `bench,numbers,objects,${FEATURES}` },
      ...{ target: "web", out: MODULE, name: "rulewright" },
    }),
    { log: "bench-wasm" },
  );

/** The page, with the peer bundled as it is for production. */
export async function buildPage() {
  rmSync(PAGE, { recursive: true, force: true });
  const { build } = await import("vite");
  await build({
    configFile: false,
    logLevel: "warn",
    root: at("bench", "page"),
    base: "./",
    resolve: {
      alias: [
        { find: /^rulewright-bench\/module/, replacement: `${MODULE}/rulewright_bg.wasm` },
        { find: /^rulewright-bench$/, replacement: `${MODULE}/rulewright.js` },
      ],
    },
    build: { outDir: PAGE, emptyOutDir: true, target: "esnext", assetsInlineLimit: 0 },
  });
}

/** @typedef {import("./native.mjs").Course} Course */
/** @typedef {{ seconds: number, course: Course }} Timed */
/** @typedef {(name: string, stretch: object) => Promise<Timed>} Measure calls one measurement of the page by name */

/**
 * @template T
 * @param {(measure: Measure, browser: string) => Promise<T>} work
 */
export async function inChromium(work) {
  const { chromium } = await import("playwright-core");
  const server = await serve({ "/": PAGE });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const faults = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(`${server.url}/index.html`);
    // Asked again and again: the page's policy lets no test tool evaluate text in it.
    while (!(await page.evaluate(() => "measure" in globalThis))) {
      if (faults.length > 0) throw new Error(`the page of measurements did not start: ${faults.join("; ")}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const measure = (/** @type {string} */ name, /** @type {object} */ stretch) =>
      page.evaluate(
        ([which, what]) => /** @type {any} */ (globalThis)["measure"][/** @type {string} */ (which)](what),
        /** @type {[string, object]} */ ([name, stretch]),
      );
    return await work(measure, `Chromium ${browser.version()}`);
  } finally {
    await browser.close();
    await server.close();
  }
}
