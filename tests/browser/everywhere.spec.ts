// Duelyst in every browser: from the shelf into a game, to its end by mouse and by keys, a deck of one's own, the cards of
// a keyword. The rest of it is looked at in one browser, in duelyst.spec.ts and decks.spec.ts.
import {
  ENGLISH,
  Player,
  againstBot,
  atRest,
  bar,
  board,
  expect,
  giveFile,
  keyboard,
  log,
  mouse,
  step,
  summary,
  test,
} from "./support/play.ts";

test.use({ viewport: { width: 1440, height: 1100 }, trace: "off" });

/** Moves have no price in this game. */
const TONGUE = { ...ENGLISH, reach: ENGLISH.choose };

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
  // Few enough that the game goes on: its summary would be over the log.
  await player.play(8);
  expect(await step(page)).not.toBe(before);
  expect(player.done.moves + player.done.attacks).toBeGreaterThan(0);
  await expect(log(page)).not.toContainText("event-");
  expect(modules).toEqual(["duelyst"]);

  // What happened cites its clauses, and they open.
  await log(page).locator(".clause").first().click();
  await expect(page.locator("rw-clause-panel").getByRole("dialog")).toBeVisible();
});

/** Late in a game: whoever comes to blows first has won. */
const LATE = {
  game: "duelyst",
  seed: "late",
  players: [{ deck: "lyonar" }, { deck: "songhai", bot: "greedy" }],
  setup: {
    toAct: "p1",
    players: { p1: { stats: { mana: 0, capacity: 2 } }, p2: { stats: { mana: 0, capacity: 2 } } },
    pieces: {
      argeon: { is: "argeon-highmayne", owner: "p1", at: [3, 3] },
      knight: { is: "silverguard-knight", owner: "p1", at: [3, 4] },
      lion: { is: "azurite-lion", owner: "p1", at: [4, 2] },
      kaleos: { is: "kaleos-xaan", owner: "p2", at: [7, 3], stats: { health: 4 } },
      seeker: { is: "heartseeker", owner: "p2", at: [8, 1] },
    },
  },
};

for (const [hands, how] of [
  ["mouse", mouse],
  ["keyboard", keyboard],
] as const)
  test(`the end of a game, by ${hands} alone`, async ({ page, open }) => {
    await open();
    await giveFile(page, JSON.stringify({ version: 1, game: "duelyst", options: LATE, actions: [] }));
    await expect(board(page)).toBeVisible();
    const player = new Player(page, how(page), 2, TONGUE);
    await player.play(60);
    expect(player.done.moves).toBeGreaterThan(0);
    expect(player.done.attacks).toBeGreaterThan(0);
    await expect(summary(page).getByRole("heading")).toHaveText(/^(You win|You lose|A draw)$/);
    await page.keyboard.press("Escape");
    await expect(summary(page)).toBeHidden();
    await expect(log(page)).not.toContainText("event-");
  });

test.describe("whole games", () => {
  test.setTimeout(400_000);

  test("a game by keyboard alone @soak", async ({ page, open }) => {
    await open("#/game/duelyst");
    await page.getByLabel("Played by").last().selectOption("Bot, easy");
    await page.getByLabel("Seed", { exact: true }).fill("by keys");
    await page.keyboard.press("Enter");
    await expect(board(page)).toBeVisible();
    const player = new Player(page, keyboard(page), 2, { ...ENGLISH, reach: ENGLISH.choose });
    await player.play();
    expect(player.done.attacks).toBeGreaterThan(0);
    await expect(summary(page).getByRole("heading")).toHaveText(/^(You win|You lose|A draw)$/);
    await page.keyboard.press("Escape");
    await expect(log(page)).not.toContainText("event-");
  });
});

test("a deck of one's own is built, judged, kept, and led into a game", async ({ page, open }) => {
  await open("#/decks/duelyst");
  await page.locator("rw-decks").getByRole("button", { name: "Copy Lyonar Kingdoms" }).last().click();
  const standing = page.locator("rw-deck-side .standing");
  await expect(standing).toContainText("Ready to play");
  const tempest = page.locator("rw-deck-side .row", { hasText: "Tempest" });
  await tempest.getByRole("button", { name: "Remove one" }).click();
  await expect(standing).toContainText("38 of 39 cards");
  await page.locator("rw-deck-pool").getByRole("button", { name: "Add Aerial Rift," }).click();
  await expect(standing).toContainText("Ready to play");
  await page.getByRole("textbox", { name: "Name of the deck" }).fill("Rifts");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Name of the deck" })).toHaveValue("Rifts");
  await page.getByRole("link", { name: "Play" }).click();
  await expect(page.getByRole("radio", { name: /^Rifts Ready/ }).first()).toBeChecked();
  await page.getByRole("button", { name: "Start this game" }).click();
  await expect(board(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Rifts v / })).toBeAttached();
});

test("clauses of a keyword list the cards that bear it, to be read in full", async ({ page, open }) => {
  await open("#/rules/duelyst");
  const clause = page.locator("article[data-id='duelyst:keyword.provoke.2']");
  await clause.getByText(/^What links here: \d+ cards and units/).click();
  await clause.getByText("Silverguard Knight", { exact: true }).click();
  await expect(clause).toContainText("Minion · 3 Mana · 1 Attack · 5 Health");
  await expect(clause).toContainText("Zeal: This minion has +2 Attack.");
  await expect(page.locator("article[data-id='duelyst:setup.board.1'] rw-links details")).toHaveCount(0);
});
