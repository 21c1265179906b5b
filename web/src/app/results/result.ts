// What is kept of a finished game: who played what against whom, who won, by which clause, and how long it took. Pure.
import type { Level, Save, Side, Table } from "../../engine";
import { SIDES } from "../../engine/sides";
import { people, sittersOf } from "../play/seats";

/** One side of a finished game. */
export interface ResultSeat {
  readonly side: Side;
  /** The level of the bot; null is a person. */
  readonly bot: Level | null;
  /** The deck of the game, or the leader of a deck of the player's own. */
  readonly deck?: string;
  /** What the player called a deck of their own. */
  readonly name?: string;
}

export interface Result {
  /** That of the kept game: one game has one result, the last it came to. */
  readonly id: string;
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly updated: number;
  readonly seats: readonly ResultSeat[];
  readonly winner: Side | null;
  /** The clause that ended it. */
  readonly cites: string;
  readonly rounds: number;
  readonly steps: number;
  /** Milliseconds of play. */
  readonly played: number;
}

/** For the one person who played; `shared` if two did, who have both won and lost. */
export type Outcome = "won" | "lost" | "drawn" | "shared";
export const OUTCOMES: readonly Outcome[] = ["won", "lost", "drawn", "shared"];

/** Whom the one person played against; two people at one screen played each other. */
export type Opponent = Level | "person";
export const OPPONENTS: readonly Opponent[] = ["easy", "normal", "hard", "person"];

/** What a game needs to have a result. */
interface Finished {
  readonly id: string;
  readonly game: string;
  readonly save: Save;
  readonly updated: number;
  readonly decks: Readonly<Partial<Record<Side, string>>>;
  readonly names?: Readonly<Partial<Record<Side, string>>>;
  readonly played?: number;
  readonly clause?: string;
}

/** The result of a game that is over and that a person played; null of any other, and of an example of a clause. */
export function resultOf(record: Finished, { result, round, step }: Table): Result | null {
  const sitters = sittersOf(record.save);
  if (!result || people(sitters).length === 0 || record.clause !== undefined) return null;
  const { id, game, updated, played = 0, names, decks, save } = record;
  const seats = sitters.map(({ side, bot, level }, n): ResultSeat => {
    const seat = save.options.players[n];
    // A table names the deck once it is settled who has it.
    const deck = seat?.list?.leader ?? decks[side] ?? seat?.deck;
    const name = names?.[side];
    return {
      ...{ side, bot: bot === null ? null : level },
      ...(deck !== undefined && { deck }),
      ...(name !== undefined && { name }),
    };
  });
  return { id, game, updated, seats, winner: result.winner, cites: result.cites, rounds: round, steps: step, played };
}

/** The one person's seat; none where two played. */
export function ownSeat({ seats }: Result): ResultSeat | undefined {
  const own = seats.filter(({ bot }) => bot === null);
  return own.length === 1 ? own[0] : undefined;
}

export function outcomeOf(result: Result): Outcome {
  if (result.winner === null) return "drawn";
  const own = ownSeat(result);
  if (!own) return "shared";
  return own.side === result.winner ? "won" : "lost";
}

export const opponentOf = ({ seats }: Result): Opponent => seats.find(({ bot }) => bot !== null)?.bot ?? "person";

const LEVELS: readonly unknown[] = ["easy", "normal", "hard"];
const isSide = (side: unknown): boolean => SIDES.some((one) => one === side);
const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;
const mayBe = (value: unknown): boolean => value === undefined || isText(value);

function isSeat(value: unknown): value is ResultSeat {
  if (typeof value !== "object" || value === null) return false;
  const { side, bot, deck, name } = value as Partial<Record<keyof ResultSeat, unknown>>;
  return isSide(side) && (bot === null || LEVELS.includes(bot)) && mayBe(deck) && mayBe(name);
}

/** What is in a browser's storage may have been put there by anybody. */
export function isResult(value: unknown): value is Result {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Partial<Record<keyof Result, unknown>>;
  return (
    [one.id, one.game, one.cites].every(isText) &&
    [one.updated, one.rounds, one.steps, one.played].every(isCount) &&
    (one.winner === null || isSide(one.winner)) &&
    Array.isArray(one.seats) &&
    one.seats.length > 0 &&
    one.seats.every(isSeat)
  );
}
