// A game in a link: shared, opened elsewhere, played on; and links that hold no game.
import { deflateRawSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { openLastBlow, strike } from "./support/ended.ts";
import { keepsToTheRules } from "./support/one-game.ts";
import {
  Player,
  atRest,
  bar,
  board,
  expect,
  mouse,
  openGame,
  opener,
  square,
  step,
  summary,
  test,
  timeline,
} from "./support/play.ts";

const DUEL = { seed: "shared", players: [{ deck: "mir" }, { deck: "lan", bot: "greedy" }] };

const squares = async (page: Parameters<typeof atRest>[0]): Promise<string[]> =>
  (await atRest(page)).squares.map(({ name }) => name.replace(/, (selected|can |in reach).*$/, ""));

/** The address of the game on screen, as the page gives it. */
async function shared(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Share as a link" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this game" });
  const address = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  return address;
}

const takeOver = (page: Page, side: string): Locator => page.getByRole("button", { name: `Take over ${side}` });

test("a game goes through a link to another browser, and is taken over there", async ({
  page,
  open,
  browser,
  site,
}) => {
  await open();
  await openGame(page, DUEL);
  await new Player(page, mouse(page), 2).play(14);
  const before = { squares: await squares(page), step: await step(page) };
  const address = await shared(page);
  expect(address).toMatch(/#\/open\/1[\w-]+$/);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await opener(other)(new URL(address).hash);
  await expect(board(other)).toBeVisible();
  // It is looked at: nothing is offered, and nothing is stored.
  await expect(other).toHaveTitle("A shared game · Skirmish · Rulewright");
  await expect(other.getByText("Everything hidden can be seen.")).toBeVisible();
  expect(await step(other)).toBe(before.step);
  await expect(other.locator("rw-bar").getByRole("button", { name: "End the turn" })).toHaveCount(0);
  await other.goto("./#/");
  await expect(other.getByRole("button", { name: /^Delete / })).toHaveCount(0);
  await other.goBack();
  // Taken over, it is the reader's own: the address says so, and going on is kept.
  await takeOver(other, "Player 1").click();
  await expect(other.getByLabel("The other side is played by")).toHaveValue("normal");
  await other.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(other).toHaveURL(/#\/play\//);
  expect({ squares: await squares(other), step: await step(other) }).toEqual(before);
  await expect(other.getByRole("region", { name: "You" })).toBeVisible();
  await other.locator("rw-bar").getByRole("button", { name: "End the turn" }).click();
  await expect.poll(() => step(other)).not.toBe(before.step);
  await elsewhere.close();
  // Here nothing has changed.
  expect(await step(page)).toBe(before.step);
});

test("a shared game opens at the sharer's step, is seen by either side, and is played on from there", async ({
  page,
  open,
}) => {
  await open();
  await openGame(page, DUEL);
  await new Player(page, mouse(page), 2).play(10);
  const steps = Number(/\d+$/.exec(await step(page))?.[0]);
  await timeline(page).fill("4");
  await expect(page).toHaveURL(/\/4$/);
  const address = await shared(page);
  expect(address).toMatch(/#\/open\/1[\w-]+\/4$/);

  await page.goto(new URL(address).hash);
  await expect(page.getByText(/A shared game: step 4 of/)).toBeVisible();
  await expect.poll(() => step(page)).toBe(`Step 4 of ${String(steps)}`);
  await page.getByLabel("Seen by").selectOption("Player 2");
  await expect(square(page, "B1")).toHaveAccessibleName(/enemy/);
  await page.getByLabel("Seen by").selectOption("Player 1");
  await expect(square(page, "B1")).not.toHaveAccessibleName(/enemy/);
  await keepsToTheRules(page);
  // Stepping is no step in the reader's history, and a reload leads to the same step.
  const entries = await page.evaluate(() => history.length);
  await timeline(page).fill("2");
  await expect(page).toHaveURL(/\/2$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await expect.poll(() => step(page)).toBe(`Step 2 of ${String(steps)}`);
  // To watch goes on to the end by itself, where no dialog says who lost.
  await page.getByRole("button", { name: "Watch" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(() => step(page), { timeout: 30_000 }).toBe(`Step ${String(steps)} of ${String(steps)}`);
  await expect(page.getByRole("button", { name: "Watch" })).toBeVisible();

  await timeline(page).fill("4");
  await takeOver(page, "Player 2").click();
  await page.getByLabel("The other side is played by").selectOption("A friend beside you");
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page).toHaveURL(/#\/play\//);
  expect(await step(page)).toBe("Step 4 of 4");
  await expect(page.getByRole("region", { name: "Player 1" })).toBeVisible();
});

test("a finished game that is shared tells nobody that they lost", async ({ page, open }) => {
  await open();
  await openLastBlow(page, "easy");
  await strike(page);
  await summary(page).getByRole("button", { name: "Look at the table" }).click();
  await page.goto(new URL(await shared(page)).hash);
  await expect(bar(page)).toContainText("Player 1 wins");
  await expect(takeOver(page, "Player 1")).toHaveCount(0);
  await expect(summary(page)).toHaveCount(0);
  // Nor is it a result of the reader's.
  await page.goto("./#/results");
  await expect(page.locator("rw-results li")).toHaveCount(1);
  // Before its end it can be taken over.
  await page.goBack();
  await timeline(page).fill("0");
  await expect(takeOver(page, "Player 1")).toBeVisible();
});

test("what a link holds is said by its game: dice only where there are dice", async ({ page, open }) => {
  await open();
  await openLastBlow(page, "easy");
  const dialog = page.getByRole("dialog", { name: "Share this game" });
  await page.getByRole("button", { name: "Share as a link" }).click();
  await expect(dialog).toContainText("both hands");
  await expect(dialog).not.toContainText(/\bdie\b/);
  await page.goto("./#/");
  await openGame(page, DUEL);
  await page.getByRole("button", { name: "Share as a link" }).click();
  await expect(dialog).toContainText("every die still to be rolled");
});

test("the link is copied, or selected where copying is denied", async ({ page, open }) => {
  await open();
  await openGame(page, DUEL);
  await page.evaluate(() => {
    const clipboard = { writeText: (text: string) => Promise.resolve((document.title = text)) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  });
  const share = page.getByRole("button", { name: "Share as a link" });
  await share.click();
  const dialog = page.getByRole("dialog", { name: "Share this game" });
  const address = await dialog.getByRole("textbox").inputValue();
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle(address);

  await page.evaluate(() => {
    const clipboard = { writeText: () => Promise.reject(new Error("denied")) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  });
  await share.click();
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("copy it yourself");
  const selected = await dialog
    .getByRole("textbox")
    .evaluate((text: HTMLTextAreaElement) => text.value.slice(text.selectionStart, text.selectionEnd));
  expect(selected).toBe(address);
  await expect(dialog).toBeVisible();
});

const holding = (text: string): string => `1${deflateRawSync(text).toString("base64url")}`;
const SCRIPT = '<img src=x onerror="document.title=1">';
const HOSTILE = [
  ["is cut off", holding('[1,"skirmish",{},"","","'), "It was cut off"],
  ["is of another form", "9abc", "It was cut off"],
  ["holds a bomb", holding(" ".repeat(30_000_000)), "too large"],
  ["holds deep nesting", holding("[".repeat(200_000)), "It was cut off"],
  [
    "nests deep inside the options",
    holding(`[1,"skirmish",{"setup":${"[".repeat(5000)}${"]".repeat(5000)}},"","",""]`),
    "",
  ],
  ["names a game nobody has", holding('[1,"chess",{"players":[]},"","",""]'), "does not have that game"],
  [
    "carries script",
    holding(JSON.stringify([1, "skirmish", { seed: SCRIPT, players: [{ deck: SCRIPT }, {}] }, "", "", ""])),
    "There is a fault at",
  ],
  [
    "holds what the rules forbid",
    holding(
      JSON.stringify([1, "skirmish", { seed: "1", players: [{ deck: "ash" }, { deck: "cin" }] }, "end", "", "#"]),
    ),
    "forbid",
  ],
] as const;

test("a link that holds no game is refused by name, and nothing is lost", async ({ page, open }) => {
  await open();
  await openGame(page, DUEL);
  for (const [what, packed, says] of HOSTILE) {
    await test.step(what, async () => {
      await page.goto(`./#/open/${packed}`);
      await expect(page.getByRole("heading", { name: "This link holds no game" })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(says);
      await expect(page.locator("main img")).toHaveCount(0);
      await page.getByRole("link", { name: "To the shelf", exact: true }).click();
      await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(1);
    });
  }
});
