// Every game to its end, by keys alone and by the accessibility tree alone: what is done is typed, in the words of the game.
import { ALL_GAMES, inTheMiddle } from "./support/middle.ts";
import { expect, summary, test } from "./support/play.ts";
import { activated, typed, Typist } from "./support/typist.ts";

test.use({ viewport: { width: 1440, height: 1100 }, trace: "off" });
test.skip(({ browserName }) => browserName !== "chromium", "the page is the same; one browser is enough");
test.setTimeout(120_000);

const DEEDS = {
  en: ["attack", "play", "cast", "move"],
  fr: ["attaquer", "jouer", "lancer", "aller"],
};
/** Where a game begins: most from their first decision, the longest late in a recorded game. */
const BEGINS = { skirmish: 0, duelyst: 0, pox: 0, noxilia: 0.8, journal: 0.8 };
const ENDED = /^(You win|You lose|A draw|Victoire|Défaite|Égalité)$/;

for (const game of ALL_GAMES)
  for (const [how, hands, lang] of [
    ["keys", typed, "en"],
    ["the accessibility tree", activated, "fr"],
  ] as const)
    test(`${game} to its end, by ${how} alone`, async ({ page, open }) => {
      await open("#/", { lang });
      await inTheMiddle(page, game, BEGINS[game]);
      const player = new Typist(page, hands(page), DEEDS[lang]);
      expect(await player.play(400), JSON.stringify(player.done)).toBe(true);
      await expect(summary(page).getByRole("heading")).toHaveText(ENDED);
      expect(player.done.deeds).toBeGreaterThan(0);
    });
