// Loads what the recorder needs. Most readers never load this part of the app.
import { EngineError } from "../../engine/errors";
import type { GameBook } from "../../words/book";
import { loadBook } from "../../words/load";
import { defineRecord } from "./define";
import { clauseParts } from "../../words/clause-id";
import { boardIndex, type BoardIndex } from "../rules/boards";
import { emptyDraft, isEmpty, type Draft } from "./draft/draft";
import { savedHistory, type EditHistory } from "./draft/edit-history";
import { openRecord } from "./opening";

export interface Start extends EditHistory {
  readonly draft: Draft;
  /** Of the rulebook's examples. */
  readonly index: BoardIndex;
}

/**
 * The state that the editor begins with: the stored history, followed by the scenario of the address if there is one. If `from` is
 * a clause, a draft that is still empty is about it.
 */
export async function startRecord(game: string, from: string | null): Promise<{ start: Start; book: GameBook }> {
  defineRecord();
  const about = from === null ? null : clauseParts(from);
  const opened = from === null || about ? null : await openRecord(from);
  const id = about?.game ?? opened?.draft.game ?? game;
  const [book, saved, index] = await Promise.all([loadBook(id), savedHistory(id), boardIndex(id)]);
  const past = saved?.past ?? [];
  if (opened) {
    const { draft, stage } = opened;
    return { start: { draft, stage, past: [...past, draft], future: [], index }, book };
  }
  if (about && !book.clauses.some((clause) => clause.id === from))
    throw new EngineError({ code: "unknown-clause", message: from ?? "" });
  const last = past.at(-1);
  if (saved && last && !(about && isEmpty(last))) return { start: { ...saved, draft: last, index }, book };
  const draft = emptyDraft(id, book.maps[0]?.id, about ? (from ?? undefined) : undefined);
  return { start: { draft, stage: "position", past: [...past, draft], future: [], index }, book };
}
