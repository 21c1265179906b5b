// `npm run dev`: the page with hot reload. Vite looks after web/; when a game or the engine changes, the module is rebuilt as
// a quick debug module; when words or scenarios change, only what the page has of them is written again. Then it reloads.
import { watch } from "node:fs";
import { exportData } from "./lib/engine.mjs";
import { buildModules } from "./lib/modules.mjs";
import { ROOT, at } from "./lib/paths.mjs";
import { Stop, environment, script } from "./lib/run.mjs";
import { digest } from "./lib/stamp.mjs";
import { setup } from "./setup.mjs";

const EXPORTED = ["boards", "builder", "games", "lessons", "puzzles"].map((folder) => `web/public/${folder}`);

/** What the page has of the engine. */
const MODULES_LAID = ["web/src/pkg"];

/** Long enough for an editor to save all its files, short enough not to be felt. */
const QUIET = 150;

await script(async () => {
  await setup();
  await buildModules("dev");
  await exportData("dev");
  process.env["PATH"] = environment().PATH;
  // Not an import at the top: before the set-up there may be no Vite.
  const { createServer } = await import("vite");
  const server = await createServer({ configFile: at("vite.config.ts") });
  await server.listen();
  server.printUrls();

  const reload = () => {
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: "full-reload" });
  };
  const rebuild = oneAtATime(async () => {
    try {
      const engine = digest(MODULES_LAID);
      await buildModules("dev");
      if (digest(MODULES_LAID) !== engine) reload();
      const before = digest(EXPORTED);
      await exportData("dev");
      if (digest(EXPORTED) !== before) reload();
    } catch (error) {
      // A mistake in the Rust code is shown, and the page goes on with the last engine that compiled.
      console.error(error instanceof Stop ? error.message : error);
    }
  });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const path of ["crate", "tests/puzzles", "tests/scenarios", "Cargo.toml"]) {
    watch(at(path), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, QUIET);
    });
  }
  console.log(`Watching crate, tests/puzzles and tests/scenarios in ${ROOT}.`);
});

/**
 * Calls made during a run lead to one more run after it.
 * @param {() => Promise<unknown>} work
 */
function oneAtATime(work) {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await work();
    }
    running = false;
  };
}
