// Duelyst: what is told before a blow is struck, what is seen of every unit, and a whole game by touch. What must work in
// every browser is in everywhere.spec.ts.
import type { Locator, Page } from "@playwright/test";
import { ENDED, begin, inspector, keepsToTheRules, odds, onPhone, oneGame, openPosition } from "./support/one-game.ts";
import { FRENCH, Player, atRest, bar, board, expect, square, step, summary, test, touch } from "./support/play.ts";
import { tooWide } from "./support/wide.ts";

oneGame(900);

const PIECES = {
  argeon: { is: "argeon-highmayne", owner: "p1", at: [3, 3], stats: { health: 18 } },
  knight: { is: "silverguard-knight", owner: "p1", at: [4, 3] },
  adept: { is: "windblade-adept", owner: "p1", at: [4, 4] },
  kaleos: { is: "kaleos-xaan", owner: "p2", at: [7, 3] },
  kaido: { is: "kaido-assassin", owner: "p2", at: [4, 5], stats: { health: 2 } },
  seeker: { is: "heartseeker", owner: "p2", at: [8, 1] },
  rock: { is: "rock-pulverizer", owner: "p2", at: [5, 3] },
};
const HAND = ["tempest", "saberspine-tiger", "true-strike", "sundrop-elixir", "arclyte-regalia", "martyrdom"];

async function fight(page: Page): Promise<void> {
  const p1 = {
    hand: { cards: HAND },
    cards: [
      { is: "sunstone-bracers", owner: "p1", kind: "artifact", counters: 2 },
      { is: "roar", owner: "p1", kind: "bloodbound" },
    ],
    stats: { mana: 6, capacity: 8, turns: 6 },
    past: [{ what: "played", card: "tempest" }, { what: "heals", count: 2 }, { what: "hurt" }],
  };
  const setup = { toAct: "p1", pieces: PIECES, players: { p1, p2: { stats: { turns: 6, ready: 1 } } } };
  await openPosition(page, { game: "duelyst", players: [{ deck: "lyonar" }, { deck: "songhai" }], setup });
}

const strip = (page: Page, n: number): Locator => page.locator("rw-players section").nth(n);

test("what a player has done, and cards still ask about, is a count that opens", async ({ page, open }) => {
  await open();
  await fight(page);
  const past = strip(page, 0).locator("details", { hasText: "So far" });
  await expect(past.locator("summary")).toHaveText("So far 3");
  await past.locator("summary").click();
  await expect(past.locator("li")).toHaveText([
    "Tempest: played this turn",
    "Healed 2 times",
    "General dealt damage this turn",
  ]);
  await expect(strip(page, 1)).not.toContainText("So far");
});

test("what an attack will certainly do is seen before it is made, on both sides", async ({ page, open }) => {
  await open();
  await fight(page);
  await square(page, "D3").click();
  await square(page, "E3").hover();
  // Silverguard Knight beside its General: 3 attack against 4 health, and 1 comes back.
  await expect(odds(page)).toContainText("Rock Pulverizer: Health 4 → 1");
  await expect(odds(page)).toContainText("Silverguard Knight: Health 5 → 4");
  await expect(square(page, "E3")).toHaveAccessibleName(/then 1 Health/);
  await expect(square(page, "D3")).toHaveAccessibleName(/then 4 Health/);
  // Nothing has been done.
  expect(await step(page)).toBe("Step 0 of 0");
  await square(page, "E3").click();
  await expect(square(page, "E3")).toHaveAccessibleName(/1 of 4 Health/);
  await expect(square(page, "D3")).toHaveAccessibleName(/4 of 5 Health/);
});

test("who can do nothing now says so, beside where it reaches in general", async ({ page, open }) => {
  await open();
  await fight(page);
  const idle = inspector(page).getByText("It can do nothing now.");
  await square(page, "D3").click();
  await expect(inspector(page)).toContainText("In general, whether or not it can act now:");
  await expect(inspector(page)).toContainText(/Can attack \d+ tile/);
  await expect(idle).toHaveCount(0);
  // A blow, and the unit is exhausted.
  await square(page, "E3").click();
  await square(page, "D3").click();
  await expect(idle).toBeVisible();
  await expect(inspector(page)).toContainText(/Can attack \d+ tile/);
});

test("who will die of it is marked", async ({ page, open }) => {
  await open();
  await fight(page);
  await page
    .locator("rw-hand")
    .getByRole("button", { name: /True Strike/ })
    .click();
  await square(page, "D5").hover();
  await expect(square(page, "D5")).toHaveAccessibleName(/will die/);
  await expect(odds(page)).toContainText("Kaido Assassin dies");
  // The unit that was looked at before is no target for that.
  await square(page, "E3").hover();
  await expect(square(page, "D5")).not.toHaveAccessibleName(/will die/);
  await expect(square(page, "E3")).toHaveAccessibleName(/then 2 Health/);
});

test("a rival's unit shows where it goes and what it strikes, by pointer and by keys, and why", async ({
  page,
  open,
}) => {
  await open();
  await fight(page);
  const zones = (kind: string): Locator => page.locator(`rw-board .zone.${kind}`);
  await expect(zones("strike")).toHaveCount(0);
  await square(page, "H1").hover();
  await expect(zones("move")).toHaveCount(7);
  // Ranged: every tile but its own.
  await expect(zones("strike")).toHaveCount(44);
  await page.mouse.move(2, 2);
  await expect(zones("strike")).toHaveCount(0);
  await square(page, "G3").focus();
  await expect(zones("strike")).toHaveCount(8);
  await square(page, "H1").click();
  await expect(inspector(page)).toContainText("Can attack 44 tiles from where it is");
  await inspector(page)
    .getByRole("button", { name: /keyword\.ranged\.1/ })
    .click();
  await expect(page.locator("rw-clause-panel").getByRole("dialog")).toContainText(/Ranged/);
});

test("who is provoked shows it, and moves nowhere", async ({ page, open }) => {
  await open();
  await fight(page);
  await square(page, "D3").click();
  await expect(inspector(page).locator(".chips")).toContainText("Provoked");
  await expect(inspector(page)).toContainText("Can attack 1 tile from where it is");
  await expect(inspector(page)).not.toContainText("Can move to");
});

test("a changed number tells how it was made", async ({ page, open }) => {
  await open();
  await fight(page);
  await square(page, "D3").click();
  await inspector(page).getByText("printed 1").click();
  await expect(inspector(page).locator(".calc ol")).toContainText("Silverguard Knight: +2");
  await expect(
    inspector(page)
      .locator(".calc")
      .getByRole("button", { name: /keyword\.zeal\.1/ }),
  ).toBeVisible();
});

test("mana, artifacts and the Bloodbound Spell are seen at a glance and read on demand", async ({ page, open }) => {
  await open();
  await fight(page);
  await expect(strip(page, 0).locator(".score")).toContainText(/6\/8\s*Mana/);
  await expect(strip(page, 0).locator(".gems .full")).toHaveCount(6);
  await strip(page, 0).getByText("Sunstone Bracers: durability 2").click();
  await expect(strip(page, 0)).toContainText("Your General has +1 Attack.");
  await expect(strip(page, 0)).toContainText("Roar: ready in 1 turn");
  await expect(strip(page, 1)).toContainText(/: ready$/m);
});

test("on a phone the hand is under the board, and a card is read where it is chosen", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("#/", { lang: "fr" });
  await fight(page);
  const rail = page.locator("rw-rail");
  await expect(rail.getByRole("button")).toHaveCount(6);
  await rail.getByRole("button", { name: /^Frappe juste, 1 Mana/ }).click();
  await expect(rail).toContainText("Infligez 2 dégâts à un serviteur.");
  await expect(square(page, "E3")).toHaveAccessibleName(/peut être pris pour cible/);
  await page.getByRole("tab", { name: "Main" }).click();
  await expect(rail).toHaveCount(0);
  expect(await page.evaluate(tooWide, 360)).toEqual([]);
});

test("in forced colours attack and health keep their shapes in the hand", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open();
  await fight(page);
  const ground = (at: Locator): Promise<string> => at.evaluate((one) => getComputedStyle(one).backgroundColor);
  const card = page.locator("rw-hand .card:has(.body)").first();
  for (const plate of [".blade", ".drop"])
    expect(await ground(card.locator(plate)), plate).not.toBe(await ground(card.locator(".band")));
});

test("the table breaks no rule of accessibility, in any theme", async ({ page, open }) => {
  await open();
  await fight(page);
  await square(page, "D3").click();
  await square(page, "E3").hover();
  await expect(odds(page)).toContainText("→");
  await keepsToTheRules(page);
});

/** Plays the first card that can be played where the page says that it can be. */
async function playCard(page: Page, places: RegExp): Promise<void> {
  const [card] = await page.locator("rw-rail button:not([aria-disabled])").all();
  if (!card) return;
  await card.tap();
  const place = board(page).getByRole("gridcell", { name: places }).first();
  if (await place.isVisible()) await place.tap();
  const sure = bar(page).locator(".answers .main");
  if (await sure.isVisible()) await sure.tap();
  await atRest(page);
  const drop = bar(page).locator(".answers button.quiet");
  while (await drop.isVisible()) {
    await drop.tap();
    await atRest(page);
  }
}

test.describe("whole games", () => {
  test.setTimeout(400_000);

  test("une partie au doigt, en français, à 360 pixels, contre le bot normal @soak", async ({ browser, site }) => {
    await onPhone({ browser, site }, "duelyst", "fr", async (page) => {
      await begin(page, { lang: "fr", seed: "au doigt", bot: "normal", press: (button) => button.tap() });
      const player = new Player(page, touch(page), 1, { ...FRENCH, reach: FRENCH.choose });
      await player.play(1);
      for (let n = 0; n < 200 && (await atRest(page)).state !== "over"; n += 1) {
        await playCard(page, /peut être (choisi|pris pour cible)/);
        await player.play(3);
      }
      await expect(summary(page).getByRole("heading")).toHaveText(ENDED.fr);
      expect(player.done.attacks).toBeGreaterThan(0);
    });
  });
});
