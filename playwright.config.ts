import { defineConfig } from "@playwright/test";
import { chromiumLaunch, findChromium, findFirefox, firefoxLaunch } from "./scripts/lib/browsers.mjs";

const { channel, ...firefox } = firefoxLaunch();

/** `npm run soak` runs every page test in both browsers; `npm test`, in the time it has, a part of them. */
const ALL = process.env["RULEWRIGHT_PAGES"] === "all";

/** What only makes pictures, or is about the page alone, needs one browser. */
const FIREFOX = ALL
  ? { testIgnore: ["**/screens.spec.ts", "**/access.spec.ts"] }
  : { testMatch: ["**/game.spec.ts", "**/keep.spec.ts", "**/explain.spec.ts", "**/embed.spec.ts"] };

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  grepInvert: ALL ? [] : /@soak/,
  outputDir: "target/playwright",
  // One browser at a time on a small machine: two take turns on the same cores and time out.
  workers: 1,
  timeout: 90_000,
  // On a loaded machine a browser may miss a beat; the report names what passed only at the second try.
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: !!process.env["CI"],
  reporter: "list",
  use: { trace: "retain-on-failure" },
  projects: [
    ...(findChromium()
      ? [{ name: "chromium", use: { browserName: "chromium" as const, launchOptions: chromiumLaunch() } }]
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
  ],
});
