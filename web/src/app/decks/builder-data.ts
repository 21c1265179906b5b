// What the deck builder knows of a game beside its rules: how a game opens, and deck codes of other clients. Fetched when
// somebody asks for it.
import parts from "virtual:builder";
import { once } from "../../once";
import type { DeckCodes } from "./codes";
import type { Opening } from "./draws";

export interface BuilderData {
  readonly opening?: Opening;
  readonly code?: DeckCodes;
}

const files = new Map<string, Promise<BuilderData>>();

/** Is this known of the game? */
export const knows = (game: string, part: keyof BuilderData): boolean =>
  Object.hasOwn(parts, game) && parts[game]?.includes(part) === true;

export function builderDataOf(game: string): Promise<BuilderData> {
  return once(files, game, async () => {
    if (!Object.hasOwn(parts, game)) return {};
    const response = await fetch(new URL(`builder/${game}.json`, document.baseURI));
    if (!response.ok) throw new Error(`builder/${game}.json: ${String(response.status)}`);
    return (await response.json()) as BuilderData;
  });
}
