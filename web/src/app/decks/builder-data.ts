// What the deck builder knows of a game beside its rules: how a game opens, and deck codes of other clients. Fetched when
// somebody asks for it.
import games from "virtual:builder";
import { once } from "../../once";
import type { DeckCodes } from "./codes";
import type { Opening } from "./draws";

export interface BuilderData {
  readonly opening?: Opening;
  readonly code?: DeckCodes;
}

const files = new Map<string, Promise<BuilderData>>();

export const hasBuilderData = (game: string): boolean => Object.hasOwn(games, game);

export function builderDataOf(game: string): Promise<BuilderData> {
  return once(files, game, async () => {
    if (!hasBuilderData(game)) return {};
    const response = await fetch(new URL(`builder/${game}.json`, document.baseURI));
    if (!response.ok) throw new Error(`builder/${game}.json: ${String(response.status)}`);
    return (await response.json()) as BuilderData;
  });
}
