// Games one action before their end.
import { expect, type Page } from "@playwright/test";
import { openPosition } from "./one-game.ts";
import { bar, square, summary } from "./play.ts";

/** The other General has one health left. `bot` is the level of the bot that leads it; none is a second person. */
export async function openLastBlow(page: Page, bot: string | null): Promise<void> {
  const seats = [{ deck: "lyonar" }, { deck: "songhai", ...(bot !== null && { bot: "search", level: bot }) }];
  const pieces = {
    argeon: { is: "argeon-highmayne", owner: "p1", at: [3, 3] },
    knight: { is: "silverguard-knight", owner: "p1", at: [4, 3] },
    kaleos: { is: "kaleos-xaan", owner: "p2", at: [5, 3], stats: { health: 1 } },
  };
  const setup = { toAct: "p1", pieces, players: { p1: { stats: { mana: 5, capacity: 5, turns: 4 } } } };
  await openPosition(page, { game: "duelyst", players: seats, setup });
}

/** Strikes it, and waits for the end. */
export async function strike(page: Page): Promise<void> {
  await square(page, "D3").click();
  await square(page, "E3").click();
  await expect(summary(page)).toBeVisible();
}

/** Gives up a game of Pox against a bot. */
export async function concede(page: Page, level: string): Promise<void> {
  const pieces = { a: { is: "recruit", owner: "p1", at: [6, 6] }, b: { is: "gate-warden", owner: "p2", at: [9, 6] } };
  const players = [{ deck: "ironfist-vanguard" }, { deck: "sundered-horde", bot: "search", level }];
  await openPosition(page, { game: "pox", players, setup: { round: 3, active: "p1", pieces } });
  await bar(page).locator("details.beside summary").click();
  await bar(page).getByRole("button", { name: "Concede" }).click();
  await expect(summary(page)).toBeVisible();
}
