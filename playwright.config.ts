import { defineConfig } from "@playwright/test";
import { chromiumLaunch, findChromium, findFirefox, firefoxLaunch } from "./scripts/lib/browsers.mjs";

const { channel, ...firefox } = firefoxLaunch();

/** What Firefox runs: the driver of an installed Firefox takes no downloads, and whole games are played in Chromium. */
const SOME = {
  testMatch: ["**/keep.spec.ts", "**/explain.spec.ts", "**/embed.spec.ts"],
  grepInvert: [/goes into a file/, /without its server/],
};

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
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
            ...SOME,
            use: { browserName: "firefox" as const, channel, launchOptions: firefox },
          },
        ]
      : []),
  ],
});
