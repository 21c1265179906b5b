// Programs of Python that stand for a host: each gets an environment of its own, with what it needs in a fixed version.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installMissing, onPath } from "../../../scripts/lib/browsers.mjs";
import { attempt } from "../../../scripts/lib/run.mjs";

/** @typedef {import("../../../scripts/lib/stages.mjs").Outcome} Outcome */

/** Debian has what an environment needs in a package of its own. */
const PYTHON = {
  missing: () => onPath("python3") === undefined || spawnSync("python3", ["-c", "import ensurepip"]).status !== 0,
  packages: ["python3", "python3-venv"],
};

/**
 * Installs a package into a new folder, and does the work there.
 * @param {{ log: string, wanted: string }} host its log, and the package with its version
 * @param {(folder: string, program: (name: string) => string) => Promise<Outcome>} work
 * @returns {Promise<Outcome>}
 */
export async function inPython({ log, wanted }, work) {
  await installMissing([PYTHON]);
  if (PYTHON.missing()) return { absent: `no Python found (Debian: \`apt-get install ${PYTHON.packages.join(" ")}\`)` };
  const folder = mkdtempSync(join(tmpdir(), `rulewright-${log}-`));
  const program = (/** @type {string} */ name) => join(folder, "venv", "bin", name);
  try {
    return (await install(folder, program("python"), wanted, log)) ?? (await work(folder, program));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} python
 * @param {string} wanted
 * @param {string} log
 * @returns {Promise<Outcome | undefined>}
 */
async function install(folder, python, wanted, log) {
  const venv = await attempt("python3", ["-m", "venv", join(folder, "venv")], { log });
  if (venv.code !== 0) return { absent: "Python makes no environment (Debian: `apt-get install python3-venv`)" };
  const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", wanted];
  const { code, output } = await attempt(python, pip, { log });
  if (code === 0) return undefined;
  return /NewConnectionError|Name or service not known|No matching distribution/.test(output)
    ? { absent: "pip reaches no registry" }
    : { code, output };
}
