// docs/embedding/github.md, followed: Markdown through the published schema of GitHub's sanitiser. What stays is a text, a
// picture and a link. `node tests/hosts/github.mjs` shows what it found.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { at } from "../../scripts/lib/paths.mjs";
import { attempt, script } from "../../scripts/lib/run.mjs";

/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */

const PACKAGES = [
  "unified@11",
  "remark-parse@11",
  "remark-gfm@4",
  "remark-rehype@11",
  "rehype-raw@7",
  "rehype-sanitize@6",
];
const CLEAN = `import { readFileSync } from "node:fs";
import { unified } from "unified";
import parse from "remark-parse";
import gfm from "remark-gfm";
import toHtml from "remark-rehype";
import raw from "rehype-raw";
import sanitise from "rehype-sanitize";
import write from "rehype-stringify";
const made = unified().use(parse).use(gfm).use(toHtml, { allowDangerousHtml: true }).use(raw).use(sanitise).use(write);
console.log(String(await made.process(readFileSync(process.argv[2]))));
`;

/** What must stay of each, and what must not. */
const CASES = [
  {
    name: "github-rule.md",
    stays: [
      /<a href="[^"]+bonus\.2"><img src="[^"]+\.png" alt="Striker on D4 [^"]+"><\/a>/,
      /<strong><a href="[^"]+">The highest/,
    ],
    goes: /class=|data-|<script/,
  },
  {
    name: "copied-div.html",
    stays: [/<strong>The highest failing die first<\/strong>/, /<a href="[^"]+bonus\.2">Rulewright/],
    goes: /<svg|<script|data-rule|rulewright"/,
  },
];

/** @returns {Promise<Outcome>} */
export async function github() {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-github-"));
  try {
    return (await install(folder)) ?? (await read(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {Promise<Outcome | undefined>} */
async function install(folder) {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "a-page", private: true, type: "module" }));
  writeFileSync(join(folder, "clean.mjs"), CLEAN);
  const args = ["install", "--no-audit", "--no-fund", ...PACKAGES, "rehype-stringify@10"];
  const { code, output } = await attempt("npm", args, { cwd: folder, log: "github" });
  if (code === 0) return undefined;
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output)
    ? { absent: "npm reaches no registry" }
    : { code, output };
}

/** @param {string} folder @returns {Promise<Outcome>} */
async function read(folder) {
  const faults = [];
  for (const { name, stays, goes } of CASES) {
    cpSync(at("tests", "embeds", name), join(folder, name));
    const { output } = await attempt("node", ["clean.mjs", name], { cwd: folder, log: "github" });
    const lost = stays.filter((what) => !what.test(output)).map(String);
    const left = goes.exec(output)?.[0];
    if (lost.length > 0 || left !== undefined) faults.push(`${name}: lost ${lost.join(", ")}, left ${left}\n${output}`);
  }
  return { passed: CASES.length - faults.length, failed: faults.length, output: faults.join("\n\n") };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await script(async () => console.log(await github()));
