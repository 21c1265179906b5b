// Games in IndexedDB: one record each, written after every decision, so that closing the page loses nothing.
import { createStore, del, entries, get, update } from "idb-keyval";
import type { Save, Seat, Side } from "../engine";

export interface Kept {
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
  /** The clause whose example this game was taken from. */
  readonly clause?: string;
}

// Private windows and sandboxed frames may refuse storage. The game goes on; it is only not kept.
const memory = new Map<string, Kept>();
let denied = false;

const store = (): ReturnType<typeof createStore> => createStore("rulewright", "games");

async function attempt<T>(work: () => Promise<T>, otherwise: () => T): Promise<T> {
  if (denied) return otherwise();
  try {
    return await work();
  } catch {
    denied = true;
    return otherwise();
  }
}

/** Does this browser let the page keep games? Known after the first try. */
export const keepsGames = (): boolean => !denied;

export async function keep(kept: Kept): Promise<void> {
  // Names are told once, when the game begins.
  const named = (before: Kept | undefined): Kept => ({ ...(before?.names && { names: before.names }), ...kept });
  memory.set(kept.id, named(memory.get(kept.id)));
  await attempt(
    () => update<Kept>(kept.id, named, store()),
    () => undefined,
  );
}

export async function kept(id: string): Promise<Kept | undefined> {
  return attempt(
    async () => (await get<Kept>(id, store())) ?? memory.get(id),
    () => memory.get(id),
  );
}

/** All games, the last one played first. */
export async function allKept(): Promise<Kept[]> {
  const all = await attempt(
    async () => (await entries<string, Kept>(store())).map(([, value]) => value),
    () => [...memory.values()],
  );
  return all.sort((a, b) => b.updated - a.updated);
}

export async function forget(id: string): Promise<void> {
  memory.delete(id);
  await attempt(
    () => del(id, store()),
    () => undefined,
  );
}

/** Asks the browser not to clear what is kept when space runs out. It may say no; nothing depends on it. */
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

export const newSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);

/** Who sits where is part of the options a save carries. */
export const seatsOf = (save: Save): readonly Seat[] => save.options.players;
