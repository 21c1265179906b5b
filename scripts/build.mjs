// `npm run build`: the release page in dist/, static files for any web server and any sub-path.
import { fileURLToPath } from "node:url";
import { exportData } from "./lib/engine.mjs";
import { PLAYABLE } from "./lib/games.mjs";
import { buildModules } from "./lib/modules.mjs";
import { EARLY } from "./lib/paths.mjs";
import { run, script, step } from "./lib/run.mjs";
import { once } from "./lib/stamp.mjs";
import { buildPages } from "./pages.mjs";
import { setup } from "./setup.mjs";

/** The page, with whatever it takes to build it. */
export async function build() {
  await setup();
  await buildSite();
}

/** The page, where the tools to build it are there. */
export async function buildSite() {
  // To link a module takes one processor; the other builds what exports.
  await Promise.all([buildModules("release"), exportData("release")]);
  await buildPage();
  await buildPages();
}

/**
 * The page of the games whose modules are built already, into a folder of its own: it is served and never shipped.
 * @param {string[]} ready
 */
export async function buildEarlyPage(ready) {
  const args = ["build", "--mode", "early", "--outDir", EARLY];
  const env = { RULEWRIGHT_READY: ready.join() };
  await step(`building the page (${ready.join(", ")})`, () => run("vite", args, { log: "page", env }));
}

export async function buildPage() {
  // Of a game's own words the page has those of its readers and of its search.
  const words = PLAYABLE.map((game) => `crate/games/${game}/words`);
  const settings = ["vite.config.ts", "tsconfig.json", "tsconfig.base.json", "package-lock.json"];
  const inputs = ["web", ...words, "scripts/lib/cited.mjs", ...settings];
  await once({ name: "page", inputs, outputs: ["dist/index.html", "dist/sw.js"] }, () =>
    step("building the page", () => run("vite", ["build"], { log: "page" })),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await script(async () => {
    await build();
    console.log("The page is in dist/: copy it to any web server, or try it with `npm run serve`.");
  });
}
