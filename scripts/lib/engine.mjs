// Builds the engine: the wasm module for the page, and the files that the command line writes for it.
import { cpSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { writeArt } from "./art.mjs";
import { MODULE_FEATURES, cli, quickCli, testedCli } from "./cargo.mjs";
import { PKG, TRIAL, at } from "./paths.mjs";
import { run, step } from "./run.mjs";
import { once } from "./stamp.mjs";
import { toolVersions } from "./tools.mjs";

const SOURCES = ["Cargo.toml", "Cargo.lock", "crate"];

/** What decides a build of the engine besides its sources. */
const SETTINGS = [".cargo/config.toml", "scripts/lib/engine.mjs", "scripts/lib/cargo.mjs"];

/**
 * The module and its glue, into web/src/pkg.
 * @param {"release" | "dev"} mode a dev module builds in seconds, also has the yardstick game, and is several times slower
 */
export async function buildModule(mode) {
  const args = moduleArgs({ mode, features: MODULE_FEATURES[mode], out: "../web/src/pkg" });
  const outputs = ["web/src/pkg/rulewright_bg.wasm", "web/src/pkg/rulewright.js"];
  // One stamp for both modes: they share the folder, so a change of mode is a change.
  await once({ name: "module", inputs: [...SOURCES, ...SETTINGS], extra: [args, toolVersions()], outputs }, () =>
    step(`building the engine (wasm, ${mode})`, async () => {
      rmSync(PKG, { recursive: true, force: true });
      await run("wasm-pack", args, { log: "engine" });
    }),
  );
}

/**
 * The arguments of wasm-pack. `out` is relative to crate/.
 * @param {{ mode: "release" | "dev", features: string, out: string }} options
 */
export function moduleArgs({ mode, features, out }) {
  const profile = mode === "release" ? ["--profile", "module"] : ["--dev"];
  return [
    ...["build", "crate", "--target", "web", ...profile, "--mode", "no-install", "--no-pack", "--out-dir", out],
    ...["--", "--no-default-features", "--features", features],
  ];
}

/**
 * The games' texts, clauses and scenarios for the page, and the JSON Schemas: into folders of web/public.
 * @param {"release" | "dev"} mode which command line does it, and so whether the yardstick game is among them
 */
export async function exportData(mode) {
  const args = (mode === "dev" ? quickCli : cli)("export", "--out", "web", "--scenarios", "tests/scenarios");
  const outputs = [
    "web/public/games/skirmish.json",
    "web/public/boards/skirmish.json",
    "web/public/lessons",
    "web/public/schema",
  ];
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
 * A page as in development, with the games that no release has: the same TypeScript, another engine. Built for tests,
 * beside the release and out of its way.
 */
export async function buildTrial() {
  const args = moduleArgs({ mode: "dev", features: MODULE_FEATURES.dev, out: "../target/trial/pkg" });
  const inputs = [...SOURCES, ...SETTINGS];
  const module = { inputs, extra: [args, toolVersions()], outputs: ["target/trial/pkg/rulewright_bg.wasm"] };
  await once({ name: "trial-module", ...module }, () =>
    step("building the engine (wasm, dev)", () => run("wasm-pack", args, { log: "trial" })),
  );
  const data = testedCli("export", "--out", "target/trial");
  const outputs = ["target/trial/public/games/yardstick.json"];
  await once({ name: "trial-export", inputs, extra: data, outputs }, async () => {
    await run("cargo", data, { log: "trial" });
    await writeArt(join(TRIAL, "public"));
  });
  const rest = (/** @type {string} */ from) => !EXPORTED.includes(relative(at("web", "public"), from));
  cpSync(at("web", "public"), join(TRIAL, "public"), { recursive: true, filter: rest });
  const env = { NODE_ENV: "development" };
  await run("vite", ["build", "--config", "tests/browser/support/trial.config.ts"], { log: "trial", env });
}
