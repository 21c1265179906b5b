// Nothing on a screen jumps: what is read or about to be pressed stays where it is (Layout Instability API).
import type { Page } from "@playwright/test";
import { expect, test } from "./support/play.ts";
import { SCREENS } from "./support/screens.ts";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium tells of layout shifts");

interface Jump {
  readonly value: number;
  readonly what: string;
}

declare global {
  interface Window {
    jumps: Jump[];
  }
}

const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.jumps = [];
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : "?"));
        if (!hadRecentInput) window.jumps.push({ value, what: what.join(" ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

for (const { name, show } of SCREENS) {
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    test(`${name} stands still at ${String(width)}${width === 360 ? " @soak" : ""}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await watch(page);
      await open();
      await show(page);
      expect(await page.evaluate(() => window.jumps)).toEqual([]);
    });
  }
}
