// A recorded game, opened in its middle: against a bot, at the first decision of the player at the screen.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { at } from "../../../scripts/lib/paths.mjs";
import { atRest, expect, giveFile } from "./play.ts";

export const ALL_GAMES = ["skirmish", "duelyst", "noxilia", "pox", "journal"] as const;

interface Recorded {
  readonly save: {
    readonly options: { readonly players: readonly object[] };
    readonly actions: readonly object[];
  };
}

/** `share`: how much of the game has been played. */
export async function inTheMiddle(page: Page, game: (typeof ALL_GAMES)[number], share = 0.6): Promise<void> {
  const [first] = JSON.parse(readFileSync(at("tests", "saves", `${game}.json`), "utf8")) as Recorded[];
  if (!first) throw new Error(`no game of ${game} is recorded`);
  const { save } = first;
  const [one, other] = save.options.players;
  const players = [one, { ...other, bot: "greedy" }];
  const actions = save.actions.slice(0, Math.floor(save.actions.length * share));
  await giveFile(page, JSON.stringify({ ...save, options: { ...save.options, players }, actions }));
  await expect(page.locator("rw-table")).toBeVisible();
  await atRest(page);
}
