// `npm run types`: the TypeScript types of everything that crosses into JavaScript, written from the Rust types.
import { readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SCRATCH_TYPES, cargoTest } from "./lib/cargo.mjs";
import { at } from "./lib/paths.mjs";
import { Stop, attempt, run, script, step } from "./lib/run.mjs";

const COMMITTED = at("web", "src", "engine", "types");

/** @param {string} folder emptied first, so that a type that is gone leaves no file */
async function writeTypes(folder) {
  rmSync(folder, { recursive: true, force: true });
  await run("cargo", cargoTest("--lib", "types_are_written"), {
    log: "types",
    env: { TS_RS_EXPORT_DIR: folder },
  });
}

/** Writes the types elsewhere and compares: the committed ones must be what the Rust types say today. */
export async function checkTypes() {
  await writeTypes(SCRATCH_TYPES);
  const { code, output } = await attempt("git", ["diff", "--no-index", "--", COMMITTED, SCRATCH_TYPES], {
    log: "types",
  });
  if (code !== 0) throw new Stop(`${output}\nThe types in web/src/engine/types are stale: run \`npm run types\`.`);
  return `${readdirSync(COMMITTED).length} files`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await script(() => step("writing web/src/engine/types", () => writeTypes(COMMITTED)));
}
