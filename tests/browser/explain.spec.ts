// What the page says about itself: why not, by which clause, how a number was made, what the dice were, what came before.
import { bar, board, expect, log, openGame, square, step, test, timeline } from "./support/play.ts";

/** Brenna Holt beside a Pyre Hound, a Pike Sergeant further off, and a few cards. */
const DUEL = {
  seed: "3",
  players: [{ deck: "ash" }, { deck: "cin" }],
  setup: {
    pieces: {
      brenna: { is: "ash-brenna", owner: "p1", at: [5, 5] },
      pike: { is: "ash-pike", owner: "p1", at: [2, 2] },
      hound: { is: "cin-hound", owner: "p2", at: [6, 5] },
      knight: { is: "cin-slag", owner: "p2", at: [12, 8] },
    },
    players: { p1: { hand: { cards: ["ash-hammerfall", "com-aim"] } }, p2: { hand: { cards: ["cin-stoke"] } } },
  },
};

test.beforeEach(async ({ page, open }) => {
  await open();
  await openGame(page, DUEL);
});

test("what may not be done says why, by its clause", async ({ page }) => {
  await square(page, "E5").click();
  await square(page, "M1").click();
  await expect(bar(page)).toContainText("Brenna Holt");
  await expect(square(page, "M1")).toHaveAccessibleName(/refused/);
  // The square is too far to walk to: the clause of movement says so, not one of another phase.
  const clause = bar(page).getByRole("button", { name: /^Clause house\.move\.1/ });
  const title = /^Clause [a-z0-9.-]+: (.+)$/.exec((await clause.getAttribute("aria-label")) ?? "")?.[1] ?? "?";
  await clause.click();
  const panel = page.getByRole("dialog", { name: title });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("link", { name: "Open in the rulebook" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  // Nothing has happened.
  expect(await step(page)).toBe("Step 0 of 0");
});

test("a card that cannot be played on somebody says why not", async ({ page }) => {
  await page
    .locator("rw-hand")
    .getByRole("button", { name: /Hammerfall/ })
    .click();
  await square(page, "L8").click();
  const clause = bar(page).getByRole("button", { name: /^Clause / });
  await expect(clause).toHaveAccessibleName(/^Clause range\.melee/);
  await expect(square(page, "L8")).toHaveAccessibleName(/refused/);
});

test("an attack: odds before it, dice natural and adjusted, numbers that open", async ({ page }) => {
  await square(page, "E5").click();
  const inspector = page.locator("rw-inspector");
  await inspector.getByRole("button", { name: /Longsword/ }).click();
  await square(page, "F5").hover();
  await expect(page.locator("rw-odds").getByRole("table")).toContainText("Pyre Hound");
  await expect(page.locator("rw-odds").getByRole("row").nth(1)).toContainText(/\d+\/\d+/);
  await square(page, "F5").click();
  await expect.poll(() => step(page)).toBe("Step 1 of 1");

  // The sword has +1: at least one die shows what it was and what it became.
  const dice = page.locator("rw-dice");
  await expect(dice).toContainText("Attack");
  await expect(dice.getByText(/\d became \d, hit/)).toBeAttached();
  await expect(log(page)).toContainText("Brenna Holt attacks Pyre Hound with Longsword.");

  await log(page).getByRole("checkbox", { name: "Every detail" }).check();
  const number = log(page).locator("summary").first();
  await number.click();
  const how = log(page).locator("details[open]");
  await expect(how).toContainText("Begins at");
  await how
    .getByRole("button", { name: /^Clause / })
    .first()
    .click();
  await expect(page.locator("rw-clause-panel").getByRole("dialog")).toBeVisible();
});

test("undo, redo and the timeline lead back and forth", async ({ page }) => {
  await square(page, "E5").click();
  await square(page, "E6").click();
  await expect(square(page, "E6")).toHaveAccessibleName(/Brenna Holt/);
  await square(page, "B2").click();
  await square(page, "C3").click();
  await expect(square(page, "C3")).toHaveAccessibleName(/Pike Sergeant/);
  expect(await step(page)).toBe("Step 2 of 2");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(square(page, "B2")).toHaveAccessibleName(/Pike Sergeant/);
  expect(await step(page)).toBe("Step 1 of 2");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(square(page, "C3")).toHaveAccessibleName(/Pike Sergeant/);

  await timeline(page).fill("0");
  await expect(page.getByText("You are looking at step 0 of 2.")).toBeVisible();
  await expect(square(page, "E5")).toHaveAccessibleName(/Brenna Holt/);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(square(page, "C3")).toHaveAccessibleName(/Pike Sergeant/);

  // Acting in the past asks first: another game begins there.
  await timeline(page).fill("1");
  await square(page, "B2").click();
  await square(page, "B3").click();
  const question = page.getByRole("dialog", { name: "Begin a branch?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(square(page, "B2")).toHaveAccessibleName(/Pike Sergeant/);
  await square(page, "B3").click();
  await question.getByRole("button", { name: "Play on from here" }).click();
  await expect(square(page, "B3")).toHaveAccessibleName(/Pike Sergeant/);
  await expect.poll(() => step(page)).toBe("Step 2 of 2");
});

test("between two people a curtain hides the hands", async ({ page }) => {
  const hand = page.locator("rw-hand");
  await expect(hand).toContainText("Hammerfall");
  await expect(hand).not.toContainText("Stoke");
  await bar(page).getByRole("button", { name: "End the turn" }).click();
  await expect(page.getByRole("heading", { name: "Player 2, it is your decision" })).toBeFocused();
  await expect(board(page)).toHaveCount(0);
  await expect(page.getByText("Hammerfall")).toHaveCount(0);
  await expect(page.getByText("Stoke")).toHaveCount(0);
  await page.getByRole("button", { name: /^I am Player 2/ }).click();
  await expect(board(page).locator(":focus")).toHaveCount(1);
  await expect(hand).toContainText("Stoke");
  await expect(hand).not.toContainText("Hammerfall");
});

test("the score is short to see and long to hear", async ({ page }) => {
  const score = page.locator("rw-players .score").first();
  await expect(score.getByText("VP")).toBeVisible();
  await expect(score).toMatchAriaSnapshot(`- text: 0 Victory points`);
  await page.evaluate(() => {
    localStorage.setItem("rulewright-settings", JSON.stringify({ lang: "fr" }));
  });
  await page.reload();
  await expect(score.getByText("Vict.")).toBeVisible();
  await expect(score).toMatchAriaSnapshot(`- text: 0 Points de victoire`);
});
