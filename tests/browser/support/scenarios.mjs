// Runs tests/scenarios through the built engine in real browsers: the same files that run natively, the same page in
// every engine. `node tests/browser/support/scenarios.mjs [chromium] [firefox] [webkit]`
import { fileURLToPath } from "node:url";
import { script } from "../../../scripts/lib/run.mjs";
import { BROWSERS, buildTestPages, reportOf } from "./report.mjs";

/** @typedef {import("./report.mjs").BrowserName} BrowserName */

const LIMIT = 120_000;

/** @param {BrowserName} browser */
export const scenariosIn = (browser) => reportOf(browser, "scenarios.html", { limit: LIMIT });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  await script(async () => {
    await buildTestPages();
    for (const name of /** @type {BrowserName[]} */ (asked.length > 0 ? asked : BROWSERS)) {
      const report = await scenariosIn(name);
      if ("absent" in report) console.log(`${name}: NOT RUN, ${report.absent}`);
      else
        console.log([...report.failed, `${name}: ${report.passed} passed, ${report.failed.length} failed`].join("\n"));
      if (!("absent" in report) && report.failed.length > 0) process.exitCode = 1;
    }
  });
}
