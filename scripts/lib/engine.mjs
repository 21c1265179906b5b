// Builds the engine: the wasm module for the page, and the files that the command line writes for it.
import { rmSync } from "node:fs";
import { MODULE_FEATURES, cli, quickCli } from "./cargo.mjs";
import { PKG } from "./paths.mjs";
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
 * The games' texts and clauses for the page, and the JSON Schemas: into web/public/games and web/public/schema.
 * @param {"release" | "dev"} mode which command line does it; what it writes is the same
 */
export async function exportData(mode) {
  const outputs = ["web/public/games/skirmish.json", "web/public/schema"];
  const args = (mode === "dev" ? quickCli : cli)("export", "--out", "web");
  await once({ name: "export", inputs: [...SOURCES, ...SETTINGS], extra: toolVersions(), outputs }, () =>
    step("exporting the rulebooks for the page", () => run("cargo", args, { log: "export" })),
  );
}
