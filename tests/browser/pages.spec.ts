// The pages with addresses: without script, with it, on a phone, in both themes and languages, and from the app and back.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { badColours, violations } from "./support/axe.ts";
import { downloads } from "./support/files.ts";
import { expect, test } from "./support/play.ts";
import { alive, shifted, takeOver } from "./support/wiki.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "plain pages; boards are played in both browsers by embed.spec.ts",
);

const RULE = "rules/skirmish/bonus.2/";
/** A page of every kind, the largest of each among them. */
const KINDS = [
  RULE,
  "rules/",
  "rules/duelyst/",
  "fr/rules/pox/",
  "fr/rules/journal/action.0/",
  "rules/noxilia/ability.guardian_angel.1/",
  "rules/duelyst/chapter/card/",
  "fr/rules/pox/in-one-page/",
  "rules/journal/glossary/",
  "fr/rules/pox/unit/gate-warden/",
];

const wide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a rule has its text, its picture, and links that lead on", async ({ page, site, faults }) => {
    await page.goto(site.url + RULE);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The highest failing die first");
    await expect(page.getByText("Put the bonus on the highest failing die")).toBeVisible();
    const picture = page.getByRole("img");
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty("complete", true);
    await page.getByRole("link", { name: "Apply the attack bonus" }).click();
    await expect(page).toHaveURL(/\/rules\/skirmish\/attack\.2\/$/);
    await page.getByRole("link", { name: "Cette page en français" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("navigation", { name: "Vous êtes ici" })).toContainText("Livres de règles");
    expect(faults).toEqual([]);
  });

  test("it is dark where the reader's system is, and light on paper", async ({ page, site }) => {
    const ground = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(site.url + RULE);
    expect(await ground()).toBe("rgb(12, 18, 28)");
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    expect(await ground()).not.toBe("rgb(12, 18, 28)");
  });
});

test("with script the board of a rule lives, in the place of its picture", async ({ page, site, faults }) => {
  await page.goto(site.url + RULE);
  await expect(alive(page)).toBeVisible();
  await expect(page.locator(".rulewright img")).toBeHidden();
  await takeOver(page.locator("rule-board"));
  await expect(page.locator("rw-bar")).toBeVisible();
  expect(faults).toEqual([]);
});

test("nothing moves while the board comes, and it comes on a phone too", async ({ page, site }) => {
  for (const width of [360, 1280])
    for (const path of [RULE, "rules/noxilia/fog.6/", "fr/rules/pox/1.2.1.1/", "rules/journal/action.0/"]) {
      // So high that the board is in sight at once: there it must take the room that it has.
      await page.setViewportSize({ width, height: 1600 });
      await page.goto(site.url + path);
      await expect(alive(page), `${path} at ${String(width)}`).toBeVisible();
      expect(await shifted(page), `${path} at ${String(width)}`).toBeLessThan(0.01);
    }
});

test("pages of every kind fit a phone and break no rule, light and dark", async ({ page, site, faults }) => {
  for (const path of KINDS) {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(site.url + path);
    for (const summary of await page.locator("main > section > details > summary, article > details > summary").all())
      await summary.click();
    expect(await wide(page), path).toBe(false);
    expect(await violations(page), path).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await badColours(page), path).toEqual([]);
  }
  expect(faults).toEqual([]);
});

test("keyboard: the first stop leads to the content", async ({ page, site }) => {
  await page.goto(site.url + RULE);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});

test("it wears the theme that was chosen in the app", async ({ page, site }) => {
  await page.addInitScript(() => {
    localStorage.setItem("rulewright-settings", JSON.stringify({ theme: "dark", text: "large" }));
  });
  await page.goto(site.url + RULE);
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).toHaveAttribute("data-text", "large");
  await expect(root).toHaveAttribute("lang", "en");
});

test("the app's rulebook leads to the page of a rule, and the page into the app", async ({ page, open }) => {
  await open("#/rules/skirmish/skirmish%3Abonus.2");
  const rule = page.getByRole("article", { name: "The highest failing die first" });
  await rule.getByRole("link", { name: "Address of this rule" }).click();
  await expect(page).toHaveURL(/\/a\/sub\/path\/rules\/skirmish\/bonus\.2\/$/);
  await page.getByRole("link", { name: "Open in the app" }).click();
  await expect(page).toHaveURL(/\/a\/sub\/path\/#\/rules\/skirmish\/bonus\.2$/);
  await expect(alive(page)).toBeVisible();
});

test("a rulebook downloads whole, opens without its site, and prints as a booklet", async ({ page, open }, info) => {
  await open("#/rules/skirmish");
  const book = await downloads(page)(() => page.getByRole("link", { name: "The whole rulebook" }).click());
  expect(book.name).toBe("skirmish-rulebook.html");
  const file = info.outputPath(book.name);
  writeFileSync(file, book.text);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skirmish");
  expect(await wide(page)).toBe(false);
  await page.getByRole("link", { name: "bonus.2 The highest failing die first" }).first().click();
  await expect(page.getByRole("heading", { name: "The highest failing die first" })).toBeInViewport();
  await expect(page.locator("[id='r-bonus.2'] figure > svg")).toBeVisible();
  expect(asked).toEqual([pathToFileURL(file).href]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sheets = pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(25);
  expect(sheets).toBeLessThan(60);
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12]/);
});

test.describe("without its server", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page that was visited is still there, and a rule that was not opens in the app", async ({
    page,
    open,
    site,
  }) => {
    await open();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto(site.url + RULE);
    await expect(alive(page)).toBeVisible();
    await site.stop();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The highest failing die first");
    await expect(alive(page)).toBeVisible();
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length));
    expect(sheets[0]).toBeGreaterThan(20);
    await page.goto(`${site.url}rules/skirmish/bonus.3/`);
    await expect(page).toHaveURL(/#\/rules\/skirmish\/bonus\.3$/);
    await expect(page.getByRole("article", { name: "Then the next die" })).toBeVisible();
  });
});
