// The reader's own decks in a drawer, each a record of its own, written with every change.
import { Drawer } from "../drawer";
import type { OwnDeck } from "./model";

const drawer = new Drawer<OwnDeck>("rulewright-decks", "decks");

/** Does this browser let the page keep decks? Known after the first try. */
export const keepsDecks = (): boolean => drawer.keeps;

export const keepDeck = (deck: OwnDeck): Promise<void> => drawer.put(deck);

export const keptDeck = (id: string): Promise<OwnDeck | undefined> => drawer.get(id);

/** The decks of a game, the last one changed first. */
export async function decksOfGame(game: string): Promise<OwnDeck[]> {
  const all = await drawer.all();
  return all.filter((deck) => deck.game === game).sort((a, b) => b.updated - a.updated);
}

export const forgetDeck = (id: string): Promise<void> => drawer.remove(id);
