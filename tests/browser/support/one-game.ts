// For a spec about the page of one game: its window, a position of the game, its themes, a whole game and one on a phone.
import type { Browser, Locator, Page } from "@playwright/test";
import { PLAYABLE } from "../../../scripts/lib/games.mjs";
import { badColours, violations } from "./axe.ts";
import { atRest, expect, giveFile, test } from "./play.ts";
import type { Site } from "./test.ts";
import { THEMES, wear } from "./themes.ts";

/** A test of a game that is in no release yet waits until it is. */
export function onceReleased(game: string): void {
  test.skip(!PLAYABLE.includes(game), `${game} is in no release yet`);
}

/** What the page does for one game it does in every browser; `high` is a window with room for the whole table. */
export function oneGame(high: number): void {
  test.skip(
    ({ browserName }) => browserName !== "chromium",
    "the page is the same for every game; one browser is enough",
  );
  test.use({ viewport: { width: 1280, height: high }, trace: "off" });
}

export const inspector = (page: Page): Locator => page.locator("rw-inspector");
export const odds = (page: Page): Locator => page.locator("rw-odds");
/** The board, of squares or of places. */
const ground = (page: Page): Locator => page.locator("rw-board, rw-places").getByRole("grid");

/** A game in the middle of things. */
export interface Position {
  readonly game: string;
  readonly players: readonly object[];
  readonly setup: object;
  readonly seed?: string;
  readonly actions?: readonly object[];
}

/** Opens it from a file. At its end no board is waited for. */
export async function openPosition(page: Page, { game, actions = [], seed = "7", ...rest }: Position): Promise<void> {
  await giveFile(page, JSON.stringify({ version: 1, game, options: { game, seed, ...rest }, actions }));
  await expect(ground(page)).toBeVisible();
  await atRest(page);
}

/** No rule of accessibility is broken as the page stands, in any theme. */
export async function keepsToTheRules(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  for (const theme of THEMES.slice(1)) {
    await wear(page, theme);
    expect(await badColours(page), theme).toEqual([]);
  }
}

const SAID = {
  en: { who: "Played by", easy: "Bot, easy", seed: "Seed", start: "Start this game" },
  fr: { who: "Joué par", easy: "Bot, facile", seed: "Graine", start: "Commencer cette partie" },
};

/** How the summary of a game is headed, however it ended. */
export const ENDED = { en: /^(You win|You lose|A draw)$/, fr: /^(Victoire|Défaite|Égalité)$/ };

interface Beginning {
  readonly lang?: "en" | "fr";
  readonly seed?: string;
  readonly bot?: "easy" | "normal";
  /** How the button is pressed. */
  readonly press?: (button: Locator) => Promise<void>;
}

/** A new game against a bot, from the set-up that is on screen. */
export async function begin(
  page: Page,
  { lang = "en", seed = "5", bot = "easy", press }: Beginning = {},
): Promise<void> {
  const said = SAID[lang];
  if (bot === "easy") await page.getByLabel(said.who).last().selectOption(said.easy);
  await page.getByLabel(said.seed, { exact: true }).fill(seed);
  const button = page.getByRole("button", { name: said.start });
  await (press ? press(button) : button.click());
  await expect(ground(page)).toBeVisible();
}

/** A game on a phone of 360 by 740 pixels; `play` begins at its set-up. Nothing is wider than the screen. */
export async function onPhone(
  { browser, site }: { readonly browser: Browser; readonly site: Site },
  game: string,
  lang: "en" | "fr",
  play: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...{ baseURL: site.url, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.addInitScript(
    (settings) => {
      localStorage.setItem("rulewright-settings", settings);
    },
    JSON.stringify({ lang, theme: "light", motion: "none" }),
  );
  await page.goto(`./#/game/${game}`);
  await play(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(faults).toEqual([]);
  await context.close();
}
