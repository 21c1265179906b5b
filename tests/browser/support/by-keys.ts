// From the shelf into a game, and to its end, by keys alone: nothing is pointed at, and no script does anything but read.
import type { Locator, Page } from "@playwright/test";
import { expect, step, summary, tabTo, type Driven } from "./play.ts";

const SAID = {
  en: { play: "Play", who: "Played by", easy: "Bot, easy", seed: "Seed" },
  fr: { play: "Jouer", who: "Joué par", easy: "Bot, facile", seed: "Graine" },
};

/** A page of which the pointer does nothing: who has only keys waits for a bot as long as it thinks. */
export const handsOff = (page: Page): Driven => ({
  evaluate: (work) => page.evaluate(work),
  mouse: { click: () => page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done()))) },
});

/** From the first page: to the game's link, the seat of the bot, the seed, and into the game. */
export async function fromTheShelf(page: Page, title: string, lang: "en" | "fr"): Promise<void> {
  const { keyboard } = page;
  const said = SAID[lang];
  await page.evaluate(tellOfPointers);
  await tabTo(page, page.getByRole("link", { name: `${said.play} ${title}` }));
  await keyboard.press("Enter");
  const bot = page.getByLabel(said.who).last();
  await tabTo(page, bot);
  await choose(page, bot, said.easy);
  await tabTo(page, page.getByLabel(said.seed, { exact: true }));
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type("by keys");
  await keyboard.press("Enter");
  await expect(page.locator("rw-board, rw-places").getByRole("grid")).toBeVisible();
}

/** Back from a game, by the link at the top of the page. */
export async function toTheShelf(page: Page): Promise<void> {
  await tabTo(page, page.getByRole("link", { name: /^Rulewright, / }));
  await page.keyboard.press("Enter");
  await expect(page.locator("rw-shelf").getByRole("heading", { level: 1 })).toBeVisible();
}

/** Runs in the page: whatever is pointed at from now on leaves a mark. */
function tellOfPointers(): void {
  const mark = (): void => document.documentElement.setAttribute("data-pointed", "");
  addEventListener("pointerdown", mark, { capture: true });
}

/** The entry of a list that has the focus, by arrows. */
async function choose(page: Page, list: Locator, entry: string): Promise<void> {
  await page.keyboard.press("Home");
  const chosen = (): Promise<string> =>
    list.evaluate((el: HTMLSelectElement) => el.selectedOptions[0]?.text.trim() ?? "");
  for (let n = 0; n < 10 && (await chosen()) !== entry; n += 1) await page.keyboard.press("ArrowDown");
  expect(await chosen()).toBe(entry);
}

/** Plays; where keys have no way on, it says at which step that is. */
export async function playOn(page: Page, play: () => Promise<boolean>): Promise<boolean> {
  try {
    return await play();
  } catch (error) {
    throw new Error(`keys have no way on at "${await step(page)}": ${String(error)}`, { cause: error });
  }
}

/** The end, and out of it: the way to another game has the focus, Escape leads to the table; and nothing was pointed at. */
export async function ended(page: Page, heading: RegExp): Promise<void> {
  await expect(summary(page).getByRole("heading")).toHaveText(heading);
  await expect(summary(page).locator("[autofocus]")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(summary(page)).toBeHidden();
  await expect(page.locator("html")).not.toHaveAttribute("data-pointed");
}
