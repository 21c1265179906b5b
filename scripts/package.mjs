// `npm run package`: the npm package in dist-npm/, the engine client without the page. `npm pack` then wraps it up.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { exportData } from "./lib/engine.mjs";
import { buildModules } from "./lib/modules.mjs";
import { at } from "./lib/paths.mjs";
import { run, script, step } from "./lib/run.mjs";
import { filesUnder } from "./lib/stamp.mjs";
import { setup } from "./setup.mjs";

/** Needs the modules and the exported rulebooks. */
export async function buildPackage() {
  await run("vite", ["build", "--config", "web/vite/package.config.ts"], { log: "package" });
  await run("tsc", ["-p", "tsconfig.package.json"], { log: "package" });
  for (const file of filesUnder([at("dist-npm", "types")])) {
    // Our own imports have no endings, which Node's way of finding types insists on.
    const text = readFileSync(file, "utf8").replace(/((?:from|import\()\s*"\.{1,2}\/[^"]+?)(?:\.js)?"/g, '$1.js"');
    writeFileSync(file, text);
  }
  cpSync(at("web", "public", "games"), at("dist-npm", "rulebooks"), { recursive: true });
  cpSync(at("web", "public", "schema"), at("dist-npm", "schema"), { recursive: true });
  await run("node", ["tests/node/package.mjs"], { log: "package" });
  await run("node", ["tests/node/readme.mjs"], { log: "package" });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await script(async () => {
    await setup();
    await buildModules("release");
    await exportData("release");
    await step("building the npm package into dist-npm/", buildPackage);
  });
}
