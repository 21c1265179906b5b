// The reader's own decks in IndexedDB, each a record of its own, written with every change.
import { createStore, del, entries, get, set } from "idb-keyval";
import type { OwnDeck } from "./model";

// Where storage is denied decks last until the page is closed.
const memory = new Map<string, OwnDeck>();
let denied = false;

const store = (): ReturnType<typeof createStore> => createStore("rulewright-decks", "decks");

async function attempt<T>(work: () => Promise<T>, otherwise: () => T): Promise<T> {
  if (denied) return otherwise();
  try {
    return await work();
  } catch {
    denied = true;
    return otherwise();
  }
}

/** Does this browser let the page keep decks? Known after the first try. */
export const keepsDecks = (): boolean => !denied;

export async function keepDeck(deck: OwnDeck): Promise<void> {
  memory.set(deck.id, deck);
  await attempt(
    () => set(deck.id, deck, store()),
    () => undefined,
  );
}

export const keptDeck = (id: string): Promise<OwnDeck | undefined> =>
  attempt(
    async () => (await get<OwnDeck>(id, store())) ?? memory.get(id),
    () => memory.get(id),
  );

/** The decks of a game, the last one changed first. */
export async function decksOfGame(game: string): Promise<OwnDeck[]> {
  const all = await attempt(
    async () => (await entries<string, OwnDeck>(store())).map(([, deck]) => deck),
    () => [...memory.values()],
  );
  return all.filter((deck) => deck.game === game).sort((a, b) => b.updated - a.updated);
}

export async function forgetDeck(id: string): Promise<void> {
  memory.delete(id);
  await attempt(
    () => del(id, store()),
    () => undefined,
  );
}
