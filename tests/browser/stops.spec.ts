// How many stops Tab makes in the middle of a game: lists are one stop each.
import type { Page } from "@playwright/test";
import { ALL_GAMES, inTheMiddle } from "./support/middle.ts";
import { expect, test } from "./support/play.ts";

test.use({ viewport: { width: 1440, height: 900 }, trace: "off" });
test.skip(({ browserName }) => browserName !== "chromium", "the page is the same; one browser is enough");

const MOST = 40;

/** What has the keyboard, as a path. Runs in the page. */
function focused(): string {
  const way: string[] = [];
  for (let el = document.activeElement; el && el !== document.body; el = el.shadowRoot?.activeElement ?? null)
    way.push(
      el.localName + (el.shadowRoot ? "" : ` ${el.getAttribute("aria-label") ?? el.textContent.trim()}`.slice(0, 40)),
    );
  return way.join(" ");
}

/** Every stop from the beginning of the page to its end. */
async function stops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
  const found: string[] = [];
  for (let n = 0; n < 200; n += 1) {
    await page.keyboard.press("Tab");
    const now = await page.evaluate(focused);
    if (now === "") return found;
    found.push(now);
  }
  throw new Error(`no end: ${found.join(" > ")}`);
}

for (const game of ALL_GAMES)
  test(`in the middle of ${game}, also with a unit chosen`, async ({ page, open }) => {
    await open();
    await inTheMiddle(page, game);
    expect((await stops(page)).length).toBeLessThanOrEqual(MOST);
    await page.locator("rw-board, rw-places").locator("[tabindex='0']").focus();
    await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await expect(page.locator("rw-inspector h2")).toBeVisible();
    const chosen = await stops(page);
    expect(chosen.length, chosen.join(" > ")).toBeLessThanOrEqual(MOST);
    expect(chosen.filter((one) => one.includes("rw-board") || one.includes("rw-places"))).toHaveLength(1);
  });

test("a hand is one stop: up and down go from card to card, and round", async ({ page, open }) => {
  await open();
  await inTheMiddle(page, "skirmish");
  const cards = page.locator("rw-hand li > button");
  const count = await cards.count();
  expect(count).toBeGreaterThan(3);
  await expect(page.locator("rw-hand [tabindex='0']")).toHaveCount(1);
  await cards.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(cards.nth(1)).toBeFocused();
  await expect(page.locator("rw-hand [tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("End");
  await expect(cards.nth(count - 1)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(cards.first()).toBeFocused();
  // Tab leaves it, and comes back to the card that was left.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(cards.nth(count - 1)).toBeFocused();
});
