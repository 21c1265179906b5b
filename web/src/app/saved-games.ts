// Saved games: one record each, written after every decision, so that closing the page loses nothing.
import type { Save, Side } from "../engine";
import { RecordStore } from "./record-store";

export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly save: Save;
  /** Where in its history the game stands. */
  readonly step: number;
  readonly updated: number;
  readonly round: number;
  readonly decks: Readonly<Partial<Record<Side, string>>>;
  /** What the players call decks of their own; the save knows only what is in them. */
  readonly names?: Readonly<Partial<Record<Side, string>>>;
  readonly over: boolean;
  /** The game that this one is a branch of, and the step at which it began. */
  readonly from?: { readonly id: string; readonly step: number };
  /** Milliseconds of play. */
  readonly played?: number;
  /** The clause whose example this game was taken from. */
  readonly clause?: string;
}

const store = new RecordStore<SavedGame>("rulewright", "games");

/**
 * Says that no game is saved, without the database: opening it takes as long as drawing the shelf. Without the mark nobody
 * knows, and it is asked.
 */
const NONE = "rulewright-none-kept";

function markNone(none: boolean): void {
  try {
    if (none) localStorage.setItem(NONE, "1");
    else localStorage.removeItem(NONE);
  } catch {
    // Then it is asked each time.
  }
}

function knownNone(): boolean {
  try {
    return localStorage.getItem(NONE) === "1";
  } catch {
    return false;
  }
}

/** Does this browser let the page store games? Known after the first try. */
export const canSaveGames = (): boolean => store.persists;

export function saveGame(game: SavedGame): Promise<void> {
  markNone(false);
  return store.put(game);
}

/** The game of this id; nothing if there is none, or if its record is damaged. */
export async function savedGame(id: string): Promise<SavedGame | undefined> {
  const record: unknown = await store.get(id);
  return isSavedGame(record) ? record : undefined;
}

export interface SavedGames {
  /** The last one played first. */
  readonly games: readonly SavedGame[];
  /** How many records hold no game. They stay as they are. */
  readonly damaged: number;
}

export async function savedGames(): Promise<SavedGames> {
  if (knownNone()) return { games: [], damaged: 0 };
  const all: readonly unknown[] = await store.all();
  if (store.persists) markNone(all.length === 0);
  const games = all.filter(isSavedGame).sort((a, b) => b.updated - a.updated);
  return { games, damaged: all.length - games.length };
}

/** What is in a browser's storage may have been put there by anybody. The engine checks the save itself. */
function isSavedGame(record: unknown): record is SavedGame {
  const { id, game, updated, decks, save } = (record ?? {}) as Partial<SavedGame>;
  const texts = typeof id === "string" && typeof game === "string" && Number.isFinite(updated);
  const players: unknown = save?.options?.players;
  return texts && typeof decks === "object" && Array.isArray(players) && Array.isArray(save?.actions);
}

export const deleteGame = (id: string): Promise<void> => store.remove(id);

/** Asks the browser not to clear what is stored when space runs out. It may say no; nothing depends on it. */
export async function askToStay(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Not to be had here.
  }
}

/** A name no other game has; not a secret. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
