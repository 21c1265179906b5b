// What is played stays: over a reload, in a file.
import type { Page } from "@playwright/test";
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
