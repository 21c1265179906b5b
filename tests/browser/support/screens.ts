// Every screen of the page, and how to get to it in either language. For what is looked at rather than played.
import { deflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { atRest, bar, board, curtain, expect, giveFile, openGame, square, summary, type SavedGame } from "./play.ts";

export interface Screen {
  readonly name: string;
  /** From the shelf. */
  readonly show: (page: Page) => Promise<void>;
  /** A picture shows the window alone: a dialog covers the rest, or the page is a book. */
  readonly window?: true;
}

const PEOPLE = [{ deck: "ash" }, { deck: "cin" }];
const PIECES = {
  brenna: { is: "ash-brenna", owner: "p1", at: [5, 5] },
  pike: { is: "ash-pike", owner: "p1", at: [4, 3], cards: [{ is: "on-fire" }] },
  bow: { is: "ash-bow", owner: "p1", at: [3, 6], stats: { health: 3 } },
  hound: { is: "cin-hound", owner: "p2", at: [6, 5], stats: { health: 4 } },
  orsolya: { is: "cin-orsolya", owner: "p2", at: [9, 4] },
  slag: { is: "cin-slag", owner: "p2", at: [8, 7], cards: [{ is: "stunned" }, { is: "dazed" }] },
};
const CARDS = ["ash-hammerfall", "ash-bash", "com-aim", "com-smoke"];

/** In the middle of a fight. */
const FIGHT: SavedGame = {
  seed: "4",
  players: PEOPLE,
  setup: {
    round: 4,
    pieces: PIECES,
    players: { p1: { deck: "ash", hand: { cards: CARDS } }, p2: { deck: "cin", hand: { cards: CARDS } } },
  },
};
/** The other player's turn; what happens when it ends depends on the position. */
const turnOf2 = (more: object): SavedGame => ({
  players: PEOPLE,
  setup: { round: 4, toAct: "p2", active: "p2", pieces: PIECES, ...more },
});

/** With nothing selected, ending the turn is all the bar offers. */
const endTurn = (page: Page): Promise<void> => bar(page).locator(".answers button").click();

async function attack(page: Page): Promise<void> {
  await openGame(page, FIGHT);
  await square(page, "E5").click();
  await page.locator("rw-inspector .deed button").first().click();
  await square(page, "F5").click();
  await expect(page.locator("rw-dice figure").first()).toBeVisible();
  await atRest(page);
}

const unit = (is: string, owner: string, at: readonly number[], more: object = {}): object => ({
  is,
  owner,
  at,
  ...more,
});

/** Duelyst in the middle of a game. */
const DUEL = {
  game: "duelyst",
  seed: "4",
  first: "p1",
  players: [{ deck: "lyonar" }, { deck: "songhai" }],
  setup: {
    toAct: "p1",
    players: {
      p1: { hand: { cards: ["tempest", "silverguard-knight", "true-strike", "ironcliffe-guardian"] } },
      p2: { hand: { cards: ["phoenix-fire", "tempest"] } },
    },
    pieces: {
      argeon: unit("argeon-highmayne", "p1", [3, 3]),
      squire: unit("silverguard-squire", "p1", [4, 3]),
      lion: unit("azurite-lion", "p1", [4, 4], { stats: { health: 1 } }),
      kaleos: unit("kaleos-xaan", "p2", [7, 3], { stats: { health: 11 } }),
      guard: unit("rock-pulverizer", "p2", [5, 3]),
      boar: unit("ironcliffe-guardian", "p2", [6, 2]),
    },
  },
};

async function duel(page: Page): Promise<void> {
  await giveFile(page, JSON.stringify({ version: 1, game: "duelyst", options: DUEL, actions: [] }));
  await expect(board(page)).toBeVisible();
  await atRest(page);
}

/** The first starter deck, copied, in the deck builder. */
async function deck(page: Page): Promise<void> {
  await page.goto("./#/decks/duelyst");
  // Its own section, after that of the reader's decks.
  await page.locator("rw-decks section").last().getByRole("button").first().click();
  await expect(page.locator("rw-deck-side .standing")).toContainText(/Ready to play|Prêt à jouer/);
}

const BLOWS = [
  { refuse: { type: "move", piece: "brenna", to: [13, 1] }, cites: "skirmish:house.move.1" },
  { do: { type: "attack", piece: "brenna", attack: "longsword", target: "hound" } },
];

/** A scenario on the recorder's desk, from a link. */
async function recorder(page: Page, steps: readonly object[]): Promise<void> {
  const scenario = { game: "skirmish", setup: { ...FIGHT.setup }, steps };
  const packed = `1${deflateRawSync(JSON.stringify(scenario)).toString("base64url")}`;
  await page.goto(`./#/record/skirmish/${packed}`);
  await expect(page.locator("rw-record .stages")).toBeVisible();
  await expect(page.locator(steps.length > 0 ? "rw-record-share .passed" : "rw-position rw-board")).toBeVisible();
}

export const SCREENS: readonly Screen[] = [
  { name: "shelf", show: () => Promise.resolve() },
  {
    name: "shelf-kept",
    async show(page) {
      await openGame(page, FIGHT);
      await page.goto("./#/");
      await expect(page.locator("rw-shelf .record")).toBeVisible();
    },
  },
  {
    name: "setup",
    async show(page) {
      await page.goto("./#/game/skirmish");
      await expect(page.locator("rw-setup").getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "learn",
    async show(page) {
      await page.goto("./#/learn/skirmish/4");
      await square(page, "C3").click();
      await bar(page).locator(".ask-help").click();
      await expect(bar(page).locator(".help")).toBeVisible();
    },
  },
  {
    name: "deploy",
    async show(page) {
      await openGame(page, { players: PEOPLE });
      await page.locator("rw-bar .reserve button").first().click();
    },
  },
  {
    name: "play",
    async show(page) {
      await attack(page);
      await square(page, "D3").click();
    },
  },
  {
    name: "refusal",
    async show(page) {
      await openGame(page, FIGHT);
      await square(page, "E5").click();
      await square(page, "M1").click();
      await expect(bar(page).locator(".no")).toBeVisible();
    },
  },
  {
    name: "odds",
    async show(page) {
      await openGame(page, FIGHT);
      await square(page, "E5").click();
      await square(page, "F5").click();
      await page.getByRole("menuitem").first().hover();
      await expect(page.locator("rw-odds table")).toBeVisible();
    },
  },
  {
    name: "decision",
    async show(page) {
      await openGame(page, turnOf2({}));
      await endTurn(page);
      await expect(bar(page).locator(".answers button")).toHaveCount(2);
    },
  },
  {
    name: "curtain",
    async show(page) {
      await openGame(page, FIGHT);
      await endTurn(page);
      await expect(curtain(page)).toBeVisible();
    },
  },
  {
    name: "summary",
    window: true,
    async show(page) {
      await openGame(page, turnOf2({ players: { p1: { deck: "ash", stats: { victory: 13 } }, p2: { deck: "cin" } } }));
      await endTurn(page);
      await expect(summary(page)).toBeVisible();
    },
  },
  {
    name: "rules",
    window: true,
    async show(page) {
      await page.goto("./#/rules/skirmish");
      await expect(page.locator("rw-rules").getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "example",
    window: true,
    async show(page) {
      await page.goto("./#/rules/skirmish/skirmish%3Abonus.2");
      await expect(page.locator("rule-board rw-scene")).toBeVisible();
    },
  },
  {
    name: "clause",
    window: true,
    async show(page) {
      await attack(page);
      const tab = page.getByRole("tab", { name: /^(Log|Journal)$/ });
      if (await tab.isVisible()) await tab.click();
      await page.locator("rw-log .clause").last().click();
      await expect(page.locator("rw-clause-panel").getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "record-position",
    async show(page) {
      await recorder(page, []);
      await square(page, "E5").click();
      await expect(page.locator("rw-position .stepper").first()).toBeVisible();
    },
  },
  {
    name: "record-units",
    async show(page) {
      await recorder(page, []);
    },
  },
  {
    name: "record-play",
    async show(page) {
      await recorder(page, BLOWS);
      await page.locator("rw-record .stages button").nth(1).click();
      await expect(page.locator("rw-record rw-table")).toBeVisible();
    },
  },
  {
    name: "record-share",
    async show(page) {
      await recorder(page, BLOWS);
      await page.locator("rw-record rule-board").scrollIntoViewIfNeeded();
      await expect(page.locator("rule-board rw-scene")).toBeVisible();
    },
  },
  {
    name: "duelyst-setup",
    async show(page) {
      await page.goto("./#/game/duelyst");
      await expect(page.locator("rw-setup").getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "duelyst-play",
    async show(page) {
      await duel(page);
      await square(page, "D3").click();
    },
  },
  {
    name: "duelyst-rules",
    window: true,
    async show(page) {
      await page.goto("./#/rules/duelyst");
      await expect(page.locator("rw-rules").getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "duelyst-example",
    window: true,
    async show(page) {
      await page.goto("./#/rules/duelyst/duelyst%3Akeyword.provoke.1");
      await expect(page.locator("rule-board rw-scene")).toBeVisible();
    },
  },
  {
    name: "duelyst-decks",
    async show(page) {
      await deck(page);
      await page.goto("./#/decks/duelyst");
      await expect(page.locator("rw-decks .state.good")).toBeVisible();
    },
  },
  {
    name: "duelyst-deck",
    window: true,
    show: deck,
  },
  {
    name: "settings",
    async show(page) {
      await page.goto("./#/settings");
      await expect(page.locator("rw-settings").getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "lost",
    async show(page) {
      await page.goto("./#/play/nowhere");
      await expect(page.locator("rw-app .lost")).toBeVisible();
    },
  },
];

export const THEMES = ["light", "dark", "contrast"] as const;

/** Changes the theme of the page as it stands. */
export const wear = (page: Page, theme: (typeof THEMES)[number]): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
