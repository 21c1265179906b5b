// Duelyst in the release: from the shelf into a game, cards and moves against a bot, its clauses, and where its module is
// fetched.
import { Player, ENGLISH, againstBot, atRest, bar, board, expect, log, mouse, step, test } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "what is played here is the engine's, not the browser's");
test.use({ viewport: { width: 1440, height: 1100 }, trace: "off" });

test("from the shelf to some turns against a bot, with its own module and no other", async ({ page, open }) => {
  const modules: string[] = [];
  page.on("request", (request) => {
    const [, name] = /(\w+)-[^/]*\.wasm$/.exec(request.url()) ?? [];
    if (name !== undefined) modules.push(name);
  });
  await open();
  await page.getByRole("link", { name: "Play Duelyst" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Duelyst" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Build a deck" }).first()).toBeVisible();
  // Nothing of an engine is needed to choose.
  expect(modules).toEqual([]);
  await againstBot(page, "7");

  // The opening hand is kept; once there is mana for it a minion is summoned beside the General.
  await atRest(page);
  await bar(page).getByRole("button", { name: "Keep the rest" }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await atRest(page);
    await bar(page).getByRole("button", { name: "End the turn" }).click();
  }
  await atRest(page);
  await page.getByRole("button", { name: "4 Mana, Lysian Brawler" }).click();
  await board(page)
    .getByRole("gridcell", { name: /can be chosen/ })
    .first()
    .click();
  await expect(board(page).getByRole("gridcell", { name: /Lysian Brawler, yours/ })).toBeVisible();

  const before = await step(page);
  const player = new Player(page, mouse(page), Infinity, { ...ENGLISH, reach: ENGLISH.choose });
  await player.play(12);
  expect(await step(page)).not.toBe(before);
  expect(player.done.moves + player.done.attacks).toBeGreaterThan(0);
  await expect(log(page)).not.toContainText("event-");
  expect(modules).toEqual(["duelyst"]);

  // What happened cites its clauses, and they open.
  await log(page).locator(".clause").first().click();
  await expect(page.locator("rw-clause-panel").getByRole("dialog")).toBeVisible();
});
