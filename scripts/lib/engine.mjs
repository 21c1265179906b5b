// What the page has of the engine: its modules, and the files that the command line writes for it.
import { cpSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { writeArt } from "./art.mjs";
import { quickCli, releaseCli, testedCli } from "./cargo.mjs";
import { PLAYABLE, TOYS } from "./games.mjs";
import { SETTINGS, SOURCES, buildModules } from "./modules.mjs";
import { TRIAL, at } from "./paths.mjs";
import { run, step } from "./run.mjs";
import { once } from "./stamp.mjs";
import { toolVersions } from "./tools.mjs";

/**
 * The games' texts, clauses and scenarios for the page, and the JSON Schemas: into folders of web/public.
 * @param {"release" | "dev"} mode which command line does it, and so whether toys are among the games
 */
export async function exportData(mode) {
  const args = (mode === "dev" ? quickCli : releaseCli)("export", "--out", "web", "--scenarios", "tests/scenarios");
  const written = PLAYABLE.flatMap((game) => [`web/public/games/${game}.json`, `web/public/boards/${game}.json`]);
  const outputs = [...written, "web/public/lessons", "web/public/schema"];
  const inputs = [...SOURCES, ...SETTINGS, "tests/scenarios", "scripts/lib/art.mjs", "package-lock.json"];
  await once({ name: "export", inputs, extra: [args, toolVersions()], outputs }, () =>
    step("exporting the rulebooks for the page", async () => {
      // A release ships what is in these folders: nothing of a development build may be left.
      for (const folder of EXPORTED) rmSync(at("web", "public", folder), { recursive: true, force: true });
      await run("cargo", args, { log: "export" });
      await writeArt(at("web", "public"));
    }),
  );
}

/** The folders of web/public that are made. */
const EXPORTED = ["art", "boards", "games", "lessons", "rulebooks", "schema"];

/**
 * A page with the toys, games that no release has: the same TypeScript, another engine. Built for tests, beside the release
 * and out of its way.
 */
export async function buildTrial() {
  await buildModules("toy", join(TRIAL, "pkg"));
  const data = testedCli("export", "--out", "target/trial");
  const outputs = TOYS.map((game) => `target/trial/public/games/${game}.json`);
  await once({ name: "trial-export", inputs: [...SOURCES, ...SETTINGS], extra: data, outputs }, async () => {
    await run("cargo", data, { log: "trial" });
    await writeArt(join(TRIAL, "public"));
  });
  const rest = (/** @type {string} */ from) => !EXPORTED.includes(relative(at("web", "public"), from));
  cpSync(at("web", "public"), join(TRIAL, "public"), { recursive: true, filter: rest });
  const env = { NODE_ENV: "development" };
  await run("vite", ["build", "--config", "tests/browser/support/trial.config.ts"], { log: "trial", env });
}
