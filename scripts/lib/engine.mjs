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

/** Built for size: what a reader waits for is the download. Natively, and so in tournaments, the release is for speed. */
export const MODULE_ENV = { CARGO_PROFILE_RELEASE_OPT_LEVEL: "s" };

/**
 * The module and its glue, into web/src/pkg.
 * @param {"release" | "dev"} mode a dev module builds in seconds, also has the yardstick game, and is several times slower
 */
export async function buildModule(mode) {
  const args = moduleArgs({ mode, features: MODULE_FEATURES[mode], out: "../web/src/pkg" });
  const outputs = ["web/src/pkg/rulewright_bg.wasm", "web/src/pkg/rulewright.js"];
  // One stamp for both modes: they share the folder, so a change of mode is a change.
  await once(
    { name: "module", inputs: [...SOURCES, ...SETTINGS], extra: [args, MODULE_ENV, toolVersions()], outputs },
    () =>
      step(`building the engine (wasm, ${mode})`, async () => {
        rmSync(PKG, { recursive: true, force: true });
        await run("wasm-pack", args, { log: "engine", env: MODULE_ENV });
      }),
  );
}

/**
 * The arguments of wasm-pack. `out` is relative to crate/.
 * @param {{ mode: "release" | "dev", features: string, out: string }} options
 */
export function moduleArgs({ mode, features, out }) {
  return [
    ...["build", "crate", "--target", "web", `--${mode}`, "--mode", "no-install", "--no-pack", "--out-dir", out],
    ...["--", "--no-default-features", "--features", features],
  ];
}

/**
 * The games' texts, clauses and scenarios for the page, and the JSON Schemas: into folders of web/public.
 * @param {"release" | "dev"} mode which command line does it; what it writes is the same
 */
export async function exportData(mode) {
  const outputs = ["web/public/games/skirmish.json", "web/public/boards/skirmish.json", "web/public/schema"];
  const args = (mode === "dev" ? quickCli : cli)("export", "--out", "web", "--scenarios", "tests/scenarios");
  await once(
    { name: "export", inputs: [...SOURCES, ...SETTINGS, "tests/scenarios"], extra: toolVersions(), outputs },
    () => step("exporting the rulebooks for the page", () => run("cargo", args, { log: "export" })),
  );
}
