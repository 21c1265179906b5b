// Opens the recorder: the part of the app that most readers never load.
import type { GameBook } from "../../words/book";
import { loadBook } from "../../words/load";
import { defineRecord } from "./define";
import { emptyDraft, type Draft } from "./draft";
import { keptDrafts, type Kept } from "./keeping";
import { openRecord } from "./opening";

export interface Start extends Kept {
  readonly draft: Draft;
}

/** What is on the desk: what was kept, with what the address brings on top of it. */
export async function startRecord(game: string, from: string | null): Promise<{ start: Start; book: GameBook }> {
  defineRecord();
  const opened = from === null ? null : await openRecord(from);
  const id = opened?.draft.game ?? game;
  const [book, kept] = await Promise.all([loadBook(id), keptDrafts(id)]);
  const past = kept?.past ?? [];
  if (opened) {
    const { draft, stage } = opened;
    return { start: { draft, stage, past: [...past, draft], future: [] }, book };
  }
  const last = past.at(-1);
  if (kept && last) return { start: { ...kept, draft: last }, book };
  const draft = emptyDraft(id, book.maps[0]?.id);
  return { start: { draft, stage: "position", past: [draft], future: [] }, book };
}
