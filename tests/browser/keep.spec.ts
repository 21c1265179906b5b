// What is played stays: over a reload, in a file.
import type { Locator, Page } from "@playwright/test";
import { downloads, listenForFiles } from "./support/files.ts";
import {
  Player,
  atRest,
  bar,
  board,
  expect,
  giveFile,
  log,
  mouse,
  openGame,
  saveOf,
  step,
  test,
  timeline,
} from "./support/play.ts";

// No trace: it would take a picture of the page at each look.
test.use({ viewport: { width: 1440, height: 1100 }, trace: "off" });

const TWO = { seed: "kept", players: [{ deck: "mir" }, { deck: "lan", bot: "greedy" }] };

interface Position {
  squares: string[];
  told: string;
  step: string;
}

/** Everything of a position that is on screen. What is only selected is no part of it. */
async function position(page: Page): Promise<Position> {
  const { squares } = await atRest(page);
  const names = squares.map(({ name }) => name.replace(/, (selected|can |in reach).*$/, ""));
  return { squares: names, told: await log(page).getByRole("log").innerText(), step: await step(page) };
}

async function playSome(page: Page): Promise<Position> {
  await openGame(page, TWO);
  await new Player(page, mouse(page), 2).play(14);
  return position(page);
}

/** The game goes on: a turn ends, and the bot takes its own. */
async function endTurn(page: Page, before: Position): Promise<void> {
  await bar(page).getByRole("button", { name: "End the turn" }).click();
  await expect.poll(() => step(page)).not.toBe(before.step);
  await atRest(page);
}

test("a game that was left is there again, log and all", async ({ page, open }) => {
  await open();
  const before = await playSome(page);
  await page.reload();
  await expect(board(page)).toBeVisible();
  expect(await position(page)).toEqual(before);

  await page.goto("about:blank");
  await page.goto("./");
  await page
    .getByRole("link", { name: /Mirewood|Mire/ })
    .first()
    .click();
  await expect(board(page)).toBeVisible();
  expect(await position(page)).toEqual(before);
  await endTurn(page, before);
});

test("a deployment asks for a unit, and a turn for a unit or a card", async ({ page, open }) => {
  await open();
  await openGame(page, TWO);
  await expect(bar(page)).toContainText("Choose a unit.");
  await new Player(page, mouse(page), 2).play(5);
  await expect(bar(page)).toContainText("Choose a unit or a card.");
});

const kept = (page: Page): Locator => page.locator("rw-shelf .record");

test("play on from an old step begins a branch, and the first game stays as it was", async ({ page, open }) => {
  await open();
  const before = await playSome(page);
  const first = new URL(page.url()).hash;
  await timeline(page).fill("4");
  await expect(page).toHaveURL(new RegExp(`${first}/4$`));
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("a new game, from step 4 on");
  expect(await step(page)).toBe("Step 4 of 4");
  const branch = new URL(page.url()).hash;
  expect(branch).toMatch(/^#\/play\/\w+$/);
  expect(branch).not.toBe(first);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("from step 4");
  // A step of the branch is its own, and undo stays in it.
  await new Player(page, mouse(page), 2).play(1);
  await expect.poll(() => step(page)).not.toBe("Step 4 of 4");

  await page.goBack();
  await expect.poll(() => step(page)).toMatch(/^Step 4 of /);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect.poll(() => step(page)).toBe(before.step);
  expect(await position(page)).toEqual(before);
  await page.goto("./#/");
  await expect(kept(page)).toHaveCount(2);
  await expect(kept(page).filter({ hasText: "from step 4" })).toHaveCount(1);
});

test("the address carries game and step, over reload, back and forward", async ({ page, open }) => {
  await open();
  await playSome(page);
  const now = await step(page);
  const entries = await page.evaluate(() => history.length);
  for (const at of ["5", "4", "3"]) {
    await timeline(page).fill(at);
    await expect(page).toHaveURL(new RegExp(`/${at}$`));
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await expect.poll(() => step(page)).toMatch(/^Step 3 of /);
  await page.getByRole("link", { name: "Rulewright, to the shelf" }).click();
  await expect(kept(page)).toHaveCount(1);
  await page.goBack();
  await expect.poll(() => step(page)).toMatch(/^Step 3 of /);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(page).not.toHaveURL(/\/3$/);
  await expect.poll(() => step(page)).toBe(now);
  // A step that the game does not have is none.
  const hash = new URL(page.url()).hash;
  await page.goto(`./${hash}/999`);
  await expect.poll(() => step(page)).toBe(now);
  await expect(page).not.toHaveURL(/\/999$/);
  await page.goto("./#/play/nosuchgame/3");
  await expect(page.getByRole("heading", { name: "This game is not here" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "To the shelf" })).toBeVisible();
});

test("a game goes into a file and comes back from it", async ({ page, open, browserName }) => {
  const saving = browserName === "firefox" ? await listenForFiles(page) : downloads(page);
  await open();
  const before = await playSome(page);
  const { name, text } = await saving(() => page.getByRole("button", { name: "Save to a file" }).click());
  expect(name).toBe("skirmish-kept.rulewright.json");

  await page.goto("./#/");
  await page.getByRole("button", { name: /^Delete / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(0);
  await giveFile(page, text);
  await expect(board(page)).toBeVisible();
  expect(await position(page)).toEqual(before);
});

const BROKEN = [
  { what: "no JSON", text: "{ not a game", says: "This is not a saved game" },
  {
    what: "an unknown field",
    text: saveOf({}).replace('"version"', '"extra":1,"version"'),
    says: "There is a fault at",
  },
  {
    what: "a newer version",
    text: saveOf({}).replace('"version":1', '"version":99'),
    says: "saved by a newer version",
  },
  { what: "another game", text: saveOf({}).replaceAll('"skirmish"', '"chess"'), says: "does not have that game" },
  { what: "an illegal action", text: saveOf({ actions: [{ type: "end" }] }), says: "forbid" },
  { what: "far too much", text: `{"version":1,"x":"${"x".repeat(5_000_000)}"}`, says: "too large" },
];

test("a file that is no game is refused by name, and nothing is lost", async ({ page, open }) => {
  await open();
  await openGame(page, TWO);
  const { squares } = await position(page);
  await page.goto("./#/");
  const messages = page.getByRole("region", { name: "Messages" });
  for (const { what, text, says } of BROKEN) {
    await test.step(what, async () => {
      await giveFile(page, text);
      await expect(messages).toContainText(says);
      await messages.getByRole("button", { name: "Close" }).click();
      await expect(messages).toHaveCount(0);
      await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(1);
    });
  }
  await page.getByRole("link", { name: /Mire/ }).first().click();
  await expect(board(page)).toBeVisible();
  expect((await position(page)).squares).toEqual(squares);
});
