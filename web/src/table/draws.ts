// What is drawn for a game's own words: its book says it in `setup.draws` (docs/api.md, "Drawings").
import type { DrawSchema } from "../engine/types/DrawSchema";
import type { Ground } from "../engine/types/Ground";
import type { Pose } from "../engine/types/Pose";
import type { GameBook, Piece } from "./types";

/** Where a player places pieces: open ground with a mark. */
export type Camp = Extract<Ground, `camp-${number}`>;
/** Ground with a drawing of its own. */
export type DrawnGround = Exclude<Ground, Camp>;

/** By the word: nothing where the page has only the plain drawing. */
export const drawsOf = (game: GameBook | null): DrawSchema => game?.setup?.draws ?? {};

export const isCamp = (ground: Ground | undefined): ground is Camp => ground?.startsWith("camp-") === true;

/** Is the piece in a state with this pose? */
export const hasPose = (game: GameBook | null, { traits }: Pick<Piece, "traits">, pose: Pose): boolean =>
  traits.some((trait) => drawsOf(game).poses?.[trait] === pose);
