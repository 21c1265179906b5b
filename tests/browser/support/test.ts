// What page tests import in place of @playwright/test: each test gets the built page on a server of its own, under a
// sub-path and the strict policy, and an origin of its own, so nothing is left over from the test before.
import { test as base } from "@playwright/test";
import { DIST } from "../../../scripts/lib/paths.mjs";
import { serve } from "../../../scripts/lib/server.mjs";

export { expect } from "@playwright/test";

const BASE = "/a/sub/path/";

export interface Site {
  /** The address of the page, ending in "/". */
  url: string;
  /** From now on this folder is served in place of the one before: a new release. */
  release: (dist: string) => void;
  /** What has been asked of the server, in order. */
  readonly asked: readonly string[];
  /** Takes the server away, as a lost connection does; the browser itself stays online. */
  stop: () => Promise<void>;
}

interface Fixtures {
  /** The folder of the built page: the release, unless a test says otherwise. */
  dist: string;
  site: Site;
  /**
   * Errors of the page and its console, refusals of the content policy among them: `expect(faults).toEqual([])`.
   * Not for a test that takes screenshots in Firefox: Playwright's own style is refused by the policy there.
   */
  faults: string[];
}

export const test = base.extend<Fixtures>({
  dist: [DIST, { option: true }],
  site: async ({ dist }, use) => {
    const mounts = { [BASE]: dist };
    const asked: string[] = [];
    const { url, close } = await serve(mounts, { heard: (path) => asked.push(path) });
    const release = (folder: string): void => {
      mounts[BASE] = folder;
    };
    await use({ url: url + BASE, release, asked, stop: close });
    await close();
  },
  // `page.goto("./#/rules")` then goes to the site.
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    await use(faults);
  },
});
