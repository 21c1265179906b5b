// The results of finished games, each a record of its own, apart from the games: deleting a game keeps its result.
import type { Level } from "../../engine";
import { RecordStore } from "../record-store";
import { isResult, opponentOf, outcomeOf, type Result } from "./result";

const store = new RecordStore<Result>("rulewright-results", "results");

/** More than anybody reads; the oldest make room. */
export const MOST = 1000;

export interface Kept {
  /** The last one first. */
  readonly results: readonly Result[];
  /** How many records hold no result. They stay as they are until all is erased. */
  readonly damaged: number;
}

export const canSaveResults = (): boolean => store.persists;

export async function keepResult(result: Result): Promise<void> {
  await store.put(result);
  const { results } = await keptResults();
  for (const { id } of results.slice(MOST)) await store.remove(id);
}

export async function keptResults(): Promise<Kept> {
  const all: readonly unknown[] = await store.all();
  const results = all.filter(isResult).sort((a, b) => b.updated - a.updated);
  return { results, damaged: all.length - results.length };
}

/** The bots that have been beaten in a game. */
export async function beatenBots(game: string): Promise<ReadonlySet<Level>> {
  const { results } = await keptResults();
  const won = results.filter((result) => result.game === game && outcomeOf(result) === "won");
  return new Set(won.map(opponentOf).filter((one) => one !== "person"));
}

export const eraseResult = (id: string): Promise<void> => store.remove(id);

export const eraseResults = (): Promise<void> => store.clear();
