// The charts of a rulebook: something is put on a tile by mouse, by keyboard and by touch, and the way is seen step by step.
import type { Locator, Page } from "@playwright/test";
import { badColours, violations } from "./support/axe.ts";
import { expect, test } from "./support/play.ts";
import { THEMES, wear } from "./support/themes.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "the page is the same for every game; one browser is enough",
);

const chart = (page: Page, clause: string): Locator => page.locator(`[data-id="${clause}"] rw-chart`);
const tile = (of: Locator, key: string): Locator => of.locator(`[data-tile="${key}"]`);
const steps = (of: Locator): Locator => of.getByRole("status").getByRole("listitem");

test("a unit that is put on a tile is seen to go step by step, with what decides each step", async ({ page, open }) => {
  await open("#/rules/pox/pox%3Aapp.5");
  const cross = chart(page, "pox:app.5");
  await tile(cross, "6,5").click();
  await expect(steps(cross)).toHaveText([/^1 east, 1 south\s+§ app\.5\s+§ 4\.2\.1\.1\.2/, /^1 south\s+§ app\.5/]);
  await expect(tile(cross, "4,5")).toHaveAccessibleName("1 south, arrow north, step 2");
  await expect(tile(cross, "6,5")).toHaveAttribute("aria-selected", "true");
  // A unit elsewhere takes its place, and one next to the star stays.
  await tile(cross, "4,3").click();
  await expect(cross.getByRole("status")).toHaveText(/It stays/);
  await expect(cross.locator(".put")).toHaveCount(1);
  await tile(cross, "8,4").click();
  await steps(cross)
    .first()
    .getByRole("link", { name: /proximity/ })
    .click();
  await expect(page).toHaveURL(/4\.2\.1\.1\.1$/);
});

test("by keyboard, a source says where the unit on the star is knocked", async ({ page, open }) => {
  await open("#/rules/pox/pox%3Aapp.1");
  const knocked = chart(page, "pox:app.1").nth(1);
  await tile(knocked, "4,0").focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(tile(knocked, "6,2")).toBeFocused();
  await expect(tile(knocked, "6,2")).toHaveAccessibleName("2 east, 2 north, arrow west, put here");
  await expect(steps(knocked)).toHaveText([/^1 west/, /^2 west/, /^3 west/]);
  await page.keyboard.press("End");
  await expect(tile(knocked, "8,2")).toBeFocused();
});

test("the lowest number whose tiles are free is taken", async ({ page, open }) => {
  await open("#/rules/pox/pox%3Aapp.7");
  const large = chart(page, "pox:app.7");
  await expect(large.getByRole("status")).toHaveText(/Number 1 is taken/);
  await tile(large, "3,3").click();
  await expect(large.getByRole("status")).toHaveText(/Number 3 is taken/);
  await expect(large.locator(".goal")).toHaveCount(4);
});

test("au doigt, en français, à 360 pixels", async ({ browser, site }) => {
  const context = await browser.newContext({
    ...{ baseURL: site.url, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem("rulewright-settings", JSON.stringify({ lang: "fr", theme: "light", motion: "none" }));
  });
  await page.goto("./#/rules/pox/pox%3Aapp.3");
  const rose = chart(page, "pox:app.3").first();
  await tile(rose, "5,1").tap();
  await expect(steps(rose)).toHaveText([/^2 au nord/, /^1 au nord/]);
  const box = await tile(rose, "5,1").boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});

test("a chart breaks no rule of accessibility, in any theme", async ({ page, open }) => {
  await open("#/rules/pox/pox%3Aapp.5");
  await tile(chart(page, "pox:app.5"), "6,5").click();
  expect(await violations(page)).toEqual([]);
  for (const theme of THEMES.slice(1)) {
    await wear(page, theme);
    expect(await badColours(page), theme).toEqual([]);
  }
});
