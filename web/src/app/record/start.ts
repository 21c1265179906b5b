// Loads what the recorder needs. Most readers never load this part of the app.
import type { GameBook } from "../../words/book";
import { loadBook } from "../../words/load";
import { defineRecord } from "./define";
import { emptyDraft, type Draft } from "./draft/draft";
import { savedHistory, type EditHistory } from "./draft/edit-history";
import { openRecord } from "./opening";

export interface Start extends EditHistory {
  readonly draft: Draft;
}

/** The state that the editor begins with: the stored history, followed by the scenario of the address if there is one. */
export async function startRecord(game: string, from: string | null): Promise<{ start: Start; book: GameBook }> {
  defineRecord();
  const opened = from === null ? null : await openRecord(from);
  const id = opened?.draft.game ?? game;
  const [book, saved] = await Promise.all([loadBook(id), savedHistory(id)]);
  const past = saved?.past ?? [];
  if (opened) {
    const { draft, stage } = opened;
    return { start: { draft, stage, past: [...past, draft], future: [] }, book };
  }
  const last = past.at(-1);
  if (saved && last) return { start: { ...saved, draft: last }, book };
  const draft = emptyDraft(id, book.maps[0]?.id);
  return { start: { draft, stage: "position", past: [draft], future: [] }, book };
}
