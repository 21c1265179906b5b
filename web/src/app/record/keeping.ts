// What is being made, kept as it goes: a reload loses nothing, and what a link or an example took the place of can be
// gone back to.
import { createStore, get, set } from "idb-keyval";
import { last, say, unsay } from "../last-word";
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
  const word: Last = { draft: past.at(-1), stage };
  say(about(game), word);
  try {
    await set(game, kept, store());
    unsay(about(game), word);
  } catch {
    // Not to be had here.
  }
}

export async function keptDrafts(game: string): Promise<Kept | undefined> {
  const here = memory.get(game);
  if (here) return here;
  const kept = await read(game);
  const word = last(about(game)) as Last | undefined;
  if (!word?.draft || JSON.stringify(word.draft) === JSON.stringify(kept?.past.at(-1)))
    return kept && { ...kept, ...(word && { stage: word.stage }) };
  return { past: [...(kept?.past ?? []), word.draft], future: [], stage: word.stage };
}

async function read(game: string): Promise<Kept | undefined> {
  try {
    return await get<Kept>(game, store());
  } catch {
    return undefined;
  }
}

const about = (game: string): string => `record/${game}`;

interface Last {
  readonly draft: Draft | undefined;
  readonly stage: Stage;
}
