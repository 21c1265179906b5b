// docs/embedding/docusaurus.md, followed: a site built by Docusaurus, read in Chromium. Part of `npm run soak`, as its installation
// takes longer than most of `npm test`. `node tests/hosts/docusaurus.mjs` shows what it found.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { attempt, script, Stop } from "../../scripts/lib/run.mjs";
import { readSite, snippet } from "./support/reading.mjs";

/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */

const PACKAGES = ["@docusaurus/core@3.10.2", "@docusaurus/preset-classic@3.10.2", "react@18", "react-dom@18"];
const CONFIG = `import { rulewright } from "./rulewright.config.js";
export default {
  title: "Rules",
  url: "https://site.example",
  baseUrl: "/",
  onBrokenLinks: "ignore",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  ...rulewright,
};
`;

/** Needs the page in dist/. @returns {Promise<Outcome>} */
export async function docusaurus() {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-docusaurus-"));
  try {
    return (await install(folder)) ?? (await readSite((home) => build(folder, home)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {Promise<Outcome | undefined>} */
async function install(folder) {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "a-site", private: true }));
  const args = ["install", "--no-audit", "--no-fund", ...PACKAGES];
  const { code, output } = await attempt("npm", args, { cwd: folder, log: "docusaurus" });
  if (code === 0) return undefined;
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(output)
    ? { absent: "npm reaches no registry" }
    : { code, output };
}

/** @param {string} folder @param {string} home */
async function build(folder, home) {
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write("docusaurus.config.js", CONFIG);
  write("rulewright.config.js", snippet("docusaurus-config.js", home));
  write("src/components/RuleBoard.js", snippet("docusaurus-component.jsx", home));
  write("docs/index.mdx", `---\ntitle: A page\nslug: /\n---\n\n${snippet("docusaurus-page.mdx", home)}`);
  write("docs/copied.mdx", `# Copied\n\n${snippet("copied-div.html", home)}`);
  write(
    "docs/recorded.mdx",
    `# Recorded\n\nimport RuleBoard from "@site/src/components/RuleBoard";\n\n${recorded(home)}`,
  );
  const env = { DOCUSAURUS_IGNORE_SSG_WARNINGS: "true", CI: "true", DO_NOT_TRACK: "1" };
  const { code, output } = await attempt("npx", ["docusaurus", "build"], { cwd: folder, log: "docusaurus", env });
  if (code !== 0) return { code, output };
  return {
    folder: join(folder, "build"),
    read: [
      { name: "", boards: 2 },
      { name: "copied/", boards: 1 },
      { name: "recorded/", boards: 1 },
    ],
  };
}

/** What the recorder writes, put into the component as the guide says. @param {string} home */
function recorded(home) {
  const json = /<script type="application\/json">([\s\S]*?)<\/script>/.exec(snippet("recorded-div.html", home))?.[1];
  return `<RuleBoard text="Recorded." scenario={${json?.trim()}} />\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await script(async () => {
    const { failed = 0, code = 0, output, absent, passed } = await docusaurus();
    console.log(absent ?? `${passed} passed, ${failed} failed`);
    if (failed > 0 || code !== 0) throw new Stop(output ?? "");
  });
