// What the log calls the players: against a bot, the reader is "you" and the other "the bot"; two people at one screen are
// "Player 1" and "Player 2".
import type { Page } from "@playwright/test";
import { ALL_GAMES, inTheMiddle } from "./support/middle.ts";
import { APART, expect, log, openGame, test, unfold } from "./support/play.ts";

test.use({ viewport: { width: 1440, height: 1100 }, trace: "off" });
test.skip(({ browserName }) => browserName !== "chromium", "the page is the same; one browser is enough");

/** How sentences about each begin, and what no sentence has; `du bot` is how French puts the bot behind `de`. */
const TOLD = {
  en: {
    you: /^You(r [\w ]+)? [a-z0-9]+/,
    bot: /^The bot [a-z]+s\b/,
    wrong: /Player [12]|\bYou (?!pass\b)\w+s\b|\bof you\b/,
  },
  fr: { you: /^(Vous \S+ez|Vo(tre|s) \S+) /, bot: /^Le bot \S+ /, wrong: /joueur [12]|d[eu] (vous|le bot)\b/i },
};

/** Every line of the log, of each turn. */
async function lines(page: Page): Promise<string[]> {
  await log(page).getByRole("checkbox").check();
  await unfold(page);
  return log(page).locator("li .words").allInnerTexts();
}

for (const lang of ["en", "fr"] as const)
  for (const game of ALL_GAMES)
    test(`${game} against a bot speaks to the reader and of the bot, in ${lang}`, async ({ page, open }) => {
      await open("#/", { lang });
      await inTheMiddle(page, game);
      const told = await lines(page);
      const { you, bot, wrong } = TOLD[lang];
      // In Journal units act; of the reader nothing is told here.
      if (game !== "journal") expect(told).toContainEqual(expect.stringMatching(you));
      expect(told).toContainEqual(expect.stringMatching(bot));
      expect(told.filter((line) => wrong.test(line))).toEqual([]);
    });

test("two people at one screen keep the names of their sides", async ({ page, open }) => {
  await open();
  await openGame(page, { ...APART, actions: [{ type: "end" }] });
  const told = await lines(page);
  expect(told).toContain("Player 1 ends the turn.");
  expect(told.filter((line) => /\b(you|your|bot)\b/i.test(line))).toEqual([]);
});
