// Journal, from its set-up into the middle of a battle, and its parties.
import { ambush, battle } from "../journal.ts";
import { bar, expect, square } from "../play.ts";
import { opened, type Screen } from "./screen.ts";

export const JOURNAL: readonly Screen[] = [
  {
    name: "journal-setup",
    show: (page) => opened(page, "./#/game/journal", "rw-setup"),
  },
  {
    name: "journal-play",
    show: battle,
  },
  {
    name: "journal-odds",
    async show(page) {
      await battle(page);
      await square(page, "C5").click();
      await square(page, "C4").click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
    },
  },
  {
    name: "journal-window",
    rare: true,
    async show(page) {
      await ambush(page);
      for (const name of [/^(Wait|Attendre)$/, /^(Nothing more|Rien de plus)$/])
        await bar(page).getByRole("button", { name }).click();
      await expect(bar(page).getByRole("button", { name: /^(No preflex|Aucun préflexe)$/ })).toBeVisible();
    },
  },
  {
    name: "journal-deck",
    window: true,
    async show(page) {
      await page.goto("./#/decks/journal");
      await page.locator("rw-decks section").last().getByRole("button").first().click();
      await expect(page.locator("rw-deck-side .standing")).toContainText(/Ready to play|Prêt à jouer/);
    },
  },
];
