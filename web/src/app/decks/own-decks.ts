// The reader's own decks, each a record of its own, written with every change.
import { RecordStore } from "../record-store";
import type { OwnDeck } from "./model";

const store = new RecordStore<OwnDeck>("rulewright-decks", "decks");

/** Does this browser let the page store decks? Known after the first try. */
export const canSaveDecks = (): boolean => store.persists;

export const saveDeck = (deck: OwnDeck): Promise<void> => store.put(deck);

export const savedDeck = (id: string): Promise<OwnDeck | undefined> => store.get(id);

/** The decks of a game, the last one changed first. */
export async function decksOfGame(game: string): Promise<OwnDeck[]> {
  const all = await store.all();
  return all.filter((deck) => deck.game === game).sort((a, b) => b.updated - a.updated);
}

export const deleteDeck = (id: string): Promise<void> => store.remove(id);
