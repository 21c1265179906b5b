// A game in a link: shared, opened elsewhere, played on; and links that hold no game.
import { deflateRawSync } from "node:zlib";
import { Player, atRest, board, expect, mouse, openGame, opener, step, test } from "./support/play.ts";

const DUEL = { seed: "shared", players: [{ deck: "mir" }, { deck: "lan", bot: "greedy" }] };

const squares = async (page: Parameters<typeof atRest>[0]): Promise<string[]> =>
  (await atRest(page)).squares.map(({ name }) => name.replace(/, (selected|can |in reach).*$/, ""));

test("a game goes through a link to another browser, and is played on there", async ({ page, open, browser, site }) => {
  await open();
  await openGame(page, DUEL);
  await new Player(page, mouse(page), 2).play(14);
  const before = { squares: await squares(page), step: await step(page) };
  await page.getByRole("button", { name: "Share as a link" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this game" });
  const address = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  expect(address).toMatch(/#\/open\/1[\w-]+$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await opener(other)(new URL(address).hash);
  await expect(board(other)).toBeVisible();
  expect({ squares: await squares(other), step: await step(other) }).toEqual(before);
  // The game is the reader's own now: the address says so, and going on is kept.
  expect(new URL(other.url()).hash).toMatch(/^#\/play\//);
  await other.locator("rw-bar").getByRole("button", { name: "End the turn" }).click();
  await expect.poll(() => step(other)).not.toBe(before.step);
  await elsewhere.close();
  // Here nothing has changed.
  expect(await step(page)).toBe(before.step);
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
