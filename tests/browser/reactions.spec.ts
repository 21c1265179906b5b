// What is asked in the middle of things: who is asked, what led there, what each answer comes to; what passes by itself; and
// that at one screen nobody finds what only the other may know. The page is the same in every browser: one is enough.
import { violations } from "./support/axe.ts";
import { bar, curtain, expect, log, question, step, test } from "./support/play.ts";
import { AGAINST_BOT, BOTH, act, begin, everything, state } from "./support/reactions.ts";
import { tooWide } from "./support/wide.ts";

test.skip(({ browserName }) => browserName !== "chromium", "the page is the same in every browser");
test.use({ viewport: { width: 1280, height: 900 }, trace: "off" });

const LATENT = [{ is: "bv-aegis", kind: "latent" }];
/** Player 2's ghoul stands before player 1's pikeman, under whom a spell lies; four can pay for it, one is wounded. */
const AMBUSH = {
  toAct: "p2",
  players: {
    p1: {
      hand: { cards: ["bv-oriane", "bv-mend"] },
      stats: { gold: 5, psionic: 1 },
      discard: { cards: ["bv-militia", "bv-militia", "bv-pike"] },
      cards: [
        { is: "bv-netter", kind: "queue", counters: 2 },
        { is: "bv-druid", kind: "exile" },
      ],
    },
    p2: { hand: { cards: ["ag-pawn"] }, cards: [{ is: "ag-watcher", kind: "queue", counters: 1 }] },
  },
  pieces: {
    p: { is: "bv-pike", owner: "p1", place: "field1", cards: LATENT },
    "acolyte-1": { is: "bv-acolyte", owner: "p1", place: "a.com" },
    "acolyte-2": { is: "bv-acolyte", owner: "p1", place: "a.com", stats: { life: 1 } },
    d: { is: "bv-druid", owner: "p1", place: "a.com" },
    c: { is: "bv-chaplain", owner: "p1", place: "a.com" },
    g: { is: "ag-ghoul", owner: "p2", place: "field1" },
  },
};
const ATTACK = { type: "attack", piece: "g", target: "p" };
const answers = (page: Parameters<typeof bar>[0]) => bar(page).locator(".answers button");

test("a reaction says what happened and why, and what each answer comes to", async ({ page, open }) => {
  await open();
  await begin(page, { setup: AMBUSH });
  await act(page, ATTACK);
  await curtain(page).click();
  await expect(bar(page)).toContainText("Feral Ghoul attacks Gate Pikeman.");
  await bar(page)
    .getByRole("button", { name: /action\.melee\.1/ })
    .click();
  await expect(page.locator("rw-clause-panel").getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toContainText("Gate Pikeman is attacked: turn up a latent spell?");
  await expect(bar(page)).toContainText("Turn nothing up: Latent spells stay as they lie, and things go on.");
  const spell = question(page).locator(".choices li").filter({ hasText: "Aegis of Dawn" });
  await spell.locator("summary").click();
  await expect(spell.locator(".lines")).toContainText(/\w+/);
  expect(await violations(page)).toEqual([]);
  await spell.getByRole("button", { name: /Aegis of Dawn/ }).click();
  await expect.poll(async () => (await state(page)).asked).toBe("payment");
  await expect(bar(page)).toContainText("Player 1 turns up a latent spell: Aegis of Dawn.");
});

test("payments are sentences, the one that takes least first, the others on demand", async ({ page, open }) => {
  await open();
  await begin(page, { setup: AMBUSH });
  await act(page, ATTACK);
  await curtain(page).click();
  await act(page, { type: "choose", card: "item-1" });
  const ways = await answers(page).allInnerTexts();
  expect(ways.length).toBeGreaterThan(1);
  for (const way of ways) expect(way).toMatch(/^(Engage [A-Z][^;]*|From the mana pool alone)(; \d [A-Z]\w+.* stays)?$/);
  expect(new Set(ways).size).toBe(ways.length);
  await expect(bar(page).locator(".answers .main")).toHaveCount(1);
  await answers(page).first().click();
  await expect.poll(async () => (await state(page)).asked).not.toBe("payment");
});

test("the strips show what waits, for the rival only that it does", async ({ page, open }) => {
  await open();
  await begin(page, { setup: AMBUSH });
  await act(page, ATTACK);
  await curtain(page).click();
  const [mine, theirs] = [page.locator("rw-players section").first(), page.locator("rw-players section").last()];
  await expect(mine.locator(".amount").filter({ hasText: "Psionic mana" })).toContainText("1");
  await mine
    .locator("summary")
    .filter({ hasText: /^\s*Queue/ })
    .click();
  await expect(mine).toContainText("Net Thrower: in the queue, 2 turns to go");
  await mine
    .locator("summary")
    .filter({ hasText: /^\s*Graveyard/ })
    .click();
  await expect(mine.locator("li").filter({ hasText: "Vale Militia" })).toContainText("×2");
  await mine
    .locator("summary")
    .filter({ hasText: /^\s*Exile/ })
    .click();
  await expect(mine).toContainText("Grove Druid: exiled");
  await expect(theirs.locator(".token.back")).toHaveText(/1.*in the queue, 1 turn to go/);
  expect(await everything(page)).not.toContain("Wall Watcher");
});

test("at one screen nothing that only one may know is left for the other", async ({ page, open }) => {
  await open();
  await begin(page, { players: BOTH });
  // Player 1 chooses units: the very first decision, when nobody has a hand yet.
  await question(page)
    .getByRole("button", { name: /Vale Longbow/ })
    .click();
  await bar(page).getByRole("button", { name: "Player 1’s second rampart" }).click();
  await expect(log(page)).toContainText("Vale Longbow is placed");
  // What is refused is said, and names what was meant.
  await page.locator("rw-table").evaluate((table) => {
    const detail = { type: "deploy", card: "bv-longbow", place: "field1" };
    table.dispatchEvent(new CustomEvent("rw-act", { detail }));
  });
  await expect(page.locator("rw-toasts p")).toBeVisible();
  await act(page, { type: "decline" });
  await expect(curtain(page)).toBeVisible();
  const secrets = ["Vale Longbow", "bv-longbow", "Queen Aldis", "bv-queen"];
  for (const secret of secrets) expect(await everything(page), "behind the curtain").not.toContain(secret);
  await expect(page.locator("rw-toasts p")).toHaveCount(0);
  await curtain(page).click();
  await expect.poll(async () => (await state(page)).viewer).toBe("p2");
  for (const secret of secrets) expect(await everything(page), "for player 2").not.toContain(secret);
  await expect(log(page)).toContainText("Face-down card");
  await bar(page).getByRole("button", { name: "Take the suggested units" }).click();
  await act(page, { type: "decline" });
  await expect(curtain(page)).toBeVisible();
  await curtain(page).click();
  // Player 1's own view says again what player 1 knows, and nothing of the other's.
  await expect(log(page)).toContainText("Vale Longbow is placed");
  const now = await everything(page);
  for (const secret of ["Ash Thrall is placed", "Morvane", "ag-king"])
    expect(now, "for player 1").not.toContain(secret);
});

test("a reaction in the middle of another's action changes hands behind the curtain, and back", async ({
  page,
  open,
}) => {
  await open();
  await begin(page, { setup: AMBUSH });
  expect(await everything(page)).not.toContain("Aegis of Dawn");
  await act(page, ATTACK);
  await expect(page.locator("rw-curtain")).toContainText("Player 1, it is your decision");
  await expect(page.locator("rw-table")).toHaveCount(0);
  await curtain(page).click();
  await bar(page).getByRole("button", { name: "Turn nothing up" }).click();
  // The pikeman may answer in another way as well; then the next action is its player's own.
  await bar(page).getByRole("button", { name: "Do not strike first" }).click();
  await bar(page).getByRole("button", { name: "Pass", exact: true }).click();
  await expect(page.locator("rw-curtain")).toContainText("Player 2, it is your decision");
  expect(await everything(page), "behind the curtain").not.toContain("Aegis of Dawn");
  await curtain(page).click();
  await expect(bar(page)).toBeVisible();
  expect(await everything(page), "for player 2").not.toContain("Aegis of Dawn");
});

test("undo and redo go through the middle of a reaction; a reload keeps it", async ({ page, open }) => {
  await open();
  await begin(page, { setup: AMBUSH });
  await act(page, ATTACK);
  await curtain(page).click();
  await act(page, { type: "choose", card: "item-1" });
  expect(await state(page)).toMatchObject({ asked: "payment", step: 2, viewer: "p1" });
  const before = await answers(page).allInnerTexts();
  await page.reload();
  // Whose decision it is sees it, as after a curtain.
  await expect(bar(page)).toContainText("How is Aegis of Dawn paid for?");
  expect(await answers(page).allInnerTexts()).toEqual(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(bar(page)).toContainText("turn up a latent spell?");
  expect(await step(page)).toBe("Step 1 of 2");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(bar(page)).toContainText("How is Aegis of Dawn paid for?");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("rw-curtain")).toContainText("Player 2, it is your decision");
  await curtain(page).click();
  await expect.poll(() => state(page)).toMatchObject({ asked: null, step: 0, viewer: "p2" });
});

/** Face down, a unit that has gone as far as it can is asked all the same: only to stop is left. */
const IDLE = {
  ...AMBUSH,
  toAct: "p1",
  pieces: {
    ...AMBUSH.pieces,
    c: { ...AMBUSH.pieces.c, traits: ["face-down"] },
  },
};

test("against a bot, a question without an answer is passed by itself, unless the player waits", async ({
  page,
  open,
}) => {
  await open();
  await begin(page, { players: AGAINST_BOT, setup: IDLE });
  await act(page, { type: "move", piece: "c", place: "a.ram1" });
  const { step: at } = await state(page);
  expect(at).toBe(1);
  await act(page, { type: "move", place: "a.ram2", piece: "c" });
  await expect(page.getByText("Nothing to answer: passing")).toBeVisible();
  await page.getByRole("button", { name: "Wait" }).click();
  await expect(bar(page)).toContainText("Stop here");
  await page.waitForTimeout(1600);
  expect(await state(page)).toMatchObject({ asked: "step", step: 2 });
  await page.getByRole("button", { name: "Undo" }).click();
  await act(page, { type: "move", place: "a.ram2", piece: "c" });
  // The same question again, and now nobody asks for time.
  await expect.poll(async () => (await state(page)).step).toBeGreaterThan(2);
  // Undo does not lead to where the page would pass again at once.
  await expect.poll(async () => (await state(page)).toAct).toBe("p1");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await state(page)).step).toBe(1);
});

test("whoever wants to be asked each time says so in the settings", async ({ page, open }) => {
  await open("#/settings");
  await page.getByRole("group", { name: "Pass automatically" }).getByLabel("Off").check();
  await page.goto("./#/");
  await begin(page, { players: AGAINST_BOT, setup: IDLE });
  await act(page, { type: "move", piece: "c", place: "a.ram1" }, { type: "move", place: "a.ram2", piece: "c" });
  await page.waitForTimeout(1600);
  expect(await state(page)).toMatchObject({ asked: "step", step: 2 });
});

test("two people at one screen are never passed for", async ({ page, open }) => {
  await open();
  await begin(page, { players: BOTH, setup: IDLE });
  await act(page, { type: "move", piece: "c", place: "a.ram1" }, { type: "move", place: "a.ram2", piece: "c" });
  await page.waitForTimeout(1600);
  expect(await state(page)).toMatchObject({ asked: "step", step: 2 });
});

test("on a phone the start is a calm list: what is left to spend, cards to read, piles on demand", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("#/", { lang: "fr" });
  await begin(page, { players: AGAINST_BOT });
  await expect(bar(page)).toContainText("Il vous reste 12 or.");
  await expect(bar(page).locator(".answers .main")).toHaveText("Prendre les unités proposées");
  const strip = page.locator("rw-players section").first();
  await expect(strip.getByText("Pioche 60")).toBeHidden();
  await strip.getByRole("button", { name: "Toutes vos piles" }).click();
  await expect(strip.getByText("Pioche 60")).toBeVisible();
  await question(page)
    .getByRole("button", { name: /Archer long du val/ })
    .click();
  await bar(page).getByRole("button", { name: "Votre second rempart" }).click();
  await expect(bar(page)).toContainText("Il vous reste 8 or.");
  expect(await page.evaluate(tooWide, 360)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});
