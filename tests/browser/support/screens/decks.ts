// The deck builder, and what stands around it.
import type { Page } from "@playwright/test";
import { expect } from "../play.ts";
import type { Screen } from "./screen.ts";

const DECKS = "./#/decks/duelyst";

/** The first starter deck, copied, in the deck builder. */
async function deck(page: Page): Promise<void> {
  await page.goto(DECKS);
  // Its own section, after that of the reader's decks.
  await page.locator("rw-decks section").last().getByRole("button").first().click();
  await expect(page.locator("rw-deck-side .standing")).toContainText(/Ready to play|Prêt à jouer/);
}

/** On a phone the deck lies behind its cards. */
async function toDeck(page: Page): Promise<void> {
  const way = page.getByRole("button", { name: /^Deck \d/ });
  if (await way.isVisible()) await way.click();
}

const leaders = (page: Page): Promise<void> => page.goto("./#/deck/duelyst/new").then(() => undefined);

export const DECKBUILDER: readonly Screen[] = [
  {
    name: "duelyst-decks",
    async show(page) {
      await deck(page);
      await page.goto(DECKS);
      await expect(page.locator("rw-decks .state.good")).toBeVisible();
    },
  },
  {
    name: "duelyst-deck",
    window: true,
    show: deck,
  },
  {
    name: "duelyst-draws",
    window: true,
    async show(page) {
      await deck(page);
      await page.getByRole("button", { name: /^(Test draws|Pioches d’essai)$/ }).click();
      const dialog = page.locator("rw-deck-drawing dialog");
      await dialog.locator(".hand button").first().click();
      await dialog.locator("summary").click();
    },
  },
  {
    name: "duelyst-leaders",
    async show(page) {
      await leaders(page);
      await expect(page.locator("rw-deck-leaders h2")).toBeVisible();
    },
  },
  {
    name: "duelyst-faults",
    window: true,
    rare: true,
    late: true,
    async show(page) {
      await deck(page);
      await toDeck(page);
      await page.locator("rw-deck-side .leader button").last().click();
      await page
        .locator("rw-deck-leaders")
        .getByRole("button", { name: /^Kaleos Xaan/ })
        .click();
      await toDeck(page);
      await expect(page.locator("rw-deck-side .row .fault").first()).toBeVisible();
    },
  },
  {
    name: "duelyst-filters",
    window: true,
    rare: true,
    async show(page) {
      await deck(page);
      await page.getByRole("searchbox").pressSequentially("provo");
      await page.locator("rw-deck-pool summary").nth(1).click();
    },
  },
  {
    name: "duelyst-about",
    window: true,
    async show(page) {
      await deck(page);
      await page
        .locator("rw-deck-pool")
        .getByRole("button", { name: /(Read Silverguard Knight|Lire Chevalier)/ })
        .click();
      await expect(page.locator("rw-deck-about").getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "duelyst-import",
    window: true,
    async show(page) {
      await page.goto(DECKS);
      await page
        .locator("rw-decks")
        .getByRole("button", { name: /^Import/ })
        .click();
      await page.getByRole("dialog").getByRole("textbox").fill("General: Argeon Highmayne\n3 Tempest\n3 Nothing\n");
    },
  },
  {
    name: "duelyst-own",
    async show(page) {
      await deck(page);
      await page.goto("./#/game/duelyst");
      await expect(page.getByRole("radiogroup").first()).toContainText(/Ready to play|Prêt à jouer/);
    },
  },
];
