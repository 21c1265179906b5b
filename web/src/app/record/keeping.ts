// What is being made, kept as it goes: a reload loses nothing, and what a link or an example took the place of can be
// gone back to.
import { createStore, get, set } from "idb-keyval";
import type { Draft } from "./draft";

export const STAGES = ["position", "record", "share"] as const;
export type Stage = (typeof STAGES)[number];

export interface Kept {
  /** The last one is the one being made. */
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  readonly stage: Stage;
}

/** More steps back than anybody takes. */
const MOST = 60;

// Where storage is denied the page still keeps it until it is closed.
const memory = new Map<string, Kept>();

const store = (): ReturnType<typeof createStore> => createStore("rulewright-record", "drafts");

export async function keepDrafts(game: string, { past, future, stage }: Kept): Promise<void> {
  const kept = { past: past.slice(-MOST), future: future.slice(0, MOST), stage };
  memory.set(game, kept);
  try {
    await set(game, kept, store());
  } catch {
    // Not to be had here.
  }
}

export async function keptDrafts(game: string): Promise<Kept | undefined> {
  try {
    return memory.get(game) ?? (await get<Kept>(game, store()));
  } catch {
    return undefined;
  }
}
