// Noxilia: a board of places, played to its end by mouse and by touch on a small screen, and looked at with
// ten units in one place.
import type { Locator, Page } from "@playwright/test";
import { inTheMiddle } from "./support/middle.ts";
import { ENDED, begin, keepsToTheRules, odds, onPhone, oneGame, openPosition } from "./support/one-game.ts";
import { Marcher } from "./support/places.ts";
import { ENGLISH, bar, expect, giveFile, mouse, step, summary, test, touch } from "./support/play.ts";
import { tooWide } from "./support/wide.ts";
import { shifted } from "./support/wiki.ts";

oneGame(1000);

const unit = (is: string, owner: "p1" | "p2", place: string, more: object = {}): object => ({
  is,
  owner,
  place,
  ...more,
});

/** Ten in one place, of both sides; one of them face down, one engaged, one that bears something, one poisoned. */
const TEN = {
  queen: unit("bv-queen", "p1", "a.com"),
  bow: unit("bv-longbow", "p1", "a.ram2"),
  wall: unit("bv-shieldwall", "p1", "field1", { stats: { life: 1 } }),
  chaplain: unit("bv-chaplain", "p1", "field1"),
  druid: unit("bv-druid", "p1", "field1", { cards: [{ is: "bv-shield", kind: "equipment" }] }),
  lancer: unit("bv-lancer", "p1", "field1", { traits: ["engaged"] }),
  pike: unit("bv-pike", "p1", "field1", { stats: { poison: 2 } }),
  king: unit("ag-king", "p2", "b.com"),
  ghoul: unit("ag-ghoul", "p2", "field1", { stats: { life: 1 } }),
  thrall: unit("ag-thrall", "p2", "field1", { traits: ["face-down"] }),
  berserker: unit("ag-berserker", "p2", "field1"),
  spider: unit("ag-spider", "p2", "field1"),
  ogre: unit("ag-ogre", "p2", "field1"),
  hounds: unit("ag-hounds", "p2", "a.ram2"),
};
const SETUP = {
  toAct: "p1",
  pieces: TEN,
  board: {
    cards: [
      { is: "tr-orb", kind: "primo", place: "field1" },
      { is: "bv-boots", kind: "equipment", place: "field2" },
    ],
    places: [
      { id: "a.ram2", holder: "p2" },
      { id: "b.ram1", stats: { flood: 2 } },
    ],
  },
  players: { p1: { hand: { cards: ["bv-smite", "bv-militia"] }, stats: { gold: 6 } }, p2: {} },
};

const spot = (page: Page, ref: string): Locator => page.locator(`rw-places [data-spot="${ref}"]`);
/** Where a place is clear of whoever stands in it. */
const NAME = { position: { x: 40, y: 9 } };

const crowd = (page: Page, setup: object = SETUP): Promise<void> =>
  openPosition(page, {
    game: "noxilia",
    players: [{ deck: "brightvale" }, { deck: "ashgrave", bot: "greedy" }],
    setup,
  });

test.describe("under a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("what a unit bears is the unit, until it is to be chosen", async ({ page, open }) => {
    await open();
    await crowd(page);
    const shield = await page
      .locator('rw-places .cell.card[aria-label*="equipment"][aria-label*="Druid"]')
      .boundingBox();
    if (!shield) throw new Error("not drawn");
    expect(shield.height).toBeLessThan(24);
    await page.touchscreen.tap(shield.x + shield.width / 2, shield.y + shield.height / 2);
    await expect(page.locator("rw-inspector").getByRole("heading", { level: 2 })).toContainText("Druid");
    await expect(bar(page).locator(".no")).toHaveCount(0);
  });
});

test("a place tells whose it is, what it yields and who is there; its card opens beside the board", async ({
  page,
  open,
}) => {
  await open();
  await crowd(page);
  await expect(spot(page, "place:a.ram2")).toHaveAccessibleName(
    /Archers’ Terrace, Rampart, taken by the bot, 1 Gold, 1 of yours, 1 other/,
  );
  await expect(spot(page, "place:b.ram1")).toHaveAccessibleName(/2 Turns under water/);
  await expect(spot(page, "place:field1")).toHaveAccessibleName(/controlled by nobody, 5 of yours, 5 others, 1 card/);
  await spot(page, "place:a.ram2").click(NAME);
  const inspector = page.locator("rw-inspector");
  await expect(inspector.getByRole("heading")).toContainText("Your second rampart");
  await expect(inspector).toContainText("whoever controls the zone gains 1 gold");
  await inspector.getByRole("button", { name: "Vale Longbow" }).click();
  await expect(spot(page, "piece:bow")).toHaveAttribute("aria-selected", "true");
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`no wall crosses the name of a place, at ${String(width)} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open();
    await inTheMiddle(page, "noxilia");
    const crossed = await page.locator("rw-places").evaluate(({ shadowRoot }) => {
      const boxes = (of: string): DOMRect[] =>
        [...(shadowRoot?.querySelectorAll(of) ?? [])].map((el) => el.getBoundingClientRect());
      const [walls, names] = [boxes(".wall"), boxes(".head .title")];
      const meet = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      // A box of letters is higher than they are.
      const letters = ({ x, y, width: w, height: h }: DOMRect): DOMRect => new DOMRect(x, y + h * 0.2, w, h * 0.6);
      return {
        walls: walls.length,
        names: names.filter((name) => walls.some((wall) => meet(letters(name), wall))).length,
      };
    });
    expect(crossed).toEqual({ walls: 4, names: 0 });
  });

test("what both sides can pay with stands below their names, whatever else one of them counts", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open();
  await inTheMiddle(page, "noxilia");
  const tops = await page
    .locator("rw-players .score")
    .evaluateAll((all) => all.map((el) => Math.round(el.getBoundingClientRect().top)));
  expect(tops).toEqual([tops[0], tops[0]]);
  for (const name of await page.locator("rw-players h2 span").all())
    expect(await name.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0);
});

test("what is not known of a unit is not told, what was done to it is", async ({ page, open }) => {
  await open();
  await crowd(page);
  await expect(spot(page, "piece:thrall")).toHaveAccessibleName("Face-down card, enemy, Face down, First battlefield");
  await expect(spot(page, "piece:lancer")).toHaveAccessibleName(/Vale Lancer, yours, .*, Engaged, /);
  await expect(spot(page, "piece:pike")).toHaveAccessibleName(/2 Poison markers/);
  await expect(spot(page, "piece:druid")).toHaveAccessibleName(/Tower Shield: equipment/);
  await expect(page.locator("rw-places .mover[data-piece=thrall] .back")).toBeVisible();
});

test("ten units stand in one place, and nobody on another", async ({ page, open }) => {
  await open();
  await crowd(page);
  for (const width of [360, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await spot(page, "place:field1")
      .locator("xpath=..")
      .locator(".cell.piece .hit")
      .evaluateAll((all) => all.map((el) => el.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(10);
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1)) {
        const apart =
          a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
        expect(apart, `at ${String(width)} px`).toBe(true);
      }
    // A fingertip finds each of them, and its numbers can be read.
    for (const { width: w, height: h } of boxes) expect(Math.min(w, h)).toBeGreaterThanOrEqual(24);
    expect(await page.evaluate(tooWide, width)).toEqual([]);
    expect(await shifted(page)).toBe(0);
  }
});

test("where a unit can go and whom it can strike is marked; one click does it", async ({ page, open }) => {
  await open();
  await crowd(page);
  await spot(page, "piece:pike").click();
  await expect(spot(page, "piece:ghoul")).toHaveAccessibleName(/can be targeted/);
  await expect(spot(page, "piece:king")).not.toHaveAccessibleName(/can be targeted/);
  await expect(spot(page, "place:field2")).toHaveAccessibleName(/can be chosen/);
  await expect(spot(page, "place:b.com")).not.toHaveAccessibleName(/can be chosen/);
  await spot(page, "piece:ghoul").hover();
  await expect(odds(page)).toContainText("Attack Feral Ghoul");
  expect(await step(page)).toBe("Step 0 of 0");
  await spot(page, "piece:ghoul").click();
  await expect(spot(page, "piece:ghoul")).toHaveCount(0);
});

test("a move is one click on the place; the place it left is marked", async ({ page, open }) => {
  await open();
  await crowd(page);
  await spot(page, "piece:pike").click();
  await spot(page, "place:field2").click(NAME);
  await expect(spot(page, "piece:pike")).toHaveAccessibleName(/Second battlefield/);
  await page.getByRole("button", { name: "To the start" }).click();
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect(page.locator("rw-places .last-from")).toHaveCount(1);
});

test("the keyboard walks places and who stands in them, and asks what can be done", async ({ page, open }) => {
  await open();
  await crowd(page);
  // What the keyboard is on is where it last was: your own unit that can act.
  await page.keyboard.press("Escape");
  await spot(page, "place:field1").click(NAME);
  const at = (): Promise<string | null> =>
    page.locator("rw-places").evaluate((el) => el.shadowRoot?.activeElement?.getAttribute("data-spot") ?? null);
  await page.keyboard.press("ArrowRight");
  expect(await at()).toBe("piece:wall");
  await page.keyboard.press("Control+ArrowRight");
  expect(await at()).toBe("place:field2");
  await page.keyboard.press("ArrowDown");
  expect(await at()).toBe("place:a.ram2");
  await page.keyboard.press("n");
  expect(await at()).toBe("piece:bow");
  await page.keyboard.press("h");
  await expect(bar(page)).toContainText("Attack");
  await page.keyboard.press("Enter");
  await page.keyboard.press("t");
  expect(await at()).toBe("piece:hounds");
  await page.keyboard.press("w");
  await expect(page.locator("rw-table").getByRole("status").last()).toContainText("Bone Hounds, enemy");
});

test("the board breaks no rule of accessibility, in any theme", async ({ page, open }) => {
  await open();
  await crowd(page);
  await spot(page, "piece:pike").click();
  await spot(page, "piece:ghoul").hover();
  await expect(odds(page)).toContainText("Attack Feral Ghoul");
  await keepsToTheRules(page);
});

test.describe("whole games", () => {
  test.setTimeout(400_000);

  test("by mouse, against an easy bot", async ({ page, open }) => {
    await open("#/game/noxilia");
    await begin(page);
    const player = new Marcher(page, mouse(page), { ...ENGLISH, pass: "Pass" });
    expect(await player.play(400), "the game came to its end").toBe(true);
    await expect(summary(page).getByRole("heading")).toHaveText(ENDED.en);
    expect(player.done.moves + player.done.attacks).toBeGreaterThan(5);
    await expect(page.locator("rw-table .tray"), "odds have room while cards are in hand").toBeVisible();
  });

  test("by touch, on a screen of 360 pixels @soak", async ({ browser, site }) => {
    await onPhone({ browser, site }, "noxilia", "en", async (page) => {
      await begin(page, { press: (button) => button.tap() });
      const player = new Marcher(page, touch(page), { ...ENGLISH, pass: "Pass" });
      expect(await player.play(700), "the game came to its end").toBe(true);
      await expect(summary(page).getByRole("heading")).toHaveText(ENDED.en);
    });
  });
});

test("a game opened at its end calls the dead by their names", async ({ page, open }) => {
  await open();
  const pieces = {
    gaspard: unit("bv-gaspard", "p1", "field1"),
    king: unit("ag-king", "p2", "field1", { stats: { life: 1, armour: 0 }, traits: ["engaged"] }),
  };
  const actions = [{ type: "attack", piece: "gaspard", target: "king" }];
  const options = {
    game: "noxilia",
    seed: "4",
    players: [{ deck: "brightvale" }, { deck: "ashgrave" }],
    setup: { toAct: "p1", pieces },
  };
  await giveFile(page, JSON.stringify({ version: 1, game: "noxilia", options, actions }));
  await expect(summary(page)).toContainText("Gaspard the Unbending attacks Morvane");
  await expect(page.locator("rw-log")).toContainText("attacks Morvane");
});
