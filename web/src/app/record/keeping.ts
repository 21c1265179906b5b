// What is being made, kept as it goes: a reload loses nothing, and what a link or an example took the place of can be
// gone back to.
import { createStore, get, set } from "idb-keyval";
import * as journal from "../journal";
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
  const write: Last = { draft: past.at(-1), stage };
  journal.record(journalKey(game), write);
  try {
    await set(game, kept, store());
    journal.clear(journalKey(game), write);
  } catch {
    // Not to be had here.
  }
}

export async function keptDrafts(game: string): Promise<Kept | undefined> {
  const here = memory.get(game);
  if (here) return here;
  const kept = await read(game);
  const write = journal.read(journalKey(game)) as Last | undefined;
  if (!write?.draft || JSON.stringify(write.draft) === JSON.stringify(kept?.past.at(-1)))
    return kept && { ...kept, ...(write && { stage: write.stage }) };
  return { past: [...(kept?.past ?? []), write.draft], future: [], stage: write.stage };
}

async function read(game: string): Promise<Kept | undefined> {
  try {
    return await get<Kept>(game, store());
  } catch {
    return undefined;
  }
}

const journalKey = (game: string): string => `record/${game}`;

interface Last {
  readonly draft: Draft | undefined;
  readonly stage: Stage;
}
