// The edit history of a scenario, stored with every change: a reload loses nothing, and what a link or an example took the place of can be
// gone back to.
import { createStore, get, set } from "idb-keyval";
import * as journal from "../journal";
import type { Draft } from "./draft";

export const STAGES = ["position", "record", "share"] as const;
export type Stage = (typeof STAGES)[number];

export interface EditHistory {
  /** The last one is the one being made. */
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  readonly stage: Stage;
}

/** More steps back than anybody takes. */
const MOST = 60;

// Where storage is denied the page still keeps it until it is closed.
const memory = new Map<string, EditHistory>();

const store = (): ReturnType<typeof createStore> => createStore("rulewright-record", "drafts");

export async function saveHistory(game: string, { past, future, stage }: EditHistory): Promise<void> {
  const history = { past: past.slice(-MOST), future: future.slice(0, MOST), stage };
  memory.set(game, history);
  const write: PendingEdit = { draft: past.at(-1), stage };
  journal.record(journalKey(game), write);
  try {
    await set(game, history, store());
    journal.clear(journalKey(game), write);
  } catch {
    // Not to be had here.
  }
}

export async function savedHistory(game: string): Promise<EditHistory | undefined> {
  const here = memory.get(game);
  if (here) return here;
  const stored = await read(game);
  const write = journal.read(journalKey(game)) as PendingEdit | undefined;
  if (!write?.draft || JSON.stringify(write.draft) === JSON.stringify(stored?.past.at(-1)))
    return stored && { ...stored, ...(write && { stage: write.stage }) };
  return { past: [...(stored?.past ?? []), write.draft], future: [], stage: write.stage };
}

async function read(game: string): Promise<EditHistory | undefined> {
  try {
    return await get<EditHistory>(game, store());
  } catch {
    return undefined;
  }
}

const journalKey = (game: string): string => `record/${game}`;

interface PendingEdit {
  readonly draft: Draft | undefined;
  readonly stage: Stage;
}
