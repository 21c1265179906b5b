// Every screen, opened once and looked at from all sides: nothing on it jumps, no rule of accessibility is broken in any
// theme, it fits its window at every size. `npm run pictures` also takes pictures, for a person to look at, into
// target/screenshots; they are compared with nothing.
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { at } from "../../scripts/lib/paths.mjs";
import { badColours, violations } from "./support/axe.ts";
import { expect, opener } from "./support/play.ts";
import { SCREENS, type Screen } from "./support/screens.ts";
import { test } from "./support/test.ts";
import { THEMES, wear } from "./support/themes.ts";
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
const WALL = { width: 3840, height: 2160 };

/** To look at a screen, `npm test` needs no picture of it. */
const PICTURES = process.env["RULEWRIGHT_PAGES"] === "all";

async function picture(page: Page, { name, window, sight }: Screen, ...marks: (string | number)[]): Promise<void> {
  if (!PICTURES) return;
  if (sight)
    await sight(page).evaluate((el) => {
      el.scrollIntoView({ block: "start", behavior: "instant" });
    });
  // What stays at the edge of the window would lie in the middle of a picture of all of it.
  else if (!window)
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
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

/** A look that only `npm run pictures` and the soak take. */
const soak = ({ rare }: Screen): string => (rare ? " @soak" : "");

for (const screen of SCREENS.filter(({ fleeting }) => !fleeting)) {
  const { name, show, settings } = screen;

  test(`${name}, from all sides${soak(screen)}`, async ({ page, faults }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await opener(page)("#/", settings);
    await show(page);
    if (!screen.late) expect(await shifted(page), "moved without the reader’s doing").toBe(0);
    expect(await violations(page)).toEqual([]);
    // Before any picture: the style by which they are taken may be refused by the policy.
    expect(faults).toEqual([]);
    await fits(page, screen, "en", async () => {
      for (const theme of THEMES.slice(1)) {
        await wear(page, theme);
        await picture(page, screen, TABLET.width, "en", theme);
        expect(await badColours(page), theme).toEqual([]);
      }
      await wear(page, "light");
    });
  });

  test(`${name}, in French${soak(screen)}`, async ({ page }) => {
    await page.setViewportSize(TABLET);
    await opener(page)("#/", { ...settings, lang: "fr" });
    await show(page);
    await fits(page, screen, "fr");
  });

  test(`${name}, in French, breaks no rule of accessibility @soak`, async ({ page }) => {
    await opener(page)("#/", { ...settings, lang: "fr" });
    await show(page);
    expect(await violations(page)).toEqual([]);
  });

  test(`${name} stands still at 360 @soak`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await opener(page)("#/", settings);
    await show(page);
    if (!screen.late) expect(await shifted(page)).toBe(0);
  });
}

for (const screen of SCREENS.filter(({ fleeting }) => fleeting))
  for (const lang of ["en", "fr"] as const)
    for (const size of [PHONE, TABLET])
      test(`${screen.name}, as it passes, ${lang}, at ${String(size.width)} @soak`, async ({ page }) => {
        await page.setViewportSize(size);
        await opener(page)("#/", { ...screen.settings, lang });
        await screen.show(page);
        await picture(page, screen, size.width, lang);
        expect(await page.evaluate(tooWide, size.width)).toEqual([]);
      });

/** Where there is most on a table, or most to read. */
const CROWDED = SCREENS.filter(({ name }) =>
  [
    ...["shelf", "duelyst-setup", "play", "duelyst-play", "duelyst-deck", "duelyst-keyword"],
    ...["noxilia-play", "noxilia-full", "noxilia-opening"],
  ].includes(name),
);

for (const screen of CROWDED) {
  test(`${screen.name}, on a wall @soak`, async ({ page }) => {
    await page.setViewportSize(WALL);
    await opener(page)("#/");
    await screen.show(page);
    await picture(page, { ...screen, window: true }, WALL.width, "en");
    expect(await page.evaluate(tooWide, WALL.width)).toEqual([]);
  });

  test(`${screen.name}, in the largest letters, zoomed to the double @soak`, async ({ page }) => {
    // What zoom does to a page: half as many pixels of its own.
    await page.setViewportSize({ width: 640, height: 450 });
    await opener(page)("#/", { text: "huge", lang: "fr" });
    await screen.show(page);
    await picture(page, screen, "huge");
    expect(await page.evaluate(tooWide, 640)).toEqual([]);
    await page.setViewportSize(PHONE);
    await picture(page, screen, "huge", PHONE.width);
    expect(await page.evaluate(tooWide, PHONE.width)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await picture(page, screen, "huge", 1280);
    expect(await page.evaluate(tooWide, 1280)).toEqual([]);
  });

  test(`${screen.name}, in the reader’s own colours @soak`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await page.setViewportSize(TABLET);
    await opener(page)("#/");
    await screen.show(page);
    await picture(page, screen, "forced");
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce", colorScheme: "dark" });
    await picture(page, screen, "forced", "dark");
  });
}
