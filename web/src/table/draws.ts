// What is drawn for a game's own words: its book says it in `setup.draws` (docs/api.md, "Drawings").
import type { DrawSchema } from "../engine/types/DrawSchema";
import type { Ground } from "../engine/types/Ground";
import type { Pose } from "../engine/types/Pose";
import type { CardInPlay, GameBook } from "./types";

/** Where a player places pieces: open ground with a mark. */
export type Camp = Extract<Ground, `camp-${number}`>;
/** Ground with a drawing of its own. */
export type DrawnGround = Exclude<Ground, Camp>;

/** By the word: nothing where the page has only the plain drawing. */
export const drawsOf = (game: GameBook | null): DrawSchema => game?.setup?.draws ?? {};

export const isCamp = (ground: Ground | undefined): ground is Camp => ground?.startsWith("camp-") === true;

/** The ground that a card is, by its kind or by itself: nothing if it is none, or has a picture in place of one. */
export function groundOfCard({ kind, is }: CardInPlay, game: GameBook | null): Ground | undefined {
  const { grounds, poses } = drawsOf(game);
  return poses?.[kind] === "floor" ? (grounds?.[kind] ?? grounds?.[is]) : undefined;
}

/** Has the piece a state, or a card on it, with this pose? */
export function hasPose(game: GameBook | null, { traits, cards = [] }: Posed, pose: Pose): boolean {
  const poses = drawsOf(game).poses ?? {};
  return traits.some((trait) => poses[trait] === pose) || cards.some(({ is }) => poses[is] === pose);
}

interface Posed {
  readonly traits: readonly string[];
  readonly cards?: readonly { readonly is: string }[];
}
