// Holds the page's modules to what the native engine says of spoilt texts, in real browsers.
// `node tests/browser/support/spoilt.mjs [--inputs 100000] [--from 0] [chromium] [firefox] [webkit]`
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { cargoTest } from "../../../scripts/lib/cargo.mjs";
import { at } from "../../../scripts/lib/paths.mjs";
import { run, script, seconds } from "../../../scripts/lib/run.mjs";
import { buildTestPages, reportOf } from "./report.mjs";

/** @typedef {import("./report.mjs").BrowserName} BrowserName */

/** How many texts a page is given at once; with their answers some 7 MB. */
const PART = 10_000;
const LIMIT = 600_000;

const WRITE = cargoTest("--test", "fuzz", "write_spoilt_texts", "--", "--ignored");

/**
 * Writes texts and what the native engine answers, for {@link spoiltIn}.
 * @param {number} from
 * @param {number} to
 */
export const writeSpoilt = (from, to) =>
  run("cargo", WRITE, { log: "spoilt", env: { RULEWRIGHT_SEEDS: `${from}..${to}` } });

/** @param {BrowserName} browser */
export const spoiltIn = (browser) => reportOf(browser, "spoilt.html", { limit: LIMIT, beside: at("target", "fuzz") });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { inputs: { type: "string" }, from: { type: "string" } },
  });
  const browsers = /** @type {BrowserName[]} */ (positionals.length > 0 ? positionals : ["chromium"]);
  const from = Number(values.from ?? 0);
  const to = from + Number(values.inputs ?? PART);
  await script(async () => {
    await buildTestPages();
    const start = performance.now();
    for (let part = from; part < to; part += PART) {
      const end = Math.min(to, part + PART);
      await writeSpoilt(part, end);
      for (const browser of browsers) {
        const report = await spoiltIn(browser);
        if ("absent" in report) {
          console.log(`${browser}: NOT RUN, ${report.absent}`);
          continue;
        }
        const counts = `${report.passed} passed, ${report.failed.length} failed`;
        console.log([...report.failed, `${browser}, ${part} to ${end}: ${counts} (${report.note})`].join("\n"));
        if (report.failed.length > 0) process.exitCode = 1;
      }
    }
    console.log(seconds(start));
  });
}
