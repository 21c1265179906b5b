// Pox, from its set-up into the middle of a game, and its battlegroups.
import { expect, square } from "../play.ts";
import { fight } from "../pox.ts";
import { opened, type Screen } from "./screen.ts";

export const POX: readonly Screen[] = [
  {
    name: "pox-setup",
    show: (page) => opened(page, "./#/game/pox", "rw-setup"),
  },
  {
    name: "pox-play",
    show: fight,
  },
  {
    name: "pox-odds",
    async show(page) {
      await fight(page);
      await square(page, "F8").click();
      await square(page, "G8").click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
    },
  },
  {
    name: "pox-deck",
    window: true,
    async show(page) {
      await page.goto("./#/decks/pox");
      await page.locator("rw-decks section").last().getByRole("button").first().click();
      await expect(page.locator("rw-deck-side .standing")).toContainText(/Ready to play|Prêt à jouer/);
    },
  },
];
