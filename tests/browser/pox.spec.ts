// Pox: ground of many kinds on three levels, what is seen of every unit and before every blow, and whole games by mouse and
// by touch; by keys in by-keys.spec.ts.
import type { Locator, Page } from "@playwright/test";
import { Commander, click, tap } from "./support/commander.ts";
import { ENDED, begin, inspector, keepsToTheRules, odds, onPhone, oneGame } from "./support/one-game.ts";
import { FRENCH, atRest, bar, expect, log, mouse, square, summary, tabTo, test, touch } from "./support/play.ts";
import { fight, thrust } from "./support/pox.ts";
import { idsOn } from "./support/ids.ts";

oneGame(900);

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
  await expect(drawn(page, ".badge-text.count")).toHaveText(["2", "3"]);
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

test("who is hidden from the other side shows it; what lasts tells how long", async ({ page, open }) => {
  await open();
  await fight(page);
  await expect(drawn(page, ".token.hidden .lid")).toHaveCount(1);
  await expect(square(page, "J13")).toHaveAccessibleName(/Shade Thief, yours, .*Stealthed: 3 turns left/);
  await square(page, "F8").click();
  await expect(inspector(page).locator(".cards")).toContainText("Poisoned: 2 turns left");
  await expect(inspector(page).locator(".cards")).toContainText("Block: ready in 2 turns");
  await page.locator("rw-players").getByText("On cooldown").first().click();
  await expect(page.locator("rw-players")).toContainText("Avalanche: ready in 3 turns");
});

test("a board as high as it is wide has the height of the window", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open();
  await fight(page);
  const box = await square(page, "A1").boundingBox();
  expect(box?.width).toBeGreaterThan(36);
  const last = await square(page, "O15").boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(720);
});

test("the set-up does not ask who begins where one side always does", async ({ page, open }) => {
  await open("#/game/pox");
  await expect(page.getByLabel("Seed", { exact: true })).toBeVisible();
  await expect(page.getByRole("group", { name: "Who goes first?" })).toHaveCount(0);
  await begin(page);
  await page.goto("./#/game/duelyst");
  await expect(page.getByRole("group", { name: "Who goes first?" })).toBeVisible();
});

const BESIDE = {
  en: { fold: "Also possible", time: "The time is up", concede: "Concede", up: /The time of/, over: /Conceding/ },
  fr: {
    fold: "Aussi possible",
    time: "Le temps est écoulé",
    concede: "Abandonner",
    up: /Le temps de/,
    over: /Abandonner/,
  },
} as const;

for (const lang of ["en", "fr"] as const)
  test(`the time can be called and the game conceded, by keyboard and on a phone, ${lang}`, async ({ page, open }) => {
    const said = BESIDE[lang];
    await open("#/", { lang });
    await fight(page);
    const answers = bar(page).locator("details.beside");
    await expect(answers.getByRole("button", { name: said.concede })).toBeHidden();
    await tabTo(page, answers.locator("summary"));
    await page.keyboard.press("Enter");
    await tabTo(page, answers.getByRole("button", { name: said.time }));
    await page.keyboard.press("Enter");
    await expect(log(page)).toContainText(said.up);
    await page.setViewportSize({ width: 360, height: 740 });
    await answers.locator("summary").click();
    await answers.getByRole("button", { name: said.concede }).click();
    await expect(summary(page)).toContainText(said.over);
  });

test("the board breaks no rule of accessibility, in any theme", async ({ page, open }) => {
  await open();
  await fight(page);
  await square(page, "F8").click();
  await square(page, "G8").hover();
  await keepsToTheRules(page);
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

  test("by mouse, against an easy bot", async ({ page, open }) => {
    await open("#/game/pox");
    await begin(page);
    const player = new Commander(page, mouse(page), click, 2);
    expect(await player.conquer(62), "the game came to its end").toBe(true);
    await expect(summary(page).getByRole("heading")).toHaveText(ENDED.en);
    await page.keyboard.press("Escape");
    expect(await idsOn(page, "pox")).toEqual([]);
  });

  test("au doigt, en français, à 360 pixels @soak", async ({ browser, site }) => {
    await onPhone({ browser, site }, "pox", "fr", async (page) => {
      await begin(page, { lang: "fr", press: (button) => button.tap() });
      const player = new Commander(page, touch(page), tap, 1, FRENCH);
      expect(await player.conquer(62), "la partie est finie").toBe(true);
      await expect(summary(page).getByRole("heading")).toHaveText(ENDED.fr);
      expect(player.done.attacks).toBeGreaterThan(0);
    });
  });
});
