// The edit history of a scenario, stored with every change. A reload loses nothing, and undo brings back the draft that a link
// or an example has replaced.
import { createStore, get, set } from "idb-keyval";
import * as journal from "../../journal";
import type { Draft } from "./draft";

export const STAGES = ["position", "record", "share"] as const;
export type Stage = (typeof STAGES)[number];

export interface EditHistory {
  /** The drafts in order; the last one is the current one. */
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  readonly stage: Stage;
}

/** The most drafts stored in each direction: more than anybody takes back. */
const MOST = 60;

// If the browser denies storage, the history lasts until the page is closed.
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
    // The browser denies storage; `memory` still has the history.
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
