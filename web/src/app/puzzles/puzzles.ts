// Which games have puzzles, and the puzzles of one: fetched when somebody goes there.
import counts from "virtual:puzzles";
import { once } from "../../once";
import type { Puzzles } from "./types";

/** The games that have puzzles, in the order of their list, with how many. */
export const COUNTS: readonly (readonly [game: string, count: number])[] = Object.entries(counts);

export const hasPuzzles = (game: string): boolean => Object.hasOwn(counts, game);

const files = new Map<string, Promise<Puzzles>>();

export function puzzlesOf(game: string): Promise<Puzzles> {
  return once(files, game, async () => {
    if (!hasPuzzles(game)) throw new Error(`no puzzles of ${game}`);
    const response = await fetch(new URL(`puzzles/${game}.json`, document.baseURI));
    if (!response.ok) throw new Error(`puzzles/${game}.json: ${String(response.status)}`);
    return (await response.json()) as Puzzles;
  });
}
