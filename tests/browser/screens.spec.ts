// Every screen, opened once and looked at from all sides: nothing on it jumps, no rule of accessibility is broken in any
// theme, it fits its window at every size. Pictures of it, for a person to look at, go to target/screenshots; they are
// compared with nothing.
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { at } from "../../scripts/lib/paths.mjs";
import { COLOURS, violations } from "./support/axe.ts";
import { expect, opener } from "./support/play.ts";
import { SCREENS, THEMES, wear, type Screen } from "./support/screens.ts";
import { test } from "./support/test.ts";
import { tooWide } from "./support/wide.ts";
import { shifted } from "./support/wiki.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "layout shifts are told by Chromium alone; the rest is about the page",
);
test.use({ trace: "off" });

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 1024, height: 768 };
const DESK = { width: 1920, height: 1080 };

async function picture(page: Page, { name, window }: Screen, ...marks: (string | number)[]): Promise<void> {
  const path = join(at("target", "screenshots"), `${[name, ...marks].join("-")}.png`);
  await page.screenshot({ path, fullPage: window !== true });
}

/** In a window of each size it fits; `more` looks at it in the middle one. */
async function fits(page: Page, screen: Screen, lang: string, more?: () => Promise<void>): Promise<void> {
  for (const size of [PHONE, TABLET, DESK]) {
    await page.setViewportSize(size);
    await picture(page, screen, size.width, lang);
    expect(await page.evaluate(tooWide, size.width), `at ${String(size.width)} px`).toEqual([]);
    if (size === TABLET) await more?.();
  }
}

for (const screen of SCREENS) {
  const { name, show } = screen;

  test(`${name}, from all sides`, async ({ page, faults }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await opener(page)("#/");
    await show(page);
    expect(await shifted(page), "moved without the reader’s doing").toBe(0);
    expect(await violations(page)).toEqual([]);
    // Before any picture: the style by which they are taken may be refused by the policy.
    expect(faults).toEqual([]);
    await fits(page, screen, "en", async () => {
      for (const theme of THEMES.slice(1)) {
        await wear(page, theme);
        await picture(page, screen, TABLET.width, "en", theme);
        expect(await violations(page, COLOURS), theme).toEqual([]);
      }
      await wear(page, "light");
    });
  });

  test(`${name}, in French`, async ({ page }) => {
    await page.setViewportSize(TABLET);
    await opener(page)("#/", { lang: "fr" });
    await show(page);
    await fits(page, screen, "fr");
  });

  test(`${name}, in French, breaks no rule of accessibility @soak`, async ({ page }) => {
    await opener(page)("#/", { lang: "fr" });
    await show(page);
    expect(await violations(page)).toEqual([]);
  });

  test(`${name} stands still at 360 @soak`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await opener(page)("#/");
    await show(page);
    expect(await shifted(page)).toBe(0);
  });
}
