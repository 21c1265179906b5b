// `npm test`: every check there is, from a fresh clone, with one summary. `npm test -- NAME...` runs some stages alone.
import { browsers, installMissing, missing, onPath } from "./lib/browsers.mjs";
import { SCRATCH_TYPES, cargoTest, nextest, testedCli } from "./lib/cargo.mjs";
import { countLines, countReport } from "./lib/counts.mjs";
import { buildTrial, exportData } from "./lib/engine.mjs";
import { BUILT, having } from "./lib/games.mjs";
import { buildModules } from "./lib/modules.mjs";
import { attempt, script } from "./lib/run.mjs";
import { runStages } from "./lib/stages.mjs";
import { bundled } from "../tests/hosts/bundlers.mjs";
import { github } from "../tests/hosts/github.mjs";
import { wiki } from "../tests/hosts/mediawiki.mjs";
import { matrix } from "../tests/hosts/matrix.mjs";
import { mkdocs } from "../tests/hosts/mkdocs.mjs";
import { classes, ruleboard } from "../tests/hosts/ruleboard.mjs";
import { wordpress, wordpressSite } from "../tests/hosts/wordpress.mjs";
import { buildTestPages } from "../tests/browser/support/report.mjs";
import { scenariosIn } from "../tests/browser/support/scenarios.mjs";
import { spoiltIn, writeSpoilt } from "../tests/browser/support/spoilt.mjs";
import { counts, within } from "../bench/counts.mjs";
import { buildNative } from "../bench/native.mjs";
import { pageCosts } from "../bench/pages.mjs";
import { sizes } from "../bench/size.mjs";
import { buildPage } from "./build.mjs";
import { kills, stale } from "./kill.mjs";
import { buildExtension } from "./mediawiki.mjs";
import { buildPackage } from "./package.mjs";
import { buildPages } from "./pages.mjs";
import { setup } from "./setup.mjs";
import { checkTypes } from "./types.mjs";

/** @typedef {import("./lib/stages.mjs").Stage} Stage */

const CLIPPY = ["clippy", "--workspace", "--quiet"];
const RUSTDOC = ["doc", "--workspace", "--no-deps", "--lib", "--all-features", "--quiet"];
const ON_PAGE = ["--target", "wasm32-unknown-unknown", "--no-default-features", "--features", BUILT.join(",")];
const DENY = ["--", "-D", "warnings"];

/** @type {Stage[]} */
const STAGES = [
  single(program("rustfmt", "Rust is formatted", "cargo", ["fmt", "--all", "--check"])),
  program("clippy", "clippy", "cargo", [...CLIPPY, "--all-targets", "--all-features", ...DENY]),
  program("clippy-wasm", "clippy, as on the page", "cargo", [...CLIPPY, ...ON_PAGE, ...DENY]),
  { name: "rust", what: "Rust tests", run: rustTests },
  { name: "doc", what: "Rust examples", run: () => withCargoTest("doc", "--doc") },
  { name: "rustdoc", what: "links of the Rust documentation", run: rustdoc },
  { name: "types", what: "TypeScript types are those of Rust", run: async () => ({ note: await checkTypes() }) },
  { name: "scenarios", what: "scenarios, native", run: nativeScenarios },
  { name: "kills", what: "rules taken out, a sample", run: killSample },
  program("coverage", "every clause has its scenario", "cargo", testedCli("coverage")),

  single(work("engine", "engine modules", [], () => buildModules("release"))),
  single(work("export", "rulebooks for the page", [], () => exportData("release"))),
  single(program("prettier", "TypeScript is formatted", "prettier", ["--check", "--log-level", "warn", "."])),
  single(program("prose", "prose keeps to its style card", "node", ["scripts/prose.mjs"])),
  single({ name: "bench-counts", what: "instructions and heap blocks", run: benchCounts }),
  single(program("eslint", "eslint", "eslint", ["--max-warnings", "0", "."], ["engine"])),
  single(program("tsc", "TypeScript of the page", "tsc", ["-p", "tsconfig.json"], ["engine"])),
  single(program("tsc-node", "TypeScript of tools and tests", "tsc", ["-p", "tsconfig.node.json"], ["engine"])),
  single({ name: "vitest", what: "TypeScript tests", needs: ["engine", "export"], run: vitest }),
  single(work("page", "page", ["engine", "export"], buildPage)),
  single(work("rule-pages", "pages with addresses", ["page"], () => buildPages())),
  {
    name: "bench-size",
    what: "sizes of what a reader downloads",
    needs: ["page", "rule-pages"],
    run: async () => within([...sizes(), ...pageCosts()]),
  },
  single(work("package", "npm package", ["engine", "export"], buildPackage)),

  single(work("trial", "page with another game", ["engine", "export"], buildTrial)),

  single(work("browsers", "browsers, installed where missing", [], browsers)),
  single({ name: "bundlers", what: "npm package, bundled", needs: ["package", "browsers"], run: bundled }),
  single(work("extension", "MediaWiki extension", ["page"], buildExtension)),
  single({ name: "phpunit", what: "MediaWiki extension, its classes", needs: ["extension"], run: classes }),
  single({
    name: "ruleboard",
    what: "MediaWiki extension, in a MediaWiki",
    needs: ["extension", "browsers"],
    run: () => ruleboard(),
  }),
  single({ name: "mediawiki", what: "boards in a MediaWiki", needs: ["page", "browsers"], run: wiki }),
  single({ name: "mkdocs", what: "boards in a MkDocs site", needs: ["page", "browsers"], run: mkdocs }),
  single({ name: "wordpress", what: "boards in WordPress posts", needs: ["page", "browsers"], run: wordpress }),
  single({
    name: "wordpress-site",
    what: "boards in a whole WordPress",
    needs: ["page", "export", "browsers"],
    run: wordpressSite,
  }),
  single({ name: "matrix", what: "links in a Matrix chat", needs: ["export"], run: matrix }),
  single({ name: "github", what: "rules in GitHub Markdown", run: github }),
  pages("chromium", "Chromium"),
  pages("firefox", "Firefox"),
  single(pages("webkit", "WebKit")),
  single(work("test-pages", "pages that tests open", ["page"], buildTestPages)),
  single(scenarios("chromium", "Chromium")),
  single(scenarios("firefox", "Firefox")),
  single(scenarios("webkit", "WebKit")),
  single({
    name: "spoilt",
    what: "spoilt texts in the page's modules, Chromium",
    needs: ["test-pages", "browsers"],
    run: spoiltSample,
  }),
];

/**
 * A stage beside which another such one runs.
 * @param {Stage} stage
 * @returns {Stage}
 */
function single(stage) {
  return { ...stage, single: true };
}

/**
 * A stage that is one program, which says by its exit code how it went.
 * @param {string} name
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 * @param {string[]} [needs]
 * @returns {Stage}
 */
function program(name, what, command, args, needs = []) {
  return { name, what, needs, run: () => attempt(command, args, { log: name }) };
}

/**
 * A stage that makes something the next ones need.
 * @param {string} name
 * @param {string} what
 * @param {string[]} needs
 * @param {() => Promise<unknown>} make
 * @returns {Stage}
 */
function work(name, what, needs, make) {
  return { name, what, needs, run: () => make().then(() => ({})) };
}

function rustdoc() {
  return attempt("cargo", RUSTDOC, { log: "rustdoc", env: { RUSTDOCFLAGS: "-D warnings" } });
}

async function rustTests() {
  if ((await attempt("cargo", ["nextest", "--version"])).code !== 0) {
    return withCargoTest("rust", "--lib", "--bins", "--tests", "--no-fail-fast");
  }
  // What a test writes is compared, by the stage for types; it does not go into the committed ones.
  return countLines("rust", /^\s*Summary \[/, "cargo", nextest(), { TS_RS_EXPORT_DIR: SCRATCH_TYPES });
}

/**
 * @param {string} log
 * @param {string[]} args
 */
function withCargoTest(log, ...args) {
  return countLines(log, /^test result:/, "cargo", cargoTest(...args), { TS_RS_EXPORT_DIR: SCRATCH_TYPES });
}

/** The introductions of the games, which are scenarios with goals. */
function lessons() {
  return having("data/lessons.json").map((game) => `crate/games/${game}/data/lessons.json`);
}

function nativeScenarios() {
  return countLines(
    "scenarios",
    /^\d+ passed, \d+ failed/,
    "cargo",
    testedCli("check", "tests/scenarios", ...lessons()),
  );
}

/** A few rules, always the same ones; `npm run soak` takes every rule out. First, that each entry finds its line. */
async function killSample() {
  const lost = stale();
  if (lost.length > 0) return { failed: lost.length, output: lost.join("\n") };
  return kills({ count: 5, seed: 1 });
}

async function benchCounts() {
  await installMissing([VALGRIND]);
  if (VALGRIND.missing()) return { absent: "no valgrind found (Debian: `apt-get install valgrind`)" };
  await buildNative();
  return within(await counts());
}

const VALGRIND = {
  missing: () => onPath("valgrind") === undefined || onPath("callgrind_annotate") === undefined,
  packages: ["valgrind"],
};

function vitest() {
  return countReport(
    "vitest",
    "vitest",
    (report) => ({ args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`] }),
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  );
}

/** @typedef {"chromium" | "firefox" | "webkit"} BrowserName */

/**
 * @param {BrowserName} browser
 * @param {string} title
 * @returns {Stage}
 */
function pages(browser, title) {
  return {
    name: browser,
    what: `page, ${title}`,
    needs: ["page", "rule-pages", "trial", "browsers"],
    async run() {
      const absent = missing(browser);
      if (absent !== undefined) return { absent };
      return countReport(
        browser,
        "playwright",
        (report) => ({
          args: ["test", `--project=${browser}`, "--reporter=list,json", "--pass-with-no-tests"],
          env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        }),
        ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
      );
    },
  };
}

/**
 * @param {BrowserName} browser
 * @param {string} title
 * @returns {Stage}
 */
function scenarios(browser, title) {
  return {
    name: `scenarios-${browser}`,
    what: `scenarios, ${title}`,
    needs: ["test-pages", "browsers"],
    async run() {
      return outcome(await scenariosIn(browser));
    },
  };
}

/** Some of the texts that the Rust tests try natively; `npm run soak` holds a page to many more. */
async function spoiltSample() {
  await writeSpoilt(0, 3000);
  return outcome(await spoiltIn("chromium"));
}

/**
 * What a stage says of a page's report.
 * @param {import("../tests/browser/support/report.mjs").Report | { absent: string }} report
 */
function outcome(report) {
  if ("absent" in report) return report;
  return { ...report, failed: report.failed.length, output: report.failed.join("\n\n") };
}

await script(async () => {
  await setup();
  if (!(await runStages(STAGES, process.argv.slice(2)))) process.exitCode = 1;
});
