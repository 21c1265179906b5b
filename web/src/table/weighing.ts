// Loads parts of the table when they are first needed: the odds and the menu at a target when something is chosen, the dice
// when some have been rolled, the cards when some have been drawn, a deck of cards where all share one, a card that is only
// read. Nothing waits for them.
import { Lazy } from "../lazy";
import { define } from "./emit";

const weighing = new Lazy(async () => {
  const [{ RwOdds }, { RwMenu }] = await Promise.all([import("./dice/rw-odds"), import("./side/rw-menu")]);
  define("rw-odds", RwOdds);
  define("rw-menu", RwMenu);
  return true;
});

const dice = new Lazy(async () => {
  const { RwDice } = await import("./dice/rw-dice");
  define("rw-dice", RwDice);
  return true;
});

const draws = new Lazy(async () => {
  const { RwDraws } = await import("./dice/rw-draws");
  define("rw-draws", RwDraws);
  return true;
});

const deck = new Lazy(async () => {
  const { RwDeckOdds } = await import("./side/rw-deck-odds");
  define("rw-deck-odds", RwDeckOdds);
  return true;
});

const peek = new Lazy(async () => {
  const { RwPeek } = await import("./side/rw-peek");
  define("rw-peek", RwPeek);
  return true;
});

const begin = (part: Lazy<unknown>) => (): void => void part.load()?.catch(() => undefined);

export const defineWeighing = begin(weighing);
export const defineDice = begin(dice);
export const defineDraws = begin(draws);
export const defineDeck = begin(deck);
export const definePeek = begin(peek);
