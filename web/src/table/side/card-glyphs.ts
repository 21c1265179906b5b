// What sort of card it is, as a picture in a 48-unit square: the same plain solids as on the board.
import { html, svg } from "lit";
import type { SVGTemplateResult, TemplateResult } from "lit";
import type { CardGlyph } from "../../engine/types/CardGlyph";
import { drawn, outlineOf } from "../board/glyphs";
import { drawsOf } from "../draws";
import type { GameBook, DrawnThing } from "../types";

const GLYPHS: Readonly<Record<CardGlyph, SVGTemplateResult>> = {
  sword: svg`<path d="M37 6l5 5-17.5 19.5-7-7zM14.5 24.5l9 9-3 3-2.6-2.6-6.4 7.1-4.5-4.5 7.1-6.4-2.6-2.6z"/>`,
  chevrons: svg`<path d="M24 6l14 13.5h-8V25H18v-5.5h-8z"/><path d="M24 24l14 13.5h-8V43H18v-5.5h-8z" opacity=".7"/>`,
  die: svg`<path fill-rule="evenodd" d="M12 6h24a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6zm4 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7zm16 0a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7zm-8 8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7zm-8 8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7zm16 0a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7z"/>`,
  guard: svg`<path fill-rule="evenodd" d="M24 4l16 5v13c0 11-7.5 18-16 22-8.5-4-16-11-16-22V9zm0 6L14 13.2V22c0 7.6 4.6 12.6 10 15.6z"/>`,
  rings: svg`<path fill-rule="evenodd" d="M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38zm0 4.5a14.5 14.5 0 1 0 0 29 14.5 14.5 0 0 0 0-29z"/><circle cx="24" cy="24" r="7.5"/>`,
  chain: svg`<path fill-rule="evenodd" d="M15.5 9h7a8.5 8.5 0 0 1 0 17H20v-5h2.5a3.5 3.5 0 0 0 0-7h-7a3.5 3.5 0 0 0-2.9 5.5L8.4 22A8.5 8.5 0 0 1 15.5 9z"/><path fill-rule="evenodd" d="M32.5 39h-7a8.5 8.5 0 0 1 0-17H28v5h-2.5a3.5 3.5 0 0 0 0 7h7a3.5 3.5 0 0 0 2.9-5.5l4.2-2.5a8.5 8.5 0 0 1-7.1 13z"/>`,
};

/** A card of a sort that has no picture shows the back of a card. */
const PLAIN = svg`<path fill-rule="evenodd" d="M14 5h20a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm10 9l-8 10 8 10 8-10z"/>`;

/** A card's own picture, or that of its sort. */
export function cardGlyph(thing: DrawnThing | undefined, game: GameBook | null): TemplateResult {
  const outline = outlineOf(thing, game);
  if (outline !== null) return drawn(outline);
  const sort = drawsOf(game).cards?.[thing?.cardKind ?? ""];
  return html`<svg viewBox="0 0 48 48" aria-hidden="true">${sort ? GLYPHS[sort] : PLAIN}</svg>`;
}
