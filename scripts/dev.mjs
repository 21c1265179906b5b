// `npm run dev`: the page with hot reload. Vite looks after web/; when crate/ changes, the engine is rebuilt as a quick
// debug module and the page reloads.
import { watch } from "node:fs";
import { buildModule, exportData } from "./lib/engine.mjs";
import { ROOT, at } from "./lib/paths.mjs";
import { Stop, environment, script } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

/** Long enough for an editor to save all its files, short enough not to be felt. */
const QUIET = 150;

await script(async () => {
  await setup();
  await buildModule("dev");
  await exportData();
  process.env["PATH"] = environment().PATH;
  // Not an import at the top: before the set-up there may be no Vite.
  const { createServer } = await import("vite");
  const server = await createServer({ configFile: at("vite.config.ts") });
  await server.listen();
  server.printUrls();

  const rebuild = oneAtATime(async () => {
    try {
      await buildModule("dev");
      await exportData();
    } catch (error) {
      // A mistake in the Rust code is shown, and the page goes on with the last engine that compiled.
      return console.error(error instanceof Stop ? error.message : error);
    }
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: "full-reload" });
  });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const path of ["crate", "Cargo.toml"]) {
    watch(at(path), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, QUIET);
    });
  }
  console.log(`Watching ${ROOT}crate for changes of the engine.`);
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
