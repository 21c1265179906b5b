// Decks of one's own: built by click, touch and keys, judged by the engine, kept, shared, and led into a game.
import type { Locator, Page } from "@playwright/test";
import { card, clipboard, copies, inClipboard, packed, pool, takeStarter, testDraws } from "./support/decks.ts";
import { row, search, shown, side, standing } from "./support/decks.ts";
import { broken } from "./support/broken.ts";
import { violations } from "./support/axe.ts";
import { downloads } from "./support/files.ts";
import { atRest, bar, board, expect, opener, step, test } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "what must work in every browser is in everywhere.spec.ts");
test.use({ viewport: { width: 1280, height: 900 }, trace: "off" });

/** The game whose cards are most; what another one has otherwise is in decks-noxilia.spec.ts. */
const GAME = "duelyst";
const BUILDING = ["duelyst", "noxilia", "pox"];
const DECKS = `#/decks/${GAME}`;
const NEW = `#/deck/${GAME}/new`;
const LEADER = "Argeon Highmayne";
const STARTER = "Lyonar Kingdoms";

const said = (page: Page): Locator => page.locator("rw-announcer").getByRole("status");

async function lead(page: Page, name = LEADER): Promise<void> {
  await page.locator("rw-deck-leaders").getByRole("button", { name }).click();
  await expect(search(page)).toBeFocused();
}

test("a deck is built by clicks, judged as it grows, and is there after a reload", async ({ page, open }) => {
  await open(NEW);
  await lead(page);
  await expect(standing(page)).toContainText("0 of 39 cards");
  await card(page, "Windblade Adept").click();
  await card(page, "Windblade Adept").click();
  await card(page, "Tempest").click();
  await expect(copies(page, "Windblade Adept")).toHaveText("2");
  await expect(standing(page)).toContainText(/3 of 39 cards/);
  await expect(said(page)).toContainText("Tempest: one copy. 3 of 39 cards.");
  // The engine says what is wrong, and the clause that says so can be read.
  await standing(page).locator(".clause").click();
  await expect(page.locator("rw-clause-panel").getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await row(page, "Windblade Adept").getByRole("button", { name: "Remove one Windblade Adept" }).click();
  await expect(copies(page, "Windblade Adept")).toHaveText("1");
  await page.getByRole("textbox", { name: "Name of the deck" }).fill("Blades");

  await expect(page).not.toHaveURL(/new$/);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Name of the deck" })).toHaveValue("Blades");
  await expect(copies(page, "Windblade Adept")).toHaveText("1");
  await expect(copies(page, "Tempest")).toHaveText("1");
  await expect(side(page).getByRole("img", { name: /curve/i })).toHaveAccessibleName(/^mana curve: 2 cards at 2\.$/i);
});

test("a card beyond the limit is refused by its clause, and nothing changes", async ({ page, open }) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  await card(page, "Windblade Adept").click();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages.getByRole("button", { name: "Read the rule" })).toBeVisible();
  await expect(copies(page, "Windblade Adept")).toHaveText("3");
  await expect(standing(page)).toContainText("Ready to play");
});

test("a deck is built with keys alone", async ({ page, open }) => {
  await open(NEW);
  const leader = page.locator("rw-deck-leaders").getByRole("button", { name: LEADER });
  await leader.focus();
  await page.keyboard.press("Enter");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("silverguard");
  await expect.poll(() => shown(page)).toContain("Silverguard Knight");
  const [first = "", second = ""] = await shown(page);
  await card(page, first).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await expect(card(page, second)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("+");
  await expect(copies(page, second)).toHaveText("2");
  await page.keyboard.press("Delete");
  await expect(copies(page, second)).toHaveText("1");
  // Its other buttons are in the tab order; those of other cards are not.
  await page.keyboard.press("Tab");
  await expect(pool(page).getByRole("button", { name: `Remove one ${second}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(card(page, second)).toBeFocused();
  await expect(row(page, second)).toHaveCount(0);
  await page.keyboard.press("Home");
  await expect(card(page, first)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("rw-deck-about").getByRole("heading", { name: first })).toBeVisible();
});

test("a deck is built by touch on a phone", async ({ browser, site }) => {
  const context = await browser.newContext({
    ...{ baseURL: site.url, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await opener(page)(NEW);
  await page.locator("rw-deck-leaders").getByRole("button", { name: LEADER }).tap();
  await card(page, "Silverguard Squire").tap();
  await card(page, "Silverguard Squire").tap();
  await expect(side(page)).toBeHidden();
  await page.getByRole("button", { name: "Deck 2/39" }).tap();
  await expect(pool(page)).toBeHidden();
  await row(page, "Silverguard Squire").getByRole("button", { name: "Remove one" }).tap();
  await expect(copies(page, "Silverguard Squire")).toHaveText("1");
  await expect(page.getByRole("button", { name: "Deck 1/39" })).toHaveAttribute("aria-pressed", "true");
  await context.close();
});

test("cards are found by text and accents, by cost and by facets", async ({ page, open }) => {
  await open(NEW, { lang: "fr" });
  await page.locator("rw-deck-leaders").getByRole("button", { name: LEADER }).click();
  const field = page.getByRole("searchbox");
  await field.fill("ecuyer");
  await expect.poll(() => shown(page)).toContain("Écuyer gardargent");
  await field.fill("rien de tel");
  await expect(pool(page).locator(".nothing")).toBeVisible();
  await page.getByRole("button", { name: "Effacer les filtres" }).click();
  const all = await shown(page);

  await pool(page)
    .getByRole("button", { name: /^mana\s: 1$/i })
    .click();
  const ones = await shown(page);
  expect(ones).toContain("Frappe juste");
  expect(ones.length).toBeLessThan(all.length);
  await pool(page)
    .getByRole("button", { name: /^mana\s: 2$/i })
    .click();
  const few = await shown(page);
  expect(few).toContain("Tempête");
  expect(few).not.toContain("Martyre");
  await pool(page).locator("summary", { hasText: "Type" }).click();
  await pool(page).getByRole("checkbox", { name: "Sort", exact: true }).check();
  await expect.poll(() => shown(page)).not.toContain("Adepte lamevent");
  expect(await shown(page)).toContain("Tempête");
  await page.keyboard.press("Escape");
  await expect(pool(page).locator("summary", { hasText: "Type" })).toBeFocused();
  await expect(pool(page).locator("summary", { hasText: "Type" })).toHaveText("Type\u00A0: Sort");
  // In French order, by cost first.
  const costs = await pool(page).locator(".tile .gem").allInnerTexts();
  expect(costs).toEqual([...costs].sort());
});

test("a card is read in full, its keywords with their clauses", async ({ page, open }) => {
  await open(NEW);
  await lead(page);
  await pool(page).getByRole("button", { name: "Read Silverguard Knight" }).click();
  const dialog = page.locator("rw-deck-about").getByRole("dialog");
  await dialog.getByRole("button", { name: "Add one Silverguard Knight" }).click();
  await expect(dialog).toContainText("1 of 3 in the deck");
  await dialog.getByRole("button", { name: "Provoke" }).last().click();
  await expect(page.locator("rw-clause-panel").getByRole("heading", { name: /Provoke/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

for (const width of [390, 1024, 1440, 1920])
  test(`no leader's name is broken within a word, at ${String(width)} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const game of BUILDING) {
      await open(`#/deck/${game}/new`);
      const names = page.locator("rw-deck-leaders .pick .name");
      await expect(names.first()).toBeVisible();
      expect(await broken(names), game).toEqual([]);
    }
  });

test("another leader shows what is no longer fitting, takes it out at a press, and all is undone", async ({
  page,
  open,
}) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  await side(page).getByRole("button", { name: "Change" }).click();
  await lead(page, "Kaleos Xaan");
  await expect(row(page, "Windblade Adept").locator(".fault")).toContainText("faction");
  await expect(row(page, "Healing Mystic").locator(".fault")).toHaveCount(0);
  await side(page)
    .getByRole("button", { name: /^Remove \d+ cards/ })
    .click();
  await expect(row(page, "Windblade Adept")).toHaveCount(0);
  await expect(row(page, "Healing Mystic")).toHaveCount(1);
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(copies(page, "Windblade Adept")).toHaveText("3");
  await undo.click();
  await expect(standing(page)).toContainText("Ready to play");
  await expect(side(page).locator(".leader")).toContainText(LEADER);
  await expect(undo).toBeDisabled();
});

test("a deck goes out as text and comes back from it; lines that are no card are named", async ({ page, open }) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  await clipboard(page);
  await page.getByRole("button", { name: "Copy as text" }).click();
  const text = await inClipboard(page);
  expect(text).toContain(`General: ${LEADER}`);
  expect(text).toContain("3 Windblade Adept");
  expect(text.match(/^\d+ /gm)).toHaveLength(18);
  const file = await downloads(page)(() => page.getByRole("button", { name: "Save as text" }).click());
  expect(file).toEqual({ name: "Lyonar Kingdoms 2.txt", text });

  await page.goto(`./${DECKS}`);
  // The builder, which may still stand there, has such a button too.
  await page.locator("rw-decks").getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a deck" });
  const foreign = text.replace("3 Windblade Adept", "Adepte lamevent x3").replace(/^# .*$/m, "# Pasted");
  await dialog.getByRole("textbox").fill(`${foreign}4 Dragon of Nowhere\n`);
  await expect(dialog).toContainText("39 cards recognised.");
  await expect(dialog.locator(".unread li")).toHaveText(/^\d+: 4 Dragon of Nowhere$/);
  await dialog.getByRole("button", { name: "Use these cards" }).click();
  await expect(standing(page)).toContainText("Ready to play");
  await expect(page.getByRole("textbox", { name: "Name of the deck" })).toHaveValue("Pasted");
  await expect(copies(page, "Windblade Adept")).toHaveText("3");
});

test("where copying is denied, the text is shown to be copied by hand", async ({ page, open }) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  await clipboard(page, false);
  await page.getByRole("button", { name: "Copy as text" }).click();
  const field = page.getByRole("dialog", { name: "Copy as text" }).getByRole("textbox");
  await expect(field).toHaveValue(/Argeon/);
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBeGreaterThan(
    99,
  );
});

test("a deck goes through a link to another browser, and a second opening makes no second deck", async ({
  page,
  open,
  browser,
  site,
}) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  await clipboard(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  const { hash } = new URL(await inClipboard(page));
  expect(hash).toMatch(new RegExp(`^#/deck/${GAME}/\\+1[\\w-]+$`));
  expect(hash.length).toBeLessThan(400);

  const elsewhere = await browser.newContext({ baseURL: site.url, serviceWorkers: "block" });
  const other = await elsewhere.newPage();
  for (let n = 0; n < 2; n++) {
    await opener(other)(hash);
    await expect(standing(other)).toContainText("Ready to play");
    await expect(other).toHaveURL(/\/deck\/\w+\/[0-9a-f]{12}$/);
    await other.goto(`./${DECKS}`);
    await expect(other.getByRole("button", { name: /^Delete / })).toHaveCount(1);
  }
  await elsewhere.close();
});

const SCRIPT = '<img src=x onerror="document.title=1">';
for (const [what, link, says] of [
  ["is cut off", packed(["x", "argeon-highmayne"]).slice(0, 12), "It was cut off"],
  ["is of another form", "+9abc", "It was cut off"],
  ["holds a bomb", packed(["x".repeat(30_000_000)]), "too large"],
  ["holds no deck", packed({ leader: "argeon-highmayne" }), "It was cut off"],
  ["names what can be no card", packed(["x", "__proto__", SCRIPT]), "It was cut off"],
] as const)
  test(`a deck's link that ${what} is refused by name, and nothing is lost`, async ({ page, open }) => {
    await open(DECKS);
    await takeStarter(page, STARTER);
    await page.goto(`./#/deck/${GAME}/${link}`);
    await expect(page.getByRole("heading", { name: "This link holds no deck" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(says);
    await page.goto(`./${DECKS}`);
    await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(1);
  });

test("what a link brings of cards nobody has is shown, and harmless", async ({ page, open }) => {
  await open(`#/deck/${GAME}/${packed([SCRIPT, "constructor", "nobodys-card,constructor"])}`);
  await expect(row(page, "nobodys-card")).toContainText("This build has no such card.");
  await expect(page.getByRole("textbox", { name: "Name of the deck" })).toHaveValue(SCRIPT);
  await row(page, "nobodys-card").getByRole("button", { name: "Remove one" }).click();
  await expect(row(page, "nobodys-card")).toHaveCount(0);
  await page.goto(`./${DECKS}`);
  await expect(page.locator("rw-decks a.name")).toHaveText(SCRIPT);
  await expect(page.locator("main img")).toHaveCount(0);
});

test("a deck is copied, deleted, and brought back", async ({ page, open }) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  await page.goto(`./${DECKS}`);
  const own = page.getByRole("region", { name: "Your decks" });
  await own.getByRole("button", { name: "Copy Lyonar Kingdoms" }).click();
  await expect(own.locator("a.name")).toHaveText(["Lyonar Kingdoms 3", "Lyonar Kingdoms 2"]);
  await own.getByRole("button", { name: "Delete Lyonar Kingdoms 2", exact: true }).click();
  await expect(own.locator("a.name")).toHaveText(["Lyonar Kingdoms 3"]);
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(own.locator("a.name")).toHaveCount(2);
  await page.reload();
  await expect(own.locator("a.name")).toHaveCount(2);
});

test("a page that is left before its database has answered loses nothing", async ({ page, open }) => {
  const own = page.getByRole("region", { name: "Your decks" });
  const name = page.getByRole("textbox", { name: "Name of the deck" });
  await open(DECKS);
  await takeStarter(page, STARTER);
  await stall(page);
  await name.fill("Said in time");
  await page.reload();
  await expect(name).toHaveValue("Said in time");
  await page.goto(`./${DECKS}`);
  await expect(own.locator("a.name")).toHaveText(["Said in time"]);
  await stall(page);
  await own.getByRole("button", { name: "Delete Said in time" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Copy Lyonar Kingdoms" })).toBeVisible();
  await expect(own.locator("a.name")).toHaveCount(0);
  // What stands there is no word of the page's: it does no harm, and is not kept.
  await page.evaluate(() => {
    for (const [id, word] of [
      ["a", "{"],
      ["b", "7"],
      ["c", '{"id":"x","record":{}}'],
    ] as const)
      localStorage.setItem(`rulewright-last-word/rulewright-decks/${id}`, word);
  });
  await page.reload();
  await expect(page.getByRole("button", { name: "Copy Lyonar Kingdoms" })).toBeVisible();
  await expect(own.locator("a.name")).toHaveCount(0);
});

/** From now on, whatever the page writes into its databases takes for ever. */
async function stall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const begin = Reflect.get(IDBDatabase.prototype, "transaction") as IDBDatabase["transaction"];
    const never = { put: () => ({}), delete: () => ({}), get: () => ({}), transaction: {} };
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      if (mode === "readwrite") return { objectStore: () => never } as unknown as IDBTransaction;
      return begin.call(this, names, mode, options);
    };
  });
}

test("the deck follows the language of the page", async ({ page, open }) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  await page.getByRole("button", { name: /^FR/ }).click();
  await expect(copies(page, "Écuyer gardargent")).toHaveText("3");
  await expect(page.getByRole("textbox", { name: "Nom du deck" })).toHaveValue("Lyonar Kingdoms 2");
  await expect(standing(page)).toContainText("Prêt à jouer");
});

test("a game whose decks are not built has no deck builder", async ({ page, open }) => {
  await open("#/decks/skirmish");
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.goto("./#/game/skirmish");
  await expect(page.getByRole("radiogroup").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Build a deck" })).toHaveCount(0);
});

test("an unknown deck says so", async ({ page, open }) => {
  await open(`#/deck/${GAME}/000000000000`);
  await expect(page.getByRole("heading", { name: "This deck is not here" })).toBeVisible();
});

test("decks last until the page is closed where storage is denied", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { get: () => undefined });
  });
  await open(DECKS);
  await takeStarter(page, STARTER);
  await page.getByRole("link", { name: "Decks", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(1);
  await expect(page.locator("rw-decks")).toContainText("does not let the page keep anything");
});

test("one's own decks stand beside the starters before a game, and are led into it", async ({ page, open }) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  await page.getByRole("textbox", { name: "Name of the deck" }).fill("Good");
  await page.goto(`./${DECKS}`);
  await page.getByRole("button", { name: "Copy Good" }).click();
  await page.getByRole("link", { name: "Good 2" }).click();
  await row(page, "Tempest").getByRole("button", { name: "Remove one" }).click();
  await page.getByRole("link", { name: "Play" }).click();

  // The deck one comes with is chosen, unless it turns out to be none.
  const mine = page.getByRole("radiogroup").first();
  await expect(mine.getByRole("radio", { name: "Lyonar Kingdoms" })).toBeChecked();
  await expect(mine.getByRole("radio", { name: /^Good 2/ })).toBeDisabled();
  await expect(mine.locator(".deck", { hasText: "Good 2" })).toContainText("1 problem to fix");
  await page.goto(`./${DECKS}`);
  await page.getByRole("link", { name: "Good", exact: true }).click();
  await page.getByRole("link", { name: "Play" }).click();
  await expect(mine.getByRole("radio", { name: /^Good Ready/ })).toBeChecked();
  await page.getByRole("button", { name: "Start this game" }).click();
  await expect(board(page)).toBeVisible();
  const before = await atRest(page);
  await bar(page).locator(".answers button").first().click();
  await expect.poll(() => step(page)).not.toBe(before.step);
  // A game that went on is kept anew; what its player calls the deck is still with it.
  await page.goto("./#/");
  await expect(page.getByRole("link", { name: /^Good v / })).toBeVisible();
});

/** A list that went round among players of the published game. */
const PUBLISHED =
  "MToxMDEsMzoxMTAsMzoxMTIsMzoxMTUsMzoxMTYsMzoxMjIsMjoxMTAxMSwyOjIwMDgwLDM6MjAwODUsMzoyMDA4NiwyOjIwMDg3LDM6MjAxMDIsMjoyMDEyOSwyOjIwMTU1LDM6MjAxNjgsMjozMDAwNw==";

test("Shift adds three, by mouse and by keys, and never more than the limit leaves", async ({ page, open }) => {
  await open(NEW);
  await lead(page);
  await card(page, "Windblade Adept").click({ modifiers: ["Shift"] });
  await expect(copies(page, "Windblade Adept")).toHaveText("3");
  await expect(said(page)).toContainText("Windblade Adept: 3 copies.");
  await card(page, "Tempest").click();
  await card(page, "Tempest").click({ modifiers: ["Shift"] });
  await expect(copies(page, "Tempest")).toHaveText("3");
  // One press is one step back.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(copies(page, "Tempest")).toHaveText("1");
  await card(page, "Silverguard Squire").focus();
  await page.keyboard.press("Shift+Enter");
  await expect(copies(page, "Silverguard Squire")).toHaveText("3");
  await card(page, "Silverguard Squire").click({ modifiers: ["Shift"] });
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(/copies/i);
  await expect(copies(page, "Silverguard Squire")).toHaveText("3");
  await pool(page).getByRole("button", { name: "Read Arclyte Sentinel" }).click();
  await page.getByRole("button", { name: "Add up to 3 Arclyte Sentinel" }).click();
  await page.keyboard.press("Escape");
  await expect(copies(page, "Arclyte Sentinel")).toHaveText("3");
});

test("a deck code of the published game comes in, and goes out as it was", async ({ page, open }) => {
  await open(DECKS);
  await page.getByRole("button", { name: "Import" }).click();
  const list = page.getByRole("textbox", { name: "The list" });
  await list.fill(`[Backstab]${PUBLISHED}`);
  const dialog = page.locator("rw-deck-import").getByRole("dialog");
  await expect(dialog.getByRole("status")).toContainText("39 cards recognised.");
  await expect(dialog.locator(".unread")).toBeHidden();
  await page.getByRole("button", { name: "Use these cards" }).click();
  await expect(standing(page)).toContainText("Ready to play");
  await expect(page.getByRole("textbox", { name: "Name of the deck" })).toHaveValue("Backstab");
  await expect(copies(page, "Mist Dragon Seal")).toHaveText("3");
  await clipboard(page);
  await page.getByRole("button", { name: "Copy deck code" }).click();
  expect(await inClipboard(page)).toBe(`[Backstab]${PUBLISHED}`);
});

test("what a code names that is not here is told, and so is what has no number there", async ({ page, open }) => {
  await open(NEW);
  await lead(page);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("textbox", { name: "The list" }).fill(btoa("1:1,3:9,2:11104,1:99999"));
  await expect(page.locator("rw-deck-import .unread")).toContainText("4: 1:99999");
  await page
    .getByRole("textbox", { name: "The list" })
    .fill("General: Argeon Highmayne\n2 Facestriker\n3 Windblade Adept");
  await page.getByRole("button", { name: "Use these cards" }).click();
  await clipboard(page);
  await page.getByRole("button", { name: "Copy deck code" }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText(
    "without what has no number there: Facestriker.",
  );
  expect(atob(await inClipboard(page))).toBe("1:1,3:9");
});

test("test draws: a hand by its seed, some of it replaced, card after card, with their odds", async ({
  page,
  open,
}) => {
  await open(DECKS);
  await takeStarter(page, STARTER);
  const dialog = await testDraws(page);
  const hand = dialog.getByRole("list", { name: "5 cards in hand" }).getByRole("listitem");
  const deal = async (): Promise<string[]> => {
    await dialog.getByRole("textbox", { name: "Seed" }).fill("seven");
    await dialog.getByRole("button", { name: "Deal", exact: true }).click();
    return hand.allInnerTexts();
  };
  const first = await deal();
  expect(first).toHaveLength(5);
  await dialog.getByRole("button", { name: "Another hand" }).click();
  await expect(dialog.getByRole("textbox", { name: "Seed" })).not.toHaveValue("seven");
  expect(await deal()).toEqual(first);
  expect(await violations(page)).toEqual([]);
  await hand.first().getByRole("button").click();
  await dialog.getByRole("button", { name: "Replace 1 card" }).click();
  await expect(said(page)).toContainText("Drawn: ");
  const kept = await hand.allInnerTexts();
  expect(kept.slice(1)).toEqual(first.slice(1));
  expect(kept[0]).not.toBe(first[0]);
  await expect(dialog).toContainText("34 cards left in the deck.");
  await dialog.getByRole("button", { name: "Draw a card" }).click();
  await expect(dialog).toContainText("33 cards left in the deck.");
  await dialog.getByText("How likely each card is").click();
  await expect(dialog.getByRole("row", { name: /^Azurite Lion 3 34\.5%/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("the name of a deck is read whole where its tools have their words", async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(DECKS);
  await takeStarter(page, STARTER);
  const name = page.getByRole("textbox", { name: "Name of the deck" });
  await expect(name).toHaveValue(`${STARTER} 2`);
  const { cut, right } = await name.evaluate((field) => ({
    cut: field.scrollWidth - field.clientWidth,
    right: field.getBoundingClientRect().right,
  }));
  expect(cut).toBeLessThanOrEqual(0);
  // What is pressed to play ends where the row ends.
  const play = await page.locator(".head .main").boundingBox();
  expect((play?.x ?? 0) + (play?.width ?? 0)).toBeGreaterThanOrEqual(right - 1);
});

test("what an empty field says has the ink of quiet words, not the grey of the browser", async ({ page, open }) => {
  await open(NEW, { theme: "dark" });
  const name = page.getByRole("textbox", { name: "Name of the deck" });
  const [said, quiet] = await name.evaluate((field) => {
    const told = getComputedStyle(field, "::placeholder").color;
    field.style.color = "var(--rw-ink-soft)";
    return [told, getComputedStyle(field).color];
  });
  expect(said).toBe(quiet);
});
