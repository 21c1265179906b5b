// docs/embedding/mkdocs.md, followed: a site built by MkDocs, read in Chromium. `node tests/hosts/mkdocs.mjs` shows what it found.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installMissing, onPath } from "../../scripts/lib/browsers.mjs";
import { attempt, script } from "../../scripts/lib/run.mjs";
import { readSite, snippet } from "./support/reading.mjs";

/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */

const VERSION = "mkdocs==1.6.1";
/** Debian has what an environment needs in a package of its own. */
const PYTHON = {
  missing: () => onPath("python3") === undefined || spawnSync("python3", ["-c", "import ensurepip"]).status !== 0,
  packages: ["python3", "python3-venv"],
};

/** Needs the page in dist/. @returns {Promise<Outcome>} */
export async function mkdocs() {
  await installMissing([PYTHON]);
  if (PYTHON.missing()) return { absent: `no Python found (Debian: \`apt-get install ${PYTHON.packages.join(" ")}\`)` };
  const folder = mkdtempSync(join(tmpdir(), "rulewright-mkdocs-"));
  try {
    return (await install(folder)) ?? (await readSite((home) => build(folder, home)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {Promise<Outcome | undefined>} */
async function install(folder) {
  const venv = await attempt("python3", ["-m", "venv", join(folder, "venv")], { log: "mkdocs" });
  if (venv.code !== 0) return { absent: "Python makes no environment (Debian: `apt-get install python3-venv`)" };
  const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", VERSION];
  const { code, output } = await attempt(join(folder, "venv", "bin", "python"), pip, { log: "mkdocs" });
  if (code === 0) return undefined;
  return /NewConnectionError|Name or service not known|No matching distribution/.test(output)
    ? { absent: "pip reaches no registry" }
    : { code, output };
}

/** @param {string} folder @param {string} home */
async function build(folder, home) {
  mkdirSync(join(folder, "docs"), { recursive: true });
  const page = (/** @type {string} */ name, /** @type {string[]} */ ...parts) =>
    writeFileSync(join(folder, "docs", `${name}.md`), ["# A page", "Before it.", ...parts, "After it."].join("\n\n"));
  // Its theme fetches what colours code from a host of its own.
  const theme = "theme:\n  name: mkdocs\n  highlightjs: false\n";
  writeFileSync(join(folder, "mkdocs.yml"), snippet("mkdocs.yml", home) + theme);
  page("index", snippet("mkdocs-page.md", home));
  page("copied", snippet("copied-div.html", home), "Between them.", snippet("recorded-div.html", home));
  const mkdocs = join(folder, "venv", "bin", "mkdocs");
  const { code, output } = await attempt(mkdocs, ["build", "--quiet", "--strict"], { cwd: folder, log: "mkdocs" });
  if (code !== 0 || !existsSync(join(folder, "site", "index.html"))) return { code: code || 1, output };
  return {
    folder: join(folder, "site"),
    read: [
      { name: "", boards: 1 },
      { name: "copied/", boards: 2, gone: /"rules":/ },
    ],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await script(async () => console.log(await mkdocs()));
