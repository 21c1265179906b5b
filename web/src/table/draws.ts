// What is drawn for a game's own words: its book says it in `setup.draws` (docs/api.md, "Drawings").
import type { CardGlyph } from "../engine/types/CardGlyph";
import type { DrawSchema } from "../engine/types/DrawSchema";
import type { Effect } from "../engine/types/Effect";
import type { Ground } from "../engine/types/Ground";
import type { Pose } from "../engine/types/Pose";
import type { Site } from "../engine/types/Site";
import type { UnitGlyph } from "../engine/types/UnitGlyph";
import type { GameBook, Piece } from "./types";

/** Where a player places pieces: open ground with a mark. */
export type Camp = Extract<Ground, `camp-${number}`>;
/** Ground with a drawing of its own. */
export type DrawnGround = Exclude<Ground, Camp>;

const drawsOf = (game: GameBook | null): DrawSchema => game?.setup?.draws ?? {};

/** Nothing where the page has only the plain drawing. */
export const groundOf = (game: GameBook | null, terrain: string): Ground | undefined =>
  drawsOf(game).grounds?.[terrain];

export const isCamp = (ground: Ground | undefined): ground is Camp => ground?.startsWith("camp-") === true;

export const siteOf = (game: GameBook | null, kind: string): Site | undefined => drawsOf(game).sites?.[kind];

/** Of a state of a piece, or of the kind of a card in play. */
export const poseOf = (game: GameBook | null, word: string): Pose | undefined => drawsOf(game).poses?.[word];

export const effectOf = (game: GameBook | null, kind: string): Effect | undefined => drawsOf(game).effects?.[kind];

/** Of what a unit is for. */
export const unitGlyphOf = (game: GameBook | null, role = ""): UnitGlyph | undefined => drawsOf(game).units?.[role];

/** Of what sort of card it is. */
export const cardGlyphOf = (game: GameBook | null, sort = ""): CardGlyph | undefined => drawsOf(game).cards?.[sort];

/** Is the piece in a state with this pose? */
export const hasPose = (game: GameBook | null, { traits }: Pick<Piece, "traits">, pose: Pose): boolean =>
  traits.some((trait) => poseOf(game, trait) === pose);
