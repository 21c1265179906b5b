// Nothing on a screen jumps: what is read or about to be pressed stays where it is (Layout Instability API).
import { expect, test } from "./support/play.ts";
import { SCREENS } from "./support/screens.ts";
import { shifted } from "./support/wiki.ts";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium tells of layout shifts");

for (const { name, show } of SCREENS) {
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    test(`${name} stands still at ${String(width)}${width === 360 ? " @soak" : ""}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height });
      await open();
      await show(page);
      expect(await shifted(page)).toBe(0);
    });
  }
}
