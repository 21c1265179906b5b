// The role of a unit as a glyph in a 64-unit square: plain solids that are still clear at 26 px.
import { html, svg } from "lit";
import type { SVGTemplateResult, TemplateResult } from "lit";
import type { UnitGlyph } from "../../engine/types/UnitGlyph";
import { drawsOf } from "../draws";
import type { GameBook, DrawnThing } from "../types";

const GLYPHS: Readonly<Record<UnitGlyph, SVGTemplateResult>> = {
  crown: svg`<path d="M18 41l-3-18 9.5 7L32 17l7.5 13 9.5-7-3 18z"/><path d="M18.5 43.5h27v4h-27z"/>`,
  // Its boss is cut out.
  tower: svg`<path fill-rule="evenodd" d="M32 15l15 4.5V31c0 9-7 14.5-15 18-8-3.5-15-9-15-18V19.5zm0 5.5l-10 3V31c0 6 4.5 10 10 12.7z"/>`,
  pike: svg`<path d="M16.5 48.5l-2.5-2.5 23-23 2.5 2.5z"/><path d="M36 19.5L50 14l-5.5 14-4.5-4z"/><path d="M27 29l12 12-12 3-3-12z" opacity=".85"/>`,
  bow: svg`<path class="stroke" d="M25 15.5c17 2 17 31 0 33M25 15.5L19 32l6 16.5"/><path d="M14 30.5h27V26l9.5 6L41 38v-4.5H14z"/>`,
  cross: svg`<path d="M27.5 16h9v11.5H48v9H36.5V48h-9V36.5H16v-9h11.5z"/>`,
  knives: svg`<path d="M15 16l8 1.5 16.5 17-4 4L18 23z"/><path d="M49 16l-8 1.5-16.5 17 4 4L46 23z"/><path class="stroke" d="M41 43.5l5.5-5.5M44 41l4.5 5.5M23 43.5L17.5 38M20 41l-4.5 5.5"/>`,
  eye: svg`<path fill-rule="evenodd" d="M12.5 32C20 21.5 44 21.5 51.5 32 44 42.5 20 42.5 12.5 32zm19.5-7.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15z"/><circle cx="32" cy="32" r="3.6"/><path class="stroke" d="M32 15v4M20 17.5l2 3.5M44 17.5L42 21M32 49v-4M20 46.5l2-3.5M44 46.5L42 43"/>`,
};

/** The picture of a unit, or else the glyph of its role, or else the initials of its name. */
export function glyph(thing: DrawnThing | undefined, game: GameBook | null, name: string): SVGTemplateResult {
  const outline = outlineOf(thing, game);
  if (outline !== null) return placed(outline, 11, 11, 42);
  const drawn = drawsOf(game).units?.[thing?.role ?? ""];
  return drawn
    ? GLYPHS[drawn]
    : svg`<text class="initials" x="32" y="39.5" text-anchor="middle">${initials(name)}</text>`;
}

/** The outline of a thing's picture, in a square of 256. */
export const outlineOf = (thing: DrawnThing | undefined, game: GameBook | null): string | null =>
  (thing?.art === undefined ? undefined : game?.drawings?.[thing.art]) ?? null;

/** An outline on a drawing: `size` wide and high, from x and y on. */
export const placed = (outline: string, x: number, y: number, size: number, is = ""): SVGTemplateResult =>
  svg`<path class=${is} transform=${`translate(${x} ${y}) scale(${size / 256})`} d=${outline}/>`;

/** An outline within a text. Its style sets the size. */
export const drawn = (outline: string, is = ""): TemplateResult =>
  html`<svg class=${is} viewBox="0 0 256 256" aria-hidden="true"><path d=${outline}></path></svg>`;

/** "Pyre Hound" is PH, "Bell" is Be. */
export function initials(name: string): string {
  const words = name.split(/[\s'’-]+/).filter((word) => word.length > 0);
  const [first = "?", second] = words;
  return second ? (first.charAt(0) + second.charAt(0)).toUpperCase() : first.slice(0, 2);
}
