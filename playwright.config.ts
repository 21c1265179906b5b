import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch, findChromium, findFirefox, findWebKit, firefoxLaunch } from "./scripts/lib/browsers.mjs";

const { channel, ...firefox } = firefoxLaunch();

/** `npm run soak` runs every page test in both browsers; `npm test`, in the time it has, a part of them. */
const ALL = process.env["RULEWRIGHT_PAGES"] === "all";

const WEBKIT = "**/webkit.spec.ts";

/** What only makes pictures, or is about the page alone, needs one browser; `@one-browser` is the same for a test. */
const FIREFOX = ALL
  ? { testIgnore: ["**/screens.spec.ts", WEBKIT] }
  : {
      testMatch: ["game", "keep", "offline", "explain", "embed", "embed-faults", "everywhere"].map(
        (name) => `**/${name}.spec.ts`,
      ),
      grepInvert: /@soak|@one-browser/,
    };

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  grepInvert: ALL ? [] : /@soak/,
  outputDir: "target/playwright",
  // A browser keeps about one and a half cores busy, so two of them on two cores waste nothing.
  workers: Math.min(4, availableParallelism()),
  fullyParallel: true,
  timeout: 90_000,
  // Two browsers beside each other draw later than one.
  expect: { timeout: 15_000 },
  // On a loaded machine a browser may miss a beat; the report names what passed only at the second try.
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: !!process.env["CI"],
  reporter: "list",
  use: {
    // To record every step of every test takes about half of their time: `--trace on` does it when a failure is looked into.
    trace: "on-first-retry",
    // It fetches the whole page once more for each test, beside it: allowed where it is the subject.
    serviceWorkers: "block",
  },
  projects: [
    ...(findChromium()
      ? [
          {
            name: "chromium",
            testIgnore: WEBKIT,
            use: { browserName: "chromium" as const, launchOptions: chromiumLaunch() },
          },
        ]
      : []),
    ...(findFirefox()
      ? [
          {
            name: "firefox",
            ...FIREFOX,
            use: { browserName: "firefox" as const, channel, launchOptions: firefox },
          },
        ]
      : []),
    // Not started by Playwright: its one test does that.
    ...(findWebKit() ? [{ name: "webkit", testMatch: WEBKIT, use: { browserName: "webkit" as const } }] : []),
  ],
});
