// Duelyst, from its set-up to the end of a game.
import type { Page } from "@playwright/test";
import { atRest, bar, board, curtain, expect, giveFile, square, summary } from "../play.ts";
import { opened, openNumber, toLog, unit, type Screen } from "./screen.ts";

const PEOPLE = [{ deck: "lyonar" }, { deck: "songhai" }];
const HAND = ["tempest", "silverguard-knight", "true-strike", "bloodtear-alchemist", "ironcliffe-guardian"];
const PIECES = {
  argeon: unit("argeon-highmayne", "p1", [3, 3]),
  squire: unit("silverguard-squire", "p1", [4, 3]),
  knight: unit("silverguard-knight", "p1", [3, 4]),
  lion: unit("azurite-lion", "p1", [4, 4], { stats: { health: 1 } }),
  kaleos: unit("kaleos-xaan", "p2", [7, 3], { stats: { health: 11 } }),
  guard: unit("rock-pulverizer", "p2", [5, 3]),
  boar: unit("ironcliffe-guardian", "p2", [6, 2]),
  seeker: unit("heartseeker", "p2", [8, 1]),
};
const TILES = [
  { is: "mana-tile", at: [5, 1] },
  { is: "mana-tile", at: [6, 3] },
  { is: "mana-tile", at: [5, 5] },
];

/** In the middle of a game; `setup` changes the position. */
const duel = (setup: object = {}, options: object = {}): object => ({
  game: "duelyst",
  seed: "4",
  first: "p1",
  players: PEOPLE,
  setup: {
    toAct: "p1",
    players: {
      p1: {
        hand: { cards: HAND },
        cards: [
          { is: "sunstone-bracers", owner: "p1", kind: "artifact", counters: 2 },
          { is: "roar", owner: "p1", kind: "bloodbound" },
        ],
        stats: { mana: 6, capacity: 7, turns: 6 },
      },
      p2: { hand: { cards: ["phoenix-fire", "tempest"] }, stats: { turns: 6 } },
    },
    board: { cards: TILES },
    pieces: PIECES,
    ...setup,
  },
  ...options,
});

async function open(page: Page, options: object): Promise<void> {
  await giveFile(page, JSON.stringify({ version: 1, game: "duelyst", options, actions: [] }));
  await expect(board(page)).toBeVisible();
  await atRest(page);
}

/** A game that nobody has begun. */
const opening = (page: Page, players: readonly object[]): Promise<void> =>
  open(page, { game: "duelyst", seed: "4", first: "p1", players });

const card = (page: Page, name: RegExp): Promise<void> =>
  page.locator("rw-hand, rw-rail").getByRole("button", { name }).first().click();

/** With nothing selected, ending the turn is all the bar offers. */
const endTurn = (page: Page): Promise<void> => bar(page).locator(".answers button").first().click();

/** The squire strikes Rock Pulverizer, which strikes back. */
async function blow(page: Page): Promise<void> {
  await open(page, duel());
  await square(page, "D3").click();
  await square(page, "E3").click();
}

export const DUELYST: readonly Screen[] = [
  {
    name: "duelyst-setup",
    show: (page) => opened(page, "./#/game/duelyst", "rw-setup"),
  },
  {
    name: "duelyst-mulligan",
    async show(page) {
      await opening(page, [PEOPLE[0] ?? {}, { deck: "songhai", bot: "greedy" }]);
      await page.locator("rw-hand, rw-rail").getByRole("button").first().click();
      await atRest(page);
    },
  },
  {
    name: "duelyst-first",
    rare: true,
    async show(page) {
      await opening(page, [PEOPLE[0] ?? {}, { deck: "songhai", bot: "greedy" }]);
      await endTurn(page);
      await atRest(page);
    },
  },
  {
    name: "duelyst-play",
    async show(page) {
      await open(page, duel());
      await square(page, "D3").click();
    },
  },
  {
    name: "duelyst-card",
    rare: true,
    async show(page) {
      await open(page, duel());
      await card(page, /(True Strike|Frappe juste)/);
      await page.mouse.move(0, 0);
      await square(page, "E3").focus();
    },
  },
  {
    name: "duelyst-odds",
    async show(page) {
      await open(page, duel());
      await card(page, /(True Strike|Frappe juste)/);
      await square(page, "H1").click();
      await atRest(page);
      await square(page, "D3").click();
      // The keyboard stays where it is when the window changes; a pointer would not.
      await page.mouse.move(0, 0);
      await square(page, "E3").focus();
      await expect(page.locator("rw-odds")).toContainText("→");
    },
  },
  {
    name: "duelyst-blow",
    fleeting: true,
    settings: { motion: "full" },
    async show(page) {
      await open(page, duel());
      await square(page, "D3").click();
      await square(page, "E3").click();
      await expect(page.locator("rw-board .float, rw-board .fx").first()).toBeAttached();
    },
  },
  {
    name: "duelyst-choice",
    async show(page) {
      await open(page, duel());
      await card(page, /(Bloodtear Alchemist|Alchimiste)/);
      await square(page, "C2").click();
      // On whom, is asked on the board alone.
      await expect(square(page, "E3")).toHaveAccessibleName(/can be targeted|peut être pris pour cible/);
    },
  },
  {
    name: "duelyst-refusal",
    rare: true,
    async show(page) {
      await open(page, duel());
      await square(page, "D3").click();
      await square(page, "I5").click();
      await expect(bar(page).locator(".no")).toBeVisible();
    },
  },
  {
    name: "duelyst-thinking",
    fleeting: true,
    async show(page) {
      const players = [PEOPLE[0] ?? {}, { deck: "songhai", bot: "search", level: "hard" }];
      await open(page, duel({}, { players }));
      await endTurn(page);
      await expect(page.locator("rw-play .thinking button")).toBeVisible();
    },
  },
  {
    name: "duelyst-curtain",
    rare: true,
    async show(page) {
      await open(page, duel());
      await endTurn(page);
      await expect(curtain(page)).toBeVisible();
    },
  },
  {
    name: "duelyst-past",
    rare: true,
    async show(page) {
      await blow(page);
      await atRest(page);
      await page.getByRole("slider").fill("0");
      await expect(page.locator("rw-play .looking")).toBeVisible();
    },
  },
  {
    name: "duelyst-log",
    async show(page) {
      await blow(page);
      await atRest(page);
      await openNumber(page);
    },
  },
  {
    name: "duelyst-number",
    rare: true,
    async show(page) {
      await open(page, duel());
      await square(page, "C4").click();
      await page.locator("rw-inspector summary").first().click();
    },
  },
  {
    name: "duelyst-clause",
    window: true,
    rare: true,
    async show(page) {
      await blow(page);
      await atRest(page);
      await toLog(page);
      await page.locator("rw-log .clause").last().click();
      await expect(page.locator("rw-clause-panel").getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "duelyst-summary",
    window: true,
    async show(page) {
      const kaleos = unit("kaleos-xaan", "p2", [5, 3], { stats: { health: 1 } });
      await open(page, duel({ pieces: { ...PIECES, guard: unit("rock-pulverizer", "p2", [7, 4]), kaleos } }));
      await square(page, "D3").click();
      await square(page, "E3").click();
      await expect(summary(page)).toBeVisible();
    },
  },
];
