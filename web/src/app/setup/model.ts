// What can be chosen before a game, and what it comes to. Pure: the screen draws a Choice and replaces it.
import type { CreateOptions, Level, Seat, Side } from "../../engine";
import type { OwnDeck } from "../decks/model";
import { toWire } from "../../engine/errors";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";

/** A person, or a bot of some level. */
export type Who = "person" | Level;
export const WHO: readonly Who[] = ["person", "easy", "normal", "hard"];

/** The two seats the screen offers; a game with more gets more rows here. */
export const SIDES = ["p1", "p2"] as const satisfies readonly Side[];
export type Seated = (typeof SIDES)[number];

export interface Choice {
  /** Ids of decks of the game, or {@link ownKey} of one's own. */
  readonly decks: Readonly<Record<Seated, string>>;
  readonly who: Readonly<Record<Seated, Who>>;
  /** Empty: rolled for. */
  readonly map: string;
  /** Who begins; `roll` leaves it to the dice. */
  readonly first: Seated | "roll";
  readonly seed: string;
}

/** The seats that may begin a game. */
export const beginners = ({ setup }: GameBook): readonly Seated[] =>
  SIDES.filter((side) => (setup?.first ?? side) === side);

/** A good game to begin with: you, with the deck you come with or the first, against a bot of this level. */
export function defaults(book: GameBook, seed: string, level: Level, mine?: OwnDeck): Choice {
  const [one, two] = book.decks;
  return {
    decks: { p1: mine ? ownKey(mine) : (one?.id ?? ""), p2: (two ?? one)?.id ?? "" },
    who: { p1: "person", p2: level },
    map: book.maps[0]?.id ?? "",
    first: beginners(book)[0] ?? "roll",
    seed,
  };
}

/** One's own deck among those of the game: no id of a game's data has a colon. */
export const ownKey = ({ id }: OwnDeck): string => `own:${id}`;

export const ownDeck = (own: readonly OwnDeck[], key: string): OwnDeck | undefined =>
  own.find((deck) => ownKey(deck) === key);

function seat(choice: Choice, side: Seated, own: readonly OwnDeck[]): Seat {
  const who = choice.who[side];
  const deck = choice.decks[side];
  const list = ownDeck(own, deck)?.list;
  return { ...(list ? { list } : deck && { deck }), ...(who !== "person" && { bot: "search", level: who }) };
}

/** The options the engine starts from. What is left to chance is left out. */
export function optionsOf(game: string, choice: Choice, own: readonly OwnDeck[] = []): CreateOptions {
  const { map, first, seed } = choice;
  return {
    game,
    ...(seed && { seed }),
    ...(map && { map }),
    ...(first !== "roll" && { first }),
    players: SIDES.map((side) => seat(choice, side, own)),
  };
}

/** How a seat is called: the first person is you, the second a friend beside you. */
export function personWord(choice: Choice, side: Seated): "who-you" | "who-friend" {
  return side === "p2" && choice.who.p1 === "person" ? "who-friend" : "who-you";
}

/** The decks with another one for a seat. With `apart` no deck is on both sides: the other seat gets the old one in exchange. */
export function withDeck({ decks }: Choice, side: Seated, key: string, apart: boolean): Choice["decks"] {
  const other = side === "p1" ? "p2" : "p1";
  const swap = apart && decks[other] === key ? { [other]: decks[side] } : {};
  return { ...decks, ...swap, [side]: key };
}

/** What the engine has against the deck of a seat. */
export interface Refused {
  /** The seat, from 0. */
  readonly seat: number;
  readonly text: string;
  readonly clause?: string;
}

/** An error about the deck of a seat, in the words of its clause if it has one; null for every other error. */
export function refusedSeat(words: Words, error: unknown): Refused | null {
  const { field = "", message, clause } = toWire(error);
  const [, seat] = /^players\[(\d+)\]/.exec(field) ?? [];
  if (seat === undefined) return null;
  const text = clause === undefined ? message : words.clause(clause).text || message;
  return { seat: Number(seat), text, ...(clause !== undefined && { clause }) };
}
