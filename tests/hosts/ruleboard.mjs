// The MediaWiki extension RuleBoard, as `npm run mediawiki` packs it, in a MediaWiki of Debian: its parser tests, and articles
// that are read, printed and edited in Chromium, under the wiki's own content policy. `node tests/hosts/ruleboard.mjs [--newer] [CASE]`
// shows what it found and measured; pictures are in target/screenshots/ruleboard. `--newer` is in the MediaWiki of the next Debian.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ARCHIVE, EXTENSION } from "../../scripts/mediawiki.mjs";
import { chromiumLaunch, installMissing, missing, onPath } from "../../scripts/lib/browsers.mjs";
import { DIST, at } from "../../scripts/lib/paths.mjs";
import { attempt, script } from "../../scripts/lib/run.mjs";
import { serve } from "../../scripts/lib/server.mjs";
import { newerMediaWiki } from "./mediawiki/newer.mjs";
import { NEEDED, begin } from "./mediawiki/wiki.mjs";
import { articles } from "./ruleboard/articles.mjs";
import { CASES } from "./ruleboard/cases.mjs";
import { tried } from "./ruleboard/reading.mjs";
import { NIGHTS } from "./ruleboard/themes.mjs";

/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */
/** @typedef {import("./ruleboard/reading.mjs").Case} Case */
/** @typedef {import("./mediawiki/wiki.mjs").Wiki} Wiki */

const PHPUNIT = { missing: () => onPath("phpunit") === undefined, packages: ["phpunit"] };
const PAPER = { missing: () => onPath("pdftotext") === undefined, packages: ["poppler-utils"] };
const TESTS = at("wiki", "mediawiki", "tests");
const EXTENSIONS = ["Gadgets", "ParserFunctions", "TemplateData", "VisualEditor"];

/** The classes that do not need MediaWiki. Needs the extension in dist-mediawiki/. @returns {Promise<Outcome>} */
export async function classes() {
  await installMissing([NEEDED, PHPUNIT]);
  if (PHPUNIT.missing()) return { absent: "no phpunit found (Debian: `apt-get install phpunit`)" };
  const { code, output } = await attempt(
    "phpunit",
    ["--do-not-cache-result", "--bootstrap", join(TESTS, "phpunit", "bootstrap.php"), join(TESTS, "phpunit", "unit")],
    { log: "phpunit", env: { RULEBOARD_BUILT: EXTENSION } },
  );
  const [, all = "0"] = /(?:OK \(|Tests: )(\d+)/.exec(output) ?? [];
  const failed = [...output.matchAll(/(?:Failures|Errors|Skipped): (\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
  return { code, output, passed: Number(all) - failed, failed };
}

/** The same in a newer MediaWiki, whose skins have a night. @param {string} [only] @returns {Promise<Outcome>} */
export async function ruleboardInNewer(only) {
  const mediawiki = await newerMediaWiki();
  if (mediawiki === undefined) return { absent: "the package of a newer MediaWiki could not be fetched by apt" };
  return ruleboard(only, { mediawiki, cases: [...CASES, ...NIGHTS] });
}

/**
 * Needs the extension in dist-mediawiki/, and the page in dist/ as another host has it.
 * @param {string} [only] cases with this in their names
 * @param {{ mediawiki?: string, cases?: Case[] }} [where]
 * @returns {Promise<Outcome>}
 */
export async function ruleboard(only = "", { mediawiki, cases = CASES } = {}) {
  await installMissing([NEEDED, PAPER]);
  if (NEEDED.missing())
    return { absent: `no MediaWiki found (Debian: \`apt-get install ${NEEDED.packages.join(" ")}\`)` };
  const absent = missing("chromium") ?? (PAPER.missing() ? "no pdftotext found (Debian: poppler-utils)" : undefined);
  if (absent !== undefined) return { absent };
  const folder = mkdtempSync(join(tmpdir(), "rulewright-ruleboard-"));
  const host = await serve({ "/": DIST });
  try {
    const settings = at("tests", "hosts", "mediawiki", "ruleboard-settings.php");
    const skins = ["Vector", "MinervaNeue", "MonoBook"];
    const wiki = await begin({ folder, extensions: EXTENSIONS, skins, archive: ARCHIVE, settings, mediawiki });
    const asked = cases.filter(({ name }) => name.includes(only));
    try {
      return summed([await parsed(wiki), await read(wiki, host.url.replace("127.0.0.1", "localhost"), asked)]);
    } finally {
      wiki.close();
    }
  } finally {
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Outcome[]} all @returns {Outcome} */
const summed = (all) => ({
  passed: all.reduce((sum, { passed = 0 }) => sum + passed, 0),
  failed: all.reduce((sum, { failed = 0 }) => sum + failed, 0),
  output: all.map(({ output = "" }) => output).join("\n"),
});

/** MediaWiki's parser tests. @param {Wiki} wiki @returns {Promise<Outcome>} */
async function parsed(wiki) {
  const runner = at("tests", "hosts", "mediawiki", "parser-tests.php");
  const { output } = await wiki.php(runner, join(TESTS, "parser", "parserTests.txt"), join(TESTS, "catalogue"));
  const [, counts] = /^(\{"passed":.*\})$/m.exec(output) ?? [];
  if (counts === undefined) return { failed: 1, output };
  return { ...JSON.parse(counts), output: output.replace(counts, "") };
}

/**
 * @param {Wiki} wiki
 * @param {string} host of another name than the wiki's: only such a one is added to a policy
 * @param {Case[]} cases
 * @returns {Promise<Outcome>}
 */
async function read(wiki, host, cases) {
  await wiki.edit(articles(EXTENSION));
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch(chromiumLaunch());
  const faults = [];
  try {
    for (const one of cases) {
      const found = await tried({ browser, wiki, host }, one);
      if (found.length > 0) faults.push(`${one.name}: ${found.join("; ")}`);
    }
  } finally {
    await browser.close();
  }
  return { passed: cases.length - faults.length, failed: faults.length, output: faults.join("\n") };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await script(async () => {
    const { values, positionals } = parseArgs({ options: { newer: { type: "boolean" } }, allowPositionals: true });
    const inWiki = values.newer ? ruleboardInNewer : ruleboard;
    for (const { output = "", ...counts } of [await classes(), await inWiki(positionals[0])]) {
      console.log(output.trim());
      console.log(counts);
      if ((counts.failed ?? 0) > 0) process.exitCode = 1;
    }
  });
}
