// Skirmish, from its set-up to the end of a game.
import type { Page } from "@playwright/test";
import { atRest, bar, curtain, expect, openGame, square, summary, type SavedGame } from "../play.ts";
import { opened, openNumber, toLog, type Screen } from "./screen.ts";

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
export const FIGHT: SavedGame = {
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

export const SKIRMISH: readonly Screen[] = [
  {
    name: "setup",
    show: (page) => opened(page, "./#/game/skirmish", "rw-setup"),
  },
  {
    name: "learn",
    async show(page) {
      await page.goto("./#/learn/skirmish/4");
      await square(page, "C3").click();
      await bar(page).locator(".ask-help[aria-expanded]").click();
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
    name: "rolling",
    fleeting: true,
    settings: { motion: "full" },
    async show(page) {
      await openGame(page, FIGHT);
      await square(page, "E5").click();
      await page.locator("rw-inspector .deed button").first().click();
      await square(page, "F5").click();
      await expect(page.locator("rw-dice figure").first()).toBeVisible();
    },
  },
  {
    name: "thinking",
    fleeting: true,
    async show(page) {
      const players = [{ deck: "ash" }, { deck: "cin", bot: "search", level: "hard" }];
      await openGame(page, { ...FIGHT, players });
      await endTurn(page);
      await expect(page.locator("rw-play .thinking button")).toBeVisible();
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
      // On a phone it stands behind a tab.
      await expect(page.locator("rw-odds table")).toBeAttached();
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
    name: "past",
    rare: true,
    async show(page) {
      await attack(page);
      await page.getByRole("slider").fill("0");
      await expect(page.locator("rw-play .looking")).toBeVisible();
    },
  },
  {
    name: "log",
    rare: true,
    async show(page) {
      await attack(page);
      await openNumber(page);
    },
  },
  {
    name: "clause",
    window: true,
    async show(page) {
      await attack(page);
      await toLog(page);
      await page.locator("rw-log .clause").last().click();
      await expect(page.locator("rw-clause-panel").getByRole("dialog")).toBeVisible();
    },
  },
];
