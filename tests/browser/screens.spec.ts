// Pictures of every screen for a person to look at, in target/screenshots. They are compared with nothing; only that
// each screen fits its window is checked.
import { join } from "node:path";
import { at } from "../../scripts/lib/paths.mjs";
import { expect, opener } from "./support/play.ts";
import { SCREENS, THEMES, wear } from "./support/screens.ts";
// Not the test of play.ts: the style by which pictures are taken is refused by the policy, which is a fault there.
import { test } from "./support/test.ts";
import { tooWide } from "./support/wide.ts";

test.skip(({ browserName }) => browserName !== "chromium", "one browser is enough to look at");
test.use({ trace: "off" });

const SIZES = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

for (const lang of ["en", "fr"] as const) {
  for (const { name, show, window } of SCREENS) {
    test(`${name}, ${lang}`, async ({ page }) => {
      const picture = async (...marks: (string | number)[]): Promise<void> => {
        const path = join(at("target", "screenshots"), `${[name, ...marks].join("-")}.png`);
        await page.screenshot({ path, fullPage: window !== true });
      };
      await page.setViewportSize({ width: 1024, height: 768 });
      await opener(page)("#/", { lang });
      await show(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await picture(size.width, lang);
        expect(await page.evaluate(tooWide, size.width), `at ${String(size.width)} px`).toEqual([]);
        if (lang !== "en" || size.width !== 1024) continue;
        for (const theme of THEMES.slice(1)) {
          await wear(page, theme);
          await picture(size.width, lang, theme);
        }
        await wear(page, "light");
      }
    });
  }
}
