// docs/embedding/mkdocs.md, followed: a site built by MkDocs, read in Chromium. `node tests/hosts/mkdocs.mjs` shows what it found.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { attempt, script } from "../../scripts/lib/run.mjs";
import { inPython } from "./support/python.mjs";
import { readSite, snippet } from "./support/reading.mjs";

/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */

const VERSION = "mkdocs==1.6.1";

/** Needs the page in dist/. @returns {Promise<Outcome>} */
export const mkdocs = () =>
  inPython({ log: "mkdocs", wanted: VERSION }, (folder, program) =>
    readSite((home) => build(folder, home, program("mkdocs"))),
  );

/** @param {string} folder @param {string} home @param {string} mkdocs */
async function build(folder, home, mkdocs) {
  mkdirSync(join(folder, "docs"), { recursive: true });
  const page = (/** @type {string} */ name, /** @type {string[]} */ ...parts) =>
    writeFileSync(join(folder, "docs", `${name}.md`), ["# A page", "Before it.", ...parts, "After it."].join("\n\n"));
  // Its theme fetches what colours code from a host of its own.
  const theme = "theme:\n  name: mkdocs\n  highlightjs: false\n";
  writeFileSync(join(folder, "mkdocs.yml"), snippet("mkdocs.yml", home) + theme);
  page("index", snippet("mkdocs-page.md", home));
  page("copied", snippet("copied-div.html", home), "Between them.", snippet("recorded-div.html", home));
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
