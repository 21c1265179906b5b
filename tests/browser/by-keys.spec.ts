// Whole games by keys alone, from the shelf to their end: Tab and arrows, Enter, N and T on the board. Skirmish has such a
// game in game.spec.ts, Duelyst in everywhere.spec.ts.
import type { Page } from "@playwright/test";
import { ended, fromTheShelf, handsOff, playOn, toTheShelf } from "./support/by-keys.ts";
import { Commander, enter } from "./support/commander.ts";
import { inTheMiddle } from "./support/middle.ts";
import { ENDED } from "./support/one-game.ts";
import { Marcher, keysOnPlaces, type PlacesTongue } from "./support/places.ts";
import { ENGLISH, FRENCH, Player, expect, keyboard, test, type Tongue } from "./support/play.ts";

test.use({ viewport: { width: 1440, height: 1100 }, trace: "off" });
test.skip(({ browserName }) => browserName !== "chromium", "the page is the same; one browser is enough");
test.setTimeout(400_000);

/** How much of the recorded game has been played when its end is led to by keys. */
const LATE = 0.95;

const PLACES: PlacesTongue = { ...ENGLISH, pass: "Pass" };
/** Where moves have no price, none is named; who does nothing more waits. */
const BATTLE: Tongue = { ...FRENCH, reach: "à portée", end: "Attendre" };

test("noxilia, from the shelf to its end", async ({ page, open }) => {
  await open();
  await fromTheShelf(page, "Noxilia", "en");
  const player = new Marcher(handsOff(page), keysOnPlaces(page, PLACES), PLACES);
  expect(await playOn(page, () => player.play(400)), "the game came to its end").toBe(true);
  expect(player.done.attacks).toBeGreaterThan(0);
  await ended(page, ENDED.en);
});

test("journal, de l’étagère à la fin, en français", async ({ page, open }) => {
  await open("#/", { lang: "fr" });
  await fromTheShelf(page, "Journal", "fr");
  const player = new Player(handsOff(page), keyboard(page), 1, BATTLE);
  expect(await playOn(page, () => player.play(400)), "la partie est finie").toBe(true);
  expect(player.done.deployed).toBe(5);
  expect(player.done.attacks).toBeGreaterThan(0);
  await ended(page, ENDED.fr);
});

const leader = (page: Page): Commander => new Commander(page, keyboard(page), enter, 1, FRENCH, handsOff(page));

test("pox, de l’étagère à la fin, en français @soak", async ({ page, open }) => {
  await open("#/", { lang: "fr" });
  await fromTheShelf(page, "Pox", "fr");
  const player = leader(page);
  expect(await playOn(page, () => player.conquer(62)), "la partie est finie").toBe(true);
  expect(player.done.attacks).toBeGreaterThan(0);
  await ended(page, ENDED.fr);
});

test("pox, its beginning and its end, en français", async ({ page, open }) => {
  await open("#/", { lang: "fr" });
  await fromTheShelf(page, "Pox", "fr");
  const beginner = leader(page);
  expect(await playOn(page, () => beginner.conquer(2)), "la partie commence").toBe(false);
  expect(beginner.done.deployed).toBeGreaterThan(0);
  await toTheShelf(page);
  await inTheMiddle(page, "pox", LATE);
  const player = leader(page);
  expect(await playOn(page, () => player.conquer(12)), "la partie est finie").toBe(true);
  await ended(page, ENDED.fr);
});
