// Decks of a game of zones: sixty cards of which a hero may be there twice and a soldier four times, spells paid in colours,
// and a clan that leads its own race alone. What holds for every deck builder is in decks.spec.ts.
import type { Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import {
  card,
  clipboard,
  copies,
  inClipboard,
  packed,
  pool,
  row,
  shown,
  side,
  standing,
  takeStarter,
  testDraws,
} from "./support/decks.ts";
import { downloads } from "./support/files.ts";
import { expect, test } from "./support/play.ts";
import { tooWide } from "./support/wide.ts";

test.skip(({ browserName }) => browserName !== "chromium", "what must work in every browser is in everywhere.spec.ts");
test.use({ viewport: { width: 1280, height: 900 }, trace: "off" });

const DECKS = "#/decks/noxilia";
const NEW = "#/deck/noxilia/new";
const STARTER = "Brightvale";

const lead = (page: Page, name: string): Promise<void> =>
  page.locator("rw-deck-leaders").getByRole("button", { name }).click();

const chooseFacet = async (page: Page, facet: string, value: string): Promise<void> => {
  await pool(page).locator("summary", { hasText: facet }).click();
  await pool(page).getByRole("checkbox", { name: value, exact: true }).check();
  await page.keyboard.press("Escape");
};

test("a monarch is offered what its banner leads, and nothing else", async ({ page, open }) => {
  await open(NEW);
  await expect(page.locator("rw-deck-leaders section")).toHaveCount(2);
  await lead(page, "Queen Aldis");
  await expect.poll(() => shown(page)).toContain("Sellsword");
  const queens = await shown(page);
  expect(queens).not.toContain("Restless Graverobber");
  expect(queens).not.toContain("Hellfire Bolt");
  await side(page).getByRole("button", { name: "Change" }).click();
  await lead(page, "Morvane");
  await expect.poll(() => shown(page)).toContain("Restless Graverobber");
  expect(await shown(page)).not.toContain("Sellsword");
});

test("cards are told apart by kind, by colour and by cost, whatever it is paid in", async ({ page, open }) => {
  await open(NEW);
  await lead(page, "Queen Aldis");
  await chooseFacet(page, "Type", "Spell");
  await expect(card(page, "Searing Light")).toHaveAccessibleName("Add Searing Light, 2 Light: 0 of 4 in the deck");
  await expect(pool(page).locator(".tile .gem")).toHaveCount(0);
  await expect(pool(page).locator(".tile", { hasText: "Searing Light" }).locator(".amount svg")).toHaveCount(1);
  const spells = await shown(page);
  await chooseFacet(page, "Mana", "Nature");
  const nature = await shown(page);
  expect(nature.length).toBeGreaterThan(0);
  expect(nature.length).toBeLessThan(spells.length);
  await pool(page).getByRole("button", { name: "Cost: 3", exact: true }).click();
  await expect(pool(page).locator(".tile")).toHaveCount(1);
  // The curve is of gold: a spell is none of it.
  await pool(page).locator(".tile .add").click();
  await expect(side(page).getByRole("img", { name: /curve/i })).toHaveAccessibleName("Gold curve: no cards yet.");
});

test("the costs stand in one row beside the search, which is as wide as the cards without them", async ({
  page,
  open,
}) => {
  await open(NEW);
  await lead(page, "Queen Aldis");
  const rows = await pool(page)
    .locator(".costs button")
    .evaluateAll((all) => new Set(all.map((el) => Math.round(el.getBoundingClientRect().top))).size);
  expect(rows).toBe(1);
  await page.goto("./#/deck/journal/new");
  await expect(pool(page).locator(".costs")).toHaveCount(0);
  const ends = (selector: string): Promise<number> =>
    pool(page)
      .locator(selector)
      .first()
      .evaluate((el) => Math.round(el.getBoundingClientRect().right));
  expect(await ends("#search")).toBe(await ends(".found"));
});

test("test draws: what begins in play is set aside, what is replaced goes under the library", async ({
  page,
  open,
}) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  const dialog = await testDraws(page);
  await expect(dialog.getByRole("list", { name: "6 cards in hand" }).getByRole("listitem")).toHaveCount(6);
  await expect(dialog).toContainText("54 cards left in the deck.");
  await dialog.getByText("What begins in play: nothing set aside").click();
  // Events and spells begin nowhere.
  await expect(dialog.locator(".apart li", { hasText: "Searing Light" })).toHaveCount(0);
  const more = dialog.getByRole("button", { name: "Set Vale Militia aside" });
  for (let n = 0; n < 5; n += 1) await more.press("Enter");
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await expect(dialog.locator(".apart summary")).toHaveText("What begins in play: 4 cards set aside");
  await expect(dialog).toContainText("50 cards left in the deck.");
  await dialog.getByText("How likely each card is").click();
  await expect(dialog.getByRole("row", { name: /^Vale Militia/ })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Put Vale Militia back" }).click();
  await expect(dialog).toContainText("51 cards left in the deck.");
  await dialog.locator(".hand button").first().click();
  await dialog.getByRole("button", { name: "Replace 1 card" }).click();
  await dialog.getByRole("button", { name: "Draw a card" }).click();
  await expect(dialog).toContainText("50 cards left in the deck.");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(tooWide, 390)).toEqual([]);
});

test("a game whose first hand stays as it is offers no replacing", async ({ page, open }) => {
  await open("#/decks/pox");
  await page
    .locator("rw-decks")
    .getByRole("button", { name: /^Copy / })
    .last()
    .click();
  const dialog = await testDraws(page);
  await expect(dialog.getByRole("list", { name: "3 cards in hand" }).getByRole("button")).toHaveCount(0);
  await expect(dialog.locator(".apart")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Draw a card" }).click();
  await expect(dialog).toContainText("16 cards left in the deck.");
});

test("a hero has a limit of its own, refused by its clause", async ({ page, open }) => {
  await open(NEW);
  await lead(page, "Queen Aldis");
  const hero = "Oriane, Archmage of the Source";
  await expect(card(page, hero)).toHaveAccessibleName(/0 of 2 in the deck$/);
  for (let n = 0; n < 2; n++) await card(page, hero).click();
  await expect(copies(page, hero)).toHaveText("2");
  await card(page, hero).click();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText("A deck has at most 2 copies of this card, not 3.");
  await expect(copies(page, hero)).toHaveText("2");
});

test("another clan’s cards are named, and go together", async ({ page, open }) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  await side(page).getByRole("button", { name: "Change" }).click();
  await lead(page, "Morvane");
  await expect(row(page, "Vale Militia").locator(".fault")).toContainText("This card is of another clan.");
  await side(page)
    .getByRole("button", { name: /^Remove \d+ cards/ })
    .click();
  await expect(row(page, "Vale Militia")).toHaveCount(0);
  await expect(side(page).locator(".row.wrong")).toHaveCount(0);
});

test("a deck goes out as text, as a file and as a link, and comes back", async ({ page, open }) => {
  await open(DECKS);
  await takeStarter(page, "Ashgrave");
  await clipboard(page);
  await page.getByRole("button", { name: "Copy as text" }).click();
  const text = await inClipboard(page);
  expect(text).toContain("Monarch: Morvane, the Ash King");
  const file = await downloads(page)(() => page.getByRole("button", { name: "Save as text" }).click());
  expect(file).toEqual({ name: "Ashgrave 2.txt", text });
  await page.goto(`./${DECKS}`);
  await page.locator("rw-decks").getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a deck" });
  await dialog.getByRole("textbox").fill(text.replace(/^# .*$/m, "# Pasted"));
  await expect(dialog).toContainText("60 cards recognised.");
  await dialog.getByRole("button", { name: "Use these cards" }).click();
  await expect(standing(page)).toContainText("Ready to play");
  await clipboard(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.poll(() => inClipboard(page)).toContain("#/deck/noxilia/+1");
});

/** Five of each card of the clan, and more: what nobody builds by hand. */
const many = async (page: Page): Promise<string> => {
  const book = (await (await page.request.get("./games/noxilia.json")).json()) as { builds: { cards: string[] } };
  const ids = book.builds.cards.filter((id) => id.startsWith("bv-"));
  const nine = Array.from({ length: 8 }, () => "");
  return packed(["Too much", "bv-queen", ...nine, ids.join()]);
};

for (const [lang, size, copies] of [
  ["en", /A deck has 60 cards, not \d{3}\./, /at most [24] copies of this card, not 9\./],
  ["fr", /60 cartes/, /[24] exemplaires/],
] as const)
  test(`hundreds of cards are told by name what is wrong, ${lang}`, async ({ page, open }) => {
    await open(DECKS, { lang });
    await page.goto(`./#/deck/noxilia/${await many(page)}`);
    await expect(standing(page)).toContainText(size);
    await expect(side(page).locator(".row.wrong").first()).toContainText(copies);
    expect(await side(page).locator(".row.wrong").count()).toBeGreaterThan(30);
    expect(await page.evaluate(tooWide, 1280)).toEqual([]);
  });

for (const [what, list, says] of [
  ["cards of no game", ["x", "bv-queen", "constructor,nobodys-card"], "This build has no such card."],
  ["cards of another game", ["x", "argeon-highmayne", "silverguard-knight"], "This build has no such card."],
  ["a treasure and a zone", ["x", "bv-queen", "tr-crown,bv-zone-com"], "This card cannot be put into a deck."],
  ["nobody who leads", ["x", "", "bv-militia"], "A deck must be led by a monarch."],
] as const)
  test(`a link that brings ${what} is shown with its fault`, async ({ page, open }) => {
    await open(`#/deck/noxilia/${packed(list)}`);
    await expect(side(page)).toContainText(says);
    await expect(page.locator("main img")).toHaveCount(0);
  });

test("one’s own deck is led into a game, the even start is an option, and off", async ({ page, open, faults }) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  await page.getByRole("link", { name: "Play" }).click();
  const mine = page.getByRole("radiogroup").first();
  await expect(mine.getByRole("radio", { name: /^Brightvale 2/ })).toBeChecked();
  await expect(page.getByText("At random", { exact: true })).toHaveCount(1); // who goes first; no map is drawn for
  const even = page.getByRole("checkbox", { name: "Even start" });
  await expect(even).not.toBeChecked();
  await expect(even).toHaveAccessibleDescription(/go to whoever goes first/);
  expect(await violations(page)).toEqual([]);
  await even.check();
  await page.getByRole("button", { name: "Start this game" }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.locator("rw-play")).toBeVisible();
  expect(faults).toEqual([]);
});
