// Opens the deck builder: the part of the app that most readers never load.
import { EngineError } from "../../engine/errors";
import type { GameBook } from "../../words/book";
import { loadBook } from "../../words/load";
import { newId } from "../saved-games";
import { deckBuildingOf } from "./catalogue";
import { defineDecks } from "./define";
import { DeckEditor } from "./deck-editor";
import { decksOfGame, saveDeck, savedDeck } from "./own-decks";
import { sameList, type OwnDeck } from "./model";
import { unpackDeck } from "./pack";

export interface OwnDecks {
  readonly book: GameBook;
  readonly own: readonly OwnDeck[];
}

async function building(game: string): Promise<GameBook> {
  defineDecks();
  const book = await loadBook(game);
  deckBuildingOf(book);
  return book;
}

export async function startDecks(game: string): Promise<OwnDecks> {
  const [book, own] = await Promise.all([building(game), decksOfGame(game)]);
  return { book, own };
}

export interface OnDesk {
  readonly book: GameBook;
  readonly editor: DeckEditor;
}

/** The deck of an address: a kept one, a new one, or one in the address itself, which is the reader's own from then on. */
export async function startDeck(game: string, id: string): Promise<OnDesk | null> {
  const book = await building(game);
  const deck = id === "new" ? null : id.startsWith("+") ? await opened(game, id.slice(1)) : await savedDeck(id);
  if (deck !== null && deck?.game !== game) return null;
  const editor = new DeckEditor(deck?.id ?? newId(), game, deck);
  // What is wrong with it stands there from the first: a fault that comes later would push its cards down.
  await editor.judged;
  return { book, editor };
}

async function opened(game: string, packed: string): Promise<OwnDeck> {
  const { name, list } = await unpackDeck(packed);
  // A link that is opened twice is still one deck.
  const same = (await decksOfGame(game)).find((deck) => deck.name === name && sameList(deck.list, list));
  const deck = same ?? { id: newId(), game, name, list, updated: Date.now() };
  if (!same) await saveDeck(deck);
  return deck;
}

/** Is this the link's fault, and not that of the page? */
export const isLinkFault = (error: unknown): error is EngineError => error instanceof EngineError;
