// Journal: terrain, doors and seals told apart, a window answered, an order given, a party of one's own, and whole battles by
// mouse and by touch; by keys in by-keys.spec.ts.
import type { Locator, Page } from "@playwright/test";
import { card, pool, row, standing } from "./support/decks.ts";
import { ambush, battle } from "./support/journal.ts";
import { ENDED, begin, inspector, keepsToTheRules, odds, onPhone, onceReleased, oneGame } from "./support/one-game.ts";
import {
  ENGLISH,
  FRENCH,
  Player,
  atRest,
  bar,
  expect,
  log,
  mouse,
  square,
  step,
  summary,
  test,
  touch,
  unfold,
} from "./support/play.ts";
import type { Tongue } from "./support/play.ts";
import { idsOn } from "./support/ids.ts";
import { tooWide } from "./support/wide.ts";

oneGame(900);
onceReleased("journal");

const drawn = (page: Page, selector: string): Locator => page.locator("rw-board").locator(selector);
const answer = (page: Page, name: string | RegExp): Locator => bar(page).getByRole("button", { name });

/** The cards of the players and of all, in a line that scrolls, of which one is longer than those before it. */
for (const [width, height] of [
  [390, 844],
  [1024, 768],
] as const)
  test(`no card of the line above the board covers another, at ${String(width)} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open("#/", { lang: "fr" });
    await battle(page);
    const cards = page.locator("rw-players .effects .chips > li");
    expect(await cards.count()).toBeGreaterThan(3);
    expect(await cards.evaluateAll((all) => all.map((el) => el.scrollWidth - el.clientWidth))).toEqual(
      Array.from({ length: await cards.count() }, () => 0),
    );
  });

test("a line that goes on fades at its end, until it is scrolled there", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("#/");
  await battle(page);
  const line = page.locator("rw-players .effects .chips");
  await expect(line).toHaveCSS("mask-image", /gradient/);
  await line.evaluate((el) => (el.scrollLeft = el.scrollWidth));
  await expect(line).toHaveCSS("mask-image", "none");
  // A line that ends in sight does not.
  await page.setViewportSize({ width: 750, height: 1000 });
  await line.evaluate((line) => {
    for (const last of [...line.children].slice(1)) last.remove();
  });
  await expect(line).toHaveCSS("mask-image", "none");
});

/** Who acts, and at which step of the action, before what lasts for all. */
for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`who acts now is in sight, at ${String(width)} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open("#/");
    await battle(page);
    const now = page.locator("rw-players :is(.turns, .stages) [data-now]");
    await expect(now).toHaveCount(2);
    await expect(now.first()).toBeInViewport({ ratio: 1 });
    // On a phone the ribbon may have to be scrolled to.
    if (width > 390) await expect(now.last()).toBeInViewport({ ratio: 1 });
  });

test("every kind of terrain has a drawing, doors one for each state", async ({ page, open }) => {
  await open();
  await battle(page);
  for (const ground of ["mud", "ice", "breastwork", "sky", "monolith", "lair", "thorns", "wall", "seal"])
    expect(await drawn(page, `use[href="#t-${ground}"]`).count(), ground).toBeGreaterThan(0);
  for (const [cell, state] of [
    ["D5", "closed"],
    ["F5", "open"],
    ["H5", "locked"],
  ] as const)
    await expect(square(page, cell)).toHaveAccessibleName(new RegExp(`^${cell}, Door: ${state}`));
  await expect(drawn(page, 'use[href="#t-door-locked"]')).toHaveCount(2);
  await expect(drawn(page, 'use[href="#t-door-open"]')).toHaveCount(1);
});

test("seals say whose they are, items what they are; nobody waits on a start any more", async ({ page, open }) => {
  await open();
  await battle(page);
  await expect(square(page, "E1")).toHaveAccessibleName("E1, Seal, yours");
  await expect(square(page, "E5")).toHaveAccessibleName("E5, Seal");
  await expect(square(page, "E9")).toHaveAccessibleName("E9, Seal, enemy");
  await expect(drawn(page, ".ground .holder")).toHaveCount(2);
  await expect(square(page, "B5")).toHaveAccessibleName(/^B5, Neutral terrain, Salve Crate, can be chosen$/);
  await expect(drawn(page, ".lying")).toHaveCount(2);
  // Pim is still to come, but the battle is on.
  await expect(drawn(page, ".camp")).toHaveCount(0);
});

test("what holds for the whole battle is short, and opens", async ({ page, open }) => {
  await open();
  await battle(page);
  const effects = page.locator("rw-players .effects");
  for (const said of [
    "Condition: Fog of War",
    "9 MP in the environment",
    "Law: Close combat",
    "Bonus of the law: +1 Will",
  ])
    await expect(effects).toContainText(said);
  await expect(effects.getByText(/sees two panels far/)).toBeHidden();
  await effects.getByText("Condition: Fog of War").click();
  await expect(effects.getByText(/sees two panels far/)).toBeVisible();
  await expect(page.locator("rw-players")).not.toContainText("Hand");
});

/** A battle, and a blow of the longsword that is considered, with its odds. */
async function aimed(page: Page): Promise<void> {
  await battle(page);
  await square(page, "C5").click();
  await square(page, "C4").click();
  await page.getByRole("menuitem", { name: /Longsword/ }).hover();
  await expect(odds(page)).toContainText(/Captain Dorrit Vane/);
}

test("what an attack will do is seen before it is made", async ({ page, open }) => {
  await open();
  await aimed(page);
  await page.getByRole("menuitem", { name: /Longsword/ }).click();
  await atRest(page);
  await expect(log(page)).toContainText("Attack Value");
});

test("until its own odds have come, an attack has none", async ({ page, open }) => {
  await open();
  await aimed(page);
  // What is shown before the engine, which is another thread, can have answered.
  const shown = await page.getByRole("menuitem", { name: /Dagger/ }).evaluate(async (item) => {
    const outOf = (el: Element): Element => (el.getRootNode() as ShadowRoot).host;
    const table = outOf(outOf(item)) as Element & { updateComplete: Promise<unknown> };
    item.dispatchEvent(new PointerEvent("pointerenter"));
    await table.updateComplete;
    const odds = table.shadowRoot?.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>("rw-odds");
    await odds?.updateComplete;
    return [...(odds?.shadowRoot?.querySelectorAll("h2, p, td") ?? [])].map((el) => el.textContent.trim());
  });
  expect(shown).toEqual([expect.stringContaining("Dagger"), "Counting every case…"]);
  await expect(odds(page)).toContainText(/Captain Dorrit Vane/);
});

test("a neutral unit is a target, not a friend", async ({ page, open }) => {
  await open();
  await battle(page);
  await square(page, "C5").click();
  await expect(square(page, "C4")).toHaveAccessibleName(/can be targeted/);
  // Only an order to the Pikeman is about it, and that is not given by one click.
  await square(page, "H3").click();
  await expect(bar(page).getByRole("list")).toContainText("Roaming Tidekin");
  for (let presses = 0; presses < 2; presses += 1) await answer(page, "Cancel").click();
  await square(page, "H3").click();
  await expect(inspector(page)).toContainText("Roaming Tidekin");
});

test("a preflex is asked for and used: the blow misses", async ({ page, open }) => {
  await open();
  await ambush(page);
  await answer(page, "Wait").click();
  await answer(page, "Nothing more").click();
  await expect(bar(page)).toContainText("attacks Pim");
  await expect(answer(page, "No preflex")).toBeVisible();
  await answer(page, /^Slip Aside/).click();
  await expect(square(page, "F5")).toHaveAccessibleName(/can be chosen|in reach/);
  await square(page, "F5").click();
  await atRest(page);
  await expect(log(page)).toContainText("Pim Feather uses Slip Aside");
});

test("a window can be let pass", async ({ page, open }) => {
  await open();
  await ambush(page);
  await answer(page, "Wait").click();
  await answer(page, "Nothing more").click();
  await answer(page, "No preflex").click();
  await expect(log(page)).toContainText("Nera Ashdown uses");
});

test("an order is given from the hero’s own list", async ({ page, open }) => {
  await open();
  await battle(page);
  await square(page, "C5").click();
  await inspector(page).getByRole("button", { name: "Give an order" }).click();
  await square(page, "C7").click();
  await answer(page, "Attack the Weak").click();
  await atRest(page);
  // The bot has acted since, so the turn is folded in the log.
  await unfold(page);
  await expect(log(page)).toContainText(/gives Pikeman an order: Attack the Weak/);
});

test("the board breaks no rule of accessibility, in any theme", async ({ page, open }) => {
  await open();
  await battle(page);
  await square(page, "C5").click();
  await keepsToTheRules(page);
});

test("a party is built without costs, and the engine says what is wrong with it", async ({ page, open }) => {
  await open("#/deck/journal/new");
  await expect(standing(page)).toContainText("0 of 5–12");
  await expect(page.locator("rw-deck-side .curve")).toHaveCount(0);
  await expect(pool(page).locator(".costs")).toHaveCount(0);
  for (const hero of ["Tavin Rook", "Nera Ashdown"])
    await pool(page)
      .getByRole("button", { name: `Add ${hero}:` })
      .click();
  await expect(standing(page)).toContainText("A party has three heroes");
  await expect(standing(page)).toContainText("A party has two different allies");
  await pool(page).getByRole("button", { name: "Add Old Bram Tully:" }).click();
  for (const ally of ["Pikeman", "Field Medic"])
    await pool(page)
      .getByRole("button", { name: `Add ${ally}:` })
      .click();
  await expect(standing(page)).toContainText("Ready to play");
  // Nera’s fellow heroes know the Blade; the Bow nobody of them has learnt.
  await pool(page).getByRole("button", { name: "Add Loose:" }).click();
  await expect(page.locator("rw-deck-side .row .fault")).toContainText("No hero of the party can learn that");
});

test("a party of one’s own goes into battle", async ({ page, open }) => {
  await open("#/decks/journal");
  await page
    .locator("rw-decks")
    .getByRole("button", { name: /^Copy Wayfarers/ })
    .last()
    .click();
  await expect(standing(page)).toContainText("Ready to play");
  await pool(page).getByRole("button", { name: "Add Salve Crate:" }).click();
  await expect(standing(page)).toContainText("Ready to play");
  await expect(card(page, "nothing")).toHaveCount(0);
  await page.goto("./#/game/journal");
  await page
    .getByRole("radio", { name: /Wayfarers.*(yours|2)/ })
    .first()
    .check();
  await begin(page);
  await expect(page.locator("rw-players section").first()).toContainText("Drop requests 2");
});

test("a hero comes with the further tree that its party names, and the board says what it lacks", async ({
  page,
  open,
}) => {
  await open("#/decks/journal");
  await page
    .locator("rw-decks")
    .getByRole("button", { name: /^Copy Marshals/ })
    .last()
    .click();
  const add = (name: string): Promise<void> =>
    pool(page)
      .getByRole("button", { name: `Add ${name}:` })
      .click();
  await add("Bow");
  await expect(standing(page)).toContainText("Ready to play");
  await add("Mending");
  await expect(row(page, "Mending").locator(".fault")).toContainText("No hero of the party can name that further tree");
  await row(page, "Mending").getByRole("button", { name: "Remove one" }).click();
  await expect(standing(page)).toContainText("Ready to play");
  await page.goto("./#/game/journal");
  await page
    .getByRole("radio", { name: /Marshals.*(yours|2)/ })
    .first()
    .check();
  // Each hero is there once.
  await page
    .getByRole("radio", { name: /^Wayfarers/ })
    .last()
    .check();
  await begin(page);
  await bar(page).getByRole("button", { name: "Captain Dorrit Vane" }).click();
  await square(page, "A4").click();
  await square(page, "A4").click();
  const cards = inspector(page).locator(".cards");
  await expect(cards).toContainText("Pinning Shot, level 1");
  await expect(cards).toContainText("Blessing: does not have it");
  const deeds = inspector(page).locator(".deed .go");
  await expect(deeds.filter({ hasText: "Rally" })).toHaveCount(1);
  await expect(deeds.filter({ hasText: "Blessing" })).toHaveCount(0);
});

/** Where moves have no price, none is named; who does nothing more waits. */
const SPEAKS: Tongue = { ...ENGLISH, reach: "in reach", end: "Wait" };
const PARLE: Tongue = { ...FRENCH, reach: "à portée", end: "Attendre" };

test.describe("whole battles", () => {
  test.setTimeout(600_000);

  test("by mouse, against an easy bot", async ({ page, open }) => {
    await open("#/game/journal");
    await begin(page);
    const player = new Player(page, mouse(page), 2, SPEAKS);
    await player.play(60);
    expect(player.done.deployed).toBe(5);
    expect(player.done.attacks + player.done.moves).toBeGreaterThan(5);
    expect(await idsOn(page, "journal")).toEqual([]);
    expect(await step(page)).toMatch(/^Step \d+ of \d+$/);
  });

  test("by mouse, to its end @soak", async ({ page, open }) => {
    await open("#/game/journal");
    await begin(page);
    const player = new Player(page, mouse(page), 1, SPEAKS);
    await player.play(400);
    await expect(summary(page).getByRole("heading")).toHaveText(ENDED.en);
  });

  test("au doigt, en français, à 360 pixels", async ({ browser, site }) => {
    await onPhone({ browser, site }, "journal", "fr", async (page) => {
      await begin(page, { lang: "fr", press: (button) => button.tap() });
      const player = new Player(page, touch(page), 1, PARLE);
      await player.play(30);
      expect(player.done.deployed).toBe(5);
      expect(player.done.attacks + player.done.moves).toBeGreaterThan(0);
      expect(await page.evaluate(tooWide, 360)).toEqual([]);
    });
  });
});
