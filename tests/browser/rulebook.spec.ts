// The rulebook as it is read: words that lead to rules, what links to a rule, the learner's order, the game in one page, the
// glossary.
import type { Locator, Page } from "@playwright/test";
import { badColours, violations } from "./support/axe.ts";
import { expect, test } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "no more than text, links and focus");

const article = (page: Page, id: string): Locator => page.locator(`article[data-id='${id}']`);
const meaning = (page: Page): Locator => page.locator("rw-rules").getByRole("tooltip");

test("a word in a rule leads to the rule that explains it", async ({ page, open }) => {
  await open("#/rules/duelyst/duelyst%3Akeyword.provoke.1");
  await article(page, "duelyst:keyword.provoke.1").getByRole("link", { name: "Nearby", exact: true }).click();
  await expect(page).toHaveURL(/gap\.nearby\.1$/);
  await expect(article(page, "duelyst:gap.nearby.1")).toBeFocused();
  await expect(page).toHaveTitle("Nearby · Duelyst · Rulewright");
  // From elsewhere on the page a link to the same rule leads to it again.
  await article(page, "duelyst:keyword.zeal.1").focus();
  await article(page, "duelyst:keyword.frenzy.1").getByRole("link", { name: "nearby", exact: true }).click();
  await expect(article(page, "duelyst:gap.nearby.1")).toBeFocused();
});

test("what a word means is shown beside it, for the pointer and for the focus, until Escape", async ({
  page,
  open,
}) => {
  await open("#/rules/duelyst/duelyst%3Akeyword.provoke.1");
  const word = article(page, "duelyst:keyword.provoke.1").getByRole("link", { name: "Nearby", exact: true });
  await expect(meaning(page)).toBeHidden();
  await word.hover();
  await expect(meaning(page)).toHaveText("Nearby means the eight tiles around a unit.");
  await meaning(page).hover();
  await expect(meaning(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(meaning(page)).toBeHidden();
  await word.focus();
  await expect(word).toHaveAccessibleDescription("Nearby means the eight tiles around a unit.");
  await page.keyboard.press("Escape");
  await expect(meaning(page)).toBeHidden();
  await expect(word).toBeFocused();
});

test("under a rule stands what links to it: cards, rules, lines of the log and refusals", async ({ page, open }) => {
  await open("#/rules/duelyst/duelyst%3Akeyword.provoke.1");
  const clause = article(page, "duelyst:keyword.provoke.1");
  await clause.getByText(/^What links here: \d+ cards and units, \d+ rules/).click();
  await expect(clause.getByRole("heading", { name: "Refusals that name it" })).toBeVisible();
  await expect(clause.locator("rw-links")).toContainText("An enemy nearby provokes it.");
  await clause.locator("rw-links").getByRole("link", { name: "Several provokers" }).first().click();
  await expect(article(page, "duelyst:keyword.provoke.3")).toBeFocused();
});

test("the learner's order comes first, and the source's is kept once chosen", async ({ page, open }) => {
  await open("#/rules/duelyst");
  const chapters = page.getByRole("navigation", { name: "Chapters" });
  const first = page.locator("rw-rules section h2").first();
  await expect(first).toHaveText("Winning");
  await expect(page.locator("rw-rules section h2").last()).toHaveText("Signs of a picture");
  await chapters.getByRole("button", { name: "As in the source" }).press("Enter");
  await expect(first).toHaveText("Signs of a picture");
  await expect(chapters.getByRole("button", { name: "As in the source" })).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(first).toHaveText("Signs of a picture");
});

test("a rule that there is not is said to be none, and the search is offered", async ({ page, open }) => {
  await open("#/rules/skirmish/bonus.99");
  const said = page.getByRole("alert");
  await expect(said).toContainText("This rulebook has no rule bonus.99.");
  await said.getByRole("button", { name: "Search the rules" }).click();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.goto("./#/rules/skirmish/bonus.2");
  await expect(said).toHaveCount(0);
});

test("the game in one page leads to its rules, and each page to the others", async ({ page, open }) => {
  await open("#/rules/noxilia");
  const pages = page.getByRole("navigation", { name: "Pages of the rulebook" });
  await pages.getByRole("link", { name: "In one page" }).click();
  await expect(pages.getByRole("link", { name: "In one page" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { name: "The goal" })).toBeVisible();
  await page.getByRole("searchbox").fill("hand limit");
  await expect(page.locator("rw-found")).toBeVisible();
  await pages.getByRole("link", { name: "In one page" }).click();
  await expect(page.locator("rw-found")).toHaveCount(0);
  await page.getByRole("link", { name: "Kill the enemy monarch" }).click();
  await expect(article(page, "noxilia:objective.2")).toBeFocused();
});

test("the glossary goes to a letter, and from a word to its rule", async ({ page, open }) => {
  await open("#/rules/pox/glossary", { lang: "fr" });
  await page.getByRole("navigation", { name: "Lettres" }).getByRole("button", { name: "P", exact: true }).click();
  await expect(page.locator("rw-glossary h3:focus")).toHaveText("P");
  await page.locator("rw-glossary").getByRole("link", { name: "Proximité", exact: true }).first().click();
  await expect(article(page, "pox:gl.proximity")).toBeFocused();
});

for (const game of ["skirmish", "duelyst", "noxilia", "pox", "journal"])
  test(`the one page of ${game} is one sheet of paper`, async ({ page, open }) => {
    for (const lang of ["en", "fr"] as const) {
      await open(`#/rules/${game}/in-one-page`, { lang, theme: "dark" });
      await expect(page.locator("rw-one-page section")).toHaveCount(7);
      const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
      expect(sheets, lang).toHaveLength(1);
    }
    const theme = (): Promise<string | null> => page.locator("html").getAttribute("data-theme");
    expect(await theme()).toBe("dark");
    await page.emulateMedia({ media: "print" });
    await expect.poll(theme).toBe("light");
  });

for (const at of ["", "/in-one-page", "/glossary"])
  test(`${at || "the rules"} can be read by all, on a phone too`, async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(`#/rules/journal${at}`, { lang: "fr" });
    await expect(page.locator("rw-rules h2").first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
    expect(await badColours(page)).toEqual([]);
  });

test("in a game a rule that is named in a rule opens in its place", async ({ page, open }) => {
  await open("#/learn/duelyst/5");
  await page.evaluate(() =>
    document
      .querySelector("rw-app")
      ?.dispatchEvent(new CustomEvent("rw-clause", { detail: "duelyst:keyword.provoke.3" })),
  );
  const panel = page.getByRole("dialog");
  await expect(panel).toContainText("Keywords");
  await panel.getByRole("link", { name: "Provoked" }).click();
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText("Provoke: must be attacked");
  await expect(page).toHaveURL(/learn\/duelyst/);
});
