// Pox: ground of many kinds on three levels, what is seen of every unit and before every blow, and whole games by mouse, by
// keyboard and by touch.
import type { Locator, Page } from "@playwright/test";
import { COLOURS, violations } from "./support/axe.ts";
import {
  ENGLISH,
  FRENCH,
  Player,
  atRest,
  bar,
  board,
  expect,
  keyboard,
  mouse,
  square,
  summary,
  test,
  touch,
} from "./support/play.ts";
import type { Hands, Tongue } from "./support/play.ts";
import { fight, thrust } from "./support/pox.ts";
import { THEMES, wear } from "./support/screens.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "the page is the same for every game; one browser is enough",
);
test.use({ viewport: { width: 1280, height: 900 }, trace: "off" });

const inspector = (page: Page): Locator => page.locator("rw-inspector");
const odds = (page: Page): Locator => page.locator("rw-odds");
const drawn = (page: Page, selector: string): Locator => page.locator("rw-board").locator(selector);

test("every kind of ground has a drawing, and levels have cliffs and names", async ({ page, open }) => {
  await open();
  await fight(page);
  for (const ground of ["water", "lava", "chasm", "crag", "wall"])
    expect(await drawn(page, `use[href="#t-${ground}"]`).count(), ground).toBeGreaterThan(0);
  // Lava of the map, and that which a card has laid over it.
  await expect(drawn(page, 'use[href="#t-lava"]')).toHaveCount(5);
  await expect(drawn(page, ".cliff")).toHaveCount(2);
  await expect(square(page, "E4")).toHaveAccessibleName(/Plain, level 2/);
  await expect(square(page, "D4")).toHaveAccessibleName(/Font/);
  await expect(square(page, "J8")).toHaveAccessibleName(/Lava, laid over what is below: 3 turns left/);
});

test("a unit shows its numbers, what is on it, and the tiles that matter to it", async ({ page, open }) => {
  await open();
  await fight(page);
  await expect(square(page, "F8")).toHaveAccessibleName(/31 of 45 HP, 10 Damage, 6 AP, Poisoned: 2 turns left/);
  await square(page, "F8").click();
  for (const zone of ["Can move to", "Can attack on", "Gives spell presence on"])
    await expect(inspector(page)).toContainText(zone);
  // Water costs more, and so does leaving an opponent.
  await expect(square(page, "F9")).toHaveAccessibleName(/in reach for 3/);
});

test("what an attack will do is seen before it is made", async ({ page, open }) => {
  await open();
  await fight(page);
  await square(page, "F8").click();
  await square(page, "G8").click();
  await expect(page.getByRole("menuitem", { name: /Attack: Physical/ })).toBeVisible();
  await expect(odds(page)).toContainText(/Hollow Reaver: HP 22 → \d+/);
  await expect(odds(page)).toContainText("Gate Warden: AP 6 → 3");
});

test("the layers of a number are seen before the click as they are told after it", async ({ page, open }) => {
  await open();
  await thrust(page);
  await square(page, "F6").click();
  await square(page, "G6").click();
  await page.getByRole("menuitem", { name: /Attack: Physical/ }).hover();
  const layers = odds(page).locator(".steps .calc[open]").first();
  await expect(layers).toBeVisible();
  const told = await layers.locator("li").allInnerTexts();
  expect(told.length, told.join()).toBeGreaterThan(1);
  await page.getByRole("menuitem", { name: /Attack: Physical/ }).click();
  await atRest(page);
  const calc = page.locator("rw-log").locator("details.calc").filter({ hasText: "= 5" });
  await calc.locator("summary").click();
  expect(await calc.locator("li").allInnerTexts()).toEqual(told);
});

test("where a push ends is seen before it is made, step by step", async ({ page, open }) => {
  await open();
  await thrust(page);
  await square(page, "F6").click();
  await square(page, "G6").click();
  await page.getByRole("menuitem", { name: /Thrust/ }).hover();
  await expect(drawn(page, "g.step")).toHaveText(["1", "2"]);
  await expect(square(page, "H6")).toHaveAccessibleName(/step 1 of a unit/);
  await expect(square(page, "I6")).toHaveAccessibleName(/a unit lands here, step 2 of a unit/);
  await expect(odds(page)).toContainText("The chart sends Gate Warden");
});

test("the board breaks no rule of accessibility, in any theme", async ({ page, open }) => {
  await open();
  await fight(page);
  await square(page, "F8").click();
  await square(page, "G8").hover();
  expect(await violations(page)).toEqual([]);
  for (const theme of THEMES.slice(1)) {
    await wear(page, theme);
    expect(await violations(page, COLOURS), theme).toEqual([]);
  }
});

test("a battlegroup is built without a leader, and the engine says what is wrong with it", async ({ page, open }) => {
  await open("#/deck/pox/new");
  const standing = page.locator("rw-deck-side .standing");
  await expect(standing).toContainText("0 of 20");
  await expect(page.locator("rw-deck-leaders")).toHaveCount(0);
  const pool = page.locator("rw-deck-pool");
  await pool.getByRole("button", { name: /^Add Gate Warden,/ }).click();
  await expect(standing).toContainText("1 of 20");
  await expect(standing.locator(".fault").first()).toBeVisible();
  await expect(page.locator("rw-deck-side").getByRole("img", { name: /curve/i })).toHaveAccessibleName(
    /one card at 60–69/,
  );
  await page.goto("./#/decks/pox");
  await page
    .locator("rw-decks")
    .getByRole("button", { name: /^Copy / })
    .last()
    .click();
  await expect(standing).toContainText("Ready to play");
});

test.describe("whole games", () => {
  test.setTimeout(600_000);

  test("eight turns by mouse, against an easy bot", async ({ page, open }) => {
    await open("#/game/pox");
    await page.getByLabel("Played by").last().selectOption("Bot, easy");
    await page.getByLabel("Seed", { exact: true }).fill("5");
    await page.getByRole("button", { name: "Start this game" }).click();
    await expect(board(page)).toBeVisible();
    await new Commander(page, mouse(page), 2).conquer(8);
    await expect(page.locator("rw-log")).not.toContainText("event-");
    await expect(square(page, "B8")).toHaveAccessibleName(/Shrine, yours/);
  });

  test("by mouse, against an easy bot @soak", async ({ page, open }) => {
    await open("#/game/pox");
    await page.getByLabel("Played by").last().selectOption("Bot, easy");
    await page.getByLabel("Seed", { exact: true }).fill("5");
    await page.getByRole("button", { name: "Start this game" }).click();
    await expect(board(page)).toBeVisible();
    const player = new Commander(page, mouse(page), 2);
    expect(await player.conquer(62), "the game came to its end").toBe(true);
    await expect(summary(page).getByRole("heading")).toHaveText(/^(You win|You lose|A draw)$/);
    await page.keyboard.press("Escape");
    await expect(page.locator("rw-log")).not.toContainText("event-");
  });

  test("une partie au clavier seul, en français @soak", async ({ page, open }) => {
    await open("#/game/pox", { lang: "fr" });
    await page.getByLabel("Joué par").last().selectOption("Automate, facile");
    await page.getByLabel("Graine", { exact: true }).fill("5");
    await page.getByRole("button", { name: "Commencer cette partie" }).press("Enter");
    await expect(board(page)).toBeVisible();
    const player = new Commander(page, keyboard(page), 1, FRENCH);
    expect(await player.conquer(62), "la partie est finie").toBe(true);
    await expect(summary(page).getByRole("heading")).toHaveText(/^(Victoire|Défaite|Égalité)$/);
  });

  test("au doigt, en français, à 360 pixels @soak", async ({ browser, site }) => {
    const context = await browser.newContext({
      ...{ baseURL: site.url, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } },
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.addInitScript(() => {
      localStorage.setItem("rulewright-settings", JSON.stringify({ lang: "fr", theme: "light", motion: "none" }));
    });
    await page.goto("./#/game/pox");
    await page.getByLabel("Graine", { exact: true }).fill("au doigt");
    await page.getByRole("button", { name: "Commencer cette partie" }).tap();
    await expect(board(page)).toBeVisible();
    const player = new Commander(page, touch(page), 1, FRENCH);
    await player.conquer(12);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Places a rune whenever it can be placed on a tile, and then leads what stands on the board. */
class Commander {
  readonly #page: Page;
  readonly #player: Player;
  readonly #choose: string;

  constructor(page: Page, hands: Hands, most: number, tongue: Tongue = ENGLISH) {
    this.#page = page;
    this.#player = new Player(page, hands, most, tongue);
    this.#choose = tongue.choose;
  }

  /** Plays so many turns at most; whether the game is over. */
  async conquer(turns: number): Promise<boolean> {
    const end = this.#player.done;
    for (const last = end.turns + turns; end.turns < last;) {
      if ((await atRest(this.#page)).state === "over") return true;
      await this.#place();
      const now = end.turns;
      while (end.turns === now && (await atRest(this.#page)).state !== "over") await this.#player.play(1);
    }
    return (await atRest(this.#page)).state === "over";
  }

  /** A champion from the dock, on the first tile that is offered. */
  async #place(): Promise<void> {
    const cards = this.#page.locator("rw-hand, rw-rail").getByRole("button", { name: /Champion/ });
    const card = cards.and(this.#page.locator(":enabled")).first();
    if (!(await card.isVisible().catch(() => false))) return;
    await card.dispatchEvent("click");
    const { squares } = await atRest(this.#page);
    const [to] = squares.filter(({ name }) => name.includes(`, ${this.#choose}`));
    if (to) await board(this.#page).getByRole("gridcell", { name: to.name, exact: true }).dispatchEvent("click");
    await atRest(this.#page);
    const drop = bar(this.#page).locator(".answers button.quiet");
    if (await drop.isVisible()) await drop.dispatchEvent("click");
    await atRest(this.#page);
  }
}
