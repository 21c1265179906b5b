// Everything a build needs, on a machine that has only rustup, Node and git. Fast when nothing is missing.
import { fileURLToPath } from "node:url";
import { script } from "./lib/run.mjs";
import { checkNode, npmPackages, rust, wasmTools } from "./lib/tools.mjs";

export async function setup() {
  checkNode();
  await rust();
  // One waits for the network, the other for the processor.
  await Promise.all([npmPackages(), wasmTools()]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await script(setup);
